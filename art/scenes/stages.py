"""Stages: the places where pictures happen, with their light.

room()    back wall, floor, optional wainscot; sun through an unseen window
table()   wooden table before a limewashed wall (decimetres)
studio()  seamless background for plaster anatomy
water()   calm pond with rings, sand() raked sand
The prairie has a module of its own.
"""
import random

import numpy as np
from mathutils import Matrix

from kit import shapes as sh
from kit.blender import area_light, rad, shadow_frame, sun_light, world_colour, world_gradient
from kit.materials import mat


def _hide_blocker(obj):
    """Only throws a shadow: not seen, no bounce light."""
    obj.visible_camera = obj.visible_diffuse = obj.visible_glossy = obj.visible_transmission = False


def window_light(towards_sun, target, width, height, columns=2, rows=2, bar=.06, distance=4.0, leaves=None,
                 leaf_size=.22, slats=None, turn=0.0, strength=4.6, softness=1.3, colour='#FFDFB4'):
    """Warm sun that reaches the stage only through a window opening; its patch is centred on `target`.

    leaves: seed of a twig that throws a dappled shadow; slats: number of blind slats instead of bars.
    """
    sun_light(towards_sun, strength, softness, colour)
    frame = shadow_frame(towards_sun, target, distance) @ Matrix.Rotation(rad(turn), 4, 'Z')
    rects = [(60, 60, 0, 30 + height / 2), (60, 60, 0, -30 - height / 2),
             (60, 60, 30 + width / 2, 0), (60, 60, -30 - width / 2, 0)]
    if slats:
        gap = height / slats
        rects += [(width, gap * .52, 0, -height / 2 + gap * (i + .5)) for i in range(slats)]
    else:
        rects += [(bar, height, width * (i / columns - .5), 0) for i in range(1, columns)]
        rects += [(width, bar, 0, height * (j / rows - .5)) for j in range(1, rows)]
    for w, h, u, v in rects:
        o = sh.mesh([(-w / 2, -h / 2, 0), (w / 2, -h / 2, 0), (w / 2, h / 2, 0), (-w / 2, h / 2, 0)], [(0, 1, 2, 3)],
                    mat('white'))
        o.matrix_world = frame @ Matrix.Translation((u, v, 0))
        _hide_blocker(o)
    if leaves is not None:
        rng = random.Random(leaves)
        beyond = shadow_frame(towards_sun, target, distance * 1.08)
        for _ in range(3):  # twigs outside the window: far enough for soft, irregular shadows
            x, y, a = rng.uniform(.0, .6) * width, height * rng.uniform(.35, .6), rad(rng.uniform(205, 265))
            for i in range(13):
                x0, y0 = x, y
                x, y = x + leaf_size * .62 * np.cos(a), y + leaf_size * .62 * np.sin(a)
                nx, ny = -leaf_size * .035 * np.sin(a), leaf_size * .035 * np.cos(a)
                o = sh.mesh([(x0 - nx, y0 - ny, 0), (x0 + nx, y0 + ny, 0), (x + nx, y + ny, 0), (x - nx, y - ny, 0)], [(0, 1, 2, 3)], mat('white'))
                o.matrix_world = beyond
                _hide_blocker(o)
                a += rng.uniform(-.28, .28)
                for side in (-1, 1):
                    if rng.random() < .3:
                        continue
                    b, size, w = a + side * rng.uniform(.35, 1.35), leaf_size * rng.uniform(.7, 1.3), rng.uniform(.14, .22)
                    ring = [(size * (.5 + .5 * np.cos(t)), size * w * np.sin(t), 0) for t in np.linspace(0, 2 * np.pi, 14, endpoint=False)]
                    o = sh.mesh(ring, [tuple(range(14))], mat('white'))
                    o.matrix_world = beyond @ Matrix.Translation((x, y, rng.uniform(-.15, .15))) @ Matrix.Rotation(b, 4, 'Z')
                    _hide_blocker(o)


def room(wall='wall', wainscot='panel', floor='floor', back=2.6, fill=.95, width=16.0, rail=1.15, skirting=True, doorway=None):
    """Back wall at y = `back` and a plank floor; wide open towards the viewer, so light is soft and clean.

    doorway = (x left, x right, height) leaves an opening in the wall, with a white frame.
    """
    world_colour('#DCE9F2', fill)
    rng = random.Random(1)
    y = -6.0
    while y < back:
        x = -width / 2 + rng.uniform(-1.2, 0)
        while x < width / 2:
            length = rng.uniform(2.2, 3.4)
            plank = sh.box(length - .003, .177, .04, (x + length / 2, y + .09, -.02), bevel=.002, segments=1, m=mat(floor))
            sh.shift_grain(plank, (rng.uniform(-9, 9), rng.uniform(-9, 9), 0))
            x += length
        y += .18
    if doorway:
        left, right, top = doorway
        quads = ((-width / 2, left, 0, 3.6), (right, width / 2, 0, 3.6), (left, right, top, 3.6))
        corners = [(x, back, z) for a, b, low, high in quads for x, z in ((a, low), (b, low), (b, high), (a, high))]
        sh.mesh(corners, [(0, 1, 2, 3), (4, 5, 6, 7), (8, 9, 10, 11)], mat(wall), smoothed=False)
        for a, b in ((-width / 2, left - .035), (right + .035, width / 2)):
            sh.box(b - a, .03, .12, ((a + b) / 2, back - .015, .06), bevel=.004, m=mat('white'))
        for x in (left, right):
            sh.box(.07, .17, top, (x, back + .05, top / 2), bevel=.005, m=mat('white'))
        sh.box(right - left + .10, .19, .075, ((left + right) / 2, back + .05, top + .036), bevel=.005, m=mat('white'))
        return
    sh.box(width, .1, 3.6, (0, back + .05, 1.8), bevel=0, m=mat(wall))
    if wainscot:
        sh.box(width, .012, rail, (0, back - .006, rail / 2), bevel=0, m=mat(wainscot))
        for i in range(int(width / .15)):
            sh.box(.026, .018, rail - .13, (-width / 2 + i * .15, back - .02, rail / 2 + .05), bevel=.003, segments=2,
                   m=mat(wainscot))
        sh.box(width, .05, .03, (0, back - .025, rail), bevel=.004, m=mat('white'))
    if skirting:
        sh.box(width, .03, .12, (0, back - .02, .06), bevel=.004, m=mat('white'))


def side_window(x=-3.2, back=2.6):
    """Left wall with a sheer curtain: tells where the light comes from."""
    side = sh.box(.1, 9, 3.6, (x - .05, back - 4.5, 1.8), bevel=0, m=mat('wall'))
    side.visible_shadow = False  # the sun comes through window_light()'s opening
    rng = np.random.default_rng(3)
    folds = rng.uniform(-.01, .01, 200)

    def curtain(u, v):
        s = u * .95
        return (x + .16 + .05 * np.sin(s * 52 + .5 * np.sin(s * 9)) * (.75 + .35 * (1 - v)) + folds[int(u * 150)] * .4,
                back - 1.05 + s, .04 + v * 2.95)

    sh.sheet(curtain, 220, 30, mat('linen')).visible_shadow = False
    sh.rod((x + .16, back - 1.9, 3.0), (x + .16, back + .1, 3.0), .014, mat('brass'))


def table(wall='wall-blue', top='table', fill=.9, edge=True, back=2.6):
    """Table top at z = 0 that ends before a wall; the camera looks along +y."""
    world_colour('#DCE9F2', fill)
    sh.box(60, .3, 30, (0, back + .15 + .35, 5), bevel=0, m=mat(wall))
    rng = random.Random(3)
    width = 1.55
    y = back + .2
    while y > -9:
        board = sh.box(60, width - .012, .5, (rng.uniform(-6, 6), y - width / 2, -.25), bevel=.012, segments=2, m=mat(top))
        sh.shift_grain(board, (0, rng.uniform(-40, 40), 0))
        y -= width


def table_fill():
    """Cool sky light from the front and right that opens the shadows on the table stage."""
    area_light((-4, -6, 5), (1, 0, 1), 4, 130, '#EAF4FF')
    area_light((6, -2, 4), (1, 0, 1), 3, 70, '#D6E8F4')


def studio(colour='studio', subject=(1.5, 0, 1.8), key=850, rim=260, fill=.42):
    """Seamless pale-blue background for plaster: a warm key light from the left models the form, a cool rim lifts it
    off the wall. (Window patches behind white plaster were tried: they eat its outline.)"""
    world_colour('#D6E5EE', fill)
    sh.cyclorama(mat(colour))
    area_light((-5.5, -3.6, 5.5), subject, 1.4, key, '#FFE2BC')
    area_light((6.5, 2.0, 3.4), subject, 1.6, rim, '#D3E8F6')


def water(stones=(), sky=None, near=-8.0, ripple=.034, wavelength=.42, reach=2.4, sun=None):
    """Calm pond; `stones` = [(x, y, strength)] are the centres of rings. The sky is a gradient by elevation."""
    world_gradient(sky or [(0, '#F8E7C8'), (.10, '#E6EBE4'), (.26, '#B5D2DE'), (.6, '#8AB4C7'), (1, '#6F9FB5')])

    def height(x, y):
        z = .0020 * np.sin(x * 2.1 + y * 3.3) + .0016 * np.sin(x * -3.7 + y * 5.9 + 1) + .0012 * np.sin(y * 9 + x * 1.3)
        for sx, sy, strength in stones:
            r = np.hypot(x - sx, y - sy)
            z = z + strength * ripple * np.cos(r * 2 * np.pi / wavelength) * np.exp(-r / reach) * np.clip(reach * 2.5 - r, 0, 1)
        return z

    us = np.linspace(-1, 1, 900)
    ys = np.concatenate([np.linspace(near, 7, 900), np.geomspace(7.02, 400, 160)])
    u, y = np.meshgrid(us, ys)
    x = .4 + u * (3.2 + .62 * (y - near))
    field = sh.height_field(lambda a, b: a * 0, us, ys, mat('pond'))
    field.data.vertices.foreach_set('co', np.stack([x, y, height(x, y)], -1).astype(np.float32).ravel())
    field.data.update()
    if sun:
        sun_light(sun, 3.2, 1.5, '#FFDFB4')


def sand(stones=(), comb=.17, depth=.030, angle=8.0, ring=4, fill=.5):
    """Raked sand: straight furrows that become rings around each stone (x, y, radius)."""
    world_colour('#DCE9F2', fill)
    rng = np.random.default_rng(5)
    a = rad(angle)

    def height(x, y):
        across = -x * np.sin(a) + y * np.cos(a) + .05 * np.sin(x * .6)
        phase = across / comb
        inside = np.zeros_like(x)
        for sx, sy, r in stones:
            d = np.hypot((x - sx), (y - sy)) - r
            width = ring * comb
            w = np.clip((width - d) / .03 + .5, 0, 1)
            phase = phase * (1 - w) + (d / comb) * w
            inside = np.maximum(inside, w * (d < -.02))
        profile = np.abs(np.mod(phase, 1) - .5) * 2
        profile = profile * profile * (3 - 2 * profile)
        grain = rng.normal(0, .0016, x.shape)
        low = .012 * np.sin(x * 1.7 + 1) * np.sin(y * 1.3)
        return profile * depth + grain + low - inside * .02

    sh.height_field(height, np.linspace(-7, 7, 1300), np.linspace(-4.6, 11, 1300), mat('sand'))
