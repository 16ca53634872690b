"""Plaster anatomy: the bones of the glass bodies with what joins them: discs, a muscle, its tendon.

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


def spine(first, last, accent=None, sacrum=False):
    """Vertebrae and discs from `first` up to `last`; the disc above `accent` is amber."""
    names = [row[1] for row in bones.LEVELS]
    shown = names[names.index(first):names.index(last) + 1]
    sh.mesh(*bones.spine(_unit, first, last), mat('plaster'))
    joints = [(.08 - SINK, 0, 'sacrum')] * sacrum + [(*bones.level(name), name) for name in shown]
    for below, above in zip(joints, joints[1:]):
        sh.mesh(*bones.between(_unit('disc'), below, above), mat('sun' if below[2] == accent else 'dusk'))
    if sacrum:
        part(lambda P: bones.sacrum(P + S.vec(0, 0, SINK)), (-.08, -.03, -.09), (.08, .11, .12), 'plaster')


# ---------------------------------------------------------------- shoulder
def shoulder():
    """Right shoulder; the upper muscle of the rotator cuff fills the hollow above the ridge of the blade, and its
    tendon, in yellow, runs under the bony roof and over the head to the outer knob of the arm bone."""
    blade = lambda u, v, w: tuple(bones.BLADE_FOOT + S.vec(u, v, w) @ bones.BLADE_AXES)
    flat = S.vec(1, 1, 2.4)
    path = [blade(.010, .133, .010), blade(.034, .136, .0115), blade(.060, .137, .012), (.146, .026, .5095), (.162, .014, .5135), (.176, .009, .5125),
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
