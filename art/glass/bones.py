"""Bones in body coordinates (metres): spine, sacrum, pelvis, ribs, limbs."""
import numpy as np

from kit.sdf import (chain, cone, ellipsoid, flat_cone, length, mirror, rounded_cylinder, smax, smin, smoothstep, sphere,
                     torus, triangle, union, vec)
from kit.surface_nets import exact_mesh
from kit.tubes import both, join, spline, sweep

# ------------------------------------------------------------------- vertebra
# Local units: the canal is at the origin, the body in front (-y), spinous
# process behind; one level (vertebra and disc) is LEVEL high.
LEVEL = .74


def _body_block(P, wide=1.0, deep=1.0):
    q = P.copy()
    w = 1 + .22 * (np.clip(np.abs(P[..., 2]) / .27, 0, 1) ** 2) - .08
    q[..., 0] = P[..., 0] / w / wide
    q[..., 1] = (P[..., 1] + .42) / (w * .84 * deep)
    b = rounded_cylinder(q, (0, 0, 0), .47, .275, .09) * .84
    return smax(b, -rounded_cylinder(P, (0, .10, 0), .20, 2, .05), .12)


def lumbar(P):
    """A blade of a transverse process, and a spinous process like a hatchet."""
    X = mirror(P)
    ped = cone(X, (.30, -.15, .08), (.34, .26, .07), .13, .135)
    lam = cone(X, (.34, .26, .05), (.0, .56, -.06), .125, .14)
    tr = flat_cone(X, (.36, .22, .06), (1.01, .45, .15), .19, .060, 1, .55)
    sup = ellipsoid(X, (.37, .30, .30), (.11, .13, .22))
    inf = ellipsoid(X, (.30, .47, -.28), (.11, .12, .22))
    blade = np.minimum(flat_cone(P, (0, .54, -.04), (0, 1.00, -.09), .19, .13, 0, .40),
                       flat_cone(P, (0, .54, -.14), (0, 1.03, -.28), .19, .15, 0, .40))
    rim = flat_cone(P, (0, 1.05, -.06), (0, 1.08, -.32), .085, .115, 0, .85)
    d = union(.14, ped, lam, smin(sup, lam, .1), inf, smin(blade, rim, .10))
    return smin(_body_block(P), smin(d, tr, .10), .16)


def thoracic(P, reach=1.06, drop=.94, height=.17):
    """A spinous process that slopes down over the next vertebra, and stout transverse ones that carry the ribs."""
    X = mirror(P)
    ped = cone(X, (.26, -.12, .12), (.30, .24, .10), .12, .125)
    lam = cone(X, (.30, .24, .05), (.0, .50, -.12), .13, .14)
    tr = cone(X, (.30, .26, .06), (.78, .60, .15), .125, .095)
    knob = ellipsoid(X, (.80, .62, .15), (.105, .12, .135))
    sup = ellipsoid(X, (.27, .32, .30), (.12, .09, .18))
    inf = ellipsoid(X, (.24, .42, -.30), (.12, .09, .18))
    sp = flat_cone(P, (0, .48, -.10), (0, reach, -drop), height, .095, 0, .62)
    d = union(.13, ped, lam, tr, sup, inf)
    return smin(_body_block(P, .90), union(.09, d, knob, sp), .16)


def cervical(P, reach=.92, drop=.20, fork=.13, thick=.10):
    """A small body with raised sides, a tilted pillar of joints, a hole in each side, and a forked spinous process."""
    X = mirror(P)
    lip = ellipsoid(X, (.34, -.40, .25), (.07, .20, .11))
    ped = cone(X, (.30, -.24, .05), (.46, .10, .05), .11, .12)
    pillar = cone(X, (.51, .20, -.19), (.51, .06, .19), .155, .155)
    lam = cone(X, (.46, .20, .0), (.0, .52, -.05), .11, .12)
    tr = np.minimum(cone(X, (.34, -.36, .0), (.74, -.26, -.08), .075, .105),
                    cone(X, (.52, .0, .0), (.77, -.14, -.10), .085, .105))
    sp = flat_cone(P, (0, .50, -.05), (0, reach, -drop), .17, thick, 0, .75)
    tips = cone(X, (.03, reach - .16, -drop + .02), (fork, reach + .06, -drop - .09), .105, .090)
    d = union(.11, ped, pillar, lam, union(.10, sp, tips))
    body = smin(_body_block(P, .86, .84), lip, .10)
    return smin(smin(body, d, .12), tr, .06)


def atlas(P):
    """C1: a ring with two hollowed masses that carry the skull, and long wings."""
    X = mirror(P)
    ring = torus(P * vec(1, .92, 1), (0, -.06, -.10), .50, .090)
    front = ellipsoid(P, (0, -.63, -.10), (.13, .10, .13))
    back = ellipsoid(P, (0, .50, -.10), (.10, .11, .09))
    mass = ellipsoid(X, (.50, -.16, -.10), (.21, .28, .34))
    mass = smax(mass, -ellipsoid(X, (.44, -.16, .36), (.30, .40, .28)), .06)
    wing = np.minimum(cone(X, (.60, -.22, -.10), (1.02, -.08, -.16), .11, .125),
                      cone(X, (.58, .06, -.10), (1.02, -.04, -.16), .11, .125))
    return smin(union(.12, ring, front, back, mass), wing, .08)


def axis(P):
    """C2: a neck vertebra with its tooth and a stout forked process."""
    tooth = chain(P, [(0, -.42, .20), (0, -.41, .52), (0, -.38, .84)], [.19, .145, .11], .1)
    return smin(cervical(P, 1.00, .16, .18, .15), tooth, .12)


def disc(P):
    s = vec(1, 1 / .84, 1)
    return rounded_cylinder((P - vec(0, -.42, 0)) * s, (0, 0, 0), .515, .105, .095) * .84


def bulging_disc(P):
    """A disc whose core pushes out at the back, to the person's left."""
    out = ellipsoid(P, (.27, .02, .0), (.20, .22, .10))
    return smin(disc(P), out, .18)


def thin_disc(P):
    s = vec(1, 1 / .84, 1)
    return rounded_cylinder((P - vec(0, -.42, 0)) * s, (0, 0, 0), .515, .042, .040) * .84


UNIT = {'lumbar': lumbar, 'thoracic': thoracic, 'cervical': cervical,
        'upper_thoracic': lambda P: thoracic(P, 1.02, .64), 'lower_thoracic': lambda P: thoracic(P, 1.02, .46, .22),
        'c6': lambda P: cervical(P, 1.05, .24, .09), 'c7': lambda P: cervical(P, 1.20, .40, .03, .15),
        'atlas': atlas, 'axis': axis, 'disc': disc,
        'bulging_disc': bulging_disc, 'thin_disc': thin_disc}


def unit(kind, h=.024):
    """Mesh of one vertebra or disc in local units."""
    return exact_mesh(UNIT[kind], (-1.25, -1.15, -1.25), (1.25, 1.65, 1.05), h)


# ---------------------------------------------------------------------- spine
SPINE_Z = [.080, .13, .17, .26, .38, .49, .565, .61, .65, .70, .74]
SPINE_Y = [.031, .020, .016, .029, .057, .059, .046, .033, .024, .019, .022]


def spine_y(z):
    """Depth of the spinal canal: lumbar hollow, chest curve, neck hollow."""
    s, _ = spline(np.stack([np.zeros(len(SPINE_Z)), SPINE_Y, SPINE_Z], 1), 400)
    return np.interp(z, s[:, 2], s[:, 1])


def levels():
    """24 rows (kind, name, z, height) from L5 up to C1."""
    rows, z = [], .086
    names = ([f'L{i}' for i in range(5, 0, -1)] + [f'T{i}' for i in range(12, 0, -1)]
             + [f'C{i}' for i in range(7, 0, -1)])
    heights = ([.0375, .0375, .037, .036, .035] + list(np.linspace(.0315, .0205, 12))
               + [.0200, .0195, .0195, .0195, .0195, .0205, .0200])
    for n, h in zip(names, heights):
        kind = {'L': 'lumbar', 'T': 'thoracic', 'C': 'cervical'}[n[0]]
        kind = {'C7': 'c7', 'C6': 'c6', 'C2': 'axis', 'C1': 'atlas', 'T1': 'upper_thoracic', 'T2': 'upper_thoracic',
                'T3': 'upper_thoracic', 'T10': 'lower_thoracic', 'T11': 'lower_thoracic', 'T12': 'lower_thoracic'
                }.get(n, kind)
        rows.append((kind, n, z + h / 2, h))
        z += h
    return rows


LEVELS = levels()


def place(part, z, h, shrink=1.0):
    """Put a local unit on the curve of the spine at height z."""
    v, q = part
    s = h / LEVEL * 1.06 * shrink
    dy = (spine_y(z + .012) - spine_y(z - .012)) / .024
    t = -np.arctan(dy)
    y, zz = v[:, 1] * s, v[:, 2] * s
    out = np.stack([v[:, 0] * s, spine_y(z) + y * np.cos(t) - zz * np.sin(t),
                    z + y * np.sin(t) + zz * np.cos(t)], 1)
    return out.astype(np.float32), q


def level(name):
    """(z, height) of one vertebra."""
    return next((z, h) for _, n, z, h in LEVELS if n == name)


def point(name, x=0.0, y=0.0, z=0.0):
    """A point in body coordinates near a vertebra."""
    lz, _ = level(name)
    return (x, float(spine_y(lz)) + y, lz + z)


THIN = .13        # how far a worn disc lets the level above sink, in level heights


def above(name):
    """The next level up: the range that holds the disc above a vertebra."""
    names = [r[1] for r in LEVELS]
    return names[names.index(name) + 1]


def spine(part, first='L5', last='C1', kind='bone', special=None):
    """All vertebrae (kind 'bone') or all discs ('disc') from first up to last.

    ``part(name)`` delivers a cached unit mesh; special replaces the disc above
    a vertebra, for example {'L4': 'bulging_disc'}, or drops it with None; with
    'narrow' the space is also lower and all above it sinks.
    """
    names = [r[1] for r in LEVELS]
    a, b = names.index(first), names.index(last)
    special = special or {}
    out, drop = [], 0.0
    if kind == 'disc' and a == 0:                    # between L5 and the sacrum
        _, _, z, h = LEVELS[0]
        out.append(place(part('disc'), z - h / 2 + .001, h))
    for i in range(a, b + 1):
        k, n, z, h = LEVELS[i]
        neck = n[0] == 'C'
        widen = 1.07 if n == 'C1' else 1.03 if neck else 1.0
        if kind == 'bone':
            out.append(place(part(k), z - drop, h, widen))
        elif k != 'atlas' and n != 'C2' and i < b:
            use = special.get(n, 'disc')
            if use and use != 'narrow':
                sink = THIN * h / 2 if use == 'thin_disc' else 0
                v, q = part(use)
                if neck:                             # bodies and discs of the neck are small
                    v = (v - vec(0, -.42, 0)) * vec(.86, .84, 1) + vec(0, -.42, 0)
                out.append(place((v, q), z + h / 2 - drop - sink, h))
        if special.get(n) in ('thin_disc', 'narrow'):    # the space above has narrowed
            drop += THIN * h
    return join(out)


def skull_base(P):
    """Occipital bone with its great hole, the joints on C1, mastoids, and the slope up to the middle of the base."""
    X = mirror(P)
    shell = smax(ellipsoid(P, (0, .011, .7945), (.0660, .0845, .0720)),
                 -ellipsoid(P, (0, .011, .7960), (.0600, .0780, .0660)), .004)
    shell = smax(smax(shell, P[..., 2] - .812, .01), .010 - P[..., 1] + .75 * (P[..., 2] - .725), .008)
    knob = ellipsoid(P, (0, .0880, .7610), (.010, .0065, .0090))
    slope = flat_cone(P, (0, .001, .7270), (0, -.0195, .7560), .0095, .0105, 1, .6)
    ridge = chain(X, [(.010, -.014, .7490), (.030, .002, .7470), (.046, .014, .7450)], [.0050, .0065, .0080], .01)
    mastoid = chain(X, [(.0490, .020, .7430), (.0490, .016, .7300), (.0475, .013, .7225)], [.0095, .0075, .0045], .01)
    d = union(.012, shell, knob, slope, ridge, mastoid)
    d = smax(d, -ellipsoid(P, (0, .0235, .7260), (.0150, .0175, .0130)), .006)
    joint = ellipsoid(X, (.0148, .0125, .7185), (.0065, .0115, .0075))
    return smin(d, joint, .006)


# sacrum: middle of its thickness from the first segment to the coccyx (y, z), half widths and half depths there
SACRUM = [(.010, .080), (.025, .061), (.041, .043), (.053, .023), (.059, .003), (.058, -.017), (.050, -.035),
          (.039, -.048)]
SACRUM_WIDE = [.053, .053, .047, .036, .026, .018, .009, .004]
SACRUM_DEEP = [.0165, .0150, .0125, .0105, .0085, .0065, .0050, .0035]
SACRUM_HOLES = [(.026, .0235, .0052), (.047, .0205, .0048), (.066, .0165, .0042), (.083, .0125, .0036)]


def sacrum(P, holes=SACRUM_HOLES):
    """Curved wedge with a flat top, two wings, four pairs of openings and a crest, ending in the coccyx."""
    mid, shape = spline([(0, y, z) for y, z in SACRUM], 60, np.stack([SACRUM_WIDE, SACRUM_DEEP], 1))
    step = np.linalg.norm(mid[1] - mid[0])
    along = np.gradient(mid, axis=0) / step
    near, s, n = (np.full(P.shape[:-1], v, np.float32) for v in (9, 0, 0))
    for k, (c, t) in enumerate(zip(mid.astype(np.float32), along.astype(np.float32))):
        q = P[..., 1:] - c[1:]
        forward = q @ t[1:]
        hit = np.abs(forward) + .2 * length(q) < near
        near = np.where(hit, np.abs(forward) + .2 * length(q), near)
        s = np.where(hit, k * step + forward, s)
        n = np.where(hit, q @ vec(-t[2], t[1]), n)
    x, end = np.abs(P[..., 0]), 59 * step
    wide, deep = (np.interp(s, np.linspace(0, end, 60), w).astype(np.float32) for w in shape.T)
    side = np.clip(x / wide, 0, 1.2)
    wing = smoothstep(.4, 1, side) * np.clip(1 - s / .05, 0, 1)
    d = smax(x - wide + .25 * n, np.abs(n - .004 * wing) - deep * (1 - .35 * side ** 2), .012)
    d = smax(d, np.maximum(.009 * wing - s, s - end), .006)
    ridge = np.sqrt(x ** 2 + (n - deep) ** 2) - (.0044 + .0010 * np.cos(s * 2 * np.pi / .020))
    d = smin(d, smax(ridge, np.maximum(.010 - s, s - .088), .01), .010)
    X = mirror(P)
    d = smin(d, flat_cone(X, (.0235, .040, .064), (.0225, .046, .091), .0085, .0060, 1, .8), .010)
    for at, out, r in holes:             # dents on both faces: glass would show their whole depth
        face = np.abs(n) - np.interp(at, np.linspace(0, end, 60), shape[:, 1]) * (1 - .35 * (out / wide) ** 2)
        d = smax(d, r - np.sqrt((s - at) ** 2 + (x - out) ** 2 + (face - .35 * r) ** 2), .004)
    return d


# wing of the left hip bone: its rim, from the front upper spine over the crest to the back and down to the socket
WING_RIM = [(.107, -.054, .080), (.116, -.038, .099), (.121, -.014, .111), (.114, .012, .120), (.099, .032, .118),
            (.080, .047, .107), (.057, .063, .082), (.042, .071, .056), (.042, .066, .041), (.046, .059, .028),
            (.054, .049, .030), (.063, .042, .022), (.070, .037, .006), (.074, .033, -.010), (.084, .016, -.016),
            (.094, -.008, -.006), (.098, -.026, .014), (.0985, -.037, .036), (.099, -.041, .052), (.103, -.049, .068)]
WING_FACE = [(.0605, .022, .050), (.0635, .026, .072), (.052, .048, .054), (.068, .002, .038), (.086, -.012, .044),
             (.103, -.008, .078), (.098, .016, .086), (.087, .022, .064), (.106, -.030, .074)]
ALONG, ACROSS = vec(.52, -.854), vec(.854, .52)       # directions of the wing, seen from above
SOCKET, OPEN = vec(.096, -.004, 0), vec(.74, -.32, -.59)


def _thin_plate():
    """Centres and weights of the smooth surface through the wing's points."""
    p = np.array(WING_RIM + WING_FACE)
    c = np.stack([p[:, :2] @ ALONG, p[:, 2]], 1)
    r = np.linalg.norm(c[:, None] - c[None], axis=2)
    K = r ** 2 * np.log(r + 1e-9) + 1.5e-4 * np.eye(len(c))
    one = np.concatenate([np.ones((len(c), 1)), c], 1)
    A = np.block([[K, one], [one.T, np.zeros((3, 3))]])
    return c, np.linalg.solve(A, np.concatenate([p[:, :2] @ ACROSS, np.zeros(3)]))


def _outline(u, z, rim):
    """Signed distance to the closed line through rim."""
    d, odd = np.full(u.shape, 9, np.float32), np.zeros(u.shape, bool)
    for (a, b), (c, e) in zip(rim, np.roll(rim, -1, 0)):
        t = np.clip(((u - a) * (c - a) + (z - b) * (e - b)) / ((c - a) ** 2 + (e - b) ** 2), 0, 1)
        d = np.minimum(d, (u - a - t * (c - a)) ** 2 + (z - b - t * (e - b)) ** 2)
        if b != e:
            odd ^= ((b > z) != (e > z)) & (u < a + (z - b) / (e - b) * (c - a))
    return np.where(odd, -1, 1) * np.sqrt(d)


def _wing(X):
    """Iliac blade: a bent plate, thin in its hollow, thick at the crest, the sacral joint and the socket."""
    u, n, z = X[..., :2] @ ALONG, X[..., :2] @ ACROSS, X[..., 2]
    centres, w = _thin_plate()
    f, fu, fz = w[-3] + w[-2] * u + w[-1] * z, w[-2] + 0 * u, w[-1] + 0 * u
    for (a, b), k in zip(centres, w):
        r2 = (u - a) ** 2 + (z - b) ** 2 + 1e-12
        f, g = f + k * r2 * .5 * np.log(r2), k * (np.log(r2) + 1)
        fu, fz = fu + g * (u - a), fz + g * (z - b)
    rim, _ = spline(np.array([(p[0] * ALONG[0] + p[1] * ALONG[1], p[2], 0) for p in WING_RIM + WING_RIM[:1]]), 90)
    edge = _outline(u, z, rim[:-1, :2])
    crest = smoothstep(.07, .10, z) * np.exp(-((edge + .005) / .006) ** 2)
    thick = .0030 + .0026 * crest + .0030 * smoothstep(.018, -.004, u) + .005 * smoothstep(.055, .02, z)
    d = np.abs(n - f) / np.sqrt(1 + fu ** 2 + fz ** 2) - thick
    return smax(d, edge, .009).astype(np.float32)


def hip_bone(P):
    """Both hip bones: wings, sockets, sit bones and pubis around the obturator openings."""
    X = mirror(P)
    front = chain(X, [(.086, -.028, .009), (.062, -.050, .005), (.038, -.062, -.007), (.018, -.065, -.019)],
                  [.0140, .0098, .0086, .0095], .01)
    brim = chain(X, [(.064, .016, .044), (.067, .0, .030), (.074, -.022, .014)], [.0050, .0062, .0080], .01)
    back = chain(X, [(.072, .033, .012), (.081, .028, -.012), (.076, .028, -.040), (.063, .025, -.066)],
                 [.0090, .0140, .0125, .0140], .01)
    sit = ellipsoid(X, (.060, .027, -.069), (.0155, .0180, .0190))
    spine_ = cone(X, (.072, .036, -.012), (.059, .043, -.020), .0085, .0036)
    low = chain(X, [(.060, .020, -.078), (.045, -.006, -.076), (.027, -.036, -.063), (.013, -.052, -.046)],
                [.0120, .0080, .0072, .0085], .01)
    pubis = cone(X, (.013, -.064, -.020), (.011, -.053, -.045), .0108, .0088)
    knob = union(.008, sphere(X, (.098, -.036, .036), .0075), cone(X, (.092, -.014, .030), (.086, -.004, .046), .014, .008))
    d = union(.016, _wing(X), back, knob, brim)
    d = union(.012, d, front, sit, low, pubis, spine_, ellipsoid(X, (.027, -.069, -.011), (.006, .0055, .005)))
    q = X - SOCKET
    deep = q @ (OPEN / np.linalg.norm(OPEN))
    cup = smax(length(q) - .0325, deep - .003, .004)
    d = smin(d, cup, .014)
    d = smin(d, torus(X, SOCKET + .003 * OPEN, .0292, .0036, OPEN), .005)
    d = smax(d, -cone(X, SOCKET, SOCKET + .06 * OPEN, .0262, .0340), .003)
    return smax(d, .0028 - X[..., 0], .003)


def symphysis(P):
    """The disc that joins the pubic bones."""
    return flat_cone(P, (0, -.0635, -.019), (0, -.0535, -.045), .0105, .0085, 0, .42)


def femur(P):
    X = mirror(P)
    head = sphere(X, (.096, -.004, .0), .0235)
    neck = chain(X, [(.100, -.003, -.004), (.115, .001, -.019), (.131, .006, -.035)], [.0160, .0150, .0185], .01)
    troch = ellipsoid(X, (.145, .014, -.026), (.0145, .0210, .0270))
    less = ellipsoid(X, (.124, .017, -.072), (.0100, .0095, .0130))
    shaft = chain(X, [(.137, .009, -.056), (.126, .0, -.18), (.112, -.004, -.30),
                      (.098, .000, -.43)], [.0180, .0150, .0145, .021], .03)
    d = union(.014, neck, troch, less, shaft)
    d = smin(d, head, .006)
    return smin(d, femur_end(X), .02)


def femur_end(X):
    epi = ellipsoid(X, (.095, .0, -.452), (.040, .026, .022))
    con = np.minimum(ellipsoid(X, (.0735, .010, -.466), (.0165, .030, .0215)),
                     ellipsoid(X, (.1165, .010, -.464), (.0170, .030, .0215)))
    d = union(.016, epi, con)
    return smax(d, -ellipsoid(X, (.095, .034, -.487), (.0085, .034, .024)), .010)


def shank(P):
    """Tibia and fibula."""
    X = mirror(P)
    top = ellipsoid(X, (.095, .006, -.502), (.0385, .028, .0125))
    shaft = chain(X, [(.095, .006, -.512), (.093, .002, -.560), (.091, .006, -.70),
                      (.090, .010, -.84), (.091, .008, -.885)],
                  [.027, .0175, .0135, .0120, .0190], .03)
    tub = ellipsoid(X, (.096, -.017, -.533), (.011, .010, .016))
    mall = ellipsoid(X, (.0725, .004, -.902), (.0075, .0115, .0170))
    tib = union(.014, union(.02, top, shaft, tub), mall)
    fib = union(.01, chain(X, [(.127, .024, -.522), (.124, .026, -.58), (.117, .026, -.84),
                               (.116, .018, -.895)], [.0105, .0062, .0062, .0085], .01),
                ellipsoid(X, (.127, .023, -.520), (.011, .011, .013)),
                ellipsoid(X, (.117, .016, -.910), (.0080, .0105, .0170)))
    return np.minimum(tib, fib)


def foot_bones(P):
    X = mirror(P)
    talus = union(.008, ellipsoid(X, (.094, .004, -.914), (.0165, .0230, .0115)),
                  cone(X, (.093, -.014, -.921), (.089, -.030, -.925), .0105, .0115))
    calc = union(.012, ellipsoid(X, (.094, .050, -.950), (.0165, .0170, .0235)),
                 chain(X, [(.094, .044, -.946), (.097, .006, -.944), (.104, -.022, -.946)],
                       [.0185, .0150, .0125], .01))
    d = np.minimum(talus, calc)
    small = [((.0870, -.0480, -.928), (.0150, .0075, .0120)),      # navicular
             ((.1090, -.0440, -.947), (.0115, .0165, .0110)),      # cuboid
             ((.0770, -.0660, -.938), (.0085, .0115, .0125)),      # cuneiforms
             ((.0915, -.0640, -.931), (.0070, .0095, .0105)),
             ((.1035, -.0655, -.936), (.0070, .0105, .0100))]
    for c, r in small:
        d = np.minimum(d, ellipsoid(X, c, r))
    toes = [((.0765, -.079, -.942), (.0770, -.133, -.966), (.0765, -.160, -.970), (.0760, -.184, -.972), .0085),
            ((.0910, -.075, -.936), (.0955, -.142, -.966), (.0957, -.164, -.969), (.0955, -.181, -.972), .0058),
            ((.1030, -.077, -.940), (.1090, -.137, -.967), (.1100, -.156, -.970), (.1105, -.171, -.972), .0054),
            ((.1095, -.064, -.948), (.1205, -.128, -.968), (.1220, -.145, -.970), (.1230, -.158, -.972), .0052),
            ((.1180, -.057, -.954), (.1310, -.117, -.969), (.1330, -.131, -.971), (.1345, -.143, -.972), .0054)]
    for *pts, r in toes:
        for i in range(3):
            a, b = vec(*pts[i]), vec(*pts[i + 1])
            u = (b - a) / np.linalg.norm(b - a)
            k = (1, .82, .72)[i] * r
            a, b = a + u * k * .9, b - u * k * .8
            d = np.minimum(d, union(.006, cone(X, a, b, k * .66, k * .60),
                                    sphere(X, a, k), sphere(X, b, k * .92)))
    return d


def patella(P):
    X = mirror(P)
    return ellipsoid(X, (.095, -.0385, -.456), (.0195, .0095, .0215))


def menisci(P):
    X = mirror(P)
    q = X * vec(1, .80, 1)
    a = torus(q, (.0745, .006 * .8, -.4865), .0140, .0045)
    b = torus(q, (.1160, .006 * .8, -.4865), .0135, .0045)
    return np.minimum(a, b)


# ----------------------------------------------------------------------- chest
RIB_WIDTH = [.050, .074, .091, .103, .111, .117, .121, .123, .122, .117, .108, .094]
RIB_DROP = [.050, .054, .058, .068, .078, .088, .097, .104, .108, .104, .082, .055]
RIB_END = [155, 149, 143, 140, 138, 135, 131, 126, 119, 110, 92, 68]


def rib_path(i, n=40):
    """Centre line of the left rib i (1 to 12) from the spine forward."""
    lz, h = level(f'T{i}')
    a, drop = RIB_WIDTH[i - 1], RIB_DROP[i - 1]
    back = float(spine_y(lz)) + .018
    front = np.interp(i, [1, 4, 7, 10, 12], [-.055, -.088, -.098, -.085, -.06])
    yc, b = (back + front) / 2, (back - front) / 2
    f = np.radians(np.linspace(14, RIB_END[i - 1], n))
    c = np.cos(f)
    x = a * np.abs(np.sin(f)) ** .86
    y = yc + b * np.sign(c) * np.abs(c) ** .92
    z = lz + .004 - drop * ((1 - c) / 2) ** 1.05
    pts = np.stack([x, y, z], 1)
    head = np.array([[.012, float(spine_y(lz)) - .008, lz + .004]])
    return np.concatenate([head, pts[1:]])


def ribs():
    out = []
    for i in range(1, 13):
        p = rib_path(i)
        w = np.interp(np.linspace(0, 1, len(p)), [0, .08, .5, .92, 1],
                      [.0042, .0050, .0060, .0062, .0052])
        out.append(both(sweep(p[::3], w[::3], n=140, sides=18, flat=.52)))
    return join(out)


def cartilage():
    """From the rib ends to the breastbone."""
    out = []
    for i in range(1, 11):
        e = rib_path(i)[-1]
        t = rib_path(i)[-1] - rib_path(i)[-4]
        zt = np.interp(i, [1, 7, 10], [.490, .352, .352])
        if i <= 7:
            end = np.array([.016, np.interp(zt, [.34, .5], [-.112, -.094]), zt])
        else:
            end = rib_path(i - 1)[-1] * [.80, 1, 1] + [0, -.006, .012 + .006 * (i - 7)]
        mid = (e + end) / 2 + t * .6
        out.append(both(sweep([e, mid, end], [.0052, .0046, .0044], n=40, sides=14, flat=.6)))
    return join(out)


def sternum(P):
    man = ellipsoid(P, (0, -.092, .487), (.026, .008, .022))
    mid = flat_cone(P, (0, -.096, .460), (0, -.110, .365), .015, .019, 1, .36)
    xip = flat_cone(P, (0, -.111, .350), (0, -.108, .322), .010, .005, 1, .4)
    return union(.008, man, mid, xip)


# -------------------------------------------------------------------- shoulder
# shoulder blade: inferior angle, and its own axes: towards the socket, up, and backwards
BLADE_FOOT = vec(.082, .090, .368)
BLADE_AXES = np.array([(.7815, -.6226, -.0360), (-.0768, -.1535, .9852), (.6189, .7672, .1678)], np.float32)
# its outline in those axes, from the inferior angle up the outer border and down the inner one
BLADE_OUTLINE = [(.004, -.003), (.018, .008), (.034, .034), (.052, .062), (.070, .088), (.084, .103), (.095, .108),
                 (.096, .123), (.092, .137), (.082, .142), (.073, .137), (.062, .139), (.042, .149), (.022, .159),
                 (.006, .160), (-.001, .150), (-.005, .122), (-.008, .096), (-.006, .060), (-.003, .026), (-.004, .005)]


def _outline(U, V, pts):
    """Signed distance in the plane to a smooth closed outline, negative inside."""
    ring, _ = spline([(*p, 0) for p in (*pts, pts[0])], 90)
    d2, inside = None, np.zeros(U.shape, bool)
    for (ax, ay, _), (bx, by, _) in zip(ring[:-1], ring[1:]):
        ex, ey = bx - ax, by - ay
        t = np.clip(((U - ax) * ex + (V - ay) * ey) / (ex * ex + ey * ey + 1e-12), 0, 1)
        d = (U - ax - t * ex) ** 2 + (V - ay - t * ey) ** 2
        d2 = d if d2 is None else np.minimum(d2, d)
        inside ^= ((ay > V) != (by > V)) & (U < ax + ex * (V - ay) / (ey if abs(ey) > 1e-12 else 1e-12))
    return np.where(inside, -1, 1) * np.sqrt(d2)


def scapula(P):
    """Thin curved blade, hollow to the ribs, with its spine, acromion, coracoid and a shallow socket."""
    X = mirror(P)
    L = (X - BLADE_FOOT) @ BLADE_AXES.T
    U, V, W = L[..., 0], L[..., 1], L[..., 2]
    edge = _outline(U, V, BLADE_OUTLINE)
    belly = .009 * np.exp(-((U - .040) / .038) ** 2 - ((V - .075) / .055) ** 2)
    outer = np.abs((U - .014) * .827 - (V - .004) * .562)       # distance to the outer border
    half = (.0014 + .0014 * np.exp(-(edge / .0045) ** 2)
            + .0034 * np.exp(-(outer / .0075) ** 2) * smoothstep(-.01, .03, V))
    blade = smax(np.abs(W - belly) - half, edge, .0035)

    def world(u, v, w):
        return BLADE_FOOT + vec(u, v, w) @ BLADE_AXES
    shelf = triangle(X, world(.004, .113, .001), world(.078, .128, .002), world(.086, .141, .027), .0019)
    crest = chain(X, [world(-.004, .111, .0015), world(.012, .116, .006), world(.044, .129, .0175),
                      world(.076, .139, .0255), (.166, .037, .5165), (.176, .027, .5225)],
                  [.0026, .0046, .0046, .0050, .0068, .0075], .01)
    acromion = flat_cone(X, (.174, .030, .5220), (.1865, -.001, .5270), .0115, .0115, 2, .40)
    neck = cone(X, world(.074, .121, .004), world(.090, .122, .006), .0060, .0105)
    cup = ellipsoid(L, (.0925, .121, .0062), (.0085, .0190, .0140))
    cup = smax(cup, -sphere(X, HUMERAL_HEAD, .0252), .003)
    coracoid = chain(X, [world(.080, .136, .003), (.139, .006, .515), (.146, -.014, .512), (.154, -.027, .502)],
                     [.0095, .0078, .0066, .0062], .01)
    d = union(.009, blade, shelf, neck)
    d = union(.008, d, crest, smin(cup, coracoid, .006))
    return smin(d, acromion, .012)


def clavicle(P):
    """S-shaped: round and bowed forward at the breastbone, flat where it meets the acromion."""
    X = mirror(P)
    rod = chain(X, [(.019, -.082, .506), (.044, -.090, .511), (.074, -.084, .516), (.104, -.056, .521),
                    (.130, -.022, .525), (.148, -.005, .5275)], [.0110, .0078, .0064, .0060, .0064, .0066], .01)
    end = flat_cone(X, (.140, -.012, .5265), (.1625, -.0005, .5285), .0085, .0095, 2, .56)
    return smin(rod, end, .010)


HUMERAL_HEAD = (.172, .008, .486)


def humerus(P):
    X = mirror(P)
    head = sphere(X, HUMERAL_HEAD, .0235)
    greater = ellipsoid(X, (.1905, .006, .4805), (.0115, .0165, .0190))
    lesser = ellipsoid(X, (.1785, -.0150, .4760), (.0080, .0080, .0120))
    shaft = chain(X, [(.184, .003, .466), (.190, .004, .440), (.202, .008, .37), (.222, .016, .255),
                      (.230, .018, .218)], [.0195, .0150, .0115, .0108, .0135], .02)
    d = union(.010, head, union(.012, shaft, greater, lesser))
    d = smax(d, -chain(X, [(.1885, -.0190, .492), (.1920, -.0130, .462), (.1960, -.0090, .432)],
                       [.0042, .0040, .0022]), .006)                    # groove of the biceps tendon
    flare = smin(cone(X, (.225, .017, .262), (.2045, .018, .202), .0090, .0066),
                 cone(X, (.228, .017, .250), (.2560, .016, .203), .0090, .0058), .012)
    web = ellipsoid(X, (.229, .017, .212), (.021, .0060, .022))
    spool = chain(X, [(.2125, .013, .1870), (.2255, .013, .1890), (.2360, .012, .1890)], [.0120, .0088, .0098], .01)
    end = union(.005, ellipsoid(X, (.2470, .010, .190), (.0098, .0112, .0105)), spool)
    d = union(.012, d, flare, web, end)
    return smax(d, -ellipsoid(X, (.225, .032, .210), (.0105, .0120, .0115)), .005)


def forearm(P):
    """Radius and ulna to the wrist."""
    X = mirror(P)
    ulna = chain(X, [(.2250, .0245, .213), (.2240, .0300, .203), (.2235, .0300, .187), (.2220, .0225, .168),
                     (.2205, .0180, .148), (.228, .002, .06), (.241, -.020, -.03)],
                 [.0062, .0085, .0090, .0092, .0080, .0066, .0068], .01)
    ulna = smin(ulna, cone(X, (.2220, .0190, .171), (.2235, .0015, .1770), .0090, .0050), .008)
    ulna = smax(ulna, -cone(X, (.2050, .013, .1875), (.2370, .013, .1885), .0128, .0105), .003)
    rad = union(.008, ellipsoid(X, (.247, .010, .176), (.0105, .0105, .0060)),
                chain(X, [(.247, .009, .172), (.246, .006, .148), (.259, -.010, .06),
                          (.269, -.032, -.03)], [.0066, .0078, .0072, .0125], .01))
    return np.minimum(ulna, rad)
