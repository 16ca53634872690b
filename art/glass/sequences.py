"""Flat sections that change: each is a function of its step, from 0; a fraction is on the way to the next.

Steps become pictures; 25 frames, one below the other, rest at each step and are the motion that Sequence.module.css plays.
Steps have calm textures and the motion none, so that its frames stay small.
"""
import os
import tempfile
from functools import partial

from PIL import Image

from .plates import draw, moved, segment

FRAMES = 25
SIZE = 480, 360


# ------------------------------------------------------------------- discs
def disc(wear=0, torn=0, left=1):
    return dict(theme='dark', fade=(0, 30, 0, 30), glow=[(207, 152, 20, .2 * max(0, torn * 1.6 - .6) * left)],
                layers=lambda: moved(segment(wear, torn, left), dx=54, dy=-46, scale=1.3))


def disc_shrinks(s):
    """Healthy, herniated, and months later, when little is left of the piece."""
    torn, later = min(s, 1), max(s - 1, 0)
    return disc(.05 * torn + .30 * later, torn, 1 - .88 * later)


def disc_wears(s):
    """Healthy, drier, worn."""
    return disc(s / 2)


SEQUENCES = {'disc-shrinks': (disc_shrinks, 3), 'disc-wears': (disc_wears, 3)}


def frame(at, step, *size, grain=.3):
    draw({'grain': grain, **at(step)}, *size)


def motion(at, steps, file, width, height, samples):
    """Draw the frames, one below the other; they start and stop gently at each step."""
    height //= FRAMES
    sheet = Image.new('RGB', (width, height * FRAMES))
    with tempfile.TemporaryDirectory() as folder:
        one = os.path.join(folder, 'frame.bmp')
        for i in range(FRAMES):
            step, u = divmod(i * (steps - 1) / (FRAMES - 1), 1)
            frame(at, step + u * u * (3 - 2 * u), one, width, height, samples, grain=0)
            sheet.paste(Image.open(one), (0, i * height))
    os.makedirs(os.path.dirname(file), exist_ok=True)
    sheet.save(file, quality=92, subsampling=0, optimize=True)


PICTURES = {}
for name, (at, steps) in SEQUENCES.items():
    shared = dict(samples=1, theme=at(0)['theme'])
    PICTURES[f'sequences/{name}-motion'] = dict(size=(SIZE[0], SIZE[1] * FRAMES), draw=partial(motion, at, steps), **shared)
    for i in range(steps):
        PICTURES[f'sequences/{name}-{i + 1}'] = dict(size=(900, 675), draw=partial(frame, at, i), **shared)
