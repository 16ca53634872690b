"""Meshes (vertices, quads) from distance fields by surface nets."""
from itertools import product

import numpy as np
from scipy.ndimage import binary_dilation
from scipy.sparse import coo_array


def net(F, low, h):
    """Surface F = 0 of a field sampled on a grid of step h: one vertex in every cell that it crosses."""
    inside, cells, axes = F < 0, np.array(F.shape) - 1, np.eye(3, dtype=int)
    total, count = np.zeros((*cells, 3), np.float32), np.zeros(cells, np.float32)
    corner = lambda o: F[tuple(slice(o[i], o[i] + cells[i]) for i in range(3))]
    for axis in axes:  # mean of the crossings on the twelve edges of every cell
        for o in product(*((0,) if along else (0, 1) for along in axis)):
            f0, f1 = corner(o), corner(o + axis)
            x = (f0 < 0) != (f1 < 0)
            t = np.where(x, f0 / np.where(x, f0 - f1, 1), 0)[..., None]
            total += x[..., None] * (np.float32(o) + t * np.float32(axis))
            count += x
    active = count > 0
    index = -np.ones(cells, int)
    index[active] = np.arange(active.sum())
    V = (low + h * (np.argwhere(active) + total[active] / count[active][:, None])).astype(np.float32)
    quads = []
    for a in range(3):
        b, c = (a + 1) % 3, (a + 2) % 3
        step = np.diff(inside.astype(np.int8), axis=a)
        e = np.argwhere(step)
        e = e[((e > 0) & (e < cells))[:, [b, c]].all(1)]
        q = np.stack([index[tuple((e - db * axes[b] - dc * axes[c]).T)] for db, dc in ((1, 1), (0, 1), (0, 0), (1, 0))], -1)
        flip = step[tuple(e.T)] > 0
        q[flip] = q[flip][:, ::-1]
        quads.append(q)
    Q = np.concatenate(quads)
    return V, Q[(Q >= 0).all(1)].astype(np.int32)


def exact_mesh(f, low, high, h):
    """Surface of f = 0 in the box low..high at grid size h, evened out and moved onto f = 0: glass shows every stair step."""
    low = np.float32(low)
    V, Q = net(_sample(f, low, np.ceil((np.float32(high) - low) / h).astype(int) + 1, h), low, h)
    return _project(f, _relax(V, Q, 2), h), Q


def _sample(f, low, n, h):
    """Field on the grid; exact only in the blocks near the surface."""
    step = 4
    coarse = f(np.moveaxis(np.indices((n + step - 1) // step + 1, np.float32), 0, -1) * (h * step) + low)
    near = binary_dilation(np.abs(coarse) < h * step * 2.2)
    block = np.ix_(*((np.arange(k) + step // 2) // step for k in n))
    F = coarse[block].astype(np.float32)
    hit = np.argwhere(near[block])
    for part in np.array_split(hit, len(hit) // 60000 + 1):
        F[tuple(part.T)] = f((low + h * part).astype(np.float32))
    return F


def _relax(V, Q, passes):
    """Laplacian smoothing: even spacing before the projection."""
    ends = Q.ravel(), np.roll(Q, -1, 1).ravel()
    edges = coo_array((np.ones(Q.size, np.float32), ends), (len(V), len(V))).tocsr()
    edges = edges + edges.T
    count = np.maximum(edges.sum(1), 1)[:, None]
    for _ in range(passes):
        V = (V + edges @ V / count) / 2
    return V.astype(np.float32)


def _project(f, V, h, steps=3):
    """Move the vertices onto f = 0 along the gradient."""
    e = h * .35
    for _ in range(steps):
        g = np.stack([f(V + d) - f(V - d) for d in np.eye(3, dtype=np.float32) * e], -1) / (2 * e)
        n2 = np.maximum((g * g).sum(-1), .05)
        V = V - np.clip(f(V) / n2, -.6 * h, .6 * h)[:, None] * g
    return V.astype(np.float32)
