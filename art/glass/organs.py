"""Organs and nerves that glow in the glass body, in body coordinates."""
import numpy as np

from kit.sdf import capsules, chain, cone, ellipsoid, mirror, smax, smin, union, vec
from kit.tubes import both, join, spline, sweep

from .bones import LEVELS, spine_y


# ----------------------------------------------------------------------- chest
def lungs(P):
    X = mirror(P)
    d = union(.05, ellipsoid(X, (.060, .002, .405), (.046, .068, .110)),
              ellipsoid(X, (.072, .012, .350), (.044, .070, .080)),
              ellipsoid(X, (.040, .012, .500), (.026, .034, .040)))
    d = smax(d, .016 - X[..., 0], .02)
    d = smax(d, -ellipsoid(P, (.018, -.055, .355), (.042, .045, .060)), .02)   # heart
    return smax(d, -ellipsoid(X, (.066, -.012, .255), (.075, .085, .060)), .015)  # diaphragm


def _airway_tree():
    """Windpipe and bronchi as capsules (a, b, ra, rb).

    The branches grow towards points scattered in the lungs (space
    colonisation), so they fill them evenly; a parent carries its children.
    """
    rng = np.random.default_rng(8)
    p, r = spline([(0, -.026, .668), (0, -.020, .61), (0, -.010, .55), (0, .004, .50), (0, .012, .462)], 60,
                  [.0080, .0090, .0086, .0084, .0088])
    r = r[:, 0] * (1 + .05 * np.sin(np.arange(60) * 2 * np.pi / 3.0))
    out = [(p[k], p[k + 1], r[k], r[k + 1]) for k in range(59)]
    cloud = rng.uniform((-.13, -.10, .27), (.13, .09, .54), (26000, 3)).astype(np.float32)
    cloud = cloud[lungs(cloud) < -.007]
    step = .009
    for side in (-1, 1):
        target = cloud[cloud[:, 0] * side > 0][:230]
        start = np.array([0, .012, .462])
        nodes = [start + t * (np.array([side * .036, .018, .428]) - start) for t in np.linspace(0, 1, 6)]
        parent = [-1, 0, 1, 2, 3, 4]
        alive = np.ones(len(target), bool)
        for _ in range(90):
            N = np.array(nodes[3:])
            d = np.linalg.norm(target[:, None] - N[None], axis=2)
            near = d.argmin(1)
            alive &= d.min(1) > .013
            pull = {}
            for t in np.flatnonzero(alive):
                v = target[t] - N[near[t]]
                pull[near[t]] = pull.get(near[t], 0) + v / np.linalg.norm(v)
            if not pull:
                break
            for n, v in pull.items():
                q = N[n] + step * (v / np.linalg.norm(v) + rng.normal(0, .10, 3))
                if np.linalg.norm(np.array(nodes) - q, axis=1).min() > step * .55:
                    nodes.append(q)
                    parent.append(n + 3)
        flow = np.zeros(len(nodes))
        for n in range(len(nodes) - 1, 0, -1):
            flow[n] = max(flow[n], 1)
            flow[parent[n]] += flow[n]
        # smooth the zigzag of the growth, keep the tips
        P = np.array(nodes)
        for _ in range(3):
            S, c = P.copy(), np.ones(len(P))
            for n in range(1, len(P)):
                S[n] += P[parent[n]]
                S[parent[n]] += P[n]
                c[n] += 1
                c[parent[n]] += 1
            S /= c[:, None]
            P[1:] = S[1:]
        rad = np.clip(.00105 * flow ** .36, .0011, .0064)
        out += [(P[parent[n]], P[n], rad[parent[n]] if parent[n] else .0068, rad[n]) for n in range(1, len(P))]
    return out


_TREE = []


def airways(P):
    if not _TREE:
        _TREE.extend(_airway_tree())
    return capsules(P, _TREE, .0030)


# --------------------------------------------------------------------- abdomen
def colon():
    """Large bowel: up the person's right, across, down the left."""
    pts = [(-.078, -.038, .005), (-.088, -.024, .050), (-.092, -.014, .110), (-.090, -.010, .168),
           (-.072, -.034, .196), (-.036, -.066, .176), (.0, -.072, .164), (.040, -.064, .184),
           (.078, -.028, .226), (.094, .004, .222), (.096, .004, .165), (.095, -.004, .100),
           (.088, -.018, .040), (.066, -.026, .004), (.034, -.018, .018), (.010, .008, .012),
           (.002, .026, -.020), (0, .026, -.062)]
    r = [.024, .027, .025, .023, .022, .021, .021, .021, .020, .020, .018, .017, .016, .015,
         .015, .015, .017, .011]
    return sweep(pts, r, n=620, sides=28, ripple=(44, .20))


def stomach(P):
    return union(.03, chain(P, [(.012, .0, .345), (.016, -.006, .305)], [.008, .010]),
                 chain(P, [(.058, -.010, .292), (.062, -.030, .250), (.036, -.058, .205),
                           (.004, -.062, .196), (-.026, -.052, .208)],
                       [.034, .036, .030, .021, .013], .03))


def uterus(P):
    """Womb tilted forward, its tubes arching over the ovaries and ending in fringes."""
    X = mirror(P, .002)
    d = union(.020, ellipsoid(P, (0, -.026, .040), (.0240, .0185, .0200)),
              chain(P, [(0, -.019, .026), (0, -.003, .0), (0, .008, -.022)], [.0175, .0118, .0095], .01))
    tube = chain(X, [(.014, -.026, .049), (.026, -.021, .0545), (.038, -.010, .0560), (.048, .002, .0520),
                     (.0535, .010, .0440), (.0525, .0135, .0360)],
                 [.0050, .0028, .0030, .0036, .0042, .0056], .006)
    fringe = [cone(X, (.0525, .0130, .0360), tip, .0030, .0012)
              for tip in ((.0465, .0155, .0270), (.0510, .0105, .0255), (.0560, .0120, .0275), (.0515, .0180, .0275))]
    d = union(.006, d, union(.003, tube, *fringe), cone(X, (.018, -.018, .041), (.034, .002, .034), .0022, .0018))
    c, s = np.cos(.5), np.sin(.5)
    q = X - vec(.0410, .0070, .0315)
    q = np.stack([c * q[..., 0] + s * q[..., 1], c * q[..., 1] - s * q[..., 0], q[..., 2]], -1)
    return smin(d, ellipsoid(q, (0, 0, 0), (.0130, .0085, .0092)), .003)


def unborn(P):
    """A child before birth, only suggested: curled up, head down, its back along the belly."""
    X = mirror(P, .004)
    head = union(.02, ellipsoid(P, (0, -.084, .050), (.036, .044, .040)), ellipsoid(P, (0, -.062, .064), (.026, .024, .024)))
    trunk = chain(P, [(0, -.108, .082), (0, -.133, .116), (0, -.134, .156), (0, -.112, .190), (0, -.092, .198)],
                  [.022, .033, .037, .034, .027], .01)
    leg = chain(X, [(.022, -.096, .200), (.026, -.068, .172), (.024, -.058, .136)], [.023, .0185, .0150], .01)
    shin = chain(X, [(.024, -.058, .136), (.020, -.052, .168), (.016, -.050, .200), (.014, -.060, .214)],
                 [.0145, .0125, .0095, .0075], .01)
    arm = chain(X, [(.034, -.116, .106), (.036, -.088, .120), (.026, -.066, .106), (.014, -.056, .094)],
                [.0145, .0120, .0098, .0080], .01)
    return union(.016, head, trunk, union(.008, leg, shin), arm)


# ------------------------------------------------------------------------ head
def sinuses(P):
    X = mirror(P)
    front = union(.006, ellipsoid(X, (.011, -.0745, .806), (.0095, .0065, .0105)),
                  ellipsoid(X, (.022, -.070, .802), (.010, .0060, .0075)))
    eth = union(.004, *[ellipsoid(X, (.0095, y, z), (.0050, .0062, .0068))
                        for y, z in ((-.067, .784), (-.055, .781), (-.043, .778), (-.061, .771), (-.049, .769))])
    sph = ellipsoid(X, (.0085, -.022, .769), (.0070, .0105, .0090))
    maxi = union(.010, ellipsoid(X, (.030, -.060, .744), (.0130, .0140, .0135)),
                 ellipsoid(X, (.029, -.050, .736), (.0105, .0150, .0100)))
    return np.minimum(np.minimum(front, eth), np.minimum(sph, maxi))


def labyrinth(side=1, scale=2.5):
    """Three half-circle canals and the snail of the inner ear, enlarged."""
    c = np.array([side * .040, .010, .757])
    s = .0022 * scale
    out = []

    def arc(n, u, R, centre, a0, a1):
        n, u = np.array(n, float), np.array(u, float)
        n /= np.linalg.norm(n)
        u -= n * (u @ n)
        u /= np.linalg.norm(u)
        w = np.cross(n, u)
        t = np.radians(np.linspace(a0, a1, 16))
        p = c + s * (np.array(centre) + R * (np.cos(t)[:, None] * u + np.sin(t)[:, None] * w))
        out.append(sweep(p * 1.0, np.full(16, s * .42), n=90, sides=18))
        out.append(sweep([p[0] - .2 * s * u, p[0], p[1]], np.array([.60, .72, .50]) * s, n=24, sides=16))
    arc((.72, -.69, 0), (0, 0, 1), 2.5, (0, -.6, 2.0), -150, 130)
    arc((.72, .69, 0), (0, 0, 1), 2.5, (0, 1.2, 2.0), -130, 150)
    arc((.0, -.5, .87), (0, 1, .5), 2.2, (.6, 1.9, .1), -140, 140)
    out.append(sweep(c + s * np.array([[0, 1.0, .2], [0, .1, 0], [0, -.9, -.5], [.1, -1.6, -.9]]),
                     np.array([.85, 1.05, .9, .7]) * s, n=50, sides=18))
    t = np.linspace(0, 2.6 * 2 * np.pi, 60)
    rr = np.interp(t, [0, t[-1]], [1.65, .25])
    h = np.interp(t, [0, t[-1]], [0, 1.5])
    p = np.stack([.15 + h * .5, -3.1 - rr * np.cos(t) * -1.0 - h * .3, -1.35 + rr * np.sin(t)], 1)
    out.append(sweep(c + s * p, np.interp(t, [0, t[-1]], [.62, .34]) * s, n=240, sides=16))
    part = join(out)
    return part


def _folds(P, wavelength, seed):
    """Winding grooves: the zero lines of a sum of waves of one length."""
    rng = np.random.default_rng(seed)
    d = rng.normal(0, 1, (26, 3))
    d = (d / np.linalg.norm(d, axis=1, keepdims=True) * 2 * np.pi / wavelength).astype(np.float32)
    ph = rng.uniform(0, 2 * np.pi, 26).astype(np.float32)
    g = np.zeros(P.shape[:-1], np.float32)
    for k, p in zip(d, ph):
        g += np.sin(P @ k + p)
    return np.exp(-(g / (.16 * np.sqrt(26))) ** 2)


def brain(P):
    X = mirror(P)
    d = union(.03, ellipsoid(X, (.008, .008, .811), (.054, .075, .051)),
              ellipsoid(X, (.036, -.008, .786), (.023, .044, .028)))
    d = smax(d, .0018 - X[..., 0], .006) + .0030 * _folds(X, .026, 5)
    cere = union(.012, ellipsoid(X, (.022, .060, .759), (.026, .027, .018)),
                 ellipsoid(X, (.014, .050, .752), (.018, .022, .016)))
    cere = cere + .00035 * np.sin((X[..., 2] + 2.2 * (X[..., 1] - .06) ** 2) * 1500)
    stem = chain(P, [(0, .012, .785), (0, .018, .758), (0, .022, .735), (0, .022, .700)],
                 [.013, .0125, .0085, .0055], .01)
    return np.minimum(np.minimum(d, cere), stem)


def nasal():
    """The way of the air: nostrils, nasal passage, throat."""
    one = sweep([(.010, -.112, .728), (.010, -.100, .742), (.009, -.080, .756), (.008, -.048, .754),
                 (.006, -.016, .744), (.003, .002, .722)],
                [.0042, .0052, .0072, .0080, .0078, .0070], n=120, sides=20, flat=.55)
    throat = sweep([(0, -.002, .735), (0, .003, .705), (0, -.002, .665), (0, -.014, .610)],
                   [.0085, .0090, .0085, .0080], n=80)
    return join([both(one), throat])


# ---------------------------------------------------------------------- nerves
def sciatic(P, side):
    """Roots L4 to S3, through the notch, down the back of the thigh, split at the knee."""
    X = P * vec(side, 1, 1)

    def nerve(pts, r):
        p, q = spline(pts, 26, r)
        return chain(X, p, q[:, 0])
    d = nerve([(.051, .046, .018), (.057, .053, .004), (.068, .057, -.014), (.078, .055, -.050), (.083, .049, -.10),
               (.088, .042, -.19), (.091, .038, -.29), (.093, .037, -.37)],
              [.0052, .0062, .0062, .0060, .0058, .0054, .0050, .0046])
    for root, r in (([(.016, .016, .138), (.030, .006, .112), (.040, .000, .080), (.046, .020, .046)], .0026),
                    ([(.018, .022, .102), (.032, .008, .085), (.041, .004, .066), (.047, .026, .040)], .0030),
                    ([(.0235, .018, .054), (.036, .025, .042), (.046, .036, .030)], .0030),
                    ([(.0205, .034, .034), (.034, .039, .027), (.046, .043, .021)], .0026),
                    ([(.0165, .047, .014), (.032, .048, .014), (.046, .047, .014)], .0022)):
        pts = [*root, (.051, .046, .018)]
        d = smin(d, nerve(pts, np.linspace(r, .0040, len(pts))), .005)
    tib = nerve([(.093, .037, -.36), (.0925, .0375, -.46), (.092, .037, -.54), (.090, .038, -.66),
                 (.086, .032, -.84), (.080, .020, -.915)], [.0042, .0040, .0038, .0034, .0028, .0022])
    per = nerve([(.0935, .037, -.36), (.104, .0375, -.425), (.124, .031, -.515), (.130, .010, -.565),
                 (.122, .002, -.70), (.110, -.010, -.88)], [.0040, .0036, .0032, .0028, .0024, .0018])
    return union(.006, d, tib, per)


def cord():
    """Spinal cord from the skull base to L1, then the horse tail."""
    z = np.linspace(.235, .715, 26)
    pts = np.stack([np.zeros_like(z), spine_y(z) + .002, z], 1)
    return sweep(pts, np.interp(z, [.235, .27, .30, .6, .66, .70, .715],
                                [.0015, .0034, .0040, .0040, .0048, .0044, .0028]), n=260, sides=18)


def nerve_roots():
    """A pair of nerves from every level."""
    out = []
    for kind, name, z, h in LEVELS:
        if name in ('C1',):
            continue
        y, s = float(spine_y(z + h / 2)), h / .74
        down = {'L': 1.0, 'T': .25, 'C': .55}[name[0]]
        out.append(both(sweep([(.10 * s, y + .02 * s, z + h * .80), (.42 * s, y + .02 * s, z + h * .52),
                               (.85 * s, y + .10 * s, z + h * (.48 - .40 * down)),
                               (1.35 * s, y + .14 * s, z + h * (.42 - 1.0 * down))],
                              np.array([.040, .066, .050, .024]) * s, n=40, sides=14)))
    return join(out)
