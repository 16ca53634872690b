"""Movements in motion: the frames between the pictures of `movements.py`, one below the other in one picture.

A path says what changes in the shot at a time between 0 and 1; the camera, the ground and the chair stay.
"""
import os
import tempfile
from dataclasses import replace
from functools import partial

import numpy as np
from PIL import Image
from scipy.interpolate import PchipInterpolator

from . import movements as M
from .draw import draw
from .pose import Arm, Leg

FRAMES = 16                          # Sequence.module.css steps through as many
SIZE = 480, 360


def through(times, *keys):
    """A smooth path through keys (numbers or vectors) that rests at the first, the last and each turning point."""
    path = PchipInterpolator(times, np.array(keys, float))
    return lambda t: path(ease(t, times))


def ease(t, times):
    """Time that starts and stops gently at both ends of a path."""
    low, high = times[0], times[-1]
    u = np.clip((t - low) / (high - low), 0, 1)
    return low + (high - low) * (.5 * u + .5 * u * u * (3 - 2 * u))


def between(times, *poses):
    """The same through arms or legs, field by field."""
    rows = [np.concatenate([np.ravel(value) for value in vars(pose).values()]) for pose in poses]
    path = through(times, *rows)

    def at(t):
        row = path(t)
        return Leg(*row.round(2)) if len(row) == 5 else Arm(*(tuple(v) for v in row[:12].reshape(4, 3)), row[12])
    return at


def lit(spots, share):
    """Spots that glow with a share of their strength."""
    return [(at, radius, share * strength) for at, radius, strength in spots] if share > .01 else []


# ------------------------------------------------------------------ there and back
CHIN = through((0, 1), -.032, .010)
chin_tuck = lambda t: dict(pose=M.glided(CHIN(t)), glow=lit([M.NAPE], ease(t, (0, 1))))


TILTED = through((0, 1), M.HOLLOW, M.FLAT)
pelvic_tilt = lambda t: dict(pose=M.arched(TILTED(t)), glow=lit(M.LOW_BACK, ease(t, (0, 1))))

RISE = (0, .42, 1)
HIPS = through(RISE, (.05, -.430), (-.06, -.33), (-.365, .0))
LEAN = through(RISE, 3, 44, 0)
ARMS = between((0, .36, 1), M.seat_pose((.05, -.430), 3).limbs.arm, M.REACH, M.HANGING)
THIGHS = through((0, .42, 1), 0, 1, .3)


def sit_to_stand(t):
    pose = M.seat_pose(tuple(HIPS(t)), LEAN(t), arm=ARMS(t))
    return dict(pose=pose, props=[M.thighs(pose, THIGHS(t))])


# Each foot, as (height, way from the hips, pitch): from the ground over the edge of the seat onto it; then the body slides closer.
ONTO = through((0, .30, .62, 1), M.NEAR, (.46, .26, 64), (.78, .40, 36), M.CALF_ON)
NEARER = through((.72, 1), 0, 1)


def calves_on_chair(t):
    """One leg after the other onto the seat, then closer to the chair."""
    u = float(NEARER(t))

    def leg(start):
        foot = np.array(ONTO(np.clip((t - start) / .36, 0, 1)))
        return tuple(foot + u * (np.array(M.ON_SEAT) - M.CALF_ON))
    return dict(pose=M.supine(leg(.36), leg(0), slid=M.AWAY * (1 - u)), glow=lit(M.LOW_BACK, through((.8, 1), 0, 1)(t)))


DRAW_UP = through((0, .45), (26, 40), (84, 94))
APART = through((0, .45, .72, 1), -8, -8, 8, 4)
PILLOW = through((.40, .95), 1, 0)


def side_lying_pillow(t):
    pose = M.side(*DRAW_UP(t), APART(t))
    return dict(pose=pose, props=[M.cushion(M.PROPPED, PILLOW(t))], glow=lit([M.PILLOW_GLOW], through((.8, 1), 0, 1)(t)))


# ------------------------------------------------------------------ around: from the middle to the left, and through it to the right
TURN = through((0, .25, .5, .75, 1), 0, 58, 0, -58, 0)
head_turn = lambda t: dict(pose=M.turned(TURN(t)), glow=lit(M.side_of_neck(-1), TURN(t) / 58) + lit(M.side_of_neck(1), -TURN(t) / 58))


# ------------------------------------------------------------------ around: up on both feet, down on the sore side alone
UP = through((0, .28, .48, .80, 1), 0, 30, 30, 0, 0)
STRAIGHT, TUCKED = Leg(), Leg(hip=4, knee=97, ankle=12)
LIFT = between((.30, .38, .50), Leg(ankle=30, toes=30), Leg(hip=13, knee=45, ankle=16, toes=8), TUCKED)
LOWER = between((.78, .90, 1), TUCKED, Leg(hip=14, knee=42), STRAIGHT)
SORE = through((0, .2, .8, 1), 0, 1, 1, 0)


def heel_raise(t):
    lifted = None if t <= .30 else LIFT(t) if t < .6 else LOWER(t)
    near = np.add(M.PALE, SORE(t) * np.subtract(M.AMBER, M.PALE))
    return M.heel_frame(float(UP(t)), near, M.PALE, lifted)


def sprite(base, path, around, file, width, height, samples):
    """Draw the frames of a path, one below the other."""
    height //= FRAMES
    sheet = Image.new('RGB', (width, height * FRAMES))
    with tempfile.TemporaryDirectory() as folder:
        frame = os.path.join(folder, 'frame.bmp')
        for i in range(FRAMES):
            change = path(i / (FRAMES if around else FRAMES - 1))
            draw(replace(base, step=.010, **{**change, 'props': base.props + change.get('props', [])}), frame, width, height, samples)
            sheet.paste(Image.open(frame), (0, i * height))
    os.makedirs(os.path.dirname(file), exist_ok=True)
    sheet.save(file, quality=92, subsampling=0, optimize=True)


PATHS = {
    'chin-tuck': (M.CHIN, chin_tuck, False),
    'head-turn': (M.TURN, head_turn, True),
    'heel-raise': (M.HEEL, heel_raise, True),
    'sit-to-stand': (M.SIT, sit_to_stand, False),
    'pelvic-tilt': (M.TILT, pelvic_tilt, False),
    'calves-on-chair': (M.CALVES, calves_on_chair, False),
    'side-lying-pillow': (M.SIDE, side_lying_pillow, False),
}

PICTURES = {f'sequences/{name}-motion': dict(size=(SIZE[0], SIZE[1] * FRAMES), samples=6, theme=how[0].theme,
                                             draw=partial(sprite, *how))
            for name, how in PATHS.items()}
