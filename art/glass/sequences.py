"""Flat sections that change: each is a function of its step, from 0; a fraction is on the way to the next.

Steps become pictures; 25 frames, one below the other, rest at each step and are the motion that Sequence.module.css plays.
Steps have calm textures and the motion none, so that its frames stay small.
"""
import os
import tempfile
from functools import partial

import numpy as np
from PIL import Image

from kit import colour as k
from kit.sdf import rotation, smoothstep

from . import body as B, parts
from .catalogue import Shot, ramp
from .draw import draw as draw_glass, place
from .plates import HIP, SACRUM, blob, both, draw, layer, lumbar, moved, oval, sacrum, segment, taper, thigh_bone, thread, tube, whole

FRAMES = 25
SIZE = 480, 360


# ------------------------------------------------------------------- discs
def disc(wear=0, torn=0, left=1):
    return dict(theme='dark', fade=(0, 30, 0, 30), glow=[(207, 152, 20, .2 * max(0, torn * 1.6 - .6) * left)],
                layers=lambda: moved(segment(wear, torn, left), dx=54, dy=-46, scale=1.3))


def disc_shrinks(s):
    """Healthy, herniated, and months later, when little is left of the piece."""
    torn, later = min(s, 1), max(s - 1, 0)
    return disc(.05 * torn + .30 * later, torn, 1 - .88 * later)


def disc_wears(s):
    """Healthy, drier, worn."""
    return disc(s / 2)


# -------------------------------------------------- roots of the leg, seen from the front and from behind (.25 a mm)
# x from the middle of the body to the side, y from above; the left leg
TRUNK = (35, -40, 34.5, 4, 37, 18, 41, 34, 43.5, 54, 43.5, 74, 42, 100, 39.5, 125, 36, 148, 34, 160, 34, 168, 33, 178, 34, 192, 33, 208, 29.5, 228, 26, 248, 25, 262)
CALF = (9, 264, 8.5, 252, 7, 232, 5, 210, 5, 194, 7, 180, 8, 168, 7.5, 156, 6, 140, 3.5, 115, 1.5, 95, .5, 85)
FOOT = {'front': (27, 272, 31, 282, 33, 288, 30, 292, 22, 292.5, 14, 292, 9.5, 290, 8.5, 284, 9.5, 274),
        'back': (26, 270, 30, 283, 30, 289, 24, 291, 16, 291, 10, 289, 8, 282, 9, 272)}
WAYS = {    # of each root: its line from the front and from behind
    'L4': [(5, 29, 10, 36, 15, 46, 20, 58, 22, 70, 22, 92, 20, 118, 15.5, 142, 11, 160, 9.8, 172, 9.4, 190, 10, 212, 11, 236, 11.4, 256, 11, 274, 11.4, 284), ()],
    'L5': [(32.4, 176, 30.6, 182, 27.6, 198, 25, 222, 21.6, 246, 18.4, 262, 15.4, 274, 12.6, 286),
           (4.6, 36.5, 8, 46, 12, 56.5, 16.8, 63.6, 20.8, 69, 24, 76, 26.4, 87, 27, 100, 26, 120, 24.2, 140, 24.2, 148, 27, 160, 30.6, 170, 32.6, 177)],
    'S1': [(25.6, 268, 28.4, 278, 30, 287),
           (3.4, 47.6, 7.4, 54, 12.4, 59.4, 16, 63, 20, 69, 23.2, 76, 25.6, 87, 26.2, 100, 25.2, 120, 23.4, 140, 22.2, 150, 21, 164, 20.6, 180, 21, 200, 22.4, 224, 24, 248, 25.4, 266, 27.4, 280, 28, 287)],
}
SKIN = {    # and the skin that it serves
    'L4': [(43, 92, 39, 126, 34, 150, 26, 167, 18, 182, 15.4, 206, 14.6, 232, 15.4, 254, 13.4, 268, 11, 280, 6, 284, 0, 250, 0, 205, 3, 176, 8, 158, 13, 140, 18, 116, 24, 96, 33, 82), ()],
    'L5': [(40, 158, 31.6, 162, 26, 174, 20, 188, 17.2, 208, 16.2, 234, 17, 256, 14.6, 270, 10, 280, 5, 288, 7, 297, 25.6, 297, 25.8, 284, 26, 270, 26.4, 256, 29, 236, 35, 212, 40, 190),
           (42, 156, 31, 160, 29.6, 174, 29.4, 192, 28.4, 212, 26, 236, 24.6, 254, 40, 250)],
    'S1': [(26.4, 297, 26.6, 284, 26.6, 270, 26, 262, 38, 262, 42, 297),
           (30, 76, 20, 72, 17, 92, 17, 120, 17, 148, 14.6, 170, 12.6, 192, 12.4, 216, 12.6, 240, 12, 262, 8, 280, 8, 298, 34, 298, 32, 276, 25.6, 264, 23.6, 250, 25, 234, 27.4, 212, 28, 190, 27, 170, 28, 148, 31, 120, 32.6, 96)],
}
TOP, END = 24, 298


NOTCH = 61                           # height at which the roots of the sciatic nerve leave the pelvis, below the piriformis


def skeleton(side):
    """Low back, pelvis and legs from the front or from behind, on the bones of the plate of the buttock."""
    front, bone = side == 'front', lambda s, **o: layer('skull', s, **o)
    thigh = thigh_bone(blob(118, 182, 122, 240, 133, 340, 145, 480, 155, 580, 150, 622, 141, 655, 146, 684, 164, 697, 184, 691, 195, 682, 206, 691, 228, 699, 244, 686, 248, 655, 239, 622, 208, 580,
                            184, 480, 166, 340, 158, 240, 150, 200))
    shin = [bone(tube(146, 738, 10, 150, 762, 6.4, 170, 1000, 6, 186, 1150, 6, 186, 1190, 9, 188, 1222, 6)),
            bone(blob(144, 706, 148, 730, 164, 764, 180, 810, 187, 900, 197, 1050, 201, 1130, 198, 1168, 200, 1186, 226, 1188, 234, 1212, 246, 1210, 251, 1182, 242, 1130, 229, 1050, 222, 900,
                      220, 810, 234, 764, 249, 730, 250, 706, 226, 704, 197, 698, 168, 704))]
    spine = [y for y in range(-158, 38, 39)]
    discs = [layer('rings', oval(300, y + 20, 33, 5), alpha=.7, rim=.3) for y in spine]
    if front:
        vertebra = lambda y: [*both([bone(tube(318, y - 3, 5, 334, y - 6, 4, 352, y - 10, 3))], 300), bone(whole(308, y - 15, 330, y - 15, 335, y - 11, 331, y, 335, y + 12, 330, y + 16, 308, y + 16, x=300))]
        holes = both([layer('shade', oval(318 - 1.5 * i, 96 + 20 * i, 4.4 - .4 * i, 3.6 - .3 * i), alpha=.9, shadow=0) for i in range(4)], 300)
        sacral = [bone(SACRUM, join=tube(300, 194, 7, 300, 204, 6, 301, 214, 4)), *(layer('line', thread(.5, 304 - w, y, 296 + w, y), alpha=.5, shadow=0) for y, w in ((86, 14), (106, 12), (126, 10), (146, 8))), *holes]
        pubis = [tube(214, 176, 15, 248, 204, 10, 276, 226, 10, 289, 236, 10), tube(289, 246, 9, 264, 262, 7, 228, 262, 8)]
        side_of_hip = [bone(HIP, join=pubis, soft=6), layer('shade', blob(150, 30, 186, 16, 226, 34, 244, 66, 224, 104, 176, 104, 146, 70), alpha=.25, edge=26, shadow=0)]
        joint = [layer('meniscus', oval(300, 241, 3.4, 12), rim=.3)]
        cap, foot = [bone(blob(172, 642, 184, 630, 206, 630, 220, 642, 218, 662, 198, 684, 176, 664))], [
            bone(tube(14, 273, 2.6, 19.6, 273, 2.6)), bone(blob(10.6, 277.4, 14, 275.6, 21, 276, 25, 278.6, 24, 281, 10.6, 280.4)),
            *(bone(tube(12.4 + 2.6 * i, 281, 1.2 - .08 * i, 11.8 + 3.7 * i, 287.4 - .25 * i, 1.1 - .08 * i)) for i in range(5)),
            *(bone(tube(11.7 + 3.85 * i, 289 - .3 * i, 1.3 - .1 * i, 11.6 + 4 * i, 290.8 - .45 * i, 1.2 - .12 * i)) for i in range(5))]
    else:
        vertebra = lambda y: lumbar(y, 50)
        sacral, joint, cap = sacrum(), [], []
        side_of_hip = [bone(HIP)]
        thigh = both([bone(tube(226, 264, 9, 262, 254, 7, 292, 244, 9), alpha=.6)], 300)[:1] + thigh
        foot = [bone(tube(13.4, 272.6, 2.4, 19.4, 272.6, 2.4)), bone(blob(12.4, 277, 15, 274.6, 19, 274.6, 21, 277, 21.6, 284, 20.6, 289, 16.6, 291, 12.8, 289, 11.8, 284))]
    trunk = [*discs, *(v for y in spine for v in vertebra(y)), *sacral, *joint]
    bones = moved(moved(trunk + both([*thigh, *side_of_hip, *shin, *cap], 300), dx=-300, dy=-160), scale=.2, dy=60) + both(foot, 0)
    return [(m, s, {**o, 'alpha': .62 * o.get('alpha', 1), 'rim': .42, 'shadow': .4 * o.get('shadow', 1)}) for m, s, o in bones]


def lower_body(side, pain):
    """``pain``: per root, how far down (y) its pain has come and how bright it is."""
    view = 0 if side == 'front' else 1
    skin = whole(*TRUNK, *FOOT[side], *CALF, x=0)
    above = lambda y: blob(-80, -60, -80, -60, 80, -60, 80, -60, 80, y, 80, y, -80, y, -80, y)
    nerve = lambda m, way, **o: layer(m, taper(1.5, .8, *way), rim=.3, **o)
    lit = [(WAYS[r][view], SKIN[r][view], y, light) for r, (y, light) in pain.items() if light > .02]
    inside = above(NOTCH) if view else []          # behind sacrum and hip bone
    out = [layer('body', skin), *skeleton(side)]
    out += [layer('nerve', blob(*area), within=[skin, above(y)], alpha=.72 * light, rim=.3, shadow=.3) for _, area, y, light in lit if area]
    for alpha, part in ((.55, dict(within=inside)), (1, dict(cut=inside))) if view else ((1, {}),):
        out += [nerve('nerve', WAYS[r][view], alpha=.7 * alpha, shadow=.4, **part) for r in WAYS if WAYS[r][view]]
    out += [nerve('hurt', way, within=above(y), alpha=light) for way, _, y, light in lit if way]
    return moved(out, flip=view == 1, dx=(118, 282)[view])


def pains(s):
    """The pain of the root of the step, on its way down; that of the step before goes out."""
    step, u = int(np.ceil(s)), s - np.ceil(s) + 1
    return {root: (TOP + u * (END - TOP), 1.) if i == step else (END, max(0, 1 - 2.5 * u)) for i, root in enumerate(WAYS, 1) if i in (step, step - 1)}


def glows(pain):
    """Red at the root, and where the pain is on its way."""
    out = []
    for root, (y, light) in pain.items():
        for way, x, turn in zip(WAYS[root], (118, 282), (1, -1)):
            if not way:
                continue
            px, py = np.reshape(way, (-1, 2)).T
            if py[0] < 60:
                out.append((x + turn * px[0], py[0], 9, .5 * light))
            if py[0] < y < py[-1]:
                out.append((x + turn * np.interp(y, py, px), y, 9, .8 * light))
    return out


def roots(s):
    """At rest, then the pain of L4, L5 and S1 down the leg, with the skin that each serves."""
    pain = pains(s)
    return dict(theme='dark', fade=(0, 30, 0, 0), glow=glows(pain), layers=lambda: lower_body('front', pain) + lower_body('back', pain))


# ------------------------------------------------------------------ Epley, for a left ear: glass head, and its rear canal enlarged
# per position: trunk laid back and rolled to the right, head turned to the left, neck bent forward (degrees)
LAID, ROLLED, TURNED, BENT = (0, 90, 90, 90, 0), (0, 0, 0, 90, 0), (40, 40, -45, -45, 0), (0, -25, -25, 0, 34)
# the way that gravity points in the plane of the canal, from outwards (0) over upwards (90), as it follows from these
DOWN = np.array((-90, 25, 90, 180, 245))
def around(y, z, radius, a, b):
    """An arc around the length of the lying body, from the angle a to b: 0 is above, 90 nearest to the viewer."""
    return [(radius * np.sin(t), y - .32 * radius * np.sin(t), z + radius * np.cos(t)) for t in np.radians(np.linspace(a, b, 16))]


# what has moved, per position: curves of its arrow
ARROWS = ((), [[(0, -.29, .24), (0, -.17, .30), (0, -.04, .29), (0, .06, .19)]], [around(.19, -.03, .165, 72, -62)], [around(-.10, .0, .28, 70, -60)],
          [[(0, .18, -.07), (0, .195, .08), (0, .15, .22), (0, .06, .31)]])
RING = 298, 150, 62
LENS = 98


def between(s, values):
    return float(np.interp(s, range(len(values)), values))


def lying(s):
    """The body of a position; the view follows it, so that the head stays in the middle. Arrows are for pictures, whose step is whole."""
    laid, rolled, turned, bent = (between(s, v) for v in (LAID, ROLLED, TURNED, BENT))
    up, back = np.cos(np.radians(laid)), np.sin(np.radians(laid))
    hips = np.float32([0, -.04 * up - .66 * back, -.02 - .48 * up + .07 * np.sin(np.radians(rolled)) * (1 - up)])

    def pose(V):
        V = B.turn_head(V, turned)
        V = B.bend(V, .575, .69, bent)
        return V @ (rotation(-laid) @ rotation(0, 0, -rolled)).T + hips
    table = lambda shot: (lambda V, Q: (V + np.float32([0, 0, -.75 * up]), Q, np.float32([(.30, .05, 0)]) * np.ones((len(V), 1), np.float32), 5, .8, .62, .95))(
        *parts.block((-.30, -1.6, -.185), (.30, -.085, -.135), .012))
    return Shot('man spine discs labyrinth', (0, .0, .02), -96, 1.26, tilt=14, fx=.29, fy=.47, theme='light', keep=1, pose=pose, tint=0, props=[table],
                arrows=ARROWS[s] if isinstance(s, int) else [],
                mask=ramp(2, .02, .22), glow=[((.030, .012, .754), .030, .5)], gain={'spine': .7, 'skull': 1.3, 'ears': .8})


def ring(angle, r=RING[2]):
    """Points of the canal at angles, in the frame of the head: front left, up above."""
    a = np.radians(angle)
    return np.stack([r * np.cos(a), -r * np.sin(a)], -1)


# from the widened end of the canal over its arc to the stem that it shares, and into the hall
ARC = ring(np.linspace(-140, 148, 37))
STEM = np.float32([(-62, -24), (-70, -10), (-77, 4), (-80, 16), (-82, 30), (-76, 42)])
WAY = np.concatenate([ARC, STEM])


def epley(s):
    """Five positions; the crystals sink to the lowest point, a little after the head has turned."""
    shot = lying(s)
    step, u = divmod(s, 1)
    late = step + smoothstep(.3, 1, u)
    turn = between(s, DOWN + 90)
    # where the crystals lie along the way, as a share of its arc
    lie = between(late, (50, 165, 230, 292, 328)) / 8
    flat = lambda r, P: tube(*np.column_stack([P, np.broadcast_to(r, len(P))]).ravel())
    swell = np.interp(range(37), [0, 2, 5, 8], [15, 18, 15, 12.5])
    hall = [(-80, 16, 15), (-84, 26, 18), (-76, 40, 17), (-58, 46, 14), (-48, 40, 13)]
    wall = lambda less: dict(shape=flat(swell - less, ARC), join=[flat(np.linspace(13, 15, 5) - less, np.concatenate([ARC[-1:], STEM[:4]])), tube(*np.ravel(np.float32(hall) - (0, 0, less))),
                                                                  tube(-57, -36, 12 - less, -62, -52, 11 - less, -60, -70, 10 - less)], soft=4)
    def canal(material, less, **o):
        w = wall(less)
        return layer(material, w.pop('shape'), **w, **o)
    rng = np.random.default_rng(5)
    crystals = []
    for i, (along, across, size, a) in enumerate(zip(rng.uniform(-1.7, 1.7, 11), rng.uniform(-2.5, 4.5, 11), rng.uniform(2.6, 4, 11), rng.uniform(0, 180, 11))):
        at = np.clip(lie + along * (1 + .8 * np.sin(np.pi * u) * (0 < u < 1)), 0, len(WAY) - 1)
        x, y = (np.interp(at, range(len(WAY)), WAY[:, j]) for j in (0, 1))
        down = np.radians(between(s, DOWN))
        crystals.append(layer('nerve', oval(x + across * np.cos(down), y - across * np.sin(down), size, size * .7, a), rim=.5, shadow=.5))
    inner = [canal('line', -.8, shadow=1.4), canal('bone', 0, rim=.1, shadow=0), canal('fluid', 4, rim=.4, shadow=0), *crystals,
             layer('meniscus', tube(*ring(-128, RING[2] - 12), 1.4, *ring(-131), 3.2, *ring(-128, RING[2] + 12), 1.4), rim=.5)]
    x, y, _ = place(shot, (.030, .012, .754), 400, 300)
    cx, cy, _ = RING
    far = np.hypot(cx - x, cy - y)
    edge = np.float32((cx - x, cy - y)) * (1 - LENS / far) + (x, y)

    def glass(W, H):
        with tempfile.TemporaryDirectory() as folder:
            file = os.path.join(folder, 'glass.bmp')
            draw_glass(shot, file, W, H, 8)
            return k.from_srgb(np.asarray(Image.open(file), np.float32) / 255).astype(np.float32)
    return dict(theme='light', on=glass, layers=lambda: [
        layer('line', thread(.6, x, y, *edge), shadow=0, alpha=.7), layer('line', oval(cx, cy, LENS + .8, LENS + .8), shadow=.8), layer('soft', oval(cx, cy, LENS, LENS), rim=.4, shadow=0),
        *moved(moved(inner, dx=cx + 8, dy=cy, scale=.92), turn=turn, about=(cx, cy))])


SEQUENCES = {'disc-shrinks': (disc_shrinks, 3), 'disc-wears': (disc_wears, 3), 'sciatica': (roots, 4), 'epley': (epley, 5)}


def frame(at, step, *size, grain=.3):
    draw({'grain': grain, **at(step)}, *size)


def motion(at, steps, file, width, height, samples):
    """Draw the frames, one below the other; they start and stop gently at each step."""
    height //= FRAMES
    sheet = Image.new('RGB', (width, height * FRAMES))
    with tempfile.TemporaryDirectory() as folder:
        one = os.path.join(folder, 'frame.bmp')
        for i in range(FRAMES):
            step, u = divmod(i * (steps - 1) / (FRAMES - 1), 1)
            frame(at, step + u * u * (3 - 2 * u), one, width, height, samples, grain=0)
            sheet.paste(Image.open(one), (0, i * height))
    os.makedirs(os.path.dirname(file), exist_ok=True)
    sheet.save(file, quality=92, subsampling=0, optimize=True)


PICTURES = {}
for name, (at, steps) in SEQUENCES.items():
    shared = dict(samples=1, theme=at(0)['theme'])
    PICTURES[f'sequences/{name}-motion'] = dict(size=(SIZE[0], SIZE[1] * FRAMES), draw=partial(motion, at, steps), **shared)
    for i in range(steps):
        PICTURES[f'sequences/{name}-{i + 1}'] = dict(size=(900, 675), draw=partial(frame, at, i), **shared)
