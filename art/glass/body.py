"""The glass figure: one distance field for man, woman and expectant mother.

The person stands upright and faces -y.  Hip joints are at z = 0, the seventh
neck vertebra at 0.58, the top of the head at 0.885.
"""
import numpy as np

from kit.sdf import chain, cone, ellipsoid, flat_cone, mirror, rotation, smax, smin, smoothstep, union, vec
from kit.surface_nets import exact_mesh
from kit.tubes import both

from . import hand


def head(P, X, figure):
    cran = union(.05, ellipsoid(P, (0, .012, .794), (.0765, .0975, .086)),
                 ellipsoid(P, (0, -.030, .797), (.064, .061, .067)))
    face = ellipsoid(P, (0, -.038, .738), (.057, .055, .080))
    jaw = chain(X, [(.050, .008, .722), (.046, -.004, .695), (.012, -.072, .671)],
                [.020, .020, .019], .02)
    chin = ellipsoid(P, (0, -.081, .6685), (.018, .0145, .0155))
    brow = ellipsoid(P, (0, -.079, .799), (.046, .017, .013))
    cheek = ellipsoid(X, (.041, -.052, .745), (.019, .024, .020))
    d = union(.04, cran, face)
    d = union(.03, d, jaw)
    d = union(.022, d, chin, brow, cheek)
    d = smax(d, -ellipsoid(X, (.033, -.100, .774), (.017, .016, .012)), .02)
    nose = smin(cone(P, (0, -.086, .786), (0, -.1075, .748), .0055, .0105),
                ellipsoid(X, (.010, -.098, .743), (.0085, .011, .0080)), .010)
    d = smin(d, nose, .012)
    mouth = ellipsoid(P, (0, -.074, .706), (.028, .024, .022))
    lips = union(.004, ellipsoid(P, (0, -.0925, .7155), (.021, .0105, .0062)),
                 ellipsoid(P, (0, -.0905, .7035), (.018, .0100, .0066)))
    d = smin(smin(d, mouth, .016), lips, .008)
    if figure != 'man':
        hair = smin(ellipsoid(P, (0, .018, .801), (.079, .095, .085)),
                    ellipsoid(P, (0, .112, .775), (.034, .030, .034)), .030)
        hair = smax(hair, -ellipsoid(P, (0, -.105, .745), (.080, .065, .075)), .03)
        d = smin(d, hair, .014)
    return d


def ears():
    """Both ears, 62 mm high, in their own frame first (forward, up, outward), then behind the jaw, leaned back and flared."""
    def ear(Q):
        rim = chain(Q, [(.004, -.006, .002), (.011, .004, .007), (.0125, .016, .010), (.006, .027, .012), (-.006, .0305, .013),
                        (-.015, .024, .0135), (-.0175, .010, .013), (-.0145, -.006, .0115), (-.008, -.017, .009)],
                    [.0016, .0024, .0028, .0031, .0032, .0032, .0030, .0026, .0030], .01)
        fold = union(.003, chain(Q, [(.003, .019, .0075), (-.003, .013, .0085), (-.008, .004, .0095), (-.007, -.007, .009),
                                     (-.001, -.013, .008)], [.0016, .0024, .0027, .0026, .0024], .01),
                     cone(Q, (-.005, .021, .0085), (-.004, .012, .0085), .0014, .0022))
        sheet = smax(ellipsoid(Q, (-.003, .006, .0085), (.0150, .0245, .0030)),
                     -ellipsoid(Q, (.0035, -.002, .008), (.0085, .011, .012)), .003)
        bowl = smax(ellipsoid(Q, (.003, -.001, .002), (.0115, .0135, .0085)),
                    -ellipsoid(Q, (.0035, -.001, .0065), (.0085, .0105, .0085)), .002)
        lobe = ellipsoid(Q, (-.001, -.0235, .0065), (.0075, .0085, .0032))
        tragus = ellipsoid(Q, (.0105, -.005, .0055), (.0032, .0055, .0036))
        return union(.004, sheet, bowl, rim, fold, lobe, tragus)
    V, Q = exact_mesh(ear, (-.024, -.036, -.010), (.018, .036, .020), .0007)
    turn = rotation(-15) @ np.float32([(0, 0, 1), (-1, 0, 0), (0, 1, 0)]) @ rotation(0, -12)
    V = V @ turn.T + np.float32((.0660, .0130, .7500))
    return both((V, Q[(head(V, mirror(V), 'man') > -.001)[Q].any(1)]))


def body(P, figure='man', arms=True, limbs=None, hands=False):
    """The whole figure, standing or with the limbs of a pose."""
    man, mother = figure == 'man', figure == 'mother'
    X = mirror(P, .008)                           # soft: the thighs part in a round arch
    k = 1.0 if man else .90                       # shoulder width
    rib = ellipsoid(X, (.050, -.006, .350), (.107 if man else .102, .120 if man else .114, .215))
    back = ellipsoid(P, (0, .044, .480), (.10, .060, .18))
    gird = cone(X, (.03, .018, .510), (.163 * k, .010, .496), .058 * k, .052 * k)
    delt = ellipsoid(X, (.188 * k, .002, .468), (.054 * k, .056 * k, .077))
    trap = cone(X, (.012, .036, .635), (.150 * k, .024, .527), .034 * k, .031 * k)
    neck = (cone(P, (0, .032, .545), (0, .010, .700), .056, .053) if man
            else cone(P, (0, .030, .545), (0, .010, .700), .047, .045))
    scap = ellipsoid(X, (.082 * k, .070, .430), (.058, .030, .088))
    lat = ellipsoid(X, (.104 * k, .03, .33), (.048, .068, .17))
    waist = ellipsoid(P, (0, .0, .15), ((.134, .088, .19) if man else (.126, .084, .19)))
    pel = ellipsoid(P, (0, .008, .025), ((.168, .105, .145) if man else (.174, .106, .145)))
    glu = ellipsoid(X, (.081, .047, -.048), (.076, .078, .092))
    rib = smin(rib, ellipsoid(X, (.064, -.058, .468), (.078, .042, .072)), .07)
    if not man:
        rib = smin(rib, ellipsoid(X, (.058, -.084, .385), (.054, .044, .062)), .07)
    if mother:
        rib = smin(rib, ellipsoid(X, (.066, -.118, .372), (.054, .058, .058)), .03)
        waist = union(.09, waist, ellipsoid(P, (0, -.126, .190), (.134, .118, .178)),
                      ellipsoid(P, (0, -.080, .070), (.116, .106, .100)))
    d = union(.07, rib, gird, waist, lat)
    d = smin(d, back, .04)
    d = smin(d, pel, .08)
    thigh = limbs.thighs(P) if limbs else chain(
        X, [(.090, .008, -.05), (.094, .004, -.20), (.094, .0, -.35), (.093, -.002, -.46)], [.085, .079, .065, .052], .04)
    d = union(.04, d, thigh, delt) if limbs else union(.04, d, smin(thigh, glu, .05), delt)
    d = smin(d, scap, .035)
    d = union(.05, d, neck, trap)
    d = smin(d, head(P, X, figure), .028)
    d = smin(d, limbs.shins(P) if limbs else leg(X), .03)
    if arms:
        d = smin(d, limbs.arms(P) if limbs else arm(X, k), .03)
    else:
        d = d + back_folds(X)
    if hands:
        L = hand.on_arm(X)
        d = smin(d, hand.UNIT * hand.palm(L, flat_cone(L, (0, 0, -.5), (0, 0, .25), .33, .38, 1, .64)), .02)
    return d


def back_folds(X):
    """Depth of the cleft and the folds of the buttocks and of the creases of the knee hollows, which tell the back from the front."""
    x, y, z = np.moveaxis(X, -1, 0)
    fold = lambda off, depth: depth * np.exp(-(off / .0045) ** 2)
    folds = fold(z + .128 - 2.2 * (x - .075) ** 2, .0100) * smoothstep(.135, .100, x)
    cleft = fold(x - .008, .014) * smoothstep(-.125, -.100, z) * smoothstep(.060, .010, z)
    knee = (fold(z + .478, .0055) + fold(z + .497, .0055)) * smoothstep(.034, .020, np.abs(x - .094))
    return (folds + cleft + knee) * smoothstep(.015, .035, y)


def leg(X):
    """Knee and lower leg of the standing figure; the joint is at z = -0.485."""
    shank = chain(X, [(.093, -.002, -.44), (.094, .002, -.50), (.094, .014, -.62),
                      (.094, .014, -.76), (.094, .012, -.90)],
                  [.053, .048, .045, .038, .034], .04)
    calf = union(.02, ellipsoid(X, (.079, .034, -.605), (.035, .034, .110)), ellipsoid(X, (.111, .032, -.590), (.034, .034, .100)))
    patella = ellipsoid(X, (.094, -.040, -.475), (.028, .020, .034))
    return smin(union(.03, shank, calf, patella), foot(X), .03)


def foot(X):
    """Standing foot, toes to -y; the sole is at z = -0.985."""
    heel = ellipsoid(X, (.092, .042, -.952), (.031, .036, .036))
    instep = chain(X, [(.094, .004, -.900), (.095, -.045, -.930), (.097, -.105, -.954)],
                   [.036, .033, .024], .02)
    side = flat_cone(X, (.100, .02, -.962), (.1035, -.115, -.967), .030, .044, 2, .50)
    d = union(.03, heel, instep, side)
    toes = [((.079, -.140), (.076, -.186), .0150), ((.096, -.146), (.095, -.184), .0110),
            ((.109, -.140), (.110, -.174), .0102), ((.121, -.132), (.123, -.162), .0096),
            ((.132, -.120), (.135, -.147), .0092)]
    for a, b, r in toes:
        d = smin(d, cone(X, (*a, -.967), (*b, -.972), r * 1.05, r), .012)
    return smax(d, -.985 - X[..., 2], .012)


def arm(X, k=1.0):
    return chain(X - vec(.205 * (k - 1), 0, 0), [(.205, .0, .455), (.216, .006, .36), (.235, .018, .20), (.248, .0, .10), (.262, -.03, -.04)],
                 [.048 * k, .044 * k, .039 * k, .038 * k, .027 * k], .03)


def arm_fade(P):
    """1 on the trunk, falling to 0 along the forearm: the body has no hands."""
    side = smoothstep(.170, .215, np.abs(P[:, 0]) + .12 * np.clip(-P[:, 2], 0, .1))
    return 1 - side * (1 - smoothstep(.02, .26, P[:, 2]))


# ---------------------------------------------------------------------- pose
def bend(V, z0, z1, degrees, y0=.03):
    """Bend everything above z0 forward (positive) about the x axis.

    The angle grows smoothly between z0 and z1; a centre line at depth y0 is
    integrated, so lengths along the spine are kept.
    """
    z = np.linspace(z0, max(z1, V[:, 2].max()) + .01, 400)
    a = np.radians(degrees) * smoothstep(z0, z1, z)
    dz = z[1] - z[0]
    cy = y0 + np.concatenate([[0], np.cumsum(-np.sin(a[:-1]) * dz)])
    cz = z0 + np.concatenate([[0], np.cumsum(np.cos(a[:-1]) * dz)])
    t = np.clip(V[:, 2], z0, z[-1])
    A, Y, Z = (np.interp(t, z, q) for q in (a, cy, cz))
    off, below = V[:, 1] - y0, np.minimum(V[:, 2] - z0, 0)
    return np.float32([V[:, 0], Y + off * np.cos(A), Z + off * np.sin(A) + below]).T


def turn_head(V, degrees, z0=.565, z1=.70, y0=.018):
    """Turn head and neck; the angle grows from z0 to z1 (positive: to the person's left)."""
    a = np.radians(degrees) * smoothstep(z0, z1, V[:, 2])
    x, y = V[:, 0], V[:, 1] - y0
    return np.float32([x * np.cos(a) - y * np.sin(a), y0 + x * np.sin(a) + y * np.cos(a), V[:, 2]]).T
