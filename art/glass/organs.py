"""Organs and nerves that glow in the glass body, in body coordinates."""
from functools import cache

import numpy as np
from scipy.interpolate import RBFInterpolator, RegularGridInterpolator

from kit.sdf import chain, cone, ellipsoid, flat_cone, length, mirror, rotation, smax, smin, smoothstep, torus, union, vec
from kit.surface_nets import exact_mesh
from kit.tubes import both, grid, join, spline, sweep

from .bones import cartilage_path, point, rib_path, spine_y, vault


# ----------------------------------------------------------------------- chest
def _lung_axis(z):
    return np.stack([np.interp(z, [.45, .56], [.050, .028]), np.interp(z, [.45, .56], [-.004, .012])], -1)


@cache
def _chest_wall():
    """How far the ribs and their cartilages lie from the axis of the left lung, by direction and height."""
    line = np.concatenate([np.concatenate([rib_path(i)[2:], cartilage_path(i)[3:-6]])[::3] for i in range(1, 11)])
    first = rib_path(1)[2::3]
    p = np.concatenate([line, first + (0, 0, .03), first + (0, 0, .06)])
    q = p[:, :2] - _lung_axis(p[:, 2])
    way = length(q)
    far = RBFInterpolator(np.column_stack([q / way[:, None], 12 * p[:, 2]]), way, smoothing=.002, kernel='linear')
    turn, z = np.linspace(-np.pi, np.pi, 241), np.linspace(.20, .60, 161)
    t, h = np.meshgrid(turn, z, indexing='ij')
    table = far(np.stack([np.cos(t), np.sin(t), 12 * h], -1).reshape(-1, 3)).reshape(t.shape)
    return RegularGridInterpolator((turn, z), table)


def lungs(P):
    """Three lobes on the right, two on the left, up to 2 cm above the collar bones, with sharp edges around the diaphragm,
    and room for the heart."""
    X = mirror(P)
    right = P[..., 0] < 0
    y, z = P[..., 1], P[..., 2]
    q = X[..., :2] - _lung_axis(z)
    out = _chest_wall()(np.stack([np.arctan2(q[..., 1], q[..., 0]), np.clip(z, .2, .6)], -1)) - .007
    dome = np.sqrt(np.clip(1 - np.clip((z - .500) / .074, 0, 1) ** 2, 0, 1))               # the top
    d = smin(smax((length(q) - out * dome) * .8, z - .574, .006), ellipsoid(X, (.032, .012, .534), (.023, .030, .038)), .020)
    d = smax(d, .012 + .008 * smoothstep(.45, .50, z) - X[..., 0], .014)
    column = np.hypot(X[..., 0], y - spine_y(z) + .012) - .026
    d = smax(d, -column, .014)
    d = smax(d, -ellipsoid(P, (.022, -.044, .372), (.046, .050, .064)), .016)                # bed of the heart
    d = smax(d, -ellipsoid(P, (.026, -.098, .374), (.040, .060, .044)), .010)                # notch of the left lung
    low = np.where(right, .234, .222)
    d = smax(d, -ellipsoid(X - low[..., None] * vec(0, 0, 1), (.058, -.012, 0), (.074, .096, .112)), .003)      # domes of the diaphragm
    d = smax(d, low + .010 - z, .004)
    oblique = z - .495 + (.07 - y) * 1.04
    cut = np.abs(oblique) * .69
    cut = np.where(right & (oblique > 0), np.minimum(cut, np.abs(z - .416)), cut)
    return (d + .0060 * np.exp(-(cut / .0042) ** 2)).astype(np.float32)


# --------------------------------------------------------------------- abdomen
# caecum, up the person's right, across, down the left, through the pelvis
COLON = [(-.072, -.034, .020), (-.081, -.031, .042), (-.089, -.022, .076), (-.093, -.012, .120), (-.092, -.008, .166),
         (-.084, -.020, .196), (-.064, -.046, .197), (-.034, -.066, .172), (.0, -.074, .157), (.036, -.068, .170),
         (.066, -.044, .208), (.084, -.014, .238), (.096, .006, .228), (.099, .008, .180), (.098, .0, .120),
         (.090, -.014, .064), (.073, -.032, .024), (.046, -.042, .006), (.018, -.038, .012), (.004, -.020, .034),
         (-.010, .002, .040), (-.014, .022, .022), (-.006, .037, -.002), (0, .040, -.026), (0, .034, -.046), (0, .024, -.060), (0, .026, -.078)]
COLON_RADII = [.0255, .027, .0255, .0235, .0225, .022, .0215, .021, .021, .0205, .020, .0195, .019, .018, .017, .016,
               .015, .0145, .0145, .0145, .0145, .0148, .0165, .0200, .0190, .0105, .0085]


def colon():
    """Large bowel, with the appendix at the foot of its caecum: three bands, and between them three rows of uneven pouches,
    each row by itself."""
    rng, n, sides, pouch = np.random.default_rng(3), 800, 48, .029
    C, r = spline(COLON, n, COLON_RADII)
    T = np.gradient(C, axis=0)
    T /= np.linalg.norm(T, axis=1, keepdims=True)
    N = np.zeros_like(T)
    N[0] = np.cross(T[0], (1, 0, 0))
    for i in range(1, n):          # a frame that does not twist keeps the bands straight
        N[i] = N[i - 1] - T[i] * (N[i - 1] @ T[i])
        N[i] /= np.linalg.norm(N[i])
    B = np.cross(T, N)
    s = np.concatenate([[0], np.cumsum(np.linalg.norm(np.diff(C, axis=0), axis=1))])
    a = np.linspace(0, 2 * np.pi, sides, endpoint=False)
    swell = np.zeros((n, sides))
    strength = np.interp(s / s[-1], [0, .62, .80, .90, 1], [1, 1, .75, .15, 0])     # the rectum is smooth
    for row in range(3):
        edge = np.cumsum(pouch * rng.uniform(.72, 1.32, int(s[-1] / pouch * 1.5) + 2)) - pouch * rng.uniform(.2, 1)
        i = np.searchsorted(edge, s)
        low, high = edge[np.maximum(i - 1, 0)], edge[np.minimum(i, len(edge) - 1)]
        t = np.clip((s - low) / np.maximum(high - low, 1e-6), 0, 1)
        size = rng.uniform(.75, 1.2, len(edge))[np.minimum(i, len(edge) - 1)]
        bulge = (np.clip(4 * t * (1 - t), 0, 1) ** .42) * size * strength
        u = (a - 2 * np.pi * row / 3 + np.pi) % (2 * np.pi) - np.pi
        across = np.where(np.abs(u) < np.pi / 3, np.cos(1.5 * u), 0) ** .55
        swell += (bulge - .5 * strength)[:, None] * across
    for d, end in ((s, r[0]), (s[-1] - s, r[-1])):
        r = r * np.sqrt(np.clip(1 - (1 - np.clip(d / end, 0, 1)) ** 2, .0004, 1))[:, None]
    R = r * (1 + .40 * swell) * (.96 - .04 * np.cos(3 * (a + np.pi)))
    V = C[:, None] + R[..., None] * (np.cos(a)[:, None] * N[:, None] + np.sin(a)[:, None] * B[:, None])
    appendix = sweep([(-.072, -.034, .031), (-.066, -.034, .017), (-.056, -.033, .003), (-.042, -.029, -.006),
                      (-.029, -.025, -.002)], [.0075, .0060, .0050, .0046, .0040], n=60, sides=14)
    return join([(V.reshape(-1, 3).astype(np.float32), grid(n, sides, closed=True)), appendix])


def small_bowel():
    """Loops inside the frame of the colon: a walk that keeps clear of itself; the last loop enters the caecum."""
    rng = np.random.default_rng(4)
    low, high, step = np.array((-.060, -.064, .036)), np.array((.064, -.014, .140)), .0125
    pts = [np.array((.030, -.014, .146))]
    heading = np.array((.3, -.8, -.4))
    for i in range(116):
        goal = np.interp(i, [0, 116], [.132, .046])
        v = heading + rng.normal(0, .42, (160, 3))
        q = pts[-1] + step * v / np.linalg.norm(v, axis=1, keepdims=True)
        clear = np.linalg.norm(np.array(pts[:-2] or [pts[0] + 1])[:, None] - q, axis=2).min(0)
        out = np.maximum(low - q, 0).sum(1) + np.maximum(q - high, 0).sum(1)
        best = q[np.argmin(60 * out + 1.6 * np.abs(q[:, 2] - goal) + 2.2 * np.maximum(0, .0245 - clear) / .01)]
        heading = (best - pts[-1]) / step
        pts.append(best)
    pts += [np.array(p) for p in ((-.036, -.050, .030), (-.052, -.046, .038), (-.066, -.040, .046))]
    return sweep(pts, np.r_[np.full(len(pts) - 1, .0112), .0085], n=1100, sides=16)


def uterus(P):
    """Womb tipped forward over the bladder, its tubes arching over the ovaries and ending in fringes."""
    X = mirror(P, .002)
    d = union(.020, ellipsoid(P, (0, -.0330, .0150), (.0255, .0185, .0180)),
              chain(P, [(0, -.0250, .0060), (0, -.0060, -.0110), (0, .0090, -.0270)], [.0185, .0122, .0098], .01))
    tube = chain(X, [(.0150, -.0330, .0230), (.0290, -.0270, .0300), (.0440, -.0150, .0320), (.0560, -.0020, .0280),
                     (.0615, .0060, .0190), (.0605, .0095, .0110)],
                 [.0050, .0028, .0030, .0036, .0042, .0056], .006)
    fringe = [cone(X, (.0605, .0090, .0110), tip, .0030, .0012)
              for tip in ((.0545, .0115, .0020), (.0590, .0065, .0005), (.0640, .0080, .0025), (.0595, .0140, .0025))]
    d = union(.006, d, union(.003, tube, *fringe), cone(X, (.0190, -.0240, .0150), (.0400, -.0020, .0080), .0022, .0018))
    ovary = ellipsoid((X - vec(.0480, .0030, .0055)) @ rotation(0, 0, 28.6), (0, 0, 0), (.0135, .0085, .0092))
    return smin(d, ovary, .003)


def womb(P):
    """At term, 37 cm: around the child from below the breastbone to its neck in the pelvis."""
    return union(.05, ellipsoid(P, (0, -.131, .185), (.116, .100, .165)), ellipsoid(P, (0, -.034, .036), (.064, .068, .082)),
                 cone(P, (0, -.006, -.014), (0, .018, -.044), .022, .010))


def newborn_head(h):
    """Head of a child at term, 12 by 9.6 cm: the face towards +y, the crown towards +z."""
    X = mirror(h)
    d = union(.025, ellipsoid(h, (0, -.010, .010), (.0475, .0580, .0455)), ellipsoid(h, (0, .020, .012), (.0400, .0340, .0360)),
              ellipsoid(h, (0, .020, -.022), (.0340, .0300, .0300)))
    d = union(.010, d, ellipsoid(X, (.0200, .0360, -.0280), (.0140, .0120, .0140)), ellipsoid(h, (0, .0400, -.0505), (.0110, .0095, .0085)))
    d = smax(d, -ellipsoid(X, (.0170, .0560, -.0085), (.0100, .0085, .0070)), .008)                  # orbits, and lids that are shut
    d = union(.003, d, ellipsoid(X, (.0170, .0425, -.0090), (.0085, .0065, .0060)),
              cone(h, (0, .0480, -.0090), (0, .0560, -.0230), .0035, .0058), ellipsoid(X, (.0060, .0510, -.0240), (.0042, .0050, .0040)))
    d = union(.003, d, ellipsoid(h, (0, .0500, -.0345), (.0105, .0060, .0034)), ellipsoid(h, (0, .0485, -.0415), (.0090, .0058, .0036)))
    ear = smax(ellipsoid(X, (.0450, -.0080, -.0140), (.0050, .0100, .0150)), -ellipsoid(X, (.0500, -.0065, -.0130), (.0045, .0060, .0100)), .003)
    return smin(d, ear, .004)


def unborn(P):
    """A child at term, head down in the inlet of the pelvis, folded, its back to the front and a little to the left (34 cm)."""
    q = (P - vec(0, -.078, 0)) @ rotation(0, 0, np.degrees(-.26)).T + vec(0, -.078, 0)
    X = mirror(q)
    h = (q - vec(0, -.028, .030)) @ np.float32([(1, 0, 0), (0, .66, .75), (0, .75, -.66)]).T      # along its face and crown
    trunk = chain(q, [(0, -.116, .092), (0, -.152, .126), (0, -.172, .176), (0, -.174, .222), (0, -.158, .264), (0, -.143, .290)],
                  [.032, .043, .045, .044, .043, .037], .01)
    trunk = union(.030, trunk, cone(q, (0, -.058, .056), (0, -.116, .094), .034, .035),
                  cone(X, (.020, -.128, .102), (.048, -.124, .112), .030, .023))
    leg = chain(X, [(.026, -.140, .280), (.046, -.108, .244), (.050, -.080, .214), (.040, -.082, .246), (.026, -.088, .274)],
                [.036, .027, .0200, .018, .0120], .008)
    foot = cone(X, (.024, -.095, .282), (.024, -.062, .278), .0115, .0085)
    arm = chain(X, [(.050, -.132, .124), (.060, -.106, .150), (.058, -.092, .178), (.046, -.074, .168), (.030, -.066, .150)],
                [.021, .0165, .0150, .0135, .0095], .008)
    hand = ellipsoid(X, (.022, -.062, .140), (.011, .010, .016))
    limbs = np.minimum(smin(leg, foot, .010), smin(arm, hand, .008))
    return smin(smin(newborn_head(h), trunk, .018), limbs, .014)


# ------------------------------------------------------------------------ head
def sinuses(P):
    """The cavities of the left side, one smooth form each: frontal, ethmoid, sphenoid, maxillary."""
    front = union(.010, ellipsoid(P, (.0095, -.0785, .8075), (.0075, .0055, .0145)),
                  ellipsoid(P, (.0205, -.0755, .8050), (.0100, .0055, .0110)))
    eth = ellipsoid(P, (.0085, -.0510, .7770), (.0055, .0205, .0090))
    eth = eth + .0007 * np.cos((P[..., 1] + .051) * 2 * np.pi / .0105) * np.cos((P[..., 2] - .777) * 2 * np.pi / .014)
    sph = ellipsoid(P, (.0085, -.0185, .7700), (.0075, .0110, .0088))
    maxi = union(.014, ellipsoid(P, (.0260, -.0520, .7500), (.0105, .0185, .0095)),
                 ellipsoid(P, (.0255, -.0490, .7385), (.0085, .0135, .0090)),
                 ellipsoid(P, (.0385, -.0530, .7500), (.0090, .0115, .0085)))
    return np.minimum(np.minimum(front, eth), np.minimum(sph, maxi))


def labyrinth():
    """Inner ear of the left side, 2 cm long, in the bone behind and inside the ear canal."""
    t = np.linspace(0, 2.6 * 2 * np.pi, 60)              # cochlea: its tip points forward and outward
    r, h, thick = np.linspace((1.65, 0, .62), (.25, 1.5, .34), 60).T
    cochlea = np.stack([.15 + .6 * h, -3.1 + r * np.cos(t) - .5 * h, -1.35 + r * np.sin(t)], 1)

    def field(P):
        # hind, front and outer canal: each at a right angle to the others, the outer one rises to the front
        return union(.2, torus(P, (.75, 2.0, 1.3), 2.1, .36, (.72, -.69, 0)), torus(P, (.75, -1.0, 2.0), 2.2, .36, (.72, .69, 0)),
                     torus(P, (1.9, 1.0, .3), 1.9, .36, (0, .5, .87)), chain(P, cochlea, thick),
                     chain(P, [(.2, 1.2, .4), (.1, .1, 0), (0, -1.0, -.6), (.1, -1.7, -1.0)], [.85, 1.05, .9, .7], .01))
    V, Q = exact_mesh(field, (-2, -7, -4), (5, 5, 5), .10)
    return np.float32((.030, .012, .754)) + .0025 * V, Q


# furrows of the brain seen from the left, (y, z): the lateral one with its branches, the central ones, then those of the
# frontal, temporal, parietal and occipital lobe
FURROWS = [[(-.042, .777), (-.030, .784), (-.006, .791), (.016, .799), (.031, .808), (.037, .818)],
           [(-.029, .785), (-.037, .794)], [(-.025, .787), (-.026, .800)],
           [(.017, .866), (.010, .848), (.006, .838), (-.002, .820), (-.004, .809), (-.007, .799)],
           [(.003, .866), (-.006, .851), (-.008, .842)], [(-.012, .831), (-.017, .815), (-.019, .799)],
           [(.031, .866), (.025, .848), (.018, .834), (.013, .818), (.012, .808)],
           [(-.009, .848), (-.026, .847), (-.046, .836), (-.060, .820)],
           [(-.014, .824), (-.030, .822), (-.047, .811), (-.060, .798)], [(-.036, .806), (-.047, .797), (-.057, .789)],
           [(-.034, .769), (-.016, .774), (.006, .780), (.026, .789), (.042, .800), (.050, .815)],
           [(-.022, .760), (.004, .765), (.028, .772), (.052, .783)],
           [(.019, .836), (.031, .842), (.046, .838), (.060, .828), (.070, .826)], [(.041, .864), (.044, .851), (.040, .843)],
           [(.068, .850), (.061, .841), (.060, .829)], [(.086, .812), (.073, .806), (.060, .803)],
           [(.084, .795), (.070, .790), (.056, .792)], [(.049, .815), (.058, .818), (.066, .814)], [(.026, .826), (.036, .830)]]


def _furrow(P):
    """Depth of the furrows at points of the brain: 1 in a furrow, more in the lateral and the central one."""
    q = P * vec(0, 1, 1)
    q = q + .0014 * np.sin(q[..., [0, 2, 1]] * 430)
    deep = [2.4, 1, 1, 1.5] + [1] * (len(FURROWS) - 4)
    far = [chain(q, [(0, *p) for p in pts], [0] * len(pts), .01) for pts in FURROWS]
    return np.max([k * np.exp(-np.sqrt(d * d + 1e-6) / .0034) for k, d in zip(deep, far)], 0)


def brain(P):
    """Cerebrum that fills the vault to 6 mm, its temporal lobe under the lateral furrow, cerebellum with folia, and stem."""
    X = mirror(P)
    x, y, z = X[..., 0], P[..., 1], P[..., 2]
    inner = vault(P) + .0058
    floor = np.interp(y, (-.08, -.05, -.03, .0, .05, .09), (.788, .786, .782, .780, .774, .779)).astype(np.float32)
    upper = smax(inner, floor - z, .014)
    temporal = chain(X, [(.038, -.0350, .7745), (.046, -.012, .7710), (.046, .020, .7730), (.040, .050, .7820)],
                     [.0135, .0175, .0165, .0140], .02)
    d = smin(upper, smax(temporal, inner, .008), .005)
    d = d + .0058 * _furrow(P) * smoothstep(.004, .020, x) + .0050 * np.exp(-(x / .0025) ** 2)
    cere = union(.010, ellipsoid(X, (.0260, .0560, .7530), (.0275, .0330, .0225)), ellipsoid(P, (0, .050, .752), (.018, .027, .017)))
    cere = smax(smax(cere, inner - .001, .004), -ellipsoid(P, (0, .082, .7500), (.0050, .0120, .0200)), .006)
    fan = np.arctan2(z - .7520, y - .0100)                   # folia fan out from the stalk
    cere = cere - .0014 * (np.abs(np.sin(fan * 24)) - .6)
    stem = union(.008, chain(P, [(0, .014, .7850), (0, .012, .7700), (0, .0165, .7400), (0, .0210, .7180),
                                 (0, .0205, .7000)], [.0130, .0125, .0092, .0062, .0050], .01),
                 ellipsoid(P, (0, .0045, .7600), (.0150, .0115, .0135)))
    return np.minimum(np.minimum(d, smax(cere, .0012 - d, .002)), stem)


def nasal(P):
    """The left nasal cavity with its nostril, the throat behind it, and the windpipe."""
    hall = union(.010, flat_cone(P, (.0062, -.084, .7480), (.0062, -.040, .7500), .0125, .0145, 0, .36),
                 flat_cone(P, (.0058, -.070, .7600), (.0056, -.044, .7640), .0100, .0085, 0, .36))
    nostril = chain(P, [(.0085, -.1010, .7330), (.0080, -.0970, .7400), (.0068, -.0860, .7470)],
                    [.0042, .0056, .0070], .01)
    throat = chain(P, [(.003, -.034, .7480), (0, -.0225, .7420), (0, -.0165, .7250), (0, -.0155, .7000),
                       (0, -.0180, .6600), (0, -.0180, .6200), (0, -.0140, .5600)],
                   [.0105, .0110, .0078, .0098, .0062, .0080, .0072], .02)
    return union(.010, hall, nostril, throat)


# bronchi of the right and the left lung: points from the fork, radii
BRONCHI = [([(0, .0010, .4900), (-.0130, .0040, .4730), (-.0260, .0080, .4580), (-.0340, .0110, .4440), (-.0420, .0170, .4180),
             (-.0520, .0250, .3820), (-.0600, .0320, .3500)], [.0078, .0074, .0068, .0056, .0042, .0028, .0014]),
           ([(-.0240, .0075, .4600), (-.0370, .0100, .4660), (-.0470, .0110, .4820), (-.0520, .0140, .5120)], [.0054, .0046, .0034, .0014]),
           ([(-.0420, .0105, .4720), (-.0560, .0020, .4800), (-.0760, -.0100, .4820)], [.0036, .0028, .0014]),
           ([(-.0340, .0110, .4440), (-.0460, -.0060, .4280), (-.0600, -.0280, .4080), (-.0680, -.0420, .3860)], [.0044, .0036, .0026, .0014]),
           ([(-.0430, .0180, .4150), (-.0640, .0180, .3900), (-.0880, .0120, .3600)], [.0036, .0028, .0014]),
           ([(0, .0010, .4900), (.0160, .0035, .4750), (.0340, .0080, .4620), (.0440, .0120, .4480), (.0500, .0190, .4220),
             (.0580, .0270, .3860), (.0660, .0340, .3500)], [.0074, .0068, .0062, .0052, .0040, .0028, .0014]),
           ([(.0330, .0075, .4630), (.0450, .0080, .4690), (.0540, .0080, .4840), (.0540, .0120, .5120)], [.0050, .0044, .0034, .0014]),
           ([(.0460, .0080, .4710), (.0620, -.0020, .4740), (.0800, -.0140, .4700)], [.0036, .0028, .0014]),
           ([(.0440, .0080, .4680), (.0580, -.0140, .4440), (.0720, -.0340, .4160)], [.0040, .0030, .0014]),
           ([(.0510, .0200, .4180), (.0720, .0180, .3920), (.0940, .0120, .3620)], [.0036, .0028, .0014])]


def windpipe(P):
    """Windpipe with its rings, and the bronchi of the lobes of the lungs."""
    d = chain(P, [(0, -.0170, .660), (0, -.0160, .600), (0, -.0120, .550), (0, -.0040, .510), (0, .0010, .490)],
              [.0088, .0088, .0086, .0086, .0084], .01)
    d = d - .0005 * np.cos(P[..., 2] * 2 * np.pi / .0055) * smoothstep(.490, .510, P[..., 2])
    return union(.004, d, *(chain(P, *branch, .01) for branch in BRONCHI))


def turbinates(P):
    """Three scrolls on the outer wall of the left nose."""
    low = chain(P, [(.0075, -.0870, .7455), (.0078, -.0660, .7430), (.0075, -.0400, .7420)], [.0034, .0060, .0036], .01)
    middle = chain(P, [(.0070, -.0750, .7580), (.0074, -.0580, .7570), (.0070, -.0400, .7535)],
                   [.0026, .0046, .0030], .01)
    high = chain(P, [(.0064, -.0590, .7675), (.0064, -.0420, .7640)], [.0020, .0030])
    return np.minimum(np.minimum(low, middle), high)


# ---------------------------------------------------------------------- nerves
ROOT_L5 = [(.018, .022, .102), (.032, .008, .085), (.041, .004, .066), (.047, .026, .040)]


def pressed_root():
    """The left root L5 alone, from the horse tail into the sciatic nerve."""
    path = [*((.0065, spine_y(z), z) for z in (.34, .28, .20, .16, .12)), *ROOT_L5, (.051, .046, .018), (.057, .053, .004), (.078, .055, -.050)]
    return sweep(path, np.interp(range(len(path)), [0, 5, 9, 11], [.0020, .0026, .0036, .0044]), n=300, sides=18)


def sciatic(P):
    """Roots L4 to S3 out of the horse tail, through their openings and the notch, down the thigh, split at the knee."""
    d = chain(P, [(.051, .046, .018), (.057, .053, .004), (.068, .057, -.014), (.078, .055, -.050), (.083, .049, -.10),
                  (.088, .042, -.19), (.091, .038, -.29), (.093, .037, -.37)],
              [.0052, .0062, .0062, .0060, .0058, .0054, .0050, .0046], .01)
    for side, root, r in ((.0080, [(.016, .016, .138), (.030, .006, .112), (.040, .000, .080), (.046, .020, .046)], .0026),
                          (.0065, ROOT_L5, .0030),
                          (.0050, [(.010, .029, .076), (.0235, .020, .056), (.036, .025, .042), (.046, .036, .030)], .0030),
                          (.0035, [(.0065, .032, .076), (.012, .043, .052), (.0205, .035, .041), (.034, .037, .031), (.046, .043, .021)], .0026),
                          (.0020, [(.004, .034, .076), (.008, .052, .042), (.0165, .045, .029), (.032, .046, .020), (.046, .047, .014)], .0022)):
        root = [(side, float(spine_y(z)), z) for z in (.200, .160, .120) if z > root[0][2] + .01] + root
        pts = [*root, (.051, .046, .018)]
        d = smin(d, chain(P, pts, np.linspace(.6 * r, .0038, len(pts)), .01), .003)
    tib = chain(P, [(.093, .037, -.36), (.0925, .0375, -.46), (.092, .037, -.54), (.090, .038, -.66),
                    (.086, .032, -.84), (.080, .020, -.915)], [.0042, .0040, .0038, .0034, .0028, .0022], .01)
    per = chain(P, [(.0935, .037, -.36), (.104, .0375, -.425), (.124, .031, -.515), (.130, .010, -.565),
                    (.122, .002, -.70), (.110, -.010, -.88)], [.0040, .0036, .0032, .0028, .0024, .0018], .01)
    return union(.006, d, tib, per)


def cord():
    """Spinal cord from the stem of the brain, in whose middle it begins, to L1, then the horse tail."""
    z = np.linspace(.235, .785, 30)
    y = np.where(z < .705, spine_y(np.minimum(z, .705)) + .002, np.interp(z, (.70, .74, .77, .785), (.0215, .0165, .0110, .0105)))
    return sweep(np.stack([np.zeros_like(z), y, z], 1), np.interp(z, [.235, .27, .30, .6, .66, .70, .74, .765, .785],
                                                                  [.0015, .0034, .0040, .0040, .0048, .0044, .0070, .0095, .0060]), n=300, sides=18)


# ---------------------------------------------------------------------- vessels
def vertebral_arteries():
    """Up through the holes in the sides of C6 to C1, around the masses of C1 and into the skull."""
    neck = [point(f'C{i}', .0158, -.0055) for i in range(6, 1, -1)]
    return both(sweep([(.0280, -.006, .560), *neck, (.0240, .0135, .7080), (.0210, .0280, .7175), (.0110, .0230, .7260),
                       (.0040, .0020, .7400), (.0012, -.0070, .7560)],
                      np.linspace(.0021, .0017, 11), n=260, sides=16))
