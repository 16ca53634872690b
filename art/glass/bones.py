"""Bones in body coordinates (metres): spine, sacrum, pelvis, ribs, limbs."""
import numpy as np
from scipy.interpolate import RBFInterpolator
from scipy.spatial import cKDTree

from kit.sdf import (chain, cone, ellipsoid, fitted, flat_cone, length, mirror, rotation, rounded_cylinder, smax, smin, smoothstep, sphere,
                     torus, triangle, union, vec)
from kit.surface_nets import exact_mesh
from kit.tubes import along, both, join, spline, sweep


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
    tr = flat_cone(X, (.36, .22, .06), (.98, .42, .13), .135, .095, 1, .50)
    sup = ellipsoid(X, (.37, .30, .30), (.11, .13, .22))
    inf = ellipsoid(X, (.30, .47, -.28), (.11, .12, .22))
    blade = np.minimum(flat_cone(P, (0, .54, -.04), (0, 1.00, -.07), .19, .145, 0, .40),
                       flat_cone(P, (0, .54, -.12), (0, 1.03, -.21), .19, .145, 0, .40))
    rim = flat_cone(P, (0, 1.05, -.05), (0, 1.08, -.26), .090, .115, 0, .46)
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


UNIT = {'lumbar': lumbar, 'thoracic': thoracic, 'cervical': cervical,
        'upper_thoracic': lambda P: thoracic(P, 1.02, .64), 'lower_thoracic': lambda P: thoracic(P, 1.02, .46, .22),
        'c6': lambda P: cervical(P, 1.05, .24, .09), 'c7': lambda P: cervical(P, 1.20, .40, .03, .15),
        'atlas': atlas, 'axis': axis, 'disc': disc,
        'bulging_disc': bulging_disc}


def unit(kind, h=.024):
    """Mesh of one vertebra or disc in local units."""
    return exact_mesh(UNIT[kind], (-1.25, -1.15, -1.25), (1.25, 1.65, 1.05), h)


# ---------------------------------------------------------------------- spine
SPINE_Z = [.080, .12, .17, .215, .26, .38, .49, .565, .61, .65, .70, .74]
SPINE_Y = [.031, .021, .0168, .0205, .029, .057, .059, .047, .031, .0205, .0170, .0215]


def spine_y(z):
    """Depth of the spinal canal: lumbar hollow, chest curve, neck hollow."""
    s, _ = spline(np.stack([np.zeros(len(SPINE_Z)), SPINE_Y, SPINE_Z], 1), 400)
    return np.interp(z, s[:, 2], s[:, 1])


# from L5 up to C1: (kind, name, height of its middle, height)
KINDS = (['lumbar'] * 5 + ['lower_thoracic'] * 3 + ['thoracic'] * 6 + ['upper_thoracic'] * 3 + ['c7', 'c6'] + ['cervical'] * 3
         + ['axis', 'atlas'])
NAMES = [f'{part}{i}' for part, n in (('L', 5), ('T', 12), ('C', 7)) for i in range(n, 0, -1)]
HEIGHTS = np.r_[.0375, .0375, .037, .036, .035, np.linspace(.0315, .0205, 12), .0200, [.0195] * 4, .0205, .0200]
LEVELS = list(zip(KINDS, NAMES, .086 + np.cumsum(HEIGHTS) - HEIGHTS / 2, HEIGHTS))


def place(part, z, h, shrink=1.0):
    """Put a local unit on the curve of the spine at height z."""
    v, q = part
    slope = (spine_y(z + .012) - spine_y(z - .012)) / .024
    return v * np.float32(h / LEVEL * 1.06 * shrink) @ rotation(-np.degrees(np.arctan(slope))).T + vec(0, spine_y(z), z), q


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
    return NAMES[NAMES.index(name) + 1]


def between(disc, below, above):
    """A disc from one end plate to the next, each at a (z, height, name); wider in front where the spine bows back."""
    v, q = disc
    t, ends = v[:, 2:] / .21 + .5, []
    for (z, h, name), side in ((below, .258), (above, -.258)):
        flat = v * vec(1, 1, 0) + vec(0, 0, side)
        if name == 'sacrum':                         # its top slopes forward
            ends.append(np.stack([v[:, 0] * .0537, .010 + .034 * (v[:, 1] + .42), z - .001 + .027 * (v[:, 1] + .42)], 1))
            continue
        if name[0] == 'C':                           # bodies and discs of the neck are small
            flat = (flat - vec(0, -.42, 0)) * vec(.87, .85, 1) + vec(0, -.42, 0)
        ends.append(place((flat, q), z, h)[0])
    return ends[0] * (1 - t) + ends[1] * t, q


def spine(part, first='L5', last='C1', kind='bone', special=None):
    """All vertebrae (kind 'bone') or all discs ('disc') from first up to last.

    ``part(name)`` delivers a cached unit mesh; special replaces the disc above
    a vertebra, for example {'L4': 'bulging_disc'}, or drops it with None; with
    'narrow' its space is lower and all above it sinks, with 'thin' the disc in that space is drawn, too.
    """
    special, drop, rows = special or {}, 0.0, [(.08, 0, 'sacrum', '')]
    for k, n, z, h in LEVELS:
        rows.append((z - drop, h, n, k))
        if special.get(n) in ('thin', 'narrow'):
            drop += THIN * h
    names = [r[2] for r in rows]
    a, b = names.index(first), names.index(last)
    if kind == 'bone':
        return join([place(part(k), z, h, 1.07 if n == 'C1' else 1.03 if n[0] == 'C' else 1.0) for z, h, n, k in rows[a:b + 1]])
    out = []
    for below, above in zip(rows[a - (a == 1):b], rows[a - (a == 1) + 1:b + 1]):
        use = special.get(below[2], 'disc')
        if use and use != 'narrow' and below[2] != 'C2':
            out.append(between(part('disc' if use == 'thin' else use), below[:3], above[:3]))
    return join(out)


# teeth of one side from the middle back: x, y, and half the width
TEETH = [(.0042, -.0858, .0036), (.0112, -.0842, .0032), (.0178, -.0812, .0034), (.0235, -.0762, .0033),
         (.0278, -.0703, .0034), (.0312, -.0622, .0046), (.0336, -.0528, .0046), (.0350, -.0440, .0042)]


def vault(P):
    """The skull's round part, open below."""
    return union(.04, ellipsoid(P, (0, .033, .798), (.0690, .0635, .0715)),
                 ellipsoid(P, (0, -.022, .8), (.056, .061, .066)), ellipsoid(P, (0, .04, .768), (.0535, .05, .042)),
                 ellipsoid(P, (0, .010, .8040), (.0630, .0800, .0680)))


def skull(P):
    """Vault and face with orbits and nose, the joints on C1, and the jaw in its sockets (175 x 143 mm)."""
    X = mirror(P)
    dome = smax(vault(P), .750 - .34 * (P[..., 1] + .02) + .10 * X[..., 0] - P[..., 2], .030)
    brow = chain(X, [(.006, -.0800, .7920), (.022, -.0800, .7945), (.040, -.0700, .7920), (.0495, -.0560, .7800)],
                 [.0055, .0052, .0048, .0045], .01)
    nose = cone(P, (0, -.0765, .789), (0, -.0900, .7705), .0068, .0055)
    face = smin(flat_cone(X, (.012, -.0600, .765), (.014, -.0620, .722), .022, .021, 0, .95),
                flat_cone(P, (0, -.045, .760), (0, -.040, .735), .034, .026, 1, .9), .02)
    face = smax(face, .7200 - P[..., 2], .008)               # the palate, above the teeth
    gum = chain(X, [(.0, -.0775, .7250), (.016, -.0745, .7245), (.028, -.0620, .7250), (.0325, -.0420, .7265)],
                [.0085, .0085, .0080, .0075], .01)
    cheek = chain(X, [(.03, -.066, .748), (.046, -.057, .749), (.0535, -.044, .753)], [.0095, .009, .0065], .01)
    arch = chain(X, [(.050, -.0500, .7520), (.0625, -.0280, .7535), (.0655, -.0060, .7545), (.0610, .0090, .7550)],
                 [.0060, .0042, .0040, .0055], .01)
    strut = chain(X, [(.05, -.05, .756), (.052, -.052, .768), (.05, -.054, .781)], [.0055, .0042, .0045], .01)
    base = flat_cone(P, (0, .004, .7290), (0, -.0300, .7500), .0110, .0120, 1, .6)
    mastoid = chain(X, [(.0520, .020, .7480), (.0515, .016, .7320), (.0490, .013, .7240)], [.0120, .0085, .0048], .01)
    d = union(.014, dome, face, base, mastoid, ellipsoid(P, (0, .0875, .7600), (.012, .0065, .0080)))
    d = union(.006, d, brow, nose, gum, cheek, arch, strut)
    for hollow in (ellipsoid(X, (.0310, -.0800, .7710), (.0190, .0330, .0160)),          # orbit, nose, temple, ear
                   ellipsoid(P, (0, -.09, .752), (.0115, .023, .013)), ellipsoid(X, (.006, -.09, .745), (.0062, .02, .007)),
                   ellipsoid(X, (.062, -.036, .769), (.0085, .019, .015)),
                   ellipsoid(X, (.066, .0085, .747), (.009, .0035, .0038)), ellipsoid(P, (0, .0260, .7230), (.0150, .0175, .0120))):
        d = smax(d, -hollow, .005)
    d = smin(d, ellipsoid(X, (.0148, .0125, .7190), (.0065, .0115, .0080)), .006)
    lower = chain(X, [(.0, -.08, .667), (.012, -.0785, .6665), (.028, -.06, .669), (.043, -.03, .677),
                      (.0495, -.007, .687)], [.0085, .0085, .0068, .0062, .0060], .01)
    upper = union(.01, *(chain(X, [(.0, -.0785, z), (.015, -.0755, z), (.029, -.06, z + .001), (.0415, -.03, z + .007),
                                   (.0475, -.013, z + .016)], [.0066, .0066, .0062, .0054, .0044], .01) for z in (.678, .690)))
    chin = ellipsoid(P, (0, -.0840, .6680), (.0140, .0070, .0080))
    ramus = triangle(X, (.0495, -.0050, .6880), (.0440, -.0290, .6850), (.0500, -.0070, .7380), .0046)
    ramus = smin(ramus, triangle(X, (.044, -.029, .685), (.05, -.007, .738), (.0455, -.029, .742), .0042), .004)
    horn = np.minimum(cone(X, (.0500, -.0060, .7350), (.0505, -.0030, .7460), .0048, .0062),
                      cone(X, (.0455, -.0280, .7350), (.0460, -.0260, .7510), .0045, .0028))
    jaw = union(.012, smin(lower, upper, .010), chin, ramus, horn)
    d = np.minimum(d, jaw)
    for x, y, w in TEETH:
        k = vec(1, 1.15 if w < .004 else 1, 1)
        d = np.minimum(d, cone(X * k, vec(x, y, .7200) * k, vec(x, y, .7118) * k, w * .8, w))
        d = np.minimum(d, cone(X * k, vec(x * .96, y + .0022, .697) * k, vec(x * .96, y + .0022, .706) * k, w * .8, w * .94))
    return d


# sacrum: middle of its thickness from the first segment to the coccyx (y, z), half width and half depth there
SACRUM = np.array([(.010, .080, .053, .0165), (.026, .0625, .053, .0150), (.043, .0475, .047, .0125), (.056, .031, .036, .0105),
                   (.0625, .013, .026, .0085), (.062, -.004, .018, .0065), (.055, -.019, .009, .0050), (.045, -.029, .004, .0035)])
SACRUM_HOLES = [(.026, .0235, .0052), (.045, .0205, .0048), (.062, .0165, .0042), (.077, .0130, .0036)]


def sacrum(P):
    """Curved wedge with two wings, four pairs of openings at its lines of fusion, and a crest (104 mm); then the coccyx (30 mm)."""
    mid, shape = spline(np.pad(SACRUM[:, :2], ((0, 0), (1, 0))), 60, SACRUM[:, 2:])
    step = np.linalg.norm(mid[1] - mid[0])
    along = np.gradient(mid, axis=0) / step
    k = cKDTree(mid[:, 1:]).query(P[..., 1:])[1]
    (y, z), (ty, tz) = np.moveaxis(P[..., 1:] - mid[k, 1:], -1, 0), np.moveaxis(along[k, 1:], -1, 0)
    s, n = k * step + y * ty + z * tz, z * ty - y * tz
    x, end = np.abs(P[..., 0]), 59 * step
    wide, deep = (np.interp(s, np.linspace(0, end, 60), w).astype(np.float32) for w in shape.T)
    side = np.clip(x / wide, 0, 1.2)
    wing = smoothstep(.4, 1, side) * np.clip(1 - s / .05, 0, 1)
    d = smax(x - wide + .25 * n, np.abs(n - .004 * wing) - deep * (1 - .35 * side ** 2), .012)
    d = smax(d, np.maximum(.009 * wing - s, s - end), .006)
    ridge = np.sqrt(x ** 2 + (n - deep) ** 2) - (.0044 + .0010 * np.cos(s * 2 * np.pi / .020))
    d = smin(d, smax(ridge, np.maximum(.010 - s, s - .082), .01), .010)
    X = mirror(P)
    # the roof of its canal: stout joint processes for L5 on a plate that runs from the wings to the crest
    roof = union(.008, chain(X, [(.0240, .0290, .0690), (.0245, .0370, .0720), (.0230, .0440, .0860)], [.0120, .0115, .0075], .008),
                 cone(X, (.0225, .0415, .0700), (0, .0550, .0600), .0080, .0070))
    d = smin(d, roof, .010)
    d = d + .0022 * sum(np.exp(-((s - at) / .0014) ** 2) for at in (.104, .114, .123))          # joints of the coccyx
    for at, out, r in SACRUM_HOLES:             # dents on both faces: glass would show their whole depth
        d = d - .0013 * np.exp(-((s - at) / .0013) ** 2) * smoothstep(out, .7 * out, x) * smoothstep(0, -.004, n)
        face = np.abs(n) - np.interp(at, np.linspace(0, end, 60), shape[:, 1]) * (1 - .35 * (out / wide) ** 2)
        d = smax(d, r - np.sqrt((s - at) ** 2 + (x - out) ** 2 + (face - .35 * r) ** 2), .004)
    return d


# wing of the left hip bone: its rim, from the front upper spine over the crest to the back and down to the socket
WING_RIM = [(.118, -.056, .080), (.130, -.040, .099), (.138, -.013, .116), (.130, .014, .127), (.113, .034, .131),
            (.092, .047, .127), (.069, .058, .113), (.052, .0660, .091), (.0410, .0700, .066), (.0385, .0685, .051),
            (.0415, .0645, .041), (.0475, .0575, .0330), (.055, .0490, .0305), (.063, .042, .022), (.070, .037, .006), (.074, .033, -.010),
            (.084, .016, -.016), (.094, -.008, -.006), (.098, -.026, .014), (.0990, -.037, .036), (.102, -.043, .052), (.111, -.051, .069)]
WING_FACE = [(.0605, .022, .050), (.0640, .026, .074), (.052, .048, .054), (.068, .002, .038), (.087, -.012, .045),
             (.111, -.008, .081), (.103, .020, .093), (.087, .024, .067), (.114, -.031, .077)]
ALONG, ACROSS = vec(.52, -.854), vec(.854, .52)       # directions of the wing, seen from above
SOCKET, OPEN = vec(.096, -.004, 0), vec(.74, -.32, -.59)


def _wing(X):
    """Iliac blade: a bent plate, thin in its hollow, thick at the crest, the sacral joint and the socket."""
    u, n, z = X[..., :2] @ ALONG, X[..., :2] @ ACROSS, X[..., 2]
    p = np.array(WING_RIM + WING_FACE)
    flat = np.stack([p[:, :2] @ ALONG, p[:, 2]], 1)
    plate = RBFInterpolator(flat, p[:, :2] @ ACROSS, smoothing=1.5e-4)
    f, fu, fz = (plate(np.stack([u + du, z + dz], -1).reshape(-1, 2)).reshape(u.shape) for du, dz in ((0, 0), (1e-4, 0), (0, 1e-4)))
    edge = _outline(u, z, flat[:len(WING_RIM)])
    crest = smoothstep(.07, .10, z) * np.exp(-((edge + .005) / .006) ** 2)
    thick = .0030 + .0026 * crest + .0030 * smoothstep(.018, -.004, u) + .005 * smoothstep(.055, .02, z)
    d = np.abs(n - f) / np.sqrt(1 + ((fu - f) ** 2 + (fz - f) ** 2) / 1e-8) - thick
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
    knob = union(.008, sphere(X, (.098, -.036, .036), .0075), cone(X, (.092, -.014, .03), (.086, -.004, .046), .014, .008))
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


def condyles(X):
    return np.minimum(*(union(.010, ellipsoid(X, (x, .0130, -.4625), (.0150, .0215, .0215)),
                              ellipsoid(X, (x + lean, -.008, -.461), (.0165, .022, .0225)))
                        for x, lean in ((.0725, .002), (.1175, -.002))))


def plateau(X):
    """Height above the flat top of the tibia, which falls a little to the back."""
    return X[..., 2] + .4900 + .08 * (X[..., 1] - .006)


def femur(P):
    """Two condyles, round behind, flatter below (84 mm wide); the kneecap's groove in front, a notch behind."""
    X = mirror(P)
    head = sphere(X, (.096, -.004, .0), .0235)
    neck = chain(X, [(.100, -.003, -.004), (.115, .001, -.019), (.131, .006, -.035)], [.0160, .0150, .0185], .01)
    troch = ellipsoid(X, (.145, .014, -.026), (.0145, .0210, .0270))
    less = ellipsoid(X, (.124, .017, -.072), (.0100, .0095, .0130))
    shaft = chain(X, [(.137, .009, -.056), (.126, .0, -.18), (.112, -.004, -.30),
                      (.098, .000, -.43)], [.0180, .0145, .0145, .020], .03)
    d = smin(union(.014, neck, troch, less, shaft), head, .006)
    epi = ellipsoid(X, (.095, .001, -.440), (.0390, .0240, .0240))
    end = union(.012, epi, condyles(X), ellipsoid(X, (.0970, -.0140, -.4480), (.0270, .0150, .0220)))
    end = smax(end, -cone(X, (.0955, -.0430, -.430), (.0955, -.0400, -.490), .0170, .0150), .008)
    return smin(d, smax(end, -ellipsoid(X, (.095, .034, -.482), (.0085, .040, .024)), .008), .02)


def shank(P):
    """Tibia and fibula."""
    X = mirror(P)
    top = smax(ellipsoid(X, (.095, .006, -.503), (.0395, .0290, .0270)), plateau(X), .005)
    shaft = chain(X, [(.095, .006, -.512), (.093, .002, -.560), (.091, .006, -.70),
                      (.090, .010, -.84), (.091, .008, -.885)],
                  [.027, .0175, .0135, .0120, .0190], .03)
    tub = ellipsoid(X, (.096, -.017, -.533), (.011, .010, .016))
    mall = ellipsoid(X, (.0725, .004, -.902), (.0075, .0115, .0170))
    peaks = [cone(X, (x, .007, -.494), (x, .007, -.4862), .0050, .0016) for x in (.0915, .0990)]
    tib = union(.003, union(.014, smax(union(.02, top, shaft, tub), plateau(X), .004), mall), *peaks)
    fib = union(.01, chain(X, [(.1275, .027, -.526), (.124, .026, -.58), (.117, .026, -.84),
                               (.116, .018, -.895)], [.0105, .0062, .0062, .0085], .01),
                ellipsoid(X, (.1275, .026, -.525), (.0105, .011, .013)),
                ellipsoid(X, (.117, .016, -.910), (.0080, .0105, .0170)))
    return np.minimum(tib, smax(fib, .0030 - tib, .003))


def foot_bones(P):
    """A foot that stands: heel and balls on the ground, the arch between them, seven tarsals that fit each other."""
    X = mirror(P)
    talus = union(.008, ellipsoid(X, (.094, .003, -.9130), (.0165, .0215, .0130)),
                  chain(X, [(.094, -.004, -.919), (.091, -.022, -.925), (.0885, -.034, -.9285)], [.014, .0105, .0125], .01))
    calc = union(.010, ellipsoid(X, (.0955, .0500, -.9500), (.0160, .0185, .0240)),
                 ellipsoid(X, (.090, .046, -.9680), (.0100, .0120, .0075)),
                 chain(X, [(.096, .048, -.9460), (.097, .016, -.9430), (.104, -.012, -.9480), (.108, -.024, -.9500)],
                       [.0168, .0150, .0135, .0115], .01),
                 cone(X, (.0930, .0380, -.9610), (.1060, -.0160, -.9520), .0115, .0090),
                 flat_cone(X, (.090, .004, -.9370), (.082, -.008, -.9350), .0075, .0060, 2, .7))
    d = np.minimum(smax(talus, .0022 - calc, .004), calc)
    hull = smin(chain(X, [(.086, -.045, -.933), (.084, -.06, -.935), (.083, -.079, -.94)], [.015, .0145, .013], .01),
                chain(X, [(.109, -.03, -.95), (.112, -.05, -.952), (.112, -.064, -.954)], [.012, .0125, .0105], .01), .02)
    d = np.minimum(d, fitted(smax(hull, .0024 - d, .005), X, TARSALS, .0028, .0050))
    for *pts, r in TOES:
        for i in range(3):
            a, b = vec(*pts[i]), vec(*pts[i + 1])
            u, k = (b - a) / np.linalg.norm(b - a), (1, .82, .72)[i] * r
            a, b = a + u * k * .9, b - u * k * .8
            d = np.minimum(d, union(.006, cone(X, a, b, k * .62, k * .56), sphere(X, a, k * 1.06), sphere(X, b, k * .98)))
    return d


# navicular, three cuneiforms, cuboid: seeds of the cells that they fill
TARSALS = [(.086, -.047, -.932), (.074, -.068, -.94), (.088, -.067, -.935), (.099, -.0665, -.9385), (.112, -.048, -.951)]
# joints of each toe from the tarsals to the tip, and its radius
TOES = [((.0750, -.082, -.944), (.0745, -.135, -.9675), (.0760, -.163, -.9735), (.0775, -.188, -.9765), .0095),
        ((.0885, -.080, -.938), (.0925, -.144, -.9670), (.0940, -.168, -.9720), (.0945, -.187, -.9765), .0066),
        ((.0995, -.079, -.941), (.1060, -.138, -.9680), (.1080, -.160, -.9725), (.1090, -.176, -.9765), .0062),
        ((.1085, -.069, -.950), (.1185, -.129, -.9690), (.1205, -.148, -.9730), (.1215, -.162, -.9765), .0060),
        ((.1170, -.062, -.956), (.1300, -.118, -.9700), (.1325, -.134, -.9735), (.1340, -.147, -.9765), .0060)]


def patella(P):
    """Kneecap: broad above, pointed below, with a ridge behind that runs in the groove of the thigh bone."""
    X = mirror(P)
    d = smin(ellipsoid(X, (.0955, -.0415, -.45), (.0215, .01, .0165)), sphere(X, (.0955, -.04, -.47), .005), .026)
    return smin(d, cone(X, (.0955, -.0335, -.4420), (.0955, -.0345, -.4610), .0050, .0040), .010)


def quad_tendon(P):
    """Tendon of the big thigh muscle, down to the kneecap."""
    X = mirror(P)
    return smin(flat_cone(X, (.0965, -.0230, -.370), (.0958, -.0300, -.404), .0120, .0160, 1, .36),
                flat_cone(X, (.0958, -.0300, -.404), (.0955, -.0400, -.438), .0160, .0170, 1, .34), .008)


def knee_tendon(P):
    """From the tip of the kneecap to the front of the shin bone."""
    return flat_cone(mirror(P), (.0955, -.0420, -.466), (.0960, -.0265, -.533), .0135, .0110, 1, .32)


def menisci(P):
    """Wedges between the two bones."""
    X = mirror(P)
    q = X * vec(1, .80, 1)
    ring = np.minimum(torus(q, (.0745, .006 * .8, -.4850), .0140, .0052), torus(q, (.1160, .006 * .8, -.4850), .0135, .0052))
    return smax(smax(ring, .0006 - condyles(X), .001), .0004 - plateau(X), .001)


# ----------------------------------------------------------------------- chest
# ribs 1 to 12: half the width of the cage, where each ends (180 is in front), depth and height there
RIBS = [(.053, 130, -.046, .518), (.081, 131, -.063, .487), (.101, 129, -.078, .453), (.115, 129, -.089, .423),
        (.124, 129, -.094, .392), (.131, 127, -.096, .360), (.135, 124, -.092, .324), (.136, 120, -.080, .288),
        (.133, 114, -.063, .258), (.127, 107, -.043, .234), (.117, 92, -.012, .226), (.099, 66, .030, .232)]
# where the cartilages of ribs 1 to 7 reach the breastbone: half its width there, depth and height
BREASTBONE = [(.024, -.051, .520), (.0145, -.0745, .491), (.0145, -.083, .466), (.0150, -.0905, .442), (.0150, -.0975, .421),
              (.0150, -.1030, .402), (.0120, -.1070, .388)]


def rib_path(i, n=40):
    """Centre line of the left rib i (1 to 12): head, neck, tubercle at the transverse process, angle, forward and down."""
    lz, h = level(f'T{i}')
    a, end, ye, ze = RIBS[i - 1]
    y, z = float(spine_y(lz)), lz + .005
    c = np.cos(np.radians(np.linspace(26, end, n - 3)))
    k = np.sign(c) * np.abs(c) ** .92
    back = y + .030
    front = (2 * ye - back * (1 + k[-1])) / (1 - k[-1])
    x, y_ = a * (1 - c * c) ** .43, (back + front) / 2 + (back - front) / 2 * k
    wide = min(.030, .55 * x[0])
    way = along(np.stack([np.r_[wide, x], np.r_[y + .015, y_]], 1))[1:]
    drop = (.7 * way / way[-1] + .3 * ((c[0] - c) / (c[0] - c[-1])) ** 1.12) * (z - ze)      # it slopes from the tubercle on
    return np.concatenate([[(.012, y - .011, z + .004), (.4 * .012 + .6 * wide, y + .004, z + .004), (wide, y + .015, z + .002)],
                           np.stack([x, y_, z - drop], 1)])


def cartilage_path(i):
    """From the end of rib i up to the breastbone, or below the seventh to the cartilage above."""
    e, t = rib_path(i)[-1], np.diff(rib_path(i)[-4:], axis=0).mean(0)
    end = np.array(BREASTBONE[i - 1]) if i < 8 else cartilage_path(i - 1)[14] - (0, 0, .006)
    dip = np.interp(i, [1, 3, 5, 7, 8, 10], [0, .001, .006, .014, .007, .004])
    mid = e + .42 * (end - e) - (0, .002, dip)
    return spline([e, e + 1.2 * t, mid, end], 30)[0]


def _rib_and_cartilage(i, rings=190, sides=18):
    """One tube for the left rib i and its cartilage, so that no step shows between them: vertices, quads of each."""
    keep = np.r_[0, 1, 2, 3:39:3, 39]
    path = rib_path(i)[keep]
    w = np.r_[.0064, .0042, .0066, np.interp(keep[3:] / 39, [.08, .2, .5, .92, 1], [.0050, .0062, .0064, .0064, .0062])]
    if i < 11:
        front = cartilage_path(i)[4::5]
        path, w = np.concatenate([path, front]), np.r_[w, np.linspace(.0060, .0052, len(front))]
    V, Q = sweep(path, w, rings, sides, flat=.55)
    split = rings if i > 10 else length(V.reshape(rings, sides, 3).mean(1) - rib_path(i)[-1]).argmin()
    return V, Q[:split * sides], Q[split * sides:]


def ribs():
    return join([both((V, bone)) for V, bone, _ in map(_rib_and_cartilage, range(1, 13))])


def cartilage():
    """Cartilages of the ribs 1 to 10; those below the seventh form the margin of the cage."""
    return join([both((V, front)) for V, _, front in map(_rib_and_cartilage, range(1, 11))])


def sternum(P):
    """Breastbone: handle with the notch at T2/T3, body from T4/T5 to T9, and the sword."""
    X = mirror(P)
    handle = union(.010, flat_cone(X, (.0165, -.0500, .5230), (.0060, -.0720, .4990), .0145, .0125, 1, .42),
                   flat_cone(P, (0, -.0520, .5200), (0, -.0735, .4960), .014, .0150, 1, .42))
    handle = smax(handle, -ellipsoid(P, (0, -.0440, .5440), (.0130, .0200, .0110)), .004)
    body = smin(flat_cone(P, (0, -.0775, .4830), (0, -.0930, .4360), .0150, .0170, 1, .36),
                flat_cone(P, (0, -.0930, .4360), (0, -.1075, .3930), .0170, .0155, 1, .36), .006)
    return union(.005, handle, body, flat_cone(P, (0, -.1080, .3800), (0, -.1070, .3560), .0085, .0035, 1, .45))


# -------------------------------------------------------------------- shoulder
# shoulder blade: inferior angle, and its own axes: towards the socket, up, and backwards
BLADE_FOOT = vec(.082, .090, .368)
BLADE_AXES = np.array([(.7815, -.6226, -.0360), (-.0768, -.1535, .9852), (.6189, .7672, .1678)], np.float32)
# its outline in those axes, from the inferior angle up the outer border and down the inner one
BLADE_OUTLINE = [(.002, -.005), (.015, .006), (.028, .034), (.044, .064), (.063, .090), (.082, .104), (.095, .108),
                 (.096, .123), (.092, .137), (.082, .141), (.073, .135), (.062, .134), (.046, .138), (.028, .146),
                 (.012, .151), (.000, .146), (-.008, .130), (-.015, .110), (-.014, .086), (-.009, .050), (-.006, .022),
                 (-.007, .005)]


def _outline(U, V, pts):
    """Signed distance in the plane to a smooth closed outline whose points run counterclockwise; negative inside."""
    ring = spline([(*p, 0) for p in (*pts, pts[0])], 4000)[0][:, :2]
    P = np.stack([U, V], -1)
    d, k = cKDTree(ring).query(P)
    return np.copysign(d, np.cross(P - ring[k], np.gradient(ring, axis=0)[k]))


def scapula(P):
    """Thin curved blade, hollow to the ribs, with its spine, acromion, coracoid and a shallow socket."""
    X = mirror(P)
    L = (X - BLADE_FOOT) @ BLADE_AXES.T
    U, V, W = L[..., 0], L[..., 1], L[..., 2]
    edge = _outline(U, V, BLADE_OUTLINE)
    belly = .009 * np.exp(-((U - .040) / .038) ** 2 - ((V - .075) / .055) ** 2)
    outer = np.abs((U - .014) * .827 - (V - .004) * .562)       # distance to the outer border
    half = (.0017 + .0014 * np.exp(-(edge / .0045) ** 2)
            + .0034 * np.exp(-(outer / .0075) ** 2) * smoothstep(-.01, .03, V))
    blade = smax(np.abs(W - belly) - half, edge, .0035)

    def world(u, v, w):
        return BLADE_FOOT + vec(u, v, w) @ BLADE_AXES
    shelf = triangle(X, world(.004, .113, .001), world(.078, .128, .002), world(.086, .141, .027), .0019)
    crest = chain(X, [world(-.012, .109, .0012), world(.008, .115, .006), world(.044, .129, .0175),
                      world(.076, .139, .0255), (.164, .038, .5150), (.174, .028, .5190)],
                  [.0050, .0042, .0046, .0054, .0074, .0088], .01)
    acromion = flat_cone(X, (.172, .029, .5195), (.1800, .000, .5255), .0130, .0120, 2, .46)
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
    rod = chain(X, [(.0270, -.055, .5315), (.046, -.066, .5335), (.074, -.066, .5345), (.104, -.044, .5340),
                    (.130, -.019, .5325), (.148, -.005, .5310)], [.0115, .0080, .0064, .0060, .0064, .0066], .01)
    end = flat_cone(X, (.140, -.012, .5315), (.1635, -.0005, .5310), .0085, .0100, 2, .56)
    return smin(rod, end, .010)


HUMERAL_HEAD = (.172, .008, .486)


def humerus(P):
    X = mirror(P)
    head = sphere(X, HUMERAL_HEAD, .0235)
    greater = ellipsoid(X, (.1935, .0080, .4820), (.0120, .0160, .0165))
    lesser = ellipsoid(X, (.1802, -.0150, .4765), (.0090, .0090, .0130))
    shaft = chain(X, [(.184, .003, .466), (.190, .004, .440), (.202, .008, .37), (.222, .016, .255),
                      (.230, .018, .218)], [.0195, .0150, .0115, .0108, .0135], .02)
    d = union(.008, head, union(.010, shaft, greater, lesser))
    d = smax(d, -chain(X, [(.1890, -.0180, .494), (.1915, -.0140, .464), (.1960, -.0090, .432)],
                       [.0046, .0044, .0022]), .006)                    # groove of the biceps tendon
    flare = smin(chain(X, [(.2225, .017, .262), (.2185, .0180, .232), (.2050, .0195, .1985)], [.0095, .0080, .0078], .01),
                 chain(X, [(.2245, .0165, .262), (.2325, .0165, .232), (.2540, .015, .2000)], [.0095, .0072, .0066], .01), .012)
    web = ellipsoid(X, (.229, .017, .206), (.019, .0055, .019))
    spool = chain(X, [(.2125, .013, .1870), (.2255, .013, .1890), (.2360, .012, .1890)], [.0120, .0088, .0098], .01)
    end = union(.005, ellipsoid(X, (.2470, .010, .190), (.0098, .0112, .0105)), spool)
    d = union(.012, d, flare, web, end)
    return smax(d, -ellipsoid(X, (.225, .032, .210), (.0105, .0120, .0115)), .005)


def forearm(P):
    """Radius and ulna to the wrist."""
    X = mirror(P)
    ulna = chain(X, [(.2250, .0250, .209), (.2240, .0300, .201), (.2235, .0300, .187), (.2220, .0225, .168),
                     (.2205, .0180, .148), (.228, .002, .06), (.2385, -.018, -.030), (.2425, -.0235, -.052)],
                 [.0078, .0090, .0092, .0092, .0080, .0066, .0060, .0082], .01)
    ulna = smin(ulna, cone(X, (.2220, .0190, .171), (.2235, .0015, .1770), .0090, .0050), .008)
    ulna = smax(ulna, -cone(X, (.2050, .013, .1875), (.2370, .013, .1885), .0128, .0105), .003)
    rad = union(.008, ellipsoid(X, (.247, .010, .176), (.0105, .0105, .0060)),
                chain(X, [(.247, .009, .172), (.246, .006, .148), (.259, -.010, .06), (.2645, -.0320, -.030),
                          (.2660, -.0380, -.050)], [.0066, .0078, .0074, .0095, .0130], .01),
                ellipsoid(X, (.265, -.039, -.052), (.016, .0115, .008)),
                cone(X, (.276, -.042, -.05), (.2775, -.0435, -.0615), .0055, .0035))
    return np.minimum(ulna, rad)
