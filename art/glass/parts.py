"""Named meshes, built once and kept in cache/ until the source of any model changes."""
import hashlib
import inspect
import os
from functools import partial

import numpy as np

from kit import sdf, surface_nets, tubes

from . import body as B, bones as K, hand as H, organs as O, pose

HERE = os.path.dirname(os.path.abspath(__file__))
CACHE = os.path.join(HERE, 'cache')

FULL = ((-.34, -.30, -1.0), (.34, .20, .93))


def solid(f, lo, hi, h):
    return partial(surface_nets.exact_mesh, f, lo, hi, h)


PARTS = {
    # soft tissue
    'man': solid(partial(B.body, figure='man'), *FULL, .0050),
    'woman': solid(partial(B.body, figure='woman'), *FULL, .0050),
    'mother': solid(partial(B.body, figure='mother'), *FULL, .0050),
    'person': solid(partial(B.body, hands=True), (-.38, -.26, -1.0), (.38, .20, .93), .0046),
    'legs': solid(partial(B.body, arms=False), (-.2, -.22, -1.01), (.2, .16, .20), .0040),
    # bones
    'skull': solid(K.skull, (-.08, -.11, .65), (.08, .12, .89), .0016),
    'sacrum': solid(K.sacrum, (-.08, -.03, -.08), (.08, .11, .12), .0016),
    'hips': solid(K.hip_bone, (-.16, -.10, -.11), (.16, .10, .16), .0020),
    'symphysis': solid(K.symphysis, (-.01, -.08, -.06), (.01, -.04, .0), .0012),
    'femur': solid(K.femur, (-.18, -.06, -.51), (.18, .06, .05), .0026),
    'shank': solid(K.shank, (-.15, -.05, -.94), (.15, .06, -.47), .0018),
    'foot_bones': solid(K.foot_bones, (-.16, -.21, -.99), (.16, .08, -.88), .0015),
    'patella': solid(K.patella, (-.13, -.06, -.50), (.13, -.01, -.42), .0020),
    'quad_tendon': solid(K.quad_tendon, (-.13, -.06, -.46), (.13, -.005, -.34), .0012),
    'knee_tendon': solid(K.knee_tendon, (-.13, -.06, -.56), (.13, -.01, -.44), .0012),
    'menisci': solid(K.menisci, (-.15, -.05, -.51), (.15, .05, -.46), .0014),
    'ribs': K.ribs,
    'cartilage': K.cartilage,
    'sternum': solid(K.sternum, (-.05, -.13, .33), (.05, -.03, .55), .0020),
    'scapula': solid(K.scapula, (-.21, -.05, .35), (.21, .13, .55), .0017),
    'clavicle': solid(K.clavicle, (-.19, -.12, .48), (.19, .03, .56), .0020),
    'humerus': solid(K.humerus, (-.28, -.04, .17), (.28, .05, .53), .0024),
    'forearm': solid(K.forearm, (-.29, -.06, -.07), (.29, .05, .24), .0022),
    'hands': solid(H.bones_on_arm, (-.38, -.16, -.30), (.38, .02, -.05), .0016),
    # organs
    'lungs': solid(O.lungs, (-.15, -.12, .22), (.15, .12, .59), .0020),
    'colon': O.colon,
    'small_bowel': O.small_bowel,
    'uterus': solid(O.uterus, (-.08, -.07, -.06), (.08, .05, .09), .0014),
    'womb': solid(O.womb, (-.13, -.24, -.07), (.13, .05, .36), .0030),
    'unborn': solid(O.unborn, (-.11, -.23, -.06), (.15, .06, .36), .0018),
    'sinuses': solid(O.sinuses, (-.005, -.10, .71), (.06, .0, .83), .0010),
    'nasal': solid(O.nasal, (-.02, -.12, .54), (.02, .0, .79), .0012),
    'turbinates': solid(O.turbinates, (-.01, -.10, .73), (.02, -.02, .78), .0008),
    'labyrinth': O.labyrinth,
    'windpipe': solid(O.windpipe, (-.10, -.05, .34), (.10, .05, .67), .0010),
    'vertebral_arteries': O.vertebral_arteries,
    'brain': solid(O.brain, (-.08, -.10, .68), (.08, .11, .89), .0012),
    'ears': B.ears,
    'sciatic_left': solid(O.sciatic, (-.01, -.03, -.94), (.15, .08, .21), .0015),
    'pressed_root': O.pressed_root,
    'cord': O.cord,
    # hand and wrist, in their own coordinates
    'hand_soft': solid(H.soft, (-1.15, -.75, -2.9), (.85, .5, 2.2), .022),
    'hand_bones': solid(H.bones, (-1.15, -.5, -2.9), (.85, .3, 2.2), .013),
    'median_nerve': solid(H.median_nerve, (-1.15, -.6, -2.9), (.6, .1, 2.1), .010),
}


# parts that come along with others
CARRIED = {'spine': ['skull'], 'hips': ['symphysis'], **dict.fromkeys(('man', 'mother', 'person', 'woman'), ['ears'])}
SOURCE = ''.join(map(inspect.getsource, (sdf, surface_nets, tubes, B, K, H, O, pose)))


def _cached(build, *key):
    """What `build` makes: the same for the same key and source."""
    name = f'{key[0]}-{hashlib.md5(repr((key, SOURCE)).encode()).hexdigest()}.npz'
    path = os.path.join(CACHE, name.replace(':', '-'))
    if not os.path.exists(path):
        os.makedirs(CACHE, exist_ok=True)
        v, q = build()
        np.savez(path, v=v, q=q)
    z = np.load(path)
    return z['v'], z['q']


def unit(kind, fine=False):
    h = .024 if fine else .036
    return _cached(lambda: K.unit(kind, h), kind, h)


def posed(figure, limbs, step=.0065):
    """Mesh of a figure with the limbs of a pose."""
    return _cached(solid(lambda P: B.body(P, figure, limbs=limbs), *limbs.box(), step), figure, limbs, step)


def block(low, high, edge):
    """Mesh of a box with round edges: a mat, a seat, a pillow."""
    middle, half = np.add(low, high) / 2, np.subtract(high, low) / 2
    h = max(min(half) / 3, max(half) / 120)
    field = lambda P: sdf.rounded_box(P - sdf.vec(*middle), half, edge)
    return _cached(solid(field, middle - half - 2 * h, middle + half + 2 * h, h), 'block', low, high, edge)


def expand(names):
    """The parts of a shot: a spine that reaches C1 carries the skull, hip bones the disc between them, a head its ears."""
    out = names.split()
    for name in out[:]:
        kind, *span = name.split(':')
        if kind != 'spine' or not span or span[1] == 'C1':
            out += CARRIED.get(kind, [])
    return out


def get(name, fine=False):
    """(vertices, quads) of a part; fine vertebrae for close pictures.

    'spine', 'discs' take a range and exceptions: 'spine:L5:T12',
    'discs:L5:C1:L4=bulging_disc'; 'onedisc:L4:bulging_disc' is a single one.
    """
    kind, *how = name.split(':')
    if kind in ('spine', 'discs'):
        first, last, *rest = how or ('L5', 'C1')
        special = {level: instead or None for level, instead in (r.split('=') for r in rest)}
        return K.spine(partial(unit, fine=fine), first, last, 'bone' if kind == 'spine' else 'disc', special)
    if kind == 'onedisc':
        below, instead = how
        v, q = K.spine(partial(unit, fine=True), below, K.above(below), 'disc', {below: instead})
        return v, q[(v[:, 2] > K.point(below)[2])[q].all(1)]     # not the one below L5, too
    name = name.replace(':whole', '')
    return _cached(PARTS[name], name)
