"""The table: picture -> parts, pose, camera, glow, theme.

``at``     point of the body (metres) that the camera looks at
``turn``   degrees about the vertical: 180 = seen from behind, -90 = profile
           looking left, between the two a three-quarter view from behind
``tilt``   degrees: positive looks down on the subject
``width``  metres across the whole frame at the depth of ``at``
``glow``   list of (point, radius in metres, strength)
"""
from dataclasses import dataclass, field, replace
from functools import partial

import numpy as np

from kit.sdf import length, rotation, smoothstep

from . import body as B
from .bones import point
from .draw import draw
from .pose import Arm, Leg, Limbs, Pose, laid
from .props import box, plane

# subjects on the dark ground; every other one of the list of conditions is light
DARK = ('sinus-relief', 'constipation-digestion', 'fatigue-low-energy', 'degenerative-disc', 'knee-ankle-foot', 'neck-pain',
        'carpal-tunnel', 'fibromyalgia', 'sciatica', 'digital-x-rays')
SERVICES = ('prenatal-and-chiropractic', 'digital-x-rays')


@dataclass
class Shot:
    parts: str                       # names, separated by blanks
    at: tuple
    turn: float
    width: float
    tilt: float = 0.0
    roll: float = 0.0
    lens: float = 60
    fx: float = .715                 # where ``at`` lands in the frame
    fy: float = .50
    glow: list = field(default_factory=list)
    tint: float = 1.0                # how much bone near the glow takes its colour
    pose: object = None              # function on vertices
    mask: object = None              # function on vertices: local density, 0 to 1
    masks: dict = field(default_factory=dict)    # part -> such a function
    ghosts: list = field(default_factory=list)   # (parts, pose, mask, share seen through the figure)
    haze: list = field(default_factory=list)     # like glow, but only the figure itself takes it
    props: list = field(default_factory=list)    # things that are not posed: see props.py
    arrows: list = field(default_factory=list)   # curves of an amber arrow, as points
    cover: dict = field(default_factory=dict)    # part -> share of the light behind it that it keeps back
    gain: dict = field(default_factory=dict)     # part -> factor
    tones: dict = field(default_factory=dict)    # part -> (red, green, blue) in place of that of draw.STYLE
    keep: float = .45                # density of the figure far from ``at``
    halo: float = 1.0                # spread of the glow
    panel: tuple = None              # x-ray plate (x0, y0, x1, y1), fractions
    injury: bool = False             # the glow marks what is injured, not only the place
    theme: str = None                # else that of its subject
    step: float = .0065              # of the grid on which the skin of a pose is modelled


def armless(V):
    """The trunk without the arms."""
    return smoothstep(.195, .165, np.abs(V[:, 0]))


def ramp(axis, a, b, top=1):
    """A mask that is 0 before a and `top` beyond b."""
    return lambda V: top * smoothstep(a, b, V[:, axis])


right_side, left_side = ramp(0, .013, .010), ramp(0, -.013, -.010)      # with what lies in the middle
left_leg, back_half = ramp(0, -.004, .004), ramp(1, -.045, .03)
above_chest = ramp(2, .565, .65, .46)       # ghosts of the head in motion: nothing below the collar bones
BULGE = point('L5', .014, .006, .018)       # where the core of the disc above L5 comes out


def near_shoulder(V):
    """The left half of the figure below the neck, and its whole head."""
    return np.maximum(left_side(V), smoothstep(.53, .62, V[:, 2]))


def no_stem(V):
    """The brain without the stem, in whose place the cord is seen."""
    return smoothstep(.016, .026, length((V - np.float32((0, .014, .7300))) * (1, 1, .45)))


def front_faint(V):
    """The front of the cage shines through its back."""
    return .30 + .70 * back_half(V)


CHEST = 'man spine discs ribs cartilage sternum scapula clavicle humerus'
# the chest where it is not the subject
FAINT = {'ribs': .4, 'cartilage': .4, 'sternum': .5, 'scapula': .5, 'clavicle': .6, 'humerus': .5, 'forearm': .5}

# fibromyalgia: everywhere, and more at neck, shoulders and hips
SORE = [((0, .03, .60), .085, .26), *[((s * .150, .02, .500), .075, .24) for s in (1, -1)],
        *[((s * .105, .03, .000), .085, .24) for s in (1, -1)]]
HAZE = [((0, .0, .25), .75, .40), *[(c, 1.32 * r, 4.6 * a) for c, r, a in SORE]]
# and below the waist
LEGS = [(point('L4', 0, .03), .075, .30),
        *[((s * x, .03, z), r, a) for x, z, r, a in ((.125, -.02, .070, .28), (.100, -.24, .060, .22)) for s in (1, -1)]]


# on the back, the head towards +y; pillow and mattress
AT_SIDE = Arm((.285, .085, -.075), (.6, 1, 0), (0, .1, -1), (0, 1, 0), 8)
ASLEEP = Pose(Limbs(arm=AT_SIDE), partial(B.bend, z0=.50, z1=.70, degrees=16), laid(rotation(-90), (0, 0, .104)))
BED = [plane(0, (-.75, -.60), (.75, 1.15)), box((-.22, .60, .0), (.22, .925, .050), .024, .36)]


def knees(degrees):
    """Both knees bent."""
    return Pose(Limbs(*[Leg(knee=degrees)] * 2))


HEROES = {
    'sinus-relief': Shot('man spine discs sinuses nasal turbinates', (0, -.028, .735), -68, .78, fy=.46,
                         gain={'sinuses': .6, 'spine': .8},
                         glow=[((.016, -.060, .755), .040, .40), ((.010, -.074, .803), .024, .25)], tint=0),
    'infertility-menstrual-cramps': Shot(
        'woman spine discs sacrum hips femur uterus', (0, .0, .055), -18, .84, fy=.52,
        glow=[((0, -.020, .004), .050, .16)],
        gain={'hips': .70, 'symphysis': .4, 'femur': .55, 'spine': .6, 'sacrum': 1.3, 'uterus': .55}, tint=0),
    'constipation-digestion': Shot(
        'man spine discs sacrum hips small_bowel colon', (0, .0, .12), -20, .80, fy=.54,
        cover={'small_bowel': .75}, tint=0,
        gain={'spine': .45, 'discs': .4, 'sacrum': .5, 'hips': .45, 'symphysis': .3, 'small_bowel': 1.4}),
    'migraines-headaches': Shot('man spine discs brain cord', (0, .0, .735), -92, .80, fy=.47, tones={'cord': (.55, .45, 0)},
                                glow=[((.050, -.046, .790), .026, .6), ((.012, .050, .708), .030, .6)], tint=.3),
    'fatigue-low-energy': Shot('man spine discs ribs cartilage sternum', (0, .64, .14), 84, 1.25, tilt=6, fx=.75, fy=.58, keep=1,
                               pose=ASLEEP, props=BED, cover=dict.fromkeys(('spine', 'ribs'), 0),
                               masks=dict.fromkeys(('man', 'ribs', 'cartilage'), right_side),
                               gain={'man': 2.4, 'spine': 1.4, 'skull': 1.4},
                               glow=[(point('C5', 0, .010), .050, .6)]),
    'herniated-discs': Shot('man spine discs:L5:C1:L5= onedisc:L5:bulging_disc sacrum hips pressed_root', (0, .02, .120), -124, .38,
                            fx=.72, keep=.8, mask=armless, masks={'hips': right_side},
                            gain={'spine': .6, 'sacrum': .6, 'hips': .5, 'onedisc': .55}, cover={'spine': 0},
                            glow=[(BULGE, .012, .5)], tint=.4, injury=True),
    'degenerative-disc': Shot('man spine:L5:C1:L5=narrow discs:L5:C1:L5=narrow onedisc:L5:thin sacrum hips',
                              (0, .02, .150), -78, .54, fx=.73, mask=armless, gain={'onedisc': .2, 'hips': .6},
                              pose=partial(B.bend, z0=.110, z1=.136, degrees=6.5, y0=.0),      # a worn disc is flat, too
                              glow=[(point('L5', 0, -.022, .017), .032, .4)], keep=.8, masks={'hips': right_side}),
    'back-and-hip-pain': Shot('man spine discs ribs sacrum hips femur', (0, .03, .10), 158, 1.05, fy=.52, gain={'ribs': .6}, masks={'ribs': front_faint},
                              glow=[(point('L4'), .048, .75), ((-.098, -.004, .0), .036, .7)]),
    'knee-ankle-foot': Shot('man femur shank patella quad_tendon knee_tendon menisci foot_bones', (.094, .0, -.49), -76, .62,
                            pose=knees(14), mask=left_leg, gain={'menisci': .5}, tones={'menisci': (.5, .4, .1)},
                            glow=[((.095, .006, -.484), .036, .42)]),
    'rib-pain': Shot(CHEST + ' forearm', (0, .0, .40), 158, .96, fy=.52,
                     masks={'ribs': front_faint},
                     gain={**FAINT, 'spine': .7, 'ribs': 1.4, 'cartilage': .4, 'sternum': .3, 'scapula': .8},
                     glow=[(point('T6', -.026, .014, .004), .030, 1.0)]),
    'neck-pain': Shot(CHEST, (0, .02, .60), 222 - 360, 1.10, fy=.57, gain=FAINT, glow=[(point('C5', 0, .005), .050, .9)]),
    'shoulder-elbow-wrist': Shot(CHEST + ' forearm', (.085, .02, .43), 206, .96, fx=.70, fy=.44,
                                 masks={'ribs': front_faint, 'scapula': lambda V: .4 + .6 * left_side(V)},
                                 gain={**FAINT, 'spine': .5, 'discs': .5, 'ribs': .6, 'scapula': 1.25, 'clavicle': 1, 'humerus': 1},
                                 glow=[((.172, .010, .500), .040, 1.0)]),
    'carpal-tunnel': Shot('hand_soft hand_bones median_nerve', (-.02, -.05, .05), -18, 6.2, roll=-32, tilt=4, fy=.60,
                          glow=[((-.02, -.08, .10), .40, .7)], keep=.8),
    'dizziness-vertigo': Shot('man spine discs labyrinth', (0, .0, .745), -92, .56, fy=.50,
                              gain={'ears': 1.1, 'spine': .8, 'skull': .7}, tint=0,
                              glow=[((.030, .012, .754), .022, .22)]),
    'fibromyalgia': Shot(CHEST.replace('man', 'person') + ' forearm:whole hands sacrum hips femur', (0, .03, .42), 174, 1.90, fy=.53, keep=.7,
                         glow=SORE, haze=HAZE, tint=.5, masks={'ribs': front_faint},
                         gain={**FAINT, 'ribs': .9, 'scapula': .8, 'humerus': .8, 'forearm': .8, 'hands': .8, 'symphysis': .3}),
    'whiplash': Shot('man spine discs ribs cartilage sternum', (0, -.005, .66), -90, 1.10, fy=.52, gain=FAINT,
                     glow=[(point('C5', 0, .005), .046, .65)], injury=True,
                     masks={**dict.fromkeys(('ribs', 'cartilage'), left_side), 'man': near_shoulder},
                     ghosts=[('man', partial(B.bend, z0=.53, z1=.72, degrees=k), above_chest, share)
                             for k, share in ((38, 0), (-46, .85))]),     # the face that looks up lies within the upright head
    'sciatica': Shot('man spine discs sacrum hips femur sciatic_left', (.02, .03, -.02), 156, 1.18,
                     glow=[((.030, .045, .075), .046, .3)]),
    'respiratory-conditions': Shot(CHEST + ' lungs windpipe forearm', (0, .0, .395), -12, .92, cover={'lungs': .35}, tint=0,
                                   tones={'lungs': (.10, .06, .95), 'windpipe': (.0, .16, 1.6), 'cartilage': (.50, .40, 0)},
                                   gain={**FAINT, 'spine': .25, 'discs': .2, 'ribs': .8, 'cartilage': 1.1, 'sternum': .7,
                                         'lungs': .75},
                                   masks={'windpipe': ramp(2, .655, .600)}),
    'prenatal-and-chiropractic': Shot('mother spine discs sacrum hips femur womb unborn', (0, -.05, .170), -84, 1.40, keep=1,
                                      tint=0, masks=dict.fromkeys(('mother', 'hips', 'femur'), left_side), cover={'hips': .15, 'femur': .15},
                                      gain={'mother': 1.3, 'hips': 1.0, 'femur': 1.1, 'sacrum': .7},
                                      glow=[((0, -.130, .180), .120, .16)]),
    'digital-x-rays': Shot('man spine ribs scapula clavicle humerus sternum', (0, .02, .580), 180, 1.16,
                           panel=(.535, .12, .905, .90)),
}


def section(base, **changes):
    """A hero seen closer or from another side, in the middle of a 4:3 frame."""
    return replace(HEROES[base], **{'fx': .5, 'fy': .5, **changes})


SECTIONS = {
    'constipation-digestion-1': section('constipation-digestion', parts='man spine discs sacrum hips colon',
                                        at=(.0, -.01, .085), turn=-6, width=.54,
                                        gain={'spine': .35, 'discs': .3, 'sacrum': .5, 'hips': .45}),
    'herniated-discs-1': section('herniated-discs', mask=None, parts='man spine:L5:C1 discs:L5:C1:L5= '
                                 'onedisc:L5:bulging_disc sacrum hips femur sciatic_left', at=(.03, .03, .045), turn=122,
                                 width=.52, tint=.25, keep=1, masks={'sciatic_left': lambda V: smoothstep(.142, .124, V[:, 2])},
                                 gain={'spine': .5, 'sacrum': .7, 'hips': .55, 'femur': .6, 'sciatic_left': .75, 'onedisc': .5},
                                 tones={}, glow=[(BULGE, .012, .6)],
                                 cover=dict.fromkeys(('spine', 'sacrum', 'hips'), 0)),
    'back-and-hip-pain-1': section('back-and-hip-pain', at=(0, .03, .050), turn=180, width=.42, keep=.8,
                                   glow=[((-.050, .050, .056), .026, .9)]),
    'rib-pain-1': section('rib-pain', parts='man spine discs ribs scapula humerus', at=(-.045, .06, .415), turn=164, tilt=4, width=.36,
                          mask=back_half, gain={'spine': .9, 'ribs': 1.5, 'scapula': .55, 'humerus': .6},
                          glow=[(point('T6', -.021, .014, .004), .020, 1.0)]),
    'neck-pain-1': section('neck-pain', at=(0, .03, .640), turn=180, tilt=9, lens=110, width=.56, glow=[(point('C5', -.032, .012), .030, .9)]),
    'neck-pain-2': section('neck-pain', parts='man spine discs vertebral_arteries', glow=[],
                           at=point('C4', 0, .0, .012), turn=-104, width=.36, fx=.38),
    'carpal-tunnel-1': section('carpal-tunnel', at=(-.06, -.05, .55), turn=-10, roll=16, width=5.2),
    'fibromyalgia-1': section('fibromyalgia', parts='man spine discs cord brain', at=(0, .02, .62),
                              turn=-132, width=.86, fx=.42, haze=[], tint=0, masks={'brain': no_stem},
                              glow=[((0, .0, .80), .06, .30), *[((0, .014, z), .014, .16) for z in (.738, .749, .760, .771, .782)]]),
    'fibromyalgia-2': section('fibromyalgia', parts='man spine discs sacrum hips femur', at=(0, .02, .0), turn=180,
                              width=.86, keep=.9, tint=.6,
                              glow=LEGS, haze=[(c, 1.45 * r, 3.5 * a) for c, r, a in LEGS]),
    'sciatica-1': section('sciatica', at=(.035, .03, .045), turn=24, width=.35, fx=.42, keep=.8, gain={'sacrum': 1.1, 'sciatic_left': .8},
                          glow=[((.030, .010, .085), .026, .3)]),
    'sciatica-2': section('sciatica', parts='legs spine discs sacrum hips femur shank patella sciatic_left',
                          at=(.02, .03, -.225), turn=160, width=1.0, keep=1, gain={'sciatic_left': 1.2, 'patella': .3}, glow=[]),
    'digital-x-rays-2': section('digital-x-rays', parts='man spine:L5:C1 sacrum', at=point('L3', 0, .006),
                                turn=-90, width=.25, panel=None, keep=.8),
}


def portrait(slug, **changes):
    """The hero for phones: upright, the subject low, the upper third left for words."""
    h = HEROES[slug]
    return replace(h, **{'fx': .5, 'fy': .67, 'width': h.width * .56, **changes})


PORTRAITS = {f'{_slug}-portrait': portrait(_slug, **_changes) for _slug, _changes in {
    **dict.fromkeys(HEROES, {}),
    'carpal-tunnel': dict(width=4.3, fx=.57, fy=.68),
    'herniated-discs': dict(width=.28),
    'fibromyalgia': dict(width=1.10, fy=.63),
    'fatigue-low-energy': dict(width=.80, cover={'man': .40}),
    'prenatal-and-chiropractic': dict(width=.80, fy=.655),
    'digital-x-rays': dict(at=(0, .02, .50), width=.80, panel=(.13, .42, .87, .90)),
}.items()}


def grown_head(V):
    """The whole body is seven and a half heads tall; closer pictures need no such head."""
    k = 1 + .10 * smoothstep(.60, .70, V[:, 2:])
    base = np.float32((0, .010, .640))
    return base + (V - base) * k


def heels(V):
    """The feet from behind: the front of the foot lies hidden."""
    return 1 - .85 * smoothstep(-.90, -.93, V[:, 2]) * smoothstep(.0, -.06, V[:, 1])


# "Where does it hurt?": the whole body from the front and from behind; src/components/blocks/BodyMap.module.css knows
# where its parts are
BODY_MAP = Shot('person spine discs sacrum hips femur patella shank foot_bones ribs cartilage sternum clavicle scapula '
                'humerus forearm:whole hands', (0, .0, -.052), 0, .74, lens=200, fx=.5, keep=1, theme='black', pose=grown_head,
                masks={'ribs': ramp(1, .09, -.02)},
                gain={'person': 1.25, 'spine': .42, 'discs': .5, 'skull': 1.35, 'cartilage': 1.5, 'sternum': 1.5,
                      'ribs': 1.3, 'scapula': .35, 'sacrum': .8, 'foot_bones': .7})


def front_and_back(path, width, height, samples):
    """Both views side by side, in each what lies behind held back."""
    behind = replace(BODY_MAP, turn=180, lens=1200, masks={'person': heels, **dict.fromkeys(('foot_bones', 'ribs'), back_half)},
                     gain={**BODY_MAP.gain, 'spine': 1.0, 'discs': .8, 'scapula': 1.1, 'sternum': .3, 'cartilage': .3,
                           'clavicle': .5, 'patella': .3, 'sacrum': 1.1})
    draw(BODY_MAP, path, width, height, samples, beside=behind)


SHOTS = {}        # picture -> shot


def _pictures():
    # the same plate before its nerve lights up
    SECTIONS['sciatica-2-unlit'] = replace(SECTIONS['sciatica-2'], tones={'sciatic_left': (.30, .12, 0)})
    table = {'pages/body-map': dict(size=(1440, 1960), samples=12, theme='black', draw=front_and_back)}
    for shots, size in ((HEROES, (1600, 900)), (SECTIONS, (1200, 900)), (PORTRAITS, (900, 1200))):
        for name, shot in shots.items():
            slug = next(s for s in HEROES if name.startswith(s))
            shot.theme = 'dark' if slug in DARK else 'light'
            folder = 'services' if slug in SERVICES else 'conditions'
            SHOTS[f'{folder}/{name}'] = shot
            table[f'{folder}/{name}'] = dict(size=size, samples=12, theme=shot.theme, draw=partial(draw, shot))
    return table


PICTURES = _pictures()
