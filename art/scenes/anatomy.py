"""Plaster anatomy: the bones of the glass bodies, enlarged, with what joins them: discs, cartilage, ligaments, tendons, cord.

Axes as in glass/bones.py: +x to the person's left, +y to the back, +z up. Every model is an empty, its middle at the origin.
"""
from functools import cache

import numpy as np

from glass import bones
from kit import sdf as S, shapes as sh
from kit.blender import empty, mesh_object
from kit.materials import mat
from kit.shapes import assign, surface


class Model:
    """Parts in body coordinates, `size` times as large around `middle`."""

    def __init__(self, middle, size):
        self.root, self.middle, self.size = empty(), np.float32(middle), size

    def mesh(self, part, m):
        assign(mesh_object((part[0] - self.middle) * self.size, part[1]), mat(m)).parent = self.root

    def solid(self, field, low, high, m, step=.0014):
        k = self.size
        surface(lambda P: field(P / k + self.middle) * k, (np.float32(low) - self.middle) * k, (np.float32(high) - self.middle) * k, step * k, mat(m)).parent = self.root

    def tube(self, points, radius, m, radii=None):
        sh.tube([tuple((np.float32(p) - self.middle) * self.size) for p in points], radius * self.size, mat(m), radii).parent = self.root


# ---------------------------------------------------------------- spine
@cache
def _unit(kind):
    return bones.unit(kind, .026)


def spine(first, last, size, accent=None, sacrum=False, skull=False, cord=False, middle=None):
    """Vertebrae and discs from `first` up to `last`; the disc above `accent` is amber. The cord sends a pair of nerves out below each vertebra."""
    rows = [(n, z) for _, n, z, _ in bones.LEVELS]
    names = [n for n, _ in rows]
    shown = rows[names.index(first):names.index(last) + 1]
    at = middle or (shown[0][1] + shown[-1][1]) / 2
    model = Model((0, float(bones.spine_y(at)), at), size)
    model.mesh(bones.spine(_unit, first, last), 'plaster')
    model.mesh(bones.spine(_unit, first, last, 'disc', {accent: None}), 'dusk')
    if accent:
        v, q = bones.spine(_unit, accent, bones.above(accent), 'disc')
        model.mesh((v, q[(v[:, 2] > bones.point(accent)[2])[q].all(1)]), 'sun')
    if sacrum:
        model.solid(bones.sacrum, (-.08, -.03, -.08), (.08, .11, .12), 'plaster', .0014)
    if skull:
        model.solid(bones.skull, (-.08, -.11, .65), (.08, .12, .89), 'plaster', .0015)
    if cord:
        y, low, high = bones.spine_y, shown[0][1] - .03, shown[-1][1] + .04
        model.tube([(0, y(z), z) for z in np.linspace(low, high, 12)], .0050, 'sun')
        for _, z in shown:  # out between the stalks of two vertebrae, then along the lower edge of the rib
            for side in (-1, 1):
                path = [(.003, 0, .004), (.007, .000, -.006), (.013, -.003, -.0115), (.020, -.003, -.0135), (.028, .002, -.0155), (.036, .010, -.018), (.056, .026, -.025)]
                model.tube([(side * a, float(y(z)) + b, z + c) for a, b, c in path], .0016, 'sun', [.8, 1, 1.5, 1.1, 1, .9, .4])
    return model.root


# ---------------------------------------------------------------- knee
HINGE = S.vec(.095, .010, -.4625)  # axis of the condyles of the thigh bone


def knee(size, bend=12, accent=None, cap=None):
    """Left knee: kneecap in its groove, tendon above and ligament below it, both side ligaments, two menisci.

    `accent` names what is amber: 'ligament' below the kneecap or 'meniscus'. With a colour for `cap`, the cartilage on both
    bones is there, and the kneecap, which hides it, is not.
    """
    model, turn = Model((.095, 0, -.485), size), S.rotation(-bend)
    lower = lambda P: (P - HINGE) @ turn.T + HINGE           # points of the bent shank to those of the straight one
    bent = lambda *p: tuple((S.vec(*p) - HINGE) @ turn + HINGE)
    thigh, shin = ((.035, -.06, -.52), (.155, .06, -.24)), ((.035, -.10, -.76), (.155, .16, -.46))
    model.solid(bones.femur, *thigh, 'plaster')
    model.solid(lambda P: bones.shank(lower(P)), *shin, 'plaster')

    def meniscus(P, x):
        """A C that opens to the middle, higher at its outer edge."""
        q = lower(P) * S.vec(1, .72, 1) - S.vec(x, .005 * .72, -.4868)
        ring = S.torus(q, (0, 0, 0), .0150, .0042)
        return S.smax(ring, -S.ellipsoid(q, (.0155 if x < .095 else -.0155, 0, 0), (.0085, .0065, .02)), .002)
    for x in (.0755, .1150):
        model.solid(lambda P: meniscus(P, x), (.04, -.06, -.53), (.15, .08, -.45), 'sun' if accent == 'meniscus' and x > .095 else 'dusk', .0008)
    if cap:
        def shell(P):
            """Over the ends of both condyles and up the groove in front, but not over their outer sides."""
            edge = S.smax(P[..., 2] + .4520 - .55 * np.clip(-.006 - P[..., 1], 0, .05), P[..., 2] + .432, .01)
            return S.smax(np.abs(bones.femur(P) - .0004) - .0014, S.smax(edge, np.abs(P[..., 0] - .0955) - .0335 + .25 * (P[..., 2] + .465), .006), .002)
        model.solid(shell, *thigh, cap, .0009)
        model.solid(lambda P: S.smax(np.abs(bones.shank(lower(P)) - .0004) - .0013, -.4965 - lower(P)[..., 2], .002), *shin, cap, .0009)
    else:
        model.solid(bones.patella, (.06, -.06, -.50), (.13, -.01, -.42), 'plaster', .0009)
        foot = bent(.0955, -.0245, -.5340)                    # the knob of the shin bone
        model.solid(lambda P: S.flat_cone(P, (.0955, -.0440, -.4680), foot, .0120, .0085, 1, .28), (.07, -.08, -.56), (.12, .02, -.44), 'sun' if accent == 'ligament' else 'sky')
        model.solid(lambda P: S.chain(P * S.vec(1, 4, 1), [(.0955, -.0470 * 4, -.4450), (.0965, -.0420 * 4, -.4200), (.0980, -.0300 * 4, -.36), (.0995, -.0240 * 4, -.28)],
                                              [.0150, .0135, .0115, .0120], .01) / 4, (.06, -.07, -.47), (.14, .0, -.25), 'sky')
    for a, b, r, k in (((.1325, .010, -.4560), (.1315, .0235, -.5170), .0042, .8), ((.0560, .010, -.4520), (.0775, .003, -.5500), .0085, .32)):
        model.solid(lambda P: S.flat_cone(P, a, bent(*b), r, r, 0, k), (.04, -.05, -.60), (.155, .07, -.43), 'sky', .0008)
    return model.root


# ---------------------------------------------------------------- shoulder
def shoulder(size, accent='sun'):
    """Left shoulder, its joint at the origin; the upper muscle of the rotator cuff fills the hollow above the ridge of the
    blade, and its tendon, in the accent colour, runs under the bony roof and over the head to the outer knob of the arm bone."""
    model = Model(bones.HUMERAL_HEAD, size)
    blade = lambda u, v, w: tuple(bones.BLADE_FOOT + S.vec(u, v, w) @ bones.BLADE_AXES)
    for field, low, high in ((bones.humerus, (.14, -.04, .32), (.23, .06, .53)), (bones.scapula, (.05, -.05, .35), (.21, .13, .55)),
                             (bones.clavicle, (.0, -.12, .48), (.19, .03, .56))):
        model.solid(field, low, high, 'plaster')
    flat = S.vec(1, 1, 2.4)
    path = [blade(.006, .141, .007), blade(.034, .142, .0105), blade(.060, .139, .012), (.146, .026, .5095), (.162, .014, .5135), (.176, .009, .5125),
            (.1862, .008, .5055), (.1940, .008, .4945)]
    strap = lambda P: S.chain(P * flat, [tuple(S.vec(*p) * flat) for p in path], [.0130, .0185, .0165, .0125, .0105, .0105, .0110, .0100], .01) / 2.4
    skin = lambda P: S.smax(strap(P), .0004 - np.minimum(bones.humerus(P), bones.scapula(P)), .001)
    edge = lambda P: .148 - P[..., 0]                          # where the muscle becomes tendon
    model.solid(lambda P: S.smax(skin(P), -edge(P), .001), (.06, -.01, .484), (.155, .12, .528), 'dusk', .0011)
    model.solid(lambda P: S.smax(skin(P), edge(P), .001), (.14, -.01, .484), (.21, .05, .528), accent, .0009)
    return model.root
