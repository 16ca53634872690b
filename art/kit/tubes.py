"""Smooth curves, and tubes with rounded ends along them: ribs, nerves, bowel. Meshes are (vertices, quads)."""
import numpy as np


def spline(pts, n, values=None, crowd=0.0):
    """Catmull-Rom curve through pts, n samples at even arc length.

    crowd (0 to 1) moves samples towards the ends, where tubes are round.
    """
    p = np.array(pts, np.float64)
    extra = None if values is None else np.array(values, np.float64).reshape(len(p), -1)
    q = p if extra is None else np.concatenate([p, extra], 1)
    q = np.concatenate([[2 * q[0] - q[1]], q, [2 * q[-1] - q[-2]]])
    out = []
    for i in range(len(p) - 1):
        a, b, c, d = q[i:i + 4]
        t = np.linspace(0, 1, 40, endpoint=False)[:, None]
        out.append(.5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2
                         + (3 * b - a - 3 * c + d) * t ** 3))
    out = np.concatenate(out + [q[-2:-1]])
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(out[:, :3], axis=0), axis=1))])
    t = np.linspace(0, 1, n)
    u = s[-1] * (t - crowd * np.sin(2 * np.pi * t) / (2 * np.pi))
    res = np.stack([np.interp(u, s, out[:, k]) for k in range(out.shape[1])], 1)
    return res[:, :3], (None if values is None else res[:, 3:])


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
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))])
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
    V, Q, o = [], [], 0
    for v, q in parts:
        V.append(v)
        Q.append(q + o)
        o += len(v)
    return np.concatenate(V), np.concatenate(Q)


def both(part):
    """A part and its mirror image on the other side of the body."""
    v, q = part
    return join([part, (v * np.float32([-1, 1, 1]), q[:, ::-1])])
