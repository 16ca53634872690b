"""Glass with things of its own: a hand that touches, the pairs of nerves of the spine."""
from functools import partial

import numpy as np

from kit.hands import PRESSING, RESTING, skin_of, touch
from kit.surface_nets import exact_mesh

from kit.tubes import both, join, sweep

from .bones import LEVELS, level, spine_y
from .catalogue import Shot
from .draw import draw


def glass_hand(pose, matrix, s):
    """Skin and bones of a posed hand as things of a shot; they fade out towards the elbow."""
    for (V, Q), density, *look in ((skin_of(pose, .0012), (.40, 0, 0), 2.4, .07, .35, 0),
                                   (exact_mesh(pose.bones, *pose.box(), .0010), (0, .25, 0), 1.9, .085, .3, .3)):
        fade = np.clip((pose.forearm - V @ pose.elbow[2]) / .10, 0, 1)[:, None]
        Q = Q[:, ::-1] if np.linalg.det(matrix[:3, :3]) < 0 else Q
        yield V @ matrix[:3, :3].T + matrix[:3, 3], Q, np.float32([density]) * fade, *look


def root(z):
    """Path of the left nerve that leaves below a vertebra of the chest at this height, along the lower edge of a rib."""
    return [(x, spine_y(z) + y, z + h) for x, y, h in ((.001, .002, .006), (.007, .003, -.004), (.014, .001, -.0105), (.024, .004, -.0135),
                                                       (.040, .016, -.019), (.060, .030, -.027), (.078, .036, -.036), (.094, .034, -.045))]


ROOTS = [root(level(row[1])[0]) for row in LEVELS if row[1][0] == 'T']


def nerves(s):
    """A pair of nerves for each vertebra of the chest, as a thing of a shot: they fade out to the side."""
    V, Q = join([both(sweep(path, [.0014, .0020, .0024, .0020, .0018, .0016, .0013, .0008], n=90, sides=14)) for path in ROOTS])
    fade = np.clip((.098 - np.abs(V[:, :1])) / .05, 0, 1)
    return V, Q, np.float32([[0, 0, .34]]) * fade, 1.0, .35, .2


LOWER, UPPER, POINTS = touch()
SPOTS = [(tuple(LOWER[:3, :3] @ p + LOWER[:3, 3]), r, a) for p, (r, a) in zip(POINTS, ((.012, .9), (.008, .5), (.008, .5)))]
SHOTS = {'services/needle-less-acupuncture-2': Shot('', (.025, 0, .045), -12, .44, tilt=38, fx=.5, fy=.55, keep=1, theme='dark', glow=SPOTS,
                                                    props=[partial(glass_hand, RESTING, LOWER), partial(glass_hand, PRESSING, UPPER)])}
SHOTS['blog/kids-teens-nervous-system-support-1'] = Shot(
    'man spine discs cord', (0, .03, .395), 196, .40, fx=.5, fy=.5, theme='light', keep=.8, props=[nerves], gain={'spine': .62, 'cord': 1.3})
PICTURES = {name: dict(size=(1200, 900), samples=16, theme=s.theme, draw=partial(draw, s)) for name, s in SHOTS.items()}
