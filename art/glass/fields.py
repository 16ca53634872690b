"""Signed distance fields and meshing in plain numpy.

Every shape is a function ``f(P)`` that takes points ``P`` of shape (..., 3)
and returns a distance that is negative inside.  ``mesh`` turns such a function
into quads (surface nets, then a few Newton steps onto the true surface, so
that the glass shading shows no stair steps).  ``sweep`` makes tubes with
rounded ends along a smooth path: ribs, nerves, bowel, airways.

Units are metres.  x: the person's left is positive, y: back is positive,
z: up.
"""
import numpy as np


def vec(*a):
    return np.array(a, np.float32)


def length(p):
    return np.sqrt((p * p).sum(-1))


def mirror(P, soft=0.0):
    """Fold the right half onto the left, so that one shape makes a pair."""
    X = P.copy()
    X[..., 0] = np.sqrt(P[..., 0] ** 2 + soft * soft) if soft else np.abs(P[..., 0])
    return X


# ---------------------------------------------------------------- primitives
def sphere(P, c, r):
    return length(P - vec(*c)) - r


def ellipsoid(P, c, r):
    r = vec(*r)
    q = P - vec(*c)
    k0 = length(q / r)
    k1 = length(q / (r * r))
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


def cone(P, a, b, ra, rb):
    """Capsule from a to b whose radius runs from ra to rb."""
    a, b = vec(*a), vec(*b)
    ab = b - a
    t = np.clip(((P - a) @ ab) / (ab @ ab), 0, 1)
    return length(P - a - t[..., None] * ab) - (ra + (rb - ra) * t)


def flat_cone(P, a, b, ra, rb, axis, k):
    """``cone`` squashed along one world axis by the factor k < 1."""
    s = np.ones(3, np.float32)
    s[axis] = 1 / k
    return cone(P * s, vec(*a) * s, vec(*b) * s, ra, rb) * k


def chain(P, pts, radii, k=0.0):
    """Capsules end to end; k > 0 rounds the path and the outline.

    (A smooth union of the capsules would swell at every joint.)
    """
    if k and len(pts) > 2:
        p, r = spline(pts, 4 * (len(pts) - 1) + 1, radii)
        pts, radii = p, r[:, 0]
    d = None
    for i in range(len(pts) - 1):
        e = cone(P, pts[i], pts[i + 1], radii[i], radii[i + 1])
        d = e if d is None else np.minimum(d, e)
    return d


def capsules(P, items, k):
    """Many capsules (a, b, ra, rb) as one smooth tree; far ones are skipped."""
    flat = P.reshape(-1, 3)
    lo, hi = flat.min(0) - .02, flat.max(0) + .02
    d = np.full(P.shape[:-1], .05, np.float32)
    for a, b, ra, rb in items:
        r = max(ra, rb)
        if (np.maximum(a, b) + r > lo).all() and (np.minimum(a, b) - r < hi).all():
            d = smin(d, cone(P, a, b, ra, rb), k)
    return d


def cylinder_z(P, c, r, h, rd):
    """Cylinder along z: radius r, half height h, edges rounded by rd."""
    q = P - vec(*c)
    d = np.stack([np.sqrt(q[..., 0] ** 2 + q[..., 1] ** 2) - r + rd,
                  np.abs(q[..., 2]) - h + rd], -1)
    return np.minimum(d.max(-1), 0) + length(np.maximum(d, 0)) - rd


def torus(P, c, R, r, normal):
    """Torus with an arbitrary normal."""
    n = vec(*normal)
    n = n / np.linalg.norm(n)
    q = P - vec(*c)
    h = q @ n
    rho = length(q - h[..., None] * n)
    return np.sqrt((rho - R) ** 2 + h ** 2) - r


def triangle(P, a, b, c, t):
    """Plate of half thickness t on the triangle a, b, c."""
    a, b, c = vec(*a), vec(*b), vec(*c)
    ba, cb, ac = b - a, c - b, a - c
    n = np.cross(ba, ac)
    pa, pb, pc = P - a, P - b, P - c
    inside = ((pa @ np.cross(ba, n) >= 0) & (pb @ np.cross(cb, n) >= 0)
              & (pc @ np.cross(ac, n) >= 0))

    def edge(e, p):
        s = np.clip((p @ e) / (e @ e), 0, 1)[..., None]
        return ((e * s - p) ** 2).sum(-1)
    rim = np.minimum(np.minimum(edge(ba, pa), edge(cb, pb)), edge(ac, pc))
    return np.sqrt(np.where(inside, (pa @ n) ** 2 / (n @ n), rim)) - t


# ----------------------------------------------------------------- operators
def smin(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * h * k / 6


def smax(a, b, k):
    return -smin(-a, -b, k)


def union(k, *ds):
    d = ds[0]
    for e in ds[1:]:
        d = smin(d, e, k)
    return d


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def rotation(rx=0, ry=0, rz=0):
    """3x3 matrix, degrees; x first, then y, then z."""
    a, b, c = np.radians([rx, ry, rz])
    X = np.array([[1, 0, 0], [0, np.cos(a), -np.sin(a)], [0, np.sin(a), np.cos(a)]])
    Y = np.array([[np.cos(b), 0, np.sin(b)], [0, 1, 0], [-np.sin(b), 0, np.cos(b)]])
    Z = np.array([[np.cos(c), -np.sin(c), 0], [np.sin(c), np.cos(c), 0], [0, 0, 1]])
    return (Z @ Y @ X).astype(np.float32)


# ------------------------------------------------------------------- meshing
def _sample(f, lo, n, h):
    """Field on the grid; exact only in the blocks near the surface."""
    step = 4
    m = (n + step - 1) // step + 1
    ax = [lo[i] + h * step * np.arange(m[i], dtype=np.float32) for i in range(3)]
    coarse = f(np.stack(np.meshgrid(*ax, indexing='ij'), -1)).astype(np.float32)
    near = np.abs(coarse) < h * step * 2.2
    grow = near.copy()
    for axis in range(3):
        for s in (1, -1):
            grow |= np.roll(near, s, axis)
    idx = [np.minimum((np.arange(n[i]) + step // 2) // step, m[i] - 1) for i in range(3)]
    F = coarse[np.ix_(*idx)].copy()
    hit = np.argwhere(grow[np.ix_(*idx)])
    for s in range(0, len(hit), 60000):
        part = hit[s:s + 60000]
        F[tuple(part.T)] = f((lo + h * part).astype(np.float32))
    return F


def _project(f, V, h, steps=3):
    """Move the vertices onto f = 0 along the gradient."""
    e = h * .35
    for _ in range(steps):
        g = np.stack([f(V + d) - f(V - d) for d in np.eye(3, dtype=np.float32) * e], -1) / (2 * e)
        n2 = np.maximum((g * g).sum(-1), .05)
        V = V - np.clip(f(V) / n2, -.6 * h, .6 * h)[:, None] * g
    return V.astype(np.float32)


def mesh(f, lo, hi, h):
    """Surface of f = 0 in the box lo..hi at grid size h: (vertices, quads)."""
    lo, hi = np.array(lo, np.float32), np.array(hi, np.float32)
    n = np.ceil((hi - lo) / h).astype(int) + 1
    F = _sample(f, lo, n, h)
    inside = F < 0
    nc = n - 1
    acc = np.zeros((*nc, 3), np.float32)
    cnt = np.zeros(nc, np.float32)

    def corner(o):
        return tuple(slice(o[i], o[i] + nc[i]) for i in range(3))
    for a in range(3):
        b = [i for i in range(3) if i != a]
        for u in (0, 1):
            for v in (0, 1):
                o = [0, 0, 0]
                o[b[0]], o[b[1]] = u, v
                o2 = list(o)
                o2[a] = 1
                f0, f1 = F[corner(o)], F[corner(o2)]
                x = (f0 < 0) != (f1 < 0)
                t = np.where(x, f0 / np.where(x, f0 - f1, 1), 0)
                p = np.zeros((*nc, 3), np.float32)
                p[..., a] = t
                p[..., b[0]] = u
                p[..., b[1]] = v
                acc += p * x[..., None]
                cnt += x
    act = cnt > 0
    idx = -np.ones(nc, int)
    idx[act] = np.arange(act.sum())
    V = (lo + h * (np.argwhere(act) + acc[act] / cnt[act][:, None])).astype(np.float32)
    quads = []
    for a in range(3):
        b, c = [(1, 2), (2, 0), (0, 1)][a]
        s0, s1 = [slice(None)] * 3, [slice(None)] * 3
        s0[a], s1[a] = slice(0, -1), slice(1, None)
        x = inside[tuple(s0)] != inside[tuple(s1)]
        e = np.argwhere(x)
        e = e[(e[:, b] > 0) & (e[:, c] > 0) & (e[:, b] < nc[b]) & (e[:, c] < nc[c])]

        def cell(db, dc):
            q = e.copy()
            q[:, b] -= db
            q[:, c] -= dc
            return idx[q[:, 0], q[:, 1], q[:, 2]]
        q = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], -1)
        flip = inside[tuple(s0)][e[:, 0], e[:, 1], e[:, 2]]
        q[~flip] = q[~flip][:, ::-1]
        quads.append(q)
    Q = np.concatenate(quads)
    Q = Q[(Q >= 0).all(1)].astype(np.int32)
    V = _relax(V, Q, 2)
    return _project(f, V, h), Q


def _relax(V, Q, passes):
    """Laplacian smoothing: even spacing before the projection."""
    for _ in range(passes):
        s = np.zeros_like(V)
        c = np.zeros(len(V), np.float32)
        for i in range(4):
            a, b = Q[:, i], Q[:, (i + 1) % 4]
            np.add.at(s, a, V[b])
            np.add.at(s, b, V[a])
            np.add.at(c, a, 1)
            np.add.at(c, b, 1)
        V = (V + s / np.maximum(c, 1)[:, None]) / 2
    return V.astype(np.float32)


# -------------------------------------------------------------------- sweeps
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


def sweep(pts, radii, n=120, sides=20, flat=1.0, up=(0, 0, 1), ripple=None):
    """Tube along a spline with rounded ends: (vertices, quads).

    flat < 1 squashes the section across ``up`` (a rib is tall and thin);
    ripple = (waves, depth) modulates the radius (the pouches of the bowel).
    """
    radii = np.broadcast_to(np.array(radii, float), (len(pts),))
    C, r = spline(pts, n, radii, crowd=0 if ripple else .93)
    r = r[:, 0]
    T = np.gradient(C, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))])
    if ripple:
        r = r * (1 + ripple[1] * (np.abs(np.sin(np.pi * ripple[0] * s / s[-1])) ** .6 - .6))
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
    i, j = np.meshgrid(np.arange(n - 1), np.arange(sides), indexing='ij')
    k = (j + 1) % sides
    Q = np.stack([i * sides + j, i * sides + k, (i + 1) * sides + k, (i + 1) * sides + j], -1)
    return V.reshape(-1, 3).astype(np.float32), Q.reshape(-1, 4).astype(np.int32)


def join(parts):
    """Several (vertices, quads) as one."""
    V, Q, o = [], [], 0
    for v, q in parts:
        V.append(v)
        Q.append(q + o)
        o += len(v)
    return np.concatenate(V), np.concatenate(Q)


def flip_x(part):
    """The mirror image on the other side of the body."""
    v, q = part
    v = v.copy()
    v[:, 0] *= -1
    return v, q[:, ::-1].copy()


def both(part):
    return join([part, flip_x(part)])
