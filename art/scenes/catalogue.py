"""The table of pictures: 'collection/name' -> scene function, size, samples, theme.

A scene function builds its stage, props, light and camera in an empty file and may return options for
develop.develop (exposure, haze, ...). The subject stands at about 70-75 % of the width; the left half stays calm.
"""
import math
from functools import partial

from kit import shapes as sh
from kit.blender import area_light, camera, group, sun_light
from kit.hands import PRESSING, RESTING, touch
from kit.materials import mat

from . import anatomy as an, props as pr, stages as st
from .develop import draw
from .prairie import Prairie

PICTURES = {}
WIDE, HOME, SECTION = (1600, 900), (1920, 1200), (1200, 900)


def picture(name, theme='light', size=WIDE, samples=40):
    """Decorator: enter a scene function in the table."""
    def enter(build):
        PICTURES[name] = dict(size=size, samples=samples, theme=theme, draw=partial(draw, build))
        return build
    return enter


def put(at, prop, *args, turn=0, scale=1, tilt=(0, 0), **options):
    """A prop at a place."""
    with group(at, turn, scale, tilt):
        prop(*args, **options)


# ================================================================ prairie
def winding_path(start, end, amplitude, length, near, phase):
    """Path centre and half width by distance y: from x = start at the viewer to x = end at y = 60."""
    bend = lambda y: amplitude * math.sin(y / length * math.pi + phase) * min(1, y / 14)
    return lambda y: (start + (end - start) * min(1, max(0, y) / 60) ** .9 + bend(y), near)


def prairie_camera(height, aim, focus=(1.5, 6, 1)):
    """Camera over the grass; returns the options of a clear day."""
    camera((0, -1.6, height), aim, lens=36, fstop=4, focus=focus)
    return dict(exposure=1.08, denoise=False, haze=('#F2DFBE', 14, 420, .85))


@picture('pages/home', size=HOME, samples=36)
def home():
    """Morning: a hazy sun at the left, a mown path that leads to the horizon; prairie flowers."""
    land = Prairie(seed=5, path=lambda y: (-1.0 + .45 * math.sin(y / 6.5) + 2.1 * (max(0, y) / 48) ** 2, .85))
    land.grass(17000)
    land.trees([(27.5, 60, 8.5)], 20000)
    land.flowers('sunflower', [(-3.3, 6.6, .45, 8), (-4.9, 13, .9, 11), (.9, 7.5, .3, 5), (2.6, 17, .9, 10)], 1.35)
    land.flowers('coneflower', [(-2.4, 5.6, .4, 7), (-3.6, 10.5, .7, 9), (.8, 5.8, .25, 5), (1.6, 12, .7, 8)], 1.12)
    land.light(azimuth=-23, elevation=13, clouds=.6, strength=5.0, colour='#FFC98A', sun=5)
    camera((0, -1.6, 1.85), (.5, 30, 5.45), lens=34, fstop=3.2, focus=(0, 8, 1.2))
    return dict(exposure=1.06, denoise=False, haze=('#F6E3C0', 8, 240, .95), bloom=.5)


@picture('blog/navigating-life-transitions', samples=36)
def transitions():
    """A mown path that winds through the grass and over the next ridge."""
    land = Prairie(seed=9, path=winding_path(.75, 11, 2.2, 15, 1.0, .35), lush=.6)
    land.grass(15000)
    land.trees([(30, 84, 6.0), (34, 86, 5)])
    land.light(azimuth=-58, elevation=15)
    return prairie_camera(3.5, (.5, 30, 3.2))


@picture('blog/restoring-hope', theme='dark', samples=36)
def hope():
    """Sunrise: a lone cottonwood, and grass that the first warm light shines through."""
    land = Prairie(seed=3, lush=.4)
    land.grass(13000)
    land.trees([(12.6, 45, 7.5)], 50000, loose=.38)
    sky = {'far': [(0, '#8A6F58'), (.18, '#52707C'), (.42, '#2C5A6D'), (.75, '#1B4A5C'), (1, '#123A4A')],
           'near': [(0, '#FFC873'), (.16, '#F7B871'), (.36, '#A79E8E'), (.7, '#2F6072'), (1, '#17404F')], 'cloud': '#E0A878'}
    land.light(azimuth=11, elevation=8.5, strength=6.5, colour='#FFB973', sky=sky, fill=1.5, sun=6)
    return {**prairie_camera(2.2, (.5, 30, 4.6)), 'exposure': .94, 'haze': ('#D9A877', 20, 500, .7), 'bloom': .6}


@picture('blog/kids-teens-nervous-system-support', samples=36)
def kids_teens():
    """A kite on its line over the prairie."""
    land = Prairie(seed=14, lush=.75)
    land.grass(14000)
    land.trees([(54, 146, 6), (58, 150, 7)])
    put((5.4, 15, 7.7), pr.kite, turn=-14, tilt=(12, -16), scale=1.35)
    sh.tube([(5.4, 15, 7.8), (4.6, 21, 5.1), (-1.5, 40, 3.9), (-7, 62, 2.4)], .011, mat('white'))
    land.light(azimuth=-70, elevation=24, clouds=.65, colour='#FFDDB0')
    return prairie_camera(2.2, (.5, 30, 6.2), focus=(5, 14, 7))


@picture('pages/not-found', samples=36)
def not_found():
    """A signpost with blank boards where two paths could go."""
    land = Prairie(seed=21, path=winding_path(2.6, -3, .8, 20, .55, 1.0), lush=.45)
    land.grass()
    land.trees([(44, 120, 6), (49, 122, 5)])
    put((1.75, 4.8, land.z(1.75, 4.8)), pr.signpost, 2.35, turn=-8)
    land.light(azimuth=-62, elevation=14)
    return prairie_camera(2.1, (.3, 30, 3.6), focus=(1.9, 4.2, 1.5))


@picture('blog/on-with-life-approach', samples=36)
def on_with_life():
    """A bicycle-wide path and an open gate that leads out."""
    land = Prairie(seed=17, path=winding_path(1.75, 6.5, .5, 24, .75, .6), lush=.55)
    land.grass(15000, tall=.85)
    land.trees([(26, 92, 6), (30, 93, 5)])
    y = 7.2
    gate = land.path(y)[0]
    for side, count in ((-1, 8), (1, 6)):
        posts = [gate + side * (1.15 + 2.1 * i) for i in range(count)]
        for x in posts:
            sh.box(.13, .13, 1.7, (x, y, land.z(x, y) + .45), (0, 0, 9 * x), bevel=.015, m=mat('weathered'))
        for level in (.45, .82, 1.13):
            sh.tube([(x, y - .07, land.z(x, y) + level) for x in posts], .030, mat('weathered-x'), order=2)
    put((gate + 1.08, y - .05, land.z(gate + 1.1, y) + .12), pr.gate, turn=-72)
    land.light(azimuth=-55, elevation=15)
    return prairie_camera(2.2, (.4, 30, 3.4), focus=(2, 7, 1))


# ================================================================ daylight rooms (metres)
@picture('pages/services')
def services():
    """Treatment room: table, print and shelf in morning sun."""
    st.room((1.05, .85, 2.9, 2.9), panels=True, leaves=4)
    put((.66, 1.0, 0), pr.treatment_table, turn=-16)
    put((.62, 2.6, 1.80), pr.print_frame)
    sh.box(1.3, .24, .04, (2.25, 2.48, 1.58), bevel=.006, m=mat('oak'))
    put((2.03, 2.48, 1.60), pr.dried_grass, 14, 1.5, .5, .011, scale=.24)
    put((2.55, 2.48, 1.60), pr.folded_cloth, .32, .20, ['linen-blue', 'linen', 'linen-sun'], .045)
    camera((-.35, -3.6, 1.42), (-.16, 1.2, 1.12), lens=33, fstop=4, focus=(1.0, .9, .8))


@picture('pages/about')
def about():
    """Consulting corner: two easy chairs that face each other over a small table with two cups."""
    st.room((1.65, 1.05, 2.8, 2.5), leaves=9)
    put((.55, 1.55, 0), pr.armchair, 'linen-blue', turn=58)
    put((2.15, 1.50, 0), pr.armchair, 'linen', turn=-52)
    put((1.34, 1.25, 0), pr.side_table, .25, .48)
    put((1.25, 1.20, .48), pr.cup, 'ceramic', turn=40, scale=.095)
    put((1.43, 1.30, .48), pr.cup, 'ceramic-teal', turn=40, scale=.095)
    put((1.36, 2.6, 1.72), pr.print_frame, scale=.9)
    put((2.95, 2.15, 0), pr.leafy_branch, 'tall vase', 2.4, -.6, scale=.46)
    sh.cushion(2.9, 1.9, .025, (1.35, 1.30, .01), square=.25, puff=.4, m=mat('wool'))
    camera((-.15, -3.7, 1.30), (.05, 1.2, 1.0), lens=32, fstop=4, focus=(1.35, 1.3, .6))


@picture('pages/contact')
def contact():
    """Front desk: a telephone, a vase of prairie grass, a clock."""
    st.room((1.90, 1.15, 2.8, 2.4))
    put((2.05, 1.75, 0), pr.reception_counter)
    put((1.26, 1.62, 1.067), pr.desk_phone, turn=-18, scale=1.3)
    put((2.16, 1.80, 1.067), pr.dried_grass, 30, 1.4, .6, .008, scale=.30)
    put((1.18, 2.6, 1.92), pr.clock)
    camera((.30, -1.7, 1.66), (.46, 1.5, 1.17), lens=34, fstop=4, focus=(1.3, 1.6, 1.1))


def open_door():
    """A room with an open door, through which the morning comes in from the prairie."""
    st.room(doorway=(1.02, 1.98, 2.12))
    with group((1.0, 3.3, -.30)):  # the prairie outside
        land = Prairie(seed=11, roll=.6)
        land.grass(2600, reach=50, tall=.7)
        land.trees([(6, 70, 6), (9, 71, 5)], 5000)
    put((1.96, 2.62, 0), pr.door_leaf, turn=-52)
    sh.cushion(.95, .6, .02, (1.5, 2.15, .008), square=.15, puff=.4, m=mat('linen-teal'))
    sun_light((1.0, 3.4, 1.6), 3.8, 1.2, '#FFDFB4')
    area_light((-3, -3, 3), (1, 2, 1), 3, 60, '#EAF4FF')


@picture('pages/new-patients')
def new_patients():
    """An open door with the morning coming in; nothing stands in the way, nor behind the words."""
    open_door()
    camera((.0, -2.7, 1.38), (.22, 1.6, 1.12), lens=32, fstop=4, focus=(1.4, 2.2, 1.0))


@picture('pages/new-patients-families', size=SECTION, samples=12)
def door_families():
    """Inside the open door: rubber boots in four sizes, the smallest pair yellow."""
    open_door()
    for x, y, turn, scale, m in ((.32, 1.95, 8, 1.12, 'leather'), (.66, 1.72, -6, .98, 'dusk'), (.98, 1.48, 10, .76, 'sage'),
                                 (1.25, 1.26, -8, .58, 'sun')):
        for side in (-1, 1):
            put((x + .075 * scale * side, y + .02 * side, 0), pr.boot, m, turn=turn + 5 * side, scale=scale)
    camera((.35, -2.5, 1.20), (.86, 1.9, .64), lens=54, fstop=4, focus=(.9, 1.6, .3))


@picture('pages/new-patients-pain', size=SECTION, samples=12)
def door_pain():
    """An easy chair close to the open door: no steps to take first."""
    open_door()
    put((.42, 1.62, 0), pr.armchair, 'linen', pillow=.42, turn=34)
    camera((.25, -2.5, 1.28), (.86, 1.9, .80), lens=46, fstop=4, focus=(.5, 1.6, .5))


@picture('pages/new-patients-pregnancy-and-kids', size=SECTION, samples=12)
def door_growing():
    """Inside the open door: a baby carriage and a child's yellow scooter."""
    open_door()
    put((.34, 1.85, 0), pr.pram, turn=-158)
    put((1.02, 1.18, 0), pr.scooter, turn=-24, tilt=(6, 0))
    camera((.3, -2.5, 1.18), (.84, 1.9, .70), lens=50, fstop=4, focus=(.5, 1.5, .4))


@picture('services/accidents-and-injuries')
def accidents():
    """Crutches leant against the wall, no longer needed; a bench, and shoes ready for a walk."""
    st.room((1.75, .75, 2.5, 2.4), panels=True)
    put((.98, 2.10, 0), pr.bench, 1.25)
    for x, y, turn in ((.98, 1.80, 152), (1.14, 1.76, 170)):
        put((x, y, 0), pr.shoe, 'dusk', turn=turn)
    put((1.90, 2.18, 0), pr.crutch, tilt=(-17, 7))
    put((2.24, 2.18, 0), pr.crutch, tilt=(-15, -5))
    camera((.25, -2.6, 1.06), (.52, 1.6, .80), lens=41, fstop=4, focus=(1.5, 2.1, .7))


@picture('services/accidents-and-injuries-2', size=SECTION, samples=24)
def table_by_the_window():
    """An empty treatment table in the sun of a window."""
    st.room((.45, .90, 2.6, 2.6))
    put((-.10, 1.45, 0), pr.treatment_table, turn=-20)
    put((.55, 2.6, 1.72), pr.print_frame, scale=.72)
    put((-1.15, 2.2, 0), pr.leafy_branch, 'tall vase', 2.1, .4, scale=.36)
    camera((-.1, -3.4, 1.45), (.08, 1.4, .92), lens=50, fstop=4, focus=(0, 1.2, .7))


@picture('services/family-chiropractic-care')
def family_care():
    """Three chairs in three sizes, the smallest one yellow."""
    st.room((1.55, .85, 2.9, 2.4), 'wall-warm')
    put((.84, 1.95, 0), pr.chair, turn=22)
    put((1.42, 1.72, 0), pr.chair, 'leather', 'leather', turn=-4, scale=.80)
    put((1.90, 1.46, 0), pr.chair, 'sun', 'sun', turn=-24, scale=.60)
    camera((.35, -2.6, 1.00), (.60, 1.6, .66), lens=49, fstop=3.5, focus=(1.3, 1.6, .5))


@picture('services/family-chiropractic-care-2', size=SECTION, samples=24)
def family_room():
    """Detail of the treatment room: the head end of the table, a yellow blanket, a plant."""
    st.room((.30, .95, 2.6, 2.6), panels=True, leaves=4)
    with group((.10, 1.25, 0), turn=52):
        pr.treatment_table()
        put((.62, 0, .71), pr.folded_cloth, .40, .30, ['linen-sun', 'linen'], .05, turn=90)
    put((-.76, 2.1, 0), pr.leafy_branch, 'tall vase', 2.1, -.4, scale=.42)
    camera((-.1, -2.4, 1.45), (.06, 1.2, .70), lens=58, fstop=3.5, focus=(0, 1.0, .7))


@picture('services/sports-chiropractic')
def sports():
    """Training corner: big ball, kettlebell, mat and two dumbbells in the sun."""
    st.room((1.80, .60, 2.5, 2.2), 'wall-blue')
    sh.ball(.36, (1.55, 1.75, .355), m=mat('leather'))
    put((.82, 1.35, 0), pr.kettlebell, turn=25, scale=1.05)
    put((1.80, 1.08, 0), pr.rolled_mat, .062, .55, 'linen-sun', turn=170)
    put((1.28, .98, 0), pr.dumbbell, turn=14)
    put((1.16, 1.16, 0), pr.dumbbell, turn=-28)
    camera((.20, -2.5, .78), (.45, 1.6, .60), lens=42, fstop=3.5, focus=(1.3, 1.4, .3))


@picture('services/sports-chiropractic-2', size=SECTION, samples=24)
def sports_bench():
    """After the match: towel and bottle on a bench, a yellow ball and two dumbbells below."""
    st.room((.30, .60, 2.4, 2.1), 'wall-blue')
    put((0, 1.75, 0), pr.bench, 1.15, turn=-6)
    put((-.20, 1.75, .468), pr.folded_cloth, .40, .28, ['linen', 'leather-pale', 'linen-blue'], .05, turn=4)
    put((.27, 1.70, .468), pr.turned, 'bottle', 'teal', scale=1.1)
    sh.ball(.135, (-.38, 1.25, .135), m=mat('sun'))
    put((.22, 1.15, 0), pr.dumbbell, turn=16)
    put((.34, 1.36, 0), pr.dumbbell, turn=-24)
    camera((0, -2.4, .98), (0, 1.6, .38), lens=72, fstop=3.5, focus=(0, 1.5, .4))


@picture('techniques/specific-prone', size=SECTION, samples=24)
def face_cushion():
    """The treatment table along its length, the two halves of its face cushion in front, in low sun."""
    st.room((3.34, -.38, 4.54, 4.0), 'wall-blue')
    put((.30, .85, 0), pr.treatment_table, turn=52)
    camera((-.62, -1.55, 1.62), (.20, .74, .60), lens=52, fstop=7, focus=(-.10, .35, .72))


@picture('techniques/activator', size=SECTION, samples=24)
def instrument():
    """A hand-held adjusting instrument on folded linen."""
    table_section(aim=.62, eye=3.4, focus=(0, 0, .4))
    put((0, .05, 0), pr.folded_cloth, 3.0, 2.0, ['linen-blue', 'linen'], .15, turn=-8)
    put((-.05, .0, .285), pr.adjusting_instrument, turn=24, tilt=(0, 1.6))


@picture('blog/kids-chiropractic-care')
def kids_care():
    """A small yellow chair beside a grown-up one."""
    st.room((1.80, .75, 2.5, 2.3), panels=True, leaves=5)
    put((1.05, 1.75, 0), pr.chair, turn=24)
    put((1.78, 1.35, 0), pr.chair, 'sun', 'sun', turn=-22, scale=.62)
    camera((.40, -2.6, 1.00), (.68, 1.6, .70), lens=47, fstop=3.5, focus=(1.4, 1.5, .5))


@picture('blog/prenatal-postpartum-chiropractic', samples=24)
def prenatal_postpartum():
    """A calendar with one day marked, and a crib with a flat mattress and nothing in it."""
    st.room((1.70, .65, 2.3, 2.2), 'wall-warm')
    put((1.44, 1.72, 0), pr.crib, turn=-14)
    put((.78, 2.6, 1.46), pr.wall_calendar)
    sh.cushion(2.3, 1.5, .02, (1.42, 1.40, .008), square=1, puff=.4, m=mat('wool'))
    camera((.28, -2.5, 1.12), (.56, 1.6, .74), lens=43, fstop=3.5, focus=(1.3, 1.4, .5))


@picture('blog/sports-injuries-recovery')
def sports_recovery():
    """After training: mat half unrolled, foam roller, folded towel, bottle."""
    st.room((1.80, .55, 2.4, 2.1))
    put((.78, 1.55, 0), pr.rolled_mat, .07, 1.25, 'yoga', turn=-20)
    put((1.72, 1.30, .010), pr.foam_roller, turn=34)
    put((2.22, 1.75, 0), pr.folded_cloth, .36, .26, ['linen', 'linen-blue', 'linen'], .055, turn=12)
    put((2.18, 1.75, .17), pr.turned, 'bottle', 'teal')
    camera((.48, -2.0, .86), (.82, 1.6, .42), lens=41, fstop=3.5, focus=(1.4, 1.4, .2))


@picture('blog/pediatric-chiropractic', samples=24)
def pediatric():
    """After practice: a soccer ball and a child's shoes below a small bench with a water bottle."""
    st.room((1.55, .70, 2.4, 2.2), 'wall-blue', leaves=8)
    with group((1.36, 2.0, 0), turn=-6, scale=.80):
        pr.bench(1.1)
        put((-.30, 0, .468), pr.turned, 'bottle', 'teal', scale=1.05)
    put((1.78, 1.52, .105), pr.soccer_ball, turn=30, tilt=(18, 24))
    for x, y, turn in ((1.02, 1.56, 34), (1.18, 1.50, 62)):
        put((x, y, 0), pr.shoe, 'sun', turn=turn, scale=.74)
    camera((.30, -2.2, .86), (.50, 1.6, .50), lens=48, fstop=3.5, focus=(1.3, 1.6, .2))


@picture('blog/postpartum-recovery')
def postpartum():
    """An easy chair with a blanket over its arm and a cup of tea: rest."""
    st.room((1.80, .80, 2.5, 2.4), leaves=10)
    with group((1.25, 1.6, 0), turn=24):
        pr.armchair('linen', pillow=.40)
        pr.throw()
    put((2.02, 1.42, 0), pr.side_table, .22, .46)
    put((1.98, 1.36, .46), pr.cup, 'ceramic-teal', turn=30, scale=.095)
    put((2.10, 1.50, .46), pr.dried_grass, 10, 1.4, .5, .016, scale=.13)
    camera((.32, -2.4, 1.05), (.64, 1.6, .72), lens=41, fstop=3.5, focus=(1.4, 1.4, .6))


@picture('blog/joint-pain-relief', samples=24)
def joint_pain():
    """A flight of stairs with a handrail in the sun, and walking shoes at its foot."""
    st.room((1.75, 1.20, 2.6, 2.5))
    put((.98, 1.55, 0), pr.stairs, 7)
    for x, y, turn in ((.58, 1.98, 62), (.66, 1.70, 54)):
        put((x, y, 0), pr.shoe, 'dusk', turn=turn)
    camera((.22, -2.5, 1.20), (.50, 1.6, .86), lens=43, fstop=4, focus=(1.1, 1.5, .5))


# ================================================================ still lifes on a table (decimetres)
def table_picture(x=-.1, eye=2.15, aim=1.18, lens=50, focus=(1.2, -.2, .5), **stage):
    """Common frame of the still lifes: table, wall, window sun, camera slightly above."""
    st.table(**stage)
    camera((x, -8.4, eye), (0, 0, aim), lens=lens, fstop=1.6, focus=focus)


table_section = partial(table_picture, target=(.9, 2.6, .8), x=0, eye=2.5, aim=.80, lens=66, focus=(0, -.3, .5))


@picture('services/prenatal-and-chiropractic-2', size=SECTION, samples=24)
def table_with_pillows():
    """A treatment table laid for somebody on her side: a head pillow, and a long one for between the knees."""
    st.room((.20, .95, 2.6, 2.6), 'wall-warm')
    with group((-.12, 1.25, 0), turn=24):
        pr.treatment_table()
        put((-.18, 0, .715), pr.pillow, .62, .44, .16, 'linen', dent=.12)
        put((0, 0, .712), pr.long_pillow, [(.10, .07), (.45, -.02), (.85, -.05), (1.24, .02)], .10, 'linen-blue')
    camera((-.30, -1.9, 1.72), (.10, 1.3, .76), lens=70, fstop=4, focus=(.1, 1.0, .8))


def fingertip(turn, at, scale):
    """A fingertip on the inner side of a forearm that lies palm up on a towel; three points on it are lit."""
    with group(at, turn, scale):
        put((.07, .0, 0), pr.folded_cloth, .44, .20, ['towel-blue'], .030)
        lower, upper, points = touch(.054)
        pr.hand(RESTING, 'brown', lower, [*zip(points, (.0075, .0048, .0048))])
        pr.hand(PRESSING, 'tan', upper)


@picture('pages/blog', samples=24)
def blog():
    """An open book, a cup and a pencil on a table by the window; the table ends low, below the words."""
    table_picture(target=(2.55, 1.5, .55), focus=(1.2, -.6, .3), leaves=4, back=1.5, eye=2.0, aim=1.34)
    put((1.66, -.22, 0), pr.open_book, turn=-10, scale=.86)
    put((2.82, .66, 0), pr.cup, 'ceramic-teal', turn=150, scale=.74)
    put((-.16, -.62, 0), pr.pencil, turn=16, scale=.9)
    put((.44, .72, 0), pr.leafy_branch, 'tall vase', 1.31, 1.06, n=7, scale=.80)


@picture('blog/pregnancy-chiropractic', samples=20)
def pregnancy():
    """Early morning: a bed with a long side pillow, and an alarm clock beside it."""
    st.room((1.85, 1.05, 2.6, 2.3), 'wall-warm', leaves=7)
    with group((1.98, 1.22, 0), turn=-27):
        pr.bed()
        put((-.72, .30, .50), pr.pillow, .68, .46, .17, 'linen', turn=88, seed=3)
        put((-.74, -.34, .50), pr.pillow, .68, .46, .18, 'wool', turn=93, dent=.14)
        put((0, 0, .50), pr.long_pillow, [(-.50, -.12), (-.22, -.16), (.10, -.30), (.46, -.32), (.86, -.20)], .105, 'linen-blue')
        pr.duvet((-.10, 1.06), (.02, .74), .505, 'linen')
    put((.34, 1.72, 0), pr.side_table, .21, .52)
    put((.33, 1.68, .52), pr.alarm_clock, turn=18, scale=1.25)
    camera((.30, -2.3, 1.92), (.50, 1.45, .80), lens=38, fstop=4, focus=(1.4, 1.3, .55))


@picture('blog/chiropractic-and-digestion', samples=32)
def digestion():
    """Fruit in a bowl and a glass of water."""
    table_picture()
    put((.74, .25, 0), pr.turned, 'bowl', 'ceramic-blue', scale=.86)
    for x, y, z, tilt, turn in ((.51, .09, .47, 82, 20), (.96, .04, .48, 95, -35), (.76, .51, .47, 90, 10), (.74, .18, .76, 78, -160)):
        put((x, y, z), pr.turned, 'lemon', 'lemon', turn=turn, tilt=(0, tilt), scale=.226)
    put((1.80, -.40, 0), pr.pear, scale=.74, turn=30, tilt=(0, 4))
    put((2.62, .35, 0), pr.tumbler, scale=.95)


@picture('blog/family-wellness')
def family_wellness():
    """Four cups for one family, large to small."""
    table_picture(leaves=6)
    put((2.42, .65, 0), pr.cup, 'ceramic-teal', turn=20, scale=1.22)
    put((1.50, .25, 0), pr.cup, 'ceramic', turn=-25)
    put((.82, -.20, 0), pr.cup, 'ceramic-blue', turn=-15, scale=.78)
    put((.32, -.70, 0), pr.cup, 'ceramic-sun', turn=-30, scale=.55)


@picture('blog/headaches-migraines-relief', theme='dark', samples=24)
def headaches():
    """A darkened room: blinds almost closed, a cup, a folded cool cloth."""
    table_picture(target=(2.7, 2.6, 1.14), size=(4.2, 4.2), columns=1, rows=10, bar=.218, wall='wall-night', top='walnut',
                  fill=.22, strength=6.5)
    put((2.20, .10, 0), pr.cup, 'ceramic-blue', turn=-30, scale=1.06)
    put((.86, -.45, 0), pr.folded_cloth, 1.35, .90, ['towel-blue', 'towel'], .19, turn=14)


@picture('blog/finding-right-chiropractor', samples=24)
def finding_right():
    """A checklist on a board with its first boxes checked, a phone and a pen."""
    st.table((1.75, -.7, 0), (4.6, 3.2), rows=2, leaves=5)
    camera((-.2, -7.2, 4.9), (.12, -.45, .2), lens=46, fstop=2.8, focus=(1.6, -1.0, .1))
    put((1.22, -.62, 0), pr.clipboard, turn=-9, scale=.76)
    put((2.62, -.95, 0), pr.phone, turn=11, scale=.92)
    put((.42, -2.02, 0), pr.pen, turn=14)
    return dict(exposure=1.16)


@picture('blog/nervous-system-stuck')
def stuck():
    """A yellow cord with one knot that begins to open."""
    st.table((1.55, -.5, 0), (4.0, 2.6), top='linen', rows=2)
    camera((-.3, -7.0, 5.2), (-.12, -.25, .15), lens=48, fstop=3, focus=(1.5, -.7, .1))
    put((1.40, -.15, 0), pr.knotted_cord, turn=-10)


@picture('services/needle-less-acupuncture', samples=24)
def acupuncture():
    """A fingertip on the inner side of a forearm, in the calm light of a window."""
    table_picture(wall='wall-warm', target=(2.2, 2.6, 1.9), fill=1.15, leaves=12, eye=3.4, aim=1.06)
    fingertip(-46, (1.20, -.08, 0), 7.8)


# ================================================================ yard and water
@picture('blog/family-healing-rhythm', samples=24)
def rhythm():
    """A year of chores along the wall of a porch: snow shovel, rake, garden hose, football."""
    st.room((1.55, .95, 2.6, 2.2), siding=True)
    put((.84, 2.14, 0), pr.snow_shovel, turn=6, tilt=(-14, 3))
    put((1.38, 2.16, 0), pr.leaf_rake, turn=-4, tilt=(-13, -5))
    put((1.78, 1.78, 0), pr.garden_hose, turn=-128)
    put((.92, 1.40, 0), pr.football, turn=26)
    camera((.20, -2.5, 1.16), (.47, 1.6, .78), lens=43, fstop=4, focus=(1.3, 1.8, .5))


@picture('blog/power-of-consistency')
def consistency():
    """Stepping stones through still water, one after the other."""
    stones = [(.55 + .62 * i + .16 * math.sin(i * 1.9), -3.3 + 1.62 * i, .10) for i in range(9)]
    st.water(stones)
    for i, (x, y, _) in enumerate(stones):
        sh.pebble(1.12, (x, y), (1, .88, .40), 40 * i, i + 2, mat('river-sun' if i == 3 else ('chalk', 'river-grey')[i % 2]), -.20)
    camera((-.6, -7.8, 2.4), (.1, .6, .0), lens=40, fstop=4, focus=(1.8, .5, .1))


# ================================================================ plaster anatomy
def plaster(model, scale, middle, tilt, turn, at, eye, lens):
    """Bones, `scale` times as large around their point `middle`, before a seamless background; `eye` is y and z of the camera."""
    st.studio((at[0], 0, 5))
    with group(at, turn, scale, (tilt, 0)), group([-c for c in middle]):
        model()
    camera((0, *eye), (0, 0, 5), lens=lens, fstop=.6, focus=(at[0], -.6, 5))


for name, size, *view in (
        # spine from T9 down to the sacrum, the disc L3/L4 in yellow; it runs out of the picture above and below
        ('pages/conditions', WIDE, partial(an.spine, 'L5', 'T9', 'L4', sacrum=True),
         12.5, (0, .017, .165), 0, 88, (2.1, .3, 5), (-11, 5.1), 52),
        # five lumbar vertebrae on the sacrum, from behind and the side, the disc L3/L4 in yellow
        ('blog/back-pain-relief', WIDE, partial(an.spine, 'L5', 'T12', 'L4', sacrum=True),
         14, (0, .017, .158), 0, 116, (1.70, .3, 5), (-9.5, 5.1), 52),
        # lumbar vertebrae from the side; the disc in yellow is as wide as the bones that it joins
        ('blog/back-pain-relief-1', SECTION, partial(an.spine, 'L4', 'T11', 'L2'), 27, (0, .024, .236), 0, 76, (.1, 0, 5), (-9.5, 5.2), 62),
        # shoulder from the front and above; in yellow the tendon that runs under the bony roof to the arm bone
        ('blog/shoulder-pain-relief', WIDE, an.shoulder, 15, (-.172, .008, .486), 20, -22, (1.15, 0, 5.35), (-8.6, 5.2), 52)):
    picture(name, size=size, samples=12)(partial(plaster, *view))
