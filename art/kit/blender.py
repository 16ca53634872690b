"""What every picture needs from Blender: an empty scene, meshes from arrays, lights, camera, groups.

Units are metres in rooms and prairies, decimetres in table-top still lifes.
The viewer looks along +Y, +X is to the right, +Z is up.
"""
import math

import bpy
import numpy as np
from mathutils import Matrix, Vector

from .colour import linear

rad = math.radians


def new_scene(width, height, samples):
    """Empty file with Cycles on the CPU; Blender's own denoiser stays off (not in Debian's build)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.use_denoising, c.samples = 'CPU', False, samples
    r = scene.render
    r.resolution_x, r.resolution_y, r.resolution_percentage = width, height, 100
    r.threads_mode, r.threads = 'FIXED', 2
    scene.view_settings.view_transform = 'Raw'
    world = bpy.data.worlds.new('world')
    scene.world = world
    world.use_nodes = True
    return scene


def link(obj):
    bpy.context.collection.objects.link(obj)
    return obj


def mesh_object(vertices, faces, smooth=True):
    me = bpy.data.meshes.new('mesh')
    me.from_pydata(vertices, [], faces)
    me.validate()
    me.polygons.foreach_set('use_smooth', [smooth] * len(me.polygons))
    return link(bpy.data.objects.new('mesh', me))


def read_image(path):
    """Floats (height, width, 4) of an image file, top row first."""
    image = bpy.data.images.load(path)
    w, h = image.size
    a = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(a)
    bpy.data.images.remove(image)
    return a.reshape(h, w, 4)[::-1]


def node(tree, kind, inputs, output=0, **settings):
    """New shader node with its inputs {number or name: value, or output of another node}; returns one of its outputs."""
    made = tree.nodes.new('ShaderNode' + kind)
    for key, value in settings.items():
        setattr(made, key, value)
    for key, value in inputs.items():
        if hasattr(value, 'is_output'):
            tree.links.new(value, made.inputs[key])
        else:
            made.inputs[key].default_value = value
    return made.outputs[output] if made.outputs else None


def ramp(tree, value, *stops, interpolation='LINEAR'):
    """Node that maps a value to colours by stops (position, colour); returns its colour."""
    node = tree.nodes.new('ShaderNodeValToRGB')
    node.color_ramp.interpolation = interpolation
    elements = node.color_ramp.elements
    while len(elements) < len(stops):
        elements.new(.5)
    for element, (position, colour) in zip(elements, stops):
        element.position, element.color = position, linear(colour)
    tree.links.new(value, node.inputs[0])
    return node.outputs[0]


def world_colour(colour='#DDE8EE', strength=.6):
    """Even fill light from all around."""
    node = bpy.context.scene.world.node_tree.nodes['Background']
    node.inputs[0].default_value = linear(colour)
    node.inputs[1].default_value = strength


def world_gradient(stops):
    """Sky that depends on elevation only: stops = [(0..1 from horizon to zenith, colour), ...]."""
    tree = bpy.context.scene.world.node_tree
    up = node(tree, 'SeparateXYZ', {0: node(tree, 'TexCoord', {}, 'Generated')}, 'Z')
    back = tree.nodes['Background'].inputs
    tree.links.new(ramp(tree, up, *stops, interpolation='EASE'), back[0])
    back[1].default_value = 1


def _place(data, location, target):
    """Object at a place, turned to a target."""
    obj = link(bpy.data.objects.new(data.name, data))
    obj.location = location
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()
    return obj


def area_light(location, target, size, energy, colour='#FFFFFF', size_y=None):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.size, lamp.color = energy, size, linear(colour)[:3]
    if size_y:
        lamp.shape, lamp.size_y = 'RECTANGLE', size_y
    return _place(lamp, location, target)


def sun_light(towards_sun, strength=4.0, angle=1.2, colour='#FFE3BC'):
    """Parallel light; `towards_sun` points from the scene to the sun, `angle` softens its shadows."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, rad(angle), linear(colour)[:3]
    return _place(lamp, towards_sun, (0, 0, 0))


def camera(location, target, lens=50, fstop=None, focus=None, shift=(0, 0)):
    data = bpy.data.cameras.new('camera')
    data.lens, data.clip_end = lens, 2000
    data.shift_x, data.shift_y = shift
    if fstop:
        data.dof.use_dof, data.dof.aperture_fstop = True, fstop
        data.dof.focus_distance = (Vector(focus or target) - Vector(location)).length
    bpy.context.scene.camera = _place(data, location, target)
    return bpy.context.scene.camera


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
