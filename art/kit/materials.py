"""Materials. `mat('oak')` builds a named one on first use in a scene; the table NAMED is at the end."""
import bpy

from .blender import ramp
from .colour import CORAL, DUSK_BLUE, LEATHER, LINEN, MIST, SAGE, SKY, SUN, TEAL, linear


def _principled(name):
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    return m, m.node_tree, m.node_tree.nodes['Principled BSDF']


def noise(tree, scale, detail=5, roughness=.6, vector=None, distortion=0):
    node = tree.nodes.new('ShaderNodeTexNoise')
    for key, value in (('Scale', scale), ('Detail', detail), ('Roughness', roughness), ('Distortion', distortion)):
        node.inputs[key].default_value = value
    tree.links.new(vector or _coords(tree), node.inputs['Vector'])
    return node.outputs['Fac']


def _coords(tree, stretch=None):
    out = tree.nodes.new('ShaderNodeTexCoord').outputs['Object']
    if stretch:
        mapping = tree.nodes.new('ShaderNodeMapping')
        mapping.inputs['Scale'].default_value = stretch
        tree.links.new(out, mapping.inputs['Vector'])
        out = mapping.outputs['Vector']
    return out


def mix_colours(tree, a, b, factor, mode='MULTIPLY'):
    node = tree.nodes.new('ShaderNodeMixRGB')
    node.blend_type = mode
    for socket, value in ((node.inputs[0], factor), (node.inputs[1], a), (node.inputs[2], b)):
        if hasattr(value, 'is_output'):
            tree.links.new(value, socket)
        else:
            socket.default_value = value
    return node.outputs[0]


def _bump(tree, bsdf, height, strength, distance):
    node = tree.nodes.new('ShaderNodeBump')
    node.inputs['Strength'].default_value, node.inputs['Distance'].default_value = strength, distance
    tree.links.new(height, node.inputs['Height'])
    tree.links.new(node.outputs['Normal'], bsdf.inputs['Normal'])


def plain(name, colour, rough=.6, specular=.3, metal=0.0, bump=None, sheen=0.0):
    """One colour; bump = (scale, strength, distance) adds fine relief."""
    m, tree, b = _principled(name)
    b.inputs['Base Color'].default_value = linear(colour)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = rough, specular
    b.inputs['Metallic'].default_value, b.inputs['Sheen'].default_value = metal, sheen
    if bump:
        _bump(tree, b, noise(tree, bump[0]), bump[1], bump[2])
    return m


def wall(name, colour):
    """Limewash: broad, faint clouds of tone and a trowelled surface."""
    m, tree, b = _principled(name)
    cloud = ramp(tree, noise(tree, .9, 4), (.3, '#F0F0F0'), (.7, '#FFFFFF'))
    tree.links.new(mix_colours(tree, linear(colour), cloud, 1.0), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .95, .05
    _bump(tree, b, noise(tree, 7, 6), .12, .02)
    return m


def wood(name, light, dark, scale=1.0, rough=.5, along='X'):
    """Straight-grained wood: long soft bands plus fine pores along one axis."""
    m, tree, b = _principled(name)
    stretch = {'X': (.30, 6, 6), 'Y': (6, .30, 6), 'Z': (6, 6, .30)}[along]
    fine = {'X': (1.1, 60, 60), 'Y': (60, 1.1, 60), 'Z': (60, 60, 1.1)}[along]
    bands = noise(tree, 1.6, 5, .55, _coords(tree, [v * scale for v in stretch]), .8)
    pores = noise(tree, 1.3, 3, .5, _coords(tree, [v * scale for v in fine]))
    colour = ramp(tree, bands, (.28, dark), (.70, light))
    colour = mix_colours(tree, colour, ramp(tree, pores, (.35, '#D8CFC4'), (.55, '#FFFFFF')), .7)
    tree.links.new(colour, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = rough, .28
    _bump(tree, b, pores, .10, .004)
    return m


def stone(name, colour, speckle='#B9B2A6', amount=.55, scale=1.0, rough=.72):
    """River stone: broad tone changes, fine dark specks, slightly pitted."""
    m, tree, b = _principled(name)
    broad = ramp(tree, noise(tree, 1.3 * scale, 6, .55, None, .6), (.32, '#CFCBC4'), (.66, '#FFFFFF'))
    specks = ramp(tree, noise(tree, 42 * scale, 2, .6), (.30, speckle), (.42, '#FFFFFF'))
    colour = mix_colours(tree, mix_colours(tree, linear(colour), broad, .8), specks, amount)
    tree.links.new(colour, b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = rough, .28
    _bump(tree, b, noise(tree, 18 * scale, 6, .65), .16, .03)
    return m


def cloth(name, colour, scale=160, strength=.35, distance=.004):
    """Woven linen: two crossed waves as relief, a little sheen."""
    m, tree, b = _principled(name)
    heights = []
    for axis in 'XY':
        wave = tree.nodes.new('ShaderNodeTexWave')
        wave.bands_direction = axis
        wave.inputs['Scale'].default_value, wave.inputs['Distortion'].default_value = scale, 1.5
        tree.links.new(_coords(tree), wave.inputs['Vector'])
        heights.append(wave.outputs['Fac'])
    tone = ramp(tree, noise(tree, 5, 4), (.3, '#ECEAE6'), (.7, '#FFFFFF'))
    tree.links.new(mix_colours(tree, linear(colour), tone, 1.0), b.inputs['Base Color'])
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = .95, .05
    b.inputs['Sheen'].default_value = .35
    _bump(tree, b, mix_colours(tree, heights[0], heights[1], .5, 'MIX'), strength, distance)
    return m


def glass(name, colour='#FFFFFF', ior=1.45):
    """Clear glass that lets light through its shadow (no caustics needed)."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    new, join = tree.nodes.new, tree.links.new
    out, mix, path = new('ShaderNodeOutputMaterial'), new('ShaderNodeMixShader'), new('ShaderNodeLightPath')
    refract, clear = new('ShaderNodeBsdfGlass'), new('ShaderNodeBsdfTransparent')
    refract.inputs['Color'].default_value = linear(colour)
    refract.inputs['Roughness'].default_value, refract.inputs['IOR'].default_value = 0, ior
    clear.inputs[0].default_value = (.86, .90, .91, 1)
    either = new('ShaderNodeMath')
    either.operation = 'MAXIMUM'
    join(path.outputs['Is Shadow Ray'], either.inputs[0])
    join(path.outputs['Is Diffuse Ray'], either.inputs[1])
    join(either.outputs[0], mix.inputs[0])
    join(refract.outputs[0], mix.inputs[1])
    join(clear.outputs[0], mix.inputs[2])
    join(mix.outputs[0], out.inputs[0])
    return m


def thin_glass(name, face='#FBFDFD', edge='#BFD8DC'):
    """Wall too thin to bend light: clear in front, tinted where it is seen edge on, with a clean reflection on top."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    new, join = tree.nodes.new, tree.links.new
    facing, tint = new('ShaderNodeLayerWeight'), new('ShaderNodeMixRGB')
    facing.inputs[0].default_value = .25
    join(facing.outputs['Facing'], tint.inputs[0])
    tint.inputs[1].default_value, tint.inputs[2].default_value = linear(face), linear(edge)
    clear, shine, both = new('ShaderNodeBsdfTransparent'), new('ShaderNodeBsdfGlossy'), new('ShaderNodeAddShader')
    join(tint.outputs[0], clear.inputs[0])
    shine.inputs['Roughness'].default_value = .06
    join(facing.outputs['Fresnel'], shine.inputs['Color'])
    join(clear.outputs[0], both.inputs[0])
    join(shine.outputs[0], both.inputs[1])
    join(both.outputs[0], new('ShaderNodeOutputMaterial').inputs[0])
    return m


def leaf(name, colour, other, through=.5):
    """Thin leaf or blade: half the light passes through; colour varies per object."""
    m = bpy.data.materials.new(name)
    m.use_nodes = True
    tree = m.node_tree
    tree.nodes.clear()
    new, join = tree.nodes.new, tree.links.new
    out, mix = new('ShaderNodeOutputMaterial'), new('ShaderNodeMixShader')
    mix.inputs[0].default_value = through
    diffuse, translucent, info = new('ShaderNodeBsdfDiffuse'), new('ShaderNodeBsdfTranslucent'), new('ShaderNodeObjectInfo')
    tone = mix_colours(tree, linear(colour), linear(other), info.outputs['Random'], 'MIX')
    for i, shader in enumerate((diffuse, translucent)):
        join(tone, shader.inputs['Color'])
        join(shader.outputs[0], mix.inputs[1 + i])
    join(mix.outputs[0], out.inputs[0])
    return m


def water(name, deep='#8DB8C6', rough=.02):
    m, tree, b = _principled(name)
    b.inputs['Base Color'].default_value = linear(deep)
    b.inputs['Roughness'].default_value, b.inputs['Specular'].default_value = rough, .55
    return m


NAMED = {
    'wall': lambda n: wall(n, '#E3ECEF'), 'wall-blue': lambda n: wall(n, '#CBDFE8'),
    'wall-warm': lambda n: wall(n, '#ECE7DD'), 'wall-night': lambda n: wall(n, '#2A6476'),
    'panel': lambda n: plain(n, '#C4DAE3', .7, .2), 'white': lambda n: plain(n, '#F3F2EE', .5, .3),
    'studio': lambda n: plain(n, '#C3D8E1', .95, .05),
    'oak': lambda n: wood(n, '#D9B688', '#B98F60', 1.4), 'oak-y': lambda n: wood(n, '#D9B688', '#B98F60', 1.4, along='Y'),
    'oak-z': lambda n: wood(n, '#D9B688', '#B98F60', 1.4, along='Z'),
    'floor': lambda n: wood(n, '#D8B98E', '#BD9568', .9, .42), 'table': lambda n: wood(n, '#DEBF95', '#C09A6B', .5, .5),
    'walnut': lambda n: wood(n, '#8A6242', '#5E4029', 1.4), 'weathered': lambda n: wood(n, '#B3A48F', '#857661', 1.6, .85, 'Z'),
    'weathered-x': lambda n: wood(n, '#B3A48F', '#857661', 1.6, .85),
    'leather': lambda n: plain(n, LEATHER, .42, .4, bump=(120, .06, .01)),
    'leather-pale': lambda n: plain(n, '#E9EEF0', .45, .4, bump=(120, .06, .01)),
    'steel': lambda n: plain(n, '#C8CED2', .28, .5, 1.0), 'brass': lambda n: plain(n, '#D9A94E', .24, .5, 1.0),
    'iron': lambda n: plain(n, '#2C3E45', .5, .4, bump=(60, .12, .01)), 'rubber': lambda n: plain(n, '#22363E', .8, .2),
    'sun': lambda n: plain(n, SUN, .5, .3), 'coral': lambda n: plain(n, CORAL, .5, .3),
    'teal': lambda n: plain(n, TEAL, .5, .3), 'dusk': lambda n: plain(n, DUSK_BLUE, .55, .3),
    'sky': lambda n: plain(n, SKY, .55, .3), 'mist': lambda n: plain(n, MIST, .55, .3),
    'sage': lambda n: plain(n, SAGE, .6, .3),
    'plaster': lambda n: plain(n, '#F3EEE6', .62, .22, bump=(9, .05, .02)),
    'ceramic': lambda n: stone(n, '#F3EDE2', '#A8977F', .35, .8, .5),
    'ceramic-blue': lambda n: stone(n, '#93BAC9', '#5E8A9B', .3, .8, .45),
    'ceramic-teal': lambda n: stone(n, '#2F6F80', '#1D4F5D', .4, .8, .42),
    'ceramic-sun': lambda n: stone(n, SUN, '#C98700', .3, .8, .45),
    'pot': lambda n: plain(n, '#EDE5D8', .8, .15, bump=(30, .12, .02)),
    'chalk': lambda n: stone(n, '#F0EBE1', '#A79E90', .5), 'river-blue': lambda n: stone(n, '#9DBFCC', '#587C8A', .5),
    'river-grey': lambda n: stone(n, '#A9B3B5', '#5F6D71', .6), 'river-sand': lambda n: stone(n, '#DCC9A8', '#9A8157', .55),
    'river-dark': lambda n: stone(n, '#45707F', '#254650', .5), 'river-sun': lambda n: stone(n, SUN, '#C48300', .4),
    'linen': lambda n: cloth(n, LINEN), 'linen-blue': lambda n: cloth(n, '#A9C7D3'), 'linen-sun': lambda n: cloth(n, '#F0B429'),
    'linen-teal': lambda n: cloth(n, '#2F6F80'), 'wool': lambda n: plain(n, '#EFE7D8', .95, .05, bump=(90, .5, .02), sheen=.5),
    'paper': lambda n: plain(n, '#FBFAF6', .9, .1), 'glass': lambda n: thin_glass(n),
    'leaf': lambda n: leaf(n, '#86AC80', '#5F8E67', .35), 'straw': lambda n: leaf(n, '#D6B26A', '#B98F4A', .3),
    'pond': lambda n: water(n), 'dish-water': lambda n: water(n, '#3C8496', .04), 'water-in-glass': lambda n: glass(n, '#F4FBFD', 1.33),
    'print': lambda n: plain(n, '#B9C6CB', .9, .1), 'cord': lambda n: cloth(n, '#E9A61A', 60, .6, .01),
    'lemon': lambda n: plain(n, '#F3B71B', .42, .4, bump=(28, .22, .03)), 'pear': lambda n: stone(n, '#B9B85A', '#8B7C3A', .5, 1.5, .5),
    'yoga': lambda n: plain(n, '#3B8192', .85, .15, bump=(220, .3, .004)),
    'kite-sun': lambda n: leaf(n, SUN, SUN, .45), 'kite-teal': lambda n: leaf(n, '#2C7080', '#2C7080', .45),
    'sand': lambda n: plain(n, '#E8E0D0', .95, .1, bump=(260, .35, .006)),
}


def mat(name):
    return bpy.data.materials.get(name) or NAMED[name](name)
