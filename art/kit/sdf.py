"""Signed distance fields in numpy.

A field takes points P of shape (..., 3), float32, and returns distances, negative inside. Smooth unions let organic
forms grow out of a few ellipsoids and tapered capsules.
"""
from functools import reduce

import numpy as np
from scipy.spatial.transform import Rotation

from .tubes import spline


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
    """Capsules end to end; k > 0 rounds the path and the outline."""
    if k and len(pts) > 2:
        pts, r = spline(pts, 4 * (len(pts) - 1) + 1, radii)
        radii = r[:, 0]
    return reduce(np.minimum, (cone(P, *ends) for ends in zip(pts, pts[1:], radii, radii[1:])))


def rounded_cylinder(P, c, r, h, edge):
    """Cylinder along z: radius r, half height h."""
    q = P - vec(*c)
    return rounded_box(np.stack([np.hypot(q[..., 0], q[..., 1]), q[..., 2]], -1), (r, h), edge)


def rounded_box(P, half, edge):
    """Box around the origin, or a rectangle if P are points of a plane, by half its sizes."""
    d = np.abs(P) - vec(*half) + edge
    return np.minimum(d.max(-1), 0) + length(np.maximum(d, 0)) - edge


def torus(P, c, R, r, normal=(0, 0, 1)):
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
    inside = (pa @ np.cross(ba, n) >= 0) & (pb @ np.cross(cb, n) >= 0) & (pc @ np.cross(ac, n) >= 0)

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
    return reduce(lambda d, e: smin(d, e, k), ds)


def smoothstep(a, b, x):
    t = np.clip((x - a) / (b - a), 0, 1)
    return t * t * (3 - 2 * t)


def fitted(hull, P, seeds, gap, k):
    """Bones that share a hull: the cells around their seeds, with even joint spaces."""
    D = [((P - vec(*c)) ** 2).sum(-1) for c in seeds]
    cells = [np.max([(D[i] - D[j]) / (2 * np.linalg.norm(np.subtract(a, b))) for j, b in enumerate(seeds) if j != i], 0)
             for i, a in enumerate(seeds)]
    return smax(np.min(cells, 0) + gap / 2, hull, k)


def rotation(rx=0, ry=0, rz=0):
    """3x3 matrix, degrees; x first, then y, then z."""
    return Rotation.from_euler('xyz', [rx, ry, rz], degrees=True).as_matrix().astype(np.float32)
