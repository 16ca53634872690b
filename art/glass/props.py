"""What the body stands, sits or lies on: functions of a shot that make a mesh with its style; they are not posed."""
import numpy as np

from kit.sdf import smoothstep
from kit.surface_nets import exact_mesh
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


def grown(field, low, high, rgb, place, h=.004, style=(1.0, .35, .2, 0)):
    """Muscle, tendon or pillow: a field, its mesh put in its place."""
    def thing(s):
        V, Q = exact_mesh(field, low, high, h)
        return dense(place(V), Q, rgb, style)
    return thing


def chair(front, back, floor, seat, top):
    """A plain chair: seat, four legs, the rear ones up to the rail of the backrest."""
    low, high, x, z = min(front, back), max(front, back), .22, floor + seat
    rear = high - .035 if back > front else low
    legs = [box((u, v, floor), (u + .035, v + .035, floor + (top if v == rear else seat - .03)))
            for u in (-x, x - .035) for v in (low, high - .035)]
    rails = [box((-x, rear + .005, floor + a), (x, rear + .030, floor + b), .008)
             for a, b in ((top - .13, top), (seat + .16, seat + .22))]
    return [box((-x, low, z - .035), (x, high, z), .008), *legs, *rails]
