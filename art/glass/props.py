"""What the body stands, sits or lies on: functions of a shot that make a mesh with its style; they are not posed."""
import numpy as np

from kit.sdf import smoothstep
from kit.tubes import grid

from . import colours, parts

SOLID = (5, .80, .62, .95)           # power, base, light, cover


def dense(V, Q, rgb, style):
    return V, Q, np.float32([rgb]) * np.ones((len(V), 1), np.float32), *style


def box(low, high, edge=.006, tone=.34):
    """Seat, leg, cushion; the corners are kept, so that planes know where it stands."""
    thing = lambda s: dense(*parts.block(low, high, edge), (tone, .14 * tone, 0), SOLID)
    thing.low, thing.high = low, high
    return thing


def plane(level, low, high, axis=2, away=1, tone=.26):
    """Ground (or, with axis 1, a wall) that takes a soft shadow of whatever is close to it."""
    a, b = (i for i in range(3) if i != axis)
    step = .012

    def thing(s):
        n = np.ceil(np.subtract(high, low) / step).astype(int) + 1
        V = np.full((*n, 3), level, np.float32)
        V[..., [a, b]] = low + step * np.moveaxis(np.indices(n), 0, -1)
        near = np.full(n, 9, np.float32)
        body = s.pose.soft(parts.posed('man', s.pose.limbs, s.step)[0])
        cell = np.round((body[:, [a, b]] - low) / step).astype(int)
        here = ((cell >= 0) & (cell < n)).all(1)
        np.minimum.at(near, tuple(cell[here].T), away * (body[here, axis] - level))
        for c in s.props:
            if hasattr(c, 'low'):
                under = [(V[..., k] > c.low[k]) & (V[..., k] < c.high[k]) for k in (a, b)]
                near = np.where(under[0] & under[1], np.minimum(near, c.low[axis] - level), near)
        dark = np.exp(-np.maximum(near, 0) / .05)
        dark = np.maximum(colours.blur(dark, 2), colours.blur(dark, 5))
        fade = np.outer(*(smoothstep(1, 0, np.linspace(-1, 1, m) ** 2) for m in n))
        light = (fade * (1 - .92 * dark)).reshape(-1, 1)
        return V.reshape(-1, 3), grid(*n), light * np.float32([tone, .14 * tone, 0]), 9, .9, .1, 0
    return thing
