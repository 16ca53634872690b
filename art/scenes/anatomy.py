"""Plaster anatomy from distance fields: vertebrae and discs, knee, shoulder. Few, well-rounded parts look most credible.

Axes of all bones: +x to the person's side, +y to the back, +z up.
"""
import math

import bpy
import numpy as np

from glass import bones
from kit import sdf as S, shapes as sh
from kit.blender import empty, link, rad
from kit.materials import mat
from kit.shapes import assign, surface


# ---------------------------------------------------------------- spine
def vertebra_field(P):
    q, z = P.copy(), P[..., 2]
    waist = 1 + .22 * np.clip(np.abs(z) / .3, 0, 1) ** 2 - .08
    q[..., 0], q[..., 1] = P[..., 0] / waist, (P[..., 1] + .42) / (waist * .84)
    body = S.rounded_cylinder(q, (0, 0, 0), .47, .31, .09) * .84
    body = S.smax(body, -S.rounded_cylinder(P, (0, .10, 0), .20, 2, .05), .12)
    X = S.mirror(P)
    pedicle = S.cone(X, (.30, -.15, .08), (.34, .26, .07), .12, .125)
    lamina = S.cone(X, (.34, .26, .05), (.0, .56, -.06), .125, .15)
    transverse = S.flat_cone(X, (.34, .24, .05), (.90, .45, .11), .155, .082, 1, .80)
    upper = S.ellipsoid(X, (.37, .30, .30), (.105, .12, .20))
    lower = S.ellipsoid(X, (.30, .47, -.28), (.105, .11, .20))
    process = S.flat_cone(P, (0, .56, -.04), (0, 1.12, -.32), .24, .17, 0, .42)
    tip = S.ellipsoid(P, (0, 1.15, -.35), (.085, .115, .17))
    arch = S.union(.14, pedicle, lamina, transverse, S.smin(upper, lamina, .1), lower, process)
    return S.smin(body, S.smin(arch, tip, .11), .15)


def disc_field(P):
    return S.rounded_cylinder(P * np.float32([1, 1 / .84, 1]), (0, 0, 0), .530, .10, .095) * .84


def bulging_disc_field(P):
    return S.smin(disc_field(P), S.ellipsoid(P, (.36, .40, 0), (.20, .26, .10)), .16)


def spine(count, special=None, taper=.30, curve=.42, phase=(1.6, -.6), step=.018, bone='plaster', disc='dusk'):
    """Column of `count` vertebrae along +z, lowest first. special = {disc index: (material, bulging?)}."""
    special = special or {}
    vertebra = surface(vertebra_field, (-1.2, -1.1, -.75), (1.2, 1.4, .7), step, mat(bone))
    bpy.ops.object.select_all(action='DESELECT')
    vertebra.select_set(True)
    bpy.context.view_layer.objects.active = vertebra
    bpy.ops.object.convert(target='MESH')
    sources = [surface(disc_field, (-.7, -.6, -.2), (.7, .6, .2), .015, mat(disc)),
               surface(bulging_disc_field, (-.8, -.6, -.3), (.8, .8, .3), .015, mat(disc))]
    for o in (vertebra, *sources):
        o.hide_render = True
    root, z, places = empty(), .35, []
    for i in range(count):
        t = i / (count - 1)
        scale = 1 - taper * t
        places.append((curve * math.sin(t * math.pi * phase[0] + phase[1]), z, scale))
        z += .37 * (scale + 1 - taper * (i + 1) / (count - 1))

    def copy(source, material, at, scale, tilt):
        o = link(source.copy())
        o.data = source.data.copy()
        assign(o, mat(material))
        o.hide_render, o.parent = False, root
        o.location, o.scale, o.rotation_euler = at, (scale,) * 3, (-tilt, 0, 0)

    for i, (y, z, scale) in enumerate(places):
        below, above = places[max(0, i - 1)], places[min(count - 1, i + 1)]
        copy(vertebra, bone, (0, y, z), scale, math.atan2(above[0] - below[0], above[1] - below[1]))
        if i < count - 1:
            y2, z2, scale2 = places[i + 1]
            tilt, s = math.atan2(y2 - y, z2 - z), (scale + scale2) / 2
            material, bulging = special.get(i, (disc, False))
            copy(sources[bool(bulging)], material, (0, (y + y2) / 2 - .42 * s * math.cos(tilt), (z + z2) / 2 + .42 * s * math.sin(tilt)), s, tilt)
    return root


def cord(count, material='sun'):
    """Spinal cord of a straight spine(count, taper=0, curve=0): it rises out of the top, with a pair of roots below each vertebra."""
    root, step = empty(), .74
    top = .35 + step * (count - 1)
    parts = [sh.tube([(0, .10, z) for z in np.linspace(-.6, top + 1.1, 12)], .125, mat(material))]
    for i in range(count):
        z = .35 + step * i
        for side in (-1, 1):
            path = [(.03, .10, z + .12), (.20, .09, z - .08), (.40, .05, z - .24), (.60, -.03, z - .42), (.78, -.10, z - .66), (.90, -.14, z - .95)]
            parts.append(sh.tube([(side * x, y, h) for x, y, h in path], .06, mat(material), radii=[.8, 1, 1.35, 1, .8, .5]))
    for part in parts:
        part.parent = root
    return root


# ---------------------------------------------------------------- knee
def _femur(P):
    X = S.mirror(P)
    shaft = S.melted_chain(P, [(0, .0, 1.9), (0, -.05, .9), (0, .0, .40)], [.135, .118, .18], .12)
    ends = S.union(.12, shaft, S.ellipsoid(X, (.13, .0, .24), (.15, .16, .17)), S.ellipsoid(X, (.145, .07, .08), (.125, .21, .165)))
    return S.smax(ends, -S.ellipsoid(P, (0, .22, -.02), (.06, .22, .16)), .08)


def _tibia(P):
    plateau = S.ellipsoid(P, (0, .03, -.20), (.285, .215, .10))
    shaft = S.melted_chain(P, [(0, .03, -.28), (0, .02, -.62), (0, .05, -2.2)], [.20, .122, .10], .12)
    return S.smin(S.union(.14, plateau, shaft), S.ellipsoid(P, (0, -.14, -.42), (.065, .065, .11)), .1)


def _fibula(P):
    return S.smin(S.melted_chain(P, [(.25, .13, -.36), (.24, .14, -.7), (.20, .14, -2.2)], [.07, .045, .045], .05), S.ellipsoid(P, (.255, .13, -.33), (.08, .08, .10)), .06)


def knee(bend=14, accent='sun', bone='plaster', cartilage='dusk', cap=None):
    """Femur, patella, tibia, fibula and the two menisci, one of them in the accent colour.

    With a colour for `cap`, the cartilage on both bones is there and the patella, which hides it, is not.
    """
    root, upper = empty(), empty()
    for field, low, high, parent in ((_femur, (-.45, -.4, -.15), (.45, .45, 2.0), upper), (lambda P: S.ellipsoid(P, (0, -.25, .16), (.125, .07, .15)), (-.2, -.4, -.05), (.2, -.1, .4), upper),
                                     (_tibia, (-.4, -.35, -2.2), (.4, .35, .0), root), (_fibula, (.05, -.05, -2.2), (.42, .35, -.15), root)):
        surface(field, low, high, .013, mat(bone)).parent = parent
    if cap:
        upper.children[1].hide_render = True
        surface(lambda P: S.smax(_femur(P) - .016, P[..., 2] - .20 + 2.4 * P[..., 0] ** 2, .02), (-.45, -.4, -.2), (.45, .45, .4), .011, mat(cap)).parent = upper
        surface(lambda P: S.smax(_tibia(P) - .012, -.165 - P[..., 2], .02), (-.4, -.35, -.4), (.4, .35, .05), .011, mat(cap)).parent = root
    for side in (-1, 1):
        meniscus = surface(lambda P: S.torus(P * np.float32([1, .8, 1]), (side * .14, .04, -.09), .105, .038), (-.4, -.35, -.2), (.4, .4, .05), .009, mat(accent if side > 0 else cartilage))
        meniscus.parent = root
    upper.parent, upper.rotation_euler = root, (rad(-bend), 0, 0)
    return root


# ---------------------------------------------------------------- shoulder
def shoulder(accent='sun', bone='plaster'):
    """Left shoulder of the glass body, its joint at the origin and 12 times its size; the bursa in the accent colour."""
    size, joint = 12, np.float32(bones.HUMERAL_HEAD)
    root = empty()

    def bursa(P):
        """Draped over the head of the humerus, under the acromion."""
        return S.smax(np.abs(bones.humerus(P) - .0032) - .0018, S.sphere(P, (.1855, .002, .509), .0215), .003)
    for field, low, high, step, m in (
            (bones.humerus, (.14, -.04, .17), (.27, .06, .53), .0011, bone), (bones.scapula, (.05, -.05, .35), (.21, .13, .55), .0009, bone),
            (bones.clavicle, (.0, -.12, .48), (.19, .03, .56), .0009, bone), (bursa, (.15, -.04, .46), (.23, .05, .54), .0007, accent)):
        part = surface(lambda P: field(P / size + joint) * size, (np.float32(low) - joint) * size, (np.float32(high) - joint) * size, step * size, mat(m))
        part.parent = root
    return root
