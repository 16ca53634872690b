"""Flint Hills prairie: long overlapping ridges, tall grass with seed heads, cottonwoods, low warm sun.

Grass is a few thousand linked copies of a dozen clumps, so memory stays small. Distance haze is added after
rendering from the depth pass (see develop.render), hence without noise.
"""
import math
import random

import bpy
import numpy as np
from mathutils import Euler, Vector

from kit import shapes as sh
from kit.blender import link, rad, ramp, sun_light
from kit.colour import linear
from kit.materials import glow, leaf, mix_colours, noise, plain

RIDGES = ((46, 15, .9, .4, .050), (92, 22, 7.5, 2.1, .030), (150, 30, 15, 4.6, .021), (235, 40, 27, 1.0, .013))


class Prairie:
    """One landscape. `path` is a function y -> (x centre, half width) of a mown path, or None."""

    def __init__(self, seed=5, path=None, ridges=RIDGES, roll=1.0, lush=0.5):
        self.rng, self.path, self.ridges, self.roll, self.lush = random.Random(seed), path, ridges, roll, lush
        self.phase = seed * .7
        cycles = bpy.context.scene.cycles  # grass needs few bounces
        cycles.max_bounces, cycles.diffuse_bounces, cycles.adaptive_threshold = 3, 2, .04

    # -- ground
    def height(self, x, y):
        p = self.phase
        h = (.5 * np.sin(x * .11 + y * .07 + 1 + p) + .35 * np.sin(x * .05 + y * .13 + 2.2)
             + .12 * np.sin(x * .4 + y * .3 + .5)) * np.minimum(1, .15 + np.maximum(y, 0) / 30) * self.roll
        for centre, width, top, phase, frequency in self.ridges:
            s = .5 + .5 * np.sin(x * frequency + phase + p)
            s = s * s * (3 - 2 * s)
            h = h + np.exp(-((y - centre) / width) ** 2) * top * (.30 + .60 * s + .07 * np.sin(x * frequency * 3.7 + phase) + .03 * np.sin(x * frequency * 9 + phase))
        return h

    def on_path(self, x, y, margin=0.0):
        if not self.path:
            return False
        centre, half = self.path(y)
        return abs(x - centre) < half + margin

    def ground(self):
        m = plain('ground', '#98985A', .95, .05)
        tree, b = m.node_tree, m.node_tree.nodes['Principled BSDF']
        broad = ramp(tree, noise(tree, .035, 7, .62), (.34, '#6F7F48'), (.52, '#9A9A58'), (.68, '#C2AE6C'))
        fine = ramp(tree, noise(tree, 1.7, 6, .7), (.30, '#A7A79A'), (.62, '#FFFFFF'))
        colour = mix_colours(tree, broad, fine, .75)
        attribute = tree.nodes.new('ShaderNodeAttribute')
        attribute.attribute_name = 'path'
        colour = mix_colours(tree, colour, ramp(tree, noise(tree, 5, 6, .7), (.3, '#B5935C'), (.7, '#DDBD84')), attribute.outputs['Fac'], 'MIX')
        tree.links.new(colour, b.inputs['Base Color'])
        bump = tree.nodes.new('ShaderNodeBump')
        bump.inputs['Strength'].default_value, bump.inputs['Distance'].default_value = .8, .25
        tree.links.new(noise(tree, 1.4, 7, .7), bump.inputs['Height'])
        tree.links.new(bump.outputs['Normal'], b.inputs['Normal'])
        us = np.linspace(-1, 1, 420)
        ys = np.concatenate([np.linspace(-5, 30, 240), np.linspace(30.5, 330, 330)])
        u, y = np.meshgrid(us, ys)
        x = u * (9 + np.maximum(y + 5, 0) * 1.15)
        z = self.height(x, y)
        field = sh.height_field(lambda a, b: a * 0, us, ys, m)
        field.data.vertices.foreach_set('co', np.stack([x, y, z], -1).astype(np.float32).ravel())
        field.data.update()
        if self.path:
            inside = np.zeros_like(x)
            for j, yy in enumerate(ys):
                centre, half = self.path(yy)
                inside[j] = np.clip((half + .12 - np.abs(x[j] - centre)) / .25, 0, 1)
            layer = field.data.attributes.new('path', 'FLOAT', 'POINT')
            layer.data.foreach_set('value', inside.astype(np.float32).ravel())
        return field

    # -- plants
    def _clump(self, n, low, high, spread, m, seeds=False, wind=.3):
        rng, v, f = self.rng, [], []
        for _ in range(n):
            a, r = rng.uniform(0, 6.28), spread * rng.random() ** .6
            h, w = rng.uniform(low, high), rng.uniform(.0045, .0095)
            bend, ba = rng.uniform(.10, .5) * h, rng.gauss(wind, .7)
            x0, y0, px, py = r * math.cos(a), r * math.sin(a), math.cos(ba + 1.57), math.sin(ba + 1.57)
            k_max, s0 = 6, len(v)
            for k in range(k_max + 1):
                t = k / k_max
                cx, cy, cz, ww = x0 + math.cos(ba) * bend * t * t, y0 + math.sin(ba) * bend * t * t, h * (t - .12 * t * t), w * (1 - t) ** .6
                v += [(cx - px * ww, cy - py * ww, cz), (cx + px * ww, cy + py * ww, cz)]
            f += [(s0 + 2 * k, s0 + 2 * k + 1, s0 + 2 * k + 3, s0 + 2 * k + 2) for k in range(k_max)]
            if seeds and rng.random() < .45:
                for q in range(16):
                    ox, oy, oz = cx + math.cos(ba) * .010 * q, cy + math.sin(ba) * .010 * q, cz + .012 * q
                    an, s1 = rng.uniform(0, 6.28), len(v)
                    c, s = math.cos(an), math.sin(an)
                    v += [(ox, oy, oz), (ox + .004 * c + .002, oy + .004 * s, oz + .009), (ox + c * .008, oy + s * .008, oz + .017), (ox - .004 * c, oy - .004 * s, oz + .009)]
                    f.append((s1, s1 + 1, s1 + 2, s1 + 3))
        me = bpy.data.meshes.new('clump')
        me.from_pydata(v, [], f)
        me.materials.append(m)
        return me

    def grass(self, count=15000, reach=64, tall=1.0, clear=None):
        """Scatter clumps; `clear` = [(x, y, radius)] keeps places free for props."""
        g1, g2 = leaf('grass-green', '#A5A152', '#6F9150'), leaf('grass-mixed', '#95A45A', '#CDB872')
        g3 = leaf('grass-gold', '#E6D09A', '#CDA162')
        low = [self._clump(50, .22, .5, .25, g1) for _ in range(3)]
        mid = [self._clump(46, .3, .75, .22, g1) for _ in range(3)] + [self._clump(40, .4, .92, .2, g2) for _ in range(3)]
        high = [self._clump(16, .7, 1.08, .2, g3, True) for _ in range(3)]
        short = [self._clump(34, .05, .13, .22, g1) for _ in range(2)]
        rng, root = self.rng, bpy.context.collection.objects
        for _ in range(count):
            y = 1.1 + rng.random() ** 1.9 * reach
            x = rng.uniform(-1, 1) * (1.7 + y * .78)
            if any((x - cx) ** 2 + (y - cy) ** 2 < r * r for cx, cy, r in clear or ()):
                continue
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
            o = bpy.data.objects.new('grass', rng.choice(pool))
            s = rng.uniform(.7, 1.25) * (1 + .010 * y)
            z = float(self.height(np.float64(x), np.float64(y)))
            o.location, o.rotation_euler = (x, y, z - .03), (0, 0, rng.gauss(0, .9))
            o.scale = (s * (1 + y * .03), s * (1 + y * .03), s * k)
            root.link(o)

    def sunflowers(self, places, size=1.0):
        """Kansas sunflowers with two rings of petals and a few leaves on the stem: [(x, y, height), ...]."""
        petal, disc, stem = leaf('petal', '#F8B90F', '#EFA000', .5), plain('disc', '#4A3018', .9, .1), leaf('stem', '#6C8A4A', '#5B7B42', .4)
        rng = self.rng
        for x, y, h in places:
            z = float(self.height(np.float64(x), np.float64(y)))
            lean = rng.gauss(0, .12)
            top = Vector((x + lean, y - .03, z + h))
            sh.tube([(x, y, z), (x + lean * .3, y, z + h * .5), top], .009, stem, order=3)
            for k in range(4):
                a, at = rng.uniform(0, 6.28), .35 + .14 * k
                self._blade((x + lean * at * at, y, z + h * at), (math.cos(a), math.sin(a) * .6, .1), .24 * size * (1.25 - at), .55, -.5, stem)
            r = .085 * size * rng.uniform(.85, 1.15)
            turn = Euler((rad(rng.uniform(-24, 6)), 0, rad(rng.uniform(-35, 25)))).to_matrix()
            for ring, (count, reach, rise) in enumerate(((17, 1.15, .10), (14, .98, .34))):
                for k in range(count):
                    a = (k + .5 * ring) * 2 * math.pi / count + rng.uniform(-.07, .07)
                    out = turn @ Vector((math.cos(a), -rise * rng.uniform(.5, 1.3), math.sin(a)))
                    self._blade(top + out * r * .36, out, r * reach * rng.uniform(.7, .88), .34, -.12, petal)
            o = sh.ball(r * .46, top + turn @ Vector((0, -.012, 0)), (1, .42, 1), m=disc)
            o.rotation_euler = turn.to_euler()

    @staticmethod
    def _blade(at, along, length, width, droop, m):
        """Petal or leaf: pointed, widest before its middle; `droop` bends its end up or down."""
        along = Vector(along).normalized()
        side = along.cross(Vector((0, 1, 0))).normalized()
        v = []
        for t, w in ((0, .25), (.25, .85), (.5, 1), (.75, .72), (1, .04)):
            c = Vector(at) + along * length * t + Vector((0, 0, droop * length * t * t))
            v += [c - side * w * width * length / 2, c + side * w * width * length / 2]
        sh.mesh(v, [(2 * i, 2 * i + 1, 2 * i + 3, 2 * i + 2) for i in range(4)], m)

    def cottonwoods(self, places, leaves=30000):
        """Cottonwoods near enough to show their limbs, which carry the crown in ragged clumps: [(x, y, height), ...]."""
        m, bark, rng = leaf('cottonwood', '#A9AE55', '#6C8440', .55), plain('bark', '#6B5B4B', .9, .05), self.rng
        for x, y, h in places:
            z = float(self.height(np.float64(x), np.float64(y)))
            foot, tips = Vector((x, y, z - .02 * h)), []
            fork = foot + Vector((rng.uniform(-.03, .03) * h, 0, .26 * h))
            sh.tube([foot, fork], .03 * h, bark, order=2, radii=[1.25, .85])
            for k in range(9):
                a, reach = k * 2.4 + rng.uniform(-.3, .3), rng.uniform(.14, .36) if k else .04
                end = fork + Vector((math.cos(a) * reach, math.sin(a) * reach, rng.uniform(.46, .62) - reach * .45)) * h
                knee = fork + (end - fork) * .45 + Vector((math.cos(a) * .05, math.sin(a) * .05, -.03)) * h
                sh.tube([fork, knee, end], .015 * h, bark, order=3, radii=[1.2, .8, .3])
                for j in range(9):
                    t = rng.uniform(.35, 1.0)
                    base = (fork * (1 - t) + end * t) if t > .5 else knee.lerp(fork, .5 - t)
                    tip = base + Vector((rng.gauss(0, .10), rng.gauss(0, .10), rng.gauss(.02, .07))) * h
                    sh.tube([base, tip], .005 * h, bark, order=2, radii=[1, .4])
                    tips.append((tip, rng.uniform(.045, .09) * h))
            v, f = [], []
            for _ in range(leaves):
                c, r = rng.choice(tips)
                c = c + Vector((rng.gauss(0, .62), rng.gauss(0, .62), rng.gauss(-.1, .5))) * r
                e1 = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
                e2, s, n = e1.orthogonal().normalized(), rng.uniform(.006, .011) * h, len(v)
                v += [c + e1 * s, c + e2 * s * .8, c - e1 * s, c - e2 * s * .8]
                f.append((n, n + 1, n + 2, n + 3))
            sh.mesh(v, f, m, smoothed=False)

    def _canopy(self, m, leaves=9000):
        rng, v, f = self.rng, [], []
        blobs = [(rng.gauss(0, .17), rng.gauss(0, .17), rng.uniform(.30, .90), rng.uniform(.13, .22)) for _ in range(20)]
        for _ in range(leaves):
            bx, by, bz, br = rng.choice(blobs)
            d = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized() * br * rng.uniform(.55, 1.04)
            c = Vector((bx, by, bz)) + Vector((d.x * 1.15, d.y * 1.15, d.z * .85))
            e1 = Vector((rng.gauss(0, 1), rng.gauss(0, 1), rng.gauss(0, 1))).normalized()
            e2, s, n = e1.orthogonal().normalized(), rng.uniform(.012, .024), len(v)
            v += [tuple(c + e1 * s), tuple(c + e2 * s * .6), tuple(c - e1 * s), tuple(c - e2 * s * .6)]
            f.append((n, n + 1, n + 2, n + 3))
        me = bpy.data.meshes.new('canopy')
        me.from_pydata(v, [], f)
        me.materials.append(m)
        return me

    def trees(self, places, leaves=9000):
        """Cottonwoods: [(x, y, height), ...]."""
        m, bark = leaf('tree', '#74863F', '#4C6638', .4), plain('bark', '#54463A', .9, .05)
        shapes = [self._canopy(m, leaves) for _ in range(min(4, len(places)))]
        rng = self.rng
        for x, y, h in places:
            z = float(self.height(np.float64(x), np.float64(y))) - .03 * h
            o = link(bpy.data.objects.new('tree', rng.choice(shapes)))
            o.location, o.scale, o.rotation_euler = (x, y, z), (h * rng.uniform(.85, 1.15), h, h), (0, 0, rng.uniform(0, 6))
            sh.tube([(x, y, z - .2), (x + .02 * h, y, z + .25 * h), (x, y, z + .6 * h)], .026 * h, bark, order=3, radii=[1.2, .9, .5])
            for k in range(3):
                a = rng.uniform(0, 6.28)
                sh.tube([(x, y, z + .2 * h), (x + .08 * h * math.cos(a), y + .08 * h * math.sin(a), z + .4 * h), (x + .2 * h * math.cos(a), y + .2 * h * math.sin(a), z + .6 * h)], .011 * h, bark, order=3, radii=[1, .7, .3])

    # -- light
    def light(self, azimuth=-48, elevation=13, strength=4.8, colour='#FFCB90', sky=None, fill=1.0, clouds=.0, softness=1.0):
        """Sun at `azimuth` degrees from straight ahead (negative: left). The sky is a painted gradient whose
        warm side lies at the sun: [(elevation sine, colour), ...]."""
        az, el = rad(azimuth), rad(elevation)
        towards = Vector((math.sin(az) * math.cos(el), math.cos(az) * math.cos(el), math.sin(el)))
        sun_light(tuple(towards * 10), strength, softness, colour)
        tree = bpy.context.scene.world.node_tree
        new, join, back = tree.nodes.new, tree.links.new, tree.nodes['Background']
        coords, split = new('ShaderNodeTexCoord'), new('ShaderNodeSeparateXYZ')
        join(coords.outputs['Generated'], split.inputs[0])

        ease = lambda value, stops: ramp(tree, value, *stops, interpolation='EASE')
        root = new('ShaderNodeMath')
        root.operation, root.use_clamp = 'POWER', True
        root.inputs[1].default_value = .5
        join(split.outputs['Z'], root.inputs[0])
        sky = sky or {'far': [(0, '#F3E6CF'), (.22, '#DDE7E8'), (.45, '#B7D3E0'), (.8, '#86B3CB'), (1, '#6A9FBD')],
                      'near': [(0, '#FFE9C2'), (.25, '#FBEBD2'), (.5, '#D9E5E8'), (.8, '#A6C8D8'), (1, '#7FAFC8')]}
        towards_dot = new('ShaderNodeVectorMath')
        towards_dot.operation = 'DOT_PRODUCT'
        towards_dot.inputs[1].default_value = towards
        join(coords.outputs['Generated'], towards_dot.inputs[0])
        closeness = new('ShaderNodeMapRange')
        closeness.interpolation_type = 'SMOOTHERSTEP'
        closeness.inputs[1].default_value, closeness.inputs[2].default_value = .05, 1.0
        join(towards_dot.outputs['Value'], closeness.inputs[0])
        colour = mix_colours(tree, ease(root.outputs[0], sky['far']), ease(root.outputs[0], sky['near']), closeness.outputs[0], 'MIX')
        if clouds:
            stretch = new('ShaderNodeMapping')
            stretch.inputs['Scale'].default_value = (1.6, 1.6, 9.0)
            stretch.inputs['Rotation'].default_value = (.10, .16, 0)
            join(coords.outputs['Generated'], stretch.inputs['Vector'])
            wisps = ease(noise(tree, 1.5, 9, .62, stretch.outputs['Vector'], 1.1), [(.47, '#000000'), (.80, '#FFFFFF')])
            mask = ease(root.outputs[0], [(.12, '#000000'), (.34, '#FFFFFF'), (.8, '#777777'), (1, '#000000')])
            amount = mix_colours(tree, mix_colours(tree, wisps, mask, 1.0), (clouds, clouds, clouds, 1), 1.0)
            colour = mix_colours(tree, colour, linear(sky.get('cloud', '#FFF6E6')), amount, 'MIX')
        join(colour, back.inputs[0])
        back.inputs[1].default_value = fill

    @staticmethod
    def sun_disc(azimuth, elevation, radius=7.0, distance=500.0, strength=9.0, colour='#FFCB7A'):
        """The sun itself, for pictures that look into it (use with develop.render(bloom=...))."""
        az, el = rad(azimuth), rad(elevation)
        o = sh.ball(radius, (distance * math.sin(az) * math.cos(el), distance * math.cos(az) * math.cos(el), distance * math.sin(el)), m=glow('sun-disc', colour, strength))
        o.visible_shadow = o.visible_diffuse = False


def haze(colour='#F2DFBE', start=14, distance=420, level=.85):
    """Arguments for develop.render(haze=...)."""
    return start, distance, tuple(c * level for c in linear(colour)[:3])
