"""The table of pictures: 'collection/name' -> scene function, size, samples, theme.

A scene function builds its stage, props, light and camera in an empty file and may return options for
develop.render (exposure, haze, ...). The subject stands at about 70-75 % of the width; the left half stays calm.
"""
import math
import random
from functools import partial

import numpy as np

from kit import shapes as sh
from kit.blender import Group, area_light, camera, rad, sun_light
from kit.materials import mat

from . import anatomy as an, props as pr, stages as st
from .develop import draw
from .prairie import Prairie, haze

PICTURES = {}
WIDE, HOME = (1600, 900), (1920, 1200)


def picture(name, theme='light', size=WIDE, samples=40):
    """Decorator: enter a scene function in the table."""
    def enter(build):
        PICTURES[name] = dict(size=size, samples=samples, theme=theme, draw=partial(draw, build))
        return build
    return enter


# ================================================================ prairie
@picture('pages/home', size=HOME, samples=36)
def home():
    """Morning: a hazy sun at the left, a mown path to a cottonwood beyond the words and left of the form; prairie flowers."""
    path = lambda y: (-1.0 + .45 * math.sin(y / 6.5) + 2.1 * (max(0, y) / 48) ** 2, .85)
    land = Prairie(seed=5, path=path, lush=.5)
    land.ground()
    land.grass(17000)
    land.trees([(.7, 49, 6.3), (27.5, 60, 8.5)], 20000)
    land.flowers('sunflower', [(-3.3, 6.6, .45, 5), (-4.9, 13, .9, 7), (.75, 7.5, .3, 3), (2.4, 17, 1.2, 6)], 1.35)
    land.flowers('coneflower', [(-2.4, 5.6, .4, 7), (-3.6, 10.5, .7, 9), (.45, 5.8, .25, 5), (1.6, 12, .7, 8)], 1.12)
    land.flowers('blazing star', [(-4.4, 9, .6, 5), (1.4, 9.5, .5, 4)], 1.15)
    land.light(azimuth=-23, elevation=13, clouds=.6, strength=5.0, colour='#FFC98A', sun=5)
    camera((0, -1.6, 1.85), (.5, 30, 5.45), lens=34, fstop=3.2, focus=(0, 8, 1.2))
    return dict(exposure=1.06, denoise=False, haze=haze('#F6E3C0', 8, 240, .95), bloom=.5)


# ================================================================ daylight room
MORNING = (-5.0, -4.0, 3.0)  # towards the sun, through a window on the left behind the viewer


@picture('pages/services', samples=40)
def services():
    """Treatment room: table, stool, print and shelf in morning sun."""
    st.room()
    st.side_window(-3.6)
    with Group((.78, 1.0, 0), turn=-16):
        pr.treatment_table()
    with Group((-.30, 1.80, 0)):
        pr.stool()
    with Group((.62, 2.6, 1.98)):
        pr.print_frame()
    with Group((2.55, 2.6, 1.58)):
        pr.shelf(1.3)
        with Group((-.22, -.12, .02), scale=.24):
            pr.dried_grass(pr.vase('bottle'), n=14, height=1.5, spread=.5, thick=.011)
        with Group((.18, -.12, .02)):
            pr.books(4)
    st.window_light(MORNING, (1.05, 2.6, 0.85), 2.9, 2.9, leaves=4)
    area_light((-3.3, .5, 1.8), (.4, 1.2, .9), 2.2, 45, '#EAF4FF', 1.6)
    camera((-.35, -3.6, 1.42), (-.16, 1.2, 1.12), lens=33, fstop=4, focus=(1.0, .9, .8))


@picture('pages/about', samples=40)
def about():
    """Consulting corner: two easy chairs that face each other over a small table with two cups."""
    st.room(wall='wall', wainscot=None)
    with Group((.55, 1.55, 0), turn=58):
        pr.armchair('linen-blue')
    with Group((2.15, 1.50, 0), turn=-52):
        pr.armchair('linen')
    with Group((1.34, 1.25, 0)):
        pr.side_table(.25, .48)
    for x, y, m in ((1.25, 1.20, 'ceramic'), (1.43, 1.30, 'ceramic-teal')):
        with Group((x, y, .48), turn=40, scale=.095):
            pr.cup(m)
    with Group((1.36, 2.6, 1.72)):
        pr.print_frame(.82, 1.02, 'arches')
    with Group((2.95, 2.15, 0)):
        pr.floor_plant(7, 1.25)
    sh.cushion(2.9, 1.9, .025, (1.35, 1.30, .01), square=.25, puff=.4, m=mat('wool'))
    st.window_light(MORNING, (1.65, 2.6, 1.05), 2.8, 2.5, leaves=9)
    camera((-.15, -3.7, 1.30), (.05, 1.2, 1.0), lens=32, fstop=4, focus=(1.35, 1.3, .6))


@picture('pages/contact', samples=40)
def contact():
    """Front desk: a brass bell to ring, a vase of prairie grass, a clock."""
    st.room(wall='wall', wainscot=None)
    with Group((2.05, 1.75, 0), turn=0):
        pr.reception_counter(2.5)
    with Group((1.32, 1.60, 1.067), scale=.20):
        pr.desk_bell()
    with Group((2.42, 1.80, 1.067), scale=.30):
        pr.dried_grass(pr.vase('round'), n=30, height=1.6, spread=.7, thick=.009)
    with Group((1.74, 1.66, 1.067), scale=.10, turn=8):
        pr.clipboard()
    with Group((1.18, 2.6, 1.92)):
        pr.clock(.19)
    st.window_light(MORNING, (1.90, 2.6, 1.15), 2.8, 2.4, leaves=2)
    camera((.15, -2.6, 1.42), (.42, 1.5, 1.18), lens=36, fstop=4, focus=(1.4, 1.6, 1.1))


def open_door():
    """A room with an open door, through which the morning comes in from the prairie."""
    st.room(wall='wall', wainscot=None, doorway=(1.02, 1.98, 2.12))
    with Group((1.0, 3.3, -.30)):  # the prairie outside
        land = Prairie(seed=11, lush=.5, roll=.6)
        land.ground()
        land.grass(2600, reach=50, tall=.7)
        land.trees([(6, 70, 6), (9, 71, 5)], 5000)
    with Group((1.96, 2.62, 0), turn=-52):
        pr.door_leaf(.92, 2.08, 'leather')
    sh.cushion(.95, .6, .02, (1.5, 2.15, .008), square=.15, puff=.4, m=mat('linen-teal'))
    sun_light((1.0, 3.4, 1.6), 3.8, 1.2, '#FFDFB4')
    area_light((-3, -3, 3), (1, 2, 1), 3, 60, '#EAF4FF')


@picture('pages/new-patients', samples=40)
def new_patients():
    """An open door with the morning coming in; nothing stands in the way, nor behind the words."""
    open_door()
    camera((.0, -2.7, 1.38), (.22, 1.6, 1.12), lens=32, fstop=4, focus=(1.4, 2.2, 1.0))


@picture('pages/new-patients-families', size=(1200, 900), samples=12)
def door_families():
    """Inside the open door: rubber boots in four sizes, the smallest pair yellow."""
    open_door()
    for x, y, turn, scale, m in ((.32, 1.95, 8, 1.12, 'leather'), (.66, 1.72, -6, .98, 'dusk'), (.98, 1.48, 10, .76, 'sage'), (1.25, 1.26, -8, .58, 'sun')):
        for side in (-1, 1):
            with Group((x + .075 * scale * side, y + .02 * side, 0), turn=turn + 5 * side, scale=scale):
                pr.boot(m)
    camera((.35, -2.5, 1.20), (.86, 1.9, .64), lens=54, fstop=4, focus=(.9, 1.6, .3))


@picture('pages/new-patients-pain', size=(1200, 900), samples=12)
def door_pain():
    """An easy chair close to the open door: no steps to take first."""
    open_door()
    with Group((.42, 1.62, 0), turn=34):
        pr.armchair('linen')
        sh.cushion(.42, .13, .34, (.0, .15, .66), (-16, 6, 4), square=.45, puff=.55, m=mat('linen-sun'))
    camera((.25, -2.5, 1.28), (.86, 1.9, .80), lens=46, fstop=4, focus=(.5, 1.6, .5))


@picture('pages/new-patients-pregnancy-and-kids', size=(1200, 900), samples=12)
def door_growing():
    """A large ball and a small yellow one, just rolled in through the open door."""
    open_door()
    sh.ball(.35, (.36, 1.72, .345), m=mat('dusk'))
    sh.ball(.115, (1.02, 1.22, .115), m=mat('sun'))
    camera((.3, -2.5, 1.18), (.84, 1.9, .70), lens=50, fstop=4, focus=(.5, 1.5, .4))


@picture('services/accidents-and-injuries', samples=40)
def accidents():
    """Crutches leant against the wall beside a bench: put down, no longer needed."""
    st.room(wall='wall', wainscot='panel')
    with Group((.98, 2.10, 0)):
        pr.bench(1.25)
    with Group((.72, 2.10, .468)):
        pr.folded_cloth(.42, .30, 2, ['linen', 'linen-blue'], .05)
    for x, lean, roll in ((1.90, -17, 7), (2.24, -15, -5)):
        with Group((x, 2.18, 0), tilt=(lean, roll)):
            pr.crutch(1.25)
    st.window_light(MORNING, (1.75, 2.6, 0.75), 2.5, 2.4, leaves=6)
    camera((.25, -2.6, 1.06), (.52, 1.6, .80), lens=41, fstop=4, focus=(1.5, 2.1, .7))


@picture('services/sports-chiropractic', samples=40)
def sports():
    """Training corner: big ball, kettlebell, mat and roller in the sun."""
    st.room(wall='wall-blue', wainscot=None)
    sh.ball(.36, (1.55, 1.75, .355), m=mat('leather'))
    with Group((.82, 1.35, 0), turn=25):
        pr.kettlebell('iron', 1.05)
    with Group((1.80, 1.08, 0), turn=170):
        pr.rolled_mat(.61, .062, .55, 'linen-sun')
    with Group((1.28, .98, 0), turn=14):
        pr.dumbbell(m='leather')
    with Group((1.16, 1.16, 0), turn=-28):
        pr.dumbbell(m='leather')
    st.window_light(MORNING, (1.80, 2.6, 0.60), 2.5, 2.2, leaves=3)
    camera((.20, -2.5, .78), (.45, 1.6, .60), lens=42, fstop=3.5, focus=(1.3, 1.4, .3))


# ================================================================ table still lifes (decimetres)
TABLE_SUN = (-3.4, -5.4, 3.3)


def table_picture(target=(2.55, 2.6, .70), width=4.6, height=4.3, leaves=1, wall='wall-blue', lens=50, fstop=1.6,
                  focus=(1.2, -.2, .5), shift=0.0, slats=None, fill=.9, strength=4.6, top='table', turn=0.0,
                  back=2.6, eye=2.15, aim=1.18):
    """Common frame of the still lifes: table, wall, window sun, camera slightly above."""
    st.table(wall=wall, top=top, fill=fill, back=back)
    st.table_fill()
    st.window_light(TABLE_SUN, target, width, height, columns=3, rows=3, bar=.14, distance=9, leaves=leaves, leaf_size=.62, slats=slats,
                    strength=strength, turn=turn)
    camera((-.1, -8.4, eye), (0, 0, aim), lens=lens, fstop=fstop, focus=focus, shift=(0, shift))


@picture('services/family-chiropractic-care', samples=40)
def family_care():
    """Three river stones, large to small, and a vase of prairie grass."""
    table_picture()
    sh.pebble(1.62, (1.72, .45), (1, .85, .78), 10, 1, mat('chalk'))
    sh.pebble(1.02, (.72, -.05), (1, .86, .74), -20, 2, mat('river-blue'))
    sh.pebble(.56, (.12, -.60), (1, .84, .74), 30, 4, mat('river-sun'))
    with Group((2.95, .95, 0)):
        pr.dried_grass(pr.vase('bottle', 'ceramic', 1.05), n=30, height=1.75)


@picture('services/needle-less-acupuncture', samples=40)
def acupuncture():
    """Raked sand around smooth stones; one yellow stone marks the point."""
    stones = [(1.55, 1.2, .62), (.55, -.55, .30), (2.35, -.35, .20)]
    st.sand(stones)
    sh.pebble(1.25, (1.55, 1.2), (1, .86, .66), 15, 3, mat('river-dark'), -.13)
    sh.pebble(.62, (.55, -.55), (1, .84, .62), -25, 5, mat('chalk'), -.08)
    sh.pebble(.40, (2.35, -.35), (1, .9, .7), 40, 6, mat('river-sun'), -.05)
    sun_light((-6, 2.2, 2.6), 4.6, 1.5, '#FFDDB0')
    area_light((3, -6, 6), (1, 0, 0), 5, 170, '#CFE4F2')
    camera((-.2, -6.8, 4.4), (0, .35, .1), lens=46, fstop=3, focus=(1.2, .4, .2))


# ================================================================ plaster anatomy
@picture('pages/conditions', samples=12)
def conditions():
    """Plaster spine from T9 down to the sacrum, the disc L3/L4 in yellow; it runs out of the picture above and below."""
    st.studio(subject=(2.3, 0, 5))
    root = an.spine('L5', 'T9', 12.5, 'L4', sacrum=True, middle=.165)
    root.rotation_euler, root.location = (0, 0, rad(118)), (2.1, .3, 5)
    camera((0, -11, 5.1), (0, 0, 5), lens=52, fstop=.5, focus=(2.0, -.6, 5))


@picture('blog/back-pain-relief', samples=12)
def back_pain():
    """Lumbar spine on the sacrum, from behind and the side: five vertebrae, the disc L3/L4 in yellow."""
    st.studio(subject=(1.9, 0, 5))
    root = an.spine('L5', 'T12', 14, 'L4', sacrum=True, middle=.158)
    root.rotation_euler, root.location = (rad(4), 0, rad(146)), (1.70, .3, 5)
    camera((0, -9.5, 5.1), (0, 0, 5), lens=52, fstop=.6, focus=(1.7, -.4, 5))


@picture('blog/joint-pain-relief', samples=12)
def joint_pain():
    """Plaster knee, its kneecap in the groove, one meniscus in yellow."""
    st.studio(subject=(1.5, 0, 5))
    root = an.knee(19, 14, 'meniscus')
    root.rotation_euler, root.location = (0, 0, rad(-32)), (1.55, 0, 5.0)
    camera((0, -8.6, 5.2), (0, 0, 5.0), lens=52, fstop=.6, focus=(1.5, -.5, 5))


@picture('blog/shoulder-pain-relief', samples=12)
def shoulder_pain():
    """Plaster shoulder from the front and above; in yellow the tendon that runs under the bony roof to the arm bone."""
    st.studio(subject=(1.5, 0, 5))
    root = an.shoulder(15)
    root.scale = (-1, 1, 1)  # the right one: the collar bone runs to the right
    root.rotation_euler, root.location = (rad(20), 0, rad(-22)), (1.15, 0, 5.35)
    camera((0, -8.6, 5.2), (0, 0, 5.0), lens=52, fstop=.7, focus=(1.4, -.3, 5.2))


# ================================================================ more prairie
def winding_path(start, end, amplitude=1.2, length=16, near=.62, phase=0.0):
    """Path centre and half width by distance y: from x = start at the viewer to x = end at y = 60."""
    return lambda y: (start + (end - start) * min(1, max(0, y) / 60) ** .9 + amplitude * math.sin(y / length * math.pi + phase) * min(1, y / 14), near)


def prairie_camera(height=2.3, aim=(.5, 30, 4.2), lens=36, focus=(1.5, 6, 1)):
    camera((0, -1.6, height), aim, lens=lens, fstop=4, focus=focus)


@picture('blog/navigating-life-transitions', samples=36)
def transitions():
    """A mown path that winds through the grass and over the next ridge."""
    land = Prairie(seed=9, path=winding_path(.75, 11, 2.2, 15, 1.0, .35), lush=.6)
    land.ground()
    land.grass(15000)
    land.trees([(30, 84, 6.0), (34, 86, 5)])
    land.light(azimuth=-58, elevation=15, clouds=.5, strength=5.2)
    prairie_camera(3.5, (.5, 30, 3.2))
    return dict(exposure=1.08, denoise=False, haze=haze())


@picture('blog/restoring-hope', theme='dark', samples=36)
def hope():
    """Before sunrise: a lone cottonwood against the first warm light."""
    land = Prairie(seed=3, lush=.4)
    land.ground()
    land.grass(13000)
    land.trees([(12.6, 45, 7.5)], 16000)
    sky = {'far': [(0, '#8A6F58'), (.18, '#52707C'), (.42, '#2C5A6D'), (.75, '#1B4A5C'), (1, '#123A4A')],
           'near': [(0, '#FFC873'), (.16, '#F7B871'), (.36, '#A79E8E'), (.7, '#2F6072'), (1, '#17404F')], 'cloud': '#E0A878'}
    land.light(azimuth=11, elevation=7.2, strength=4.4, colour='#FFB066', sky=sky, fill=1.0, clouds=.5, sun=6)
    prairie_camera(2.2, (.5, 30, 4.6))
    return dict(exposure=.72, denoise=False, haze=haze('#B58A66', 20, 700, .6), bloom=.75)


@picture('blog/kids-teens-nervous-system-support', samples=36)
def kids_teens():
    """A kite on its line over the prairie."""
    land = Prairie(seed=14, lush=.75)
    land.ground()
    land.grass(14000)
    land.trees([(54, 146, 6), (58, 150, 7)])
    k = (5.4, 15, 7.7)
    with Group(k, turn=-14, tilt=(12, -16), scale=1.35):
        pr.kite(1.0)
    sh.tube([(k[0], k[1], k[2] + .1), (k[0] - .8, k[1] + 6, k[2] - 2.6), (-1.5, 40, 3.9), (-7, 62, 2.4)], .011, mat('white'))
    land.light(azimuth=-70, elevation=24, clouds=.65, strength=5.2, colour='#FFDDB0')
    prairie_camera(2.2, (.5, 30, 6.2), focus=(5, 14, 7))
    return dict(exposure=1.08, denoise=False, haze=haze())


@picture('pages/not-found', samples=36)
def not_found():
    """A signpost with blank boards where two paths could go."""
    land = Prairie(seed=21, path=winding_path(2.6, -3, .8, 20, .55, 1.0), lush=.45)
    land.ground()
    land.grass(15000, clear=[(1.75, 4.8, .28)])
    land.trees([(44, 120, 6), (49, 122, 5)])
    z = float(land.height(np.float64(1.75), np.float64(4.8)))
    with Group((1.75, 4.8, z), turn=-8):
        pr.signpost(2.35)
    land.light(azimuth=-62, elevation=14, clouds=.5, strength=5.2)
    prairie_camera(2.1, (.3, 30, 3.6), focus=(1.9, 4.2, 1.5))
    return dict(exposure=1.08, denoise=False, haze=haze())


@picture('blog/on-with-life-approach', samples=36)
def on_with_life():
    """A bicycle-wide path and an open gate that leads out."""
    land = Prairie(seed=17, path=winding_path(1.75, 6.5, .5, 24, .75, .6), lush=.55)
    land.ground()
    land.grass(15000, tall=.85)
    land.trees([(26, 92, 6), (30, 93, 5)])
    y = 7.2
    centre = land.path(y)[0]
    ground = lambda x, yy: float(land.height(np.float64(x), np.float64(yy)))
    posts = [centre - 1.15, centre + 1.15] + [centre + 1.15 + 2.1 * i for i in range(1, 6)] + [centre - 1.15 - 2.1 * i for i in range(1, 8)]
    for i, x in enumerate(posts):
        h = 1.45 if i < 2 else 1.25
        sh.box(.13, .13, h + .4, (x, y, ground(x, y) + h / 2 - .2), (0, 0, 9 * i), bevel=.015, m=mat('weathered'))
    for level in (.45, .82, 1.13):
        for a, b in zip(sorted(posts)[:-1], sorted(posts)[1:]):
            if abs((a + b) / 2 - centre) > .6:
                sh.rod((a, y - .07, ground(a, y) + level), (b, y - .07, ground(b, y) + level), .030, mat('weathered-x'))
    with Group((centre + 1.08, y - .05, ground(centre + 1.1, y) + .12), turn=-72):
        for z in (.28, .52, .76, 1.0):
            sh.box(2.0, .035, .085, (-1.0, 0, z), bevel=.008, m=mat('weathered-x'))
        for x in (-.06, -1.94):
            sh.box(.09, .05, .95, (x, 0, .64), bevel=.008, m=mat('weathered'))
        sh.box(2.1, .03, .075, (-1.0, .03, .64), (0, 21, 0), bevel=.008, m=mat('weathered-x'))
    land.light(azimuth=-55, elevation=15, clouds=.5, strength=5.2)
    prairie_camera(2.2, (.4, 30, 3.4), focus=(2, 7, 1))
    return dict(exposure=1.08, denoise=False, haze=haze())


# ================================================================ more rooms
@picture('blog/kids-chiropractic-care', samples=40)
def kids_care():
    """A small yellow chair beside a grown-up one."""
    st.room(wall='wall', wainscot='panel')
    with Group((1.05, 1.75, 0), turn=24):
        pr.chair()
    with Group((1.78, 1.35, 0), turn=-22, scale=.62):
        pr.chair('sun', 'sun')
    st.window_light(MORNING, (1.80, 2.6, 0.75), 2.5, 2.3, leaves=5)
    camera((.40, -2.6, 1.00), (.68, 1.6, .70), lens=47, fstop=3.5, focus=(1.4, 1.5, .5))


@picture('blog/prenatal-postpartum-chiropractic', samples=24)
def prenatal_postpartum():
    """A cradle in the light of a window."""
    st.room(wall='wall-warm', wainscot=None)
    with Group((1.32, 1.5, 0), turn=-24):
        pr.cradle()
    sh.cushion(2.4, 1.5, .02, (1.35, 1.35, .008), square=1, puff=.4, m=mat('wool'))
    st.window_light(MORNING, (1.70, 2.6, 0.65), 2.3, 2.2, leaves=12)
    camera((.28, -2.3, 1.0), (.55, 1.6, .62), lens=46, fstop=3.5, focus=(1.3, 1.4, .5))


@picture('blog/sports-injuries-recovery', samples=40)
def sports_recovery():
    """After training: mat half unrolled, foam roller, folded towel, bottle."""
    st.room(wall='wall', wainscot=None)
    with Group((.78, 1.55, 0), turn=-20):
        pr.rolled_mat(.61, .07, 1.25)
    with Group((1.72, 1.30, .010), turn=34):
        pr.foam_roller()
    with Group((2.22, 1.75, 0), turn=12):
        pr.folded_cloth(.36, .26, 3, ['linen', 'linen-blue', 'linen'], .055)
    with Group((2.18, 1.75, .17)):
        sh.lathe([(0, 0), (.036, 0), (.038, .01), (.038, .15), (.030, .175), (.016, .19), (.016, .20), (.022, .202), (.022, .235), (0, .237)], m=mat('teal'))
    st.window_light(MORNING, (1.80, 2.6, 0.55), 2.4, 2.1, leaves=8)
    camera((.48, -2.0, .86), (.82, 1.6, .42), lens=41, fstop=3.5, focus=(1.4, 1.4, .2))


@picture('blog/pediatric-chiropractic', samples=40)
def pediatric():
    """A mobile in balance: sun, moon, a cloud and three drops."""
    st.room(wall='wall-blue', wainscot=None)
    x, z, y = 1.24, 2.05, 1.7

    def hang(px, pz, length, m, kind, size):
        sh.rod((px, y, pz), (px, y, pz - length), .0022, mat('white'))
        q = pz - length
        if kind == 'disc':
            sh.cylinder(size, .014, (px, y, q - size), (90, 0, 0), bevel=.006, m=mat(m))
        elif kind == 'moon':
            n = 30
            outer = [(size * math.cos(t), size * math.sin(t)) for t in np.linspace(rad(55), rad(305), n)]
            inner = [(size * (.36 + .84 * math.cos(t)), size * .84 * math.sin(t)) for t in np.linspace(rad(77), rad(283), n)]
            v = [(q[0], d, q[1]) for q in (w for pair in zip(outer, inner) for w in pair) for d in (-.007, .007)]
            o = sh.mesh(v, [f for i in range(n - 1) for f in ((4 * i, 4 * i + 2, 4 * i + 6, 4 * i + 4), (4 * i + 1, 4 * i + 5, 4 * i + 7, 4 * i + 3), (4 * i, 4 * i + 4, 4 * i + 5, 4 * i + 1), (4 * i + 2, 4 * i + 3, 4 * i + 7, 4 * i + 6))], mat(m), smoothed=False)
            o.location = (px, y, q - size * .9)
        elif kind == 'drop':
            sh.ball(size, (px, y, q - size * 1.1), (.8, .8, 1.15), m=mat(m))
        else:
            n = 60
            shape = []
            for t in np.linspace(0, 2 * np.pi, n, endpoint=False):
                r = size * (1 + .16 * abs(math.sin(t * 2.5 + .5)))
                shape.append((1.5 * r * math.cos(t), max(-size * .45, .85 * r * math.sin(t))))
            o = sh.outline(shape, .014, mat(m), .004)
            o.location = (px, y, q - size * .8)

    bar = lambda a, b, pz: sh.tube([(a, y, pz - .03), ((a * 2 + b) / 3, y, pz + .012), ((a + 2 * b) / 3, y, pz + .012), (b, y, pz - .03)], .008, mat('oak'))
    sh.rod((x, y, 3.2), (x, y, z), .0025, mat('white'))
    bar(x - .48, x + .48, z)
    hang(x - .48, z - .03, .16, 'sun', 'disc', .105)
    sh.rod((x + .48, y, z - .03), (x + .48, y, z - .22), .0022, mat('white'))
    bar(x + .20, x + .76, z - .22)
    hang(x + .20, z - .25, .22, 'white', 'cloud', .085)
    hang(x + .76, z - .25, .10, 'leather', 'moon', .11)
    sh.rod((x, y, z), (x, y, z - .40), .0022, mat('white'))
    bar(x - .26, x + .22, z - .40)
    hang(x - .26, z - .43, .20, 'dusk', 'drop', .065)
    hang(x + .22, z - .43, .30, 'leather', 'drop', .045)
    hang(x - .02, z - .39, .36, 'white', 'drop', .055)
    st.window_light(MORNING, (1.65, 2.6, 1.25), 2.5, 2.4, leaves=None)
    camera((.25, -2.5, 1.62), (.55, 1.6, 1.64), lens=46, fstop=4, focus=(1.4, 1.7, 1.6))


@picture('blog/postpartum-recovery', samples=40)
def postpartum():
    """An easy chair with a blanket, a cup of tea and very small socks: rest."""
    st.room(wall='wall', wainscot=None)
    with Group((1.25, 1.6, 0), turn=24):
        pr.armchair('linen')
        sh.cushion(.40, .13, .34, (.02, .15, .66), (-16, 6, 4), square=.45, puff=.55, m=mat('linen-sun'))

        def throw(u, v):
            s = v * 1.05
            edge = .075
            if s < .42:
                return (-.36 - edge - .012 + .012 * math.sin(u * 22), (u - .5) * .5 - .02, .20 + s)
            t = min(1, (s - .42) / .22)
            if t < 1:
                a = math.pi * t
                return (-.36 - edge * math.cos(a) * 1.12, (u - .5) * .5 - .02, .615 + .035 * math.sin(a) + .004 * math.sin(u * 22))
            return (-.36 + edge * 1.12 + .01 * math.sin(u * 22), (u - .5) * .5 - .02, .615 - (s - .64) * .45)

        sh.sheet(throw, 60, 60, mat('linen-blue'), .012)
    with Group((2.02, 1.42, 0)):
        pr.side_table(.22, .46)
    with Group((1.98, 1.36, .46), turn=30, scale=.095):
        pr.cup('ceramic-teal')
    with Group((2.10, 1.50, .46), scale=.13):
        pr.dried_grass(pr.vase('bottle'), n=10, height=1.4, spread=.5, thick=.016)
    st.window_light(MORNING, (1.80, 2.6, 0.80), 2.5, 2.4, leaves=10)
    camera((.32, -2.4, 1.05), (.64, 1.6, .72), lens=41, fstop=3.5, focus=(1.4, 1.4, .6))


# ================================================================ more still lifes
@picture('pages/blog', samples=40)
def blog():
    """An open book, a cup and a pencil on a table by the window; the table ends low, below the words."""
    table_picture(target=(2.55, 1.5, .55), focus=(1.2, -.6, .3), leaves=4, back=1.5, eye=1.7, aim=1.38)
    with Group((1.36, -.25, 0), turn=-10):
        pr.open_book(1.06, 1.50, .16)
    with Group((2.52, .62, 0), turn=30):
        pr.cup('ceramic-teal', .78)
    with Group((.06, -.80, 0), turn=24):
        pr.pencil(1.2)
    with Group((1.30, 1.05, 0)):
        pr.leafy_branch(pr.vase('tall', 'ceramic', .80), 1.05, .85, leaf=.34, n=7)


@picture('blog/pregnancy-chiropractic', samples=40)
def pregnancy():
    """A round bowl that holds one egg-shaped stone on linen."""
    table_picture(wall='wall-warm', leaves=7)
    with Group((1.5, .1, 0)):
        pr.bowl('ceramic', 1.25)
        sh.cushion(1.75, 1.75, .42, (0, 0, .42), square=1, puff=.7, m=mat('linen'))
    sh.ball(.42, (1.48, .05, .86), (1, .84, .78), (0, 0, 20), m=mat('river-sun'))
    with Group((2.95, .9, 0)):
        pr.leafy_branch(pr.vase('tall', 'ceramic-blue', .95), 2.0, -.7, leaf=.4)


@picture('blog/chiropractic-and-digestion', samples=64)
def digestion():
    """Fruit in a bowl and a glass of water."""
    table_picture(leaves=11)
    with Group((.74, .25, 0), scale=.78):
        pr.bowl('ceramic-blue', 1.1)
        for x, y, z, t in ((-.30, -.20, .60, (0, 82, 20)), (.28, -.27, .62, (0, 95, -35)), (.02, .33, .60, (0, 90, 10)), (.0, -.09, .98, (0, 78, -160))):
            pr.lemon((x, y, z), .58, t)
    pr.pear((1.80, -.40, 0), .74, (0, 4, 30))
    with Group((2.62, .35, 0)):
        pr.tumbler(.95)


@picture('blog/family-wellness', samples=40)
def family_wellness():
    """Four cups for one family, large to small."""
    table_picture(leaves=6)
    for x, y, s, m, t in ((2.42, .65, 1.22, 'ceramic-teal', 20), (1.50, .25, 1.0, 'ceramic', -25), (.82, -.20, .78, 'ceramic-blue', -15), (.32, -.70, .55, 'ceramic-sun', -30)):
        with Group((x, y, 0), turn=t):
            pr.cup(m, s)


@picture('blog/finding-right-chiropractor', samples=40)
def finding_right():
    """Many pale stones; one of them is the one."""
    st.table(wall='wall-blue')
    st.table_fill()
    rng = random.Random(12)
    for j in range(4):
        for i in range(6):
            x, y = .02 + i * .56 + (j % 2) * .28 + rng.uniform(-.05, .05), -1.7 + j * .58 + rng.uniform(-.05, .05)
            chosen = (i, j) == (2, 1)
            name = 'river-sun' if chosen else rng.choice(['chalk', 'chalk', 'river-grey', 'river-blue', 'river-sand'])
            sh.pebble(.46 * rng.uniform(.9, 1.05), (x, y), (1, rng.uniform(.8, .92), .52), rng.uniform(0, 180), i * 7 + j, mat(name))
    st.window_light(TABLE_SUN, (1.75, -.7, 0), 4.0, 2.6, columns=3, bar=.14, distance=9, leaves=3, leaf_size=.62)
    camera((-.3, -7.2, 4.6), (-.12, -.25, .35), lens=46, fstop=2.4, focus=(1.9, -1.0, .3))
    return dict(exposure=1.22)


@picture('blog/nervous-system-stuck', samples=40)
def stuck():
    """A yellow cord with one knot that begins to open."""
    st.table(wall='wall-blue', top='linen')
    st.table_fill()
    with Group((1.40, -.15, 0), turn=-10):
        pr.knotted_cord(.062, .74, left=((-.46, -.8), (-.8, -1.3), (-.95, -2.2), (-1.2, -4.2)),
                        right=((.44, -.8), (.72, -1.15), (1.5, -1.15), (2.6, -.6), (5.2, -.2)))
    st.window_light(TABLE_SUN, (1.55, -.5, 0), 4.0, 2.6, columns=3, bar=.14, distance=9, leaves=5, leaf_size=.62)
    camera((-.3, -7.0, 5.2), (-.12, -.25, .15), lens=48, fstop=3, focus=(1.5, -.7, .1))


@picture('blog/headaches-migraines-relief', theme='dark', samples=64)
def headaches():
    """A darkened room: blinds almost closed, a glass of water, a folded cool cloth."""
    table_picture(wall='wall-night', top='walnut', fill=.22, slats=10, width=4.2, height=4.2, strength=6.5, target=(2.7, 2.6, .9), leaves=None)
    with Group((2.22, .15, 0)):
        pr.tumbler(1.2, .66)
    with Group((.86, -.45, 0), turn=14):
        pr.folded_cloth(1.25, .85, 2, ['linen', 'linen-blue'], .14)


@picture('blog/family-healing-rhythm', samples=40)
def rhythm():
    """Three stones in a calm pond; their rings meet."""
    stones = [(1.75, 1.5, 1.0), (.65, -.7, .75), (2.05, -1.6, .5)]
    st.water(stones, ripple=.024, wavelength=.5, reach=1.6, sun=(-5, 4, 2.2))
    for (x, y, _), size, m, seed in zip(stones, (1.15, .72, .45), ('chalk', 'river-blue', 'river-sun'), (1, 5, 4)):
        sh.pebble(size, (x, y), (1, .86, .62), seed * 30, seed, mat(m), -.14 * size)
    area_light((-4, -5, 6), (1, 0, 0), 4, 160, '#EAF4FF')
    camera((-.2, -7.4, 2.1), (-.1, .6, .0), lens=44, fstop=3, focus=(1.4, .2, .1))


@picture('blog/power-of-consistency', samples=40)
def consistency():
    """Stepping stones through still water, one after the other."""
    stones = [(.55 + .62 * i + .16 * math.sin(i * 1.9), -3.3 + 1.62 * i, .10) for i in range(9)]
    st.water(stones, reach=.9)
    for i, (x, y, _) in enumerate(stones):
        sh.pebble(1.12, (x, y), (1, .88, .40), 40 * i, i + 2, mat('river-sun' if i == 3 else ('chalk', 'river-grey')[i % 2]), -.20)
    sun_light((-5, 3, 2.6), 3.4, 1.5, '#FFDFB4')
    area_light((-4, -5, 6), (1, 0, 0), 4, 160, '#EAF4FF')
    camera((-.6, -7.8, 2.4), (.1, .6, .0), lens=40, fstop=4, focus=(1.8, .5, .1))


# ================================================================ sections of the services (4:3, subject centred)
SECTION = (1200, 900)


def table_section(aim=.80, lens=66, height=2.5, target=(.9, 2.6, .8), wall='wall-blue', leaves=1, fstop=1.6, focus=(0, -.3, .5)):
    """Common frame of the table still lifes that stand in the middle of a section picture."""
    st.table(wall=wall)
    st.table_fill()
    st.window_light(TABLE_SUN, target, 4.6, 4.3, columns=3, rows=3, bar=.14, distance=9, leaves=leaves, leaf_size=.62)
    camera((0, -8.4, height), (0, 0, aim), lens=lens, fstop=fstop, focus=focus)


@picture('services/family-chiropractic-care-1', size=SECTION, samples=24)
def family_chairs():
    """Three chairs in three sizes, the smallest one yellow."""
    st.room(wall='wall', wainscot='panel')
    for x, y, turn, scale, colours in ((-.62, 1.85, 22, 1, ()), (.10, 1.55, -4, .80, ('leather', 'leather')), (.66, 1.30, -24, .60, ('sun', 'sun'))):
        with Group((x, y, 0), turn=turn, scale=scale):
            pr.chair(*colours)
    st.window_light(MORNING, (.35, 2.6, .80), 2.5, 2.3, leaves=5)
    camera((-.05, -2.6, 1.05), (.0, 1.6, .50), lens=74, fstop=3.5, focus=(.1, 1.5, .5))


@picture('services/family-chiropractic-care-2', size=SECTION, samples=24)
def family_room():
    """Detail of the treatment room: the head end of the table, a yellow blanket, a plant."""
    st.room(wall='wall', wainscot='panel')
    with Group((.10, 1.25, 0), turn=52):
        pr.treatment_table()
        with Group((.62, 0, .71), turn=90):
            pr.folded_cloth(.40, .30, 2, ['linen-sun', 'linen'], .05)
    with Group((-.72, 2.1, 0)):
        pr.floor_plant(7, 1.0)
    st.window_light(MORNING, (.30, 2.6, .95), 2.6, 2.6, leaves=4)
    camera((-.1, -2.4, 1.45), (.06, 1.2, .70), lens=58, fstop=3.5, focus=(0, 1.0, .7))


@picture('services/prenatal-and-chiropractic-2', size=SECTION, samples=24)
def mother_and_child():
    """A large and a small stone, close together on folded linen."""
    table_section(wall='wall-warm', leaves=7, aim=.78)
    pr.folded_cloth(3.5, 1.9, 2, ['linen', 'wool'], .16)
    sh.pebble(1.62, (-.26, .10), (1, .85, .76), 40, 5, mat('chalk'), .33, rough=.06)
    sh.pebble(.74, (.74, -.32), (1, .86, .78), 20, 6, mat('river-sun'), .33, rough=.06)


@picture('services/sports-chiropractic-1', size=SECTION, samples=12)
def sports_knee():
    """Plaster knee, a little bent and seen from the front and the outer side; the ligament below the kneecap in yellow."""
    st.studio(subject=(0, 0, 5))
    root = an.knee(19, 22, 'ligament')
    root.rotation_euler, root.location = (0, 0, rad(-38)), (0, 0, 5.0)
    camera((0, -8.6, 5.3), (0, 0, 5.0), lens=66, fstop=.6, focus=(0, -.6, 5))


@picture('services/sports-chiropractic-2', size=SECTION, samples=24)
def sports_bench():
    """After the match: towel and bottle on a bench, a yellow ball and two dumbbells below."""
    st.room(wall='wall-blue', wainscot=None)
    with Group((0, 1.75, 0), turn=-6):
        pr.bench(1.15)
    with Group((-.20, 1.75, .468), turn=4):
        pr.folded_cloth(.40, .28, 3, ['linen', 'leather-pale', 'linen-blue'], .05)
    with Group((.27, 1.70, .468), scale=1.1):
        sh.lathe([(0, 0), (.036, 0), (.038, .01), (.038, .15), (.030, .175), (.016, .19), (.016, .20), (.022, .202), (.022, .235), (0, .237)], m=mat('teal'))
    sh.ball(.135, (-.38, 1.25, .135), m=mat('sun'))
    for x, y, turn in ((.22, 1.15, 16), (.34, 1.36, -24)):
        with Group((x, y, 0), turn=turn):
            pr.dumbbell(m='leather')
    st.window_light(MORNING, (.30, 2.6, .60), 2.4, 2.1, leaves=8)
    camera((0, -2.4, .98), (0, 1.6, .38), lens=72, fstop=3.5, focus=(0, 1.5, .4))


@picture('services/accidents-and-injuries-1', size=SECTION, samples=12)
def neck_vertebrae():
    """Plaster neck from the side in its gentle curve, from the chest up to the skull, one disc in yellow."""
    st.studio(subject=(0, 0, 5))
    root = an.spine('T2', 'C1', 14.5, 'C5', skull=True, middle=.672)
    root.rotation_euler, root.location = (0, 0, rad(-80)), (.12, 0, 5.0)
    camera((0, -8.6, 5.1), (0, 0, 5.0), lens=66, fstop=.7, focus=(0, -.5, 5))


@picture('services/accidents-and-injuries-2', size=SECTION, samples=24)
def table_by_the_window():
    """An empty treatment table beside the curtained window."""
    st.room(wall='wall', wainscot=None)
    st.side_window(-1.60)
    with Group((-.10, 1.45, 0), turn=-20):
        pr.treatment_table()
    with Group((.55, 2.6, 1.72)):
        pr.print_frame(.66, .82)
    st.window_light(MORNING, (.45, 2.6, .90), 2.6, 2.6, leaves=4)
    camera((-.1, -3.4, 1.45), (.08, 1.4, .92), lens=50, fstop=4, focus=(0, 1.2, .7))


@picture('services/needle-less-acupuncture-1', size=SECTION, samples=24)
def acupuncture_detail():
    """One yellow stone in the middle of its rings, two more at the edge of the picture."""
    st.sand([(.05, .0, .42), (-1.75, 1.55, .55), (1.95, 1.75, .36)], ring=5)
    sh.pebble(.86, (.05, .0), (1, .86, .62), 25, 6, mat('river-sun'), -.08)
    sh.pebble(1.10, (-1.75, 1.55), (1, .86, .64), -15, 3, mat('river-dark'), -.12)
    sh.pebble(.74, (1.95, 1.75), (1, .84, .62), 40, 5, mat('chalk'), -.08)
    sun_light((-6, 2.2, 2.6), 4.6, 1.5, '#FFDDB0')
    area_light((3, -6, 6), (1, 0, 0), 5, 170, '#CFE4F2')
    camera((.3, -5.2, 3.9), (.03, .36, .1), lens=50, fstop=3, focus=(0, -.2, .3))


@picture('services/needle-less-acupuncture-2', size=SECTION, samples=24)
def stones_on_linen():
    """Three smooth stones stacked on linen beside a green twig."""
    table_section(leaves=11, aim=.98)
    with Group((-.35, -.10, 0), turn=-6):
        pr.folded_cloth(2.7, 1.8, 2, ['linen-blue', 'linen'], .15)
    for length, z, turn, seed, m in ((1.55, .31, 10, 3, 'river-dark'), (1.12, .84, -30, 5, 'chalk'), (.70, 1.24, 24, 6, 'river-sun')):
        sh.pebble(length, (-.35 + .03 * seed - .12, -.10), (1, .86, .40), turn, seed, mat(m), z)
    with Group((1.35, .75, 0)):
        pr.leafy_branch(pr.vase('bottle', 'ceramic', .95), 1.5, -.45, leaf=.36)


# ================================================================ plates of articles
@picture('blog/back-pain-relief-1', size=SECTION, samples=12)
def disc_between_vertebrae():
    """Lumbar vertebrae from the side; the disc in yellow is as wide as the bones that it joins."""
    st.studio(subject=(0, 0, 5))
    root = an.spine('L4', 'T11', 27, 'L2', middle=.236)
    root.rotation_euler, root.location = (0, 0, rad(76)), (.1, 0, 5)
    camera((0, -9.5, 5.2), (0, 0, 5), lens=62, fstop=.7, focus=(0, -.8, 5))


@picture('blog/kids-teens-nervous-system-support-1', size=SECTION, samples=12)
def cord_and_roots():
    """Vertebrae of the chest from the front and the side; the cord in yellow rises out of them and sends a pair of nerves out at each."""
    st.studio(subject=(0, 0, 5))
    root = an.spine('T11', 'T7', 30, cord=True, middle=.394)
    root.rotation_euler, root.location = (rad(14), 0, rad(22)), (.05, .3, 5)
    camera((0, -9.5, 5.9), (0, 0, 5), lens=62, fstop=.7, focus=(0, -.8, 5))


@picture('blog/joint-pain-relief-1', size=SECTION, samples=12)
def cartilage_of_a_knee():
    """The knee from the front and the side, without its cap; the cartilage in yellow covers the ends of the bones."""
    st.studio(subject=(0, 0, 5))
    root = an.knee(30, 10, cap='sun')
    root.rotation_euler, root.location = (rad(6), 0, rad(-24)), (-.1, 0, 5)
    camera((0, -9.5, 5.4), (0, 0, 5), lens=62, fstop=.7, focus=(0, -.8, 5))


# ================================================================ techniques (4:3, subject centred)
@picture('techniques/activator', size=SECTION, samples=24)
def instrument():
    """A hand-held adjusting instrument on folded linen."""
    table_section(leaves=11, aim=.62, height=3.4, focus=(0, 0, .4))
    with Group((0, .05, 0), turn=-8):
        pr.folded_cloth(3.0, 2.0, 2, ['linen-blue', 'linen'], .15)
    with Group((-.05, .0, .285), turn=24, tilt=(0, 1.6)):
        pr.adjusting_instrument()


@picture('techniques/specific-prone', size=SECTION, samples=24)
def face_cushion():
    """The treatment table along its length, the two halves of its face cushion in front, in low sun."""
    st.room(wall='wall-blue', wainscot=None)
    with Group((.30, .85, 0), turn=52):
        pr.treatment_table()
    st.window_light(MORNING, (.30, .75, .72), 3.4, 3.0, columns=3, rows=3, bar=.05, leaves=6)
    camera((-.62, -1.55, 1.62), (.20, .74, .60), lens=52, fstop=7, focus=(-.10, .35, .72))
