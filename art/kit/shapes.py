"""Mesh building blocks. Every function returns the new object; `m` is its material."""
import math

import bmesh
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from .blender import link, mesh_object, rad
from .surface_nets import mesh as surface_mesh


def assign(obj, m):
    obj.data.materials.clear()
    obj.data.materials.append(m)
    return obj


def smooth(obj, angle=None):
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    if angle:
        obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, rad(angle)
    return obj


def mesh(vertices, faces, m=None, smoothed=True):
    me = bpy.data.meshes.new('mesh')
    me.from_pydata([tuple(v) for v in vertices], [], faces)
    me.update()
    obj = link(bpy.data.objects.new('mesh', me))
    if smoothed:
        smooth(obj)
    if m:
        assign(obj, m)
    return obj


def _finish(obj, bevel, segments, m):
    if bevel:
        mod = obj.modifiers.new('bevel', 'BEVEL')
        mod.width, mod.segments, mod.limit_method = bevel, segments, 'ANGLE'
        smooth(obj, 40)
    return assign(obj, m)


def box(sx, sy, sz, at=(0, 0, 0), turn=(0, 0, 0), bevel=.01, segments=3, m=None):
    """Box of the given full sizes around `at`; `turn` in degrees."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=[rad(a) for a in turn])
    obj = bpy.context.object
    obj.scale = (sx, sy, sz)
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return _finish(obj, bevel, segments, m)


def shift_grain(obj, offset):
    """Move the mesh inside its object and the object back: the same place, but another part of its texture."""
    obj.data.transform(Matrix.Translation(offset))
    obj.location -= Vector(offset)
    return obj


def cylinder(radius, depth, at=(0, 0, 0), turn=(0, 0, 0), bevel=.01, segments=3, m=None, sides=96):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=at, rotation=[rad(a) for a in turn], vertices=sides)
    return _finish(bpy.context.object, bevel, segments, m)


def ball(radius, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), m=None):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, rotation=[rad(a) for a in turn], segments=96, ring_count=64)
    obj = smooth(bpy.context.object)
    obj.scale = scale
    return assign(obj, m)


def pebble(length, at, shape, turn, seed, m, ground=0.0, rough=.10):
    """River stone: a flattened ball with broad, soft irregularities, resting on z = `ground`.

    `length` is the full length; `shape` the relative axes.
    """
    obj = ball(1, m=m)
    co = np.empty(len(obj.data.vertices) * 3, np.float32)
    obj.data.vertices.foreach_get('co', co)
    co = co.reshape(-1, 3)
    offset = Vector((seed * 7.31, seed * 3.17, seed * 1.91))
    bulge = np.array([noise.noise(Vector(p) * .75 + offset) + .35 * noise.noise(Vector(p) * 1.6 - offset) for p in co], np.float32)
    p = np.sign(co) * np.abs(co) ** .92  # stones are blunter than ellipsoids
    p = p * (1 + rough * bulge)[:, None] * np.float32(shape) * length / 2
    p[:, 2] -= p[:, 2].min()
    obj.data.vertices.foreach_set('co', p.astype(np.float32).ravel())
    obj.data.transform(Matrix.Rotation(rad(turn), 4, 'Z'))
    obj.location = (*at, ground - .004 * length)
    return obj


def cushion(sx, sy, sz, at=(0, 0, 0), turn=(0, 0, 0), square=.35, puff=.6, m=None):
    """Superellipsoid pillow: `square` -> 0 makes the plan squarer, `puff` -> 0 the section."""
    nu, nv = 96, 48
    power = lambda t, e: np.sign(t) * np.abs(t) ** e
    v, u = np.meshgrid(np.linspace(-np.pi / 2, np.pi / 2, nv), np.linspace(-np.pi, np.pi, nu, endpoint=False), indexing='ij')
    x = power(np.cos(v), puff) * power(np.cos(u), square) * sx / 2
    y = power(np.cos(v), puff) * power(np.sin(u), square) * sy / 2
    z = power(np.sin(v), puff) * sz / 2
    faces = [(j * nu + i, j * nu + (i + 1) % nu, (j + 1) * nu + (i + 1) % nu, (j + 1) * nu + i) for j in range(nv - 1) for i in range(nu)]
    obj = mesh(np.stack([x, y, z], -1).reshape(-1, 3), faces, m)
    obj.location, obj.rotation_euler = at, [rad(a) for a in turn]
    return obj


def tube(points, radius, m, radii=None, resolution=12, order=4):
    """Round rod along a NURBS curve; `radii` are factors per point."""
    curve = bpy.data.curves.new('tube', 'CURVE')
    curve.dimensions, curve.bevel_depth, curve.bevel_resolution = '3D', radius, 6
    curve.resolution_u, curve.use_fill_caps = resolution, True
    spline = curve.splines.new('NURBS')
    spline.points.add(len(points) - 1)
    spline.use_endpoint_u, spline.order_u = True, min(order, len(points))
    for i, p in enumerate(points):
        spline.points[i].co = (*p, 1)
        if radii:
            spline.points[i].radius = radii[i]
    curve.materials.append(m)
    return link(bpy.data.objects.new('tube', curve))


def rod(a, b, radius, m, taper=1.0):
    """Straight round rod from a to b, its end radius `taper` times the first."""
    return tube([a, b], radius, m, radii=[1, taper], order=2)


def lathe(profile, m, subdivide=2, scale=(1, 1, 1)):
    """Surface of revolution around z from [(radius, height), ...]."""
    me, bm = bpy.data.meshes.new('lathe'), bmesh.new()
    vs = [bm.verts.new((r, 0, z)) for r, z in profile]
    es = [bm.edges.new(pair) for pair in zip(vs, vs[1:])]
    bmesh.ops.spin(bm, geom=vs + es, axis=(0, 0, 1), cent=(0, 0, 0), steps=96, angle=2 * math.pi)
    bmesh.ops.remove_doubles(bm, verts=bm.verts, dist=1e-4)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(me)
    bm.free()
    obj = smooth(link(bpy.data.objects.new('lathe', me)))
    obj.scale = scale
    if subdivide:
        mod = obj.modifiers.new('subdivide', 'SUBSURF')
        mod.levels = mod.render_levels = subdivide
    return assign(obj, m)


def sheet(f, nu, nv, m=None, thickness=0.0):
    """Grid surface from f(u, v) -> (x, y, z) with u, v in 0..1."""
    pts = [f(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    faces = [(j * (nu + 1) + i, j * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i + 1, (j + 1) * (nu + 1) + i)
             for j in range(nv) for i in range(nu)]
    obj = mesh(pts, faces, m)
    if thickness:
        mod = obj.modifiers.new('solid', 'SOLIDIFY')
        mod.thickness, mod.offset = thickness, 0
    return obj


def height_field(x, y, z, m):
    """Ground over a grid of points: arrays of one shape."""
    ny, nx = x.shape
    i, j = np.meshgrid(np.arange(nx - 1), np.arange(ny - 1))
    a = (j * nx + i).ravel()
    return assign(mesh_object(np.stack([x, y, z], -1).reshape(-1, 3), np.stack([a, a + 1, a + nx + 1, a + nx], -1)), m)


def surface(field, low, high, step, m):
    """Smoothed surface of a distance field (see sdf.py) inside the box low..high."""
    obj = mesh_object(*surface_mesh(field, low, high, step))
    mod = obj.modifiers.new('smooth', 'SMOOTH')
    mod.iterations, mod.factor = 3, .5
    return assign(obj, m)


def outline(points, thickness, m, bevel=.004):
    """Flat plate in the xz plane from a closed outline [(x, z), ...], thickened along y."""
    n = len(points)
    faces = [tuple(range(n)), tuple(range(2 * n - 1, n - 1, -1))] + [(i, i + n, (i + 1) % n + n, (i + 1) % n) for i in range(n)]
    obj = mesh([(x, y, z) for y in (-thickness / 2, thickness / 2) for x, z in points], faces, smoothed=False)
    bm = bmesh.new()
    bm.from_mesh(obj.data)
    bmesh.ops.recalc_face_normals(bm, faces=bm.faces)
    bm.to_mesh(obj.data)
    bm.free()
    return _finish(obj, bevel, 2, m)


def cyclorama(m, depth=5.0, radius=2.5):
    """Seamless studio background: floor that curves up into the wall at y = depth."""
    curve = [(depth - radius + math.sin(a) * radius, radius - math.cos(a) * radius) for a in np.linspace(0, math.pi / 2, 33)]
    path = [(-14, 0), *curve, (depth, 14)]
    faces = [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(len(path) - 1)]
    return mesh([(x, y, z) for y, z in path for x in (-20, 20)], faces, m)
