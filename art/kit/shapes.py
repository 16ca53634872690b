"""Mesh building blocks. Every function returns the new object; `m` is its material."""
import bpy
import numpy as np
from mathutils import Matrix, Vector, noise

from .blender import link, mesh_object, rad
from .surface_nets import exact_mesh
from .tubes import grid


def assign(obj, m):
    obj.data.materials.append(m)
    return obj


def smooth(obj, angle=None):
    obj.data.polygons.foreach_set('use_smooth', [True] * len(obj.data.polygons))
    if angle:
        obj.data.use_auto_smooth, obj.data.auto_smooth_angle = True, rad(angle)
    return obj


def mesh(vertices, faces, m, smoothed=True, thickness=0):
    obj = mesh_object(vertices, faces, smoothed)
    if thickness:
        mod = obj.modifiers.new('solid', 'SOLIDIFY')
        mod.thickness, mod.offset = thickness, 0
    return assign(obj, m)


def _finish(obj, bevel, segments, m):
    if bevel:
        mod = obj.modifiers.new('bevel', 'BEVEL')
        mod.width, mod.segments, mod.limit_method = bevel, segments, 'ANGLE'
        smooth(obj, 40)
    return assign(obj, m)


def box(sx, sy, sz, at=(0, 0, 0), turn=(0, 0, 0), bevel=.01, segments=3, m=None):
    """Box of the given full sizes around `at`; `turn` in degrees."""
    bpy.ops.mesh.primitive_cube_add(size=1, location=at, rotation=[rad(a) for a in turn], scale=(sx, sy, sz))
    bpy.ops.object.transform_apply(location=False, rotation=False, scale=True)
    return _finish(bpy.context.object, bevel, segments, m)


def shift_grain(obj, offset):
    """Move the mesh inside its object and the object back: the same place, but another part of its texture."""
    obj.data.transform(Matrix.Translation(offset))
    obj.location -= Vector(offset)
    return obj


def cylinder(radius, depth, at=(0, 0, 0), turn=(0, 0, 0), bevel=.01, segments=3, m=None, sides=96):
    bpy.ops.mesh.primitive_cylinder_add(radius=radius, depth=depth, location=at, rotation=[rad(a) for a in turn], vertices=sides)
    return _finish(bpy.context.object, bevel, segments, m)


def ball(radius, at=(0, 0, 0), scale=(1, 1, 1), turn=(0, 0, 0), m=None):
    bpy.ops.mesh.primitive_uv_sphere_add(radius=radius, location=at, rotation=[rad(a) for a in turn], scale=scale,
                                         segments=96, ring_count=64)
    return assign(smooth(bpy.context.object), m)


def pebble(length, at, shape, turn, seed, m, ground=0.0, rough=.10):
    """River stone: a flattened ball with broad, soft irregularities, resting on z = `ground`.

    `length` is the full length; `shape` the relative axes.
    """
    obj = ball(1, m=m)
    co = [v.co for v in obj.data.vertices]
    offset = Vector((seed * 7.31, seed * 3.17, seed * 1.91))
    bulge = np.float32([noise.noise(p * .75 + offset) + .35 * noise.noise(p * 1.6 - offset) for p in co])
    p = np.sign(co) * np.abs(co) ** .92  # stones are blunter than ellipsoids
    p = p * (1 + rough * bulge)[:, None] * np.float32(shape) * length / 2
    p[:, 2] -= p[:, 2].min()
    obj.data.vertices.foreach_set('co', np.float32(p).ravel())
    obj.data.transform(Matrix.Rotation(rad(turn), 4, 'Z'))
    obj.location = (*at, ground - .004 * length)
    return obj


def cushion(sx, sy, sz, at=(0, 0, 0), turn=(0, 0, 0), square=.35, puff=.6, m=None):
    """Superellipsoid pillow: `square` -> 0 makes the plan squarer, `puff` -> 0 the section."""
    power = lambda t, e: np.sign(t) * np.abs(t) ** e
    v, u = np.meshgrid(np.linspace(-np.pi / 2, np.pi / 2, 48), np.linspace(-np.pi, np.pi, 96, endpoint=False), indexing='ij')
    unit = np.stack([power(np.cos(v), puff) * power(np.cos(u), square), power(np.cos(v), puff) * power(np.sin(u), square),
                     power(np.sin(v), puff)], -1)
    obj = mesh(unit.reshape(-1, 3) * (sx / 2, sy / 2, sz / 2), grid(48, 96, closed=True), m)
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
    for knot, at, factor in zip(spline.points, points, radii or [1] * len(points)):
        knot.co, knot.radius = (*at, 1), factor
    curve.materials.append(m)
    return link(bpy.data.objects.new('tube', curve))


def rod(a, b, radius, m, taper=1.0):
    """Straight round rod from a to b, its end radius `taper` times the first."""
    return tube([a, b], radius, m, radii=[1, taper], order=2)


def lathe(profile, m, subdivide=2):
    """Surface of revolution around z from [(radius, height), ...]."""
    turn = np.linspace(0, 2 * np.pi, 96, endpoint=False)
    obj = mesh([(r * np.cos(a), r * np.sin(a), z) for r, z in profile for a in turn], grid(len(profile), 96, closed=True), m)
    mod = obj.modifiers.new('subdivide', 'SUBSURF')
    mod.levels = mod.render_levels = subdivide
    return obj


def sheet(f, nu, nv, m, thickness=0):
    """Grid surface from f(u, v) -> (x, y, z) with u, v in 0..1."""
    points = [f(i / nu, j / nv) for j in range(nv + 1) for i in range(nu + 1)]
    return mesh(points, grid(nv + 1, nu + 1), m, thickness=thickness)


def height_field(x, y, z, m):
    """Ground over a grid of points: arrays of one shape."""
    return mesh(np.stack([x, y, z], -1).reshape(-1, 3), grid(*x.shape), m)


def surface(field, low, high, step, m):
    """Surface of a distance field (see sdf.py) inside the box low..high."""
    return mesh(*exact_mesh(field, low, high, step), m)


def outline(points, thickness, m, bevel=.004):
    """Flat plate in the xz plane from a closed outline [(x, z), ...], thickened along y."""
    return _finish(mesh([(x, 0, z) for x, z in points], [range(len(points))], m, False, thickness), bevel, 2, m)


def cyclorama(m, depth=5.0, radius=2.5):
    """Seamless studio background: floor that curves up into the wall at y = depth."""
    curve = [(depth - radius + np.sin(a) * radius, radius - np.cos(a) * radius) for a in np.linspace(0, np.pi / 2, 33)]
    path = [(-14, 0), *curve, (depth, 14)]
    return mesh([(x, y, z) for y, z in path for x in (-20, 20)], grid(len(path), 2), m)
