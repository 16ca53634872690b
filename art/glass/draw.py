"""Draws a shot: meshes in camera space -> densities of soft tissue, bone and glow (R, G, B) -> picture.

Glass is Transparent + Emission x facing^power with no bounces, so one sample has next to no noise. The camera stands
at the origin and looks along +y.
"""
import numpy as np

from kit.blender import camera, mesh_object, new_scene, node, render, world_light
from kit.materials import material
from kit.sdf import chain, length, rotation, smoothstep
from kit.tubes import spline

from . import colours, parts
from .body import arm_fade
from .pose import SEGMENTS, Pose

FIGURES = ('man', 'woman', 'mother')

# name -> (red, green, blue), strength, power, base, light
STYLE = {
    'man': ((1, 0, 0), .34, 2.6, .06, .35), 'ears': ((1, 0, 0), .32, 1.6, .08, .35), 'hand_soft': ((1, 0, 0), .34, 2.4, .07, .35),
    'spine': ((0, 1, 0), .42, 1.7, .10, .30), 'skull': ((0, 1, 0), .17, 1.9, .07, .3), 'discs': ((1, 0, 0), .20, 2.0, .12, .2),
    'onedisc': ((0, .1, 1), .60, 1.6, .22, .3), 'sacrum': ((0, 1, 0), .36, 1.8, .10, .3), 'hips': ((0, 1, 0), .26, 2.0, .07, .3),
    'symphysis': ((.8, .2, 0), .22, 1.6, .18, .2), 'menisci': ((.2, 0, 1), .40, 1.2, .25, .2),
    'quad_tendon': ((.75, .25, 0), .30, 1.4, .16, .3), 'knee_tendon': ((.75, .25, 0), .30, 1.4, .16, .3),
    'ribs': ((0, 1, 0), .17, 1.6, .12, .3), 'cartilage': ((.4, .5, 0), .26, 1.6, .14, .3),
    'sternum': ((0, 1, 0), .30, 1.8, .12, .3), 'scapula': ((0, 1, 0), .30, 1.8, .13, .3),
    'clavicle': ((0, 1, 0), .25, 1.8, .10, .3), 'hand_bones': ((0, 1, 0), .40, 1.7, .11, .3),
    'lungs': ((.9, .25, .0), .30, 2.2, .06, .35), 'colon': ((.10, .06, 1), .36, 1.7, .13, .3),
    'small_bowel': ((.8, .2, .10), .15, 1.5, .10, .3),
    'uterus': ((.1, 0, 1), .42, 1.5, .20, .3), 'unborn': ((.05, 0, 1), .50, 1.4, .20, .5), 'womb': ((.3, 0, .3), .30, 2.2, .08, .3),
    'windpipe': ((.6, .4, 0), .30, 1.6, .14, .3),
    'sinuses': ((0, 0, 1), .50, 1.3, .30, .2), 'labyrinth': ((0, .1, 1), .50, 1.2, .30, .2),
    'nasal': ((.9, .2, 0), .42, 1.6, .12, .3), 'turbinates': ((.2, .9, 0), .40, 1.4, .20, .3),
    'brain': ((.55, .45, .0), .50, 1.5, .10, .5),
    'sciatic_left': ((0, 0, 1), .42, 1.0, .35, .2), 'pressed_root': ((.15, .95, 0), .42, 1.0, .35, .2),
}
STYLE.update(dict.fromkeys('femur shank patella foot_bones humerus forearm hands'.split(), ((0, 1, 0), .30, 1.9, .085, .3)))
STYLE.update(dict.fromkeys('cord median_nerve vertebral_arteries'.split(), ((0, 0, 1), .35, 1.0, .35, .2)))
# share of the light from behind that a part keeps back, so that it doesn't add up where it lies before itself
COVER = {'brain': .80, 'unborn': .6, 'colon': .80, 'small_bowel': .5, 'lungs': .30, 'scapula': .40,
         'spine': .25, 'sacrum': .45, 'hips': .40, 'femur': .35, 'ribs': .25}
# heights between which a part that would end bluntly fades out
FADE = {'forearm': (.0, .20), 'brain': (.690, .715), 'sciatic_left': (.200, .150), 'nasal': (.685, .740),
        'vertebral_arteries': (.560, .590), 'quad_tendon': (-.370, -.425)}
STYLE.update(dict.fromkeys(('woman', 'mother', 'person', 'legs'), STYLE['man']))


def to_camera(s, V):
    """Body coordinates -> camera coordinates of a shot."""
    turn = rotation(0, s.roll, 0) @ rotation(s.tilt) @ rotation(0, 0, s.turn)
    out = (np.asarray(V, np.float32) - np.array(s.at, np.float32)) @ turn.T
    out[..., 1] += s.width * s.lens / 36
    return out


def on_picture(s, V, width, height):
    """Points in camera space -> their x and y on the picture, and pixels per metre."""
    k = s.lens / 36 * width / V[:, 1]
    return np.stack([s.fx * width + V[:, 0] * k, s.fy * height - V[:, 2] * k, k], 1)


def place(s, point, width, height):
    """The same of one point of the standing body."""
    V = np.float32([point])
    return on_picture(s, to_camera(s, s.pose(V) if s.pose else V), width, height)[0]


@material
def glass(tree, power, base, light, cover):
    """Emission = tint * (facing^power + base) * (1 + light * N.L); 1 - cover of what is behind comes through."""
    maths = lambda kind, *values: node(tree, 'Math', dict(enumerate(values)), operation=kind)
    rim = maths('POWER', node(tree, 'LayerWeight', {0: .5}, 'Facing'), power)
    normal = node(tree, 'NewGeometry', {}, 'Normal')
    towards_light = node(tree, 'VectorMath', {0: normal, 1: (.64, -.20, .74)}, 'Value', operation='DOT_PRODUCT')
    strength = maths('MULTIPLY', maths('ADD', rim, base), maths('MULTIPLY_ADD', towards_light, light, 1))
    tint = node(tree, 'Attribute', {}, 'Vector', attribute_name='tint')
    clear = node(tree, 'BsdfTransparent', {0: (*[1 - cover] * 3, 1)})
    return node(tree, 'AddShader', {0: clear, 1: node(tree, 'Emission', {'Color': tint, 'Strength': strength})})


def warmth(V, spots):
    """How much of the glow of these spots reaches each vertex."""
    heat = np.zeros(len(V), np.float32)
    for c, r, a in spots:
        heat = np.maximum(heat, a * np.exp(-(length(V - np.array(c, np.float32)) / (1.15 * r)) ** 2))
    return heat


def shape(s, part, pose, mask):
    """A part of the body as it stands in a shot: vertices in camera space, the quads that are seen, density per vertex."""
    key = part.split(':')[0]
    rgb, strength = STYLE[key][:2]
    rgb = s.tones.get(key, rgb)
    posed = isinstance(pose, Pose)
    if posed and key in FIGURES:
        V, Q = parts.posed(key, pose.limbs, s.step)
    else:
        V, Q = parts.get(part, fine=s.width < .36)
    w = np.ones(len(V), np.float32)
    if key in FIGURES and not posed:
        w = w * arm_fade(V)
    if key in FADE and not part.endswith(':whole'):
        w = w * smoothstep(*FADE[key], V[:, 2])
    if key == 'skull' and not s.panel and key not in s.cover and np.cos(np.radians(s.turn)) < -.85:      # from behind, no face shines through but on x-rays and whole heads
        w = w * smoothstep(-.030, .030, V[:, 1])
    if key == 'ears' and abs(np.sin(np.radians(s.turn))) > .6:    # nor does the far ear
        w = w * (V[:, 0] * np.sin(np.radians(s.turn)) < 0)
    for local in (mask, s.masks.get(key)):
        if local:
            w = w * local(V)
    heat, haze = warmth(V, s.glow), warmth(V, s.haze)
    if posed:
        V = pose.rigid(V, SEGMENTS[key]) if key in SEGMENTS else pose.soft(V)
    elif pose:
        V = pose(V)
    far = smoothstep(.22 * s.width, .62 * s.width, length(V - np.array(s.at, np.float32)))
    w = w * (1 - (1 - s.keep) * far)
    D = np.array(rgb, np.float32)[None] * strength * s.gain.get(key, 1.0) * w[:, None]
    if key in (*FIGURES, 'person', 'ears'):
        D[:, 2] += D[:, 0] * haze
        D[:, 0] *= 1 - .5 * np.clip(haze, 0, 1)
    if rgb[1] > .5 and s.tint:
        h = np.clip(heat * s.tint, 0, 1)
        D[:, 2] += D[:, 1] * h * 1.1
        D[:, 1] *= 1 - .65 * h
    seen = D.max(1) > 1e-4       # and no two surfaces in the same place
    return to_camera(s, V), Q[seen[Q].any(1)], D


def add_mesh(V, Q, D, power, base, light, cover=0):
    """A mesh in camera space with a density per vertex."""
    o = mesh_object(V, Q)
    # not named 'density': Cycles takes that name for volumes
    o.data.attributes.new('tint', 'FLOAT_VECTOR', 'POINT').data.foreach_set('vector', D.astype(np.float32).ravel())
    o.data.materials.append(glass('glass', power, base, light, cover))


def densities(s, width, height, samples):
    """Float array (height, width, 3) of soft tissue, bone and glow; ghosts show outside the figure, and through it with their share."""
    D = layer(s, s.parts, s.pose, s.mask, width, height, samples)
    inside = smoothstep(.002, .012, D.sum(-1, keepdims=True))
    D = D + sum((1 - (1 - share) * inside) * layer(s, *ghost, width, height, samples) for *ghost, share in s.ghosts)
    for path in s.arrows:
        D = add_arrow(s, D, path)
    return D


def add_arrow(s, D, path):
    """A flat arrow along a curve in the body: an even line with a head, and a thin dark rim."""
    H, W, _ = D.shape
    C = on_picture(s, to_camera(s, spline(path, 40)[0]), W, H)[:, :2]
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    P, r = np.stack([x, y], -1), .0068 * W
    tip, t = C[-1], C[-1] - C[-7]
    t = t / np.hypot(*t)
    along, across = (P - tip) @ t, np.abs((P - tip) @ (-t[1], t[0]))
    head = np.maximum(.80 * across + .60 * along, -along - 4.6 * r)
    shaft = C[np.hypot(*(C - tip).T) > 4 * r]
    d = np.minimum(head, chain(P, shaft, [r] * len(shaft)))[..., None]
    D = D * smoothstep(0, .5 * r, d)
    return D + smoothstep(.7, -.7, d) * np.float32([0, 0, .62])


def layer(s, names, pose, mask, width, height, samples):
    """Densities of these parts of a shot."""
    c = new_scene(width, height, samples).cycles
    c.use_adaptive_sampling, c.max_bounces, c.transparent_max_bounces = False, 0, 128
    world_light('#000000')
    lens = camera((0, 0, 0), (0, 1, 0), s.lens, shift=(.5 - s.fx, (s.fy - .5) * height / width)).data
    lens.sensor_fit = 'HORIZONTAL'
    for part in parts.expand(names):
        key = part.split(':')[0]
        add_mesh(*shape(s, part, pose, mask), *STYLE[key][2:], s.cover.get(key, COVER.get(key, 0)))
    for prop in s.props:
        made = prop(s)
        for V, *mesh in [made] if isinstance(made, tuple) else made:
            add_mesh(to_camera(s, V), *mesh)
    return render('Image')[0]


def draw(s, path, width, height, samples, beside=None):
    """Make one picture, of two shots if one stands beside."""
    shots = [s, beside] if beside else [s]
    D = np.concatenate([densities(t, width // len(shots), height, samples) for t in shots], 1)
    glow = colours.halo(width, height, s.halo, [(*place(s, c, width, height), r, a) for c, r, a in s.glow])
    colours.develop(D, glow, s, path)
