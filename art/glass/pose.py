"""Poses of the figure: limbs turned in their joints, then the trunk bent, then the whole person laid down.

Soft tissue is modelled anew in every pose, so no skin stretches; bones move as rigid pieces. Angles are in degrees.
"""
from dataclasses import dataclass, field

import numpy as np

from kit.sdf import chain, cone, ellipsoid, flat_cone, rotation, smax, smin, smoothstep, union

from . import body as B

HIP, KNEE, ANKLE, BALL, SHOULDER = (np.array(p, np.float32) for p in (
    (.092, .004, .0), (.095, .008, -.466), (.094, .006, -.905), (.104, -.128, -.970), (.192, .004, .472)))
SEGMENTS = {'femur': 'thigh', 'patella': 'patella', 'quad_tendon': 'thigh', 'knee_tendon': 'patella', 'menisci': 'shin',
            'shank': 'shin', 'foot_bones': 'foot'}
UPPER_ARM, FOREARM = .310, .265      # of a body 1.87 tall: .172 and .146 of its height, the hand .10


def laid(R, shift):
    """A turn and a shift as a 4x4 matrix."""
    return np.block([[R, np.reshape(shift, (3, 1))], [np.zeros((1, 3)), 1]]).astype(np.float32)


def about(point, R):
    """Turn about a point."""
    return laid(R, point - R @ point)


def moved(M, V):
    return V @ M[:3, :3].T + M[:3, 3]


def unmoved(M, V):
    return (V - M[:3, 3]) @ M[:3, :3]


@dataclass(frozen=True)
class Leg:
    """Bends of one leg: ``ankle`` points the foot down, ``toes`` lifts the toes, ``out`` spreads the leg."""
    hip: float = 0
    knee: float = 0
    ankle: float = 0
    toes: float = 0
    out: float = 0

    def joints(self):
        """Segment -> matrix from the standing left leg to this pose."""
        thigh = about(HIP, rotation(-self.hip) @ rotation(0, -self.out, 0))
        shin = thigh @ about(KNEE, rotation(self.knee))
        foot = shin @ about(ANKLE, rotation(self.ankle))
        patella = thigh @ about(KNEE, rotation(.62 * self.knee))
        patella[:3, 3] += patella[:3, 1] * .013 * min(1, self.knee / 60)     # it glides into its groove
        return {'thigh': thigh, 'knee': thigh @ about(KNEE, rotation(self.knee / 2)), 'shin': shin, 'foot': foot,
                'patella': patella,
                'toes': foot @ about(BALL, rotation(-self.toes)), 'glute': about(HIP, rotation(-.45 * self.hip))}


def unit(*v):
    return np.float32(v) / np.linalg.norm(v)


@dataclass(frozen=True)
class Arm:
    """A left arm by its wrist; ``elbow``, ``fingers`` and ``palm`` say where these point, ``curl`` bends the fingers."""
    wrist: tuple = (.258, -.045, -.075)
    elbow: tuple = (.5, 1, 0)
    fingers: tuple = (-.05, -.2, -1)
    palm: tuple = (-1, .15, 0)
    curl: float = 14

    def joints(self):
        """Shoulder, elbow, wrist."""
        v = np.float32(self.wrist) - SHOULDER
        D = min(np.linalg.norm(v), (UPPER_ARM + FOREARM) * .998)
        u = unit(*v)
        along = (UPPER_ARM ** 2 - FOREARM ** 2 + D * D) / (2 * D)
        e = np.float32(self.elbow)
        elbow = SHOULDER + along * u + np.sqrt(UPPER_ARM ** 2 - along ** 2) * unit(*(e - (e @ u) * u))
        return SHOULDER, elbow, SHOULDER + D * u

    def field(self, P):
        S, E, W = self.joints()
        on = lambda a, b, t: a + t * (b - a)
        upper = chain(P, [S, on(S, E, .5), E], [.049, .043, .036], .03)
        fore = chain(P, [E, on(E, W, .25), W], [.036, .041, .0265], .03)
        d = unit(*self.fingers)
        n = np.float32(self.palm)
        n = unit(*(n - (n @ d) * d))
        Q = (P - W) @ np.stack([np.cross(n, d), n, d], 1)
        hand = flat_cone(Q, (0, 0, -.02), (0, .003, .078), .029, .041, 1, .42)
        a = np.radians(self.curl)
        for x, long in ((.0280, .068), (.0095, .080), (-.0090, .073), (-.0260, .053)):
            mid = np.float32([x, .003 + .5 * long * np.sin(a), .086 + .5 * long * np.cos(a)])
            tip = mid + .5 * long * np.float32([0, np.sin(1.6 * a), np.cos(1.6 * a)])
            hand = smin(hand, chain(Q, [(x, .003, .075), mid, tip], [.0118, .0108, .0080]), .010)
        thumb = chain(Q, [(.018, .006, .012), (.043, .014, .050), (.046, .022, .082)], [.016, .0135, .0108])
        return union(.02, smin(upper, fore, .045), smin(hand, thumb, .016))


@dataclass(frozen=True)
class Limbs:
    """Both legs and both arms; the right arm is else like the left one."""
    left: Leg = Leg()
    right: Leg = Leg()
    arm: Arm = Arm()
    right_arm: Arm = None

    def sides(self, P):
        """Points of each side, mirrored to the left, with the joints of its leg."""
        for sign, leg in ((1, self.left), (-1, self.right)):
            yield P * np.float32([sign, 1, 1]), leg.joints()

    def thighs(self, P):
        """Thighs and buttocks."""
        d = []
        for X, J in self.sides(P):
            Q = unmoved(J['thigh'], X)
            thigh = cone(Q, (.085, .006, -.05), (.092, .002, -.47), .090, .055)
            glute = ellipsoid(unmoved(J['glute'], X), (.078, .047, -.06), (.085, .080, .10))
            d.append(smin(thigh, glute, .04))
        return smin(*d, .016)

    def shins(self, P):
        """Knees, lower legs and feet."""
        d = []
        for X, J in self.sides(P):
            Q, K, F = (unmoved(J[k], X) for k in ('shin', 'knee', 'foot'))
            heel_cord = cone(Q, (.094, .034, -.72), (.092, .046, -.93), .030, .014)
            shank = chain(Q, [(.092, .006, -.485), (.094, .010, -.53), (.094, .020, -.62), (.094, .016, -.76),
                              (.094, .012, -.90)], [.050, .051, .057, .045, .035], .04)
            leg = smin(smin(shank, heel_cord, .03), ellipsoid(K, (.094, -.034, -.472), (.030, .021, .034)), .03)
            foot = B.foot(F)
            if not np.allclose(J['foot'], J['toes']):
                T = unmoved(J['toes'], X)
                foot = smin(smax(foot, -.136 - F[..., 1], .01), smax(B.foot(T), T[..., 1] + .122, .01), .02)
            d.append(smin(leg, foot, .03))
        return np.minimum(*d)

    def arms(self, P):
        return np.minimum(self.arm.field(P), (self.right_arm or self.arm).field(P * np.float32([-1, 1, 1])))

    def box(self):
        """Corners of the space that the figure fills."""
        trunk, ends = [(-.34, -.18, -.17), (.34, .20, .93)], [*self.arm.joints(), *(self.right_arm or self.arm).joints()]
        for leg in (self.left, self.right):
            J = leg.joints()
            ends += [moved(J['thigh'], KNEE), moved(J['shin'], ANKLE), moved(J['foot'], BALL)]
        ends = np.concatenate([ends, np.multiply(ends, (-1, 1, 1))])
        return np.min([*trunk, *(ends - .19)], 0), np.max([*trunk, *(ends + .19)], 0)


@dataclass(frozen=True)
class Pose:
    """A whole pose; called with points of the standing body, it moves them along."""
    limbs: Limbs = Limbs()
    trunk: object = None             # function on vertices, applied above the hips
    lay: object = field(default_factory=lambda: np.eye(4, dtype=np.float32))

    def soft(self, V):
        """Vertices that move with the trunk, and soft tissue that was modelled with these limbs."""
        out = self.trunk(V) if self.trunk else V
        out = np.where((V[:, 1] < -.19)[:, None], V, out)      # legs stay out of the bends of the trunk
        return moved(self.lay, out).astype(np.float32)

    def rigid(self, V, segment):
        """Vertices of a pair of bones that belong to a segment of the limbs."""
        (L, J), (R, K) = self.limbs.sides(V)
        left, right = moved(J[segment], L), moved(K[segment], R) * np.float32([-1, 1, 1])
        if segment == 'foot':
            toe = smoothstep(-.120, -.145, V[:, 1])[:, None]
            left += toe * (moved(J['toes'], L) - left)
            right += toe * (moved(K['toes'], R) * np.float32([-1, 1, 1]) - right)
        return moved(self.lay, np.where(V[:, :1] > 0, left, right)).astype(np.float32)

    def __call__(self, V):
        V = np.asarray(V, np.float32)
        out = self.soft(V)
        for low, high, segment in ((-.485, -.06, 'thigh'), (-.905, -.485, 'shin'), (-2, -.905, 'foot')):
            here = (V[:, 2] >= low) & (V[:, 2] < high)
            out[here] = self.rigid(V, segment)[here]
        return out
