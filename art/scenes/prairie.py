"""Flint Hills prairie: long overlapping ridges, tall grass with seed heads, cottonwoods, low warm sun.

Grass is a few thousand linked copies of a dozen clumps, so memory stays small. Distance haze is added after
rendering from the depth pass (see develop.develop), hence without noise.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector

from kit import shapes as sh
from kit.blender import link, node, rad, ramp, sun_light, world_light
from kit.colour import linear
from kit.materials import leaf, material, mix_colours, noise, plain, principled
from kit.tubes import grid, sweep

flat = lambda a: Vector((math.cos(a), math.sin(a), 0))
RIDGES = ((46, 15, .9, .4, .050), (92, 22, 7.5, 2.1, .030), (150, 30, 15, 4.6, .021), (235, 40, 27, 1.0, .013))


def _mesh(vertices, faces, materials, slots=None):
    """Mesh for many objects; `slots` says which material each face has."""
    me = bpy.data.meshes.new('plant')
    me.from_pydata(vertices, [], faces)
    for m in materials:
        me.materials.append(m)
    if slots:
        me.polygons.foreach_set('material_index', slots)
    return me


@material
def ground(tree):
    """Broad patches of grass and fine grain; the mown path where the attribute says so."""
    broad = ramp(tree, noise(tree, .035, 7, .62), (.34, '#6F7F48'), (.52, '#9A9A58'), (.68, '#C2AE6C'))
    fine = ramp(tree, noise(tree, 1.7, 6, .7), (.30, '#A7A79A'), (.62, '#FFFFFF'))
    mown = ramp(tree, noise(tree, 5, 6, .7), (.3, '#B5935C'), (.7, '#DDBD84'))
    path = node(tree, 'Attribute', {}, 'Fac', attribute_name='path')
    colour = mix_colours(tree, mix_colours(tree, broad, fine, .75), mown, path, 'MIX')
    return principled(tree, colour, .95, .05, (noise(tree, 1.4, 7, .7), .8, .25))


class Prairie:
    """One landscape. `path` is a function y -> (x centre, half width) of a mown path, or None."""

    def __init__(self, seed, path=None, roll=1.0, lush=0.5):
        self.rng, self.path, self.roll, self.lush, self.phase = random.Random(seed), path, roll, lush, seed * .7
        cycles = bpy.context.scene.cycles  # grass needs few bounces
        cycles.max_bounces, cycles.diffuse_bounces, cycles.adaptive_threshold = 3, 2, .04
        self._ground()

    # -- ground
    def height(self, x, y):
        p = self.phase
        h = (.5 * np.sin(x * .11 + y * .07 + 1 + p) + .35 * np.sin(x * .05 + y * .13 + 2.2)
             + .12 * np.sin(x * .4 + y * .3 + .5)) * np.minimum(1, .15 + np.maximum(y, 0) / 30) * self.roll
        for centre, width, top, phase, frequency in RIDGES:
            s = .5 + .5 * np.sin(x * frequency + phase + p)
            s = s * s * (3 - 2 * s)
            rough = .07 * np.sin(x * frequency * 3.7 + phase) + .03 * np.sin(x * frequency * 9 + phase)
            h = h + np.exp(-((y - centre) / width) ** 2) * top * (.30 + .60 * s + rough)
        return h

    def z(self, x, y):
        return float(self.height(np.float64(x), np.float64(y)))

    def _ground(self):
        ys = np.concatenate([np.linspace(-5, 30, 240), np.linspace(30.5, 330, 330)])
        u, y = np.meshgrid(np.linspace(-1, 1, 420), ys)
        x = u * (9 + np.maximum(y + 5, 0) * 1.15)
        field = sh.height_field(x, y, self.height(x, y), ground('ground'))
        if self.path:
            centre, half = np.array([self.path(far) for far in ys]).T[..., None]
            inside = np.clip((half + .12 - np.abs(x - centre)) / .25, 0, 1)
            layer = field.data.attributes.new('path', 'FLOAT', 'POINT')
            layer.data.foreach_set('value', inside.astype(np.float32).ravel())

    # -- plants
    def _clump(self, n, low, high, spread, m, seeds=False):
        rng, v, f, up = self.rng, [], [], Vector((0, 0, 1))
        for _ in range(n):
            a, r = rng.uniform(0, 6.28), spread * rng.random() ** .6
            h, w = rng.uniform(low, high), rng.uniform(.0045, .0095)
            bend, ba = rng.uniform(.10, .5) * h, rng.gauss(.3, .7)
            along, across = flat(ba), flat(ba + 1.57)
            f += (grid(7, 2) + len(v)).tolist()
            for t in np.linspace(0, 1, 7):
                c = flat(a) * r + along * bend * t * t + up * h * (t - .12 * t * t)
                v += [c - across * w * (1 - t) ** .6, c + across * w * (1 - t) ** .6]
            if seeds and rng.random() < .45:
                for q in range(16):
                    o, out = c + (along * .010 + up * .012) * q, flat(rng.uniform(0, 6.28)) * .004
                    f.append(range(len(v), len(v) + 4))
                    v += [o, o + out + up * .009, o + out * 2 + up * .017, o - out + up * .009]
        return _mesh(v, f, [m])

    def grass(self, count=15000, reach=64, tall=1.0):
        """Scatter clumps, short and few of them on the path."""
        g1, g2 = leaf('grass-green', '#A5A152', '#6F9150'), leaf('grass-mixed', '#95A45A', '#CDB872')
        g3 = leaf('grass-gold', '#E6D09A', '#CDA162')
        low = [self._clump(50, .22, .5, .25, g1) for _ in range(3)]
        mid = [self._clump(46, .3, .75, .22, g1) for _ in range(3)] + [self._clump(40, .4, .92, .2, g2) for _ in range(3)]
        high = [self._clump(16, .7, 1.08, .2, g3, True) for _ in range(3)]
        short = [self._clump(34, .05, .13, .22, g1) for _ in range(2)]
        rng = self.rng
        for _ in range(count):
            y = 1.1 + rng.random() ** 1.9 * reach
            x = rng.uniform(-1, 1) * (1.7 + y * .78)
            patch = .5 + .5 * math.sin(x * .5 + 1.3 * math.sin(y * .23) + self.phase)
            pool = low + mid if rng.gauss(patch, .22) < self.lush * .9 else mid + high
            k = tall
            if self.path:
                centre, half = self.path(y)
                d = abs(x - centre) - half
                if d < 0:
                    if d < -.12 and rng.random() < .72:
                        continue
                    pool, k = short, 1.0
                elif d < .35:
                    pool, k = low, tall * .8
            o = link(bpy.data.objects.new('grass', rng.choice(pool)))
            s = rng.uniform(.7, 1.25) * (1 + .010 * y)
            o.location, o.rotation_euler = (x, y, self.z(x, y) - .03), (0, 0, rng.gauss(0, .9))
            o.scale = (s * (1 + y * .03), s * (1 + y * .03), s * k)

    def _flower(self, kind, tall):
        """Mesh of one open 'sunflower', in a ring of petals that rise, or 'coneflower', whose petals hang."""
        rng, v, f, slots = self.rng, [], [], []
        sun = kind == 'sunflower'
        r, high, petals, length, width, rise = (.021, .012, 21, .045, .30, .30) if sun else (.016, .026, 13, .062, .26, -.55)
        turn = Euler((rng.uniform(.5, 1.35), 0, rng.gauss(-.5, .7)) if sun else (rng.gauss(0, .25), rng.gauss(-.15, .2), 0)).to_matrix()
        lean, axis = Vector((rng.gauss(.05, .06), rng.gauss(0, .05), 0)) * tall, turn @ Vector((0, 0, high))
        top = lean + Vector((0, 0, tall))

        def add(points, faces, slot):
            f.extend((faces + len(v)).tolist())
            v.extend(points)
            slots.extend([slot] * len(faces))

        add(*sweep([(0, 0, 0), lean / 4 + Vector((0, 0, tall / 2)), top], .006, n=9, sides=5, up=(0, 1, 0)), 2)
        add(*sweep([top - axis * .3, top + axis], r, n=9, sides=12), 1)
        for a in np.linspace(0, 2 * math.pi, petals, endpoint=False):
            out = flat(a)
            along = (turn @ (out + Vector((0, 0, rise * rng.uniform(.5, 1.5))))).normalized() * length * rng.uniform(.85, 1.1)
            side, points = along.cross(Vector((.2, 1, .3))).normalized() * width * length / 2, []
            for t, w in ((0, .25), (.25, .85), (.5, 1), (.75, .72), (1, .04)):  # widest before its middle
                c = top + turn @ out * r * .85 + along * t
                points += [c - side * w, c + side * w]
            add(points, grid(5, 2), 0)
        petal, disc = (('#F9CC3A', '#F2BC28'), '#4A3018') if sun else (('#CFA0BF', '#BC86AE'), '#9A5426')
        return _mesh(v, f, [leaf(kind, *petal, .5), plain('disc', disc, .9, .1), leaf('stem', '#7C8F4C', '#66803F', .4)], slots)

    def flowers(self, kind, drifts, tall):
        """Loose drifts of one kind: [(x, y, how wide, how many), ...]."""
        rng, shapes = self.rng, [self._flower(kind, tall) for _ in range(6)]
        for cx, cy, wide, count in drifts:
            for _ in range(count):
                x, y = rng.gauss(cx, wide), rng.gauss(cy, wide * 1.6)
                o, s = link(bpy.data.objects.new(kind, rng.choice(shapes))), rng.uniform(.8, 1.15)
                o.location, o.rotation_euler, o.scale = (x, y, self.z(x, y)), (0, 0, rng.gauss(0, .5)), (s, s, s)

    def _canopy(self, m, shade, leaves, loose):
        """Crown one high and thick with leaves: lobes that all touch the middle one, dark inside, leaves on their outside."""
        rng, v, f = self.rng, [], []
        lobes = [(Vector((0, 0, .60)), .25)]
        for k in range(26):
            z = 1 - 1.62 * (k + .5) / 26
            a, r = 2.4 * k + rng.uniform(-.3, .3), math.sqrt(1 - z * z)
            lobes.append(((flat(a) * .27 * r + Vector((0, 0, .60 + .25 * z))) * rng.uniform(.84, 1.14), rng.uniform(.075, .16)))
        for c, r in lobes:
            V, Q = sweep([c - Vector((0, 0, r)), c + Vector((0, 0, r))], r, n=8, sides=12, up=(0, 1, 0))
            f += (Q + len(v)).tolist()
            v += [c.lerp(Vector(p), rng.uniform(.78, .95) - loose) for p in V]
        core = len(f)
        while len(f) < core + leaves:
            c, r = rng.choice(lobes)
            c = c + Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * r * rng.gauss(1, .12 + loose)
            if any((c - o).length < .88 * q for o, q in lobes):
                continue
            e1 = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            e2, s = e1.orthogonal().normalized(), rng.uniform(.006, .012)
            f.append(range(len(v), len(v) + 4))
            v += [c + e1 * s, c + e2 * s * .6, c - e1 * s, c - e2 * s * .6]
        return _mesh(v, f, [m, shade], [1] * core + [0] * leaves)

    def trees(self, places, leaves=9000, loose=0):
        """Cottonwoods: [(x, y, height), ...]; `loose` leaves hide the lobes of a crown that one sees against the light."""
        m, shade, bark = leaf('tree', '#A3AE58', '#768E48', .55), plain('shade', '#62743F', .95, .02), plain('bark', '#5C4D40', .9, .05)
        for x, y, h in places:
            z = self.z(x, y) - .03 * h
            o = link(bpy.data.objects.new('tree', self._canopy(m, shade, leaves, loose)))
            o.location, o.scale = (x, y, z), (h, h, h)
            sh.tube([(x, y, z - .2), (x + .02 * h, y, z + .25 * h), (x, y, z + .6 * h)], .026 * h, bark, order=3, radii=[1.4, .9, .5])

    # -- light
    def light(self, azimuth, elevation, strength=5.2, colour='#FFCB90', sky=None, fill=1.0, clouds=.5, sun=0.0):
        """Sun at `azimuth` degrees from straight ahead (negative: left). The sky is a painted gradient whose
        warm side lies at the sun: [(elevation sine, colour), ...]. `sun`: how bright the sun itself stands in
        its haze, for pictures that look into it (use with develop.develop(bloom=...))."""
        az, el = rad(azimuth), rad(elevation)
        towards = Vector((math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)))
        sun_light(tuple(towards * 10), strength, 1.0, colour)
        tree = bpy.context.scene.world.node_tree
        direction = node(tree, 'TexCoord', {}, 'Generated')
        ease = lambda value, stops: ramp(tree, value, *stops, interpolation='EASE')
        power = lambda value, exponent: node(tree, 'Math', {0: value, 1: exponent}, operation='POWER', use_clamp=True)
        root = power(node(tree, 'SeparateXYZ', {0: direction}, 'Z'), .5)
        sky = sky or {'far': [(0, '#F3E6CF'), (.22, '#DDE7E8'), (.45, '#B7D3E0'), (.8, '#86B3CB'), (1, '#6A9FBD')],
                      'near': [(0, '#FFE9C2'), (.25, '#FBEBD2'), (.5, '#D9E5E8'), (.8, '#A6C8D8'), (1, '#7FAFC8')]}
        towards_dot = node(tree, 'VectorMath', {0: direction, 1: towards}, 'Value', operation='DOT_PRODUCT')
        closeness = node(tree, 'MapRange', {0: towards_dot, 1: .05, 2: 1.0}, interpolation_type='SMOOTHERSTEP')
        colour = mix_colours(tree, ease(root, sky['far']), ease(root, sky['near']), closeness, 'MIX')
        stretched = node(tree, 'Mapping', {'Scale': (1.6, 1.6, 9.0), 'Rotation': (.10, .16, 0), 'Vector': direction})
        wisps = ease(noise(tree, 1.5, 9, .62, stretched, 1.1), [(.47, '#000000'), (.80, '#FFFFFF')])
        mask = ease(root, [(.12, '#000000'), (.34, '#FFFFFF'), (.8, '#777777'), (1, '#000000')])
        amount = mix_colours(tree, mix_colours(tree, wisps, mask, 1.0), (clouds, clouds, clouds, 1), 1.0)
        colour = mix_colours(tree, colour, linear(sky.get('cloud', '#FFF6E6')), amount, 'MIX')
        for narrow, share in ((9000, 1), (900, .10), (90, .035)) if sun else ():  # its core, its rim, the lit haze
            seen = node(tree, 'Math', {0: power(towards_dot, narrow), 1: node(tree, 'LightPath', {}, 'Is Camera Ray')}, operation='MULTIPLY')
            colour = mix_colours(tree, colour, tuple(c * sun * share for c in linear('#FFE2B0')[:3]) + (1,), seen, 'ADD')
        world_light(colour, fill)
