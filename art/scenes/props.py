"""Things: furniture, vessels, plants, sports gear, small objects. Each stands on z = 0 around its origin; wrap it in
a group to move, turn or scale it. Room props are in metres, table props in decimetres."""
import math
import random
from itertools import product

import numpy as np
from mathutils import Vector

from kit import sdf, shapes as sh
from kit.blender import group, rad
from kit.materials import mat
from kit.tubes import grid, spline


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


def cradle():
    """Small oak bassinet with a linen lining, long axis x."""
    profile = [(0, .30), (.16, .30), (.215, .34), (.255, .46), (.27, .56), (.262, .565), (.25, .56), (.235, .46), (.20, .36), (0, .34)]
    sh.lathe(profile, mat('wool')).scale = (1.55, 1, 1)

    def hood(u, v):
        """Quarter of a ball on hoops that turn about the rim; the cloth sags a little between them."""
        a, lift = math.pi * (u - .5), rad(104) * v
        reach = .345 * math.cos(a) * (1 - .030 * math.sin(4 * math.pi * v) ** 2)
        return (-.075 - reach * math.cos(lift), .268 * math.sin(a), .557 + reach * math.sin(lift))

    sh.sheet(hood, 64, 64, mat('wool'), .012)
    sh.tube([hood(.01 + .98 * i / 24, 1) for i in range(25)], .0125, mat('linen'))
    sh.cushion(.36, .40, .12, (.13, 0, .50), square=.6, puff=.6, m=mat('linen-sun'))
    for sx, sy in product((-1, 1), repeat=2):
        sh.rod((sx * .30, -sy * .10, .40), (sx * .33, sy * .26, 0), .016, mat('oak-z'))
    sh.rod((-.315, 0, .215), (.315, 0, .215), .011, mat('oak'))


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
    """Glass of water: outer wall, inner wall, water level."""
    sh.lathe([(0, 0), (.30, 0), (.335, .03), (.36, 1.2), (.352, 1.215), (.338, 1.2), (.31, .10), (0, .09)], mat('glass'), 1)
    sh.lathe([(0, .091), (.309, .101), (.328, .83), (.0, .83)], mat('water-in-glass'), 0)


def pear():
    sh.lathe([(0, .05), (.12, .02), (.34, .10), (.46, .34), (.40, .60), (.25, .84), (.18, 1.04), (.10, 1.15), (0, 1.16)], mat('pear'))
    sh.tube([(0, 0, 1.13), (.01, 0, 1.24), (.05, 0, 1.36)], .022, mat('walnut'), order=3)


def folded_cloth(sx, sy, names, thick):
    """Stack of folded blankets: soft slabs with a rounded fold at the front."""
    for i, name in enumerate(names):
        sh.cushion(sx * (1 - .02 * i), sy * (1 - .03 * (i % 2)), thick * 1.15, (.03 * (-1) ** i, 0, (i + .5) * thick),
                   (0, 0, 2.5 * (-1) ** i), square=.18, puff=.38, m=mat(name))


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


def pencil():
    """Lying along +x on z = 0."""
    sh.cylinder(.035, 1.2, (0, 0, .035), (0, 90, 0), bevel=.004, m=mat('sun'), sides=6)
    sh.rod((.6, 0, .035), (.76, 0, .035), .03325, mat('oak'), .12)


def desk_bell():
    sh.cylinder(.44, .07, (0, 0, .035), bevel=.02, m=mat('walnut'))
    sh.lathe([(.40, .11), (.405, .13), (.39, .24), (.30, .40), (.14, .485), (.05, .50), (0, .50)], mat('brass'))
    sh.cylinder(.035, .12, (0, 0, .54), bevel=.008, m=mat('brass'))
    sh.cylinder(.075, .035, (0, 0, .605), bevel=.014, m=mat('brass'))


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


def mobile():
    """Sun, moon, cloud and drops (metres) that hang in balance from a bar at the origin."""
    string = lambda x, z, length: sh.rod((x, 0, z), (x, 0, z - length), .0022, mat('white'))
    for a, b, z in ((-.48, .48, 0), (.20, .76, -.22), (-.26, .22, -.40)):
        sh.tube([(a, 0, z - .03), ((a * 2 + b) / 3, 0, z + .012), ((a + 2 * b) / 3, 0, z + .012), (b, 0, z - .03)], .008, mat('oak'))
    for x, z, length in ((0, 1.15, 1.55), (.48, -.03, .19), (-.48, -.03, .16), (.20, -.25, .22), (.76, -.25, .10)):
        string(x, z, length)
    sh.cylinder(.105, .014, (-.48, 0, -.295), (90, 0, 0), bevel=.006, m=mat('sun'))
    around = [(t, .085 * (1 + .16 * abs(math.sin(t * 2.5 + .5)))) for t in np.linspace(0, 2 * np.pi, 60, endpoint=False)]
    cloud = sh.outline([(1.5 * r * math.cos(t), max(-.038, .85 * r * math.sin(t))) for t, r in around], .014, mat('white'))
    cloud.location = (.20, 0, -.538)
    arc = lambda low, high, r: [(r * math.cos(t), r * math.sin(t)) for t in np.linspace(rad(low), rad(high), 30)]
    moon = sh.outline(arc(55, 305, .11) + [(x + .0396, z) for x, z in arc(283, 77, .0924)], .014, mat('leather'), 0)
    moon.location = (.76, 0, -.449)
    for x, z, length, m, size in ((-.26, -.43, .20, 'dusk', .065), (.22, -.43, .30, 'leather', .045), (-.02, -.39, .36, 'white', .055)):
        string(x, z, length)
        sh.ball(size, (x, 0, z - length - size * 1.1), (.8, .8, 1.15), m=mat(m))


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
    """Cord on z = 0 with one open overhand knot, its ends leaving the picture."""
    t, radius = np.linspace(-math.pi * .80, math.pi * .80, 48), .062
    x, y = -.336 * (np.sin(t) + 2 * np.sin(2 * t)), .336 * (np.cos(t) - 2 * np.cos(2 * t))
    knot = list(zip(x, y, radius * (2.0 - .95 * np.sin(3 * t))))
    left, right = ((-1.2, -4.2), (-.95, -2.2), (-.8, -1.3), (-.46, -.8)), ((.44, -.8), (.72, -1.15), (1.5, -1.15), (2.6, -.6), (5.2, -.2))
    ground = lambda pts: [(px, py, radius) for px, py in pts]
    sh.tube(ground(left) + knot + ground(right), radius, mat('cord'), resolution=8)
