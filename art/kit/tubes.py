"""Smooth curves, and tubes with rounded ends along them: ribs, nerves, bowel. Meshes are (vertices, quads)."""
import numpy as np
from scipy.interpolate import CubicHermiteSpline


def spline(pts, n, values=None, crowd=0.0):
    """Catmull-Rom curve through pts, n samples at even arc length.

    crowd (0 to 1) moves samples towards the ends, where tubes are round.
    """
    p = np.array(pts, np.float64) if values is None else np.column_stack([pts, values])
    through = CubicHermiteSpline(np.arange(len(p)), p, np.gradient(p, axis=0))
    p = through(np.linspace(0, len(p) - 1, 40 * (len(p) - 1) + 1))
    s = along(p[:, :3])
    t = np.linspace(0, 1, n)
    u = s[-1] * (t - crowd * np.sin(2 * np.pi * t) / (2 * np.pi))
    p = np.stack([np.interp(u, s, column) for column in p.T], 1)
    return p[:, :3], p[:, 3:]


def along(points):
    """Length of a line up to each of its points."""
    return np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(points, axis=0), axis=1))])


def grid(rows, columns, closed=False):
    """Quads of a grid of points, row after row; ``closed`` joins the ends of every row."""
    k = np.arange(rows * columns, dtype=np.int32).reshape(rows, columns)
    if closed:
        k = np.column_stack([k, k[:, 0]])
    return np.stack([k[:-1, :-1], k[:-1, 1:], k[1:, 1:], k[1:, :-1]], -1).reshape(-1, 4)


def sweep(pts, radii, n=120, sides=20, flat=1.0, up=(0, 0, 1)):
    """Tube along a spline with rounded ends: (vertices, quads).

    flat < 1 squashes the section across ``up`` (a rib is tall and thin).
    """
    radii = np.broadcast_to(np.array(radii, float), (len(pts),))
    C, r = spline(pts, n, radii, crowd=.93)
    r = r[:, 0]
    T = np.gradient(C, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    s = along(C)
    for d, rr in ((s, r[0]), (s[-1] - s, r[-1])):
        r = r * np.sqrt(np.clip(1 - (1 - np.clip(d / max(rr, 1e-6), 0, 1)) ** 2, 0.0004, 1))
    B = np.cross(T, np.array(up, float))
    B /= np.maximum(np.linalg.norm(B, axis=1, keepdims=True), 1e-6)
    for i in range(1, n):          # no sudden flips of the frame
        if B[i] @ B[i - 1] < 0:
            B[i] = -B[i]
    N = np.cross(B, T)
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    V = (C[:, None] + r[:, None, None] * (flat * np.cos(a)[None, :, None] * B[:, None]
                                          + np.sin(a)[None, :, None] * N[:, None]))
    return V.reshape(-1, 3).astype(np.float32), grid(n, sides, closed=True)


def join(parts):
    """Several (vertices, quads) as one."""
    V, Q = zip(*parts)
    before = np.cumsum([0, *map(len, V)])
    return np.concatenate(V), np.concatenate([q + k for q, k in zip(Q, before)])


def both(part):
    """A part and its mirror image on the other side of the body."""
    v, q = part
    return join([part, (v * np.float32([-1, 1, 1]), q[:, ::-1])])
