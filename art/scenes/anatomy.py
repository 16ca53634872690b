"""Plaster anatomy: the bones of the glass bodies with what joins them: discs, cartilage, ligaments, tendons, cord.

Metres and axes as in glass/bones.py: +x to the person's left, +y to the back, +z up.
"""
from functools import cache

import numpy as np

from glass import bones
from kit import sdf as S, shapes as sh
from kit.blender import group
from kit.materials import mat


def part(field, low, high, m, step=.0014):
    sh.surface(field, low, high, step, mat(m))


# ---------------------------------------------------------------- spine
SINK = .008  # the sacrum is this much lower here than in the glass body: room for a whole disc


@cache
def _unit(kind):
    v, q = bones.unit(kind, .026)
    if kind == 'lumbar':  # lower spinous processes: they stay apart where the spine bows back
        v[:, 2] -= .22 * S.smoothstep(.55, .95, v[:, 1]) * (v[:, 2] + .20)
    return v, q


def spine(first, last, accent=None, sacrum=False, cord=False):
    """Vertebrae and discs from `first` up to `last`; the disc above `accent` is amber.

    The cord sends a pair of nerves out below each vertebra.
    """
    names = [row[1] for row in bones.LEVELS]
    shown = names[names.index(first):names.index(last) + 1]
    sh.mesh(*bones.spine(_unit, first, last), mat('plaster'))
    joints = [(.08 - SINK, 0, 'sacrum')] * sacrum + [(*bones.level(name), name) for name in shown]
    for below, above in zip(joints, joints[1:]):
        sh.mesh(*bones.between(_unit('disc'), below, above), mat('sun' if below[2] == accent else 'dusk'))
    if sacrum:
        part(lambda P: bones.sacrum(P + S.vec(0, 0, SINK)), (-.08, -.03, -.09), (.08, .11, .12), 'plaster')
    if cord:
        y, heights = bones.spine_y, [bones.level(name)[0] for name in shown]
        sh.tube([(0, y(z), z) for z in np.linspace(heights[0] - .03, heights[-1] + .04, 12)], .0050, mat('sun'))
        for z in heights:  # out between the stalks of two vertebrae, then along the lower edge of the rib
            for side in (-1, 1):
                path = [(.003, 0, .004), (.007, .000, -.006), (.013, -.003, -.0115), (.020, -.003, -.0135), (.028, .002, -.0155),
                        (.036, .010, -.018), (.056, .026, -.025)]
                sh.tube([(side * a, y(z) + b, z + c) for a, b, c in path], .0016, mat('sun'), [.8, 1, 1.5, 1.1, 1, .9, .4])


# ---------------------------------------------------------------- knee
HINGE = S.vec(.095, .010, -.4625)  # axis of the condyles of the thigh bone


def _shin(P):
    """The straight shank with a flat plateau, its knob just below, and the fibula's head against the outer side."""
    q = (P - S.vec(.095, .006, -.5005)) * S.vec(1, 1.36, 1)
    plateau = S.rounded_cylinder(q, (0, 0, 0), .0375, .0100, .006) * .8
    knob = S.ellipsoid(P, (.0958, -.0200, -.5150), (.0125, .0085, .0135))
    joint = S.ellipsoid(P, (.1200, .0185, -.5160), (.0080, .0080, .0075))
    return S.union(.010, S.smin(bones.shank(P), joint, .004), plateau, knob)


def knee(bend, cartilage=False):
    """Left knee with both side ligaments and two menisci. In yellow the outer one, beside the kneecap in its groove with
    the tendon above and the ligament below it, or the `cartilage` on the ends of both bones, which a kneecap would hide."""
    turn = S.rotation(-bend)
    lower = lambda P: (P - HINGE) @ turn.T + HINGE  # points of the bent shank, which pulls the kneecap along, to the straight one
    bent = lambda *p: tuple((S.vec(*p) - HINGE) @ turn + HINGE)
    shin = lambda P: _shin(lower(P))
    thigh, shank = ((.035, -.06, -.52), (.155, .06, -.24)), ((.035, -.10, -.76), (.155, .16, -.46))
    part(bones.femur, *thigh, 'plaster')
    part(shin, *shank, 'plaster')

    def meniscus(P):
        """A C along the rim of the plateau: a wedge, high outside, whose two horns taper towards the middle."""
        q = lower(P) - S.vec(.095, .006, -.4908)
        x, y = (side * q[..., 0] - .0172) / .0182, q[..., 1] / .0228
        r, angle = np.hypot(x, y), np.abs(np.arctan2(y, x))
        full = 1 - S.smoothstep(.5, 2.7, angle)
        inner = .95 - .62 * np.sqrt(full)
        top = (.0015 + .0108 * np.clip((r - inner) / (1 - inner), 0, 1)) * (.28 + .72 * full)
        wedge = S.smax(S.smax((r - 1) * .0182, (inner - r) * .0182, .001), q[..., 2] - top, .002)
        return S.smax(S.smax(wedge, .0006 - bones.femur(P), .0015), -q[..., 2], .001)
    for side in (-1, 1):
        part(meniscus, (.04, -.06, -.53), (.15, .08, -.45), 'dusk' if cartilage or side < 0 else 'sun', .0008)

    def shell(P):
        """Over the ends of both condyles and up the groove in front, but not over their outer sides."""
        x, y, z = np.moveaxis(P, -1, 0)
        edge = S.smax(z + .4520 - .55 * np.clip(-.006 - y, 0, .05), z + .432, .01)
        return S.smax(np.abs(bones.femur(P) - .0004) - .0014, S.smax(edge, np.abs(x - .0955) - .0335 + .25 * (z + .465), .006), .002)

    def kneecap(P):
        """A rounded triangle, a little domed in front."""
        d = S.triangle(P, (.0838, -.0425, -.4430), (.1072, -.0425, -.4430), (.0955, -.0430, -.4680), .0075)
        return S.smin(d, S.ellipsoid(P, (.0955, -.0435, -.4490), (.0180, .0095, .0170)), .006)

    def band(P, path, radii):
        flat = S.vec(1, 4, 1)
        return S.chain(P * flat, [S.vec(*p) * flat for p in path], radii, .01) / 4
    if cartilage:
        part(shell, *thigh, 'sun', .0009)
        part(lambda P: S.smax(np.abs(shin(P) - .0004) - .0013, -.4930 - lower(P)[..., 2], .002), *shank, 'sun', .0009)
    else:
        part(lambda P: kneecap(lower(P)), (.06, -.07, -.52), (.13, -.01, -.42), 'plaster', .0009)
        below = [(.0955, -.0460, -.4600), (.0956, -.0440, -.4800), (.0957, -.0325, -.5120), (.0958, -.0272, -.5290), (.0959, -.0205, -.5430)]
        above = [bent(.0956, -.0425, -.4420), bent(.0965, -.0405, -.4150), (.0980, -.0300, -.36), (.0995, -.0240, -.28)]
        part(lambda P: band(lower(P), below, [.0055, .0108, .0120, .0105, .0060]), (.07, -.09, -.58), (.12, .03, -.44), 'sky', .0009)
        part(lambda P: band(P, above, [.0150, .0135, .0115, .0120]), (.06, -.08, -.49), (.14, .0, -.25), 'sky')
    for a, b, r, k in (((.1325, .010, -.4560), (.1325, .0235, -.5150), .0036, .8), ((.0560, .010, -.4520), (.0775, .003, -.5500), .0085, .32)):
        part(lambda P: S.flat_cone(P, a, bent(*b), r, r, 0, k), (.04, -.05, -.60), (.155, .07, -.43), 'sky', .0008)


# ---------------------------------------------------------------- shoulder
def shoulder():
    """Right shoulder; the upper muscle of the rotator cuff fills the hollow above the ridge of the blade, and its
    tendon, in yellow, runs under the bony roof and over the head to the outer knob of the arm bone."""
    blade = lambda u, v, w: tuple(bones.BLADE_FOOT + S.vec(u, v, w) @ bones.BLADE_AXES)
    flat = S.vec(1, 1, 2.4)
    path = [blade(.006, .141, .007), blade(.034, .142, .0105), blade(.060, .139, .012), (.146, .026, .5095), (.162, .014, .5135), (.176, .009, .5125),
            (.1862, .008, .5055), (.1940, .008, .4945)]
    strap = lambda P: S.chain(P * flat, [tuple(S.vec(*p) * flat) for p in path], [.0130, .0185, .0165, .0125, .0105, .0105, .0110, .0100], .01) / 2.4
    skin = lambda P: S.smax(strap(P), .0004 - np.minimum(bones.humerus(P), bones.scapula(P)), .001)
    edge = lambda P: .148 - P[..., 0]                          # where the muscle becomes tendon
    with group() as mirror:
        part(bones.humerus, (.14, -.04, .32), (.23, .06, .53), 'plaster')
        part(bones.scapula, (.05, -.05, .35), (.21, .13, .55), 'plaster')
        part(bones.clavicle, (.0, -.12, .48), (.19, .03, .56), 'plaster')
        part(lambda P: S.smax(skin(P), -edge(P), .001), (.06, -.01, .484), (.155, .12, .528), 'dusk', .0011)
        part(lambda P: S.smax(skin(P), edge(P), .001), (.14, -.01, .484), (.21, .05, .528), 'sun', .0009)
    mirror.scale.x = -1
