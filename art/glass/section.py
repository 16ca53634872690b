"""Two vertebrae and the disc between them, cut open along the spine: healthy, worn or herniated.

Local units of a vertebra: the lower one is at the origin, the body in front (-y), left is +x. All to the left of the
cut is taken away; the cut faces are solid, so that nothing behind them disturbs.
"""
import numpy as np

from kit.sdf import ellipsoid, length, smax, smin, smoothstep, vec
from kit.surface_nets import exact_mesh
from kit.tubes import sweep

from . import bones as K

CUT = .03
MIDDLE = -.44                       # depth of the middle of a disc
GAP = {'healthy': .190, 'worn': .098, 'herniated': .165}      # height of the disc
CONTACT = (.13, .135, .36)          # where the core touches the root


def rise(kind):
    """Height of the upper vertebra above the lower one."""
    return .55 + GAP[kind]


def disc_z(kind):
    return .275 + GAP[kind] / 2


def bone(P, kind):
    """The two vertebrae and parts of their neighbours."""
    d = None
    up = rise(kind)
    for z in (-.74, 0, up, up + .74):
        e = K.lumbar(P - vec(0, 0, z))
        d = e if d is None else np.minimum(d, e)
    if kind == 'worn':              # bony spurs at the edges of the disc
        for z in (.258, up - .258):
            for y, r in ((-.815, .080), (-.050, .058)):
                d = smin(d, ellipsoid(P, (0, y, z), (.30, r, .042)), .09)
    return d


def _disc(P, kind):
    """The disc as a whole."""
    half = GAP[kind] / 2 + .004
    out = {'healthy': .0, 'worn': .045, 'herniated': .012}[kind]
    q = (P - vec(0, MIDDLE, disc_z(kind))) * vec(1, 1 / .84, 1)
    r = np.sqrt(q[..., 0] ** 2 + q[..., 1] ** 2) - (.462 + out) + .10 * (q[..., 2] / half) ** 2 * (.3 + out * 6)
    return smax(r * .84, np.abs(q[..., 2]) - half, .02)


def _neighbours(P, kind):
    """The discs above and below the two vertebrae."""
    return np.minimum(*(smax(K.disc((P - vec(0, MIDDLE, z)) * vec(1.12, 1.12, 1) + vec(0, -.42, 0)),
                             np.abs(P[..., 2] - z) - .099, .02)
                        for z in (-.37, rise(kind) + .37)))


def _core(P, kind):
    z, h = disc_z(kind), GAP[kind] / 2
    if kind == 'worn':
        return ellipsoid(P, (0, MIDDLE + .03, z), (.16, .15, h * .55))
    core = ellipsoid(P, (0, MIDDLE + .05, z), (.27, .235 if kind == 'healthy' else .215, h * .86))
    if kind == 'herniated':         # through the tear, backwards and to the left
        way = [(.0, MIDDLE + .20, z + .004), (.02, -.16, z + .012), (.035, -.02, z + .006)]
        for a, b in zip(way, way[1:]):
            a, b = vec(*a), vec(*b)
            t = np.clip(((P - a) @ (b - a)) / ((b - a) @ (b - a)), 0, 1)
            core = smin(core, length(P - a - t[..., None] * (b - a)) - .030, .05)
        core = smin(core, bulge(P), .05)
    return core


def bulge(P):
    """The part of the core that has come out."""
    return smin(ellipsoid(P, (.06, .030, .355), (.115, .082, .078)),
                ellipsoid(P, (.08, .045, .315), (.085, .062, .060)), .04)


def _noise(P, wavelength, seed):
    rng = np.random.default_rng(seed)
    g = np.zeros(P.shape[:-1])
    for k, p in zip(rng.normal(0, 2 * np.pi / wavelength, (22, 3)), rng.uniform(0, 6.28, 22)):
        g += np.sin(P @ k + p)
    return g / np.sqrt(22)


def _heat(V):
    return np.exp(-(length(V - np.float32(CONTACT)) / .12) ** 2)


def _face(kind, at=CUT, h=.006):
    """The cut faces, with their densities: dense rim and spongy middle of bone, rings and core of the disc."""
    low, high = (-1.1, -1.05), (1.35, rise(kind) + 1.1)
    u, v = (np.arange(a, b, h) for a, b in zip(low, high))
    U, V = np.meshgrid(u, v, indexing='ij')
    P = np.stack([np.full_like(U, at), U, V], -1).astype(np.float32)
    b, d, c = bone(P, kind), _disc(P, kind), _core(P, kind)
    ramp = lambda e: smoothstep(.006, -.006, e)
    D = np.zeros(P.shape, np.float32)
    rim = smoothstep(-.050, -.018, b)
    sponge = .25 + .05 * _noise(P, .075, 3)
    D[..., 1] = (sponge + .62 * rim) * ramp(b)
    z, half = disc_z(kind), GAP[kind] / 2
    t = np.abs(U - MIDDLE) / (.392 * (1 - .10 * ((V - z) / half) ** 2))
    rings = .5 + .5 * np.cos(2 * np.pi * 7.5 * t)
    inside = ramp(np.maximum(d, -b - .004)) * (1 - ramp(b))
    ring = .26 + .30 * rings * smoothstep(.35, .55, t)
    if kind == 'worn':
        for slope, y0, y1 in ((.10, -.30, .0), (-.16, -.80, -.50), (.05, -.55, -.30)):
            way = V - z - slope * (U - y0) - .006 * np.sin(U * 40)
            ring = ring * (1 - .8 * np.exp(-(way / .007) ** 2) * ((U > y0) & (U < y1)))
    core = ramp(c)
    D[..., 0] += .30 * ramp(_neighbours(P, kind)) * (1 - ramp(b))
    both = np.maximum(inside, core * (1 - ramp(b)))
    D[..., 0] += both * ((1 - core) * ring * (.6 if kind == 'worn' else 1) + core * (.30 if kind == 'worn' else 1.05))
    D[..., 1] += both * core * (.0 if kind == 'worn' else .10)
    keep = np.minimum(np.minimum(b, d), np.minimum(c, _neighbours(P, kind))) < .002
    if kind == 'herniated':         # the core turns amber where it touches
        w = _heat(P) * both * core
        D[..., 2] += .8 * w
        D[..., 0] *= 1 - .7 * w
    return _grid(P, D, keep)


def _grid(P, D, keep):
    n = np.arange(P.shape[0] * P.shape[1]).reshape(P.shape[:2])
    Q = np.stack([n[:-1, :-1], n[1:, :-1], n[1:, 1:], n[:-1, 1:]], -1).reshape(-1, 4)
    used = Q[keep.reshape(-1)[Q].any(1)]
    ids, flat = np.unique(used, return_inverse=True)
    return P.reshape(-1, 3)[ids], flat.reshape(-1, 4).astype(np.int32), D.reshape(-1, 3)[ids]


SAC_DENTED, ROOT = .252, (.134, .144)           # on the level of the disc
TAIL = ((-.06, .17), (.0, .15), (.03, .21), (-.02, .25), (-.08, .24))


def _face_from_above(h=.006):
    """The herniated disc cut level: rings, core, the sac with its nerves, both roots, the joints behind."""
    kind, z = 'herniated', disc_z('herniated')
    X, Y = np.meshgrid(np.arange(-1.1, 1.1, h), np.arange(-1.1, 1.3, h), indexing='ij')
    P = np.stack([X, Y, np.full_like(X, z)], -1).astype(np.float32)
    ramp = lambda e: smoothstep(.006, -.006, e)
    b, d, c = bone(P, kind), _disc(P, kind), _core(P, kind)
    sac = np.hypot(X + .03, Y - SAC_DENTED) - .130
    nerves = np.min([np.hypot(X - x, Y - y - .045) - .016 for x, y in TAIL], 0)
    roots = np.minimum(np.hypot(X - ROOT[0], Y - ROOT[1]), np.hypot(X + .19, Y - .125)) - .045
    D = np.zeros(P.shape, np.float32)
    D[..., 1] = (.25 + .05 * _noise(P, .075, 3) + .62 * smoothstep(-.050, -.018, b)) * ramp(b)
    t = np.hypot(X / .46, (Y - MIDDLE) / .388)
    ring = .26 + .30 * (.5 + .5 * np.cos(2 * np.pi * 7.5 * t)) * smoothstep(.45, .60, t)
    core = ramp(c)
    D[..., 0] = ramp(d) * (1 - core) * ring + 1.05 * core
    hollow = ramp(sac) * (1 - core)
    D[..., 0] += hollow * (.16 + .55 * smoothstep(-.030, -.006, sac))
    D[..., 1] += .55 * ramp(nerves) * hollow + .50 * ramp(roots)
    heat = np.exp(-(length(P - np.float32((.115, .120, z))) / .10) ** 2) * np.maximum(core, ramp(roots))
    D[..., 2] = .9 * heat
    D[..., :2] *= 1 - .6 * heat[..., None]
    return _grid(P, D, np.min([b, d, c, sac, roots], 0) < .002)


def _from_above():
    """Pieces of the herniated disc seen from above, on the vertebra below."""
    z = disc_z('herniated')
    below = exact_mesh(lambda P: smax(K.lumbar(P), P[..., 2] - z + .01, .01), (-1.2, -1.1, -.6), (1.2, 1.45, z + .06),
                       .024)
    yield (*_even(below, (0, .20, 0)), (1.9, .06, .3), 0, False)
    yield (*_face_from_above(), (0, 0, 0), 1, False)
    sac = sweep([(-.03, .21, -.7), (-.03, .21, -.2), (-.03, SAC_DENTED, z - .005)], np.full(3, .130), sides=40,
                up=(0, 1, 0))
    yield (*_even(sac, (.26, .05, 0)), (1.6, .10, .4), 0, False)
    for side, (x, y) in ((1, ROOT), (-1, (.19, .125))):
        root = sweep([(side * x, y, z - .008), (side * .20, .14, .14), (side * .30, .17, -.10),
                      (side * .44, .26, -.34)], [.045, .046, .056, .050], sides=32)
        yield (*_even(root, (.16, .42, 0)), (1.3, .42, .45), 1, False)


def _even(part, rgb):
    V, Q = part
    return V, Q, np.tile(np.float32(rgb), (len(V), 1))


def pieces(kind):
    """(vertices, quads, densities, (power, base, light), cover, whole) of all in the cut.

    Whole pieces are not shortened when the section is only a part of a body.
    """
    if kind == 'above':
        yield from _from_above()
        return
    up = rise(kind)
    low, high = (-1.2, -1.1, -1.1), (CUT, 1.4, up + 1.15)
    half = exact_mesh(lambda P: smax(bone(P, kind), P[..., 0] - CUT + .006, .01), low, (CUT + .06, *high[1:]), .022)
    yield (*_even(half, (0, .16, 0)), (1.9, .06, .3), 0, False)
    disc = exact_mesh(lambda P: smax(_disc(P, kind), P[..., 0] - CUT + .008, .01), (-.62, -1.0, .2), (.12, .2, up),
                      .016)
    yield (*_even(disc, (.14, 0, 0)), (2.0, .08, .2), 0, True)
    yield (*_face(kind), (0, 0, 0), 1, False)
    # the sac with the nerves of the horse tail, and the root that leaves it
    z = np.linspace(-1.15, up + 1.15, 16)
    dent = .045 * np.exp(-((z - .36) / .20) ** 2) if kind == 'herniated' else 0 * z
    sac = sweep(np.stack([0 * z - .03, .205 + dent, z], 1), np.full(16, .130), n=160, sides=40, up=(0, 1, 0))
    yield (*_even(sac, (.34, .06, 0)), (1.6, .16, .4), 0, False)
    for x, y in TAIL:
        hair = sweep(np.stack([0 * z + x, y + dent, z], 1), np.full(16, .011), n=120, sides=10, up=(0, 1, 0))
        yield (*_even(hair, (.10, .12, 0)), (1.0, .4, .2), 0, False)
    push = .050 if kind == 'herniated' else 0
    root = sweep([(.0, .22, 1.10), (.04, .19, .96), (.085, .150, .80), (.125, .125 + push * .3, .56),
                  (.155, .120 + push, .36), (.20, .125 + push * .3, .14), (.29, .160, -.10), (.40, .22, -.34),
                  (.52, .30, -.65), (.66, .42, -1.20)],
                 [.008, .022, .036, .042, .044, .046, .056, .050, .048, .046], n=160, sides=32)
    V, Q, D = _even(root, (.20, .52, 0))
    if kind == 'herniated':
        w = np.clip(_heat(V) * 1.15, 0, 1)[:, None]
        D = D * (1 - w) + np.float32([0, .05, .95]) * w
    yield V, Q, D, (1.3, .42, .45), 1, True
    if kind == 'herniated':
        V, Q = exact_mesh(bulge, (-.15, -.12, .18), (.25, .20, .50), .008)
        w = np.clip(_heat(V), 0, 1)[:, None]
        D = np.float32([.95, .12, 0]) * (1 - w) + np.float32([.25, .05, .85]) * w
        yield V, Q, D.astype(np.float32), (1.2, .50, .4), 1, True


def in_body(V):
    """Points of the section in the body, bent along the spine, with the disc between L5 and L4."""
    V = np.asarray(V, np.float32).reshape(-1, 3)
    z, h = K.level('L5')
    s = h / K.LEVEL * 1.06
    up = z + h / 2 + (V[:, 2] - .36) * s
    t = -np.arctan((K.spine_y(up + .012) - K.spine_y(up - .012)) / .024)
    return np.stack([V[:, 0] * s, K.spine_y(up) + V[:, 1] * s * np.cos(t), up + V[:, 1] * s * np.sin(t)],
                    1).astype(np.float32)
