"""Materials. `mat('oak')` builds a named one on first use in a scene; the table NAMED is at the end."""
import bpy

from .blender import node, ramp
from .colour import DUSK_BLUE, LEATHER, LINEN, MIST, SAGE, SKY, SUN, TEAL, linear


def material(build):
    """Makes a named material from a function that puts a shader into an empty tree and returns it."""
    def make(name, *options):
        m = bpy.data.materials.new(name)
        m.use_nodes = True
        m.node_tree.nodes.clear()
        node(m.node_tree, 'OutputMaterial', {0: build(m.node_tree, *options)})
        return m
    return make


def principled(tree, colour, rough, specular, relief=None, **inputs):
    """Common shader; relief = (height, strength, distance)."""
    if relief:
        inputs['Normal'] = node(tree, 'Bump', dict(zip(('Height', 'Strength', 'Distance'), relief)))
    return node(tree, 'BsdfPrincipled', {'Base Color': colour, 'Roughness': rough, 'Specular': specular, **inputs})


def noise(tree, scale, detail=5, roughness=.6, vector=None, distortion=0):
    return node(tree, 'TexNoise', {'Scale': scale, 'Detail': detail, 'Roughness': roughness, 'Distortion': distortion,
                                   'Vector': vector or _coords(tree)}, 'Fac')


def _coords(tree, stretch=(1, 1, 1)):
    return node(tree, 'Mapping', {'Scale': stretch, 'Vector': node(tree, 'TexCoord', {}, 'Object')})


def mix_colours(tree, a, b, factor, mode='MULTIPLY'):
    return node(tree, 'MixRGB', {0: factor, 1: a, 2: b}, blend_type=mode)


@material
def plain(tree, colour, rough=.5, specular=.3, relief=None, metal=0.0, sheen=0.0):
    """One colour; relief = (scale, strength, distance)."""
    relief = relief and (noise(tree, relief[0]), *relief[1:])
    return principled(tree, linear(colour), rough, specular, relief, Metallic=metal, Sheen=sheen)


@material
def wall(tree, colour):
    """Limewash: broad, faint clouds of tone and a trowelled surface."""
    cloud = ramp(tree, noise(tree, .9, 4), (.3, '#F0F0F0'), (.7, '#FFFFFF'))
    return principled(tree, mix_colours(tree, linear(colour), cloud, 1.0), .95, .05, (noise(tree, 7, 6), .12, .02))


@material
def wood(tree, light, dark, scale=1.0, rough=.5, along='X'):
    """Straight-grained wood: long soft bands plus fine pores along one axis."""
    grain = lambda length, width: _coords(tree, [scale * (length if axis == along else width) for axis in 'XYZ'])
    bands = noise(tree, 1.6, 5, .55, grain(.30, 6), .8)
    pores = noise(tree, 1.3, 3, .5, grain(1.1, 60))
    colour = ramp(tree, bands, (.28, dark), (.70, light))
    colour = mix_colours(tree, colour, ramp(tree, pores, (.35, '#D8CFC4'), (.55, '#FFFFFF')), .7)
    return principled(tree, colour, rough, .28, (pores, .10, .004))


@material
def stone(tree, colour, speckle='#B9B2A6', amount=.55, scale=1.0, rough=.72):
    """River stone: broad tone changes, fine dark specks, slightly pitted."""
    broad = ramp(tree, noise(tree, 1.3 * scale, 6, .55, None, .6), (.32, '#CFCBC4'), (.66, '#FFFFFF'))
    specks = ramp(tree, noise(tree, 42 * scale, 2, .6), (.30, speckle), (.42, '#FFFFFF'))
    colour = mix_colours(tree, mix_colours(tree, linear(colour), broad, .8), specks, amount)
    return principled(tree, colour, rough, .28, (noise(tree, 18 * scale, 6, .65), .16, .03))


@material
def cloth(tree, colour, scale=160, strength=.35, distance=.004):
    """Woven linen: two crossed waves as relief, a little sheen."""
    heights = [node(tree, 'TexWave', {'Scale': scale, 'Distortion': 1.5, 'Vector': _coords(tree)}, 'Fac', bands_direction=axis) for axis in 'XY']
    tone = ramp(tree, noise(tree, 5, 4), (.3, '#ECEAE6'), (.7, '#FFFFFF'))
    return principled(tree, mix_colours(tree, linear(colour), tone, 1.0), .95, .05,
                      (mix_colours(tree, *heights, .5, 'MIX'), strength, distance), Sheen=.35)


@material
def thin_glass(tree, clear='#FBFDFD', edge='#BFD8DC', shine=.14):
    """Wall too thin to bend light: clear in front, tinted where it is seen edge on. What it reflects is a rim and one glint
    that shine by themselves: true reflections of a small sun need hundreds of samples to be clean."""
    facing, fresnel = (node(tree, 'LayerWeight', {0: .25}, side) for side in ('Facing', 'Fresnel'))
    maths = lambda kind, a, b: node(tree, 'Math', {0: a, 1: b}, operation=kind, use_clamp=kind == 'POWER')
    towards = node(tree, 'VectorMath', {0: node(tree, 'NewGeometry', {}, 'Normal'), 1: (-.72, -.66, .20)}, 'Value', operation='DOT_PRODUCT')
    glint = maths('MULTIPLY', maths('POWER', maths('MAXIMUM', towards, 0), 70), 2.2)
    bright = node(tree, 'Emission', {'Color': linear('#EAF4F8'), 'Strength': maths('MULTIPLY', maths('ADD', fresnel, glint), shine)})
    seen = node(tree, 'BsdfTransparent', {0: mix_colours(tree, linear(clear), linear(edge), facing, 'MIX')})
    return node(tree, 'AddShader', {0: seen, 1: bright})


@material
def leaf(tree, colour, other, through=.5):
    """Thin leaf or blade: half the light passes through; colour varies per object."""
    tone = mix_colours(tree, linear(colour), linear(other), node(tree, 'ObjectInfo', {}, 'Random'), 'MIX')
    return node(tree, 'MixShader', {0: through, 1: node(tree, 'BsdfDiffuse', {0: tone}), 2: node(tree, 'BsdfTranslucent', {0: tone})})


@material
def skin(tree, colour, flushed, depth=.03):
    """Skin: a little light goes through; redder and lit in amber where the mesh says so ('flush', 'lit')."""
    tone = ramp(tree, noise(tree, 3, 2), (.3, '#F5F1ED'), (.7, '#FFFFFF'))
    at = lambda name: node(tree, 'Attribute', {}, 'Fac', attribute_name=name)
    colour = mix_colours(tree, mix_colours(tree, linear(colour), linear(flushed), at('flush'), 'MIX'), tone, 1.0)
    colour = mix_colours(tree, colour, linear(SUN), node(tree, 'Math', {0: at('lit'), 1: .9}, operation='MULTIPLY'), 'MIX')
    glow = node(tree, 'Math', {0: at('lit'), 1: .55}, operation='MULTIPLY')
    return principled(tree, colour, .52, .32, (noise(tree, 60, 3), .05, .003), Subsurface=.22,
                      **{'Subsurface Color': colour, 'Subsurface Radius': (depth, depth * .4, depth * .2),
                         'Emission': linear(SUN), 'Emission Strength': glow})


OAK, GREY = ('#D9B688', '#B98F60', 1.4), ('#B3A48F', '#857661', 1.6)
NAMED = {  # who makes it, and from what
    'wall': (wall, '#E3ECEF'), 'wall-blue': (wall, '#CBDFE8'), 'wall-warm': (wall, '#ECE7DD'), 'wall-night': (wall, '#2A6476'),
    'panel': (plain, '#C4DAE3', .7, .2), 'clapboard': (plain, '#DCE7EA', .75, .15, (14, .12, .01)), 'white': (plain, '#F3F2EE'), 'studio': (plain, '#C3D8E1', .95, .05),
    'oak': (wood, *OAK), 'oak-z': (wood, *OAK, .5, 'Z'),
    'floor': (wood, '#D8B98E', '#BD9568', .9, .42), 'table': (wood, '#DEBF95', '#C09A6B', .5), 'walnut': (wood, '#8A6242', '#5E4029', 1.4),
    'weathered': (wood, *GREY, .85, 'Z'), 'weathered-x': (wood, *GREY, .85),
    'leather': (plain, LEATHER, .42, .4, (120, .06, .01)), 'leather-pale': (plain, '#E9EEF0', .45, .4, (120, .06, .01)),
    'steel': (plain, '#C8CED2', .28, .5, None, 1.0), 'brass': (plain, '#D9A94E', .24, .5, None, 1.0),
    'iron': (plain, '#2C3E45', .5, .4, (60, .12, .01)), 'rubber': (plain, '#22363E', .8, .2),
    'sun': (plain, SUN), 'teal': (plain, TEAL), 'dusk': (plain, DUSK_BLUE, .55), 'sky': (plain, SKY, .55), 'mist': (plain, MIST, .55),
    'sage': (plain, SAGE, .6), 'plaster': (plain, '#F3EEE6', .62, .22, (9, .05, .02)),
    'ceramic': (stone, '#F3EDE2', '#A8977F', .35, .8, .5), 'ceramic-blue': (stone, '#93BAC9', '#5E8A9B', .3, .8, .45),
    'ceramic-teal': (stone, '#2F6F80', '#1D4F5D', .4, .8, .42), 'ceramic-sun': (stone, SUN, '#C98700', .3, .8, .45),
    'chalk': (stone, '#F0EBE1', '#A79E90', .5), 'river-blue': (stone, '#9DBFCC', '#587C8A', .5),
    'river-grey': (stone, '#A9B3B5', '#5F6D71', .6), 'river-sand': (stone, '#DCC9A8', '#9A8157', .55),
    'river-dark': (stone, '#45707F', '#254650', .5), 'river-sun': (stone, SUN, '#C48300', .4),
    'linen': (cloth, LINEN), 'linen-blue': (cloth, '#A9C7D3'), 'linen-sun': (cloth, '#F0B429'), 'linen-teal': (cloth, '#2F6F80'),
    'wool': (plain, '#EFE7D8', .95, .05, (90, .5, .02), 0, .5), 'cord': (cloth, '#E9A61A', 60, .6, .01),
    'paper': (plain, '#FBFAF6', .9, .1), 'print': (plain, '#B9C6CB', .9, .1), 'glass': (thin_glass,), 'water-in-glass': (thin_glass, '#E4F0F1', '#8FB6BE'),
    'leaf': (leaf, '#86AC80', '#5F8E67', .35), 'straw': (leaf, '#D6B26A', '#B98F4A', .3), 'pond': (plain, '#8DB8C6', .02, .55),
    'lemon': (plain, '#F3B71B', .42, .4, (28, .22, .03)), 'pear': (stone, '#B9B85A', '#8B7C3A', .5, 1.5, .5),
    'yoga': (plain, '#3B8192', .85, .15, (220, .3, .004)),
    'screen': (plain, '#0B2B36', .12, .5), 'hose': (plain, '#3F8F6B', .42, .4), 'football': (plain, '#8A4A2B', .6, .3, (300, .4, .004)),
    'dusk-cloth': (cloth, '#8DB4C3', 900, .25, .001), 'towel': (plain, '#F4F0E6', .97, .05, (420, .55, .003), 0, .6),
    'towel-blue': (plain, '#A9C7D3', .97, .05, (420, .55, .003), 0, .6),
    'skin-tan': (skin, '#C58E68', '#B8735A'), 'skin-brown': (skin, '#8F5E40', '#84503C'),
    'nail-tan': (plain, '#D8A58C', .3, .45), 'nail-brown': (plain, '#B98870', .3, .45),
    'kite-sun': (leaf, SUN, SUN, .45), 'kite-teal': (leaf, '#2C7080', '#2C7080', .45),
}


def mat(name):
    if name in bpy.data.materials:
        return bpy.data.materials[name]
    make, *options = NAMED[name]
    return make(name, *options)
