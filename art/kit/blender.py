"""What every picture needs from Blender: an empty scene, meshes from arrays, lights, camera, groups.

Units are metres in rooms and prairies, decimetres in table-top still lifes.
The viewer looks along +Y, +X is to the right, +Z is up.
"""
import math
import tempfile
from contextlib import contextmanager

import bpy
import numpy as np
from mathutils import Vector

from .colour import linear, rgb

rad = math.radians


def new_scene(width, height, samples):
    """Empty file with Cycles on the CPU; Blender's own denoiser stays off (not in Debian's build)."""
    bpy.ops.wm.read_factory_settings(use_empty=True)
    scene = bpy.context.scene
    scene.render.engine = 'CYCLES'
    c = scene.cycles
    c.device, c.use_denoising, c.samples = 'CPU', False, samples
    scene.render.resolution_x, scene.render.resolution_y = width, height
    scene.world = bpy.data.worlds.new('world')
    scene.world.use_nodes = True
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


def render(*passes):
    """Render the scene; returns these passes: floats (height, width, 3), top row first."""
    scene = bpy.context.scene
    scene.use_nodes = True
    tree = scene.node_tree
    layers, files = tree.nodes['Render Layers'], tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth = 'OPEN_EXR', '32'
    files.file_slots.clear()
    for name in passes:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])
    with tempfile.TemporaryDirectory() as folder:
        files.base_path = folder
        bpy.ops.render.render()
        return [_read(f'{folder}/{name}{scene.frame_current:04d}.exr') for name in passes]


def _read(path):
    image = bpy.data.images.load(path)
    width, height = image.size
    a = np.empty((height, width, 4), np.float32)
    image.pixels.foreach_get(a.ravel())
    bpy.data.images.remove(image)
    return a[::-1, :, :3]


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
    colour = node(tree, 'ValToRGB', {0: value})
    colours = colour.node.color_ramp
    colours.interpolation = interpolation
    for _ in stops[2:]:
        colours.elements.new(.5)
    for element, stop in zip(colours.elements, stops):
        element.position, element.color = stop[0], linear(stop[1])
    return colour


def world_light(colour, strength=1.0):
    """Light from all around: a colour, or the output of a node of the world's tree."""
    tree = bpy.context.scene.world.node_tree
    colour = linear(colour) if isinstance(colour, str) else colour
    tree.links.new(node(tree, 'Background', {0: colour, 1: strength}), tree.nodes['World Output'].inputs[0])


def _place(data, location, target):
    """Object at a place, turned to a target."""
    obj = link(bpy.data.objects.new(data.name, data))
    obj.location = location
    obj.rotation_euler = (Vector(target) - obj.location).to_track_quat('-Z', 'Y').to_euler()
    return obj


def area_light(location, target, size, energy, colour):
    lamp = bpy.data.lights.new('area', 'AREA')
    lamp.energy, lamp.size, lamp.color = energy, size, rgb(colour)
    return _place(lamp, location, target)


def sun_light(towards_sun, strength, angle, colour):
    """Parallel light; `towards_sun` points from the scene to the sun, `angle` softens its shadows."""
    lamp = bpy.data.lights.new('sun', 'SUN')
    lamp.energy, lamp.angle, lamp.color = strength, rad(angle), rgb(colour)
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


@contextmanager
def group(location=(0, 0, 0), turn=0.0, scale=1.0, tilt=(0, 0)):
    """Collects the objects made inside a `with` block under one empty, so that a prop moves as a whole."""
    root = link(bpy.data.objects.new('group', None))
    before = set(bpy.data.objects)
    root.location, root.rotation_euler, root.scale = location, (rad(tilt[0]), rad(tilt[1]), rad(turn)), (scale,) * 3
    yield root
    for obj in set(bpy.data.objects) - before:
        if obj.parent is None:
            obj.parent = root
