"""A hand that can be posed, with its forearm, as distance fields: skin, nails and bones.

It is a left hand in metres: the wrist at the origin, the straight middle finger to +z, the thumb to -x, the palm to -y.
Mirror x for a right hand. Lengths follow the mean of men in hand anthropometry (hand 19 cm, breadth 8.6 cm).
"""
from dataclasses import dataclass
from functools import cache, cached_property, reduce

import numpy as np

from .sdf import chain, cone, ellipsoid, fitted, length, smax, smin, smoothstep, union, vec
from .surface_nets import exact_mesh

# carpal end and knuckle of the bone in the palm, lengths of the phalanges, thickness
FINGERS = (((-.014, .000, .014), (-.0265, .001, .0905), (.044, .026, .0215), 1.00),
           ((-.005, .002, .012), (-.0045, .004, .0935), (.049, .030, .0225), 1.03),
           ((.005, .002, .012), (.0165, .002, .0865), (.046, .0285, .0225), .97),
           ((.014, .000, .014), (.0345, -.004, .0775), (.036, .021, .0205), .85))
# eight bones of the wrist: trapezium, trapezoid, capitate, hamate, scaphoid, lunate, triquetrum and, in front of it, the pisiform
CARPALS = ((-.0195, -.003, .0150), (-.0095, .001, .0190), (-.0005, .001, .0175), (.0105, .000, .0165), (-.0135, -.001, .0045),
           (-.0020, .000, .0035), (.0090, .001, .0060), (.0145, -.0075, .0075))
CARPAL_SIZES = ((.0082, .0085, .0070), (.0062, .0080, .0066), (.0072, .0090, .0105), (.0078, .0085, .0090), (.0090, .0080, .0082),
                (.0074, .0085, .0076), (.0068, .0078, .0066), (.0052, .0050, .0055))
THUMB_BASE, THUMB_LENGTHS = (-.021, -.006, .017), (.044, .033, .026)


def unit(v):
    v = np.float32(v)
    return v / np.linalg.norm(v)


def axes(side, y, z, at=(0, 0, 0)):
    """Matrix that points the axes of a hand or a body in these directions, made square, z first; side -1 mirrors it."""
    z = unit(z)
    y = unit(np.float32(y) - (np.float32(y) @ z) * z)
    m = np.eye(4, dtype=np.float32)
    m[:3, :3], m[:3, 3] = np.stack([side * np.cross(y, z), y, z], 1), at
    return m


def close(field, P, points, radius):
    """A field where it matters: further away than its points' ball and a margin, the distance to that ball stands for it."""
    c = (np.min(points, 0) + np.max(points, 0)) / 2
    d = length(P - np.float32(c)) - np.float32(length(np.subtract(points, c)).max() + radius)
    near = d < .018
    if near.any():
        d[near] = field(P[near])
    return d


def spun(v, axis, degrees):
    """A vector turned about an axis."""
    a = np.radians(degrees)
    return v * np.cos(a) + np.cross(axis, v) * np.sin(a) + axis * (axis @ v) * (1 - np.cos(a))


def tube_bone(P, a, b, r):
    """A long bone of a hand: a shaft between two knobs."""
    u = unit(b - a)
    a, b = a + .0022 * u, b - .0022 * u
    return union(.004, cone(P, a, b, .62 * r, .55 * r), length(P - a - .30 * r * u) - .74 * r, length(P - b + .30 * r * u) - .68 * r)


@dataclass(frozen=True)
class Hand:
    """``bends``: knuckle, middle and end joint of each finger from the index on, in degrees towards the palm; ``spread``:
    each finger to the little finger's side. ``thumb``: direction of its first bone, of its pulp, and its two bends.
    ``wrist``: bent back, then towards the little finger. ``dents``: fields of what presses into the skin."""
    bends: tuple = ((12, 18, 8),) * 4
    spread: tuple = (-5, -1, 4, 10)
    thumb: tuple = ((-.60, -.42, .68), (.70, -.60, .25), 12, 18)
    wrist: tuple = (0, 0)
    forearm: float = .25
    dents: tuple = ()

    @cached_property
    def rays(self):
        """Of each finger, thumb last: joints from knuckle to tip, directions, backs, and the axis of its bends."""
        out = []
        for (base, knuckle, lengths, thick), bends, spread in zip(FINGERS, self.bends, self.spread):
            a = np.radians(spread)
            d, side = np.float32([np.sin(a), 0, np.cos(a)]), np.float32([np.cos(a), 0, -np.sin(a)])
            out.append((*self._bones(np.float32(knuckle), d, side, lengths, bends), side, thick))
        d, pulp, *bends = self.thumb
        d = unit(d)
        side = unit(np.cross(d, -np.float32(pulp)))
        out.append((*self._bones(np.float32(THUMB_BASE), d, side, THUMB_LENGTHS, (0, *bends)), side, 1.18))
        return out

    @staticmethod
    def _bones(at, d, side, lengths, bends):
        points, along = [at], []
        for long, bend in zip(lengths, bends):
            d = spun(d, side, bend)
            points.append(points[-1] + long * d)
            along.append(d)
        return np.float32(points), along, [np.cross(d, side) for d in along]

    @cached_property
    def elbow(self):
        """Axes of the forearm: across, back, towards the elbow."""
        back, ulnar = self.wrist
        d = spun(spun(np.float32([0, 0, -1]), np.float32([1, 0, 0]), back), np.float32([0, 1, 0]), -ulnar)
        across = unit(np.cross([0, 1, 0], -d))
        return np.stack([across, np.cross(-d, across), d])

    def finger(self, P, ray):
        """One finger with its pads and joints."""
        points, along, backs, side, k = ray
        knuckle, a, b, tip = points
        end = tip - .0071 * k * along[2]
        mid = lambda p, q, t=.5: p + (q - p) * t
        d = chain(P, [knuckle, mid(knuckle, a), a], [.0112 * k, .0103 * k, .0097 * k])
        d = smin(d, chain(P, [a, mid(a, b), b], [.0097 * k, .0091 * k, .0086 * k]), .006)
        d = smin(d, chain(P, [b, mid(b, end, .6), end], [.0086 * k, .0083 * k, .0071 * k]), .006)
        for p, q, n, r in ((knuckle, a, backs[0], .0090), (a, b, backs[1], .0082), (b, end, backs[2], .0073)):
            d = smin(d, cone(P, mid(p, q, .35) - .0028 * k * n, mid(p, q, .75) - .0024 * k * n, r * k, r * k), .006)
        for p, n, r in ((a, backs[0] + backs[1], .0074), (b, backs[1] + backs[2], .0063)):     # the joints
            d = smin(d, cone(P, p + .0022 * k * unit(n) - .0022 * side * k, p + .0022 * k * unit(n) + .0022 * side * k, r * k, r * k), .004)
        for p, n, t, deep in ((a, unit(backs[0] + backs[1]), unit(along[0] + along[1]), .00042),
                              (b, unit(backs[1] + backs[2]), unit(along[1] + along[2]), .00026)):
            q = P - p
            s, up = q @ t, smoothstep(.002, .007, q @ n)                                   # folds of the skin over the joints
            d = d + deep * up * np.exp(-(s / .0042) ** 2) * np.cos(s * 2 * np.pi / .0026) * np.exp(-(length(q) / .0125) ** 4)
        return d

    def palm(self, P):
        d = None
        for (base, knuckle, _, k), ray in zip(FINGERS, self.rays):
            b, c = np.float32(base), ray[0][0]
            bone = cone(P, b + vec(0, -.001, .004), c + vec(0, -.0035, -.002), .0135, .0112 * k)
            d = bone if d is None else smin(d, bone, .014)
            d = smin(d, cone(P, c + vec(0, -.0080, -.012), c + vec(0, -.0078, -.002), .0088 * k, .0092 * k), .010)
        thumb = self.rays[4]
        root, joint = thumb[0][:2]
        thenar = chain(P, [root + vec(.004, -.002, -.004), root + .45 * (joint - root) + vec(.006, -.005, 0), joint - .006 * thumb[1][0]],
                       [.0120, .0150, .0105])
        hypothenar = chain(P, [vec(.017, -.006, .010), vec(.024, -.010, .036), vec(.029, -.009, .060)], [.0125, .0150, .0110])
        d = union(.022, d, thenar, hypothenar, cone(P, joint, vec(-.023, -.006, .066), .0085, .0090))
        for one, two in zip(self.rays[:3], self.rays[1:4]):                                 # webs
            at = lambda ray: ray[0][0] + .34 * (ray[0][1] - ray[0][0]) - .002 * ray[2][0]
            d = smin(d, cone(P, at(one), at(two), .0068, .0068), .009)
        return d

    def skin(self, P, grown=True):
        """The hand and its forearm."""
        d = close(self.palm, P, [vec(-.04, -.02, 0), vec(.045, .015, .10)], .012)
        for ray in self.rays:
            d = smin(d, close(lambda Q: self.finger(Q, ray), P, ray[0], .012), .007)
        wrist = vec(0, .003, -.004)
        for ray in self.rays[:4]:                                                           # knuckles and the cords to them
            c, n = ray[0][0], ray[2][0]
            lift = unit(n + vec(0, 1, 0))
            d = smin(d, cone(P, c + .0030 * lift - vec(.002, 0, 0), c + .0030 * lift + vec(.002, 0, 0), .0082 * ray[4], .0082 * ray[4]), .010)
            path = [wrist + .25 * (c - wrist) + vec(0, .0085, 0), wrist + .6 * (c - wrist) + vec(0, .0103, 0), c + .0088 * lift]
            d = smin(d, chain(P, path, [.0010, .0014, .0016]), .008)
        d = smin(d, close(self.arm, P, [vec(0, 0, 0), self.forearm * self.elbow[2]], .045), .016)
        for dent in self.dents:
            d = smax(d, -dent(P), .010)
        return d

    def arm(self, P):
        """The forearm: flat at the wrist, round below the elbow."""
        Q = P @ self.elbow.T
        x, y, z = np.moveaxis(Q, -1, 0)
        t = np.clip(z, 0, self.forearm) / .25
        at = (0, .10, .28, .55, .85, 1.2)
        a, b = (np.interp(t, at, r).astype(np.float32) for r in ((.0275, .0275, .0305, .0385, .0425, .043), (.0190, .0195, .0235, .0330, .0390, .042)))
        q = np.hypot(x / a, (y + .001) / b)
        d = (q - 1) * np.minimum(a, b)
        d = smax(smax(d, -z - .002, .012), z - self.forearm, .02)
        d = smin(d, length(Q - vec(.0195, .0085, .016)) - .0088, .012)                      # knob of the ulna
        for x0, x1, r in ((-.0035, -.001, .0018), (-.0105, -.012, .0022)):                  # two cords on the inner side
            d = smin(d, chain(Q, [vec(x0, -.0185, .0), vec(x0, -.0195, .03), vec(x1, -.0225, .075), vec(x1, -.0225, .11)],
                              [.6 * r, .8 * r, .7 * r, .0004]), .008)
        return d

    def nail(self, P, ray):
        """A thin plate on the back of a finger tip."""
        points, along, backs, side, k = ray
        tip = points[3]
        q = P - tip
        s, u, v = q @ along[2], q @ side, q @ backs[2]
        body = self.finger(P, ray)
        half, long = .0062 * k, .0062 * k
        edge = (np.abs((s + .0052 * k) / long) ** 3 + np.abs(u / half) ** 3) ** (1 / 3) - 1
        return smax(np.abs(body - .00010) - .00042, smax(edge * .0055, .0006 - v, .0012), .0006)

    def flush(self, P):
        """Where blood shows through: finger tips and knuckles, 0 to 1."""
        spots = [(ray[0][i], r) for ray in self.rays for i, r in ((1, .008), (2, .007), (3, .010))] + [(ray[0][0], .012) for ray in self.rays[:4]]
        return reduce(np.maximum, (np.exp(-(length(P - p) / (1.2 * r)) ** 2) for p, r in spots))

    def box(self):
        """Corners of the space that the hand and its forearm fill."""
        ends = np.concatenate([*(ray[0] for ray in self.rays), self.forearm * self.elbow[2:] + .05, self.forearm * self.elbow[2:] - .05,
                               [(-.05, -.05, -.03), (.05, .05, .03)]])
        return ends.min(0) - .022, ends.max(0) + .022

    def palm_bones(self):
        """Ends and thickness of the bones of the palm."""
        return [(np.float32(base) + vec(0, 0, .012), ray[0][0], .0088 * k) for (base, _, _, k), ray in zip(FINGERS, self.rays)]

    def carpals(self, P):
        """The bones of the wrist, with even joint spaces below those of palm and thumb."""
        thumb = self.rays[4]
        above = reduce(np.minimum, [tube_bone(P, *bone) for bone in (*self.palm_bones(), (*thumb[0][:2], .0080 * thumb[4]))])
        hull = union(.010, *(ellipsoid(P, c, 1.15 * np.float32(r)) for c, r in zip(CARPALS[:7], CARPAL_SIZES)))
        row = fitted(smax(hull, .0016 - above, .002), P, CARPALS[:7], .0024, .0034)
        return union(.0008, row, ellipsoid(P, CARPALS[7], CARPAL_SIZES[7]))

    def bones(self, P):
        """Phalanges, bones of the palm, wrist and forearm."""
        d = []
        for ray in self.rays:
            for p, q, r in zip(ray[0], ray[0][1:], (.0080, .0068, .0056)):
                end = q - (.003 * unit(q - p) if q is ray[0][3] else 0)
                d.append(close(lambda Q: tube_bone(Q, p, end, r * ray[4]), P, [p, q], .012))
        for a, b, r in self.palm_bones():
            d.append(close(lambda Q: tube_bone(Q, a, b, r), P, [a, b], .012))
        d.append(close(self.carpals, P, [vec(-.020, -.004, .000), vec(.016, .004, .022)], .014))
        Q, far = P @ self.elbow.T, self.forearm + .05
        radius = union(.006, chain(Q, [vec(-.0095, 0, .014), vec(-.0130, 0, .045), vec(-.0150, 0, .13), vec(-.0110, 0, far)],
                                   [.0115, .0074, .0066, .0060], .01),
                       ellipsoid(Q, vec(-.0090, 0, .0125), (.0145, .0100, .0075)), cone(Q, vec(-.0185, 0, .012), vec(-.0205, 0, .004), .0052, .0034))
        ulna = union(.005, chain(Q, [vec(.0165, .002, .013), vec(.0175, .001, .05), vec(.0175, 0, .13), vec(.0130, 0, far)],
                                 [.0062, .0056, .0064, .0075], .01),
                     ellipsoid(Q, vec(.0160, .002, .0125), (.0082, .0080, .0062)), cone(Q, vec(.0205, .005, .012), vec(.0215, .006, .005), .0036, .0022))
        d += [smax(radius, .0020 - ulna, .002), ulna]
        return reduce(np.minimum, d)


@cache
def skin_of(pose, step):
    """Mesh of a posed hand; pictures in one run share it."""
    return exact_mesh(pose.skin, *pose.box(), step)


RESTING = Hand(bends=((20, 26, 12), (25, 30, 14), (30, 32, 16), (34, 34, 16)), thumb=((-.62, -.34, .70), (.66, -.68, .25), 12, 14),
               wrist=(6, 0), forearm=.34)
PRESSING = Hand(bends=((26, 18, 6), (44, 52, 28), (52, 58, 32), (56, 58, 32)), thumb=((-.46, -.30, .82), (.80, -.50, .10), 6, 40),
                wrist=(-16, 6), forearm=.30)


def touch(height=0):
    """A fingertip on the inner side of a forearm that lies palm up along x: matrices of both hands, and three points of the
    skin in the coordinates of the lower one, the touched one first."""
    lower = axes(1, (0, .42, -.91), (-1, 0, 0), (0, 0, height))
    points = [RESTING.elbow.T @ vec(-.001, -.0195 - .07 * z, z) for z in (.098, .024, .060)]
    tip, _, backs = PRESSING.rays[0][:3]
    upper = axes(-1, (-.50, -.46, .74), (-.78, .14, -.60))
    finger = tip[3] - .0045 * backs[2] - .002 * PRESSING.rays[0][1][2]
    upper[:3, 3] = lower[:3, :3] @ points[0] + lower[:3, 3] - upper[:3, :3] @ finger
    return lower, upper, points
