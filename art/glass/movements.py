"""The table of movements: three frames each of the posed body, all from one camera, so that only the movement changes.

Standing, the ground is at z = -0.985; lying, at z = 0, the head towards +y (on the side: towards -x).
"""
from dataclasses import replace
from functools import partial

import numpy as np

from kit.sdf import chain, mirror, rotation, rounded_box, smoothstep, union

from . import body as B
from .bones import point
from .catalogue import AT_SIDE, Shot
from .draw import draw
from .pose import ANKLE, BALL, HIP, KNEE, Arm, Leg, Limbs, Pose, laid, moved, planted
from .props import SOLID, box, chair, grown, plane

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
CHIN = SHOT(HEAD, (0, -.015, .605), -88, .92, tilt=1,
            props=[plane(.124, (-.7, -.6), (1.1, 1.4), axis=1, away=-1, tone=.34)])
NAPE = (point('C4', 0, .010), .036, .6)
TURN = SHOT(HEAD, (0, .02, .560), 180, 1.10, tilt=14,
            props=[box((-.24, .150, .06), (.24, .180, .25), .012), box((-.22, .15, -.6), (-.185, .18, .2)),
                   box((.185, .15, -.6), (.22, .18, .2))])
side_of_neck = lambda s: [((s * .026, .030, .632), .032, .6)]


def round_head(a, b, r=.17):
    """Arc about the head, higher in front: 0 is there, 90 on the left."""
    return [(r * np.sin(t), .01 - r * np.cos(t), .835 + .32 * r * np.cos(t)) for t in np.radians(np.linspace(a, b, 12))]


def on_toes(theta, lifted=None):
    """Both legs straight, the heels lifted by an angle, both hands on the rail of a chair."""
    leg = Leg(ankle=theta, toes=theta)
    shift = (BALL - moved(leg.joints()['foot'], BALL)) * (0, 1, 1)
    arm = Arm(tuple(np.float32([.135, -.275, .005]) - shift), (.6, 1, -.2), (-.1, -1, -.25), (0, .15, -1), 38)
    return Pose(Limbs(leg, lifted or leg, arm), lay=laid(np.eye(3), shift))


def calf(pose, side, rgb):
    """Calf muscle and Achilles tendon down to the heel bone, of the left (1) or right (-1) leg."""
    J = (pose.limbs.left if side > 0 else pose.limbs.right).joints()
    at = lambda name, *p: moved(J[name], np.float32(p))
    cord = [at('shin', .094, *p) for p in ((.040, -.70), (.050, -.78), (.051, -.86))]
    cord += [at('foot', .092, .060, -.935), at('foot', .092, .066, -.958)]
    bellies = [[at('shin', x, .030, -.50), at('shin', x, .046, -.60), at('shin', .094, .040, -.72)]
               for x in (.078, .110)]
    pts = np.concatenate([cord, *bellies])
    field = lambda P: union(.012, chain(P, cord, [.014, .008, .006, .0075, .011], .01),
                            *(chain(P, b, [.010, .024, .010], .01) for b in bellies))
    return grown(field, pts.min(0) - .05, pts.max(0) + .05, rgb,
                 lambda V: moved(pose.lay, V * np.float32([side, 1, 1])), style=(1.0, .42, .25, .3))


RAIL = chair(-.74, -.29, GROUND, .45, .95)
HEEL = SHOT(BODY, (0, -.14, -.455), -74, 1.56, tilt=7,
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


CHAIR = chair(-.10, .32, GROUND, .45, .90)
SIT = SHOT(BODY, (0, -.13, -.075), -80, 2.66, tilt=5, props=[plane(GROUND, (-1.0, -1.5), (1.0, 1.3))] + CHAIR)
REACH = Arm((.16, -.47, .33), (.5, .3, -1), (0, -1, -.1), (-.8, 0, -.6), 12)
LEAN = seat_pose((-.06, -.33), 44, arm=REACH)


# ------------------------------------------------------------------ lying
MAT = [plane(0, (-.75, -1.35), (.75, 1.35))]


def arch(V, height):
    """The small of the back lifted by a height, the pelvis tilted with it; chest and hips stay."""
    u = np.clip(V[:, 2] / .38, -.12, 1)
    here = smoothstep(.24, .17, np.abs(V[:, 0])) * smoothstep(-.17, -.11, V[:, 1]) * smoothstep(-.20, -.06, V[:, 2])
    return V - np.float32([0, 6.75 * height, 0]) * (here * u * (1 - u) ** 2)[:, None]


def supine(left, right=None, trunk=None, slid=0):
    """On the back, slid towards the head; ``left``, ``right``: ankles as (height, distance from the hips, pitch of the foot)."""
    legs = [planted(HIP[1:], (.127 - height, -along), pitch) for height, along, pitch in (left, right or left)]
    return Pose(Limbs(*legs, AT_SIDE), trunk, laid(rotation(-90), (0, slid, .127)))


arched = lambda height: supine((.080, .42, 90), trunk=partial(arch, height=height))
LOW_BACK = [(point('L3', 0, .012), .075, .55)]
TILT = SHOT(BODY, (0, .11, .27), -80, 1.60, tilt=7, props=MAT)
SEAT = chair(-.165, -.64, 0, .515, .90)
CALVES = SHOT(BODY, (0, .09, .40), -80, 1.86, tilt=8, props=MAT + SEAT)
NEAR, ON_SEAT, RAISED = (.080, .34, 90), (.515 + .068, .46, 0), (.78, .28, 30)

SIDE_ARMS = (Arm((-.15, -.34, .26), (1, -.2, -.5), (0, -1, .2), (-1, 0, 0), 10),
             Arm((.155, -.20, .74), (.1, -1, -.2), (0, .45, 1), (-1, 0, 0), 10))


def side(hip, knee, apart):
    """On the right side, the lower arm in front of the face; ``apart``: how far the knees are from each other."""
    return Pose(Limbs(Leg(hip, knee, out=apart), Leg(hip, knee, out=3), *SIDE_ARMS), lay=laid(rotation(0, -90), (0, 0, .195)))


def cushion(pose, off=0):
    """A pillow between the legs, from the knees to the ankles, or off (0 to 1) from there to the ground in front."""
    shin = pose.limbs.left.joints()['shin']
    a, b = (moved(shin, p) * (0, 1, 1) for p in (KNEE, ANKLE))
    u = (b - a) / np.linalg.norm(b - a)
    turn = np.float32([(1, 0, 0), u, (0, -u[2], u[1])])
    field = lambda P: rounded_box((P - np.float32((a + b) / 2)) @ turn.T, (.055, .270, .130), .035)
    return grown(field, np.minimum(a, b) - .2, np.maximum(a, b) + .2, (.34, .15, 0),
                 lambda V: moved(pose.lay, V) + off * np.float32([.10, -.42, -.13]), .008,
                 SOLID)


SIDE = SHOT(BODY, (.01, -.11, .19), -38, 1.90, tilt=16, gain={'man': 2.3, **BONES, 'skull': 2.6},
            props=[plane(0, (-1.7, -1.7), (1.7, 1.7)), box((-1.06, -.26, .0), (-.68, .24, .125), .055, .42)])
DRAWN, PROPPED = side(68, 84, -9), side(68, 84, 1)
PILLOW_GLOW = ((.09, .0, .02), .07, .6)

SHOTS = {
    'chin-tuck': frames(CHIN, dict(pose=glided(-.032)),
                        dict(pose=glided(.010), glow=[NAPE], arrows=[[(0, -.30, .715), (0, -.145, .715)]]),
                        dict(pose=glided(-.032), arrows=[[(0, -.17, .715), (0, -.325, .715)]])),
    'head-turn': frames(TURN, dict(pose=turned(0)),
                        dict(pose=turned(58), glow=side_of_neck(-1), arrows=[round_head(-25, 98)]),
                        dict(pose=turned(-58), glow=side_of_neck(1), arrows=[round_head(25, -98)])),
    'heel-raise': frames(HEEL, heel_frame(0, PALE, PALE),
                         heel_frame(30, AMBER, PALE, arrows=[[(.1, .20, -.98), (.1, .20, -.80)]]),
                         heel_frame(15, AMBER, PALE, Leg(hip=4, knee=97, ankle=12),
                                    arrows=[[(.1, .20, -.80), (.1, .20, -.968)]])),
    'sit-to-stand': frames(SIT, dict(pose=seat_pose((.05, -.430), 3)),
                           dict(pose=LEAN, props=[thighs(LEAN)],
                                arrows=[[(.2, .24, .44), (.2, .12, .55), (.2, -.04, .59), (.2, -.20, .56)]]),
                           dict(pose=seat_pose((-.365, .0), 0, arm=Arm()),
                                arrows=[[(.2, -.66, -.30), (.2, -.66, .30)]])),
    'pelvic-tilt': frames(TILT, dict(pose=arched(.022)),
                          dict(pose=arched(-.014), glow=LOW_BACK, arrows=[[(0, .14, .46), (0, .14, .29)]]),
                          dict(pose=arched(.022), arrows=[[(0, .14, .29), (0, .14, .46)]])),
    'calves-on-chair': frames(CALVES, dict(pose=supine(NEAR, slid=.17)),
                              dict(pose=supine(RAISED, ON_SEAT),
                                   arrows=[[(.1, -.16, .98), (.1, -.38, 1.00), (.1, -.54, .86)]]),
                              dict(pose=supine(ON_SEAT), glow=LOW_BACK)),
    'side-lying-pillow': frames(SIDE, dict(pose=side(32, 46, -8)),
                                dict(pose=DRAWN, arrows=[[(.66, -.60, .02), (.48, -.76, .02), (.26, -.78, .02)]]),
                                dict(pose=PROPPED, glow=[PILLOW_GLOW], props=[cushion(PROPPED)],
                                     arrows=[[(.45, -1.02, .10), (.45, -.66, .21)]])),
}

PICTURES = {f'sequences/{name}-{i}': dict(size=(900, 675), samples=12, theme=shot.theme,
                                          draw=partial(draw, shot))
            for name, shots in SHOTS.items() for i, shot in enumerate(shots, 1)}
