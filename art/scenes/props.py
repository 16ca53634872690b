"""Things: furniture, vessels, plants, sports gear, small objects. Each stands on z = 0 around its origin; wrap it in
a Group to move, turn or scale it. Room props are in metres, table props in decimetres."""
import math
import random

import numpy as np
from mathutils import Vector

from kit import sdf, shapes as sh
from kit.blender import Group, rad
from kit.materials import mat


# ---------------------------------------------------------------- furniture (metres)
def treatment_table():
    """Chiropractic table, long axis x, head end at -x."""
    leather, white, steel = mat('leather'), mat('white'), mat('steel')
    sh.box(.95, .52, .10, (.55, 0, .66), bevel=.045, segments=6, m=leather)
    sh.box(.52, .55, .10, (-.22, 0, .66), bevel=.045, segments=6, m=leather)
    for y in (-.10, .10):
        sh.box(.31, .13, .085, (-.67, y, .685), (0, 8, 0), bevel=.04, segments=6, m=leather)
    sh.box(.40, .56, .10, (1.25, 0, .66), bevel=.045, segments=6, m=leather)
    sh.box(1.95, .34, .045, (.44, 0, .585), bevel=.018, m=white)
    sh.box(.34, .05, .03, (-.66, 0, .62), (0, 8, 0), bevel=.01, m=steel)
    sh.box(.66, .28, .48, (.45, 0, .34), bevel=.06, segments=6, m=white)
    sh.box(1.15, .50, .07, (.45, 0, .06), bevel=.03, segments=6, m=white)
    sh.cylinder(.022, .60, (.45, 0, .13), (90, 0, 0), m=steel)
    sh.box(.36, .33, .006, (-.2, 0, .713), bevel=.003, m=mat('linen'))


def stool():
    steel = mat('steel')
    sh.cylinder(.19, .075, (0, 0, .50), bevel=.032, segments=6, m=mat('leather-pale'))
    sh.cylinder(.022, .40, (0, 0, .28), m=steel)
    for k in range(5):
        a = k * 2 * math.pi / 5 + .3
        c, s = math.cos(a), math.sin(a)
        sh.rod((0, 0, .085), (.23 * c, .23 * s, .06), .016, steel, .7)
        sh.ball(.028, (.23 * c, .23 * s, .028), m=mat('rubber'))


def chair(seat='oak', frame='oak-z', height=.45):
    """Plain wooden chair facing -y: splayed round legs, shaped seat, three spindles and a bent top rail."""
    f = mat(frame)
    h = height
    for sx in (-1, 1):
        sh.rod((sx * .155, -.14, h - .02), (sx * .20, -.195, 0), .019, f, .62)
        sh.rod((sx * .145, .15, h - .02), (sx * .185, .235, 0), .019, f, .62)
        sh.rod((sx * .185, -.175, .20), (sx * .168, .20, .20), .010, f)
    sh.rod((-.176, .02, .20), (.176, .02, .20), .010, f)
    sh.cushion(.43, .41, .05, (0, 0, h), square=.55, puff=.45, m=mat(seat))
    rail = [(-.205, .20, h + .37), (-.11, .255, h + .385), (0, .272, h + .39), (.11, .255, h + .385), (.205, .20, h + .37)]
    for x, y, z in ((-.15, .165, 0), (-.05, .18, 0), (.05, .18, 0), (.15, .165, 0)):
        top = (x * 1.22, .272 - 1.55 * x * x, h + .36)
        sh.rod((x, y, h), top, .0105, f, .8)

    def back(u, v):
        a = (u - .5) * 2
        lift = .05 * (v - .5) * (1.25 - .55 * a * a)
        return (a * .225, .285 - .075 * a * a + .012 * v, h + .385 + lift * 1.9 - .012 * a * a)

    sh.sheet(back, 40, 8, f, .02)
    return rail


def armchair(fabric='linen-blue', legs='oak-z'):
    """Upholstered easy chair facing -y."""
    c = mat(fabric)
    sh.cushion(.62, .64, .17, (0, -.02, .40), square=.3, puff=.55, m=c)
    sh.cushion(.62, .17, .62, (0, .30, .66), (-12, 0, 0), square=.4, puff=.42, m=c)
    for sx in (-1, 1):
        sh.cushion(.13, .70, .30, (sx * .36, .02, .46), (0, 0, 0), square=.35, puff=.42, m=c)
    sh.box(.78, .68, .12, (0, .02, .29), bevel=.05, segments=5, m=c)
    for sx in (-1, 1):
        for y in (-.25, .29):
            sh.rod((sx * .30, y, .24), (sx * .335, y * 1.1, 0), .022, mat(legs), .6)


def bench(length=1.3, wood='oak'):
    sh.box(length, .36, .045, (0, 0, .445), bevel=.012, m=mat(wood))
    for sx in (-1, 1):
        for sy in (-1, 1):
            sh.rod((sx * (length / 2 - .14), sy * .11, .43), (sx * (length / 2 - .08), sy * .155, 0), .021, mat('oak-z'), .65)
    sh.box(length - .3, .03, .05, (0, 0, .40), bevel=.006, m=mat(wood))


def side_table(radius=.24, height=.5):
    sh.cylinder(radius, .026, (0, 0, height - .013), bevel=.010, m=mat('oak'))
    for k in range(3):
        a = k * 2 * math.pi / 3 + .5
        sh.rod((.55 * radius * math.cos(a), .55 * radius * math.sin(a), height - .02),
               (.88 * radius * math.cos(a), .88 * radius * math.sin(a), 0), .015, mat('oak-z'), .7)


def reception_counter(length=2.4):
    """Counter along x with a slatted oak front and a pale top."""
    sh.box(length, .62, 1.0, (0, 0, .52), bevel=.01, m=mat('oak-z'))
    n = int(length / .045)
    for i in range(n):
        sh.cylinder(.0175, .94, (-length / 2 + .0225 + i * length / n, -.315, .52), bevel=0, m=mat('oak-z'), sides=20)
    sh.box(length + .06, .70, .045, (0, -.01, 1.045), bevel=.012, m=mat('white'))
    sh.box(length, .56, .06, (0, .01, .03), bevel=0, m=mat('iron'))


def shelf(length=1.5):
    sh.box(length, .24, .04, (0, -.12, 0), bevel=.006, m=mat('oak'))


def books(seed=1, n=5):
    """Row of books along +x on z = 0."""
    rng, x = random.Random(seed), 0
    for name in rng.sample(['teal', 'mist', 'sun', 'dusk', 'white', 'sky', 'leather'], n):
        w, h = rng.uniform(.026, .042), rng.uniform(.22, .28)
        sh.box(w, .17, h, (x + w / 2, 0, h / 2), bevel=.003, segments=2, m=mat(name))
        x += w + .002


def print_frame(width=.9, height=1.15, design='prairie'):
    """Framed print, its back on y = 0, centred in x and z."""
    sh.box(width, .035, height, (0, -.018, 0), bevel=.005, m=mat('oak-z'))
    sh.box(width - .06, .004, height - .06, (0, -.036, 0), bevel=0, m=mat('paper'))
    w, h, y = width - .20, height - .22, -.0385

    def hill(level, wave, phase, name, layer):
        n = 32
        pts = [(-w / 2 + w * i / n, -h / 2 + h * (level + wave * math.sin(i / n * 4.5 + phase))) for i in range(n + 1)]
        v = []
        for x, z in pts:
            v += [(x, y - .0006 * layer, -h / 2), (x, y - .0006 * layer, z)]
        sh.mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(n)], mat(name))

    if design == 'prairie':
        sh.box(w, .001, h, (0, y + .0005, 0), bevel=0, m=mat('mist'))
        sh.cylinder(.15 * width / .9, .001, (.08 * width, y - .0002, .17 * height), (90, 0, 0), bevel=0, m=mat('sun'))
        for k, (level, name) in enumerate(((.40, 'sky'), (.29, 'dusk'), (.17, 'leather'))):
            hill(level, .045, k * 1.7, name, k + 1)
    elif design == 'arches':
        for k, (r, name) in enumerate(((.42, 'leather'), (.30, 'sky'), (.18, 'sun'))):
            n, R = 40, r * w
            ring = [(R * math.cos(t), y - .0006 * (k + 1), -h * .28 + R * math.sin(t) * 1.25) for t in np.linspace(0, math.pi, n)]
            sh.mesh([(-R, y - .0006 * (k + 1), -h * .36), *ring[::-1], (R, y - .0006 * (k + 1), -h * .36)],
                    [tuple(range(n + 2))], mat(name))


def clock(radius=.17, hour=10, minute=9):
    sh.cylinder(radius, .035, (0, -.018, 0), (90, 0, 0), bevel=.008, m=mat('oak'))
    sh.cylinder(radius * .92, .004, (0, -.037, 0), (90, 0, 0), bevel=0, m=mat('paper'))
    for turn, length, w in ((hour % 12 * 30 + minute * .5, .5, .011), (minute * 6, .74, .008)):
        a = rad(turn)
        sh.rod((0, -.042, 0), (radius * length * math.sin(a), -.042, radius * length * math.cos(a)), w * .6, mat('iron'))
    for k in range(12):
        a = rad(k * 30)
        sh.ball(.0045, (radius * .80 * math.sin(a), -.040, radius * .80 * math.cos(a)), m=mat('iron'))
    sh.ball(.009, (0, -.043, 0), m=mat('sun'))


def door_leaf(width=.9, height=2.08, name='leather'):
    """Panelled door hinged at the origin, closed along +x."""
    sh.box(width, .04, height, (width / 2, 0, height / 2 + .01), bevel=.004, m=mat(name))
    for z, h in ((.52, .72), (1.50, .92)):
        for side in (-1, 1):
            for w, y in ((width - .26, .022), (width - .34, .028)):
                sh.box(w, .012, h - (width - .26 - w), (width / 2, side * y, z), bevel=.005, m=mat(name))
    for y in (-.045, .045):
        sh.rod((width - .08, y, 1.02), (width - .19, y, 1.02), .010, mat('brass'))
    sh.rod((width - .08, -.045, 1.02), (width - .08, .045, 1.02), .010, mat('brass'))


def cradle():
    """Small oak bassinet with a linen lining, long axis x."""
    profile = [(0, .30), (.16, .30), (.215, .34), (.255, .46), (.27, .56), (.262, .565), (.25, .56), (.235, .46), (.20, .36), (0, .34)]
    sh.lathe(profile, m=mat('wool'), scale=(1.55, 1, 1))

    def hood(u, v):
        """Quarter of a ball on hoops that turn about the rim; the cloth sags a little between them."""
        a, lift = math.pi * (u - .5), rad(104) * v
        reach = .345 * math.cos(a) * (1 - .030 * math.sin(4 * math.pi * v) ** 2)
        return (-.075 - reach * math.cos(lift), .268 * math.sin(a), .557 + reach * math.sin(lift))

    sh.sheet(hood, 64, 64, mat('wool'), .012)
    sh.tube([hood(.01 + .98 * i / 24, 1) for i in range(25)], .0125, mat('linen'))
    sh.cushion(.66, .42, .10, (0, 0, .44), square=.8, puff=.6, m=mat('linen'))
    sh.cushion(.36, .40, .12, (.13, 0, .50), square=.6, puff=.6, m=mat('linen-sun'))
    for sx in (-1, 1):
        for sy in (-1, 1):
            sh.rod((sx * .30, -sy * .10, .40), (sx * .33, sy * .26, 0), .016, mat('oak-z'))
        sh.rod((sx * .33, -.27, .012), (sx * .33, .27, .012), .013, mat('oak-y'))
    sh.rod((-.315, 0, .215), (.315, 0, .215), .011, mat('oak'))


# ---------------------------------------------------------------- plants and vessels
VASES = {
    'bottle': [(0, 0), (.26, 0), (.37, .14), (.42, .40), (.34, .72), (.17, .95), (.14, 1.02), (.17, 1.12), (.145, 1.12), (.12, 1.0), (0, .9)],
    'round': [(0, 0), (.30, 0), (.52, .18), (.60, .48), (.50, .80), (.27, .98), (.20, 1.03), (.23, 1.12), (.20, 1.12), (.17, 1.02), (0, .9)],
    'tall': [(0, 0), (.22, 0), (.27, .08), (.30, .6), (.27, 1.1), (.20, 1.35), (.21, 1.42), (.185, 1.42), (.17, 1.3), (0, 1.1)],
    'jug': [(0, 0), (.33, 0), (.40, .10), (.43, .45), (.36, .80), (.30, 1.0), (.34, 1.12), (.315, 1.12), (.27, 1.0), (0, .8)],
}


def vase(kind='bottle', m='ceramic', scale=1.0):
    """Vase about a decimetre high; returns the height of its mouth."""
    sh.lathe([(r * scale, z * scale) for r, z in VASES[kind]], m=mat(m))
    return VASES[kind][-4][1] * scale


def dried_grass(mouth, n=26, height=1.7, spread=.75, seed=8, thick=.008, lean=0.0):
    """Prairie grass in a vase: thin arching stems with feathery heads."""
    rng = random.Random(seed)
    for _ in range(n):
        a, r, h = rng.uniform(0, 6.28), rng.uniform(.15, 1) * spread, height * rng.uniform(.62, 1.05)
        dx, dy = r * math.cos(a) + lean * h, r * .7 * math.sin(a)
        p0, p1 = Vector((0, 0, mouth - .2 * thick / .008)), Vector((dx * .22, dy * .2, mouth + h * .5))
        p2, p3 = Vector((dx * .62, dy * .6, mouth + h * .86)), Vector((dx, dy, mouth + h))
        m = mat('straw')
        sh.tube([p0, p1, p2, p3], thick, m, radii=[1, .8, .6, .4], order=4)
        d = (p3 - p2).normalized()
        q = thick * 3.6
        sh.tube([p3 - d * q * 9, p3 - d * q * 5, p3 + d * q, p3 + d * q * 5], q, m, radii=[.25, .85, .8, .05], order=3)


def leafy_branch(mouth, height=2.6, bend=.9, seed=3, leaf=.42, n=9, turn=0.0, thick=.014):
    """One arching twig with opposite leaves (eucalyptus-like), for vases."""
    rng = random.Random(seed)
    c, s = math.cos(turn), math.sin(turn)
    point = lambda t: Vector((bend * t * t * c, bend * t * t * s, mouth - .15 + height * (t - .18 * t * t)))
    sh.tube([point(t) for t in (0, .33, .66, 1)], thick, mat('straw'), radii=[1, .8, .6, .3])
    for i in range(n):
        t = .28 + .72 * i / (n - 1)
        for side in (-1, 1):
            size = leaf * (1 - .5 * t) * rng.uniform(.8, 1.15)
            one_leaf(point(t), size, size * .62, (rng.uniform(15, 60), rng.uniform(-20, 20), math.degrees(turn) + side * 75 + rng.uniform(-30, 30)))


def one_leaf(at, length, width, turn, m='leaf'):
    """Single leaf growing along its own +y."""
    def surface(u, v):
        a = (u - .5) * 2
        w = width * .5 * math.sin(math.pi * min(1, v ** .8)) * (1 - .15 * v)
        return (a * w, v * length, -.30 * length * v * v + .22 * w * abs(a))

    o = sh.sheet(surface, 4, 12, mat(m))
    o.location, o.rotation_euler = at, [rad(t) for t in turn]
    return o


def floor_plant(seed=11, height=1.3, stems=7):
    """Rubber plant in a clay pot (metres)."""
    sh.lathe([(0, 0), (.16, 0), (.19, .05), (.225, .40), (.215, .41), (.20, .38), (0, .36)], m=mat('pot'))
    rng = random.Random(seed)
    for _ in range(stems):
        a, lean, h = rng.uniform(0, 6.28), rng.uniform(.08, .34), height * rng.uniform(.6, 1)
        point = lambda t: Vector((lean * math.cos(a) * t * t, lean * math.sin(a) * t * t, .36 + h * t))
        sh.tube([point(t) for t in (0, .33, .66, 1)], .008, mat('leaf'), order=3)
        n = int(h * 8)
        for j in range(2, n + 1):
            t = j / n
            one_leaf(point(t), rng.uniform(.24, .34) * (1 - .25 * t), rng.uniform(.12, .17) * (1 - .2 * t),
                     (rng.uniform(15, 55), rng.uniform(-12, 12), math.degrees(j * 2.4 + a)))


def cup(m='ceramic', scale=1.0, handle=True, drink=True):
    """Cup about 0.8 dm high with a drink in it."""
    p = [(0, 0), (.26, 0), (.33, .03), (.39, .22), (.41, .55), (.42, .78), (.405, .795), (.39, .78), (.375, .5), (.34, .2), (0, .1)]
    sh.lathe([(r * scale, z * scale) for r, z in p], m=mat(m))
    if handle:
        pts = [(.39, 0, .64), (.58, 0, .68), (.70, 0, .45), (.60, 0, .22), (.37, 0, .22)]
        sh.tube([(x * scale, y, z * scale) for x, y, z in pts], .052 * scale, mat(m), radii=[1.1, .9, .9, .9, 1.1])
    if drink:
        sh.cylinder(.385 * scale, .01, (0, 0, .66 * scale), bevel=0, m=mat('walnut'))


def bowl(m='ceramic', scale=1.0):
    p = [(0, .02), (.32, 0), (.36, .02), (.36, .06), (.62, .20), (.86, .42), (.98, .66), (.975, .68), (.955, .67), (.83, .44), (.58, .24), (.3, .14), (0, .12)]
    sh.lathe([(r * scale, z * scale) for r, z in p], m=mat(m))


def tumbler(scale=1.0, fill=.72):
    """Glass of water: outer wall, inner wall, water level."""
    s = scale
    sh.lathe([(0, 0), (.30 * s, 0), (.335 * s, .03 * s), (.36 * s, 1.2 * s), (.352 * s, 1.215 * s), (.338 * s, 1.2 * s), (.31 * s, .10 * s), (0, .09 * s)], m=mat('glass'), subdivide=1)
    top = 1.2 * s * fill
    sh.lathe([(0, .091 * s), (.309 * s, .101 * s), (.328 * s, top), (.0, top)], m=mat('water-in-glass'), subdivide=0)


def lemon(at, size=.5, turn=(0, 0, 0), m='lemon'):
    s = size / 2
    o = sh.lathe([(0, -1.50 * s), (.10 * s, -1.48 * s), (.18 * s, -1.30 * s), (.48 * s, -1.08 * s), (.88 * s, -.60 * s), (1.0 * s, 0), (.90 * s, .55 * s), (.48 * s, 1.05 * s), (.15 * s, 1.30 * s), (0, 1.36 * s)], at, mat(m))
    o.rotation_euler = [rad(t) for t in turn]


def pear(at, size=1.0, turn=(0, 0, 0), m='pear'):
    s = size
    with Group(at) as g:
        sh.lathe([(0, .05 * s), (.12 * s, .02 * s), (.34 * s, .10 * s), (.46 * s, .34 * s), (.40 * s, .60 * s), (.25 * s, .84 * s), (.18 * s, 1.04 * s), (.10 * s, 1.15 * s), (0, 1.16 * s)], m=mat(m))
        sh.tube([(0, 0, 1.13 * s), (.01, 0, 1.24 * s), (.05 * s, 0, 1.36 * s)], .022 * s, mat('walnut'), order=3)
    g.rotation_euler = [rad(t) for t in turn]


def folded_cloth(sx, sy, layers, names, thickness=.16):
    """Stack of folded blankets: soft slabs with a rounded fold at the front."""
    z = 0
    for i in range(layers):
        sh.cushion(sx * (1 - .02 * i), sy * (1 - .03 * (i % 2)), thickness * 1.15, (.03 * (-1) ** i, 0, z + thickness / 2), (0, 0, 2.5 * (-1) ** i), square=.18, puff=.38, m=mat(names[i % len(names)]))
        z += thickness
    return z


def open_book(width=1.5, height=2.1, thick=.16):
    """Open book lying flat (decimetres): two curved page blocks and a teal cover."""
    sh.box(width * 2 + .10, height + .08, .03, (0, 0, .015), bevel=.012, m=mat('teal'))
    for s in (-1, 1):
        def top(u, v):
            return (s * width * u, (v - .5) * height, .03 + thick * (math.sin(min(1, u * 4.5) * math.pi / 2) * (1 - .38 * u)))
        for k in range(7):
            f = 1 - k * .13
            sh.sheet(lambda u, v: (s * (width - .012 * k) * u, (v - .5) * height, .03 + f * (top(u, v)[2] - .03)), 48, 2, mat('paper'))
        for sy in (-1, 1):
            pts = [top(u, .5 + sy * .5) for u in np.linspace(0, 1, 25)]
            v = [p for q in pts for p in (q, (q[0], q[1], .03))]
            sh.mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(24)], mat('paper'))
        x, z = s * width, top(1, 0)[2]
        sh.mesh([(x, -height / 2, .03), (x, height / 2, .03), (x, height / 2, z), (x, -height / 2, z)], [(0, 1, 2, 3)], mat('paper'))
        for k in range(11):  # lines of print, kept faint
            y = height * (.36 - .066 * k)
            w = width * (.66 if k not in (4, 10) else .38)
            v = []
            for u in np.linspace(.16, .16 + w / width, 13):
                p = top(u if s > 0 else .98 - u, .5)
                v += [(p[0], y - .016, p[2] + .004), (p[0], y + .016, p[2] + .004)]
            sh.mesh(v, [(2 * i, 2 * i + 2, 2 * i + 3, 2 * i + 1) for i in range(12)], mat('print'))


def pencil(length=1.6, m='sun', radius=.035):
    """Lying along +x on z = 0."""
    sh.cylinder(radius, length, (0, 0, radius), (0, 90, 0), bevel=.004, m=mat(m), sides=6)
    sh.rod((length / 2, 0, radius), (length / 2 + .16, 0, radius), radius * .95, mat('oak'), .12)


def desk_bell(scale=1.0):
    s = scale
    sh.cylinder(.44 * s, .07 * s, (0, 0, .035 * s), bevel=.02 * s, m=mat('walnut'))
    sh.lathe([(.40 * s, .11 * s), (.405 * s, .13 * s), (.39 * s, .24 * s), (.30 * s, .40 * s), (.14 * s, .485 * s), (.05 * s, .50 * s), (0, .50 * s)], m=mat('brass'))
    sh.cylinder(.035 * s, .12 * s, (0, 0, .54 * s), bevel=.008 * s, m=mat('brass'))
    sh.cylinder(.075 * s, .035 * s, (0, 0, .605 * s), bevel=.014 * s, m=mat('brass'))


def clipboard():
    """Board with a form (decimetres), long axis y, lying on z = 0."""
    sh.box(2.3, 3.2, .03, (0, 0, .015), bevel=.012, m=mat('oak-y'))
    sh.box(2.06, 2.86, .008, (0, -.10, .036), bevel=0, m=mat('paper'))
    sh.box(.9, .26, .06, (0, 1.42, .06), bevel=.025, m=mat('steel'))
    for k in range(9):
        sh.box(1.55 if k % 3 else .9, .022, .003, (-.02 if k % 3 else -.345, .95 - k * .25, .0405), bevel=0, m=mat('print'))


def adjusting_instrument():
    """Spring-loaded instrument of a chiropractor (decimetres), lying along x, its rubber tip at +x."""
    parts = [
        sh.lathe([(0, 0), (.15, 0), (.17, .02), (.17, .10), (.15, .12), (.065, .13)], m=mat('leather'), subdivide=1),
        sh.lathe([(.062, .11), (.062, .52), (.10, .53), (.12, .55), (.12, 1.66), (.10, 1.74), (.05, 1.80), (.042, 1.82), (.042, 2.10), (0, 2.10)], m=mat('steel'), subdivide=1),
        sh.lathe([(.122, .98), (.130, 1.0), (.130, 1.50), (.122, 1.52)], m=mat('leather'), subdivide=1),
        sh.lathe([(0, 2.06), (.055, 2.06), (.068, 2.09), (.068, 2.20), (.055, 2.25), (0, 2.26)], m=mat('rubber'), subdivide=1),
    ]
    for part in parts:
        part.rotation_euler, part.location = (0, rad(90), 0), (-1.10, 0, .17)
    for side in (-1, 1):  # where two fingers pull
        sh.cushion(.09, .34, .13, (-.42, side * .22, .17), square=.5, puff=.6, m=mat('steel'))


def boot(m='leather'):
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
def kettlebell(m='iron', scale=1.0):
    def field(P):
        body = sdf.smax(sdf.ellipsoid(P, (0, 0, .105), (.105, .105, .11)), -(P[..., 2] - .0), .02)
        q = P.copy()
        q[..., 0] = P[..., 0] * (1 - .25 * np.clip((P[..., 2] - .2) / .1, -1, 1))
        handle = sdf.torus(q, (0, 0, .215), .067, .0165, (0, 1, 0))
        return sdf.smin(body, handle, .035)

    o = sh.surface(field, (-.15, -.15, -.02), (.15, .15, .32), .0045, mat(m))
    o.scale = (scale,) * 3
    return o


def dumbbell(length=.20, radius=.055, m='teal'):
    """Lying along x."""
    sh.cylinder(.0155, length, (0, 0, radius * .9), (0, 90, 0), m=mat('steel'))
    for s in (-1, 1):
        sh.cylinder(radius, .075, (s * length * .42, 0, radius * .88), (0, 90, 0), bevel=.012, segments=4, m=mat(m), sides=6)


def rolled_mat(width=.61, radius=.062, length=1.05, m='yoga'):
    """Yoga mat: a spiral roll along y at the origin whose end lies unrolled towards +x."""
    pts = []
    turns = 4.2
    for i in range(150):
        t = i / 149
        r = radius * (.18 + .82 * t)
        a = -math.pi / 2 - (1 - t) * turns * 2 * math.pi
        pts.append((r * math.cos(a), radius + r * math.sin(a)))
    pts += [(length * i / 20, 0.0 + .004 * max(0, i - 17)) for i in range(1, 21)]
    f = lambda u, v: (pts[int(round(u * (len(pts) - 1)))][0], (v - .5) * width, pts[int(round(u * (len(pts) - 1)))][1] + .004)
    sh.sheet(f, len(pts) - 1, 1, mat(m), .007)


def foam_roller(length=.45, radius=.072, m='leather'):
    """Lying along x."""
    sh.cylinder(radius, length, (0, 0, radius), (0, 90, 0), bevel=.008, m=mat(m))
    for k in range(9):
        sh.cylinder(radius + .004, length / 14, (-length / 2 + length * (k + .5) / 9, 0, radius), (0, 90, 0), bevel=.006, m=mat(m))
    sh.cylinder(radius * .62, length + .012, (0, 0, radius), (0, 90, 0), bevel=0, m=mat('mist'))


def crutch(height=1.28):
    """Wooden underarm crutch standing along z."""
    w = mat('oak-z')
    for s in (-1, 1):
        sh.tube([(s * .075, 0, height - .05), (s * .072, 0, height * .72), (s * .05, 0, height * .45), (s * .016, 0, height * .27), (s * .014, 0, height * .20)], .0125, w)
    sh.rod((0, 0, height * .36), (0, 0, .035), .0135, w)
    sh.cushion(.20, .055, .062, (0, 0, height - .03), square=.6, puff=.7, m=mat('leather'))
    sh.rod((-.072, 0, height * .66), (.072, 0, height * .66), .017, mat('leather'))
    sh.cylinder(.021, .05, (0, 0, .025), bevel=.006, m=mat('rubber'))
    for z in (.30, .40):
        sh.rod((-.035, 0, height * z), (.035, 0, height * z), .004, mat('steel'))


# ---------------------------------------------------------------- outdoors and symbols
def signpost(height=2.2):
    """Post with three blank arrow boards."""
    sh.box(.11, .11, height, (0, 0, height / 2), (0, 0, 8), bevel=.012, m=mat('weathered'))
    for z, direction, length, turn in ((height - .22, 1, .95, -14), (height - .52, -1, .85, 16), (height - .82, 1, .80, 24)):
        d = direction
        pts = [(-.16 * d, -.11), (d * (length - .14), -.11), (d * length, 0), (d * (length - .14), .11), (-.16 * d, .11)]
        o = sh.outline(pts if d > 0 else pts[::-1], .035, mat('weathered-x'), .006)
        o.location, o.rotation_euler = (0, -.075, z), (0, 0, rad(turn))


def kite(size=.9):
    """Diamond kite facing -y with its centre at the origin: two tones, two spars, a tail of bows."""
    a, b, c, d, o = (0, 0, size * .62), (size * .45, .02, size * .12), (0, 0, -size * .85), (-size * .45, .02, size * .12), (0, -.10 * size, size * .12)
    for tri, m in (((a, b, o), 'kite-sun'), ((b, c, o), 'kite-teal'), ((c, d, o), 'kite-sun'), ((d, a, o), 'kite-teal')):
        sh.mesh(tri, [(0, 1, 2)], mat(m), smoothed=False)
    n = 40
    tail = [Vector((.16 * size * math.sin(t * 6) * t + .35 * size * t, .0, -size * .85 - 1.9 * size * t)) for t in np.linspace(0, 1, n)]
    sh.tube(tail, .006, mat('white'))
    for i, m in ((8, 'kite-sun'), (15, 'kite-teal'), (22, 'kite-sun'), (29, 'kite-teal'), (36, 'kite-sun')):
        for s in (-1, 1):
            p = tail[i]
            sh.mesh([p, p + Vector((s * .11 * size, .02, .05 * size)), p + Vector((s * .11 * size, -.02, -.05 * size))], [(0, 1, 2)], mat(m), smoothed=False)


def knotted_cord(radius=.09, size=.62, left=((-1.6, -.1), (-3.4, -.55), (-6.5, -.2)), right=((1.5, .25), (2.6, -.1), (4.2, .3)), m='cord'):
    """Cord on z = 0 with one open overhand knot; its ends run through the points `left` and `right` (x, y)."""
    t = np.linspace(-math.pi * .80, math.pi * .80, 48)
    x = size * (np.sin(t) + 2 * np.sin(2 * t)) / 2.2
    y = size * (np.cos(t) - 2 * np.cos(2 * t)) / 2.2
    z = radius * (2.0 - .95 * np.sin(3 * t))
    knot = list(zip(-x, y, z))
    ground = lambda pts: [(px, py, radius) for px, py in pts]
    a, b = (left, right) if knot[0][0] < knot[-1][0] else (right, left)
    sh.tube(ground(a)[::-1] + knot + ground(b), radius, mat(m), resolution=8)
