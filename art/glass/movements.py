"""The table of movements: three frames of the posed body each, all from one camera, so that only the movement changes.

Standing, the ground is at z = -0.985; lying, at z = 0, the head towards +y.
"""
from dataclasses import replace
from functools import partial

import numpy as np

from kit.sdf import rotation, smoothstep

from . import body as B
from .bones import point
from .catalogue import Shot
from .draw import draw
from .pose import ANKLE, HIP, Leg, Limbs, Pose, about, on_back, on_side, planted

BODY = 'man spine discs sacrum hips femur patella shank foot_bones'
HEAD = 'man spine discs sacrum'


def frames(base, *changes):
    """Three shots that differ only in what moves."""
    return [replace(base, **change) for change in changes]


# ------------------------------------------------------------------ standing and sitting
def glide(V, back):
    """Move the head level to the back: the lower neck straightens, the upper neck nods."""
    out = B.bend(V, .655, .72, 160 * back, y0=.018)
    out[:, 1] += back * smoothstep(.555, .690, V[:, 2])
    return out


def neck(*functions):
    return Pose(trunk=functions)


CHIN = Shot(HEAD, (0, .01, .62), -90, .84, tilt=2, fx=.50, fy=.54, theme='dark',
            props=[((-.30, .142, -.6), (.30, .160, 1.3), .008, .10)])
NAPE = (point('C3', 0, .010), .040, .9)
TURN = Shot(HEAD, (0, .02, .585), 172, .98, tilt=4, fx=.5, fy=.58, theme='dark')


def side_of_neck(s, strength):
    return [((s * .030, .030, .640), .044, strength)]


def raised(theta):
    """Both legs straight and the heels lifted by an angle; returns leg and the shift of the body."""
    leg = Leg(ankle=theta, toes=theta)
    M = leg.joints()['foot']
    ball = np.float32([.104, -.128, -.970])
    return leg, ball - (M[:3, :3] @ ball + M[:3, 3])


def on_toes(theta, lifted=None):
    leg, shift = raised(theta)
    M = np.eye(4, dtype=np.float32)
    M[:3, 3] = shift * (0, 1, 1)
    return Pose(Limbs(lifted or leg, leg), lay=M)


STAND = [((-.42, -.50, -1.0), (.42, .42, -.985), .007, .13)]
CALF = [((s * .094, .045, -.62), .045, .65) for s in (1, -1)]
HEEL = Shot(BODY, (0, -.02, -.50), -58, 1.55, tilt=7, fx=.5, fy=.50, theme='dark', keep=.7, props=STAND)


def chair(front, back, floor, height):
    """A plain chair: seat, four legs, backrest; `front` and `back` are depths."""
    low, high, top, x = min(front, back), max(front, back), floor + height, .24
    out = [((-x, low, top - .030), (x, high, top), .010, .20)]
    for u in (-x, x - .03):
        for v in (low, high - .03):
            out.append(((u, v, floor), (u + .03, v + .03, top - .030), .008, .16))
    rest = high - .02 if back > front else low
    return out + [((-x, rest, top + .06), (x, rest + .02, top + .42), .008, .16)]


def seat_pose(hips, flexion, ankle_y=-.40, arm=25):
    """Hips at (y, z) above level feet, the trunk leaning forward from the hips."""
    R = rotation(flexion)
    target = np.float32([0, ankle_y, ANKLE[2]]) - np.float32([0, *hips])
    body = R.T @ target
    leg = planted((HIP[1], 0), (HIP[1] + body[1], body[2]), -flexion)
    M = np.eye(4, dtype=np.float32)
    M[:3, :3] = R
    M[:3, 3] = np.float32([0, *hips]) - R @ (HIP * (0, 1, 1))
    return Pose(Limbs(leg, leg, arm), lay=M)


CHAIR = chair(-.20, .24, -.985, .43)
THIGHS = [((s * .095, -.075, -.25), .075, .7) for s in (1, -1)]
SIT = Shot(BODY, (0, -.15, -.06), -66, 2.72, tilt=6, fx=.5, fy=.50, theme='dark', keep=.8,
           props=[((-.42, -.75, -1.0), (.42, .50, -.985), .007, .13)] + CHAIR)


# ------------------------------------------------------------------ lying
MAT = [((-.36, -.95, -.018), (.36, 1.0, .0), .008, .13)]


def supine(left, right=None, tilt=0.0, **more):
    """On the back; ``left``, ``right``: ankles as (height, distance from the hips, pitch of the foot).

    ``tilt`` rolls the pelvis back and lets the hollow of the low back go.
    """
    turn = about(np.float32([0, .03, .05]), rotation(-tilt))
    lay = on_back() @ turn
    legs = []
    for height, along, pitch in (left, right or left):
        hip = np.float32([0, HIP[1], 0])
        ankle = np.linalg.inv(turn) @ np.float32([0, .127 - height, -along, 1])
        legs.append(planted(hip[1:], ankle[1:3], pitch + tilt))
    trunk = (partial(B.bend, z0=.05, z1=.24, degrees=2 * tilt),
             partial(B.bend, z0=.26, z1=.46, degrees=-tilt)) if tilt else ()
    return Pose(Limbs(*legs), trunk, lay, **more)


FLAT = (.080, .50, 90)
LOW_BACK = [((0, .045, .150), .060, .9)]
TILT = Shot(BODY, (0, .06, .22), -76, 1.74, tilt=7, fx=.5, fy=.56, theme='dark', keep=.75, props=MAT)
SEAT = chair(-.34, -.78, 0, .46)
CALVES = Shot(BODY, (0, .05, .24), -72, 2.1, tilt=8, fx=.5, fy=.56, theme='dark', keep=.75, props=MAT + SEAT)
NEAR = (.080, .38, 90)
ON_SEAT = (.46 + .052, .63, 0)


def side(hip, knee, drop):
    """On the right side; ``drop``: how far the upper leg sinks towards the lower one."""
    return Pose(Limbs(Leg(hip, knee, out=-drop), Leg(hip, knee), arm=14, right_arm=78), lay=on_side(.185))


SIDE = Shot(BODY, (.0, -.02, .14), -70, 2.08, tilt=22, fx=.5, fy=.56, theme='dark', keep=.75,
            props=[((-.60, -.98, -.018), (.26, 1.0, .0), .008, .13), ((-.16, .64, .0), (.18, .94, .105), .045, .4)])
PILLOW = [((-.46, -.74, .130), (-.12, -.22, .245), .050, .5)]

SHOTS = {
    'chin-tuck': frames(CHIN, dict(pose=neck(partial(glide, back=-.022))),
                        dict(pose=neck(partial(glide, back=.020)), glow=[NAPE]),
                        dict(pose=neck(partial(glide, back=.0)))),
    'head-turn': frames(TURN, dict(pose=neck()),
                        dict(pose=neck(partial(B.turn_head, degrees=58)), glow=side_of_neck(-1, .9)),
                        dict(pose=neck(partial(B.turn_head, degrees=-58)), glow=side_of_neck(1, .9))),
    'heel-raise': frames(HEEL, dict(pose=on_toes(0)), dict(pose=on_toes(28), glow=CALF),
                         dict(pose=on_toes(14, Leg(hip=8, knee=55, ankle=20)), glow=CALF[1:])),
    'sit-to-stand': frames(SIT, dict(pose=seat_pose((.06, -.405), 4, arm=12)),
                           dict(pose=seat_pose((-.08, -.30), 42, arm=44), glow=THIGHS),
                           dict(pose=seat_pose((-.398, .0), 0, arm=4))),
    'pelvic-tilt': frames(TILT, dict(pose=supine(FLAT, tilt=-6)), dict(pose=supine(FLAT, tilt=10), glow=LOW_BACK),
                          dict(pose=supine(FLAT, tilt=-6))),
    'calves-on-chair': frames(CALVES, dict(pose=supine(NEAR)),
                              dict(pose=supine(ON_SEAT, NEAR)),
                              dict(pose=supine(ON_SEAT), glow=LOW_BACK)),
    'side-lying-pillow': frames(SIDE, dict(pose=side(26, 38, 6)), dict(pose=side(48, 70, 13)),
                                dict(pose=side(48, 70, -2), glow=LOW_BACK, props=SIDE.props + PILLOW)),
}

PICTURES = {f'movements/{name}-{i}': dict(size=(900, 675), samples=12, theme=shot.theme,
                                          draw=partial(draw, f'{name}-{i}', shot))
            for name, shots in SHOTS.items() for i, shot in enumerate(shots, 1)}
