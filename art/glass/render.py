"""Runs inside Blender: draws packed glass meshes as pure densities.

usage: blender -b --factory-startup -P render.py -- job.npz [job.npz ...]

A job holds meshes that already stand in camera space (the camera is at the
origin, looks along +y, z is up), with a colour per vertex: red = soft tissue,
green = bone, blue = glow.  Glass is Transparent + Emission * facing^power, so
one sample needs no bounce and nearly no noise.  The result is a float array
(height, width, 3) in <job>.out.npy; colours come later, in composite.py.
"""
import os
import sys
import time

import bpy
import numpy as np


def scene(width, height, samples, lens, shift):
    bpy.ops.wm.read_factory_settings(use_empty=True)
    s = bpy.context.scene
    s.render.engine = 'CYCLES'
    c = s.cycles
    c.device, c.use_denoising, c.samples = 'CPU', False, samples
    c.use_adaptive_sampling = False
    c.max_bounces, c.transparent_max_bounces = 0, 128
    c.pixel_filter_type, c.filter_width = 'BLACKMAN_HARRIS', 1.6
    s.render.resolution_x, s.render.resolution_y = width, height
    s.render.resolution_percentage = 100
    s.render.threads_mode, s.render.threads = 'FIXED', 2
    s.view_settings.view_transform = 'Raw'
    w = bpy.data.worlds.new('w')
    s.world = w
    w.use_nodes = True
    w.node_tree.nodes['Background'].inputs[1].default_value = 0
    cam = bpy.data.cameras.new('c')
    cam.sensor_fit, cam.sensor_width = 'HORIZONTAL', 36
    cam.lens = lens
    cam.shift_x, cam.shift_y = shift
    cam.clip_start, cam.clip_end = .01, 50
    o = bpy.data.objects.new('c', cam)
    o.rotation_euler = (np.pi / 2, 0, 0)
    s.collection.objects.link(o)
    s.camera = o


def glass(power, base, light):
    """Emission = colour * (facing^power + base) * (1 + light * N.L)."""
    m = bpy.data.materials.new('glass')
    m.use_nodes = True
    t = m.node_tree
    t.nodes.clear()
    new, link = t.nodes.new, t.links.new

    def maths(op, a, b):
        n = new('ShaderNodeMath')
        n.operation = op
        for i, v in enumerate((a, b)):
            if isinstance(v, (int, float)):
                n.inputs[i].default_value = v
            else:
                link(v, n.inputs[i])
        return n.outputs[0]
    facing = new('ShaderNodeLayerWeight')
    facing.inputs[0].default_value = .5
    geo = new('ShaderNodeNewGeometry')
    dot = new('ShaderNodeVectorMath')
    dot.operation = 'DOT_PRODUCT'
    dot.inputs[1].default_value = (.64, -.20, .74)
    link(geo.outputs['Normal'], dot.inputs[0])
    lit = maths('ADD', maths('MULTIPLY', dot.outputs['Value'], light), 1.0)
    alpha = maths('MULTIPLY', maths('ADD', maths('POWER', facing.outputs['Facing'], power), base), lit)
    col = new('ShaderNodeAttribute')
    col.attribute_name = 'tint'
    em = new('ShaderNodeEmission')
    link(col.outputs['Vector'], em.inputs['Color'])
    link(alpha, em.inputs['Strength'])
    add = new('ShaderNodeAddShader')
    link(new('ShaderNodeBsdfTransparent').outputs[0], add.inputs[0])
    link(em.outputs[0], add.inputs[1])
    link(add.outputs[0], new('ShaderNodeOutputMaterial').inputs[0])
    return m


def add_mesh(V, Q, density, material):
    me = bpy.data.meshes.new('m')
    me.vertices.add(len(V))
    me.vertices.foreach_set('co', V.astype(np.float32).ravel())
    me.loops.add(Q.size)
    me.loops.foreach_set('vertex_index', Q.astype(np.int32).ravel())
    me.polygons.add(len(Q))
    me.polygons.foreach_set('loop_start', np.arange(0, Q.size, 4, dtype=np.int32))
    me.polygons.foreach_set('loop_total', np.full(len(Q), 4, np.int32))
    me.polygons.foreach_set('use_smooth', np.ones(len(Q), bool))
    # not named 'density': Cycles takes that name for volumes
    a = me.attributes.new('tint', 'FLOAT_VECTOR', 'POINT')
    a.data.foreach_set('vector', density.astype(np.float32).ravel())
    me.update(calc_edges=True)
    me.materials.append(material)
    o = bpy.data.objects.new('m', me)
    bpy.context.scene.collection.objects.link(o)


def run(path):
    t = time.time()
    job = np.load(path)
    W, H, spp = (int(v) for v in job['size'])
    scene(W, H, spp, float(job['lens']), [float(v) for v in job['shift']])
    n = 0
    while f'V{n}' in job:
        add_mesh(job[f'V{n}'], job[f'Q{n}'], job[f'D{n}'],
                 glass(*[float(v) for v in job[f'M{n}']]))
        n += 1
    s = bpy.context.scene
    out = path[:-4] + '.exr'
    s.render.image_settings.file_format = 'OPEN_EXR'
    s.render.image_settings.color_depth = '32'
    s.render.filepath = out
    bpy.ops.render.render(write_still=True)
    im = bpy.data.images.load(out)
    a = np.empty(W * H * 4, np.float32)
    im.pixels.foreach_get(a)
    np.save(path[:-4] + '.out.npy', a.reshape(H, W, 4)[::-1, :, :3].astype(np.float32))
    os.remove(out)
    print(f'RENDERED {os.path.basename(path)} {n} meshes {time.time() - t:.1f}s', flush=True)


for job_path in sys.argv[sys.argv.index('--') + 1:]:
    run(job_path)
