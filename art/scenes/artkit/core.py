"""Scene set-up shared by every picture: colours, Cycles settings, lights, camera.

Units are metres in rooms and prairies, decimetres in table-top still lifes.
The viewer looks along +Y, +X is to the right, +Z is up.
"""
import math

import bpy
from mathutils import Matrix, Vector

# The palette of the website, plus the few material colours that pictures need.
INK, TEAL, NIGHT = '#0B2B36', '#12566A', '#08242E'
SKY, MIST, SUN, CORAL, SAGE = '#C9DFE8', '#EFF6F8', '#F2A900', '#E2532F', '#4C6F4E'
LEATHER, DUSK_BLUE, CHALK, LINEN = '#2C7080', '#8DB4C3', '#F2EEE6', '#F1ECE0'

rad = math.radians


def linear(hex_colour):
    """'#RRGGBB' (sRGB) -> (r, g, b, 1) in linear light."""
    h = hex_colour.lstrip('#')
    rgb = [int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)]
    return tuple(c / 12.92 if c <= .04045 else ((c + .055) / 1.055) ** 2.4 for c in rgb) + (1,)


def new_scene(width, height, samples, percent=100):
    """Empty file with Cycles on the CPU; Blender's own denoiser stays off (not in Debian's build)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.use_denoising, c.samples = 'CPU', False, samples
    c.use_adaptive_sampling, c.adaptive_threshold = True, .02
    c.adaptive_min_samples = max(12, samples // 4)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 10, 2, 3
    c.transmission_bounces, c.transparent_max_bounces = 10, 12
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3, 12, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, percent
    r.threads_mode, r.threads = 'FIXED', 2
    r.use_persistent_data = False
    scene.view_settings.view_transform = 'Raw'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    return scene


def link(obj):
    bpy.context.collection.objects.link(obj)
    return obj


def world_colour(colour='#DDE8EE', strength=.6):
    """Even fill light from all around."""
    node = bpy.context.scene.world.node_tree.nodes['Background']
    node.inputs[0].default_value = linear(colour)
    node.inputs[1].default_value = strength


def world_gradient(stops, strength=1.0, power=1.0):
    """Sky that depends on elevation only: stops = [(0..1 from horizon to zenith, colour), ...]."""
    tree = bpy.context.scene.world.node_tree
    new, join = tree.nodes.new, tree.links.new
    back = tree.nodes['Background']
    coords, split, up, ramp = (new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ'), new('ShaderNodeMath'),
                               new('ShaderNodeValToRGB'))
    up.operation = 'POWER'
    up.use_clamp = True
    up.inputs[1].default_value = power
    join(coords.outputs['Generated'], split.inputs[0])
    join(split.outputs['Z'], up.inputs[0])
    join(up.outputs[0], ramp.inputs[0])
    join(ramp.outputs[0], back.inputs[0])
    ramp.color_ramp.interpolation = 'EASE'
    elements = ramp.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, linear(colour)
    back.inputs[1].default_value = strength


def _aim(obj, target):
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()
    return obj


def area_light(location, target, size, energy, colour='#FFFFFF', size_y=None):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.size, lamp.color = energy, size, linear(colour)[:3]
    if size_y:
        lamp.shape, lamp.size_y = 'RECTANGLE', size_y
    obj = link(bpy.data.objects.new('area', lamp))
    obj.location = location
    return _aim(obj, target)


def sun_light(towards_sun, strength=4.0, angle=1.2, colour='#FFE3BC'):
    """Parallel light; `towards_sun` points from the scene to the sun, `angle` softens its shadows."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, rad(angle), linear(colour)[:3]
    obj = link(bpy.data.objects.new('sun', lamp))
    obj.location = towards_sun
    return _aim(obj, (0, 0, 0))


def camera(location, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 2000
    data.shift_x, data.shift_y = shift
    obj = link(bpy.data.objects.new('camera', data))
    obj.location = location
    _aim(obj, target)
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = obj
    return obj


def empty(location=(0, 0, 0), rotation=(0, 0, 0), scale=1.0):
    obj = link(bpy.data.objects.new('group', None))
    obj.location, obj.rotation_euler, obj.scale = location, rotation, (scale,) * 3
    return obj


class Group:
    """Collects the objects made inside a `with` block under one empty, so that a prop moves as a whole."""

    def __init__(self, location=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0, 0)):
        self.root = empty(location, (rad(tilt[0]), rad(tilt[1]), rad(turn)), scale)

    def __enter__(self):
        self.before = set(bpy.data.objects)
        return self.root

    def __exit__(self, *_):
        for obj in set(bpy.data.objects) - self.before:
            if obj.parent is None and obj is not self.root:
                obj.parent = self.root


def shadow_frame(towards_sun, target, distance):
    """Matrix of a plane across the sun's rays, `distance` before `target`: its (u, v) are right and up."""
    d = Vector(towards_sun).normalized()
    rotation = (-d).to_track_quat('-Z', 'Y').to_matrix().to_4x4()
    return Matrix.Translation(Vector(target) + d * distance) @ rotation
