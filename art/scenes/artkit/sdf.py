"""Signed-distance fields in numpy and their meshing by surface nets.

A field takes points P of shape (..., 3), float32, and returns distances, negative inside. Fields are joined
with smooth minima, so organic forms grow out of a few ellipsoids and tapered capsules.
"""
import bpy
import numpy as np

from .core import link
from .shapes import assign

vec = lambda p: np.asarray(p, np.float32)


def length(p):
    return np.sqrt((p * p).sum(-1))


def sphere(P, c, r):
    return length(P - vec(c)) - r


def ellipsoid(P, c, r):
    r = vec(r)
    q = P - vec(c)
    k0, k1 = length(q / r), length(q / (r * r))
    return k0 * (k0 - 1) / np.maximum(k1, 1e-6)


def cone(P, a, b, ra, rb):
    """Capsule from a to b whose radius runs from ra to rb."""
    a, b = vec(a), vec(b)
    ab = b - a
    t = np.clip(((P - a) @ ab) / (ab @ ab), 0, 1)
    return length(P - a - t[..., None] * ab) - (ra + (rb - ra) * t)


def flat_cone(P, a, b, ra, rb, axis, k):
    """Capsule squashed by k < 1 along a world axis (0..2)."""
    s = np.ones(3, np.float32)
    s[axis] = 1 / k
    return cone(P * s, vec(a) * s, vec(b) * s, ra, rb) * k


def chain(P, points, radii, k=0.0):
    """Capsules through several points."""
    d = None
    for i in range(len(points) - 1):
        e = cone(P, points[i], points[i + 1], radii[i], radii[i + 1])
        d = e if d is None else (np.minimum(d, e) if k == 0 else smin(d, e, k))
    return d


def rounded_cylinder(P, c, r, h, edge):
    """Cylinder along z with radius r, half height h and a rounded edge."""
    q = P - vec(c)
    d = np.stack([np.sqrt(q[..., 0] ** 2 + q[..., 1] ** 2) - r + edge, np.abs(q[..., 2]) - h + edge], -1)
    return np.minimum(d.max(-1), 0) + length(np.maximum(d, 0)) - edge


def rounded_box(P, c, half, edge):
    q = np.abs(P - vec(c)) - vec(half) + edge
    return length(np.maximum(q, 0)) + np.minimum(q.max(-1), 0) - edge


def torus(P, c, R, r, axis=2):
    q = P - vec(c)
    o = [i for i in range(3) if i != axis]
    return np.sqrt((np.sqrt(q[..., o[0]] ** 2 + q[..., o[1]] ** 2) - R) ** 2 + q[..., axis] ** 2) - r


def smin(a, b, k):
    h = np.maximum(k - np.abs(a - b), 0) / k
    return np.minimum(a, b) - h * h * h * k / 6


def smax(a, b, k):
    return -smin(-a, -b, k)


def union(k, *fields):
    d = fields[0]
    for e in fields[1:]:
        d = smin(d, e, k)
    return d


def mirror(P):
    """The same point on the +x side: build one half of a symmetric form."""
    Q = P.copy()
    Q[..., 0] = np.abs(P[..., 0])
    return Q


def surface(field, low, high, step, m=None, passes=3):
    """Mesh of field < 0 inside the box low..high by surface nets with `passes` smoothing passes."""
    low, high = vec(low), vec(high)
    n = np.ceil((high - low) / step).astype(int) + 1
    ax = [low[i] + step * np.arange(n[i], dtype=np.float32) for i in range(3)]
    F = np.empty(n, np.float32)
    for s in range(0, n[0], 16):  # in slabs, to keep memory low
        F[s:s + 16] = field(np.stack(np.meshgrid(ax[0][s:s + 16], ax[1], ax[2], indexing='ij'), -1))
    inside = F < 0
    nc = n - 1
    total, count = np.zeros((*nc, 3), np.float32), np.zeros(nc, np.float32)
    corner = lambda o: tuple(slice(o[i], o[i] + nc[i]) for i in range(3))
    for a in range(3):  # mean of the crossings on the twelve edges of every cell
        b, c = [i for i in range(3) if i != a]
        for u in (0, 1):
            for v in (0, 1):
                o = [0, 0, 0]
                o[b], o[c] = u, v
                o2 = list(o)
                o2[a] = 1
                f0, f1 = F[corner(o)], F[corner(o2)]
                x = (f0 < 0) != (f1 < 0)
                p = np.zeros((*nc, 3), np.float32)
                p[..., a], p[..., b], p[..., c] = np.where(x, f0 / np.where(x, f0 - f1, 1), 0), u, v
                total += p * x[..., None]
                count += x
    active = count > 0
    index = -np.ones(nc, int)
    index[active] = np.arange(active.sum())
    vertices = low + step * (np.argwhere(active) + total[active] / count[active][:, None])
    quads = []
    for a in range(3):
        b, c = [(1, 2), (2, 0), (0, 1)][a]
        s0, s1 = [slice(None)] * 3, [slice(None)] * 3
        s0[a], s1[a] = slice(0, -1), slice(1, None)
        e = np.argwhere(inside[tuple(s0)] != inside[tuple(s1)])
        e = e[(e[:, b] > 0) & (e[:, c] > 0) & (e[:, b] < nc[b]) & (e[:, c] < nc[c])]

        def cell(db, dc):
            q = e.copy()
            q[:, b] -= db
            q[:, c] -= dc
            return index[q[:, 0], q[:, 1], q[:, 2]]

        q = np.stack([cell(1, 1), cell(0, 1), cell(0, 0), cell(1, 0)], -1)
        flip = inside[tuple(s0)][e[:, 0], e[:, 1], e[:, 2]]
        q[~flip] = q[~flip][:, ::-1]
        quads.append(q)
    quads = np.concatenate(quads)
    quads = quads[(quads >= 0).all(1)]
    me = bpy.data.meshes.new('surface')
    me.vertices.add(len(vertices))
    me.vertices.foreach_set('co', vertices.astype(np.float32).ravel())
    me.loops.add(quads.size)
    me.loops.foreach_set('vertex_index', quads.ravel())
    me.polygons.add(len(quads))
    me.polygons.foreach_set('loop_start', np.arange(0, quads.size, 4))
    me.polygons.foreach_set('loop_total', np.full(len(quads), 4))
    me.polygons.foreach_set('use_smooth', np.ones(len(quads), bool))
    me.update()
    me.validate()
    obj = link(bpy.data.objects.new('surface', me))
    mod = obj.modifiers.new('smooth', 'SMOOTH')
    mod.iterations, mod.factor = passes, .5
    return assign(obj, m) if m else obj
