"""Organs and nerves that glow in the glass body, in body coordinates."""
import numpy as np

from kit.sdf import chain, cone, ellipsoid, flat_cone, mirror, rotation, smax, smin, smoothstep, torus, triangle, union, vec
from kit.surface_nets import exact_mesh
from kit.tubes import both, grid, join, spline, sweep

from .bones import point, spine_y, vault


# ----------------------------------------------------------------------- chest
def lungs(P):
    """Three lobes on the right, two on the left; hollow below over the diaphragm, with room for the heart."""
    X = mirror(P)
    right = P[..., 0] < 0
    y, z = P[..., 1], P[..., 2]
    d = union(.035, ellipsoid(X, (.058, .004, .375), (.057, .084, .140)),
              ellipsoid(X, (.043, .016, .478), (.040, .052, .078)),
              ellipsoid(X, (.062, .026, .300), (.048, .062, .066)))
    d = smax(d, .013 + .006 * smoothstep(.47, .40, z) - X[..., 0], .016)
    d = smax(d, -ellipsoid(P, (.026, -.046, .352), (.050, .050, .066)), .016)                # bed of the heart
    d = smax(d, -ellipsoid(P, (.040, -.094, .338), (.044, .050, .052)), .012)                # notch of the left lung
    dome = ellipsoid(X, (.060, -.014, .204), (.060, .090, .104)) + np.where(right, -.004, .006)
    d = smax(d, -dome, .007)
    oblique = ((.07 - y) * .82 + (z - .470) * .574) + .010 * np.sin(X[..., 0] * 40)
    cut = np.abs(oblique)
    level = np.abs(z - .402 - .10 * (y + .05))
    cut = np.where(right & (oblique > 0), np.minimum(cut, level), cut)
    return d + .0085 * np.exp(-(cut / .0032) ** 2)


# --------------------------------------------------------------------- abdomen
# caecum, up the person's right, across, down the left, through the pelvis
COLON = [(-.070, -.036, .004), (-.080, -.033, .030), (-.089, -.022, .072), (-.093, -.012, .120), (-.092, -.008, .166),
         (-.084, -.020, .196), (-.064, -.046, .197), (-.034, -.066, .172), (.0, -.074, .157), (.036, -.068, .170),
         (.066, -.044, .208), (.084, -.014, .238), (.096, .006, .228), (.099, .008, .180), (.098, .0, .120),
         (.090, -.014, .064), (.073, -.032, .024), (.046, -.042, .006), (.018, -.038, .012), (.004, -.020, .034),
         (-.010, .002, .040), (-.014, .022, .022), (-.006, .035, -.006), (0, .034, -.036), (0, .022, -.070)]
COLON_RADII = [.0255, .027, .0255, .0235, .0225, .022, .0215, .021, .021, .0205, .020, .0195, .019, .018, .017, .016,
               .015, .0145, .0145, .0145, .0145, .0155, .0175, .0165, .007]


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
    appendix = sweep([(-.070, -.036, .016), (-.064, -.036, .002), (-.054, -.034, -.012), (-.040, -.030, -.020),
                      (-.028, -.026, -.014)], [.0075, .0060, .0050, .0046, .0040], n=60, sides=14)
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
    pts += [np.array(p) for p in ((-.036, -.050, .030), (-.052, -.046, .032), (-.066, -.040, .036))]
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
        return union(.2, torus(P, (.75, 2.0, 1.3), 2.1, .42, (.72, -.69, 0)), torus(P, (.75, -1.0, 2.0), 2.2, .42, (.72, .69, 0)),
                     torus(P, (1.9, 1.0, .3), 1.9, .42, (0, .5, .87)), chain(P, cochlea, thick),
                     chain(P, [(.2, 1.2, .4), (.1, .1, 0), (0, -1.0, -.6), (.1, -1.7, -1.0)], [.85, 1.05, .9, .7], .01))
    V, Q = exact_mesh(field, (-2, -7, -4), (5, 5, 5), .10)
    return np.float32((.030, .012, .754)) + .0022 * V, Q


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


# main bronchus of each side and its branches: points from the fork, radii
BRONCHI = [([(0, .0010, .4900), (-.0130, .0040, .4730), (-.0260, .0080, .4580), (-.0340, .0110, .4440), (-.0420, .0170, .4180)],
            [.0078, .0074, .0068, .0056, .0036]),
           ([(-.0240, .0075, .4600), (-.0370, .0100, .4660), (-.0470, .0110, .4820)], [.0054, .0046, .0030]),
           ([(0, .0010, .4900), (.0160, .0035, .4750), (.0340, .0080, .4620), (.0440, .0120, .4480), (.0500, .0190, .4220)],
            [.0074, .0068, .0062, .0052, .0034]),
           ([(.0330, .0075, .4630), (.0450, .0080, .4690), (.0540, .0080, .4840)], [.0050, .0044, .0030])]


def windpipe(P):
    """Windpipe with its rings, below the shield of the voice box, and the main bronchi into the lungs."""
    X = mirror(P, .001)
    d = chain(P, [(0, -.0170, .630), (0, -.0160, .600), (0, -.0120, .550), (0, -.0040, .510), (0, .0010, .490)],
              [.0098, .0088, .0086, .0086, .0084], .01)
    d = union(.004, d, *(chain(P, *branch, .01) for branch in BRONCHI))
    shield = np.minimum(triangle(X, (.001, -.0350, .650), (.001, -.0285, .626), (.0180, -.0090, .655), .0018),
                        triangle(X, (.001, -.0285, .626), (.0180, -.0090, .655), (.0155, -.0090, .622), .0018))
    along = P[..., 2] - .7 * np.abs(P[..., 0]) * smoothstep(.495, .480, P[..., 2])
    return smin(d - .0006 * np.cos(along * 2 * np.pi / .0045), shield, .003)


def turbinates(P):
    """Three scrolls on the outer wall of the left nose."""
    low = chain(P, [(.0075, -.0870, .7455), (.0078, -.0660, .7430), (.0075, -.0400, .7420)], [.0034, .0060, .0036], .01)
    middle = chain(P, [(.0070, -.0750, .7580), (.0074, -.0580, .7570), (.0070, -.0400, .7535)],
                   [.0026, .0046, .0030], .01)
    high = chain(P, [(.0064, -.0590, .7675), (.0064, -.0420, .7640)], [.0020, .0030])
    return np.minimum(np.minimum(low, middle), high)


# ---------------------------------------------------------------------- nerves
def sciatic(P):
    """Roots L4 to S3 out of the horse tail, through their openings and the notch, down the thigh, split at the knee."""
    d = chain(P, [(.051, .046, .018), (.057, .053, .004), (.068, .057, -.014), (.078, .055, -.050), (.083, .049, -.10),
                  (.088, .042, -.19), (.091, .038, -.29), (.093, .037, -.37)],
              [.0052, .0062, .0062, .0060, .0058, .0054, .0050, .0046], .01)
    for side, root, r in ((.0080, [(.016, .016, .138), (.030, .006, .112), (.040, .000, .080), (.046, .020, .046)], .0026),
                          (.0065, [(.018, .022, .102), (.032, .008, .085), (.041, .004, .066), (.047, .026, .040)], .0030),
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
