"""Things: furniture, vessels, plants, sports gear, small objects. Each stands on z = 0 around its origin; wrap it in
a group to move, turn or scale it. Room props are in metres, table props in decimetres."""
import math
import random
from itertools import product

import numpy as np
from mathutils import Matrix, Vector, noise
from scipy.ndimage import gaussian_filter1d

from kit import sdf, shapes as sh
from kit.blender import group, rad
from kit.hands import skin_of
from kit.materials import mat
from kit.surface_nets import exact_mesh
from kit.tubes import along, grid, spline, sweep


def smooth(a, b, x):
    t = min(1, max(0, (x - a) / (b - a)))
    return t * t * (3 - 2 * t)


# ---------------------------------------------------------------- furniture (metres)
def treatment_table():
    """Chiropractic table, long axis x, head end at -x."""
    leather, white, steel = mat('leather'), mat('white'), mat('steel')
    for sx, sy, x in ((.52, .55, -.22), (.95, .52, .55), (.40, .56, 1.25)):
        sh.box(sx, sy, .10, (x, 0, .66), bevel=.045, segments=6, m=leather)
    for y in (-.10, .10):
        sh.box(.31, .13, .085, (-.67, y, .685), (0, 8, 0), bevel=.04, segments=6, m=leather)
    sh.box(1.95, .34, .045, (.44, 0, .585), bevel=.018, m=white)
    sh.box(.34, .05, .03, (-.66, 0, .62), (0, 8, 0), bevel=.01, m=steel)
    sh.box(.66, .28, .48, (.45, 0, .34), bevel=.06, segments=6, m=white)
    sh.box(1.15, .50, .07, (.45, 0, .06), bevel=.03, segments=6, m=white)
    sh.cylinder(.022, .60, (.45, 0, .13), (90, 0, 0), m=steel)
    sh.box(.36, .33, .006, (-.2, 0, .713), bevel=.003, m=mat('linen'))


def chair(seat='oak', frame='oak-z'):
    """Plain wooden chair facing -y: splayed round legs, shaped seat, four spindles and a bent top rail."""
    f, h = mat(frame), .45
    for sx in (-1, 1):
        sh.rod((sx * .155, -.14, h - .02), (sx * .20, -.195, 0), .019, f, .62)
        sh.rod((sx * .145, .15, h - .02), (sx * .185, .235, 0), .019, f, .62)
        sh.rod((sx * .185, -.175, .20), (sx * .168, .20, .20), .010, f)
    sh.rod((-.176, .02, .20), (.176, .02, .20), .010, f)
    sh.cushion(.43, .41, .05, (0, 0, h), square=.55, puff=.45, m=mat(seat))
    for x, y in ((-.15, .165), (-.05, .18), (.05, .18), (.15, .165)):
        sh.rod((x, y, h), (x * 1.22, .284 - 2.17 * x * x, h + .36), .0105, f, .8)
    rail = lambda u, v: (.45 * (u - .5), .285 - .30 * (u - .5) ** 2 + .012 * v,
                         h + .385 - .048 * (u - .5) ** 2 + (v - .5) * (.119 - .209 * (u - .5) ** 2))
    sh.sheet(rail, 40, 8, mat(seat), .02)


def armchair(fabric, pillow=None):
    """Upholstered easy chair facing -y, with a yellow pillow of that width."""
    c = mat(fabric)
    sh.cushion(.62, .64, .17, (0, -.02, .40), square=.3, puff=.55, m=c)
    sh.cushion(.62, .17, .62, (0, .30, .66), (-12, 0, 0), square=.4, puff=.42, m=c)
    sh.box(.78, .68, .12, (0, .02, .29), bevel=.05, segments=5, m=c)
    for sx in (-1, 1):
        sh.cushion(.13, .70, .30, (sx * .36, .02, .46), square=.35, puff=.42, m=c)
        for y in (-.25, .29):
            sh.rod((sx * .30, y, .24), (sx * .335, y * 1.1, 0), .022, mat('oak-z'), .6)
    if pillow:
        sh.cushion(pillow, .13, .34, (.01, .15, .66), (-16, 6, 4), square=.45, puff=.55, m=mat('linen-sun'))


def throw():
    """Blanket over the left arm of an armchair."""
    over, _ = spline([(-.447, 0, .20), (-.447, 0, .60), (-.36, 0, .652), (-.276, 0, .60), (-.276, 0, .43)], 61)
    cloth = lambda u, v: over[round(60 * v)] + (.012 * (1 - v) * math.sin(u * 22), (u - .5) * .5 - .02, 0)
    sh.sheet(cloth, 60, 60, mat('linen-blue'), .012)


def bench(length):
    sh.box(length, .36, .045, (0, 0, .445), bevel=.012, m=mat('oak'))
    for sx, sy in product((-1, 1), repeat=2):
        sh.rod((sx * (length / 2 - .14), sy * .11, .43), (sx * (length / 2 - .08), sy * .155, 0), .021, mat('oak-z'), .65)


def side_table(radius, height):
    sh.cylinder(radius, .026, (0, 0, height - .013), bevel=.010, m=mat('oak'))
    for k in range(3):
        a = k * 2 * math.pi / 3 + .5
        sh.rod((.55 * radius * math.cos(a), .55 * radius * math.sin(a), height - .02),
               (.88 * radius * math.cos(a), .88 * radius * math.sin(a), 0), .015, mat('oak-z'), .7)


def reception_counter():
    """Counter along x, 2.5 m long, with a slatted oak front and a pale top."""
    sh.box(2.5, .62, 1.0, (0, 0, .52), bevel=.01, m=mat('oak-z'))
    for i in range(55):
        sh.cylinder(.0175, .94, (-1.2275 + i * 2.5 / 55, -.315, .52), bevel=0, m=mat('oak-z'), sides=20)
    sh.box(2.56, .70, .045, (0, -.01, 1.045), bevel=.012, m=mat('white'))


def print_frame():
    """Framed print of hills under a sun, its back on y = 0, centred in x and z."""
    sh.box(.90, .035, 1.15, (0, -.018, 0), bevel=.005, m=mat('oak-z'))
    sh.box(.84, .004, 1.09, (0, -.036, 0), bevel=0, m=mat('paper'))
    sh.box(.70, .001, .93, (0, -.038, 0), bevel=0, m=mat('mist'))
    sh.cylinder(.15, .001, (.072, -.0387, .195), (90, 0, 0), bevel=0, m=mat('sun'))
    for k, (level, name) in enumerate(((.40, 'sky'), (.29, 'dusk'), (.17, 'leather'))):
        hill = lambda u, v: (.70 * (u - .5), -.0391 - .0006 * k, .93 * (v * (level + .045 * math.sin(u * 4.5 + k * 1.7)) - .5))
        sh.sheet(hill, 32, 1, mat(name))


def clock():
    """Wall clock at nine minutes past ten."""
    sh.cylinder(.19, .035, (0, -.018, 0), (90, 0, 0), bevel=.008, m=mat('oak'))
    sh.cylinder(.175, .004, (0, -.037, 0), (90, 0, 0), bevel=0, m=mat('paper'))
    on_dial = lambda turn, r: (r * math.sin(rad(turn)), -.041, r * math.cos(rad(turn)))
    for turn, length, w in ((304.5, .095, .0066), (54, .140, .0048)):
        sh.rod((0, -.041, 0), on_dial(turn, length), w, mat('iron'))
    for k in range(12):
        sh.ball(.0045, on_dial(30 * k, .152), m=mat('iron'))


def door_leaf():
    """Panelled door hinged at the origin, closed along +x."""
    sh.box(.92, .04, 2.08, (.46, 0, 1.05), bevel=.004, m=mat('leather'))
    for z, h in ((.52, .72), (1.50, .92)):
        sh.box(.66, .056, h, (.46, 0, z), bevel=.005, m=mat('leather'))
        sh.box(.58, .068, h - .08, (.46, 0, z), bevel=.005, m=mat('leather'))
    sh.tube([(.84, 0, 1.02), (.84, -.045, 1.02), (.73, -.045, 1.02)], .010, mat('brass'), order=2)


def crib():
    """Slatted crib of oak, long axis x: a firm, flat mattress with a fitted sheet, and nothing else in it."""
    long, wide, low, high = 1.32, .72, .12, .86
    for sx, sy in product((-1, 1), repeat=2):
        sh.box(.048, .048, high + .02, (sx * long / 2, sy * wide / 2, (high + .02) / 2), bevel=.012, m=mat('oak-z'))
    for sy in (-1, 1):
        for z in (low + .12, high - .02):
            sh.box(long, .030, .05, (0, sy * wide / 2, z), bevel=.010, m=mat('oak'))
        for i in range(21):
            sh.rod((long * (i - 10) / 22, sy * wide / 2, low + .12), (long * (i - 10) / 22, sy * wide / 2, high - .02), .0085, mat('oak-z'))
    for sx in (-1, 1):
        for z in (low + .12, high - .02):
            sh.box(.030, wide, .05, (sx * long / 2, 0, z), bevel=.010, m=mat('oak'))
        for i in range(9):
            sh.rod((sx * long / 2, wide * (i - 4) / 10, low + .12), (sx * long / 2, wide * (i - 4) / 10, high - .02), .0085, mat('oak-z'))
    sh.box(long - .06, wide - .05, .03, (0, 0, low + .16), bevel=.004, m=mat('white'))
    sh.box(long - .07, wide - .06, .13, (0, 0, low + .24), bevel=.035, segments=6, m=mat('linen'))


def wheel(radius, at, m='rubber'):
    """Spoked wheel in the xz plane."""
    sh.tube([(at[0] + radius * math.cos(a), at[1], at[2] + radius * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)], .014, mat(m))
    rim = sh.cylinder(radius - .012, .014, at, (90, 0, 0), bevel=.004, m=mat('white'))
    sh.cylinder(.022, .05, at, (90, 0, 0), bevel=.006, m=mat('steel'))
    return rim


def pram():
    """Baby carriage along x, its hood at -x and its handle at +x."""
    body, inside = mat('dusk-cloth'), mat('linen')
    profile = [(0, .50), (.17, .50), (.215, .525), (.25, .60), (.27, .72), (.268, .74), (.255, .74), (.245, .66), (.20, .57), (0, .555)]
    sh.lathe(profile, body).scale = (1.62, 1, 1)
    sh.lathe([(0, .58), (.21, .58), (.225, .60), (.21, .625), (0, .63)], inside).scale = (1.66, 1, 1)

    def hood(u, v):
        a, lift = math.pi * (u - .5), rad(100) * v
        reach = .425 * math.cos(a) * (1 - .022 * math.sin(3 * math.pi * v) ** 2)
        return (-.01 - reach * math.cos(lift), .268 * math.sin(a), .735 + .80 * reach * math.sin(lift))

    sh.sheet(hood, 64, 64, body, .012)
    sh.tube([hood(.01 + .98 * i / 24, 1) for i in range(25)], .011, mat('sun'))
    for y in (-.22, .22):
        sh.rod((-.30, y, .16), (.36, y * .92, .60), .012, mat('steel'))
        sh.tube([(.30, y, .16), (.0, y, .40), (-.28, y * .92, .56)], .012, mat('steel'), order=2)
        sh.tube([(.30, y * .92, .56), (.56, y * .92, .86), (.66, y * .92, .97)], .012, mat('steel'), order=3)
        for x, r in ((-.32, .15), (.32, .15)):
            wheel(r, (x, y * 1.12, r + .014))
    for x in (-.32, .32):
        sh.rod((x, -.24, .164), (x, .24, .164), .010, mat('steel'))
    sh.rod((.66, -.20, .97), (.66, .20, .97), .019, mat('leather'))


def scooter():
    """A child's kick scooter along x, its bar at -x, on its stand."""
    sh.tube([(.16, -.03, .08), (.19, -.075, .04), (.20, -.10, .004)], .006, mat('steel'), order=3)
    for x, r in ((-.30, .065), (.30, .055)):
        sh.tube([(x + r * math.cos(a), 0, r + .01 + r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)], .014, mat('rubber'))
        sh.cylinder(r - .006, .022, (x, 0, r + .01), (90, 0, 0), bevel=.004, m=mat('white'))
    sh.box(.50, .115, .022, (.04, 0, .085), bevel=.010, m=mat('sun'))
    sh.box(.34, .085, .004, (.05, 0, .098), bevel=.001, m=mat('iron'))
    sh.tube([(-.19, 0, .085), (-.24, 0, .10), (-.27, 0, .16)], .016, mat('sun'), order=3)
    sh.rod((-.30, 0, .07), (-.235, 0, .66), .015, mat('sun'))
    sh.rod((-.235, -.16, .655), (-.235, .16, .655), .012, mat('sun'))
    for y in (-.16, .16):
        sh.rod((-.235, y - .045, .655), (-.235, y + .045, .655), .018, mat('leather'))


def wall_calendar():
    """A month on paper, its back on y = 0: one day is marked."""
    sh.box(.46, .006, .60, (0, -.003, 0), bevel=.001, m=mat('paper'))
    sh.box(.46, .007, .20, (0, -.004, .20), bevel=.001, m=mat('dusk'))
    sh.cylinder(.05, .001, (.09, -.008, .215), (90, 0, 0), bevel=0, m=mat('sun'))
    hill = lambda u, v: (.46 * (u - .5), -.0082, .10 + .075 * v * (.8 + .3 * math.sin(u * 5)))
    sh.sheet(hill, 24, 1, mat('leather'))
    sh.rod((-.23, -.006, .30), (.23, -.006, .30), .006, mat('steel'))
    for r in range(5):
        for c in range(7):
            if 1 < 7 * r + c < 32:
                at = (-.186 + .062 * c, -.0066, .055 - .072 * r)
                sh.box(.050, .002, .058, at, bevel=0, m=mat('sun' if (r, c) == (2, 4) else 'mist'))
                sh.box(.014, .001, .012, (at[0] - .014, at[1] - .0012, at[2] + .018), bevel=0, m=mat('print'))


def bed():
    """Low oak bed for two, long axis x, its head at -x: mattress with a fitted sheet, at 0.50."""
    sh.box(2.10, 1.50, .10, (0, 0, .22), bevel=.015, m=mat('oak'))
    for sy in (-1, 1):
        sh.box(.07, .07, .22, (.98, sy * .68, .11), bevel=.012, m=mat('oak-z'))
    sh.box(.05, 1.56, .92, (-1.07, 0, .46), bevel=.02, segments=5, m=mat('oak-z'))     # it stands on the floor
    return sh.box(2.02, 1.46, .25, (0, 0, .385), bevel=.07, segments=8, m=mat('linen'))


def alarm_clock():
    """Two bells on a round clock (metres), its face to -y: six in the morning."""
    sh.cylinder(.052, .045, (0, 0, .066), (90, 0, 0), bevel=.010, m=mat('sun'))
    sh.cylinder(.045, .004, (0, -.0235, .066), (90, 0, 0), bevel=0, m=mat('paper'))
    for turn, r, w in ((180, .024, .0022), (0, .035, .0016)):
        sh.rod((0, -.0265, .066), (r * math.sin(rad(turn)), -.0265, .066 + r * math.cos(rad(turn))), w, mat('iron'))
    for k in range(12):
        sh.ball(.0016, (.039 * math.sin(rad(30 * k)), -.0255, .066 + .039 * math.cos(rad(30 * k))), m=mat('iron'))
    for s in (-1, 1):
        with group((s * .028, 0, .112), tilt=(0, s * 28)):
            sh.lathe([(.024, 0), (.023, .008), (.014, .017), (0, .020)], mat('brass'))
        sh.rod((s * .030, 0, .024), (s * .040, 0, 0), .005, mat('brass'))
    sh.tube([(-.018, 0, .135), (-.016, 0, .152), (.016, 0, .152), (.018, 0, .135)], .003, mat('brass'))


def clipboard(done=3, lines=6):
    """A checklist on a board (decimetres), lying flat, its top to +y: the first boxes are checked."""
    sh.box(2.36, 3.30, .05, (0, 0, .025), bevel=.02, m=mat('walnut'))
    curl = lambda x, y: .058 + .010 * math.sin(1.7 * x + .8) + .05 * max(0, -y - 1.0) ** 2 * max(0, x + .2)
    sh.sheet(lambda u, v: (2.08 * (u - .5), 2.84 * (v - .5) - .14, curl(2.08 * (u - .5), 2.84 * (v - .5) - .14)), 24, 32, mat('paper'), .006)
    on = lambda x, y: (x, y, curl(x, y) + .008)

    def bar(x, y, long, wide, m):
        sh.sheet(lambda u, v: on(x + long * u, y + wide * (v - .5)), 16, 2, mat(m))
    bar(-.80, .82, 1.05, .13, 'leather')
    for k in range(lines):
        y = .48 - .32 * k
        sh.tube([on(-.80 + a, y + b) for a, b in ((0, -.09), (.18, -.09), (.18, .09), (0, .09), (0, -.09))], .010, mat('dusk'), order=2)
        bar(-.48, y + .035, (1.22, 1.02, 1.28, .94, 1.16, 1.08)[k], .045, 'print')
        bar(-.48, y - .055, (.74, .60, .48, .80, .52, .66)[k], .045, 'print')
        if k < done:
            sh.tube([on(-.78, y + .02), on(-.72, y - .055), on(-.56, y + .14)], .020, mat('sun'), order=2)
    sh.box(.92, .26, .10, (0, 1.50, .10), bevel=.03, m=mat('steel'))
    sh.tube([(-.30, 1.56, .13), (-.24, 1.76, .12), (.24, 1.76, .12), (.30, 1.56, .13)], .03, mat('steel'), order=2)


def phone():
    """A phone lying on its back (decimetres), its top to +y: a call on its screen."""
    def slab(half, r, at, thick, m, bevel):
        turn = np.linspace(0, np.pi / 2, 10)
        ring = [(sx * half[0] - sx * r + r * math.cos(a), sy * half[1] - sy * r + r * math.sin(a))
                for sx, sy, first in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)) for a in turn + first * np.pi / 2]
        obj = sh.outline(ring, thick, mat(m), bevel)
        obj.location, obj.rotation_euler = (0, 0, at), (rad(-90), 0, 0)
    slab((.37, .77), .11, .045, .085, 'iron', .02)
    slab((.345, .745), .09, .089, .002, 'screen', 0)
    sh.cylinder(.17, .003, (0, .26, .091), bevel=0, m=mat('dusk'), sides=60)
    for x, y, wide in ((0, -.05, .34), (0, -.16, .20)):
        sh.box(wide, .05, .003, (x, y, .091), bevel=0, m=mat('mist'))
    for x, m in ((-.15, 'leather'), (.15, 'sun')):
        sh.cylinder(.10, .003, (x, -.48, .091), bevel=0, m=mat(m), sides=60)


def pen():
    """Ballpoint pen along +x on z = 0 (decimetres)."""
    sh.rod((0, 0, .042), (1.12, 0, .042), .042, mat('teal'))
    sh.rod((1.12, 0, .042), (1.28, 0, .034), .038, mat('steel'), .25)
    sh.box(.46, .02, .02, (.25, 0, .10), bevel=.008, m=mat('steel'))


# ---------------------------------------------------------------- yard (metres)
def leaf_rake():
    """Fan rake standing on its tines, its handle up."""
    sh.rod((0, 0, .34), (0, 0, 1.62), .0135, mat('oak-z'))
    sh.rod((0, 0, .30), (0, 0, .46), .017, mat('teal'))
    for k in range(-10, 11):
        a = rad(3.3 * k)
        tip = Vector((.50 * math.sin(a), 0, .40 - .44 * math.cos(a) + .03 * abs(k) / 10))
        sh.tube([(.006 * k / 10, 0, .37), Vector((0, 0, .36)).lerp(tip, .55), tip + Vector((0, -.004, .03)), tip + Vector((0, -.055, .0))],
                .0034, mat('teal'), order=3)
    sh.tube([(.265 * math.sin(rad(a)), -.006, .40 - .27 * math.cos(rad(a))) for a in range(-34, 35, 4)], .0045, mat('teal'))


def snow_shovel():
    """Snow shovel standing on its blade."""
    blade = lambda u, v: (.46 * (u - .5), -.09 * (2 * abs(v - .5)) ** 2 + .055 - .02 * (2 * abs(u - .5)) ** 6, .40 * v)
    sh.sheet(blade, 32, 24, mat('dusk'), .007)
    for k in (-1.5, -.5, .5, 1.5):
        sh.tube([(.11 * k, blade(.5 + .24 * k, v)[1] - .006, .40 * v) for v in (.15, .35, .5, .65, .85)], .006, mat('dusk'))
    sh.box(.46, .012, .022, (0, -.036, .008), bevel=.003, m=mat('steel'))
    sh.rod((0, .078, .14), (0, .02, 1.28), .0145, mat('oak-z'))
    sh.rod((0, .072, .22), (0, .052, .56), .020, mat('dusk'), .85)
    sh.tube([(0, .02, 1.24), (-.062, .02, 1.30), (-.062, .02, 1.40), (.062, .02, 1.40), (.062, .02, 1.30), (0, .02, 1.24)], .013, mat('rubber'), order=3)
    sh.rod((-.06, .02, 1.395), (.06, .02, 1.395), .017, mat('rubber'))


def garden_hose():
    """Coil of hose lying on the ground, its brass nozzle in front."""
    rng, path = random.Random(4), []
    for k in range(5 * 28):
        a, lap = 2 * math.pi * k / 28, k // 28
        r = (.245 - .012 * (lap % 2)) * (1 + .02 * rng.uniform(-1, 1)) + .018 * math.sin(2 * a + lap)
        path.append((r * math.cos(a), .96 * r * math.sin(a), .016 + .0245 * k / 28 + .004 * math.sin(3 * a)))
    end = path[0]
    path = [(.62, -.34, .016), (.52, -.36, .016), (.40, -.31, .016), (.30, -.16, .016)] + [(x, y, z) for x, y, z in path[2:]]
    sh.tube(path, .0135, mat('hose'))
    with group((.61, -.342, .018), turn=-8, tilt=(0, 90)):
        sh.lathe([(0, 0), (.016, 0), (.019, .01), (.019, .035), (.013, .045), (.012, .09), (.017, .10), (.017, .115), (.008, .12), (0, .12)], mat('brass'))


def football():
    """American football resting on z = 0, long axis x."""
    with group((0, 0, .082), tilt=(38, 0)):
        sh.lathe([(.0, -.142), (.022, -.132), (.056, -.10), (.079, -.05), (.085, 0), (.079, .05), (.056, .10), (.022, .132), (0, .142)], mat('football')
                 ).rotation_euler = (0, rad(90), 0)
        for x in (-.088, .088):
            r = .0653
            sh.tube([(x, r * math.cos(a), r * math.sin(a)) for a in np.linspace(0, 2 * math.pi, 33)], .006, mat('white'))
        top = lambda x: .0860 - 1.9 * x * x
        on = lambda x, a: (x, top(x) * math.sin(rad(a)), top(x) * math.cos(rad(a)))
        sh.tube([on(x, 30) for x in np.linspace(-.05, .05, 9)], .0030, mat('white'))
        for x in np.linspace(-.042, .042, 7):
            sh.tube([on(x, a) for a in (17, 23, 30, 37, 43)], .0028, mat('white'))


# ---------------------------------------------------------------- people (metres)
def skinned(V, Q, m, matrix, lit=(), flush=None):
    """Mesh of skin, laid by a matrix: `lit` are points with the size of their light."""
    obj = sh.mesh(V, Q, mat(m))
    for name, values in (('flush', flush(V) if flush else np.zeros(len(V))),
                         ('lit', np.max([np.exp(-(np.linalg.norm(V - np.float32(p), axis=1) / r) ** 4) for p, r in lit], 0) if lit else np.zeros(len(V)))):
        obj.data.attributes.new(name, 'FLOAT', 'POINT').data.foreach_set('value', np.float32(values))
    obj.data.transform(Matrix(matrix.tolist()))
    if np.linalg.det(matrix[:3, :3]) < 0:
        obj.data.flip_normals()
    return obj


def hand(pose, tone, matrix, lit=(), step=.0012):
    """A posed hand with its nails."""
    skinned(*skin_of(pose, step), 'skin-' + tone, matrix, lit, pose.flush)
    for ray in pose.rays:
        tip = ray[0][3]
        skinned(*exact_mesh(lambda P: pose.nail(P, ray), tip - .016, tip + .014, .0007), 'nail-' + tone, matrix)


# ---------------------------------------------------------------- plants and vessels
PROFILES = {  # (radius, height), from the foot up
    'vase': [(0, 0), (.26, 0), (.37, .14), (.42, .40), (.34, .72), (.17, .95), (.14, 1.02), (.17, 1.12), (.145, 1.12), (.12, 1.0), (0, .9)],
    'tall vase': [(0, 0), (.22, 0), (.27, .08), (.30, .6), (.27, 1.1), (.20, 1.35), (.21, 1.42), (.185, 1.42), (.17, 1.3), (0, 1.1)],
    'bowl': [(0, .02), (.32, 0), (.36, .02), (.36, .06), (.62, .20), (.86, .42), (.98, .66), (.975, .68), (.955, .67), (.83, .44),
             (.58, .24), (.3, .14), (0, .12)],
    'bottle': [(0, 0), (.036, 0), (.038, .01), (.038, .15), (.030, .175), (.016, .19), (.016, .20), (.022, .202), (.022, .235), (0, .237)],
    'lemon': [(0, -1.50), (.10, -1.48), (.18, -1.30), (.48, -1.08), (.88, -.60), (1.0, 0), (.90, .55), (.48, 1.05), (.15, 1.30), (0, 1.36)],
}


def turned(name, m='ceramic'):
    """Vessel or fruit from PROFILES; the bottle is in metres."""
    sh.lathe(PROFILES[name], mat(m))


def dried_grass(n, height, spread, thick):
    """Vase of prairie grass: thin arching stems with feathery heads."""
    turned('vase')
    mouth, m, rng = 1.12, mat('straw'), random.Random(8)
    for _ in range(n):
        a, r, h = rng.uniform(0, 6.28), rng.uniform(.15, 1) * spread, height * rng.uniform(.62, 1.05)
        dx, dy = r * math.cos(a), r * .7 * math.sin(a)
        p0, p1 = Vector((0, 0, mouth - .2 * thick / .008)), Vector((dx * .22, dy * .2, mouth + h * .5))
        p2, p3 = Vector((dx * .62, dy * .6, mouth + h * .86)), Vector((dx, dy, mouth + h))
        sh.tube([p0, p1, p2, p3], thick, m, radii=[1, .8, .6, .4])
        d, q = (p3 - p2).normalized(), thick * 3.6
        sh.tube([p3 - d * q * 9, p3 - d * q * 5, p3 + d * q, p3 + d * q * 5], q, m, radii=[.25, .85, .8, .05], order=3)


def leafy_branch(vase, height, bend, m='ceramic', n=9):
    """Vase with one arching twig with opposite leaves (eucalyptus-like)."""
    turned(vase, m)
    rng, mouth = random.Random(3), PROFILES[vase][-4][1]
    point = lambda t: Vector((bend * t * t, 0, mouth - .15 + height * (t - .18 * t * t)))
    sh.tube([point(t) for t in (0, .33, .66, 1)], .014, mat('straw'), radii=[1, .8, .6, .3])
    for i in range(n):
        t = .28 + .72 * i / (n - 1)
        for side in (-1, 1):
            length = .40 * (1 - .5 * t) * rng.uniform(.8, 1.15)
            one_leaf(point(t), length, length * .62, (rng.uniform(15, 60), rng.uniform(-20, 20), side * 75 + rng.uniform(-30, 30)))


def one_leaf(at, length, width, turn):
    """Single leaf growing along its own +y."""
    def surface(u, v):
        a = (u - .5) * 2
        w = width * .5 * math.sin(math.pi * min(1, v ** .8)) * (1 - .15 * v)
        return (a * w, v * length, -.30 * length * v * v + .22 * w * abs(a))

    leaf = sh.sheet(surface, 4, 12, mat('leaf'))
    leaf.location, leaf.rotation_euler = at, [rad(t) for t in turn]


def cup(m):
    """Cup about 0.8 dm high with a drink in it."""
    sh.lathe([(0, 0), (.26, 0), (.33, .03), (.39, .22), (.41, .55), (.42, .78), (.405, .795), (.39, .78), (.375, .5), (.34, .2), (0, .1)],
             mat(m))
    handle = [(.39, 0, .64), (.58, 0, .68), (.70, 0, .45), (.60, 0, .22), (.37, 0, .22)]
    sh.tube(handle, .052, mat(m), radii=[1.1, .9, .9, .9, 1.1])
    sh.cylinder(.385, .01, (0, 0, .66), bevel=0, m=mat('walnut'))


def tumbler():
    """Glass of water. The water is a thin skin, too: bent light would need many samples to be clean."""
    for profile, m in (([(0, 0), (.31, 0), (.332, .012), (.34, .04), (.362, 1.2), (.358, 1.212), (.348, 1.212), (.342, 1.2), (.322, .16), (.312, .125),
                        (.29, .11), (0, .11)], 'glass'),
                       ([(0, .112), (.288, .112), (.309, .127), (.319, .162), (.334, .83), (0, .83)], 'water-in-glass')):
        sh.smooth(sh.lathe(profile, mat(m), 0), 50)


def pear():
    sh.lathe([(0, .05), (.12, .02), (.34, .10), (.46, .34), (.40, .60), (.25, .84), (.18, 1.04), (.10, 1.15), (0, 1.16)], mat('pear'))
    sh.tube([(0, 0, 1.13), (.01, 0, 1.24), (.05, 0, 1.36)], .022, mat('walnut'), order=3)


def folded_cloth(sx, sy, names, thick):
    """Stack of folded towels: each one cloth laid to and fro, its folds to the front, every layer a little askew."""
    for i, name in enumerate(names):
        rng, layers = random.Random(7 * i + len(names)), 4
        step, bow = thick / layers, [rng.uniform(-1, 1) for _ in range(60)]
        wave = lambda x, k: sum(bow[(5 * k + j) % 60] * math.sin((j + 1) * 2.3 * x / sx + 9 * bow[(7 * k + j) % 60]) / (j + 1) for j in range(4))
        path = []                                   # (y, height, layer): to and fro, with a round turn at each end
        for k in range(layers):
            y0, y1 = (-.5, .5) if k % 2 == 0 else (.5, -.5)
            path += [(y0 + (y1 - y0) * t, k, k) for t in np.linspace(0, 1, 15)]
            if k < layers - 1:
                path += [(y1 + (1 if y1 > 0 else -1) * .5 * step / sy * math.sin(a), k + .5 - .5 * math.cos(a), k) for a in np.linspace(.4, 2.7, 5)]

        def cloth(u, v):
            y, level, k = path[round(v * (len(path) - 1))]
            x = (u - .5) * sx * (1 - .012 * k) + .006 * sx * wave(y * sy, k + 11)
            soft = 1 - .16 * smooth(.80, 1, 2 * abs(u - .5)) - .10 * smooth(.75, 1, 2 * abs(y))
            return (x, y * sy + .012 * sy * wave(x, k), (i * layers + level * soft + .5) * step * (1 + .03 * wave(x + 3 * y, 3)))

        obj = sh.sheet(cloth, 60, len(path) - 1, mat(name), .80 * step)
        obj.modifiers.new('subdivide', 'SUBSURF').render_levels = 1
        obj.rotation_euler.z = rad(2.5 * (-1) ** i)


def creased(P, seed, long, deep):
    """Depth of creases in cloth at points P: sharp ridges of noise, about `long` apart."""
    out = np.zeros(len(P), np.float32)
    for k, (f, a) in enumerate(((1, 1), (2.1, .45), (4.3, .18))):
        out += a * np.float32([1 - 2 * abs(noise.noise(Vector(p) * f / long + Vector((seed * 7.1, k * 3.3, seed)))) ** .8 for p in P.tolist()])
    return deep * out


def pillow(sx, sy, sz, m, seed=1, dent=0.0, detail=56):
    """Filled pillow lying on z = 0: its edges are drawn in between the corners, creases run from these; `dent` where a head lay."""
    n = detail
    u, v = np.meshgrid(np.linspace(-1, 1, n), np.linspace(-1, 1, n))
    edge = lambda t: .045 * (1 - t ** 2) ** 2
    x, y = u * sx / 2 * (1 - edge(v) * (u ** 2) - .02 * (u * v) ** 6), v * sy / 2 * (1 - 1.3 * edge(u) * (v ** 2) - .03 * (u * v) ** 6)
    full = ((1 - np.abs(u) ** 2.6) * (1 - np.abs(v) ** 2.6)) ** .52
    corner = np.exp(-((1 - np.abs(u)) ** 2 + (1 - np.abs(v)) ** 2) / .35)
    a = np.arctan2(1 - np.abs(v), 1 - np.abs(u))
    rays = corner * full * np.sin(9 * a + 3 * np.sign(u) + 2 * np.sign(v) + seed) * .05
    rim = .10 * sz
    P = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    folds = creased(P, seed, .35 * sy, .055 * sz).reshape(n, n)
    top = rim + sz * .80 * full * (1 + rays) + folds * np.minimum(1, 3 * full) - dent * sz * np.exp(-((u + .05) ** 2 / .16 + v ** 2 / .22))
    low = np.maximum(rim * .0, rim - .5 * sz * full)
    top[[0, -1]] = low[[0, -1]] = top[:, [0, -1]] = low[:, [0, -1]] = rim
    V = np.concatenate([np.stack([x, y, z], -1).reshape(-1, 3) for z in (top, low)])
    obj = sh.mesh(V.tolist(), np.concatenate([grid(n, n), grid(n, n)[:, ::-1] + n * n]).tolist(), mat(m))
    obj.modifiers.new('sewn', 'WELD').merge_threshold = 1e-4 * sx
    sub = obj.modifiers.new('subdivide', 'SUBSURF')
    sub.levels = sub.render_levels = 1
    path = [*zip(x[0], y[0]), *zip(x[1:, -1], y[1:, -1]), *zip(x[-1, -2::-1], y[-1, -2::-1]), *zip(x[-2::-1, 0], y[-2::-1, 0])]
    sh.tube([(*q, rim) for q in path[::3]] + [(*path[0], rim)], .007 * sy, mat(m))        # piping along the seam


def long_pillow(path, radius, m, seed=2, flat=.80):
    """Long side pillow along a path on z = 0, soft ends, creased across where it bends."""
    n, sides = 150, 56
    C, _ = spline([(*p, 0) for p in path], n)
    T = np.gradient(C, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    N = np.stack([-T[:, 1], T[:, 0], 0 * T[:, 0]], 1)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))])
    t = np.minimum(s, s[-1] - s) / radius
    r = radius * np.clip(1 - (1 - np.clip(t / 1.05, 0, 1)) ** 2.4, .02, 1) ** .5
    r *= 1 + .03 * np.sin(s / radius * 1.3 + seed) + .015 * np.sin(s / radius * 3.1)
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    wide, up = r[:, None] * np.cos(a) * 1.06, r[:, None] * np.sin(a) * flat
    V = (C[:, None] + wide[..., None] * N[:, None] + (up + flat * radius)[..., None] * np.float32([0, 0, 1])).reshape(-1, 3)
    along = np.stack([np.repeat(s, sides) * 2.2, np.tile(np.cos(a), n) * radius, np.tile(np.sin(a), n) * radius], 1)
    push = creased(np.float32(along), seed, 1.15 * radius, .035 * radius).reshape(n, sides)
    turn = np.gradient(np.unwrap(np.arctan2(T[:, 1], T[:, 0])), s)                       # creases on the inner side of a bend
    push -= .035 * radius * np.clip(turn[:, None] * radius * np.cos(a), 0, 1) * (1 + np.sin(s[:, None] / radius * 14 + 2 * np.sin(a)))
    normal = np.cos(a)[None, :, None] * N[:, None] + np.sin(a)[None, :, None] * np.float32([0, 0, 1])
    V += (push[..., None] * normal).reshape(-1, 3)
    V[:, 2] = np.maximum(V[:, 2], .0)
    obj = sh.mesh(V.tolist(), grid(n, sides, closed=True).tolist(), mat(m))
    sub = obj.modifiers.new('subdivide', 'SUBSURF')
    sub.levels = sub.render_levels = 1


def duvet(xs, ys, z, m):
    """Thrown-back duvet over this part of a bed: a thick soft edge at its near sides, folds that run from its corner."""
    n, k = 110, 90
    u, v = np.meshgrid(np.linspace(0, 1, n), np.linspace(0, 1, k))
    x, y = xs[0] + (xs[1] - xs[0]) * u + .05 * np.sin(5 * v) * (1 - u), ys[0] + (ys[1] - ys[0]) * v + .05 * np.sin(6 * u + 1) * (1 - v)
    P = np.stack([x, y, 0 * x], -1).reshape(-1, 3)
    edge = np.minimum(np.minimum(u / .10, v / .12), 1)
    puff = np.sqrt(np.clip(1 - (1 - edge) ** 2, 0, 1))
    roll = np.exp(-((np.minimum(u * 1.35, v) - .13) / .10) ** 2)
    fold = creased(P * (1, 1.6, 1), 5, .34, .030).reshape(k, n) + creased(P, 8, .12, .008).reshape(k, n)
    h = z + puff * (.075 + .05 * roll + fold)
    over = np.clip(v - .92, 0, 1) / .08
    obj = sh.mesh(np.stack([x, y + .02 * over, h - .10 * over ** 2], -1).reshape(-1, 3).tolist(), grid(k, n).tolist(), mat(m))
    sub = obj.modifiers.new('subdivide', 'SUBSURF')
    sub.levels = sub.render_levels = 1


def open_book():
    """Open book lying flat (decimetres): two curved page blocks with faint lines of print, and a teal cover."""
    sh.box(2.22, 1.58, .03, (0, 0, .015), bevel=.012, m=mat('teal'))
    top = lambda u: .03 + .16 * math.sin(min(1, u * 4.5) * math.pi / 2) * (1 - .38 * u)
    for s in (-1, 1):
        sh.outline([(s * 1.06 * u, top(u)) for u in np.linspace(0, 1, 49)] + [(s * 1.06, .03)], 1.50, mat('paper'))
        for k in range(11):
            a, w = .16 if s > 0 else .82, (.38 if k in (4, 10) else .66) * s
            line = lambda u, v: (s * 1.06 * (a + w * u), .54 - .099 * k + .032 * (v - .5), .004 + top(a + w * u))
            sh.sheet(line, 12, 1, mat('print'))
        for k in range(6):                                                    # edges of the pages
            z = lambda u, v: .03 + (top(u) - .03) * (k + .7 + .28 * v) / 6.4
            sh.sheet(lambda u, v: (s * 1.06 * u, -.7515, z(u, v)), 24, 1, mat('print'))
            sh.sheet(lambda u, v: (s * 1.0615, 1.5 * (u - .5), z(1, v)), 1, 1, mat('print'))


def pencil():
    """Lying along +x on z = 0."""
    sh.cylinder(.035, 1.2, (0, 0, .035), (0, 90, 0), bevel=.004, m=mat('sun'), sides=6)
    sh.rod((.6, 0, .035), (.76, 0, .035), .03325, mat('oak'), .12)


def desk_phone():
    """Telephone of a front desk (metres), its keys to -y and its receiver at -x, the cord in a coil."""
    body = [(-.115, 0), (.115, 0), (.115, .028), (.10, .034), (-.095, .088), (-.115, .082)]
    obj = sh.outline(body, .20, mat('leather'), .012)
    obj.rotation_euler.z = rad(-90)
    slope = math.atan2(.054, .195)
    with group((0, 0, .0605), tilt=(math.degrees(slope), 0)):
        sh.box(.085, .050, .003, (.040, .052, .004), bevel=.001, m=mat('screen'))
        for k in range(12):
            sh.box(.020, .015, .008, (.014 + .027 * (k % 3), .006 - .023 * (k // 3), .005), bevel=.003, m=mat('mist'))
        with group((-.062, 0, .022)):
            sh.tube([(0, .088, 0), (0, .05, .016), (0, -.05, .016), (0, -.088, 0)], .0155, mat('teal'), radii=[1.1, .85, .85, 1.1])
            for y in (-.084, .084):
                sh.lathe([(0, -.016), (.020, -.016), (.0235, -.010), (.022, .004), (.012, .012), (0, .014)], mat('teal')).location = (0, y, -.004)
    coil = [(-.095 - .05 * math.sin(math.pi * t) + .007 * math.cos(60 * t), -.075 + .15 * t, .009 + .0075 * math.sin(60 * t)) for t in np.linspace(0, 1, 200)]
    sh.tube(coil, .0026, mat('teal'))


def stairs(steps):
    """Flight that rises to +x along a wall at y = 1.05: oak treads, white risers and side, a handrail on the wall."""
    rise, run, deep = .172, .275, .98
    side = [(0, 0)]
    for i in range(steps):
        x, z = run * i, rise * (i + 1)
        sh.box(run + .03, deep + .02, .034, (x + run / 2 - .012, deep / 2 - .01, z - .017), bevel=.010, m=mat('oak'))
        sh.box(.018, deep, rise - .034, (x + .008, deep / 2, z - rise / 2 - .017), bevel=.001, m=mat('white'))
        side += [(x, z - .034), (x + run, z - .034)]
    obj = sh.outline(side + [(run * steps, 0)], .02, mat('white'), .002)
    obj.location.y = .03
    sh.rod((-.12, deep - .02, .90 + rise * .3), (run * steps, deep - .02, .90 + rise * (steps + .3)), .022, mat('oak'))
    for i in range(0, steps, 2):
        x, z = run * (i + .5), .90 + rise * (i + 1)
        sh.tube([(x, deep + .05, z - .06), (x, deep - .02, z - .06), (x, deep - .02, z - .01)], .008, mat('steel'), order=2)


def shoe(m):
    """Walking shoe (metres), its toe towards -y."""
    def field(P):
        foot = sdf.cone(P, (0, .06, .058), (0, -.165, .036), .047, .037)
        heel = sdf.cone(P, (0, .055, .045), (0, .060, .085), .042, .036)
        d = sdf.smax(sdf.smin(foot, heel, .03), .016 - P[..., 2], .006)
        rim = P[..., 2] - .086 - .30 * np.clip(-P[..., 1] - .01, 0, 1) - .30 * np.clip(P[..., 1] - .05, 0, 1)
        d = sdf.smax(d, sdf.smin(rim, P[..., 1] + .05, .01), .006)
        return sdf.smax(d, -sdf.flat_cone(P, (0, .055, .085), (0, -.010, .088), .031, .026, 2, 1), .005)

    sh.surface(field, (-.075, -.23, -.01), (.075, .13, .14), .0035, mat(m))
    sole = lambda P: sdf.smax(sdf.flat_cone(P, (0, .055, .014), (0, -.158, .014), .049, .051, 2, 1), np.abs(P[..., 2] - .014) - .014, .006)
    sh.surface(sole, (-.075, -.24, -.01), (.075, .13, .04), .0035, mat('white'))
    for y in (-.052, -.072, -.092, -.112):
        z = .1055 - .142 * (.06 - y)
        sh.tube([(-.020, y, z - .008), (-.010, y, z), (.010, y, z), (.020, y, z - .008)], .0030, mat('white'), order=3)


def adjusting_instrument():
    """Spring-loaded instrument of a chiropractor (decimetres), lying along x, its rubber tip at +x."""
    with group((-1.10, 0, .17), tilt=(0, 90)):
        for name, profile in (
                ('leather', [(0, 0), (.15, 0), (.17, .02), (.17, .10), (.15, .12), (.065, .13)]),
                ('steel', [(.062, .11), (.062, .52), (.10, .53), (.12, .55), (.12, 1.66), (.10, 1.74), (.042, 1.82), (.042, 2.10)]),
                ('leather', [(.122, .98), (.130, 1.0), (.130, 1.50), (.122, 1.52)]),
                ('rubber', [(0, 2.06), (.055, 2.06), (.068, 2.09), (.068, 2.20), (.055, 2.25), (0, 2.26)])):
            sh.lathe(profile, mat(name), 1)
    for side in (-1, 1):  # where two fingers pull
        sh.cushion(.09, .34, .13, (-.42, side * .22, .17), square=.5, puff=.6, m=mat('steel'))


def boot(m):
    """Rubber boot (metres), 34 cm high, its toe towards -y."""
    def field(P):
        shaft = sdf.cone(P, (0, 0, .05), (0, .008, .33), .050, .066)
        foot = sdf.flat_cone(P, (0, .0, .045), (0, -.155, .038), .052, .047, 2, .9)
        body = sdf.smin(shaft, foot, .04)
        body = sdf.smax(body, P[..., 2] - .34, .008)
        body = sdf.smax(body, -P[..., 2], .01)
        return sdf.smax(body, -sdf.cone(P, (0, 0, .12), (0, .008, .40), .044, .062), .006)

    sh.surface(field, (-.09, -.23, -.01), (.09, .09, .36), .005, mat(m))
    sh.cushion(.108, .285, .022, (0, -.072, .011), square=.75, puff=.3, m=mat('rubber'))


# ---------------------------------------------------------------- sport (metres)
def soccer_ball(radius=.105):
    """White ball with twelve dark pentagons, and the seams between them."""
    g = (1 + 5 ** .5) / 2
    corners = [Vector(v).normalized() for a in (-1, 1) for b in (-g, g) for v in ((0, a, b), (a, b, 0), (b, 0, a))]
    sh.ball(radius, m=mat('white'))
    on = lambda v, r=1.0: v.normalized() * radius * r
    for v in corners:
        near = sorted(corners, key=lambda w: (w - v).length)[1:6]
        first = near[0] - v
        side = v.cross(first)
        near.sort(key=lambda w: math.atan2((w - v).dot(side), (w - v).dot(first) * side.length / first.length))
        rim = [on(v.lerp(a, .335).lerp(v.lerp(b, .335), t), 1.004)
               for a, b in zip(near, near[1:] + near[:1]) for t in (0, .25, .5, .75)]
        rings = [[on(v.lerp(p / radius, s), 1.004) for p in rim] for s in (.001, .35, .7, 1)]
        sh.mesh([p for ring in rings for p in ring], grid(4, 20, closed=True), mat('iron'))
        for a in near:
            if (a - v).dot(Vector((1, .01, .001))) > 0:
                sh.tube([on(v.lerp(a, s), .999) for s in (.335, .5, .665)], .0016, mat('dusk'), order=3)


def kettlebell():
    sh.lathe([(0, 0), (.065, 0), (.092, .03), (.105, .095), (.088, .165), (.05, .205), (0, .215)], mat('iron'))
    handle = [(-.048, .16), (-.062, .22), (-.088, .27), (-.05, .31), (.05, .31), (.088, .27), (.062, .22), (.048, .16)]
    sh.tube([(x, 0, z) for x, z in handle], .0165, mat('iron'), radii=[1.5, 1.1, 1, 1, 1, 1, 1.1, 1.5])


def dumbbell():
    """Lying along x."""
    sh.cylinder(.0155, .20, (0, 0, .0495), (0, 90, 0), m=mat('steel'))
    for s in (-1, 1):
        sh.cylinder(.055, .075, (s * .084, 0, .0484), (0, 90, 0), bevel=.012, segments=4, m=mat('leather'), sides=6)


def rolled_mat(radius, length, m):
    """Yoga mat: a spiral roll along y at the origin whose end lies unrolled towards +x."""
    t = np.linspace(0, 1, 150)
    r, a = radius * (.18 + .82 * t), -math.pi / 2 - (1 - t) * 8.4 * math.pi
    path = [*zip(r * np.cos(a), radius + r * np.sin(a)), *((length * i / 20, .004 * max(0, i - 17)) for i in range(1, 21))]
    sh.mesh([(x, y, z + .004) for x, z in path for y in (-.305, .305)], grid(len(path), 2), mat(m), thickness=.007)


def foam_roller():
    """Lying along x."""
    for r, long, x, m in ((.072, .45, 0, 'leather'), (.045, .462, 0, 'mist'), *((.076, .032, .05 * k - .2, 'leather') for k in range(9))):
        sh.cylinder(r, long, (x, 0, .072), (0, 90, 0), bevel=.006, m=mat(m))


def crutch():
    """Wooden underarm crutch standing along z."""
    w, height = mat('oak-z'), 1.25
    for s in (-1, 1):
        sh.tube([(s * x, 0, height * z) for x, z in ((.075, .96), (.072, .72), (.05, .45), (.016, .27), (.014, .20))], .0125, w)
    sh.rod((0, 0, height * .36), (0, 0, .035), .0135, w)
    sh.cushion(.20, .055, .062, (0, 0, height - .03), square=.6, puff=.7, m=mat('leather'))
    sh.rod((-.072, 0, height * .66), (.072, 0, height * .66), .017, mat('leather'))
    sh.cylinder(.021, .05, (0, 0, .025), bevel=.006, m=mat('rubber'))


# ---------------------------------------------------------------- outdoors and symbols
def signpost(height):
    """Post with three blank arrow boards."""
    sh.box(.11, .11, height, (0, 0, height / 2), (0, 0, 8), bevel=.012, m=mat('weathered'))
    for z, d, length, turn in ((height - .22, 1, .95, -14), (height - .52, -1, .85, 16), (height - .82, 1, .80, 24)):
        arrow = [(-.16 * d, -.11), (d * (length - .14), -.11), (d * length, 0), (d * (length - .14), .11), (-.16 * d, .11)]
        board = sh.outline(arrow, .035, mat('weathered-x'), .006)
        board.location, board.rotation_euler = (0, -.075, z), (0, 0, rad(turn))


def gate():
    """Field gate along -x (metres), hinged at the origin."""
    for z in (.28, .52, .76, 1.0):
        sh.box(2.0, .035, .085, (-1.0, 0, z), bevel=.008, m=mat('weathered-x'))
    for x in (-.06, -1.94):
        sh.box(.09, .05, .95, (x, 0, .64), bevel=.008, m=mat('weathered'))
    sh.box(2.1, .03, .075, (-1.0, .03, .64), (0, 21, 0), bevel=.008, m=mat('weathered-x'))


def kite():
    """Diamond kite facing -y with its centre at the origin: two tones and a tail of bows."""
    tones = ('kite-sun', 'kite-teal')
    corners = [(0, 0, .62), (.45, .02, .12), (0, 0, -.85), (-.45, .02, .12), (0, -.10, .12)]
    for faces, tone in zip((((0, 1, 4), (2, 3, 4)), ((1, 2, 4), (3, 0, 4))), tones):
        sh.mesh(corners, faces, mat(tone), smoothed=False)
    tail = [Vector((.16 * math.sin(t * 6) * t + .35 * t, 0, -.85 - 1.9 * t)) for t in np.linspace(0, 1, 40)]
    sh.tube(tail, .006, mat('white'))
    for k in range(5):
        p = tail[8 + 7 * k]
        bow = [p, *(p + Vector((s * .11, .02 * t, .05 * t)) for s in (-1, 1) for t in (1, -1))]
        sh.mesh(bow, [(0, 1, 2), (0, 3, 4)], mat(tones[k % 2]), smoothed=False)


def knotted_cord():
    """Rope of three strands on z = 0 with one open overhand knot, its ends leaving the picture."""
    t, radius = np.linspace(-math.pi * .80, math.pi * .80, 48), .068
    x, y = -.336 * (np.sin(t) + 2 * np.sin(2 * t)), .336 * (np.cos(t) - 2 * np.cos(2 * t))
    knot = list(zip(x, y, radius * (2.1 - 1.05 * np.sin(3 * t))))
    left, right = ((-1.2, -4.2), (-.95, -2.2), (-.8, -1.3), (-.46, -.8)), ((.44, -.8), (.72, -1.15), (1.5, -1.15), (2.6, -.6), (5.2, -.2))
    ground = lambda pts: [(px, py, radius) for px, py in pts]
    path = np.array(ground(left) + knot + ground(right))
    s = along(path)
    even = [np.interp(np.linspace(0, s[-1], 1500), s, axis) for axis in path.T]
    C = gaussian_filter1d(np.stack(even, 1), 13, axis=0, mode='nearest')
    T = np.gradient(C, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    N = np.cross(T, (0, 0, 1))
    N /= np.linalg.norm(N, axis=1, keepdims=True)
    turn = along(C) / .40 * 2 * math.pi
    for k in range(3):
        a = (turn + k * 2 * math.pi / 3)[:, None]
        strand = C + .52 * radius * (np.cos(a) * N + np.sin(a) * np.cross(N, T))
        sh.mesh(*sweep(strand.tolist(), .56 * radius, n=2400, sides=16), mat('cord'))
