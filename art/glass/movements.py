"""The table of movements: three frames each of the posed body, all from one camera, so that only the movement changes.

Standing, the ground is at z = -0.985; lying, at z = 0, the head towards +y (on the side: towards -x).
"""
from dataclasses import replace
from functools import partial

import numpy as np

from kit.sdf import chain, length, mirror, rotation, rounded_box, smax, smoothstep, union

from . import body as B
from .bones import point
from .catalogue import Shot, grown_head, ramp
from .draw import draw
from .pose import ANKLE, BALL, HIP, KNEE, Arm, Leg, Limbs, Pose, laid, moved, planted
from .props import box, chair, grown, plane

GROUND = -.985
BODY = 'man spine discs sacrum hips femur patella shank foot_bones'
HEAD = 'man spine discs sacrum'
AMBER, PALE = (0, .02, .42), (.10, .31, 0)
BONES = dict.fromkeys(('spine', 'sacrum', 'hips', 'femur', 'patella', 'shank', 'foot_bones'), 1.5)
SHOT = partial(Shot, fx=.5, fy=.5, theme='dark', keep=1, halo=.7, cover={'man': .40}, gain={'man': 2.3, **BONES})


def frames(base, *changes):
    """Three shots that differ only in what moves; things are added to those of the first."""
    return [replace(base, **{**change, 'props': base.props + change.get('props', [])}) for change in changes]


# ------------------------------------------------------------------ standing and sitting
def glide(V, back):
    """Move the head level to the back: the lower neck straightens, the upper neck nods."""
    out = B.bend(V, .655, .72, 160 * back, y0=.018)
    out[:, 1] += back * smoothstep(.555, .690, V[:, 2])
    return out


glided = lambda back: Pose(trunk=partial(glide, back=back))
turned = lambda degrees: Pose(trunk=partial(B.turn_head, degrees=degrees))
CHIN = SHOT(HEAD, (0, -.015, .605), -88, .92, tilt=1, masks=dict.fromkeys(('spine', 'discs', 'sacrum'), ramp(2, .28, .46)),
            props=[plane(.124, (-.7, -.6), (1.1, 1.4), axis=1, away=-1, tone=.34)])
NAPE = (point('C4', 0, .010), .036, .6)
TURN = SHOT(HEAD, (0, .02, .570), 180, 1.10, tilt=24, cover={'man': .40, 'skull': .96}, gain={'man': 2.3, **BONES, 'skull': 3.2},
            props=[box((-.24, .150, .06), (.24, .180, .25), .012), box((-.22, .15, -.6), (-.185, .18, .2)),
                   box((.185, .15, -.6), (.22, .18, .2))])
side_of_neck = lambda s: [((s * .026, .030, .632), .032, .6)]


def round_head(a, b, r=.170):
    """Level ring around the head: 0 is in front, 90 on the left."""
    return [(r * np.sin(t), .012 - r * np.cos(t), .890) for t in np.radians(np.linspace(a, b, 16))]


def on_toes(theta, lifted=None):
    """Both legs straight, the heels lifted by an angle, both hands on the rail of a chair."""
    leg = Leg(ankle=theta, toes=theta)
    shift = (BALL - moved(leg.joints()['foot'], BALL)) * (0, 1, 1)
    arm = Arm(tuple(np.float32([.135, -.265, .012]) - shift), (.6, 1, -.2), (-.1, -1, -.12), (0, .12, -1), 22)
    return Pose(Limbs(leg, lifted or leg, arm), lay=laid(np.eye(3), shift))


def calf(pose, side, rgb):
    """Calf muscle and Achilles tendon down to the heel bone, of the left (1) or right (-1) leg."""
    J = (pose.limbs.left if side > 0 else pose.limbs.right).joints()
    at = lambda name, *p: moved(J[name], np.float32(p))
    cord = [at('shin', .094, *p) for p in ((.040, -.68), (.050, -.76), (.051, -.86))]
    cord += [at('foot', .092, .060, -.935), at('foot', .092, .066, -.958)]
    bellies = [[at('thigh', x, .030, -.440), at('knee', x, .040, -.475), at('shin', x, .044, -.530), at('shin', x, .050, -.600),
                at('shin', .094, .042, -.700)] for x in (.078, .112)]
    pts = np.concatenate([cord, *bellies])
    field = lambda P: union(.012, chain(P, cord, [.014, .008, .006, .0075, .011], .01),
                            *(chain(P, b, [.0065, .0095, .0175, .0220, .0095], .01) for b in bellies))
    return grown(field, pts.min(0) - .05, pts.max(0) + .05, rgb,
                 lambda V: moved(pose.lay, V * np.float32([side, 1, 1])), style=(1.0, .42, .25, .3))


RAIL = chair(-.74, -.29, GROUND, .45, .95)
HEEL = SHOT(BODY, (0, -.15, -.485), -74, 1.66, tilt=7,
            props=[plane(GROUND, (-.9, -1.3), (.9, 1.1))] + RAIL)


def heel_frame(theta, near, far, lifted=None, **more):
    pose = on_toes(theta, lifted)
    return dict(pose=pose, props=[calf(pose, 1, near), calf(pose, -1, far)], **more)


def on_thigh(leg, z=-.30):
    """An arm whose hand rests on the thigh."""
    T = leg.joints()['thigh']
    return Arm(tuple(moved(T, np.float32([.105, -.100, z]))), (1, .6, 0), tuple(T[:3, :3] @ np.float32([-.08, 0, -1])),
               tuple(T[:3, :3] @ np.float32([0, 1, 0])), 16)


def seat_pose(hips, flexion, ankle_y=-.36, arm=None):
    """Hips at (y, z) above level feet, the trunk leaning forward from the hips."""
    R, hips = rotation(flexion), np.float32([0, *hips])
    body = R.T @ (np.float32([0, ankle_y, ANKLE[2]]) - hips)
    leg = planted((HIP[1], 0), (HIP[1] + body[1], body[2]), -flexion)
    return Pose(Limbs(leg, leg, arm or on_thigh(leg)), lay=laid(R, hips - R @ (HIP * (0, 1, 1))))


def thighs(pose, share=1):
    """The muscle in front of each thigh, down to the kneecap, with a share of its light."""
    field = lambda P: chain(P, [(.092, -.030, -.10), (.095, -.038, -.26), (.095, -.036, -.40), (.095, -.034, -.445)],
                            [.026, .042, .024, .010], .03)
    return grown(lambda P: field(mirror(P)), (-.19, -.12, -.52), (.19, .08, -.02), (0, .015 * share, .30 * share),
                 lambda V: pose.rigid(V, 'thigh'))


CHAIR = chair(-.03, .39, GROUND, .45, .90)
SIT = SHOT(BODY, (0, -.13, -.040), -80, 2.80, tilt=5, props=[plane(GROUND, (-1.0, -1.5), (1.0, 1.3))] + CHAIR)
HANGING = Arm((.262, -.012, -.095), (.4, 1, 0), (-.05, -.12, -1), (-.75, .65, 0), 24)
REACH = Arm((.16, -.47, .33), (.5, .3, -1), (0, -1, -.1), (-.8, 0, -.6), 12)
LEAN = seat_pose((-.06, -.33), 44, arm=REACH)


# ------------------------------------------------------------------ lying
MAT = [plane(0, (-.75, -1.35), (.75, 1.35))]


def arch(V, height):
    """The small of the back lifted by a height, the pelvis tilted with it about the hip joints; chest and hips stay."""
    z = np.linspace(0, .38, 200)
    u = z / .38
    lift = -height * (8 * u ** 2 + 3.375 * u) * (1 - u) ** 2
    slope = np.gradient(lift, z)
    at = np.clip(V[:, 2], 0, .38)
    back, a = np.interp(at, z, lift) + np.minimum(V[:, 2], 0) * slope[0], np.arctan(np.interp(at, z, slope))
    off = V[:, 1] - HIP[1]
    here = smoothstep(.225, .165, np.abs(V[:, 0])) * smoothstep(-.13, -.07, V[:, 1]) * smoothstep(-.20, -.08, V[:, 2])
    return V + np.float32([0 * off, back + off * (np.cos(a) - 1), -off * np.sin(a)]).T * here[:, None]


FOLDED = Arm((.075, -.165, .310), (1, .70, -.30), (-1, .10, -.25), (.05, 1, 0), 18)
RELAXED = Arm((.268, .085, -.090), (.35, 1, 0), (0, .1, -1), (0, 1, 0), 8)


def supine(left, right=None, trunk=None, slid=0, arm=RELAXED):
    """On the back, slid towards the head; ``left``, ``right``: ankles as (height, distance from the hips, pitch of the foot)."""
    legs = [planted(HIP[1:], (.127 - height, -along), pitch) for height, along, pitch in (left, right or left)]
    return Pose(Limbs(*legs, arm), trunk, laid(rotation(-90), (0, slid, .127)))


arched = lambda height: supine((.080, .42, 90), trunk=partial(arch, height=height), arm=FOLDED)
HOLLOW, FLAT = .014, -.032
LOW_BACK = [(point('L3', 0, .012), .075, .55)]
TILT = SHOT(BODY, (0, .11, .27), -84, 1.60, tilt=3, props=MAT)
SEAT, AWAY = chair(-.200, -.675, 0, .515, .90), .24          # and how far the hips lie from their place before it at first
CALVES = SHOT(BODY, (0, .195, .40), -80, 2.0, tilt=8, props=MAT + SEAT)
NEAR, CALF_ON, RAISED, ON_SEAT = (.080, .26, 90), (.515 + .060, AWAY + .41, 8), (.74, .50, 24), (.515 + .068, .46, 0)

SIDE_ARMS = (Arm((-.152, -.300, .370), (.1, -.2, -1), (-.1, -1, .15), (-1, -.1, 0), 12),
             Arm((.150, -.215, .760), (.2, -1, -.2), (0, .25, 1), (.1, 1, 0), 16))


def side(hip, knee, apart):
    """On the right side, the lower arm in front of the face; ``apart``: how far the knees are from each other."""
    return Pose(Limbs(Leg(hip, knee, out=apart), Leg(hip, knee, out=3), *SIDE_ARMS), grown_head, laid(rotation(0, -90), (0, 0, .195)))


def pillow(at, along, across, half, dents, off=(0, 0, 0), glass=(1.6, .45, .45, .62), tone=(.30, .13, 0)):
    """A soft pillow around a point by two of its directions and half its sizes, with dents by fields of what rests on it."""
    u, v = (np.float32(a) / np.linalg.norm(a) for a in (along, across))
    turn = np.stack([u, v, np.cross(u, v)])

    def field(P):
        q = (P - np.float32(at)) @ turn.T
        x, y = (np.clip(np.abs(q[..., i]) / half[i], 0, 1) for i in (0, 1))
        full = np.sqrt((1 - x ** 4) * (1 - y ** 4))                        # it thins out to its seam
        d = smax(np.abs(q[..., 2]) - half[2] * full, rounded_box(q[..., :2], half[:2], .05), .02) * .7
        for dent in dents:
            d = smax(d, .004 - dent(P), .030)
        return d
    reach = np.float32(np.abs(turn.T) @ half) + .03
    return grown(field, at - reach, at + reach, tone, lambda V: V + np.float32(off), .006, glass)


def cushion(pose, off=0):
    """The pillow between the legs, from the knees to the ankles, or off (0 to 1) from there to the ground in front."""
    J = pose.limbs.left.joints(), pose.limbs.right.joints()
    ends = [[moved(pose.lay, moved(j['shin'], p) * (s, 1, 1)) for p in (KNEE, ANKLE)] for s, j in zip((1, -1), J)]
    a, b = np.mean(ends, 0)
    legs = [lambda P, a=a, b=b: chain(P, [a, (a + b) / 2, b], [.062, .066, .044]) for a, b in ends]
    return pillow((a + b) / 2 + np.float32((0, -.02, 0)), b - a, np.cross(b - a, (0, 0, 1)), (.270, .150, .105), legs,
                  off * np.float32([.10, -.37, -.10]))


SIDE = SHOT(BODY, (-.05, -.17, .10), 8, 2.10, tilt=52, gain={'man': 2.3, **BONES, 'skull': 2.6},
            props=[plane(0, (-1.7, -1.7), (1.7, 1.7)),
                   pillow((-.81, .125, .060), (0, 1, 0), (1, 0, 0), (.26, .20, .075),
                          [lambda P: length(P - np.float32((-.81, .02, .195))) - .105], glass=(1.6, .35, .35, .30), tone=(.16, .07, 0))])
DRAWN, PROPPED = side(84, 94, -8), side(84, 94, 4)
PILLOW_GLOW = ((.09, .0, .02), .07, .6)

SHOTS = {
    'chin-tuck': frames(CHIN, dict(pose=glided(-.032)),
                        dict(pose=glided(.010), glow=[NAPE], arrows=[[(0, -.30, .715), (0, -.145, .715)]]),
                        dict(pose=glided(-.032), arrows=[[(0, -.17, .715), (0, -.325, .715)]])),
    'head-turn': frames(TURN, dict(pose=turned(0)),
                        dict(pose=turned(58), glow=side_of_neck(-1), arrows=[round_head(-55, 142)]),
                        dict(pose=turned(-58), glow=side_of_neck(1), arrows=[round_head(55, -142)])),
    'heel-raise': frames(HEEL, heel_frame(0, PALE, PALE),
                         heel_frame(30, AMBER, PALE, arrows=[[(.1, .20, -.98), (.1, .20, -.80)]]),
                         heel_frame(15, AMBER, PALE, Leg(hip=4, knee=97, ankle=12),
                                    arrows=[[(.1, .20, -.80), (.1, .20, -.968)]])),
    'sit-to-stand': frames(SIT, dict(pose=seat_pose((.05, -.430), 3)),
                           dict(pose=LEAN, props=[thighs(LEAN)],
                                arrows=[[(.2, .04, .58), (.2, -.16, .64), (.2, -.37, .60), (.2, -.55, .46)]]),
                           dict(pose=seat_pose((-.365, .0), 0, arm=HANGING),
                                arrows=[[(.2, -.66, -.30), (.2, -.66, .30)]])),
    'pelvic-tilt': frames(TILT, dict(pose=arched(HOLLOW)),
                          dict(pose=arched(FLAT), glow=LOW_BACK, arrows=[[(0, -.05, .36), (0, .01, .405), (0, .09, .405), (0, .16, .345)]]),
                          dict(pose=arched(HOLLOW), arrows=[[(0, .16, .345), (0, .09, .405), (0, .01, .405), (0, -.05, .36)]])),
    'calves-on-chair': frames(CALVES, dict(pose=supine(NEAR, slid=AWAY)),
                              dict(pose=supine(RAISED, CALF_ON, slid=AWAY),
                                   arrows=[[(.1, .12, .88), (.1, -.02, .98), (.1, -.20, .99), (.1, -.36, .88)]]),
                              dict(pose=supine(ON_SEAT), glow=LOW_BACK)),
    'side-lying-pillow': frames(SIDE, dict(pose=side(26, 40, -8)),
                                dict(pose=DRAWN, arrows=[[(.43, -.54, .02), (.24, -.66, .02), (-.02, -.67, .02)]]),
                                dict(pose=PROPPED, glow=[PILLOW_GLOW], props=[cushion(PROPPED)],
                                     arrows=[[(.22, -.98, .06), (.22, -.66, .16)]])),
}

PICTURES = {f'sequences/{name}-{i}': dict(size=(900, 675), samples=12, theme=shot.theme,
                                          draw=partial(draw, shot))
            for name, shots in SHOTS.items() for i, shot in enumerate(shots, 1)}
