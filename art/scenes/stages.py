"""Stages: the places where pictures happen, with their light.

room()    back wall, floor, optional wainscot; sun through an unseen window
table()   wooden table before a limewashed wall (decimetres)
studio()  seamless background for plaster anatomy
water()   calm pond with rings
The prairie has a module of its own.
"""
import random

import bpy
import numpy as np
from mathutils import Matrix, Vector

from kit import shapes as sh
from kit.blender import area_light, node, rad, ramp, sun_light, world_light
from kit.materials import mat

WARM = '#FFDFB4'


def window_light(target, width, height, columns=2, rows=2, bar=.06, leaves=None, leaf_size=.22, strength=4.6,
                 towards_sun=(-5.0, -4.0, 3.0), distance=4.0):
    """Warm sun from behind the viewer's left that reaches the stage only through a window; its patch is centred on `target`.
    `leaves` is the seed of a twig that throws a dappled shadow."""
    sun_light(towards_sun, strength, 1.3, WARM)
    d = Vector(towards_sun).normalized()
    frame = Matrix.Translation(Vector(target) + d * distance) @ d.to_track_quat('Z', 'Y').to_matrix().to_4x4()
    square, spindle = [(-.5, -.5), (.5, -.5), (.5, .5), (-.5, .5)], [(.5 + .5 * np.cos(t), np.sin(t)) for t in np.arange(14) * np.pi / 7]

    def block(ring, turn, long, wide, *at):
        """Only throws a shadow: not seen, no bounce light; `at` is in the plane of the window, and beyond it."""
        obj = sh.mesh([(x * long, y * wide, 0) for x, y in ring], [range(len(ring))], mat('white'))
        obj.matrix_world = frame @ Matrix.Translation(at) @ Matrix.Rotation(turn, 4, 'Z')
        obj.visible_camera = obj.visible_diffuse = obj.visible_glossy = obj.visible_transmission = False

    for u, v in ((0, 30 + height / 2), (0, -30 - height / 2), (30 + width / 2, 0), (-30 - width / 2, 0)):
        block(square, 0, 60, 60, u, v, 0)
    for i in range(1, columns):
        block(square, 0, bar, height, width * (i / columns - .5), 0, 0)
    for j in range(1, rows):
        block(square, 0, width, bar, 0, height * (j / rows - .5), 0)
    if leaves is not None:
        rng, beyond = random.Random(leaves), .08 * distance
        for _ in range(3):  # twigs outside the window: far enough for soft, irregular shadows
            x, y, a = rng.uniform(.0, .6) * width, height * rng.uniform(.35, .6), rad(rng.uniform(205, 265))
            for _ in range(13):
                block(spindle, a, leaf_size * .70, leaf_size * .035, x, y, beyond)
                x, y = x + leaf_size * .62 * np.cos(a), y + leaf_size * .62 * np.sin(a)
                a += rng.uniform(-.28, .28)
                for side in (-1, 1):
                    if rng.random() >= .3:
                        turn, size, slim = a + side * rng.uniform(.35, 1.35), leaf_size * rng.uniform(.7, 1.3), rng.uniform(.14, .22)
                        block(spindle, turn, size, size * slim, x, y, beyond + rng.uniform(-.15, .15))


def room(window=None, wall='wall', panels=False, doorway=None, leaves=None, siding=False):
    """Back wall and a plank floor; wide open towards the viewer, so light is soft and clean.

    window = (x, z, width, height): the patch of sun on the wall; doorway = (x left, x right, height) leaves an opening in
    the wall, with a white frame; `siding` makes it a porch: clapboards over a gray deck.
    """
    world_light('#DCE9F2', .95)
    rng, width, back, rail = random.Random(1), 16.0, 2.6, 1.15
    if window:
        window_light((window[0], back, window[1]), *window[2:], leaves=leaves)
    for y in np.arange(-6, back, .18):
        x = -width / 2 + rng.uniform(-1.2, 0)
        while x < width / 2:
            length = rng.uniform(2.2, 3.4)
            plank = sh.box(length - .003, .177, .04, (x + length / 2, y + .09, -.02), bevel=.002, segments=1, m=mat('weathered-x' if siding else 'floor'))
            sh.shift_grain(plank, (rng.uniform(-9, 9), rng.uniform(-9, 9), 0))
            x += length
    walls = [(-width / 2, width / 2, 0)]
    if doorway:
        left, right, top = doorway
        walls = [(-width / 2, left, 0), (right, width / 2, 0), (left, right, top)]
        for x in (left, right):
            sh.box(.07, .17, top, (x, back + .05, top / 2), bevel=.005, m=mat('white'))
        sh.box(right - left + .10, .19, .075, ((left + right) / 2, back + .05, top + .036), bevel=.005, m=mat('white'))
    for a, b, low in walls:
        sh.box(b - a, .1, 3.6 - low, ((a + b) / 2, back + .05, (3.6 + low) / 2), bevel=0, m=mat(wall))
        if not low:
            sh.box(b - a, .03, .12, ((a + b) / 2, back - .018, .06), bevel=.004, m=mat('white'))
    for z in np.arange(.02, 3.6, .165) if siding else ():
        sh.box(width, .016, .185, (0, back - .014, z + .09), (-5, 0, 0), bevel=.003, segments=2, m=mat('clapboard'))
    if panels:
        sh.box(width, .012, rail, (0, back - .006, rail / 2), bevel=0, m=mat('panel'))
        for i in range(int(width / .15)):
            sh.box(.026, .018, rail - .13, (-width / 2 + i * .15, back - .02, rail / 2 + .05), bevel=.003, segments=2, m=mat('panel'))
        sh.box(width, .05, .03, (0, back - .025, rail), bevel=.004, m=mat('white'))


def table(target=(2.55, 2.6, .70), size=(4.6, 4.3), wall='wall-blue', top='table', fill=.9, back=2.6, columns=3, rows=3, bar=.14, **window):
    """Table top at z = 0 that ends before a wall, in window light; cool sky light from the front and right opens the shadows."""
    world_light('#DCE9F2', fill)
    area_light((-4, -6, 5), (1, 0, 1), 4, 130, '#EAF4FF')
    area_light((6, -2, 4), (1, 0, 1), 3, 70, '#D6E8F4')
    sh.box(60, .3, 30, (0, back + .15 + .35, 5), bevel=0, m=mat(wall))
    rng, wide = random.Random(3), 1.55
    for y in np.arange(back + .2, -9, -wide):
        board = sh.box(60, wide - .012, .5, (rng.uniform(-6, 6), y - wide / 2, -.25), bevel=.012, segments=2, m=mat(top))
        sh.shift_grain(board, (0, rng.uniform(-40, 40), 0))
    window_light(target, *size, columns, rows, bar, leaf_size=.62, towards_sun=(-3.4, -5.4, 3.3), distance=9, **window)


def studio(subject):
    """Seamless pale-blue background for plaster: a wide, warm key light from the left models the form, a soft one from the
    front opens its shadows, a cool rim lifts it off the wall. (Window patches behind white plaster were tried: they eat its outline.)"""
    world_light('#D6E5EE', .42)
    sh.cyclorama(mat('studio'))
    area_light((-5.5, -3.6, 5.5), subject, 3, 570, '#FFE2BC')
    area_light((2.5, -8, 6.5), subject, 4, 270, '#FFF1DC')
    area_light((6.5, 2.0, 3.4), subject, 1.6, 260, '#D3E8F6')


def water(rings):
    """Calm pond with rings [(x, y, strength), ...]."""
    tree = bpy.context.scene.world.node_tree
    up = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord', {}, 'Generated')}, 'Z')
    world_light(ramp(tree, up, (0, '#F8E7C8'), (.10, '#E6EBE4'), (.26, '#B5D2DE'), (.6, '#8AB4C7'), (1, '#6F9FB5'), interpolation='EASE'))
    u, y = np.meshgrid(np.linspace(-1, 1, 900), np.concatenate([np.linspace(-8, 7, 900), np.geomspace(7.02, 400, 160)]))
    x = .4 + u * (3.2 + .62 * (y + 8))
    z = .0020 * np.sin(x * 2.1 + y * 3.3) + .0016 * np.sin(x * -3.7 + y * 5.9 + 1) + .0012 * np.sin(y * 9 + x * 1.3)
    for sx, sy, strength in rings:
        r = np.hypot(x - sx, y - sy)
        z = z + strength * .024 * np.cos(r * 4 * np.pi) * np.exp(-r / 1.6) * np.clip(4 - r, 0, 1)
    sh.height_field(x, y, z, mat('pond'))
    sun_light((-5, 4, 2.2), 3.2, 1.5, WARM)
    area_light((-4, -5, 6), (1, 0, 0), 4, 160, '#EAF4FF')
