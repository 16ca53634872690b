"""Forearm, wrist and hand seen from the palm, in their own coordinates.

The middle finger points to +z, the thumb to -x, the palm to -y; one unit is
about 9 cm.
"""
import numpy as np

from kit.sdf import chain, cone, ellipsoid, fitted, flat_cone, mirror, smax, smin, sphere, union

# base, knuckle, direction in degrees from +z, phalanx lengths, radius
FINGERS = [((-.20, .33), (-.37, .98), -10, (.46, .28, .20), .085),
           ((-.06, .36), (-.10, 1.04), -2, (.52, .33, .21), .088),
           ((.08, .34), (.13, .98), 5, (.48, .31, .20), .083),
           ((.20, .30), (.33, .88), 13, (.38, .23, .18), .072)]
THUMB = ((-.30, .20), (-.62, .52), -38, (.36, .27), .098)


def joints(base, knuckle, direction, lengths):
    pts = [(base[0], 0, base[1]), (knuckle[0], 0, knuckle[1])]
    (x, z), y = knuckle, 0
    for i, ln in enumerate(lengths):
        y -= .045 * (i + 1)
        x += ln * np.sin(np.radians(direction))
        z += ln * np.cos(np.radians(direction))
        pts.append((x, y, z))
    return pts


RAYS = [(joints(*f[:4]), f[4]) for f in FINGERS] + [(joints(*THUMB[:4]), THUMB[4])]


# the hand on the left arm of the figure, its palm to the front: directions of its axes, and where it begins
UNIT = .09
AXES = np.array([(-.938, -.346, .012), (-.343, .926, -.153), (.042, -.148, -.988)], np.float32)
WRIST = np.float32([.2560, -.0400, -.0690])


def on_arm(X):
    """Points of the body's left half in the hand's coordinates."""
    return (X - WRIST) @ AXES.T / UNIT


def soft(P):
    return palm(P, smin(flat_cone(P, (0, 0, -2.8), (0, 0, -.1), .60, .36, 1, .74),
                        flat_cone(P, (0, 0, -.2), (0, 0, .25), .36, .40, 1, .62), .2))


def palm(P, d):
    """Palm and fingers, grown onto the wrist d."""
    for pts, r in RAYS:
        thumb = r == THUMB[4]
        rr = r * 1.42
        finger = chain(P, pts[1:], [rr * 1.18, rr * 1.08, rr * .98, rr * .84][:len(pts) - 1], .03)
        palm = flat_cone(P, pts[0], pts[1], .2 if thumb else .27, rr * 1.35, 1, .75)
        d = smin(d, smin(palm, finger, .08), .13 if thumb else .11)
    return d


def long_bone(P, a, b, r):
    a, b = np.array(a, np.float32), np.array(b, np.float32)
    u = (b - a) / np.linalg.norm(b - a)
    a, b = a + u * .035, b - u * .03
    return union(.05, cone(P, a, b, r * .66, r * .57), sphere(P, a + u * r * .35, r * .75),
                 sphere(P, b - u * r * .25, r * .66))


# eight carpal bones: centre, radii
CARPALS = [((-.25, .0, .155), (.080, .085, .070)), ((-.135, .01, .225), (.060, .080, .075)),
           ((-.010, .0, .205), (.070, .090, .120)), ((.125, .0, .195), (.080, .080, .095)),
           ((-.165, .0, .025), (.095, .080, .080)), ((-.020, .0, .025), (.070, .085, .075)),
           ((.105, .01, .050), (.068, .075, .065)), ((.165, -.075, .060), (.050, .050, .055))]


def forearm(P):
    radius = smin(chain(P, [(-.14, 0, -3.2), (-.16, 0, -.6), (-.12, 0, -.20)], [.11, .105, .165], .1),
                  ellipsoid(P, (-.115, 0, -.165), (.175, .115, .085)), .08)
    radius = smin(radius, cone(P, (-.24, 0, -.16), (-.265, 0, -.06), .06, .035), .05)
    ulna = smin(chain(P, [(.19, .02, -3.2), (.18, .02, -.5), (.17, .02, -.19)], [.085, .072, .085], .06),
                ellipsoid(P, (.165, .02, -.170), (.092, .090, .060)), .05)
    return np.minimum(radius, smin(ulna, cone(P, (.23, .06, -.16), (.235, .06, -.08), .04, .025), .03))


def bones(P, above=None):
    """Rays and wrist, below the forearm of this drawing or another one's distance."""
    d = forearm(P) if above is None else above
    for pts, r in RAYS:
        for i in range(len(pts) - 1):
            d = np.minimum(d, long_bone(P, pts[i], pts[i + 1], r * (1, .92, .82, .72)[i]))
    hull = union(.10, *(ellipsoid(P, c, 1.22 * np.array(r)) for c, r in CARPALS[:7]))
    row = fitted(smax(hull, .020 - d, .02), P, [c for c, _ in CARPALS[:7]], .026, .03)
    return union(.008, np.minimum(d, row), ellipsoid(P, *CARPALS[7]))


def bones_on_arm(P):
    """Bones of both hands of the figure."""
    return UNIT * bones(on_arm(mirror(P)), np.float32(9))


def median_nerve(P):
    """Through the carpal tunnel, then along both sides of thumb, index and middle finger, and the ring finger's thumb side."""
    d = chain(P, [(.0, -.14, -3.1), (-.02, -.15, -1.0), (-.02, -.16, -.2), (-.02, -.16, .28)], [.031, .031, .032, .029], .01)
    for k, side, fork in ((4, -1, (-.26, .38)), (4, 1, (-.26, .38)), (0, -1, (-.22, .66)), (0, 1, (-.17, .82)),
                          (1, -1, (-.17, .82)), (1, 1, (.02, .82)), (2, -1, (.02, .82))):
        pts, r = np.array(RAYS[k][0][1:]), 1.05 * RAYS[k][1]
        t = np.gradient(pts, axis=0)
        beside = pts + side * r * np.stack([t[:, 2], 0 * r * t[:, 0], -t[:, 0]], 1) / np.hypot(t[:, 2:], t[:, :1]) - (0, .05, 0)
        beside[0] += .10 * t[0]
        beside[-1] -= .45 * t[-1]
        d = smin(d, chain(P, [(-.02, -.16, .20), (-.02, -.16, .30), (fork[0], -.15, fork[1]), *beside],
                          np.linspace(.021, .010, 3 + len(pts)), .01), .012)
    return d
