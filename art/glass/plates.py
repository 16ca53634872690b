"""Plates as flat sections: curves -> distance fields -> painted layers, on the grounds and in the colours of the glass.

Units: 400 across and 300 down, from the upper left. A label at [x, y] in plates.yaml is the point (4 x, 3 y) here.
Warm amber is the place that the plate is about, red is injured or squeezed.
"""
from functools import partial

import numpy as np

from kit import colour as k
from kit.sdf import smax, smin, smoothstep

from .colours import THEMES, background, blur, linear

FAR = 30

# ---------------------------------------------------------------- materials
# fill and rim on the dark ground, the same on the light one, width of the rim, texture and its strength, relief
MATERIALS = {
    'bone': ('#71909B', '#EAF5F8', '#A9CFDA', '#17617A', 2.6, 'sponge', .50, .10),
    'cortex': ('#D3E4EA', '#F2F9FB', '#C9E2EA', '#17617A', 1.0, None, 0, .16),     # bone seen from outside
    'cartilage': ('#A5E0EE', '#CDF0F7', '#EDF8FA', '#5FA9BE', .7, None, 0, .10),
    'rings': ('#2F8BA3', '#58AEC4', '#B4DCE6', '#3F93AB', .8, 'rings', .55, .05),   # of a disc
    'worn': ('#2B7188', '#5BA3B6', '#88AEBB', '#3C7688', .8, 'rings', .30, .05),
    'core': ('#8FDCEB', '#B9ECF5', '#4FA9C2', '#2C87A2', .5, None, 0, .20),
    'dry': ('#17485A', '#265F72', '#5E8A99', '#3C7688', .5, 'sponge', .40, .05),
    'meniscus': ('#D8F2F6', '#FFFFFF', '#2E86A0', '#12566A', .7, None, 0, .15),
    'muscle': ('#2C7488', '#4E9BB0', '#8CC0CE', '#4C93A8', .6, 'fibres', .45, .12),
    'bundles': ('#2C7488', '#4E9BB0', '#8CC0CE', '#4C93A8', .6, 'bundles', .40, .10),    # muscle cut across
    'named': ('#57AEC3', '#A3DDEA', '#6FB3C6', '#3F93AB', .8, 'fibres', .45, .22),       # the muscle that a plate is about
    'tendon': ('#C7DDE0', '#E6F2F4', '#D4E8EC', '#4C93A8', .7, 'fibres', .22, .25),
    'soft': ('#1F6476', '#3F8EA3', '#CFE5EC', '#86B8C8', .8, None, 0, .06),
    'fat': ('#1B5A6C', '#2C7488', '#DDEEF3', '#A9CFDA', .5, 'bundles', .12, .04),
    'body': ('#185A6D', '#66B7CC', '#DFEFF4', '#6FB0C3', 1.0, None, 0, .10),        # the figure and its skin
    'fluid': ('#4FA8BE', '#6CC4DA', '#F2FAFC', '#A9D3E0', .5, None, 0, -.06),
    'air': ('#061C25', '#12465A', '#FBFDFE', '#9CC6D4', .9, None, 0, -.14),
    'brain': ('#34788A', '#5BA3B6', '#BBD9E2', '#7FB4C4', .8, 'bundles', .22, .10),
    'skull': ('#5C8592', '#C4E2EA', '#BCDAE3', '#3F8CA2', 1.0, None, 0, .30),           # bone from outside, calm
    'lung': ('#3B8CA2', '#7CC7DA', '#A8D5E1', '#3F93AB', .9, 'sponge', .10, .22),
    'gut': ('#3A8296', '#86C6D6', '#9CCBD8', '#3F8CA2', .8, None, 0, .40),
    'seat': ('#0E3D4C', '#2C7488', '#BFD6DF', '#8FB4C2', .8, None, 0, .20),
    'nerve': ('#F6B21B', '#FFE08A', '#F2A900', '#C98600', .5, None, 0, .28),
    'place': ('#F2A900', '#FFD978', '#F5B62A', '#C98600', .7, 'fibres', .22, .25),
    'hurt': ('#E2532F', '#FF9A78', '#E2532F', '#B93A1B', .6, None, 0, .22),
    'shade': ('#0B3140', '#0B3140', '#2C7488', '#2C7488', 0, None, 0, 0),
    'shine': ('#BFE0E9', '#BFE0E9', '#FFFFFF', '#FFFFFF', 0, None, 0, 0),
    'line': ('#BFE6F0', '#BFE6F0', '#12566A', '#12566A', .1, None, 0, 0),
    'arrow': ('#FFC94A', '#FFE08A', '#F2A900', '#C98600', .6, None, 0, .10),
}


# ------------------------------------------------------------------- shapes
def curve(points, closed):
    """A smooth line through points of any width; a point given twice is a corner."""
    P = np.float32(points)
    Q = np.concatenate([P[-1:], P, P[:2]] if closed else [P[:1], P, P[-1:]])
    a, b, c, d = (Q[i:len(Q) - 3 + i, None] for i in range(4))
    t = np.linspace(0, 1, 8, endpoint=False, dtype=np.float32)[:, None]
    line = .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t ** 2 + (3 * b - 3 * c + d - a) * t ** 3)
    line = np.where(np.abs(c - b).max(-1, keepdims=True) < 1e-3, b, line).reshape(-1, P.shape[1])
    line = line[np.r_[True, np.abs(np.diff(line[:, :2], axis=0)).sum(1) > 1e-3]]
    return np.concatenate([line, line[:1] if closed else P[-1:]])


class Shape:
    """An area within a closed line, or along an open one that has a radius at each point."""

    def __init__(self, points, closed):
        self.points, self.closed = np.float32(points), closed

    def moved(self, dx=0, dy=0, turn=0, scale=1, flip=False, about=(0, 0)):
        """Scaled, mirrored and turned clockwise by degrees about a point, then moved."""
        a, P, o = np.radians(turn), self.points.copy(), np.float32(about)
        q = (P[:, :2] - o) * scale * ([-1, 1] if flip else [1, 1])
        P[:, :2] = q @ np.float32([[np.cos(a), np.sin(a)], [-np.sin(a), np.cos(a)]]) + o + np.float32([dx, dy])
        P[:, 2:] *= scale
        return Shape(P, self.closed)

    def field(self, X, Y):
        """Distance to the edge, negative inside, and the place across the shape, for fibres."""
        line = curve(self.points, self.closed)
        reach = FAR + (0 if self.closed else line[:, 2].max())
        (x0, y0), (x1, y1) = line[:, :2].min(0) - reach, line[:, :2].max(0) + reach
        d, across = np.full(X.shape, FAR, np.float32), np.zeros(X.shape, np.float32)
        box = slice(*np.searchsorted(Y[:, 0], (y0, y1))), slice(*np.searchsorted(X[0], (x0, x1)))
        x, y = X[box], Y[box]
        best, side, inside = np.full(x.shape, 1e9, np.float32), np.zeros(x.shape, np.float32), np.zeros(x.shape, bool)
        for p, q in zip(line, line[1:]):
            ex, ey = q[:2] - p[:2]
            wx, wy, n = x - p[0], y - p[1], ex * ex + ey * ey
            if n < 1e-9:
                continue
            t = np.clip((wx * ex + wy * ey) / n, 0, 1)
            e = np.hypot(wx - t * ex, wy - t * ey)
            if self.closed:
                inside ^= ((p[1] > y) != (q[1] > y)) & (wx < wy * ex / (ey if ey else 1e-9))
                best = np.minimum(best, e)
            else:
                r = p[2] + t * (q[2] - p[2])
                s = (ex * wy - ey * wx) / np.sqrt(n) / np.maximum(r, .3)
                side = np.where(e - r < best, s, side)
                best = np.minimum(best, e - r)
        d[box] = np.minimum(np.where(inside, -best, best) if self.closed else best, FAR)
        across[box] = side
        return d, across


def blob(*xy):
    """A closed shape through the points x, y, x, y, ..."""
    return Shape(np.reshape(xy, (-1, 2)), True)


def tube(*xyr):
    """A tube through the points x, y, radius, x, y, radius, ..."""
    return Shape(np.reshape(xyr, (-1, 3)), False)


def taper(r, end, *xy):
    """A tube through the points x, y, x, y, ... whose radius changes from r to `end`."""
    P = np.reshape(np.float32(xy), (-1, 2))
    return Shape(np.column_stack([P, np.linspace(r, end, len(P))]), False)


def thread(r, *xy):
    """A tube of one width through the points x, y, x, y, ..."""
    return taper(r, r, *xy)


def oval(x, y, rx, ry, turn=0):
    a = np.linspace(0, 2 * np.pi, 12, endpoint=False)
    return Shape(np.stack([x + rx * np.cos(a), y + ry * np.sin(a)], 1), True).moved(turn=turn, about=(x, y))


def whole(*xy, x=200):
    """A closed shape from its right half, given from top to bottom."""
    half = np.reshape(xy, (-1, 2))
    return Shape(np.concatenate([half, [2 * x, 0] + half[::-1] * [-1, 1]]), True)


def layer(material, shape, **options):
    """Options: cut, within, join (shapes), soft (of a join), along (a tube for the fibres of a blob), alpha, rim,
    fine (of a texture), edge (how far the shape dissolves inwards), hide (a shape in which it dissolves)."""
    return material, shape, options


def moved(layers, **how):
    def move(v):
        return (v.moved(**how) if isinstance(v, Shape) else
                [move(s) for s in v] if isinstance(v, list) else v)
    return [(m, move(s), {n: move(v) for n, v in o.items()}) for m, s, o in layers]


def both(layers, x):
    """With their mirror image about the vertical at x."""
    return layers + moved(layers, flip=True, about=(x, 0))


def area(X, Y, shape, cut=(), within=(), join=(), soft=3):
    """What `Shape.field` gives, of a whole layer."""
    as_list = lambda s: s if isinstance(s, (list, tuple)) else [s]
    d, across = shape.field(X, Y)
    for s in as_list(join):
        d = smin(d, s.field(X, Y)[0], soft)
    for s in as_list(within):
        d = smax(d, s.field(X, Y)[0], .6)
    for s in as_list(cut):
        d = smax(d, -s.field(X, Y)[0], .6)
    return d, across


def material_at(plate, x, y):
    """The material that is seen at a point of a plate, or None for the ground."""
    X, Y = np.float32([[[x]], [[y]]])
    for material, shape, options in reversed(plate['layers']() + plate.get('above', list)()):
        how = {n: v for n, v in options.items() if n in ('cut', 'within', 'join', 'soft')}
        if options.get('alpha', 1) >= .4 and area(X, Y, shape, **how)[0] < 0:
            return material
    return None


# ----------------------------------------------------------------- painting
class Canvas:
    def __init__(self, W, H, theme, grain=1):
        self.dark, self.k, self.grain = theme == 'dark', W / 400, grain
        y, x = np.mgrid[0:H, 0:W].astype(np.float32)
        self.X, self.Y = (x + .5) / self.k, (y + .5) / self.k
        self.ground = background(W, H, THEMES[theme]['bg'], .5, .5, .70).astype(np.float32)
        self.image = self.ground.copy()
        rng = np.random.default_rng(4)
        noise = rng.standard_normal((H, W)).astype(np.float32)

        def band(a, b):
            n = blur(noise, a * self.k) - blur(noise, max(b * self.k, 2.1))
            return n / n.std()
        self.sponge, self.bundles = band(.33, 1.0), band(1.3, 3.2)
        self.strand = blur(rng.standard_normal((4096, 1)).astype(np.float32), 1.6)[:, 0]
        self.strand /= self.strand.std()

    def paint(self, material, shape, along=None, alpha=1, rim=None, fine=1, shadow=1, edge=0, hide=None, **how):
        fill, border, fill_light, border_light, width, texture, strength, relief = MATERIALS[material]
        if not self.dark:
            fill, border = fill_light, border_light
        width, px, strength = width if rim is None else rim, .6 / self.k, strength * self.grain
        d, across = area(self.X, self.Y, shape, **how)
        guide, across = along.field(self.X, self.Y) if along else (d, across)
        rows, columns = (np.flatnonzero((d < FAR - 1).any(i)) for i in (1, 0))
        if not len(rows) or d.min() > px:
            return
        box = np.s_[rows[0]:rows[-1] + 1, columns[0]:columns[-1] + 1]
        d, across, guide, image = d[box], across[box], guide[box], self.image[box]
        gy, gx = np.gradient(d, 1 / self.k)
        shade = np.float32(1)
        if texture == 'sponge':
            shade = 1 + .35 * strength * np.clip(self.sponge[box], -1.6, 1.6) * smoothstep(-width * .6, -width * 1.6, d)
        elif texture == 'bundles':
            shade = 1 + .35 * strength * np.clip(self.bundles[box], -1.6, 1.6)
        elif texture == 'rings':
            shade = 1 + .5 * strength * np.cos(2 * np.pi * guide / (3.1 * fine))
        elif texture == 'fibres':
            u = (across * 60 / fine + 2048 + 1.0 * self.bundles[box]).clip(0, 4094)
            i = u.astype(int)
            shade = 1 + .30 * strength * (self.strand[i] * (1 - u + i) + self.strand[i + 1] * (u - i))
        # rounded towards the light, which comes from the upper left
        shade = shade * (1 - relief * (.55 * gx + .83 * gy) * np.exp(np.minimum(d, 0) / max(3.2, width * 1.5)))
        c = linear(fill) * np.clip(shade, .2, 2)[..., None]
        w = smoothstep(-width - 2.4 * px, -width + px, d)[..., None] * (.9 if width > .2 else 0)
        c = c * (1 - w) + linear(border) * w
        dark = (.34 if self.dark else .13) * shadow * alpha
        image *= (1 - dark * np.exp(-np.maximum(d + .8 * (gx + gy), 0) / 2.6) * smoothstep(-1, 1, d))[..., None]
        a = (alpha * smoothstep(px, -px - edge, d))[..., None]
        if hide:
            a *= smoothstep(-6, 12, hide.field(self.X, self.Y)[0][box])[..., None]
        image += (np.clip(c, 0, 1) - image) * a

    def glow(self, x, y, r, strength=1, hurt=True):
        """Soft light on a place: amber, or red where it hurts."""
        q = np.hypot(self.X - x, self.Y - y) / r
        h = strength * (.55 * np.exp(-(q / .62) ** 2) + .30 * np.exp(-q ** 2) + .03 * np.exp(-(q / 1.9) ** 2))[..., None]
        if self.dark:
            warm = 1 - np.exp(-h * np.float32([3.0, .42, .10] if hurt else [3.0, .92, .06]))
            self.image = 1 - (1 - self.image * np.exp(-h * .6)) * (1 - warm)
        else:
            self.image = self.image * np.exp(np.log(np.maximum(linear('#EE5A31' if hurt else '#FFBE24'), .003)) * h * 1.2)

    def fade(self, left=0, top=0, right=0, bottom=0):
        """Dissolve into the ground over these distances from the edges."""
        m = np.ones(self.X.shape, np.float32)
        for side, e in ((left, self.X), (top, self.Y), (right, 400 - self.X), (bottom, 300 - self.Y)):
            if side:
                m *= smoothstep(0, side, e)
        self.image = self.ground + (self.image - self.ground) * m[..., None]


def draw(plate, path, W, H, samples):
    """A plate: theme, layers, and if wanted fade (left, top, right, bottom), glow, what lies above the fade, the grain of textures, and a
    picture that it is laid on (a function of the size)."""
    c = Canvas(W, H, plate['theme'], plate.get('grain', 1))
    if 'on' in plate:
        c.image = c.ground = plate['on'](W, H)
    for material, shape, options in plate['layers']():
        c.paint(material, shape, **options)
    c.fade(*plate.get('fade', ()))
    for g in plate.get('glow', ()):
        c.glow(*g)
    for material, shape, options in plate.get('above', list)():
        c.paint(material, shape, **options)
    k.save(k.to_srgb(c.image), path)


def arrow(x, y, length, turn=0):
    """An arrow with its tip at x, y; it points left, or is turned clockwise by degrees."""
    shaft, head = tube(length, 0, 3, 11, 0, 3), blob(0, 0, 0, 0, 11, -7.5, 11, -7.5, 11, 7.5, 11, 7.5)
    return layer('arrow', shaft.moved(x, y, turn), join=head.moved(x, y, turn), soft=.2)


# ------------------------------------------------------------------- plates
def canal(state='healthy'):
    """Disc, joints and canal of the low back from above, front up. Disc 50 x 35 mm; canal 17 mm deep, narrowed 10 (3.2 a mm)."""
    narrow, herniated = state == 'narrow', state == 'herniated'
    back, bulge = (149, 145) if narrow else (129, 134)
    grow = dict(scale=1.16, about=(66, 170)) if narrow else {}
    medial = dict(scale=1.14, about=(56, 184)) if narrow else {}
    half = [
        layer('bundles', blob(18, 214, 44, 206, 72, 202, 90, 216, 90, 250, 62, 274, 22, 276, 16, 244), shadow=.3),
        layer('cartilage', tube(41, 157, 2.2, 53, 163, 2.4, 60, 176, 2.2, 60, 190, 1.8).moved(**medial)),
        layer('bone', blob(38, 148, 54, 145, 72, 154, 78, 174, 70, 193, 62, 193, 62, 178, 55, 163, 42, 155).moved(**grow)),
        layer('nerve', oval(66, 136, 7, 4.6, 20)),
    ]
    arch = layer('bone', blob(0, 200, 11, 206, 8, 232, 12, 264, 0, 278, -12, 264, -8, 232, -11, 206), soft=12, join=[
        s for t in (tube(48, 186, 10, 24, 198, 7, 0, 206, 8).moved(**medial),
                    blob(39, 161, 50, 166, 57, 178, 57, 190, 46, 198, 32, 194, 30, 178).moved(**medial))
        for s in (t, t.moved(flip=True))])
    fat = layer('fat', blob(0, 126, 34, 134, 44, 150, 30, 176, 0, 200, -30, 176, -44, 150, -34, 134))
    flavum = (tube(34, 151, 9, 26, 168, 13, 0, 188, 11, -26, 168, 13, -34, 151, 9) if narrow else
              tube(39, 155, 3.6, 31, 175, 4.4, 0, 198, 3.8, -31, 175, 4.4, -39, 155, 3.6))
    disc = blob(0, 20, 45, 25, 74, 50, 80, 82, 66, 117, 40, bulge, 0, back, -40, bulge, -66, 117, -80, 82, -74, 50, -45, 25)
    burst = [tube(-10, 98, 9, -21, 118, 4.5, -24, 128, 5), tube(-31, 131, 3, -22, 137, 8.5, -12, 138, 4)] if herniated else ()
    side = [24, 139, 28, 156, 17, 176, 0, 184]
    sac = {'healthy': blob(0, 136, *side, -17, 176, -28, 156, -24, 139),
           'herniated': blob(4, 137, *side, -16, 177, -23, 162, -20, 149, -9, 145),
           'narrow': blob(0, 142, 30, 142, 20, 164, 0, 182, -20, 164, -30, 142)}[state]
    roots = ([(5.2 * (i - n / 2) + .8 * np.sin(7 * i + n), y + .7 * np.cos(5 * i)) for n, y in ((4, 153.5), (2, 158.5), (1, 163.4), (0, 168)) for i in range(n + 1)]
             if narrow else
             [(a * 21 + herniated * max(0, -a) * 8, 172 - a * a * 24) for a in np.linspace(-1, 1, 7)] +
             [(a * 12, 164 - a * a * 9) for a in (-1, -.35, .35, 1)])
    return [
        *both(half, 0), fat, layer('fluid', sac), layer('tendon', flavum), arch,
        layer('worn' if narrow else 'rings', disc),
        *([layer('dry', oval(0, 84, 36, 20)), *(layer('line', tube(*t), alpha=.6) for t in (
            (-30, 92, .2, -8, 97, 1, 14, 92, .2), (8, 110, .2, 20, 124, .9, 38, 130, .2)))] if narrow else
          [layer('core', oval(0, 84, 40, 26), join=burst, soft=6)]),
        *([layer('nerve', oval(33, 145, 5, 4.4, -20)), layer('hurt', oval(-33, 147.5, 3.6, 6.6, 38))] if herniated else []),
        *(layer('hurt' if narrow else 'nerve', oval(p, q, 2.2, 2.2)) for p, q in roots),
    ]


def segment(wear=0, torn=0, left=1):
    """L2 to L5 cut in the middle, the far half behind the cut. Body 35 x 27 mm; disc 11 mm, worn 5 (2.6 a mm).

    ``wear``: how worn the middle disc is; ``torn``: how far its core has come out; ``left``: how much of that piece is left.
    """
    gap, lip = 29 - 15 * wear - 3 * torn, 9 * wear
    reach, piece = min(1, torn * 1.6), max(0, torn * 1.6 - .6) * left ** .6    # first through the ring, then out of it
    push = max(4 * wear, 14 * piece)
    top, m, line = 95 - gap, 165 - gap / 2, np.arange(-90, 410, 12)
    levels = (top - 198, top - 99, top, 165, 264, 363)
    body = lambda up, low: blob(-up, 4 - up * .9, 4, 0, 46, 3.5 - up / 6, 87 + up * .7, -up / 9, 91 + up * .3, 4 + up * .45, 86, 35, 91 + low * .3, 66 - low * .65,
                                87 + low * .7, 70 + low / 9, 46, 66.5 + low / 6, 4, 70, -low, 66 + low * .9, -low * .8, 66, 5, 35, -up * .8, 4)
    arch = blob(84, 5, 104, 8, 120, 3, 127, -12, 134, -26, 143, -30, 151, -20, 153, 0, 156, 26, 164, 50, 175, 84, 178, 106, 172, 119, 162, 117, 157, 104, 151, 84,
                140, 64, 126, 50, 108, 42, 84, 43)
    spine = blob(144, 34, 155, 29, 180, 37, 212, 42, 224, 50, 226, 70, 220, 85, 206, 86, 184, 75, 164, 67, 148, 58)
    root = tube(110, 96, .8, 106 + push * .3, 118, 2, 101 + push, m - 8, 3 - push * .04, 101 + push, m + 6, 3 - push * .04, 101 + push * .3, 182, 3, 101, 203, 3.4, 103, 215, 5,
                98, 229, 3.6, 88, 243, 3)
    way = 7 * reach * (.2 + .8 * left), 4 * reach * left ** .7
    burst = [tube(60, m, way[0], 62 + 18 * reach, m + 1, way[1], 62 + 34 * reach, m + 2, way[1]),
             tube(100, m - 9 * piece, 5 * piece, 99 + 5.5 * piece, m, 9.2 * piece, 99 + 4.5 * piece, m + 9 * piece, 8.6 * piece, 98, m + 20 * piece, 4 * piece)][:(reach > .05) + (piece > .02)]
    bent = lambda x, to: np.stack([x + to * np.exp(-((line - m) / 24) ** 2), line], 1)
    out = [layer('muscle', tube(187, -90, 38, 187, 400, 38), alpha=.45, rim=0, shadow=0), layer('tendon', tube(227, -90, 1.6, 227, 400, 1.6))]
    for y in levels:
        out += [layer('skull', arch.moved(dy=y)), layer('cartilage', tube(154, y - 18, 1, 154.5, y, 1.6, 158, y + 19, 1)),
                layer('nerve', tube(103, y + 26, .5, 102, y + 38, 3, 103, y + 50, 5, 98, y + 64, 3.6, 88, y + 78, 3), alpha=.45 * (y != 165))]
    dent = max(0, push - 4)
    out += [layer('fluid', blob(*bent(104, dent).ravel(), 133, 400, 133, 400, 133, -90, 133, -90), shadow=.4, alpha=.5),
            *(layer('nerve', thread(.7, bent(109.5 + 4.1 * i + 1.2 * np.sin(line / 31 + i), dent * (1 - i / 5))), shadow=.5, alpha=.8) for i in range(6)),
            layer('nerve', root), *(layer('hurt', oval(102 + push, m + 2, 12, r), within=root, rim=0, shadow=0, alpha=piece * .3) for r in range(12, 28, 2))]
    for y in levels:
        out += [layer('tendon', tube(147, y + 56, 2, 143, y + 95, 2.2, 146, y + 136, 2)), layer('bone', spine.moved(dy=y))]
    for y, z in zip(levels, levels[1:]):
        c, h, here = (y + 70 + z) / 2, z - y - 70, z == 165
        worn = wear if here else 0
        edge = 3 + 4 * worn
        disc = blob(3, y + 67, 46, y + 64, 88, y + 67, 91 + edge, c, 88, z + 3, 46, z + 6, 3, z + 3, -edge, c)
        out += [layer('rings', disc, along=oval(48, c, 22, 60))] * (worn < 1) + [layer('worn', disc, along=oval(48, c, 22, 60), alpha=worn, shadow=worn == 1)] * (worn > 0)
        core = dict(join=burst, soft=7 * reach * (.3 + .7 * left)) if here and burst else {}
        out += [layer('core', oval(50 - 2 * worn, c, 25 + worn, h * .35), alpha=1 - worn, **core)] * (worn < 1)
        out += [layer('dry', oval(48, c, 26, h * .35 - 1.3 * worn), alpha=2 * worn - 1, shadow=worn), layer('line', tube(12, c + 1, .2, 26, c - .6, .7, 40, c + .8, 1, 54, c - .8, .8, 70, c + 1, .9, 92, c - .4, .2), alpha=.8 * (2 * worn - 1))] * (worn > .5)
    out += [layer('bone', body(lip * (y == 165), lip * (y == top)).moved(dy=y)) for y in levels]
    if lip:
        out += [layer('cortex', tube(6, y, r * .4, 46, y + s, r, 84, y, r * .4), within=out[n][1], alpha=.22 * wear, rim=0, shadow=0)
                for y, s, n in ((top + 69, -1.5, -4), (166, 1, -3)) for r in (3, 4.5, 6, 7.5)]
    return out + [layer('tendon', thread(1.1, bent(96, 4 * wear)), cut=[oval(98, m + 3, 12, 24 * piece)] * (piece > .1)),
                  layer('tendon', thread(1.1, bent(-4, -lip)))]


def dashes(x0, x1, y, n):
    w = (x1 - x0) / n
    return [layer('line', thread(.55, x0 + i * w, y, x0 + (i + .55) * w, y), shadow=0, alpha=.8) for i in range(n)]


def shoulder():
    """A left shoulder from the front, cut through the middle of its ball (46 mm across; 2.3 a mm)."""
    cuff = tube(0, 140, 27, 50, 130, 27, 95, 112, 23, 135, 98, 13, 160, 91, 7, 180, 88, 6)
    tendon = tube(118, 104, .5, 135, 98, 5.5, 160, 91, 6, 200, 87.5, 5.6, 232, 88, 5.6, 254, 96, 5.6, 266, 106, 5.2, 273, 116, 3.5)
    deltoid = tube(290, 76, 5, 309, 104, 15, 318, 160, 20, 312, 230, 20, 302, 320, 15)
    trapezius = tube(0, 32, 12, 60, 29, 10, 130, 36, 6, 196, 49, 2)
    return [
        layer('body', blob(-20, 0, 40, 6, 120, 18, 200, 34, 270, 42, 318, 66, 344, 110, 356, 170, 350, 250, 338, 330, -20, 330, -20, 330)),
        layer('muscle', trapezius), layer('muscle', deltoid),
        layer('bundles', blob(-20, 232, 60, 216, 120, 198, 158, 210, 184, 236, 178, 256, 150, 270, 100, 300, -20, 320)),
        layer('muscle', cuff),
        layer('fluid', blob(162, 194, 178, 222, 196, 230, 214, 218, 216, 200, 190, 190)),
        layer('tendon', tube(164, 196, 2, 178, 223, 1.6, 196, 231, 1.6, 214, 220, 1.6, 222, 206, 2), shadow=.5),
        layer('bone', blob(165, 110, 161, 150, 166, 192, 156, 199, 140, 188, 116, 183, 85, 191, 40, 206, -20, 216, -20, 207,
                           40, 191, 80, 172, 110, 150, 130, 128, 150, 112)),
        layer('cartilage', tube(166, 114, 2, 163.5, 150, 2.6, 167.5, 188, 2), shadow=.3),
        layer('bone', blob(181, 184, 170, 150, 181, 116, 205, 100, 232, 98, 250, 106, 262, 109, 279, 118, 288, 140, 285, 168, 280, 205,
                           281, 330, 281, 330, 235, 330, 235, 330, 236, 260, 230, 226, 214, 205, 196, 200), rim=3.4),
        layer('cartilage', tube(182, 186, .8, 171.5, 150, 2.2, 183, 117, 2.4, 206, 101.5, 2.4, 232, 100, 2, 244, 104, .8), shadow=.2),
        layer('meniscus', blob(157, 104, 168, 102, 174, 116, 164, 113)), layer('meniscus', blob(158, 200, 170, 202, 177, 190, 166, 190)),
        layer('place', tendon, hide=oval(116, 104, 13, 11)),
        layer('fluid', tube(182, 79.5, .8, 215, 80, 1.8, 250, 84, 2.2, 276, 97, 2.2, 291, 120, 1.8, 294, 138, .6), rim=.6),
        layer('bone', blob(209, 57, 240, 51, 275, 58, 295, 70, 293, 79, 270, 79, 240, 75, 212, 74)),
        layer('cartilage', tube(206, 58, 1.6, 206.5, 70, 1.6)),
        layer('bone', blob(203, 53, 200, 70, 180, 72, 150, 66, 110, 62, 70, 66, -20, 72, -20, 50, 40, 46, 90, 42, 150, 45, 190, 48)),
    ]


def hip():
    """A left hip from the front, cut through the middle of its ball (48 mm across; neck at 127 degrees; 2 a mm)."""
    pelvis = blob(201, 101, 201, 101, 187, 95, 168, 92.5, 148, 96, 131, 108, 119, 114, 111, 132, 108, 152, 111, 174, 119, 188, 130, 193, 136, 202, 128, 212, 114, 214, 102, 204,
                  96, 184, 93, 160, 95, 136, 101, 112, 112, 88, 128, 60, 144, 28, 158, -6, 166, -40, 188, -40, 184, 0, 182, 30, 187, 58, 196, 82)
    femur = blob(122.5, 139, 143, 109.5, 173.5, 102, 201.5, 115, 213, 130, 219, 144, 230, 158, 244, 166, 256, 166, 266, 157, 278, 142, 296.5, 143, 308.5, 171, 306, 203.5,
        290.5, 252, 288, 340, 288, 340, 229, 340, 229, 340, 228, 285.5, 214.5, 264, 212, 252, 210, 234, 202, 217, 193, 205, 181, 198.4, 156.5, 197, 130, 177.5)
    return [
        layer('body', blob(-30, -40, -30, 340, 372, 340, 372, 340, 380, 260, 378, 190, 366, 110, 356, 40, 352, -40, 352, -40)),
        layer('fat', blob(330, -40, 338, 60, 348, 130, 352, 190, 346, 260, 336, 340, 336, 340, 364, 340, 364, 340, 372, 260, 370, 190, 358, 110, 348, 40, 344, -40, 344, -40)),
        *(layer('muscle', tube(*t)) for t in (
            (148, -50, 12, 134, 10, 16, 113, 56, 16, 98, 98, 10, 91, 140, 1), (92, 124, 1, 88, 150, 6, 90, 190, 7, 96, 226, 4, 90, 250, 1),
            (98, 246, 14, 150, 232, 14, 196, 240, 9, 232, 236, 4), (86, 274, 7, 120, 284, 15, 176, 312, 24, 214, 370, 30),
            (303, 214, 3, 309, 240, 11, 314, 280, 16, 314, 350, 18), (300, -60, 30, 306, 20, 20, 318, 90, 8, 327, 150, 2))),
        layer('fluid', blob(204, 96, 224, 116, 240, 138, 258, 158, 252, 170, 222, 160, 200, 116)), layer('fluid', blob(128, 198, 150, 202, 180, 210, 206, 232, 214, 226, 190, 202, 150, 190)),
        layer('tendon', tube(200, 93, 2, 214, 102, 3.4, 230, 122, 3, 244, 143, 2.6, 259, 159, 2)), layer('tendon', tube(126, 210, 2, 150, 205, 3, 184, 215, 3, 212, 241, 1.6)),
        layer('muscle', tube(192, 36, 3, 204, 72, 11, 220, 100, 11, 246, 130, 9, 276, 146, 3)),
        layer('named', tube(190, -60, 6, 204, 0, 22, 236, 60, 30, 272, 108, 17, 292, 136, 8, 300, 152, 5)),
        layer('place', tube(258, 88, .6, 272, 108, 5, 288, 130, 8, 302, 154, 6, 309, 176, 2.6, 309, 190, .8)),
        layer('bone', pelvis, rim=3), layer('fat', blob(122, 116, 130, 112, 126, 130, 122, 150, 126, 172, 134, 190, 122, 188, 113, 172, 110, 152, 113, 132)),
        layer('tendon', tube(124, 157, 3, 117, 166, 3.6, 118, 180, 3.4, 130, 195, 3)),
        layer('bone', femur, rim=3.2), layer('fat', blob(250, 246, 262, 244, 272, 254, 275, 286, 276, 340, 276, 340, 242, 340, 242, 340, 241, 292, 244, 264), edge=7, rim=0, shadow=0, alpha=.8),
        *(layer('cartilage', tube(*t), shadow=.2) for t in (
            (125, 146, .8, 129, 128, 2.2, 145, 110, 2.6, 166, 103, 2.8, 187, 107, 2.4, 204, 118, .8), (127, 170, .8, 133, 180, 2, 149, 193, 2.2, 166, 198, 1.8, 178, 199, .8),
            (199, 102, 1.4, 186, 97.5, 2.2, 168, 95, 2.4, 149, 98.5, 2.4, 132, 110, 1.6))),
        layer('meniscus', blob(196, 97, 196, 97, 206, 101, 216, 114, 216, 118, 204, 110, 197, 105)), layer('meniscus', oval(137, 200, 5, 4)),
        layer('bone', oval(80, 270, 12, 18, 24)), layer('tendon', tube(116, 214, 1.4, 100, 236, 1.4, 86, 254, 1.4)),
        layer('fluid', tube(296, 128, .6, 308, 142, 2, 318, 166, 2.4, 317, 192, .6), rim=.6),
        layer('tendon', tube(318, -50, 3, 322, 40, 3, 330, 120, 3.2, 329, 190, 3.4, 330, 260, 3.2, 336, 340, 3)),
    ]


def groin():
    """A right hip from the front, made of `hip`: its joint is the place (1.7 a mm)."""
    calm = [({'place': 'tendon', 'named': 'muscle'}.get(m, m), s, o) for m, s, o in hip()]
    joint = layer('place', tube(124, 152, .6, 129, 128, 1.6, 146, 106.5, 2, 167, 99.6, 2, 188, 102, 1.8, 205, 113, .6), rim=.3)
    return moved(moved([*calm, joint], flip=True, about=(200, 0)), scale=.86, about=(200, 0))


def wrist():
    """A right wrist cut across at the hook of the hamate, palm up, thumb on the left (55 mm wide; tunnel 27 x 10; 5.6 a mm)."""
    flexors = ((194, 117), (218, 117), (186, 136), (241, 126), (162, 149), (186, 156), (210, 154), (233, 148), (137, 134))
    extensors = ((72, 188, 6), (84, 206, 6), (118, 229, 8), (150, 238, 9), (178, 243, 9), (208, 245, 9), (240, 240, 8), (292, 220, 7))
    thenar = blob(56, 116, 78, 78, 126, 62, 170, 72, 172, 86, 150, 91, 112, 99, 98, 103, 86, 112, 76, 128, 68, 150, 58, 144)
    hypothenar = blob(274, 94, 286, 76, 312, 70, 336, 96, 344, 140, 326, 178, 306, 172, 295, 148, 294, 118, 284, 106)
    return [
        layer('body', blob(40, 150, 52, 96, 90, 54, 150, 44, 200, 54, 250, 50, 310, 50, 350, 92, 360, 150, 346, 206, 300, 246, 210, 264,
                           110, 252, 58, 206)),
        layer('fat', blob(47, 150, 58, 100, 94, 61, 150, 51, 200, 61, 250, 57, 306, 57, 343, 96, 353, 150, 340, 202, 297, 239, 210, 257,
                          113, 245, 64, 201)),
        layer('bundles', thenar), layer('bundles', hypothenar), layer('tendon', oval(198, 76, 15, 3.6)),
        *(layer('tendon', oval(x, y, r, 5, (200 - x) * -.25)) for x, y, r in extensors),
        layer('soft', blob(92, 120, 128, 130, 150, 162, 200, 158, 250, 160, 276, 130, 288, 170, 276, 214, 200, 224, 130, 212, 92, 172)),
        layer('fat', blob(112, 108, 150, 98, 200, 94, 245, 98, 276, 112, 268, 146, 250, 164, 200, 165, 150, 166, 124, 146)),
        layer('fluid', blob(176, 112, 204, 104, 236, 106, 256, 122, 250, 148, 224, 166, 180, 168, 150, 158, 152, 142, 172, 132), alpha=.75),
        layer('fluid', oval(137, 134, 13, 13), alpha=.75),
        *(layer('tendon', oval(x, y, 9.4, 9), rim=1.1) for x, y in flexors),
        layer('bone', blob(100, 108, 116, 118, 121, 140, 121, 158, 104, 178, 84, 176, 74, 156, 78, 128)),
        layer('bone', blob(126, 166, 146, 166, 162, 177, 167, 212, 150, 223, 126, 214, 110, 188)),
        layer('bone', blob(172, 171, 196, 164, 222, 168, 229, 190, 226, 224, 200, 231, 178, 225, 169, 198)),
        layer('bone', blob(233, 170, 252, 166, 264, 156, 268, 136, 271, 116, 281, 108, 291, 118, 290, 148, 300, 174, 296, 202, 272, 222, 240,
                           222, 235, 196)),
        layer('tendon', tube(98, 108, 4, 112, 104, 5, 150, 95, 6, 200, 89, 6.4, 245, 96, 6, 284, 111, 4), rim=1.4, fine=.7),
        layer('soft', oval(254, 80, 4.6, 4.6), rim=1.6), layer('nerve', oval(267, 84, 5, 4.4), alpha=.75),
        layer('tendon', oval(120, 102, 7.5, 5, -12), rim=1.1),
        layer('nerve', oval(160, 113, 16, 8, -6), rim=1.2),
    ]


def face():
    """The sinuses in a face cut from side to side through the eyes; the pair behind the nose shows through, dashed (2 a mm)."""
    orbit = blob(228, 118, 236, 98, 258, 90, 284, 95, 300, 112, 302, 132, 290, 150, 266, 158, 242, 153, 231, 138)
    cheek = blob(240, 171, 250, 164, 262, 166, 272, 164, 288, 167, 299, 177, 294, 192, 282, 208, 272, 226, 261, 240, 250, 238, 242, 220, 238, 194)
    bone = whole(204, -60, 282, -50, 318, -10, 328, 40, 324, 76, 315, 100, 312, 126, 317, 146, 321, 162, 315, 178, 305, 192, 295, 206, 285, 228, 273, 250, 256, 262, 238, 262,
                 230, 250, 216, 244, 203, 243)
    nose = whole(202, 104, 208, 101, 213, 104, 214, 128, 218, 150, 226, 164, 234, 178, 234, 198, 235, 218, 228, 232, 214, 235, 202, 233)
    cells = [blob(212, 103, 219, 99, 227, 103, 225, 113, 218, 116, 212, 113), blob(213, 117, 219, 119, 225, 115, 225, 126, 221, 130, 214, 129),
             blob(214, 133, 221, 133, 227, 129, 228, 140, 223, 146, 216, 146), blob(217, 149, 224, 149, 229, 144, 236, 154, 233, 162, 226, 161)]
    forehead = [blob(204, 80, 202, 58, 203, 34, 212, 22, 222, 26, 228, 36, 238, 34, 248, 44, 252, 58, 264, 64, 268, 76, 258, 82, 240, 79, 226, 85, 212, 90),
                blob(196, 82, 198, 60, 196, 40, 187, 30, 178, 34, 172, 46, 160, 44, 152, 56, 150, 68, 142, 76, 150, 82, 164, 80, 178, 87, 189, 91)]
    behind = blob(203, 122, 209, 119, 211, 128, 213, 142, 210, 151, 203, 152)
    lined = lambda *rooms: [v for s in rooms for v in (
        layer('soft', s, rim=1.1, shadow=.3), layer('nerve', s.moved(scale=.9, about=s.points.mean(0)), rim=.8, shadow=.3, alpha=.94))]
    half = [
        layer('cortex', blob(238.6, 247, 237.4, 262, 233.6, 265.4, 234.6, 275, 239, 278.4, 243.6, 276.6, 248, 278.4, 252, 275, 253, 265.4, 249.6, 262, 248.6, 247, 245.6, 259, 243.6, 262, 241.6, 259), rim=.5, shadow=.4),
        layer('muscle', blob(330, 0, 341, 40, 340, 100, 330, 142, 321, 134, 320, 100, 330, 70)),
        layer('muscle', blob(320, 172, 330, 170, 330, 200, 324, 236, 314, 262, 303, 262, 300, 240, 306, 206)),
        layer('muscle', tube(276, 262, 3, 290, 240, 5, 297, 216, 4), alpha=.8),
        layer('fat', orbit),
        layer('brain', oval(264, 125, 5.4, 5.4), rim=1),
        *(layer('muscle', oval(*o), rim=.8) for o in ((264, 104, 10, 3.4), (264, 147, 10, 3.4), (241, 126, 3.2, 10), (288, 126, 3.2, 10), (245, 108, 4.4, 3, -40))),
        *lined(cheek, *cells),
        layer('air', tube(240, 178, 2, 232, 170, 1.8, 226, 166, 1.4), rim=0, shadow=0),
        layer('named', tube(236, 194, 3, 226, 192, 4, 216, 196, 5.4, 212, 208, 6.6, 214, 220, 5.4, 221, 224, 2.4), rim=.8), layer('cortex', tube(238, 194, 1, 224, 193, 1.2, 217, 200, 1, 216, 212, .7), rim=.2, shadow=0),
        layer('named', tube(208, 112, 2, 209, 130, 2.6, 210, 148, 3.4, 213, 162, 4.6, 217, 172, 4.6, 221, 175, 2.4), rim=.8), layer('cortex', tube(207, 106, 1, 209, 130, 1, 211, 150, 1, 215, 164, .7), rim=.2, shadow=0),
    ]
    skin = whole(206, -70, 300, -60, 340, -10, 350, 50, 348, 110, 346, 160, 342, 200, 334, 240, 322, 276, 310, 340, 206, 350)
    return [
        layer('body', skin),
        layer('fat', whole(206, -60, 296, -50, 332, -6, 342, 52, 340, 110, 338, 160, 334, 200, 326, 240, 314, 274, 302, 340, 206, 350), alpha=.5),
        layer('muscle', whole(203, 248, 222, 250, 238, 264, 250, 272, 262, 286, 262, 340, 203, 340), along=tube(200, 240, 60, 200, 340, 60), rim=.8, alpha=.8),
        layer('bone', bone, cut=[orbit, orbit.moved(flip=True, about=(200, 0)), nose], rim=2.2),
        layer('air', nose, rim=.6),
        *both(half, 200),
        *lined(*forehead),
        *both([layer('nerve', behind, alpha=.42, rim=.2, shadow=0)], 200),
        layer('cortex', tube(200, 100, 1.6, 200.6, 126, 1.6, 202, 150, 1.8, 199, 176, 2.2, 199.6, 204, 2.6, 200, 236, 4), rim=.4),
    ]


def nose():
    """Nose, mouth and throat cut in the middle, with the side wall of the nose. Hard palate 50 mm, nose to chin 118 (2 a mm)."""
    spine = [blob(252, y, 266, y + 2, 280, y - 2, 278, y + 13, 282, y + 26, 267, y + 27, 252, y + 26, 254, y + 13) for y in (214, 249, 284)]
    return [
        layer('body', blob(60, -30, 60, 16, 68, 46, 57, 78, 43, 110, 34, 130, 38, 144, 54, 150, 64, 156, 62, 170, 55, 185, 63, 195, 63, 195, 57, 206,
                           66, 222, 61, 244, 67, 264, 86, 281, 130, 292, 152, 330, 430, 330, 430, 330, 430, -30, 430, -30)),
        layer('brain', blob(104, -30, 102, 34, 118, 48, 158, 40, 176, 22, 206, 14, 232, 26, 300, 40, 330, -30)),
        layer('fluid', tube(284, 96, 15, 295, 150, 12.5, 296, 240, 12, 296, 330, 12), alpha=.45),
        layer('brain', tube(256, 44, 22, 268, 78, 19, 284, 116, 10, 294, 150, 7, 295, 240, 6.4, 295, 330, 6.4)),
        layer('brain', blob(290, 40, 330, 46, 352, 76, 340, 108, 308, 112, 292, 90)),
        layer('bone', blob(66, -30, 64, 20, 70, 46, 77, 60, 88, 57, 101, 52, 101, 44, 98, 20, 103, -30)),
        layer('air', blob(75, 44, 71, 22, 79, 4, 91, 12, 92, 34, 86, 47)),
        layer('cortex', tube(76, 57, 3.4, 66, 80, 2.4, 60, 94, 1.4)), layer('cortex', tube(97, 51, 2.4, 130, 54, 1.8, 160, 50, 2.4)),
        layer('air', blob(82, 64, 120, 60, 158, 60, 166, 74, 180, 90, 214, 96, 234, 122, 240, 150, 239, 220, 240, 262, 234, 330, 214, 330, 222, 272,
                          228, 238, 222, 206, 228, 196, 214, 168, 196, 150, 176, 145, 120, 145, 84, 145, 66, 149, 53, 145, 49, 136, 58, 116, 70, 88)),
        layer('air', tube(60, 139, 5, 51, 146.6, 3.6, 49, 149, 3.2), rim=0, shadow=0),
        layer('soft', blob(96, 70, 124, 66, 156, 66, 172, 84, 184, 98, 190, 118, 182, 136, 150, 139, 110, 138, 88, 132, 84, 108, 88, 84), alpha=.55, edge=9, rim=0, shadow=0),
        layer('air', blob(66, 195, 84, 184, 100, 164, 140, 158, 180, 158, 210, 182, 222, 208, 214, 240, 180, 220, 110, 214, 84, 206)),
        layer('bone', blob(156, 46, 178, 29, 198, 29, 205, 41, 212, 40, 217, 27, 227, 40, 246, 84, 263, 114, 254, 121, 232, 99, 208, 88, 176, 84, 161, 72)),
        layer('air', blob(164, 50, 182, 39, 199, 45, 206, 60, 196, 76, 175, 76, 164, 64)),
        layer('soft', tube(206, 90, 3, 230, 106, 6, 242, 128, 5, 247, 170, 4, 248, 240, 4, 250, 330, 4)),
        layer('bone', blob(258, 126, 267, 121, 273, 134, 275, 168, 282, 205, 266, 209, 252, 206, 253, 178, 257, 150)),
        layer('bone', oval(250, 141, 4.6, 8)), layer('muscle', blob(330, 128, 376, 116, 400, 148, 390, 200, 374, 256, 362, 336, 362, 500, 330, 500, 312, 216),
                                                     along=tube(364, 60, 60, 360, 220, 60, 344, 500, 60), alpha=.5, shadow=.3),
        *(layer('rings', oval(267, y, 15, 5), along=oval(267, y, 5, 20)) for y in (210, 245, 280)), *(layer('bone', s) for s in spine),
        *(layer('bone', blob(x, y, x + 14, y - 5, x + w, y + 4, x + w + 2, y + 12, x + w - 6, y + 16, x + 12, y + 9), alpha=.8)
          for x, y, w in ((312, 134, 18), (313, 190, 40), (314, 228, 28), (314, 262, 28), (314, 294, 32))),
        layer('muscle', blob(88, 204, 104, 182, 140, 165, 176, 169, 204, 190, 216, 224, 212, 254, 186, 262, 140, 254, 110, 244, 98, 222),
              along=tube(98, 246, 60, 140, 226, 60, 180, 200, 60, 214, 160, 60), fine=.5),
        layer('cortex', oval(197, 270, 7, 4.6, 20)), layer('soft', tube(206, 276, 2.6, 216, 258, 3.4, 228, 240, 2)),
        layer('bone', blob(75, 226, 88, 222, 97, 240, 94, 264, 82, 275, 71, 264, 74, 244)),
        layer('cortex', tube(87, 224, 4.4, 86, 212, 4, 82, 201, 1.4)),
        layer('bone', blob(73, 152, 81, 146, 120, 146, 172, 146, 178, 149, 172, 154, 120, 156, 102, 160, 97, 176, 82, 181, 75, 168)),
        layer('cortex', tube(86, 176, 5, 81, 190, 4.6, 77, 203, 1.4)),
        layer('muscle', tube(174, 150, 4.5, 196, 153, 8, 216, 170, 8.5, 226, 192, 4.5, 227, 200, 2.6)),
        layer('nerve', tube(92, 129, 3, 112, 124, 8, 140, 124, 9, 162, 129, 7, 174, 134, 3)),
        layer('nerve', tube(98, 86, 2.5, 114, 97, 7, 140, 101, 7.5, 160, 107, 5, 168, 111, 2.5)),
        layer('nerve', tube(128, 73, 2, 142, 79, 4.6, 156, 84, 3.6, 164, 88, 2)),
        layer('soft', oval(190, 122, 5, 7, -20)), layer('air', oval(191, 122, 1.8, 4, -20)),
    ]


def knee():
    """A knee cut from front to back through its outer half, front on the left. Kneecap 43 mm high, tendon as long (2.3 a mm)."""
    return [
        layer('body', blob(92, -30, 88, 10, 78, 40, 74, 86, 80, 130, 98, 172, 122, 214, 131, 242, 142, 340, 350, 340, 356, 250, 342, 190, 322, 130,
                           326, 60, 338, -30)),
        layer('muscle', tube(300, -40, 26, 298, 30, 21, 302, 110, 8, 306, 150, 3)),
        layer('muscle', tube(262, 66, 5, 286, 112, 17, 303, 190, 27, 308, 260, 31, 304, 340, 33)),
        layer('muscle', tube(140, -50, 17, 134, 2, 14, 122, 52, 5)), layer('tendon', tube(127, -24, 2, 124, 10, 7, 117, 66, 8.5)),
        layer('muscle', tube(166, 248, 2, 156, 290, 9, 154, 340, 13)),
        layer('fat', blob(112, 160, 134, 146, 146, 138, 158, 154, 162, 166, 157, 180, 154, 206, 154, 226, 144, 212, 126, 184)),
        layer('fluid', tube(140, 70, 1.2, 143, 34, 3.2, 152, 0, 1.4)),
        layer('fluid', blob(152, 112, 156, 140, 158, 176, 266, 184, 268, 140, 268, 112, 240, 120, 180, 120), alpha=.6, rim=0, shadow=0), layer('tendon', tube(268, 84, .8, 273, 108, 1.5, 274, 140, 1.6, 273, 170, 1.4, 272, 194, .7), rim=.3),
        layer('bone', blob(256, 216, 270, 208, 284, 222, 281, 250, 276, 340, 276, 340, 258, 340, 258, 340, 258, 252)),
        layer('bone', blob(163, -30, 163, -30, 161, 20, 158, 44, 146, 70, 143, 98, 150, 127, 170, 149, 198, 159, 230, 156, 257, 140, 271, 112, 267, 84,
                           250, 64, 239, 40, 236, 0, 236, -30, 236, -30), rim=3.2),
        layer('bone', blob(160, 174, 205, 172.5, 266, 183, 271, 190, 260, 208, 246, 236, 240, 280, 238, 340, 238, 340, 176, 340, 176, 340, 172, 286,
                           156, 256, 151, 240, 156, 216, 155, 190), rim=3.2),
        layer('cartilage', tube(152, 60, .8, 144.5, 84, 2.8, 145, 104, 3, 152, 128, 2.8, 171, 149, 2.6, 198, 159, 2.8, 230, 156, 2.8, 256, 140, 2.6, 270, 112,
                                2, 266, 90, .8), shadow=.3),
        layer('cartilage', tube(160, 174.4, .6, 172, 172.4, 2, 190, 170.6, 2.7, 208, 170.6, 3, 232, 174.4, 2.7, 252, 179, 2, 266, 183.4, .6), shadow=.2),
        layer('meniscus', blob(162, 142.6, 162, 142.6, 171, 151, 184, 157.4, 198, 162, 198, 165, 182, 167.6, 164, 169.6, 158, 167.6, 157, 156)),
        layer('meniscus', blob(263, 138.6, 263, 138.6, 266, 150, 268, 176, 263, 178.6, 244, 173.4, 224, 167.6, 224, 163, 238, 156.6, 252, 148)),
        layer('tendon', tube(110, 150, 4, 117, 170, 6.2, 131, 204, 6.2, 142, 228, 6, 149, 246, 5, 153, 262, 2)),
        layer('bone', blob(121, 61, 133, 72, 138, 97, 137, 125, 127, 143, 111, 159, 101, 143, 95, 111, 101, 78)),
        layer('cartilage', tube(134, 73, 1, 138.6, 95, 3.2, 138, 123, 2.8, 130, 140, 1), shadow=.3),
        layer('tendon', tube(115, 61, 1, 97, 86, 1.4, 93, 113, 1.4, 99, 143, 1.4, 109, 161, 1), rim=.4),
    ]


def half_squat():
    """The knee bent by 40 degrees about the middle of its condyles; the kneecap slides down in its groove."""
    about, bend = (210, 102), -40
    kneecap, front = (lambda x, y: .82), lambda x, y: np.interp(y, (-20, 10, 60, 160, 250), (0, .1, .82, .82, 1))
    skin = lambda x, y: np.interp(y, (0, 40, 86, 130, 172, 242, 420), (0, .08, .55, .8, .86, .88, .97)) if x < 200 else smoothstep(40, 200, y)
    between = lambda top, low: lambda x, y: smoothstep(top, low, y)
    thigh, shank = (lambda x, y: 0), lambda x, y: 1
    how = [skin, thigh, between(60, 190), thigh, front, shank, lambda x, y: front(x, y) if x < 146 else smoothstep(130, 175, y), lambda x, y: .3 * front(x, y),
           between(112, 170), between(90, 170), shank, thigh, shank, thigh, shank, shank, shank, front, kneecap, kneecap, kneecap]
    out = []
    for (material, shape, options), share in zip(knee(), how):
        P = shape.points * np.float32([1, 1, 1])[:shape.points.shape[1]]
        P[:, 1] += np.where(P[:, 1] < -20, -70, 0) + np.where(P[:, 1] > 330, 90, 0)       # beyond the frame once it is turned
        P = np.concatenate([Shape([p], True).moved(turn=bend * share(*p[:2]), about=about).points for p in P])
        out.append((material, Shape(P, shape.closed), options))
    out[1] = layer('muscle', tube(300, -130, 26, 299, 20, 22, 306, 84, 10, 328, 143, 3))
    return moved(out, turn=20, about=about, dx=-18, dy=18)


def sleeper(pillow, bend):
    """On one side, from behind: how high the pillow is, and by how many degrees it bends the neck; crown at 0, spine along the x axis (.3 a mm)."""
    mirror = lambda *half: blob(*half, *np.ravel(np.reshape(half, (-1, 2))[::-1] * [1, -1]))
    place = lambda s, x, y, a: s.moved(turn=-a).moved(dx=x, dy=y)
    levels, x, y = [], 83, 0         # from the lowest neck vertebra up: place, angle, half width
    for a in np.linspace(0, bend, 8)[1:]:
        x, y = x - 5.4 * np.cos(np.radians(a)), y + 5.4 * np.sin(np.radians(a))
        levels.append((x, y, a, 7.4))
    head = lambda s: place(s.moved(dx=-45), x, y, bend)
    trunk = [(83 + 6.7 * i, 0, 0, 9.5) for i in range(12)] + [(164 + 11 * i, 0, 0, 13) for i in range(5)]

    def vertebra(x, y, a, w):
        """Body, and before it arch, joint processes and the process in the middle, from the lowest neck vertebra on."""
        neck, low = w < 8, w > 10
        step, material = 5.4 if neck else 11 if low else 6.7, 'place' if neck else 'skull'
        b, h, deep = .36 * step, (3.6 if neck else 4.6 if not low else 6.6), 3.2 if low else 2.6
        lean = 0 if neck or low else -1.4
        facets = [oval(q, s * deep * 1.15, .2 * step, 1.4) for q in (-.3 * step, .34 * step) for s in (-1, 1)]
        spine = [tube(1, 0, 1, .62 * step, -.9, .7), tube(1, 0, 1, .62 * step, .9, .7)] if neck else [tube(1, 0, 1.3, .5 * step, 0, 1.4)] if low else [tube(1, 0, 1.1, 1.15 * step, 0, .7)]
        return ([layer(material, blob(-b, -h, b, -h, .8 * b, 0, b, h, -b, h, -.8 * b, 0), alpha=1 if neck else .7, rim=.4)],
                [layer(material, oval(.3, 0, .3 * step, deep), rim=.5, soft=1, join=[*facets, *(tube(0, 0, 1.3, lean * .5, s * w * .5, 1, lean, s * w, 1.3 if not low else .9) for s in (-1, 1))]),
                 layer(material, spine[0], join=spine[1:], soft=.6, rim=.5, shadow=.6)])

    def column(levels):
        """From the lowest up, so that each process lies over the arch below."""
        parts = [[[(m, place(v, x, y, a), {n: [place(t, x, y, a) for t in o] if n == 'join' else o for n, o in options.items()}) for m, v, options in group] for group in vertebra(x, y, a, w)]
                 for x, y, a, w in levels]
        return [*(v for body, _ in parts for v in body), *(v for _, arch in parts for v in arch)]
    ribs = [tube(x, 4, 1.2, x - 2, w * .5, 1.5, x + 4, w * .86, 1.5, x + 13, w, 1.3, x + 19, w - .6, 1.1, x + 22, w - 1.4, .8) for (x, *_), w in zip(trunk, (17, 25, 31, 35, 38, 40, 41, 42, 41, 39, 30, 18))]
    # their front parts, which come back to the middle lower down
    before = [tube(x + 20, w - .8, .9, x + 27, w - 4, 1, x + 34, w - 11, 1, x + 39, w - 20, .9) for (x, *_), w in zip(trunk, (17, 25, 31, 35, 38, 40, 41, 42, 41, 39))][2:]
    hip = blob(213, 11, 205, 15, 199, 24, 196, 34, 201, 42, 208, 45, 217, 41, 227, 38, 234, 39, 243, 37, 249, 31, 257, 26, 265, 23, 269, 17, 264, 12, 256, 14, 249, 17, 244, 14, 241, 18, 236, 22, 231, 20, 230, 14, 226, 9.4, 219, 8.6)
    half = [*(layer('skull', r, alpha=.13, rim=.3, shadow=0) for r in before), *(layer('skull', r, alpha=.35, rim=.4, shadow=.3) for r in ribs),
            layer('skull', blob(88, 24, 94, 19, 108, 20, 126, 27, 122, 33, 108, 42, 101, 49, 94, 48, 92, 36), alpha=.55, rim=.5),
            layer('skull', oval(104, 46, 4.4, 4.4), alpha=.5, rim=.5), layer('skull', tube(101, 20, .4, 99.4, 30, .8, 97.4, 40, 1.1, 97.4, 45, 1.5, 99.4, 48.4, 1.4), alpha=.7, rim=.5),
            layer('skull', tube(243, 24, 4, 251, 12, 2.6, 254, 0, 3.2), alpha=.3, rim=.4), layer('skull', tube(264, 17, 3, 262, 9, 2.2, 257, 0, 2.6), alpha=.3, rim=.4),
            layer('skull', oval(240, 31.6, 7, 7), alpha=.6, rim=.5, soft=3, join=[tube(240, 32, 4.6, 247, 42, 4.6), tube(242, 46.5, 2.4, 250, 45, 5), tube(249, 44, 4.6, 262, 43.4, 4, 300, 41, 3.6, 420, 35, 3.6), oval(259, 38.4, 2.6, 2.2)]),
            layer('skull', hip, alpha=.7, rim=.5), layer('line', thread(.4, 230, 37, 234, 30, 241, 25.5, 248, 26), alpha=.5, shadow=0),
            layer('line', thread(.4, 208, 22, 211, 30, 219, 35), alpha=.3, shadow=0)]
    sacrum = [layer('skull', blob(212, 0, 213, -8, 211, -14, 216, -17, 223, -14, 232, -10.6, 240, -7.6, 246, -4.6, 252, -2.4, 258, -.8, 258, .8, 252, 2.4, 246, 4.6, 240, 7.6, 232, 10.6, 223, 14, 216, 17, 211, 14, 213, 8), alpha=.85, rim=.5),
              layer('skull', tube(213, 0, 1.4, 218, 0, 1.6, 236, 0, 1.2, 244, 0, .6), alpha=.8, rim=.4, shadow=.6),
              *(layer('shade', oval(219 + 6 * i, y * (7.4 - i), 1.2, .9), alpha=.7, shadow=0) for i in range(4) for y in (-1, 1))]
    return [
        layer('seat', blob(-80, 54, 480, 54, 480, 54, 480, 72, 480, 72, -80, 72, -80, 54)),
        layer('soft', blob(-26, 55, -31, 55 - pillow * .5, -20, 54 - pillow, 10, 55 - pillow, 40, 55 - pillow, 64, 52 - pillow, 79, 55 - pillow, 86, 55 - pillow * .4, 80, 55), alpha=.7),
        *(layer('body', head(oval(41, s, 9, 5, s / 3))) for s in (-22, 22)), layer('body', tube(104, -42, 14, 140, -44, 13, 200, -38, 11)),
        layer('body', blob(60, -15, 74, -18, 84, -28, 92, -44, 102, -53, 114, -54, 130, -48, 152, -45, 180, -42, 204, -39, 226, -44, 256, -52, 290, -50, 340, -42, 420, -36,
                           420, 44, 320, 52, 285, 56, 255, 56, 230, 50, 205, 45, 190, 46, 160, 50, 140, 53, 118, 56, 102, 53, 92, 42, 84, 28, 74, 18, 60, 15),
              soft=10, join=[head(mirror(0, -4, 5, -13, 17, -21, 32, -23.2, 46, -21, 58, -16, 66, -7)), tube(88, 0, 19, *levels[2][:2], 17, x, y, 16)]),
        layer('skull', head(mirror(3, -4, 8, -12, 20, -18.6, 33, -20, 44, -16, 49, -13, 61, -12.5, 64, -7)), alpha=.45, rim=.6),
        layer('skull', tube(104, -46, 4.4, 110, -47.4, 3, 140, -46, 2.2, 186, -42, 2.2, 195, -41, 3.4), alpha=.4, rim=.5),
        *sacrum, *half, *moved(half, flip=True, turn=180), *column([*trunk[::-1], *levels]),
        *(layer('line', s, alpha=.7, shadow=0) for _, s, _ in dashes(-34, 60, 0, 14)),
    ]


def profile(skull=.5):
    """A head from its left with a calm skull; it sits on the neck at (232, 133) (1.1 a mm)."""
    bone = lambda shape, a=1, **o: layer('skull', shape, **{'alpha': a * skull, 'rim': .8, 'shadow': .5, **o})
    line = lambda a, *xy: layer('line', thread(.45, *xy), alpha=a, shadow=0)
    teeth = [bone(tube(x, y, w, x + (142 - x) * .04, y + s, w * .8), .9, rim=.5, shadow=.2) for y, s in ((129, 8), (152, -9)) for x, w in (
        (118.6, 2.3), (123.4, 2.4), (128.6, 2.7), (134.4, 2.8), (140.4, 2.9), (148, 4.2), (157, 4.3), (165.6, 4))]
    return [
        layer('body', blob(104, -10, 103, 36, 109, 54, 101, 76, 91, 93, 101, 104, 106, 112, 100, 125, 106, 136, 101, 147, 110, 158, 107, 182, 117, 203, 146, 210, 180, 212, 216, 206, 250, 206,
                           284, 186, 312, 130, 326, 92, 328, 30, 296, -40, 220, -72, 140, -56)),
        *teeth,
        bone(blob(206, 104, 211, 110, 207, 132, 204, 154, 197, 173, 186, 182, 160, 190, 134, 198, 120, 195, 117, 183, 122, 168, 119, 153, 119, 153, 144, 154, 170, 152, 179, 140, 180, 118, 184, 108,
                  191, 119, 198, 117, 200, 106)),
        bone(blob(115, 40, 116, -10, 148, -46, 220, -60, 288, -36, 318, 24, 320, 78, 306, 112, 274, 125, 244, 128, 236, 121, 226, 134, 219, 135, 215, 116, 204, 106, 196, 116, 187, 122, 184, 136,
                  174, 130, 150, 131, 122, 130, 115, 127, 116, 114, 110, 107, 121, 103, 122, 92, 117, 84, 105, 81, 110, 64, 113, 52)),
        layer('shade', blob(124, 52, 136, 46, 149, 50, 154, 62, 150, 76, 140, 83, 128, 80, 122, 66), alpha=.34 * skull, edge=4, shadow=0),
        layer('shade', blob(154, 56, 166, 42, 190, 44, 200, 68, 196, 92, 172, 92, 160, 84), alpha=.16 * skull, edge=12, shadow=0),
        line(.5 * skull, 154, 52, 164, 28, 200, 8, 244, 12, 266, 48, 258, 84), line(.45 * skull, 198, -58, 202, -34, 194, -10, 200, 14, 190, 40), line(.4 * skull, 190, 62, 206, 44, 232, 42, 248, 60, 252, 84),
        line(.45 * skull, 310, 8, 296, 30, 290, 56, 272, 78, 262, 98),
        bone(blob(151, 52, 158, 54, 158, 76, 163, 90, 178, 95, 208, 97, 210, 102, 196, 105, 176, 104, 168, 112, 154, 114, 144, 104, 136, 90, 144, 85, 151, 72), .8),
        layer('shade', oval(214, 107, 3, 3.6), alpha=.7 * skull, edge=2, shadow=0), layer('shade', oval(134, 174, 1.6, 1.4), alpha=.5 * skull, edge=1, shadow=0),
        line(.55, 106.5, 136, 112, 136.6, 119, 135), line(.45, 106, 91, 111, 95, 110, 102, 105, 103), line(.5, 112, 67, 119, 68, 127, 65), line(.45, 112, 61, 120, 58.6, 129, 63), line(.4, 110, 50, 121, 45, 134, 48),
        layer('body', blob(212, 84, 222, 80, 234, 84, 240, 96, 235, 112, 226, 126, 218, 126, 216, 114, 210, 102), alpha=.5, shadow=.4),
        line(.35, 219, 90, 230, 90, 233, 102, 226, 114, 221, 118),
    ]


def vertebrae(tilts, x, y, step=19.5, big=()):
    """Bones of the neck from the side below `profile`, the second at x, y; tilts in degrees from there down. Gives (cord, bones), levels."""
    body = blob(-9.4, -5.6, -8, -7, 0, -6, 8, -7.4, 9.4, -6, 8.6, 0, 9.4, 5.6, 8, 7, 0, 6.2, -8, 7.6, -9.4, 6.4, -8.6, 0)
    process = blob(25, -4, 32, -1, 42, 4, 44, 8, 39, 10.5, 30, 8, 24, 5)
    arch = tube(8, -2, 3, 17, -3.4, 4, 27, 0, 3.4)
    place = lambda s, x, y, a, size=1: s.moved(scale=size).moved(turn=a).moved(dx=x, dy=y)
    levels = []
    for i, (a, b) in enumerate(zip(tilts, tilts[1:])):
        levels.append((x, y, a))
        go = step + .35 * max(0, i - 6)
        x, y = x - go * np.sin(np.radians((a + b) / 2)), y + go * np.cos(np.radians((a + b) / 2))
    size = lambda i: 1 + .05 * max(0, i - 4)
    out = [layer('bone', place(process, *v, size(i) * (1.14 if i in big else 1)), rim=1.2) for i, v in enumerate(levels)]
    for (x, y, a), (p, q, b) in zip(levels, levels[1:]):
        out.append(layer('rings', oval((x + p) / 2, (y + q) / 2, 9.5, 5, (a + b) / 2), rim=.4, along=oval((x + p) / 2, (y + q) / 2, 3, 9, (a + b) / 2)))
    dens = tube(0, 0, 6.4, .5, -12, 4.4, 1, -20, 4.2, 1.4, -24, 3)
    for i, v in enumerate(levels):
        out += [layer('bone', place(arch, *v, size(i)), rim=1, shadow=.4), layer('bone', place(body, *v, size(i)), rim=1.2, soft=6, join=[] if i else place(dens, *v))]
    x, y, a = levels[0]
    atlas = [s.moved(dx=x - 229, dy=y - 157).moved(turn=a - 2, about=(x, y)) for s in (oval(222, 139, 3, 5.4, 4), tube(226, 138, 3.4, 240, 138, 3.6, 254, 141, 3, 262, 144, 3.6))]
    return out + [layer('bone', s, rim=1) for s in atlas], levels


def throat(levels, top):
    """What lies before bones of the neck: deep muscles, gullet and airway, which begins at two points of the head; levels as `vertebrae` gives."""
    at = lambda i, r, w: (levels[i][0] - r * np.cos(np.radians(levels[i][2])), levels[i][1] - r * np.sin(np.radians(levels[i][2])), w)
    way = lambda *p: tube(*np.ravel(p))
    return [layer('muscle', way(at(0, 10, 1), at(0, 11, 3), at(2, 13, 4), at(5, 14, 3.4), at(8, 14, 2), at(10, 12, .6)), fine=.6),
            layer('soft', way(at(4, 21, 2), at(5, 22, 3.6), at(8, 22, 4), at(-1, 24, 4))),
            layer('air', way((*top[0], 4), (*top[1], 5), at(0, 24, 5.4), at(2, 26, 6), at(3, 31, 6), at(4, 36, 4.6), at(6, 37, 7), at(9, 36, 7), at(-1, 40, 7)), alpha=.75)]


def crash():
    """Rear-end crash at about a tenth of a second, from the left: the seat has moved the trunk, the head is still behind (.6 a mm)."""
    bones, levels = vertebrae((-10, 12, 30, 36, 22, 5, -12, -23, -26, -25, -20, -14, -8, -3, 2, 6, 9, 11), 229, 157, big=(5, 6))
    canal = np.ravel([(x + 17 * np.cos(np.radians(a)), y + 17 * np.sin(np.radians(a)), 6.4) for x, y, a in levels])
    (_, outline, _), *inner = profile(.34)
    trunk = blob(172, 190, 156, 212, 146, 240, 128, 280, 98, 318, 70, 370, 56, 440, 62, 520, 74, 600, 78, 700, 348, 700, 348, 600, 356, 520, 358, 440, 346, 370, 318, 310, 286, 262, 276, 222, 288, 170, 250, 150)
    return moved(moved([
        layer('seat', tube(326, 250, 3, 360, 190, 3), rim=.6), layer('seat', tube(346, 250, 3, 380, 190, 3), rim=.6),
        layer('seat', blob(344, 66, 360, 52, 384, 58, 396, 90, 402, 140, 402, 186, 388, 202, 362, 200, 350, 184, 350, 120)),
        layer('seat', blob(300, 262, 322, 240, 358, 246, 386, 320, 406, 430, 414, 560, 414, 720, 322, 720, 332, 600, 342, 500, 342, 430, 326, 350, 302, 300)),
        layer('body', outline, join=trunk, soft=9), layer('body', tube(208, 372, 44, 178, 480, 38, 150, 580, 32, 122, 690, 30), alpha=.6), *inner,
        *throat(levels, ((190, 126), (200, 138))),
        layer('fluid', tube(243, 120, 7, 245, 142, 7, *canal), alpha=.8), layer('brain', tube(243, 118, 4, *(np.reshape(canal, (-1, 3)) * [1, 1, .56]).ravel()), rim=.5, shadow=.3),
        *bones,
    ], scale=.58), dx=54.4, dy=52)


def turning():
    """Head and shoulders from above, front up; the head turns by 45 degrees about the top of the neck (.8 a mm)."""
    skin = whole(204, 91, 220, 94, 236, 102, 250, 117, 258, 142, 262, 174, 258, 206, 247, 228, 230, 241, 212, 246)
    ear = blob(257, 164, 263, 165, 271, 173, 277, 184, 278, 194, 273, 201, 266, 203, 260, 196, 256, 184)
    outline = [*both([layer('body', blob(222, 93, 233, 95, 243, 102, 250, 113, 252, 126, 236, 130, 222, 110), rim=1.2), layer('body', ear), layer('shade', tube(263, 173, 1, 267.6, 182, 2.6, 267.6, 193, 2), alpha=.3, edge=2, shadow=0),
               layer('line', thread(.5, 263, 169.6, 269.6, 176, 273.6, 185, 273.6, 194, 268, 198.6), alpha=.45, shadow=0)], 200),
               layer('body', skin, join=[tube(200, 87.4, 5.8, 200, 91, 8.6, 200, 96, 12, 200, 104, 15), oval(188.4, 94.4, 4, 3.6), oval(211.6, 94.4, 4, 3.6)], soft=3), layer('shine', tube(199, 86, 2.4, 199, 94, 2.6, 199, 104, 1.6), alpha=.6, edge=2.4, shadow=0),
               *both([layer('line', thread(.4, 206.4, 90.4, 209, 91.4, 210, 94.6), alpha=.35, shadow=0), layer('line', tube(211, 97.6, .6, 218, 98, .9, 227, 101, .8, 234, 106, .3), alpha=.4, shadow=0)], 200)]
    hair = whole(203, 108, 218, 110, 234, 118, 246, 132, 252, 152, 254, 176, 250, 205, 241, 226, 227, 238, 211, 242.6)
    strands = [layer('line', taper(.5, .2, *np.ravel([(200 + r * np.sin(turn), 212 - 1.2 * r * np.cos(turn)) for r in 4 + 72 * (i * .7549 % 1) ** .8 + np.arange(0, 25, 6)
                                                      for turn in [2.4 * i + .8 * np.exp(-r / 16)]])), within=hair, alpha=.26, shadow=0) for i in range(120)]
    head = [*outline, layer('skull', hair, alpha=.85, rim=.9, shadow=.4), layer('shine', oval(186, 146, 28, 24), alpha=.45, edge=22, shadow=0), layer('shade', oval(216, 208, 30, 22), alpha=.12, edge=20, shadow=0), *strands]
    bones = [
        layer('skull', tube(204, 226, 4, 240, 236, 4, 280, 222, 4, 300, 186, 4, 290, 146, 4, 252, 120, 4, 210, 112, 4), alpha=.35, shadow=.3),
        layer('skull', blob(338, 178, 346, 186, 340, 196, 316, 212, 286, 232, 262, 246, 258, 240, 272, 226, 302, 204, 326, 186), alpha=.6),
        layer('skull', tube(332, 186, 5, 324, 170, 5, 328, 160, 4), alpha=.6), layer('skull', oval(352, 180, 19, 18), alpha=.6),
        layer('skull', tube(268, 236, 1, 300, 222, 4, 336, 206, 5, 362, 190, 6, 362, 174, 6), alpha=.7),
        layer('skull', tube(210, 116, 6, 236, 113, 4.6, 270, 128, 4.4, 306, 154, 5, 342, 162, 5.4, 354, 168, 4), alpha=.8)]
    return [
        layer('body', whole(203, 110, 240, 98, 284, 96, 324, 112, 352, 124, 374, 144, 383, 170, 378, 194, 360, 212, 330, 224, 296, 240, 262, 256, 230, 263, 204, 256)),
        *both(bones, 200), *((m, s, {**o, 'alpha': .5}) for m, s, o in outline), *moved(head, turn=-45, about=(200, 170))]


def swing():
    """Arrows from straight ahead to 45 degrees on both sides, and the directions."""
    at = lambda degrees, r: (200 - r * np.sin(np.radians(degrees)), 170 - r * np.cos(np.radians(degrees)))
    head = blob(*(v for point in (at(45, 132), at(38, 139), at(38, 125)) for v in 2 * point))
    return [*(layer('line', thread(.6, at(a, r), at(a, r + 5)), shadow=0, alpha=.8) for a in (0, 45, -45) for r in range(114, 150, 9)),
            *both([layer('arrow', thread(2.6, [at(a, 132) for a in range(3, 40, 2)]), join=head, soft=.2)], 200)]


# of ribs 1 to 10: height at the spine, half width of the cage and how much lower that is, front end, points of the cartilage from there
CAGE = ((24, 39, 12, 26, 56, 14, 60), (42, 64, 16, 38, 88, 27, 92, 12, 92), (61, 80, 24, 44, 112, 28, 113, 10, 110), (80, 91, 32, 51, 137, 32, 139, 10, 127),
        (100, 98, 38, 59, 162, 36, 162, 10, 142), (120, 104, 44, 70, 188, 44, 187, 10, 156), (141, 107, 49, 82, 214, 60, 217, 34, 197, 9, 170),
        (162, 109, 53, 86, 239, 72, 238, 52, 215), (184, 107, 55, 88, 261, 78, 257, 64, 233), (206, 100, 56, 82, 281, 77, 276, 72, 251))
BUST = layer('body', whole(230, -40, 258, -20, 260, 18, 282, 36, 340, 52, 376, 74, 376, 140, 346, 160, 343, 220, 340, 340, 230, 350),
             join=[tube(372, 96, 27, 384, 180, 23, 392, 340, 20), tube(28, 96, 27, 16, 180, 23, 8, 340, 20)], soft=8)

GIRDLE = both([layer('skull', s, alpha=.4, shadow=.3) for s in (
    blob(258, 74, 300, 66, 336, 72, 346, 84, 342, 106, 328, 132, 308, 178, 298, 190, 286, 156, 268, 104),
    blob(344, 90, 350, 76, 366, 74, 378, 86, 380, 104, 376, 124, 382, 180, 394, 340, 394, 340, 378, 340, 378, 340, 366, 180, 358, 126, 346, 108))], 200)
COLLAR = both([layer('skull', tube(217, 80, 5, 244, 72, 4.4, 290, 66, 4.2, 328, 57, 4.6, 348, 60, 5, 362, 66, 5, 371, 74, 2.4))], 200)


def column(levels, wide):
    """Vertebrae of this half width from the front, at these heights, and the discs between."""
    out = []
    for y, z in zip(levels, levels[1:]):
        h = .4 * (z - y)
        out += [layer('rings', oval(200, (y + z) / 2, wide * .95, h * .34), alpha=.6, rim=.3, shadow=.3),
                layer('skull', whole(200 + wide * .3, y - h, 200 + wide, y - h + 1, 200 + wide * .84, y, 200 + wide * 1.04, y + h - 1, 200 + wide * .3, y + h), alpha=.6, shadow=.3)]
    return out


def cage(alpha=1):
    """Behind: spine and ribs; in front: ribs with their cartilage, 1 to 7 to the breastbone, 8 to 10 to the margin, and last the breastbone (.82 a mm)."""
    back, front = column([5, *(c[0] for c in CAGE), 229, 253, 278, 303], 14), []
    for z, w, low, x, y, *gristle in CAGE[::-1]:
        turn = np.ravel([(200 + w * np.sin(a) ** .8, z + low * (1.02 - .82 * np.cos(a)), 4) for a in np.radians((42, 52, 62, 72, 82))] + [
            (200 + .998 * w, z + low + 2, 4.1), (200 + .985 * w, z + low + 6, 4.2), (200 + .945 * w, z + low + 10.5, 4.3)])
        end = tube(200 + x, y, 4.8, *np.ravel([(200 + p, q, 4) for p, q in np.reshape(gristle, (-1, 2))]))
        rib = tube(*turn, 200 + .5 * (.945 * w + x), .5 * (z + low + 10.5 + y) + 3, 4.6, 200 + x, y, 4.8)
        back += both([layer('skull', tube(210, z, 3, 200 + .35 * w, z - 4, 3.6, *turn), alpha=.5, shadow=.3)], 200)
        front += both([layer('cartilage', end, alpha=alpha), layer('skull', rib, hide=oval(*turn[:2], 6, 6), alpha=alpha)], 200)
    back += both([layer('skull', tube(*t), alpha=.5, shadow=.3) for t in (
        (210, 229, 3, 244, 230, 3.6, 278, 248, 4, 292, 274, 1.4), (210, 253, 3, 236, 258, 3.4, 262, 280, 1.4))], 200)
    return back, front + [
        layer('skull', whole(203, 53, 212, 50, 222, 52, 224, 62, 215, 82, 212, 93, 213, 110, 215, 140, 215, 158, 209, 172, 205, 178, 205, 190, 202, 202), alpha=alpha),
        layer('line', tube(189, 93, .5, 200, 94, .5, 211, 93, .5), alpha=.5, shadow=0)]


def tree(x, y, angle, r, reach, depth=4):
    """Airways that divide again and again; the angle is clockwise from straight down."""
    a = np.radians(angle)
    p, q = x - reach * np.sin(a), y + reach * np.cos(a)
    out = [tube(x, y, r, p, q, r * .82)]
    if depth:
        for turn, long in ((-32, .80), (27, .86)) if depth % 2 else ((-25, .88), (34, .80)):
            out += tree(p, q, angle + turn, r * .70, reach * long, depth - 1)
    return out


def lungs():
    """Lungs from the front in a cage 244 wide; the right dome of the diaphragm is the higher one (.92 a mm)."""
    back, front = (moved(v, scale=1.12, dy=17, dx=-24) for v in cage(.26))
    right = blob(164, 41, 144, 60, 116, 100, 94, 150, 83, 200, 82, 236, 88, 256, 102, 236, 126, 217, 152, 210, 176, 218, 181, 196, 182, 150, 186, 122, 182, 84, 176, 54)
    left = blob(236, 41, 256, 60, 284, 100, 306, 150, 317, 200, 319, 242, 313, 262, 298, 245, 278, 228, 256, 222, 242, 220, 247, 206, 244, 188, 234, 168, 219, 152, 214, 130,
                217, 84, 224, 54)
    out = [
        BUST, *GIRDLE, *back, layer('soft', blob(174, 132, 218, 122, 246, 150, 273, 198, 268, 220, 232, 224, 180, 217, 168, 192, 166, 160), alpha=.9),
        layer('lung', right, alpha=.86), layer('lung', left, alpha=.86), *(layer('line', thread(.5, t), alpha=.5, shadow=0) for t in (
            (183, 158, 140, 160, 96, 153), (84, 186, 116, 200, 150, 211), (315, 188, 284, 210, 258, 222)))]
    wide = Shape(np.concatenate([right.points[:12], left.points[13::-1], [(216, 41), (216, -60), (184, -60), (184, 41)]]), True)
    roots = ((187, 131, 118, 4.2, 26), (181, 148, 60, 3.8, 26), (178, 158, 21, 4.4, 22), (236, 136, -128, 4, 23), (241, 142, -62, 3.6, 22), (243, 147, -27, 4.2, 22))
    bronchi = [tube(199, 107, 8, 194, 121, 7.8, 188, 135, 6.6, 182, 148, 5.4, 178, 158, 4.4), tube(200, 108, 6.6, 210, 119, 5.6, 224, 129, 5.2, 236, 138, 4.8, 243, 147, 4.2)]
    air = [layer('muscle', tube(200, -30, 9, 200, 108, 9), join=[*bronchi, *(t for root in roots for t in tree(*root))], soft=1.6, within=wide, fine=9, rim=.6),
           *(layer('cartilage', tube(191.6, y, 1.2, 196, y + 1.6, 2, 200, y + 2, 2.1, 204, y + 1.6, 2, 208.4, y, 1.2), rim=.3, shadow=.3) for y in range(-2, 102, 7)),
           *(layer('cartilage', tube(x - 5.4, y - 3, 1, x, y, 1.6, x + 5.4, y + 2, 1), rim=.3, shadow=.3) for x, y in ((196.4, 117), (193.4, 124), (190, 131), (186.6, 138.6))),
           *(layer('cartilage', tube(x - 2.6, y + 3.6, 1, x, y, 1.6, x + 2, y - 4, 1), rim=.3, shadow=.3) for x, y in ((208, 117), (214.4, 122), (221, 126.6), (227.6, 131), (234, 135.6)))]
    out += [layer('place', tube(77, 276, 2, 84, 261, 4.4, 102, 241, 5, 126, 222.5, 5, 152, 215.5, 5, 178, 223, 5, 204, 228, 4.6, 240, 226, 5, 256, 228, 5, 278, 234, 5, 298, 251, 5,
                                 315, 268, 4.4, 323, 284, 2)),
            *both([layer('place', tube(207, 229, 3.5, 208, 258, 3, 204, 290, 1.2), alpha=.6)], 200)]
    return out + front + air + COLLAR


def lumbar(y, w):
    """A vertebra of the low back from behind; its processes reach w to the side."""
    return [layer('skull', whole(308, y - 15, 330, y - 15, 336, y - 11, 332, y, 336, y + 12, 330, y + 16, 308, y + 16, x=300), alpha=.55),
            *both([layer('skull', tube(312, y - 3, 6, 330, y - 6, 4.6, 300 + w, y - 9, 3.4)), layer('skull', tube(318, y - 18, 4.6, 320, y - 8, 6.4, 316, y, 5))], 300),
            layer('skull', whole(303, y - 9, 312, y - 9, 320, y - 2, 318, y + 8, 321, y + 18, 317, y + 24, 311, y + 20, 308, y + 10, 303, y + 12, x=300)),
            layer('skull', whole(301, y - 8, 304, y - 2, 305, y + 12, 306, y + 20, 302, y + 24, x=300))]


SACRUM = whole(304, 66, 312, 58, 319, 55, 324, 62, 338, 63, 350, 72, 352, 88, 345, 108, 338, 130, 331, 152, 323, 170, 324, 179, 314, 190, 306, 195, x=300)
HIP = blob(268, 62, 252, 34, 228, 12, 186, 0, 140, 12, 116, 44, 124, 78, 142, 108, 160, 126, 173, 141, 179, 160, 178, 180, 186, 206, 194, 232, 203, 264, 226, 272, 238, 250, 234, 222, 236, 206, 248, 191,
           234, 182, 222, 168, 217, 150, 224, 132, 246, 118, 262, 106, 266, 92, 272, 80)


def sacrum():
    """Sacrum and tailbone from behind."""
    return [layer('skull', SACRUM), layer('skull', tube(300, 194, 7, 300, 204, 6, 301, 212, 4.6, 302, 222, 3)),
            *both([layer('shade', oval(316 - i, 92 + 20.5 * i, 3.4 - .3 * i, 3 - .2 * i), alpha=.8, shadow=0) for i in range(4)], 300),
            *both([layer('line', thread(.5, 309, 76, 308, 110, 307, 150, 304, 172), alpha=.3, shadow=0), layer('line', thread(.5, 332, 84, 327, 116, 322, 146, 318, 168), alpha=.3, shadow=0)], 300),
            layer('skull', tube(300, 70, 3, 300, 160, 2), rim=.8, shadow=.7, soft=4, join=[oval(300, 78 + 20.5 * i, 4 - .4 * i, 7) for i in range(5)]),
            layer('air', blob(300, 170, 304, 176, 305, 188, 300, 186, 295, 188, 296, 176), alpha=.7, rim=.6)]


def thigh_bone(shaft=tube(128, 190, 20, 140, 240, 18, 150, 340, 16.5)):
    """Upper end of the left thigh bone from behind, with its shaft."""
    head = oval(185, 160, 29, 29)
    return [layer('skull', head), layer('cartilage', tube(178, 138, 1, 163, 148, 3, 158, 162, 3, 163, 178, 1), shadow=0, within=head, rim=.2, alpha=.8),
            layer('skull', tube(182, 160, 19, 160, 170, 17, 142, 182, 18), soft=10,
                  join=[shaft, blob(112, 152, 126, 141, 141, 152, 146, 182, 138, 212, 114, 206, 107, 178), tube(150, 214, 9, 165, 220, 7)])]


def buttock():
    """Left hip from behind without the big muscle of the buttock; bones 1.25 a mm."""
    piriformis = tube(290, 128, 21, 246, 142, 20, 206, 151, 13, 164, 152, 6.4, 128, 152, 3.4)
    ghost = [layer('nerve', tube(*t), alpha=.26, shadow=0, rim=0) for t in (
        (262, 62, 3, 258, 100, 4, 240, 146, 5), (283, 92, 3, 268, 122, 4, 240, 150, 5), (285, 113, 3, 264, 140, 4, 238, 155, 5), (286, 134, 2.4, 264, 150, 3, 234, 160, 5))]
    return [
        layer('body', blob(112, -30, 104, 10, 84, 80, 68, 150, 72, 220, 80, 280, 84, 340, 420, 340, 420, 340, 420, -30, 420, -30)),
        *both([layer('skull', tube(226, 264, 9, 262, 254, 7, 292, 244, 9), alpha=.45)], 300),
        layer('rings', oval(300, 19, 33, 5), alpha=.6, rim=.3), layer('rings', oval(300, 58, 32, 5), alpha=.6, rim=.3), *lumbar(-2, 50), *lumbar(37, 54),
        *sacrum(), *thigh_bone(), layer('shade', tube(170, 176, 5, 156, 188, 6, 150, 206, 4), alpha=.2, edge=6, shadow=0),
        layer('shine', tube(122, 150, 2, 138, 170, 3, 150, 196, 3, 160, 216, 3), alpha=.22, edge=3, shadow=0),
        *both([layer('skull', HIP)], 300), layer('meniscus', tube(169, 138, .6, 174, 143, 2, 179.4, 160, 2.4, 178.4, 180, 2, 182, 193, .6), rim=.3, alpha=.8),
        layer('shade', blob(150, 30, 186, 16, 226, 34, 244, 66, 224, 104, 176, 104, 146, 70), alpha=.2, edge=26, shadow=0),
        layer('shade', blob(192, 142, 204, 140, 210, 156, 214, 176, 204, 196, 196, 190, 194, 166), alpha=.16, edge=9, shadow=0),
        layer('shine', tube(120, 44, 3, 150, 14, 5, 188, 7, 6, 228, 20, 5, 252, 44, 5, 264, 70, 4), alpha=.28, edge=5, shadow=0),
        layer('line', thread(.5, 200, 8, 178, 40, 168, 80, 176, 112), alpha=.28, shadow=0), layer('line', thread(.5, 246, 32, 228, 62, 222, 92, 228, 116), alpha=.28, shadow=0),
        layer('named', piriformis, fine=.8, cut=SACRUM),
        layer('muscle', tube(248, 200, .6, 238, 199, 7, 196, 186, 9, 160, 172, 5, 138, 164, 2), fine=1.2),
        layer('muscle', blob(210, 224, 186, 217, 158, 204, 158, 204, 151, 222, 151, 246, 151, 246, 178, 256, 205, 262, 205, 262, 210, 242), along=tube(214, 244, 24, 150, 224, 24), fine=.7),
        layer('tendon', tube(283, 176, 7, 266, 184, 4, 247, 191, 1.6), cut=SACRUM),
        layer('tendon', blob(262, 104, 268, 112, 268, 134, 274, 156, 277, 172, 270, 188, 256, 206, 242, 232, 236, 256, 226, 270, 214, 262, 224, 242, 240, 210, 252, 186, 259, 160, 260, 130), alpha=.8, cut=SACRUM, fine=.7,
              along=tube(262, 100, 12, 266, 150, 12, 254, 200, 12, 222, 268, 12)),
        *ghost,
        layer('nerve', tube(236, 158, 9, 216, 178, 8, 196, 206, 7.6, 180, 242, 7.4, 168, 290, 7, 162, 340, 7), cut=piriformis),
    ]


def colon():
    """The large bowel from the front, with its bulges."""
    way = curve([(126, 236, 15), (113, 216, 20), (112, 170, 18), (110, 126, 17), (118, 98, 17), (150, 108, 15), (196, 130, 15), (244, 112, 14), (286, 78, 14), (300, 96, 13), (302, 140, 12.5),
                 (300, 186, 12), (286, 218, 11), (256, 226, 11), (232, 214, 11), (212, 222, 11), (204, 246, 12), (200, 268, 15), (200, 284, 11), (200, 296, 7)], False)[::2]
    s = np.cumsum(np.r_[0, np.hypot(*np.diff(way[:, :2], axis=0).T)])
    way[:, 2] *= np.where(s < s[-1] * .86, .80 + .28 * np.abs(np.sin(s / 6.2)), 1)
    return tube(*way.ravel())


SACRUM_FRONT = whole(204, 219, 218, 220, 228, 216, 238, 222, 239, 234, 232, 250, 224, 264, 212, 282, 203, 296)


def belly():
    """What lies behind the bowel: skin, hip bones, spine and sacrum."""
    hip = blob(236, 222, 244, 202, 260, 184, 282, 172, 304, 171, 320, 180, 327, 194, 322, 206, 313, 214, 309, 228, 311, 238, 304, 248, 304, 262, 306, 280, 296, 298, 284, 312, 270, 312, 262, 294, 260, 276, 252, 258, 240, 240)
    half = [layer('skull', oval(286, 279, 17, 17), join=tube(292, 282, 11, 322, 300, 12, 330, 340, 12), soft=6, alpha=.5),
            layer('skull', hip, alpha=.55, join=tube(280, 276, 10, 244, 284, 6.4, 208, 296, 8), soft=9), layer('shade', blob(258, 208, 280, 188, 302, 188, 308, 204, 298, 226, 278, 238, 260, 230), alpha=.24, edge=16, shadow=0),
            layer('shine', tube(240, 222, 1.4, 250, 240, 2, 264, 258, 2.4, 258, 274, 2, 234, 284, 1.6, 210, 290, 1), alpha=.32, edge=2, shadow=0),
            layer('line', thread(.5, 300, 250, 295, 262, 295, 278, 300, 292), alpha=.4, shadow=0)]
    return [
        layer('body', whole(230, -40, 330, -30, 336, 40, 326, 110, 334, 180, 350, 240, 356, 340, 230, 350)),
        *both([layer('skull', tube(212, y + 2, 3.4, 228, y - 1, 3, 242, y - 4, 2.4), alpha=.5, rim=.7) for y in range(25, 220, 30)], 200), *both(half, 200),
        *column(range(-5, 236, 30), 19),
        layer('skull', SACRUM_FRONT, alpha=.75),
        *(layer('line', tube(200 - w, y, .4, 200, y + 2, .4, 200 + w, y, .4), alpha=.4, shadow=0) for y, w in ((238, 18), (254, 15), (269, 11))),
    ]


def small_bowel(alpha=1):
    """The loops of the small bowel."""
    return [
        layer('gut', thread(8.3, 224, 138, 240, 132, 258, 136, 270, 148, 268, 162, 256, 166, 246, 156, 232, 152, 218, 158, 217, 171, 230, 175, 246, 180, 262, 180, 272, 190, 268, 204, 252, 204, 238, 197, 222, 193, 206, 192,
                            199, 180, 199, 164, 189, 154, 174, 153, 165, 163, 170, 176, 181, 185, 184, 199, 174, 208, 162, 200, 154, 186, 152, 168, 151, 148, 152, 114), alpha=alpha, shadow=.9),
        layer('gut', thread(7.6, 168, 258, 156, 254, 146, 240, 140, 226, 126, 218), alpha=alpha, shadow=.9),
        layer('gut', thread(8.3, 112, 150, 134, 164, 138, 194, 144, 212, 158, 222, 176, 226, 192, 220, 202, 210, 220, 211, 236, 217, 250, 222, 250, 236, 236, 238, 220, 230, 206, 232, 194, 242, 178, 246, 162, 242, 150, 236,
                            142, 246, 148, 260, 164, 266, 182, 264, 198, 259, 214, 252, 230, 256, 244, 252, 254, 258, 250, 272, 234, 276, 216, 274, 198, 280, 176, 284, 156, 288, 150, 310), alpha=alpha, shadow=.9),
    ]


def bowel():
    """The large bowel from the front with its three supplies: vagus, nerves of the spine by way of their ganglia, sacral nerves."""
    large = colon()
    nerve = lambda *p, r=.95, end=1: layer('nerve', taper(r, r * end, *p), rim=.3, shadow=.5)
    chain = [nerve(223, -10, 225, 60, 224, 140, 223, 206, 213, 230, 205, 262, r=1), *(layer('nerve', oval(224, y, 2.6, 4), rim=.4) for y in range(-4, 220, 30)),
             nerve(224, 26, 216, 56, 209, 76), nerve(224, 56, 214, 78, 200, 92), nerve(224, 86, 212, 110, 200, 150), nerve(224, 116, 214, 134, 200, 150)]
    fans = [(200, 92, 150, 112, 128, 110), (200, 92, 150, 140, 126, 150), (200, 92, 160, 170, 126, 190), (200, 92, 176, 196, 128, 222), (200, 92, 190, 112, 180, 118),
            (200, 92, 226, 102, 240, 106), (200, 92, 180, 130, 160, 152), (200, 92, 190, 140, 184, 172), (200, 92, 218, 140, 232, 160),
            (200, 150, 256, 120, 290, 104), (200, 150, 260, 148, 292, 146), (200, 150, 258, 178, 290, 182), (200, 150, 240, 196, 262, 218), (200, 150, 214, 190, 228, 208)]
    pelvic = [(223, 237, 231, 248, 228, 268), (221, 248, 228, 256, 228, 268), (218, 258, 224, 262, 228, 268),
              (228, 268, 220, 270, 208, 274), (228, 268, 240, 252, 240, 226), (228, 268, 254, 254, 270, 230)]
    return [
        *belly(),
        *both(chain, 200),
        layer('soft', tube(203, -20, 7, 203, 178, 6.4), alpha=.8),
        *small_bowel(.9),
        layer('gut', tube(122, 226, 4, 132, 246, 3, 128, 256, 2.4)), layer('gut', large, rim=.6),
        layer('shine', tube(*(large.points[4:-6] * [1, 1, .10]).ravel()), alpha=.14, shadow=0, edge=1),
        layer('skull', SACRUM_FRONT, alpha=.36, rim=1.4, shadow=0), *both([layer('air', oval(x, y, 3.6, 3)) for x, y, *_ in pelvic[:3]], 200),
        *both([nerve(206, -20, 207.5, 20, 208, 50, 209, 76, r=2), nerve(209, 76, 206, 86, 200, 92, r=1.6)], 200),
        *(nerve(*f, end=.3) for f in fans), nerve(200, 92, 203, 120, 200, 150, r=1.4), *both([nerve(200, 150, 208, 196, 232, 236, 228, 268)], 200),
        *(nerve(*f, r=1.2, end=.5) for f in pelvic), *moved([nerve(*f, r=1.2, end=.5) for f in pelvic[:4]], flip=True, about=(200, 0)),
        *both([layer('nerve', oval(*o), rim=.5) for o in ((209, 76, 5, 4), (228, 268, 3.6, 4.4))], 200), *(layer('nerve', oval(200, y, 5, 4), rim=.5) for y in (92, 150)),
    ]


def child():
    """An unborn child facing left, head up: 255 mm from crown to rump once curled up (.76 a mm)."""
    head = blob(18, 36, 33, 22, 39, 4, 36, -14, 26, -28, 8, -36, -12, -34, -28, -24, -37, -8, -37, 2, -35.4, 8, -37.4, 13, -39.4, 17, -36.8, 20, -36, 22.4,
                -37, 24.6, -35.4, 27, -36.4, 29.4, -34, 32, -34, 36, -30, 40, -18, 41, -6, 48).moved(turn=-16, scale=1.08)
    trunk = blob(12, 30, 36, 52, 46, 88, 43, 124, 28, 150, 5, 158, -10, 146, -18, 118, -20, 90, -14, 60, -4, 42)
    leg = lambda dx, dy, **o: layer('skull', tube(14, 136, 17, -18, 120, 15, -44, 106, 11).moved(dx, dy), soft=5, **o, join=[s.moved(dx, dy) for s in (
        tube(-45, 107, 10.5, -36, 126, 9, -22, 144, 5.6), tube(-17, 147, 5, -30, 153, 5, -46, 155, 4.4), oval(-49, 154, 5, 3.8))])
    hand = [tube(-27, 68, 5, -31, 60, 7)] + [tube(-33 + 2 * i, 60, 3.4, -37 + 3.8 * i, 51, 2.6, -37 + 4.6 * i, 44 + abs(i - 1.2), 2.3) for i in range(4)]
    return [
        leg(-6, 8, alpha=.7), layer('skull', head, join=trunk, soft=10),
        layer('shade', tube(-30, 11, .8, -26, 14, 1, -21, 13, .7), alpha=.7, shadow=0),
        layer('skull', oval(11, 8, 5, 8, -16), rim=.7), layer('shade', tube(8, 4, .6, 11.5, 2.6, .8, 13.4, 7, .8, 10.6, 12, .6), alpha=.5, shadow=0),
        layer('tendon', tube(-18, 104, 3.4, -28, 94, 3.4, -38, 84, 3.4, -33, 72, 3.4, -43, 66, 3.4, -50, 74, 3.4, -48, 90, 3.4)),
        leg(0, 0), layer('skull', tube(14, 62, 11, 12, 82, 10, 4, 98, 8.4), join=[tube(4, 98, 8.2, -12, 86, 6.8, -26, 70, 4.6), *hand], soft=1.6),
    ]


def backbone(low='place'):
    """Spine, sacrum and tail bone cut in the middle, seen from the left; `low` is the material of the two lowest discs (.67 a mm)."""
    levels = [(252, 163, -30), (244, 140, -11), (242, 115, 2), (244, 90, 11), (251, 66, 17), (258, 43, 20), (266, 21, 20), (273, 1, 17), (279, -21, 13)]
    place = lambda s, v: s.moved(turn=v[2]).moved(dx=v[0], dy=v[1])
    body, process = blob(-11, -9, 0, -8, 11, -9, 10, 0, 11, 9, 0, 8, -11, 9, -9.6, 0), blob(23, -1, 30, -3, 42, -1, 45, 4, 42, 9, 33, 8, 25, 5)
    disc = blob(-10.6, -4, 0, -5, 9.6, -3.6, 10.8, 0, 9.6, 3.6, 0, 5, -10.6, 4, -11.8, 0)
    return [
        layer('tendon', tube(*np.ravel([(*place(blob(43, 3), v).points[0], 1.3) for v in levels[::-1]]), 305, 178, 1.3), alpha=.6),
        layer('bone', place(process.moved(scale=.8, about=(24, 2)), (259, 162, -10)), rim=1.4), *(layer('bone', place(process, v), rim=1.4) for v in levels[1:]),
        layer('fluid', tube(*np.ravel([(*place(blob(17, 0), v).points[0], 5.4) for v in levels[::-1]]), 283, 170, 5, 298, 188, 4, 305, 210, 2), alpha=.7),
        layer('bone', tube(296, 171, 3.4, 306, 188, 3.6, 311, 210, 3, 306, 230, 2), rim=1.4),
        *(layer('rings' if y < 130 else low, place(disc, v), rim=.4, along=place(oval(0, 0, 5, 26), v))
          for (_, y, _), v in zip(levels, ([(a + b) / 2 for a, b in zip(*pair)] for pair in zip(levels, [(269, 182, -44), *levels])))),
        layer('bone', blob(255, 183, 255, 183, 269, 193, 283, 208, 291, 225, 294, 243, 298, 244, 303, 230, 303, 213, 297, 196, 286, 180, 270, 168, 270, 168), rim=1.5),
        *(layer('line', tube(*t), alpha=.5, shadow=0) for t in ((271, 195, .4, 286, 181, .4), (284, 209, .4, 297, 198, .4), (291, 225, .4, 303, 216, .4))),
        layer('bone', tube(296, 249, 3.4, 294, 257, 3, 288, 266, 1.8), rim=1), *(layer('bone', place(body, v), rim=1.5) for v in levels),
    ]


def expectant():
    """A woman late in pregnancy, cut in the middle and seen from her left; the round ligament lies beside the cut (.67 a mm)."""
    womb = blob(176, 22, 203, 30, 219, 56, 224, 88, 222, 118, 226, 145, 238, 172, 249, 198, 258, 220, 262, 236, 254, 248, 240, 244, 226, 236, 204, 227, 176, 218, 146, 205,
                118, 182, 102, 150, 97, 118, 102, 84, 118, 54, 145, 31)
    cavity = blob(176, 29, 200, 37, 213, 60, 218, 88, 216, 118, 221, 147, 233, 174, 244, 199, 252, 220, 255, 234, 248, 240, 238, 237, 224, 229, 206, 222, 180, 212, 150,
                  199, 124, 177, 109, 147, 104, 118, 109, 86, 124, 59, 148, 38)
    return [
        layer('body', blob(160, 230, 172, 258, 182, 290, 186, 340, 186, 340, 332, 340, 332, 340, 338, 290, 354, 250, 351, 222, 334, 190, 300, 200), alpha=.6),
        layer('body', blob(166, -40, 160, -4, 138, 20, 112, 46, 92, 80, 84, 118, 88, 156, 104, 196, 130, 222, 158, 238, 182, 250, 198, 266, 206, 286, 224, 302, 250, 309,
                           276, 304, 296, 286, 316, 262, 331, 232, 334, 206, 326, 180, 312, 156, 300, 128, 300, 100, 308, 70, 320, 34, 330, -2, 334, -40)),
        *backbone(),
        layer('muscle', tube(242, 190, 4, 256, 190, 4.4, 269, 200, 4.4, 280, 216, 4.8, 286, 240, 5, 282, 262, 6, 274, 282, 5, 278, 303, 4)), layer('air',
            tube(244, 190, 1, 256, 190, 1, 269, 201, 1, 280, 218, 1, 285, 242, 1.2, 280, 264, 1.4, 274, 282, .8)),
        layer('muscle', tube(262, 246, 6, 258, 268, 5, 250, 306, 5)), layer('air', tube(264, 248, 1, 258, 268, .8, 250, 306, .8)),
        layer('bundles', womb, join=tube(252, 238, 8, 263, 250, 7), soft=5), layer('fluid', cavity), layer('air', tube(253, 236, .8, 264, 252, 1.2), rim=0, shadow=0),
        layer('muscle', blob(203, 231, 216, 233, 232, 241, 243, 252, 245, 264, 238, 270, 230, 258, 218, 246)), layer('fluid',
            blob(208, 234, 218, 237, 231, 245, 240, 255, 241, 264, 237, 264, 230, 254, 219, 243)),
        layer('gut', blob(186, 33, 202, 38, 213, 60, 218, 88, 217, 112, 209, 104, 204, 84, 200, 64, 186, 48, 178, 36)),
        *moved(moved(child(), turn=160, scale=.86), dx=195, dy=183),
        layer('bone', oval(220, 255, 14, 6.4, 50), rim=1.4),
        layer('tendon', tube(121, 57, 2, 105, 85, 2.8, 100, 118, 2.8, 105, 149, 2.6, 120, 180, 2.4, 148, 204, 2.4, 186, 236, 2, 204, 250, 1.4)),
    ]


def uterus():
    """Uterus, tubes and ovaries from the front, cut open: the uterus with its neck is 78 mm long and 53 wide (2.2 a mm)."""
    wall = whole(203, 62, 224, 63, 242, 70, 256, 80, 259, 90, 252, 108, 244, 128, 236, 150, 229, 168, 220, 180, 203, 186)
    neck = whole(203, 150, 226, 162, 225, 180, 229, 202, 231, 220, 224, 231, 212, 234, 203, 229)
    cavity = lambda g: whole(201, 100 - g, 214, 99 - g, 227 + g, 96 - g, 226 + g, 101, 210 + .8 * g, 124, 203.6 + .7 * g, 150, 202 + .4 * g, 168 + g)
    way = np.float32([(230, 98, 3), (244, 84, 5), (264, 75, 4.4), (290, 66, 4.6), (316, 60, 7), (338, 64, 9), (352, 80, 10), (354, 97, 11), (348, 112, 15)])
    fringe = []
    for k in np.linspace(-1, 1, 9):
        a, x, y = np.radians(24 + 52 * k), 347 - 13 * k, 113 - 5 * k
        sway = 2 - 4 * (k * 4 % 2)
        tip = [(x - q * np.sin(a) + s, y + q * np.cos(a), r) for q, r, s in ((-8, 3, 0), (4, 2.7, 0), (13, 2.3, sway), (20 - 3 * abs(k), 1.6, 0))]
        fringe.append(layer('named', tube(*np.ravel(tip)), rim=.7, shadow=.5))
    half = [
        layer('tendon', tube(326, 126, 5, 352, 128, 5, 380, 108, 7, 410, 70, 10), alpha=.6), layer('tendon', tube(248, 104, 4, 266, 116, 3.4, 286, 126, 4)),
        layer('gut', oval(310, 132, 33, 19, 10)), *(layer('fluid', oval(310 + x, 132 + y, r, r), rim=.8) for x, y, r in (
            (-19, -5, 4), (-8, 6, 5), (4, -7, 5.5), (14, 7, 7), (-21, 5, 2.6), (20, -5, 2.8), (4, 12, 2.6))),
        layer('named', tube(*way.ravel())),
        layer('muscle', tube(234, 206, 5, 241, 214, 5, 240, 232, 5.4, 232, 262, 5.4, 229, 310, 5.4)),
    ]
    return [
        *both(half, 200), layer('fluid', whole(201, 214, 236, 208, 237, 222, 234, 240, 227, 262, 224, 312, 203, 312)),
        layer('named', neck, along=tube(200, 150, 40, 200, 240, 40), fine=.7),
        layer('place', wall, along=tube(176, 190, 40, 176, 120, 40, 184, 96, 40, 200, 90, 40, 216, 96, 40, 224, 120, 40, 224, 190, 40), fine=.7),
        *both([layer('cartilage', tube(*(way * [1, 1, .32]).ravel()), rim=.3), *fringe[::2], *fringe[1::2]], 200),
        layer('skull', cavity(5), rim=.5),
        layer('fluid', cavity(0), join=tube(200, 160, 1.6, 200, 176, 1.6, 200, 190, 4.4, 200, 206, 4.4, 200, 222, 1.4, 200, 227, .8), soft=4),
    ]


def pipes(ways, hall, at, project):
    """Bony pipes with a duct inside, cut open, in steps sorted by depth. A way: points in space, radii, how far it is lifted to the viewer.
    The hall, points and radii, is where their ducts open into each other, at one depth."""
    steps = []
    for P, r, lift in ways:
        Q, depth = project(np.float32(P))
        r = np.broadcast_to(r, len(P))
        for i in range(0, len(P) - 1, 4):
            part = lambda more, size, less: tube(*np.column_stack([Q, np.maximum(r * size - less, .5)])[max(i - more, 0):i + 5 + more].ravel())
            steps.append((depth[i:i + 5].mean() + lift, [
                layer('line', part(0, 1, 0), shadow=1.6), layer('bone', part(1, 1, 1), rim=.1, shadow=0), layer('fluid', part(2, 1, 4.6), rim=.1, shadow=0),
                layer('brain', part(4, .45, 0), rim=.1, shadow=0)]))
    for material, size, less, skip in (('fluid', 1, 4.6, 1), ('brain', .45, 0, 0)):
        first, *rest = (tube(*np.column_stack([project(np.float32(P))[0], np.broadcast_to(r, len(P)) * size - less])[skip:].ravel()) for P, r in hall)
        steps.append((at, [layer(material, first, join=rest, soft=5, rim=.1, shadow=0)]))
    return [v for _, layers in sorted(steps, key=lambda s: s[0]) for v in layers]


def labyrinth():
    """The left inner ear from outside, a little from the front and above; x outwards, y forwards, z up in mm (20 a mm)."""
    e, a = np.radians((28, 13))
    to_viewer = np.float32([np.cos(e) * np.cos(a), np.cos(e) * np.sin(a), np.sin(e)])
    right, up = np.float32([np.sin(a), -np.cos(a), 0]), np.float32([-np.sin(e) * np.cos(a), -np.sin(e) * np.sin(a), np.cos(e)])
    project = lambda P: (np.stack([226 + 20 * P @ right, 168 - 20 * P @ up], 1), P @ to_viewer)

    def arc(centre, R, out, top, t0, t1, n=25):
        t = np.radians(np.linspace(t0, t1, n))[:, None]
        return np.float32(centre) + R * (np.cos(t) * np.float32(out) + np.sin(t) * np.float32(top))
    crus, h = np.float32([-1.5, -1, 0]), .7071
    bulge = lambda n, first: np.interp(np.arange(n) if first else np.arange(n)[::-1], [0, 2, 5, 8], [14, 22, 19, 13])
    front = np.concatenate([[(.4, 1.5, .9)], arc(crus + 2.6 * np.float32([h, h, 0]) + (0, 0, 3), 2.6, (h, h, 0), (0, 0, 1), -36, 168), [crus + (0, 0, .9), crus + (.4, .3, 0)]])
    hind = arc(crus + 3.1 * np.float32([h, -h, 0]) + (0, 0, .6), 3.1, (h, -h, 0), (0, 0, 1), 150, -142, 29)
    level = arc((1.3, -.5, -.2), 2.4, (1, 0, 0), (0, .906, .42), 128, -132)
    axis, side = np.float32([.682, .702, -.2]), np.float32([.717, -.697, 0])
    t, shrink, climb = np.linspace((0, 3.5, 0), (5 * np.pi, .7, 3.6), 68).T[..., None]
    snail = (-1.7, 4.7, -1.2) + shrink * (np.cos(t) * side + np.sin(t) * np.cross(axis, side)) + climb ** 1.1 * axis
    snail = np.concatenate([[(-.2, .8, -.6)], snail])
    hall = [(-.6, -.6, .5), (-.4, 0, .4), (-.2, .6, 0), (0, 1.2, -.6)], (34, 36, 34, 28)
    nerve = lambda r, *P: tube(*np.column_stack([project(np.float32(P))[0], r]).ravel())
    # the nerve leaves inwards, away from the viewer, so it is seen end on between cochlea and vestibule
    out = [layer('tendon', nerve((18, 18, 14), (-9.4, 2.8, -1.6), (-6, 3, -1.2), (-2.5, 4.4, -1)),
                 join=[nerve((15, 12, 8), (-7, 1.9, -.9), (-2, .6, .2), (0, -1, 0))], soft=6),
           layer('fat', oval(*(project(np.float32([(-9.4, 2.8, -1.6)]))[0][0] - (0, 4)), 17, 12, 8), rim=.8, shadow=.3)]
    out += pipes([(front, np.r_[bulge(26, True), 14, 15], 0), (hind, bulge(29, False), 0), (level, bulge(25, True), .6),
                  (snail, np.r_[18, np.linspace(21, 10, 68)], 0),
                  (*hall, 1.8)], [hall, (front[6::-1], 20), (level[4::-1], 20), (np.r_[hind[5::-1], [crus + (0, 0, 1), crus + (.6, .6, .4)]], 14), (front[-8:], 14)], 3.3, project)
    low = project(hind)[0][13:23]
    rng = np.random.default_rng(5)
    out.append(layer('nerve', tube(*np.column_stack([low, np.interp(np.arange(10), [0, 4, 8, 9], [2, 8, 9, 6])]).ravel()), alpha=.85, edge=5, rim=0, shadow=0))
    return out + [layer('cartilage', oval(*q, 3, 2.2, rng.uniform(0, 180))) for p in low[6:9] for q in p + (0, 3) + rng.uniform((-6, -3), (6, 2), (5, 2))]


def trigeminal():
    """A head cut in the middle, with the three branches of the left trigeminal nerve laid over it and the nerves of C2 and C3 (1.15 a mm)."""
    nerve = lambda *xy, r=1.6, end=.6: layer('nerve', taper(r, end, *xy), rim=.3, shadow=.6)
    groove = lambda *xy: layer('shade', taper(.9, .5, *xy), alpha=.42, shadow=0)
    _, frontal, *face = [(m, s, {'rim': .9, **o}) for m, s, o in moved(moved(nose(), scale=.5), dx=70, dy=92) if m not in ('body', 'brain', 'nerve')]
    stem = tube(205, 98, 8, 206, 110, 8, 208, 124, 8, 210, 138, 7.4, 213, 150, 6.6, 217, 165, 5, 218, 200, 4.6, 218, 330, 4.4)
    pons = blob(205, 109, 197, 110.5, 191, 117, 189.5, 126, 192, 135, 199, 141, 207, 140, 210, 132, 210, 118)
    cerebellum = blob(218, 114, 232, 110, 250, 119, 265, 131, 263, 143, 249, 151, 233, 150, 223, 141, 216, 128)
    first, *rest = tree(218, 129, -92, 2.4, 12, 4)
    out = [
        layer('body', blob(99, 95, 102.5, 120.5, 87, 159, 102, 170, 97.5, 184, 101.5, 189, 98.5, 195.5, 103, 203, 100.5, 217.5, 111, 231.5, 135, 238,
            146, 250.5, 150, 340, 258, 340, 258, 250, 264, 214, 272, 182, 288, 150, 295, 116, 290, 76, 270, 40, 234, 16, 188, 9, 141, 19, 111, 48.5)),
        layer('fluid', tube(219, 152, 5, 223, 166, 7.6, 224, 200, 7, 224, 330, 7), alpha=.6),
        layer('bone', tube(112.4, 80, 9.2, 115, 66, 6, 119, 54, 4.2, 129, 40, 3.4, 153, 24, 3.6, 190, 17, 3.6, 232, 24, 3.6, 264, 47, 3.6, 282, 80, 3.8, 285, 112, 4.4, 277,
                           139, 3.4, 260, 153, 3, 240, 153, 3), join=frontal[1], soft=4, rim=1), *face,
        layer('brain', blob(119, 113, 116, 98, 119, 74, 133, 48, 159, 31, 192, 24, 230, 31, 258, 52, 275, 82, 278, 108, 271, 124, 252, 118, 232, 107, 216, 108, 196, 112,
                            180, 108, 166, 108, 150, 114, 132, 115)),
        layer('brain', cerebellum), layer('tendon', first, join=rest, soft=1, within=cerebellum, rim=.2, shadow=0), layer('brain', stem),
        layer('brain', pons), layer('fluid', blob(214, 116, 215, 122, 220, 129, 216, 137, 214, 144, 213, 130), shadow=.3),
        layer('soft', blob(160, 92, 170, 80, 192, 74, 212, 80, 222, 94, 206, 102, 182, 104, 168, 100), rim=.5, shadow=.4),
        layer('brain', oval(194, 92, 15, 9), shadow=.4),
        layer('tendon', tube(168, 94, 2, 159, 92, 4, 156, 82, 4.4, 166, 72, 3.6, 190, 66, 3.2, 212, 71, 3.6, 225, 84, 5, 222, 92, 4), shadow=.4),
        *(groove(*g) for g in (
            (148, 98, 143, 82, 154, 66, 188, 54, 222, 60, 240, 52), (228, 96, 240, 88, 246, 70, 258, 62), (236, 92, 252, 100, 270, 102), (126, 104, 134, 92, 130, 80),
            (124, 76, 136, 70), (138, 54, 146, 62), (160, 38, 162, 52), (180, 28, 184, 44), (204, 28, 204, 46), (224, 34, 220, 48), (248, 48, 244, 58),
            (136, 108, 148, 104), (266, 76, 256, 84), (250, 110, 260, 114, 270, 112), (170, 62, 172, 52))),
        layer('skull', blob(178, 150, 186, 146, 190, 152, 188, 170, 184, 196, 176, 208, 152, 217, 124, 230, 108, 228, 104, 216, 112, 208, 140, 203, 160, 192, 166, 176, 170,
                            160), alpha=.35, shadow=.4),
        *(layer('meniscus', tube(*t), rim=.4) for t in ((218, 172, 1.4, 236, 175, 2, 256, 172, 2, 276, 152, 1.8, 292, 118, 1.4, 290, 86, .7),
                                                      (218, 188, 1.4, 236, 192, 2, 254, 190, 1.8, 268, 176, 1.4, 280, 156, .7))),
        layer('nerve', tube(176, 124, 3.4, 190, 121, 3.4, 200, 122, 2.6), join=taper(2.4, 1, 200, 122, 206, 130, 211, 146, 216, 164, 218, 180, 218, 198), rim=.3, shadow=.6),
        nerve(168, 119, 148, 115, 128, 114, 111, 110, 104.5, 98, 107, 80, 115, 62, r=2.6), nerve(106, 100, 113, 84, 124, 68), nerve(108, 108, 103, 118, 100, 128, r=1.2),
        nerve(168, 126, 150, 134, 130, 142, 112, 150, r=2.6, end=1.6), nerve(113, 150, 104, 146, 97, 150), nerve(113, 150, 104, 158, 95, 162),
        nerve(114, 150, 110, 164, 103, 176),
        nerve(173, 132, 172, 146, 170, 164, 168, 184, 156, 200, 136, 211, 116, 217, r=2.6, end=1.4), nerve(117, 217, 108, 210, 104, 202),
        nerve(117, 217, 109, 219, 103, 217), nerve(171, 158, 156, 176, 138, 190, r=1.4), layer('nerve', blob(166, 117, 174, 114, 182, 118, 184, 126, 178, 133, 169, 133, 170, 125), rim=.4),
    ]
    return moved(out, scale=1.15, about=(200, 0))


def chest():
    """Ribs from the front, one of them sore where it meets its cartilage."""
    (back, front), fit = cage(), dict(dx=16, dy=-18, scale=.92)
    return [*moved([BUST, *GIRDLE], **fit), *back, *front, *(layer('place', shape, within=oval(250, 136, 20, 14)) for _, shape, _ in front[:-2]), *moved(COLLAR, **fit)]


# small bowel in a cut: place, half sizes and turn of each loop
LOOPS = ((189, 80, 11, 9, -10), (207, 78, 9, 10, 10), (221, 84, 8, 9, 0), (187, 101, 9, 11, 8), (204, 99, 9.6, 10, 0), (219.6, 104, 8.6, 10, -20), (189, 122, 10.6, 10, -15),
         (207, 120, 10, 10.6, 0), (221.6, 127, 7, 11, 5), (187, 143, 9, 10.4, 0), (203.6, 141, 9.6, 10, 15), (219.6, 148, 9, 10.6, -10), (189, 163, 11, 9.6, 10), (206, 161, 9, 9.6, 0),
         (220.6, 169, 9, 9, 20), (189, 183, 9.6, 10, 0), (207, 181, 10, 10, -10), (222, 186, 8, 8, 0), (198, 201, 9, 8.6, 20))


def pelvis():
    """A woman's pelvis cut in the middle, seen from her left, with the bones of `expectant`: the uterus with its neck is 76 mm long (.67 a mm)."""
    return [
        layer('body', blob(240, 236, 208, 254, 198, 276, 196, 304, 200, 340, 200, 340, 332, 340, 332, 340, 344, 290, 355, 250, 351, 222, 334, 190, 300, 200), alpha=.6),
        layer('body', blob(176, -40, 168, 20, 162, 80, 158, 122, 163, 134, 157, 146, 158, 176, 168, 206, 186, 226, 195, 240, 198, 258, 206, 280, 222, 297, 240, 303, 262, 304, 278,
                           308, 284, 305, 288, 306, 300, 290, 310, 268, 322, 244, 331, 218, 326, 180, 312, 156, 300, 128, 300, 100, 308, 70, 320, 34, 334, -40)),
        *backbone('rings'), layer('bone', oval(220, 255, 14, 6.4, 50), rim=1.4),
        layer('muscle', tube(184, -40, 3, 176, 30, 4, 171, 90, 4.4, 168, 146, 4.6, 176, 190, 4.6, 194, 222, 4, 209, 243, 1.6)),
        layer('muscle', tube(212, 190, 6, 222, 196, 8, 236, 202, 8, 252, 198, 7.4, 266, 203, 7.4, 277, 219, 8, 281, 240, 9.6, 277, 258, 10, 270, 272, 7, 274, 286, 5, 283, 303, 4.4)), layer('air',
            tube(212, 190, 3, 222, 196, 4, 236, 202, 3.4, 252, 199, 2, 266, 204, 2.2, 277, 220, 3, 281, 240, 4.4, 277, 257, 4.6, 270.6, 272, 1.2, 274, 286, .8, 283, 305, .6)),
        layer('fat', blob(182, 66, 204, 62, 225, 68, 229, 90, 229, 130, 229, 160, 231, 182, 226, 200, 204, 214, 188, 208, 180, 180, 178, 120), rim=.3, shadow=0),
        *(v for i, (x, y, a, b, turn) in enumerate(LOOPS) for v in (layer('soft', oval(x, y, 1.07 * a, 1.05 * b, turn), rim=.8, shadow=.5), layer('fluid', blob(*np.ravel(
            [(x + 1.15 * a * k * np.cos(t), y + .62 * b * k * np.sin(t)) for t, k in zip(np.linspace(0, 2 * np.pi, 14, endpoint=False), (.5, .42, .56, .40, .52, .44, .54, .46, .42, .56, .44, .54, .40, .5))])).moved(turn=53 * i, about=(x, y)), rim=.7, shadow=.2))),
        layer('muscle', tube(266, 249, 2.6, 264, 258, 5.6, 257, 270, 5, 250, 284, 4.6, 243, 300, 4)), layer('air',
            tube(267, 250, .8, 264, 259, .9, 258, 269, .9, 251, 283, .8, 243, 301, .8), rim=.3),
        layer('muscle', blob(209, 234, 222, 232, 237, 239, 248, 250, 250, 263, 243, 272, 235, 270, 226, 256), join=tube(241, 270, 4, 238, 282, 3.4, 233, 299, 2.6), soft=4),
        layer('fluid', blob(214, 237, 222, 236.4, 235, 242.6, 244, 252, 246, 262, 241.6, 268, 237, 266, 229, 253), join=tube(241, 268, .8, 238, 282, .7, 233, 300, .7), soft=2),
        layer('named', tube(251, 241, 7, 257, 248, 7, 262.5, 256.5, 6.4), along=tube(247, 234, 40, 262, 256, 40), fine=.7),
        layer('place', tube(236, 230, 11.6, 243, 233, 11, 251, 241, 7.6), fine=.7), layer('skull', tube(234, 229, 1, 240, 231, 2.1, 246, 236, 1.6, 252, 243, .8), rim=.4),
        layer('fluid', tube(235, 229, .3, 240, 231, .8, 246, 236, .7, 252, 243, .6, 258, 250, .9, 264.6, 260, .5), rim=.1),
    ]


def ankle():
    """Ankle and foot cut from front to back, seen from the inner side: the foot is 265 mm long, its heel bone 82 (1.37 a mm)."""
    bones = [
        blob(318, -29, 318, -29, 317, 53, 319, 108, 325, 149, 328, 168, 330, 180, 330, 181, 322, 173, 312, 167, 301, 165, 290, 167, 280, 172, 271, 179, 270, 177, 271,
             163, 278, 141, 283, 108, 284, 53, 284, -29, 284, -29),
        blob(367, 223, 370, 239, 367, 256, 359, 266, 348, 265, 336, 257, 316, 253, 295, 252, 275, 250, 262, 246, 257, 235, 260, 228, 273, 225, 281, 220, 288, 223, 293,
             221, 306, 211, 318, 204, 329, 206, 344, 211, 358, 215),
        blob(326, 200, 325, 191, 322, 183, 314, 176, 304, 173, 294, 174, 284, 178, 277, 185, 273, 187, 262, 191, 252, 195, 245, 204, 244, 213, 249, 223, 259, 225, 270,
             222, 280, 216, 286, 219, 292, 218, 303, 208, 315, 201),
        blob(240, 194, 230, 192, 222, 196, 219, 209, 221, 223, 230, 231, 240, 229, 243, 223, 240, 213, 239, 204),
        blob(217, 197, 204, 199, 189, 203, 184, 215, 186, 231, 190, 241, 206, 239, 218, 231, 216, 220, 214, 208),
        blob(181, 203, 157, 217, 122, 233, 107, 239, 101, 250, 103, 262, 112, 268, 123, 264, 133, 254, 165, 242, 183, 240, 180, 219),
        blob(97, 243, 89, 244, 75, 249, 62, 250, 57, 256, 58, 264, 63, 268, 75, 265, 88, 265, 98, 265, 99, 260, 97, 252),
        blob(54, 252, 48, 255, 37, 259, 29, 263, 29, 269, 36, 271, 47, 268, 54, 268, 53, 260),
        oval(116, 273, 7, 4.4)
    ]
    return [
        layer('body', blob(371, -43, 373, 26, 371, 80, 367, 122, 369, 154, 374, 179, 380, 204, 384, 226, 385, 248, 381, 270, 369, 282, 347, 286, 322, 285, 295, 278,
                           259, 267, 221, 263, 185, 267, 158, 278, 133, 285, 111, 286, 92, 283, 81, 276, 70, 279, 51, 283, 32, 281, 21, 271, 22, 260, 32, 250, 48, 244,
                           67, 239, 89, 230, 111, 220, 138, 208, 169, 193, 199, 182, 226, 174, 243, 163, 255, 148, 263, 127, 266, 80, 264, 26, 262, -43)),
        layer('muscle', tube(332, -43, 12.3, 332, 39, 11, 336, 108, 8.2, 336, 149, 5.5, 333, 171, 1.4)),
        layer('muscle', tube(358, -43, 16.4, 355, 26, 12.3, 353, 67, 6.9, 355, 94, 1.4)),
        layer('tendon', tube(336, 112, .8, 337, 144, 3, 338, 174, 3.4, 334, 196, 3.2, 326, 206, 1.6)),
        layer('tendon', tube(355, -10, .6, 356, 50, 4.6, 357, 94, 5, 358, 142, 4.1, 363, 183, 4.1, 368, 215, 4.7, 370, 228, 4.1, 369, 245, 1.4)),
        layer('tendon', tube(271, -43, 3.4, 273, 80, 3.4, 271, 124, 3.4, 263, 153, 3.4, 243, 176, 3, 215, 190, 2.5, 201, 198, 1.4)),
        layer('muscle', tube(347, 267, 2.1, 322, 264, 6.2, 275, 259, 8.2, 221, 250, 8.2, 179, 254, 6.9, 144, 267, 4.1, 125, 272, 1.4)),
        layer('tendon', tube(348, 268, 1.6, 330, 272, 3, 295, 269, 2.5, 259, 261, 2.1, 221, 258, 1.9, 185, 263, 1.9, 152, 272, 1.9, 125, 280, 1.8, 108, 278, 1.5, 96,
            268, .8)),
        *(layer('bone', b, rim=2) for b in bones), layer('cortex', tube(45, 246, .5, 35, 250, 1.2, 26, 257, .8), rim=.3),
        *(layer('cartilage', tube(*t), shadow=.3) for t in (
            (329, 182, .7, 321, 174, 1.8, 312, 169, 1.8, 301, 167, 1.8, 290, 168, 1.8, 280, 173, 1.8, 273, 180, .7),
            (323, 183, .7, 317, 177, 1.8, 308, 173, 1.8, 299, 172, 1.8, 290, 174, 1.8, 281, 178, 1.8, 275, 186, .7),
            (294, 219, .5, 304, 211, 1.4, 316, 204, 1.2, 325, 202, .5), (293, 217, .5, 302, 208, 1.4, 314, 202, 1.2, 323, 200, .5),
            (244, 198, .5, 243, 207, 1.5, 244, 216, 1.5, 248, 222, .5), (240, 196, .5, 240, 204, 1.4, 240, 213, 1.4, 243, 222, .5),
            (218, 200, .5, 216, 209, 1.2, 218, 220, 1.2, 220, 227, .5), (184, 208, .5, 182, 218, 1.2, 184, 228, 1.2, 186, 237, .5),
            (103, 242, .5, 100, 250, 1.4, 102, 260, 1.2), (56, 252, .5, 55, 260, 1.2, 56, 266, .5))),
        layer('place', tube(327, 184, .6, 320, 176, 1.6, 311, 171, 1.6, 301, 169, 1.6, 291, 171, 1.6, 281, 175, 1.6, 274, 183, .6), rim=.2),
    ]

def elbow():
    """A right elbow bent square, seen from outside, front on the right: upper arm bone 20 mm thick, head of the radius 23 (2.1 a mm)."""
    humerus = blob(108, -30, 108, -30, 110, 60, 107, 110, 104, 140, 108, 160, 115, 178, 117, 194, 125, 208, 141, 214, 157, 210, 166, 199, 168.4, 186, 166, 172, 161, 158, 157, 140, 153, 116, 150, 60,
                   150, -30, 150, -30)
    radius = blob(171, 171, 178, 167, 194, 168, 198, 178, 212, 185, 232, 183, 250, 184, 300, 180, 430, 176, 430, 176, 430, 202, 430, 202, 300, 208, 262, 211, 244, 214, 226, 206,
                  210, 205, 198, 209, 194, 216, 178, 217, 171, 212, 173.4, 192)
    ulna = blob(98, 172, 108, 166, 112, 178, 113.4, 195, 122, 210.4, 140.6, 217.6, 157, 213.8, 163, 217, 170, 221, 182, 226, 210, 232, 300, 232, 430, 226, 430, 226, 430, 248, 430, 248, 300, 256, 210, 260,
                160, 262, 124, 254, 98, 236, 88, 214, 88, 188)
    return [
        layer('body', blob(60, -40, 56, 40, 58, 110, 66, 170, 68, 214, 84, 254, 120, 280, 190, 291, 280, 288, 360, 276, 430, 266, 430, 266, 430, 128, 430, 128, 360, 118, 300, 108,
                           256, 106, 230, 98, 218, 80, 212, 40, 210, -40, 210, -40)),
        layer('muscle', tube(84, -40, 20, 82, 40, 21, 84, 100, 15, 88, 146, 6), fine=.6), layer('tendon', tube(86, 96, 1.4, 89, 140, 4, 95, 172, 6, 98, 186, 3)),
        layer('muscle', tube(178, -40, 24, 178, 40, 25, 184, 96, 18, 200, 140, 9), fine=.6), layer('tendon', tube(190, 96, 1.4, 206, 136, 4, 220, 166, 4.4, 240, 188, 4, 248, 202, 2)),
        layer('muscle', tube(152, 20, .6, 158, 50, 6, 162, 96, 12, 170, 140, 13, 180, 180, 10, 192, 226, 3), fine=.6, alpha=.9),
        layer('muscle', tube(146, 264, .6, 176, 270, 6, 230, 270, 12, 320, 262, 13, 430, 250, 9), fine=.6),
        layer('skull', ulna, rim=1.6), layer('shade', blob(116, 186, 124, 212, 146, 222, 162, 216, 150, 208, 130, 200), alpha=.25, edge=5, shadow=0),
        layer('skull', radius, rim=1.6), layer('skull', humerus, rim=1.6),
        layer('shine', tube(116, -30, 2, 117, 60, 4, 114, 120, 3), alpha=.45, edge=4, shadow=0), layer('skull', oval(129, 158, 9, 7.4, -20), rim=.6, shadow=.6), layer('shine', oval(126, 155, 5, 4), alpha=.7, edge=4, shadow=0), layer('shade', tube(146, -30, 3, 146, 60, 5, 148, 110, 3), alpha=.18, edge=5, shadow=0),
        layer('cartilage', blob(117, 194, 125, 208, 141, 214, 157, 210, 166, 199, 168.4, 186, 166, 172, 161, 174, 163, 186, 157, 198, 148, 205, 140, 208, 129, 202, 122, 192), rim=.5, shadow=.3),
        layer('shade', tube(132, 190, 2, 146, 194, 3, 154, 182, 2), alpha=.12, edge=3, shadow=0),
        layer('cartilage', tube(171.6, 173, 1, 173.6, 192, 2, 171.6, 210, 1), rim=.4, shadow=.3),
        layer('tendon', tube(118, 172, 1, 136, 186, 3, 166, 206, 4, 190, 224, 4.4, 206, 236, 1), alpha=.4), layer('shade', tube(194, 172, 1.6, 196, 192, 2.4, 194, 212, 1.6), alpha=.3, edge=3, shadow=0), layer('shine', tube(179, 174, 1.4, 181, 192, 1.8, 179, 210, 1.4), alpha=.6, edge=2, shadow=0),
        layer('tendon', tube(186, 166, 3, 188, 191, 3.4, 186, 217, 3), along=tube(180, 164, 8, 200, 164, 8), alpha=.4, rim=.5), layer('line', thread(.5, 178, 167.6, 171.4, 171, 173.6, 192, 171.4, 212, 178, 216.6), alpha=.5, shadow=0),
        layer('muscle', tube(142, 60, .6, 145, 78, 4, 154, 100, 9, 178, 130, 14, 230, 150, 17, 300, 152, 14, 380, 158, 6, 430, 160, 4), fine=.6),
        layer('muscle', tube(244, 214, 2, 280, 217, 9, 330, 218, 11, 390, 213, 8, 430, 210, 6), fine=.6),
        layer('named', tube(128, 161, 3, 150, 162, 4.6, 186, 165, 5.6, 224, 177, 12, 262, 186, 19, 310, 192, 18, 372, 190, 9, 430, 188, 5), fine=.6),
        layer('named', tube(128, 156, 2, 150, 153, 5, 190, 153, 8.6, 240, 164, 13, 310, 172, 10, 372, 174, 5, 430, 175, 3.6), fine=.6),
        layer('tendon', tube(320, 192, 1, 360, 190, 5, 430, 188, 4.4), rim=.6), layer('tendon', tube(290, 171, 1, 340, 173, 4, 430, 174, 3.4), rim=.6),
        layer('place', tube(126, 158, 4, 140, 158.4, 5.4, 166, 158, 6.6, 196, 161, 7.6, 232, 171, 8), rim=.3, hide=oval(232, 173, 26, 22)),
    ]


def thumb():
    """A right wrist from the back of the hand, thumb up: two tendons of the thumb run through one sleeve (2.6 a mm)."""
    radius = blob(-20, 132, -20, 132, 40, 136, 84, 130, 110, 114, 134, 104, 152, 102, 161, 107, 158, 116, 151, 128, 147, 146, 144, 164, 141, 184, 137, 198, 128, 204, 110, 200, 80, 184, 40, 178, -20, 176,
                  -20, 176)
    ulna = blob(-20, 208, -20, 208, 60, 210, 100, 212, 122, 208, 134, 214, 136, 228, 135, 238, 142, 244, 136, 250, 118, 247, 96, 240, 60, 240, -20, 240, -20, 240)
    carpals = [blob(161, 121, 170, 115, 179, 118, 187, 127, 189, 138, 182, 147, 174, 156, 163, 163, 153, 159, 151, 148, 155, 134), blob(149, 167, 162, 166, 171, 164, 174, 172, 173, 184, 177, 193, 168, 202, 152, 202, 144, 196, 145, 180),
               blob(150, 206, 166, 205, 180, 199, 186, 210, 190, 222, 184, 234, 170, 243, 158, 236, 149, 222), oval(163, 238, 9, 8),
               blob(181, 114, 192, 103, 208, 99, 220, 106, 220, 122, 212, 132, 198, 137, 190, 127), blob(193, 140, 212, 135, 221, 134, 223, 148, 219, 157, 204, 158, 195, 155, 191, 148),
               blob(176, 172, 179, 163, 187, 158, 197, 161, 208, 164, 220, 163, 229, 169, 231, 186, 224, 198, 206, 202, 190, 198, 179, 188), blob(188, 204, 203, 207, 220, 204, 231, 208, 232, 222, 222, 234, 206, 234, 194, 226)]
    bone = lambda x, y, p, q, r, s: tube(*np.ravel([(x + (p - x) * t, y + (q - y) * t, w) for t, w in ((0, .9 * r), (.07, r), (.16, .86 * r), (.3, .6 * r), (.5, .5 * r), (.7, .56 * r), (.84, .88 * s), (.93, s), (1, s * .84))]))
    rays = [(228, 146, 338, 118, 12, 12), (234, 178, 346, 166, 12, 12), (232, 205, 334, 212, 11, 11), (230, 224, 314, 252, 11, 10)]
    fingers = [(356, 113, 470, 84, 11, 9), (365, 164, 480, 156, 11, 9), (352, 214, 470, 224, 10, 8), (330, 258, 430, 296, 9, 8)]
    ray = bone(218, 98, 296, 46, 13, 12)
    tip = bone(312, 36, 376, 2, 12, 9)
    carried = ((-30, 186, 8), (20, 180, 7.6), (64, 160, 6.4), (100, 128, 5.4), (130, 110, 5), (164, 102, 4.8), (196, 96, 4.6))
    short = tube(*np.ravel([(x, y + 9, r * .8) for x, y, r in carried[:-1]]), 200, 88, 3.8, 240, 68, 3.6, 286, 38, 3.6, 316, 20, 3.2, 330, 14, 1.4)
    return moved([
        layer('body', blob(-30, 112, 30, 108, 84, 102, 120, 92, 156, 84, 190, 72, 230, 44, 270, 14, 300, -10, 330, -50, 420, -50, 430, -10, 400, 14, 350, 44, 312, 72, 300, 84, 330, 88,
                           380, 84, 430, 74, 430, 74, 430, 340, 360, 320, 310, 284, 262, 270, 220, 262, 180, 264, 140, 264, 90, 262, 30, 262, -30, 264, -30, 264)),
        layer('muscle', blob(226, 112, 246, 96, 272, 76, 292, 60, 292, 60, 300, 74, 314, 90, 334, 104, 348, 108, 348, 108, 330, 114, 296, 118, 262, 126, 236, 134, 226, 126), along=tube(230, 128, 40, 270, 108, 40, 350, 100, 40), alpha=.8, fine=.5),
        *(layer('muscle', tube(x + 24, y + dy, 3, (x + p) / 2, (y + q) / 2 + dy, 9, p - 16, q + dy, 3), alpha=.6) for (x, y, p, q, *_), dy in zip(rays[:3], (26, 22, 24))),
        layer('skull', ulna, rim=1.4), layer('skull', radius, rim=1.4),
        *(layer('skull', bone(*f), rim=1.2) for f in [*rays, *fingers]),
        layer('meniscus', blob(138, 203, 146, 201, 149, 210, 148, 224, 144, 238, 139, 240, 140, 226, 137, 212), alpha=.35, rim=.5, shadow=.3),
        *(layer('skull', c, rim=1.2) for c in carpals), layer('skull', ray, rim=1.2), layer('skull', tip, rim=1.2),
        *(layer('cartilage', tube(*t), rim=.3, shadow=.3) for t in ((150, 128, .6, 147, 144, 1.8, 147, 162, 1.8), (147, 168, .8, 147.6, 184, 1.8, 146, 196, .8), (214, 110, .8, 217, 104, 1.8, 214, 98, .8))),
        *(layer('tendon', tube(*t), alpha=.75, rim=.5, shadow=.5) for t in ((-30, 156, 5, 60, 156, 5, 140, 150, 4.4, 200, 148, 4, 260, 140, 4, 356, 116, 4, 430, 98, 4),
            (-30, 170, 5, 60, 170, 5, 140, 166, 4.4, 200, 176, 4, 260, 178, 4, 366, 166, 4, 430, 160, 4), (-30, 182, 5, 60, 182, 5, 140, 178, 4.4, 200, 196, 4, 260, 204, 4, 352, 213, 4, 430, 219, 4))),
        layer('named', tube(-40, 196, 14, 0, 190, 15, 40, 176, 12, 76, 154, 6, 96, 136, 2), fine=.8),
        layer('place', short, rim=.6), layer('place', tube(*np.ravel(carried), 214, 96, 2), rim=.6),
        layer('tendon', blob(116, 98, 128, 90, 144, 88, 150, 96, 156, 116, 152, 126, 140, 131, 128, 134, 122, 124, 116, 110), along=tube(126, 80, 24, 144, 140, 24), alpha=.66, rim=1.2, fine=.5),
    ], scale=1.14, about=(90, 126))

def nape():
    """The back of a head: on the left the outer muscles, on the right the deep ones, and the nerve that turns round them (1.35 a mm)."""
    skull = whole(204, 14, 246, 21, 280, 54, 293, 104, 289, 146, 278, 172, 262, 188, 240, 194, 222, 199, 204, 203)
    nerve = lambda *xy, r=2, end=.35: layer('nerve', taper(r, r * end, *xy), rim=.3, shadow=.6)
    bone = [layer('skull', whole(200, y - 8, 206, y - 8, 214, y - 2, 230, y - 5, 238, y + 1, 230, y + 7, 214, y + 6, 211, y + 13, 206, y + 14, 204, y + 9), rim=1) for y in (246, 268, 290)]
    trapezius = blob(200, 165, 182, 168, 170, 173, 168, 200, 163, 230, 146, 256, 106, 276, 50, 288, 0, 300, 0, 360, 200, 360)
    branches = lambda: [
        nerve(231, 221, 234, 214, 228, 206, 223, 196, 222, 184, r=2.6, end=.95), nerve(222, 186, 221, 170, 227, 150, 229, 130, r=2.4, end=.8),
        nerve(229, 131, 224, 108, 226, 84, 218, 56, 219, 36, r=1.9), nerve(229, 131, 240, 108, 242, 82, 252, 60, r=1.8), nerve(226, 98, 234, 76, 233, 52, r=1.2),
        nerve(222, 172, 240, 156, 254, 132, 258, 106, r=1.8), nerve(248, 143, 264, 128, 270, 112, r=1.2), nerve(240, 100, 250, 92, 260, 78, r=1.1), nerve(224, 160, 214, 140, 210, 116, 212, 96, r=1.4)]
    deep = [
        layer('muscle', blob(262, 178, 268, 173, 276, 174, 280, 182, 279, 200, 277, 226, 270, 262, 265, 340, 243, 340, 250, 262, 259, 220, 262, 196), along=tube(270, 170, 11, 268, 220, 11, 260, 262, 12, 254, 340, 12), fine=.6, alpha=.85), layer('muscle', tube(239, 228, 1, 244, 240, 5, 254, 272, 9, 268, 320, 12), fine=.6, alpha=.8),
        layer('named', tube(205, 226, 2.4, 214, 212, 6, 228, 196, 9.6, 233, 188, 6), fine=.6), layer('named', tube(203, 212, 1.6, 207, 204, 4, 212, 194, 6.4), fine=.6),
        layer('named', tube(250, 206, 3, 247, 198, 6, 244, 187, 8), fine=.6), layer('named', tube(206, 228, 3, 222, 221, 7, 240, 212, 6.4, 253, 207, 3), fine=.6),
        layer('muscle', tube(210, 236, 1, 214, 252, 5, 217, 276, 8, 219, 310, 11, 219, 350, 12), fine=.6), layer('muscle', tube(236, 232, 1, 237, 246, 5, 237, 270, 8, 238, 350, 11), fine=.6, alpha=.85),
    ]
    line = lambda *xy: layer('line', thread(.6, *xy), alpha=.4, shadow=0)
    seam = np.ravel([(200 + 9 * i, 70 + 8.4 * i + 2.4 * (-1) ** i) for i in range(9)])
    return [
        layer('body', whole(204, 4, 250, 11, 288, 46, 303, 102, 299, 150, 292, 178, 282, 204, 276, 230, 279, 252, 300, 270, 346, 284, 410, 296, 420, 360, 204, 360),
              join=[oval(304, 150, 7, 22, 8), oval(96, 150, 7, 22, -8)], soft=6),
        layer('skull', skull, rim=1.6, join=[tube(272, 170, 8, 268, 194, 6), tube(128, 170, 8, 132, 194, 6)], soft=5),
        layer('shine', oval(172, 70, 50, 40, -20), alpha=.30, edge=34, shadow=0), layer('shade', tube(150, 184, 6, 200, 192, 8, 250, 184, 6), alpha=.3, edge=9, shadow=0),
        *both([line(*seam), line(202, 163, 220, 158, 244, 160, 268, 168), line(202, 180, 222, 178, 244, 182)], 200),
        layer('shine', oval(200, 163, 7, 6), alpha=.6, edge=5, shadow=0),
        layer('skull', tube(148, 207, 5, 164, 206, 7, 184, 210, 4, 200, 212, 4, 216, 210, 4, 236, 206, 7, 252, 207, 5), rim=1),
        layer('skull', whole(200, 218, 206, 219, 214, 222, 232, 218, 240, 224, 232, 231, 216, 230, 214, 238, 207, 240, 204, 234), rim=1), *bone,
        *deep,
        layer('muscle', blob(120, 178, 124, 173, 132, 174, 137, 180, 142, 200, 144, 226, 140, 262, 134, 340, 110, 340, 117, 262, 120, 222, 119, 196), along=tube(128, 170, 11, 132, 222, 12, 128, 262, 12, 122, 340, 12), fine=.6, alpha=.85),
        layer('muscle', blob(130, 180, 136, 175, 146, 178, 158, 184, 168, 187, 175, 200, 180, 232, 193, 270, 200, 340, 182, 340, 170, 280, 152, 232, 138, 200), along=tube(146, 168, 17, 156, 206, 17, 168, 234, 15, 184, 280, 13, 192, 340, 10), fine=.6),
        layer('muscle', blob(200, 168, 186, 172, 176, 182, 172, 220, 176, 300, 180, 360, 200, 360), along=tube(188, 160, 20, 186, 360, 20), fine=.5),
        layer('muscle', trapezius, along=tube(190, 150, 26, 180, 230, 50, 80, 330, 60, 0, 350, 60), fine=.5, alpha=.94),
        layer('tendon', tube(200, 164, 2, 200, 230, 1.6, 200, 300, 4, 200, 350, 5), alpha=.9, rim=.6),
        *branches(), *moved(branches()[1:], flip=True, about=(200, 0)), layer('shade', oval(178, 188, 5, 3.4), alpha=.35, edge=3, shadow=0),
        nerve(178, 189, 178.5, 182, 179, 174, r=2.5, end=.95),
    ]


def phone():
    """Someone who looks down at a phone, from the left: the muscles of the nape hold the head (.7 a mm)."""
    bend = -34
    bones, levels = vertebrae((-36, -34, -32, -31, -30, -31, -33, -34, -30, -24, -17, -10, -4, 2), 229, 157, big=(5, 6))
    back = lambda i, r: (levels[i][0] + r * np.cos(np.radians(levels[i][2])), levels[i][1] + r * np.sin(np.radians(levels[i][2])))
    at = lambda x, y: tuple(Shape([(x, y)], True).moved(turn=bend, about=(229, 150)).points[0])
    strip = lambda head, w, *way: tube(*at(*head), 2, *np.ravel([(*back(i, r), w * (1 - .3 * (i > 8))) for i, r in way]), *back(way[-1][0] + 1, way[-1][1] - 6), 1)
    (_, outline, _), *inner = moved(profile(.42), turn=bend, about=(229, 150))
    trunk = blob(*at(196, 200), 212, 246, 228, 272, 234, 300, 228, 330, 204, 364, 176, 424, 160, 560, 470, 560, 470, 470, 452, 400, 424, 340, *back(7, 72), *back(5, 66), *back(2, 62), *at(316, 100), *at(250, 120))
    return [*moved(moved([
        layer('body', outline, join=trunk, soft=10), *inner,
        *throat(levels, (at(190, 128), at(200, 138))),
        layer('muscle', strip((318, 92), 9, (1, 54), (3, 55), (5, 58), (7, 62), (9, 64), (11, 62)), fine=.6),
        *bones, layer('place', tube(*at(288, 122), 3, *at(280, 138), 6, *back(0, 32), 6, *back(1, 36), 2), fine=.5),
        layer('place', strip((308, 110), 12, (1, 37), (3, 38), (5, 40), (7, 44), (9, 46)), fine=.5, alpha=.95),
    ], scale=.66), dx=98, dy=56),
        *(layer('body', tube(*t), rim=1.1, shadow=.6) for t in ((108, 262, 6.4, 92, 246, 5.4, 86, 230, 4.6, 89, 223, 4), (105, 256, 6.6, 87, 238, 5.4, 79, 218, 4.8, 81, 210, 4.2),
            (102, 250, 6.6, 84, 228, 5.4, 74, 206, 4.8, 72.6, 195, 4.2))),
        layer('skull', tube(68, 174, 4, 104, 249, 4), rim=1.2), layer('shine', tube(71.6, 174, .7, 106.4, 246, .7), alpha=.8, shadow=0),
        layer('body', tube(190, 350, 24, 146, 300, 18, 124, 274, 13), join=[tube(124, 274, 13, 110, 256, 10, 100, 251, 5), tube(118, 262, 8, 112, 240, 6.4, 102, 224, 5, 94, 212, 4)], soft=4, rim=1.2),
        layer('line', thread(.4, 94.6, 214, 97, 217, 99.6, 221), alpha=.6, shadow=0), layer('line', thread(.4, 105, 252, 111, 250, 116, 243), alpha=.5, shadow=0)]


def thyroid():
    """The thyroid on the windpipe, in the neck from the front: the gland is 55 mm wide, the windpipe 20 (2 a mm)."""
    gland = whole(203, 196, 213, 194, 219, 184, 221, 162, 227, 142, 236, 134, 246, 146, 254, 174, 254, 206, 246, 230, 234, 238, 224, 230, 216, 216, 208, 212, 203, 212)
    shield = whole(203, 108, 208, 98, 220, 91, 236, 90, 240, 104, 238, 130, 231, 148, 216, 154, 204, 159)
    vein = lambda *xy: layer('shade', taper(1, .4, *xy), alpha=.3, shadow=0, within=gland)
    half = [
        layer('muscle', tube(312, -40, 16, 290, 60, 18, 262, 160, 15, 232, 250, 10, 214, 290, 4), alpha=.75, fine=.6),
        layer('fluid', tube(268, -40, 8, 264, 60, 9, 262, 150, 9, 256, 240, 9, 246, 310, 9), alpha=.75),
        layer('soft', tube(246, 300, 8, 248, 200, 7.4, 249, 110, 7, 250, 76, 8), join=[tube(250, 78, 6, 242, 50, 5, 244, 0, 4.6, 250, -40, 4.6), tube(250, 78, 6, 260, 46, 5, 262, -40, 5)], soft=3),
        layer('muscle', tube(214, 76, 5, 222, 110, 7, 226, 150, 6, 218, 220, 7, 212, 300, 8), alpha=.5, fine=.6),
        layer('skull', tube(222, 296, 11, 262, 284, 8, 320, 272, 7, 420, 262, 9), alpha=.75),
    ]
    return [
        layer('body', whole(204, -60, 326, -50, 322, 0, 306, 60, 298, 120, 302, 176, 322, 214, 370, 236, 430, 248, 430, 360, 204, 360)),
        layer('skull', tube(96, -44, 14, 124, 4, 13, 162, 34, 12, 200, 42, 13, 238, 34, 12, 276, 4, 13, 304, -44, 14), alpha=.5),
        *both(half, 200),
        layer('soft', whole(204, 68, 232, 70, 236, 96, 226, 160, 204, 170), alpha=.9, rim=.5),
        layer('skull', tube(152, 60, 3, 168, 66, 4.4, 186, 74, 5, 200, 77, 6.4, 214, 74, 5, 232, 66, 4.4, 248, 60, 3), rim=1.2),
        layer('soft', tube(200, 172, 21, 200, 250, 20.4, 200, 360, 20), rim=.8),
        *(layer('cartilage', tube(179, y - 2, 2.4, 188, y + 1, 4, 200, y + 2, 4.2, 212, y + 1, 4, 221, y - 2, 2.4), rim=.6, shadow=.4) for y in range(192, 330, 13)),
        *both([layer('cartilage', tube(236, 94, 3.4, 239, 80, 2.8, 240, 68, 2), shadow=.4)], 200),
        layer('cartilage', shield, rim=.9), layer('shade', oval(218, 124, 15, 22, 10), alpha=.14, edge=12, shadow=0), layer('shade', oval(182, 124, 15, 22, -10), alpha=.10, edge=12, shadow=0),
        layer('shine', tube(200, 112, 2, 200, 148, 2.4), alpha=.8, edge=2, shadow=0),
        layer('cartilage', whole(203, 169, 216, 166, 227, 160, 229, 172, 221, 182, 203, 184), rim=.9), *both([layer('muscle', tube(206, 172, 2, 216, 162, 4, 226, 150, 2.4), fine=.6)], 200),
        layer('nerve', gland, rim=1),
        *both([vein(236, 134, 240, 160, 234, 188), vein(240, 152, 248, 172, 248, 196), vein(238, 170, 228, 186, 224, 202), vein(236, 238, 240, 220, 232, 204), vein(240, 218, 248, 206),
               layer('soft', taper(2, 1.4, 246, 66, 232, 84, 242, 112, 238, 138), rim=.5, shadow=.5), layer('soft', taper(2, 1.2, 250, 262, 256, 246, 246, 236), rim=.5, shadow=.5)], 200),
        layer('skull', whole(206, 296, 216, 290, 226, 300, 226, 360, 206, 360), alpha=.8),
    ]


def headaches():
    """Three heads from the left, each with the place of one kind of headache (.5 a mm)."""
    (_, skin, _), *inner = profile(.7)
    bones = [(m, v, {**o, 'alpha': .5}) for m, v, o in vertebrae((2, 5, 7, 7, 5, 1, -6, -12, -16), 229, 157)[0]]
    throat = tube(244, 150, 62, 250, 230, 58, 252, 320, 60, 256, 460, 72)
    body = blob(60, -90, 340, -90, 330, 120, 302, 150, 298, 260, 60, 260)
    band = tube(96, 24, 17, 150, 8, 17, 220, 2, 17, 290, 14, 17, 332, 34, 17)
    temple = [oval(166, 34, 42, 34), tube(170, 40, 26, 148, 62, 18)]
    nape = [tube(276, 206, 20, 278, 156, 22, 290, 110, 22), tube(290, 110, 20, 306, 66, 10, 306, 30, 4)]
    sore = lambda within, first, *rest: [layer('nerve', first, join=list(rest), soft=10, within=within, edge=9, alpha=a, rim=0, shadow=0) for a in (.6, .6)]
    out = []
    for x, spots in ((8, sore(skin, band)), (138.5, sore(skin, *temple)), (269, sore(body, *nape))):
        out += moved([layer('body', skin, join=throat, soft=14), *inner, *bones, *spots], scale=.52, dx=x - 47.3, dy=104)
    return out


# furrows of the brain in `senses`: the lateral one, the central one, and smaller ones
FURROWS = ((158, 62, 176, 50, 204, 38, 232, 30, 246, 18), (216, -46, 210, -26, 214, -6, 206, 14, 204, 28), (196, -44, 190, -24, 192, -4, 184, 16, 184, 34), (236, -40, 232, -20, 236, 0, 230, 20),
           (178, -36, 170, -20, 154, -8, 140, 8), (184, -12, 168, 0, 150, 14, 134, 28), (176, 24, 162, 34, 142, 42), (252, -34, 256, -16, 272, 0, 292, 10), (248, 4, 262, 18, 280, 30, 300, 36),
           (170, 66, 196, 58, 226, 50, 254, 42, 278, 46), (262, 66, 272, 56, 292, 60), (204, 68, 226, 60, 250, 56), (144, -12, 150, -22, 162, -28), (262, -22, 276, -16))


def senses():
    """A head from the left: eye, inner ear and neck each send their signals to the brainstem (1 a mm)."""
    (_, skin, _), *inner = profile(.42)
    bones, levels = vertebrae((2, 4, 6, 7, 6, 3, -2, -8, -14), 229, 157)
    nerve = lambda *xy, r=2.4: layer('nerve', thread(r, *xy), rim=.4, shadow=.6)
    ring = lambda x, y, rx, ry, turn: [layer('meniscus', thread(1.7, *np.ravel(oval(x, y, rx, ry, turn).points[np.r_[:12, :2]])), rim=.4, shadow=.4)]
    canal = np.ravel([(x + 17, y + 1, 6.6) for x, y, a in levels])
    cerebellum = blob(240, 88, 252, 76, 276, 76, 296, 83, 311, 82, 314, 93, 306, 107, 290, 117, 268, 120, 250, 115, 241, 103)
    trunk = tube(240, 160, 62, 244, 250, 60, 252, 330, 66, 262, 420, 90)
    return moved(moved([
        layer('body', skin, join=trunk, soft=14), *inner,
        layer('brain', blob(128, 26, 132, -10, 160, -34, 220, -48, 282, -24, 306, 26, 306, 66, 292, 78, 262, 70, 236, 62, 214, 72, 180, 74, 150, 62, 134, 50), alpha=.55, rim=.6), *(layer('shade', taper(1, .5, *t), alpha=.2, shadow=0) for t in FURROWS),
        layer('brain', cerebellum, alpha=.75),
        *(layer('tendon', tube(*t), rim=.3, shadow=.2, within=cerebellum) for t in ((250, 97, 2.6, 274, 97, 1.8, 306, 93, .6), (270, 97, 1.5, 288, 110, .6), (270, 97, 1.5, 286, 84, .6), (284, 96, 1.1, 301, 105, .5))),
        layer('fluid', tube(245, 122, 8, 246, 142, 8, *canal), alpha=.8),
        layer('brain', tube(238, 66, 9, 238, 82, 11, 242, 100, 9, 245, 122, 6.4, 246, 142, 5.4, *(np.reshape(canal, (-1, 3)) * [1, 1, .6]).ravel()), join=oval(233, 86, 10, 14), soft=5),
        nerve(282, 186, 272, 184, 258, 176, 246.5, 168, 244.5, 150, 243, 122, 240, 92, r=2), nerve(280, 226, 270, 224, 256, 216, 243.5, 207, 243.5, 190, 246.4, 168, r=2),
        *bones,
        layer('named', tube(312, 110, .6, 305, 124, 4.6, 297, 144, 8, 286, 172, 8.4, 281, 214, 7.4, 283, 270, 6.4, 287, 330, 5), fine=.5, alpha=.9), layer('named', tube(288, 122, .6, 283, 130, 4, 277, 145, 5.6, 270, 158, 3, 265, 164, .6), fine=.5),
        layer('fluid', oval(129, 64, 14, 13.4), rim=1.4), layer('soft', oval(118, 64, 4, 8), rim=.6), layer('meniscus', oval(121, 64, 3, 6), rim=.5),
        nerve(142, 66, 152, 67.6, 164, 67, 180, 64, 196, 60, r=2.6), nerve(196, 60, 212, 57, 228, 58, 240, 64, 245, 70), nerve(245, 70, 243, 80, 240, 92, r=1.6), layer('nerve', oval(196, 60, 4, 3.2, -10), rim=.6),
        layer('nerve', oval(245, 70, 4, 4.6), rim=.6),
        nerve(214, 104, 222, 101, 232, 96, 240, 92), nerve(206, 106, 216, 103, 228, 97, 240, 92, r=1.6),
        *ring(212, 89, 5.6, 9, -8), *ring(223.6, 97, 4, 8, 24), *ring(219, 99.6, 9, 3, 16), layer('meniscus', oval(213.4, 101, 5, 4, 30), rim=.4),
        layer('meniscus', tube(*np.ravel([(204.5 + r * np.cos(t), 107 + r * np.sin(t), .36 * r + .5) for t in np.arange(-.6, 12, .5) for r in [6.4 * np.exp(-t / 9)]])), rim=.5, shadow=.5),
        layer('nerve', oval(240, 92, 6, 8), rim=.8),
    ], scale=.93), dx=0, dy=74)


def leg():
    """A leg that stands, from the outside, made of `knee` and `ankle` (.5 a mm)."""
    small = moved(knee(), scale=.217, dx=165.5, dy=24.2)
    foot = moved(ankle(), scale=.365, dx=102.5, dy=183)
    _, femur, _, cap = [s for m, s, _ in small if m == 'bone']
    _, *bones = [s for m, s, _ in foot if m == 'bone']
    tibia = blob(200, 62.6, 198, 70, 199, 79, 201, 86, 204, 98, 205, 130, 205, 170, 206, 210, 205.6, 230, 203.6, 240, 201.4, 248.3, 206, 245.4, 212, 243.4, 218, 245, 222.9, 249, 222, 240, 220, 226, 218.6, 200, 218.6, 160,
                 218.6, 120, 219, 98, 221, 84, 224, 75, 224.6, 66, 221, 63, 211, 61.4)
    fibula = tube(225, 72, 2, 226, 78, 3, 225, 90, 2.2, 224, 150, 2, 222, 212, 2.2, 220, 238, 3.2, 219.6, 250, 3, 220, 256, 1.4)
    skin = blob(150, -30, 158, 0, 174, 30, 179, 46, 182, 62, 187, 84, 189, 110, 193, 150, 197, 190, 198, 214, 190, 236, 174, 249, 150, 260, 128, 270, 112, 276, 109, 286, 124, 289, 160, 286, 190, 281,
                216, 287, 236, 288, 244, 280, 243.4, 264, 240, 246, 239, 226, 242, 196, 249, 160, 254, 124, 250, 92, 246, 66, 252, 40, 262, 10, 266, -30)
    return [
        layer('body', skin),
        layer('muscle', tube(176, -30, 17, 184, 10, 12, 190, 34, 4), fine=.6), layer('muscle', tube(246, -30, 16, 240, 20, 10, 236, 56, 4), fine=.6),
        layer('muscle', tube(226, 92, 2, 229, 140, 10, 232, 180, 8, 235, 212, 3), fine=.6), layer('muscle', tube(230, 44, 2, 232, 62, 6, 237, 94, 13, 239, 126, 13, 238, 154, 7, 236.4, 176, 2), fine=.6),
        layer('muscle', tube(196, 80, 2, 198, 120, 5, 202, 170, 5, 203, 210, 2), fine=.6),
        layer('tendon', tube(241.6, 138, .2, 239.6, 156, 1, 237, 176, 1.7, 235.4, 204, 1.9, 235.4, 236, 1.9, 237, 258, 2.4, 237.6, 269, 2, 236.6, 277, .6), rim=.4), layer('tendon', tube(186, 12, .4, 188, 26, 1.7, 190.4, 34, 2, 192.4, 40, 1.6), rim=.4),
        layer('tendon', tube(203, 192, .4, 203.6, 224, 1.4, 200, 240, 1.4, 189, 252, 1.4, 179, 261, .8), rim=.4), layer('tendon', tube(190, 58, 1.4, 196, 74, 1.8, 200, 80, 1), rim=.4),
        layer('muscle', tube(230, 281, 2, 206, 278, 3, 170, 276, 2.4, 150, 281, 1), fine=.6),
        layer('skull', femur, join=tube(209, -40, 8, 209, 30, 8), soft=3, rim=1), layer('skull', tibia, rim=1), layer('skull', fibula, rim=.9),
        layer('skull', cap, rim=.9), *(layer('skull', b, rim=.9) for b in bones),
        *((m, s, {**o, 'rim': .2}) for m, s, o in [*small, *foot] if m in ('meniscus', 'cartilage')),
    ]


def stride():
    """The standing leg, and behind it the other one that swings."""
    turned = lambda points, chosen, angle, about: np.where(chosen[:, None], Shape(points, True).moved(turn=angle, about=about).points, points)
    def bent(shape, reach, knee=-24, toes=42):
        """The skin bends over some way, bones at once."""
        P = shape.points
        P = P if P.shape[1] > 2 else turned(P, (P[:, 0] < 138.9) & (P[:, 1] > 255), toes, (141, 276))
        part = smoothstep(60.5 - reach, 60.5 + reach, P[:, 1])
        return Shape([Shape([p], True).moved(turn=knee * t, about=(212, 60)).points[0] for p, t in zip(P, part)], shape.closed)
    other = [(m, bent(s, r), {**o, 'alpha': .45 * o.get('alpha', 1), 'join': [bent(t, r) for t in np.ravel(o.get('join', []))]})
             for m, s, o in leg() for r in [{'body': 40, 'skull': .1}.get(m)] if r]
    return moved([*moved(other, turn=-14, about=(212, -160), dy=10), *moved([(m, s, {**o, 'alpha': .8} if m == 'body' else o) for m, s, o in leg()], dx=22)], dx=-46)


def between_ribs():
    """Chest spine and ribs from behind: the outer muscles between the ribs, whose fibres run down and away from the spine, the lifters of the
    ribs, and the joint of each rib beside the spine (2.4 a mm)."""
    way = lambda y: ((146, y - 29, 7), (158, y - 24, 6.6), (172, y - 17, 8.4), (188, y - 11, 8.6), (212, y - 2, 9.4), (248, y + 21, 9.4), (290, y + 54, 9.6), (340, y + 96, 9.6), (400, y + 156, 9.6), (440, y + 200, 9.6))
    levels = (-132, -64, 4, 72, 140, 208, 276)
    body = lambda y: layer('skull', whole(132, y - 27, 156, y - 27, 161, y - 22, 155, y, 161, y + 27, 156, y + 31, 132, y + 31, x=130), rim=1, alpha=.8)
    def arch(y):
        """Processes to the side with the joint facets above, the lamina that overlaps the next one, and the process that points down over it."""
        side = tube(146, y - 10, 6.4, 158, y - 12, 5.6, 170, y - 16, 5.6, 177, y - 18, 6.6)
        return [layer('skull', whole(133, y - 20, 140, y - 30, 149, y - 31, 152, y - 20, 150, y - 4, 146, y + 8, 147, y + 18, 151, y + 26, 149, y + 35, 142, y + 36, 137, y + 27, 132, y + 24, x=130), rim=1.3,
                      join=[side, side.moved(flip=True, about=(130, 0))], soft=4),
                *both([layer('line', thread(.5, 138, y + 28, 144, y + 30, 150, y + 28), alpha=.35, shadow=0), layer('shine', tube(141, y - 18, 3, 142, y + 10, 3), alpha=.35, edge=3, shadow=0)], 130),
                layer('skull', whole(132, y - 20, 134.6, y - 4, 135, y + 26, 136, y + 44, 134, y + 53, 132, y + 54, x=130), rim=1.2)]
    out = [layer('body', blob(-40, -60, 440, -60, 440, 360, -40, 360)), *both([layer('lung', blob(166, -60, 440, -60, 440, 360, 166, 360), alpha=.35, rim=0, shadow=0)], 130)]
    for y, z in zip(levels, levels[1:]):
        p, q = np.float32(way(y))[1:, :2] + (0, 6), np.float32(way(z))[1:, :2] - (0, 5)
        gap = Shape(np.concatenate([p, q[::-1]]), True)
        out += both([layer('muscle', gap, along=tube(120, z - 220, 150, 300, z + 180, 150, 400, z + 420, 150), fine=.17, rim=0, shadow=.4)], 130)
    for y, z in zip(levels, levels[1:]):
        out += [layer('rings', whole(132, y + 30, 157, y + 30, 160, y + 35, 157, z - 26, 132, z - 26, x=130), rim=.6, shadow=.3)]
    for y in levels:
        out += [body(y), *both([layer('skull', tube(*np.ravel(way(y))), rim=1.3), layer('tendon', tube(151, y - 24, 1, 160, y - 20, 4, 170, y - 14, 4, 175, y - 8, 1), alpha=.5, shadow=0)], 130)]
    for y, z in zip(levels, levels[1:]):
        lifter = blob(174, y - 10, 180, y - 13, 192, y + 8, 222, z - 6, 222, z - 6, 208, z - 12, 190, z - 19, 190, z - 19, 180, y + 20)
        out += both([layer('muscle', lifter, along=tube(178, y - 40, 16, 186, y + 8, 16, 206, z - 10, 24, 220, z + 20, 30), rim=.5, fine=.7)], 130)
    for y in levels[::-1]:
        out += arch(y)
    return out + [v for y in levels for v in both([layer('place', tube(171, y - 9.6, .8, 177, y - 9.6, 2.4, 183, y - 12, 3, 186, y - 17, 2.6, 185, y - 23, .8), rim=.5)], 130)]


PLATES = {
    'herniated-discs-2': dict(theme='light', layers=lambda: moved(segment(torn=1), dx=43, dy=-101, scale=1.65),
                              glow=[(237, 152, 18, .25)]),
    'herniated-discs-3': dict(theme='light', layers=lambda: moved(canal('herniated'), dx=200, dy=-10, scale=1.28),
                              fade=(0, 0, 0, 40), glow=[(159, 178, 20, .45)]),
    'degenerative-disc-1': dict(theme='dark', fade=(0, 30, 0, 30), above=lambda: dashes(8, 392, 79.5, 48),
                                layers=lambda: moved(segment(), dx=9, dy=28, scale=.78) + moved(segment(wear=1), dx=213, dy=28, scale=.78)),
    'degenerative-disc-2': dict(theme='dark', layers=lambda: moved(canal(), dx=101) + moved(canal('narrow'), dx=299),
                                glow=[(299, 162, 22, .25)]),
    'shoulder-elbow-wrist-1': dict(theme='light', layers=shoulder, fade=(60, 0, 0, 40)),
    'services/sports-chiropractic-1': dict(theme='light', layers=hip, fade=(50, 30, 0, 40)),
    'fatigue-low-energy-2': dict(theme='dark', fade=(0, 0, 90, 0), layers=lambda: [v for y, *how in ((74, 33, 0), (222, 17, 25)) for v in moved(sleeper(*how), dx=58, dy=y)]),
    'carpal-tunnel-2': dict(theme='dark', layers=wrist, glow=[(160, 113, 26, .25, False)]),
    'sinus-relief-1': dict(theme='dark', layers=face, fade=(0, 50, 0, 70)),
    'sinus-relief-2': dict(theme='dark', layers=lambda: [*nose(), layer('bone', tube(306, 120, 2.6, 318, 121, 4.4, 336, 115, 5, 352, 104, 5.4, 366, 84, 7, 370, 60, 6, 370, -40, 6))], fade=(0, 20, 110, 30)),
    'knee-ankle-foot-2': dict(theme='dark', layers=ankle, fade=(0, 30, 0, 0), glow=[(300, 171, 26, .45, False)]),
    'knee-ankle-foot-3': dict(theme='dark', layers=half_squat, fade=(0, 25, 30, 30), glow=[(123, 131, 20, .3, False)]),
    'blog/joint-pain-relief-1': dict(theme='light', layers=lambda: moved(knee(), dx=-182, dy=-142, scale=1.78), fade=(0, 0, 30, 30)),
    'whiplash-1': dict(theme='light', layers=crash, fade=(0, 0, 0, 50), glow=[(170, 183, 16, .7)], above=lambda: [arrow(298, 240, 52)]),
    'whiplash-2': dict(theme='light', layers=turning, above=swing),
    'respiratory-conditions-1': dict(theme='light', layers=lungs, fade=(30, 20, 30, 30),
                                     above=lambda: both([arrow(140, 266, 36, -90), arrow(44, 180, 40, 40)], 200)),
    'sciatica-3': dict(theme='dark', layers=buttock, fade=(0, 30, 110, 30), glow=[(218, 174, 24, .28, False)]),
    'constipation-digestion-2': dict(theme='dark', layers=bowel, fade=(0, 30, 0, 20)),
    'services/prenatal-and-chiropractic-1': dict(theme='light', layers=expectant, fade=(0, 40, 0, 40)),
    'infertility-menstrual-cramps-1': dict(theme='light', layers=uterus, fade=(40, 20, 40, 40)),
    'infertility-menstrual-cramps-2': dict(theme='light', layers=lambda: moved(pelvis(), dx=-142, dy=-127, scale=1.38), fade=(0, 30, 0, 16)),
    'dizziness-vertigo-2': dict(theme='light', layers=labyrinth, fade=(20, 40, 20, 20)),
    'migraines-headaches-2': dict(theme='light', layers=trigeminal, fade=(0, 0, 0, 40)),
    'rib-pain-2': dict(theme='light', layers=chest, fade=(30, 20, 30, 30), glow=[(251, 137, 22, .2, False)]),
    'shoulder-elbow-wrist-2': dict(theme='light', layers=elbow, fade=(0, 30, 60, 0)),
    'shoulder-elbow-wrist-3': dict(theme='light', layers=thumb, fade=(50, 0, 60, 30)),
    'migraines-headaches-3': dict(theme='light', layers=nape, fade=(30, 0, 30, 30)),
    'neck-pain-3': dict(theme='dark', layers=phone, fade=(0, 0, 0, 40), above=lambda: [layer('arrow', oval(209, 140, 5.4, 5.4)), arrow(209, 206, 62, -90)]),
    'fatigue-low-energy-1': dict(theme='dark', layers=thyroid, fade=(30, 30, 30, 40)),
    'migraines-headaches-1': dict(theme='light', layers=headaches, fade=(0, 0, 0, 60)),
    'dizziness-vertigo-1': dict(theme='light', layers=senses, fade=(0, 0, 0, 40)),
    'knee-ankle-foot-1': dict(theme='dark', layers=stride, fade=(0, 30, 0, 0), glow=[(186, 60, 16, .5, False), (188, 245, 13, .5, False), (150, 258, 11, .4, False)]),
    'respiratory-conditions-2': dict(theme='light', layers=between_ribs, fade=(40, 30, 50, 30)),
    'back-and-hip-pain-2': dict(theme='light', layers=groin, fade=(0, 30, 50, 50), glow=[(284, 196, 34, .35)], above=lambda: [arrow(150, 280, 60, -90)]),
}

PLATES = {n if '/' in n else f'conditions/{n}': p for n, p in PLATES.items()}
PICTURES = {n: dict(size=(1200, 900), samples=1, theme=p['theme'], draw=partial(draw, p)) for n, p in PLATES.items()}
