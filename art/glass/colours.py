"""Densities of soft tissue, bone and glow -> colours of the themes dark and light: one render serves both.

Dark pictures add light, light ones absorb it. The glow is amber where it marks a place, coral where it marks an injury.
"""
import numpy as np

from kit import colour as k, contrast
from kit.sdf import smoothstep


def linear(hex_colour):
    return np.float32(k.linear(hex_colour)[:3])


# middle and edge of the background, soft tissue, bone, glow
THEMES = {
    'dark': dict(bg=('#17657A', '#08242E')),
    'black': dict(bg=('#000000', '#000000')),   # for a page that adds the picture to its own ground
    'light': dict(bg=('#F9FCFD', '#C9DFE9'), soft='#2C8199', bone='#0E5263'),
}
# of the glow, for a place and for an injury: what it absorbs on light, and what it adds on dark, thin and dense
PLACE = '#F6A21C', (3.0, .92, .06), (.6, .55, .16)
INJURY = '#EE5A31', (3.0, .40, .12), (.6, .20, .12)


def background(W, H, colours, cx, cy, r):
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    s = max(W, H * 1.2)
    d = np.sqrt(((x - cx * W) / s) ** 2 + ((y - cy * H) / s) ** 2) / r
    t = np.clip(d, 0, 1)
    t = (t * t * (3 - 2 * t))[..., None]
    return linear(colours[0]) * (1 - t) + linear(colours[1]) * t


def blur(a, sigma):
    """Three box blurs, about a Gaussian."""
    r = max(1, int(sigma * .98))
    for _ in range(3):
        for ax in (0, 1):
            p = np.pad(a, [(r + 1, r) if i == ax else (0, 0) for i in range(a.ndim)], mode='edge')
            c = np.cumsum(p, ax, dtype=np.float64)
            n = a.shape[ax]
            a = ((np.take(c, range(2 * r + 1, 2 * r + 1 + n), ax)
                  - np.take(c, range(0, n), ax)) / (2 * r + 1)).astype(np.float32)
    return a


def colour(D, theme, halo, skin, centre, radius, injury=False):
    """D: densities (H, W, 3); halo: soft glow (H, W); skin: 1 where light may spread; returns linear RGB."""
    H, W, _ = D.shape
    soft, bone, hot = (D[..., i:i + 1] for i in range(3))
    t = THEMES[theme]
    absorbed, thin, dense = INJURY if injury else PLACE
    b = background(W, H, t['bg'], *centre, radius)
    if theme in ('dark', 'black'):
        hot = hot + skin * (halo[..., None] + .45 * blur(hot, W * .008))
        bone = bone + .10 * blur(bone, W * .006)
        e = 1 - np.exp(-(soft * linear('#6CC4DA') * 1.15 + bone * linear('#E3F6FB')))
        body = 1 - (1 - b) * (1 - e)
        warm = 1 - np.exp(-hot * (np.float32(thin) + np.minimum(hot, 2) * np.float32(dense)))
        return 1 - (1 - body * np.exp(-hot * .9)) * (1 - warm)

    def absorb(d, h, k):
        return np.exp(np.log(np.maximum(linear(h), .003)) * d * k)
    hot = hot * .9 + skin * (halo[..., None] + .25 * blur(hot, W * .006))
    through = absorb(soft, t['soft'], .85) * absorb(bone, t['bone'], .60)
    if not injury:                   # amber on teal turns green: take the teal out under the glow
        light = (through @ np.array([.25, .60, .15], np.float32))[..., None]
        cover = 1 - np.exp(-3.0 * hot)
        through = through * (1 - cover) + light * cover
    return b * through * absorb(1.6 * (1 - np.exp(-hot / 1.6)), absorbed, 1.45)


def halo(s, to_camera, W, H):
    """The glow itself: a bright core in a wide soft halo, drawn in 2D."""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    out = np.zeros((H, W), np.float32)
    for c, r, a in s.glow:
        p = np.array([c], np.float32)
        if s.pose:
            p = s.pose(p)
        X, Y, Z = to_camera(p)[0]
        k = s.lens / 36 * W / Y
        d = np.sqrt((x - s.fx * W - X * k) ** 2 + (y - s.fy * H + Z * k) ** 2) / (r * k)
        out += a * (.55 * np.exp(-(d / .62) ** 2) + .30 * np.exp(-(d / (1.0 * s.halo)) ** 2)
                    + .03 * np.exp(-(d / (1.9 * s.halo)) ** 2))
    return out


def xray_panel(D, box):
    """Bones only show inside a plate with a fine bright edge."""
    H, W, _ = D.shape
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    x0, y0, x1, y1 = box[0] * W, box[1] * H, box[2] * W, box[3] * H
    r = .012 * W
    qx = np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2 + r
    qy = np.abs(y - (y0 + y1) / 2) - (y1 - y0) / 2 + r
    d = (np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2)
         + np.minimum(np.maximum(qx, qy), 0) - r)
    px = W / 1600
    inside = smoothstep(.8 * px, -.8 * px, d)
    D = D.copy()
    D[..., 1] *= 1.21 * inside
    D[..., 0] *= 1 - .35 * inside
    D[..., 0] += .16 * inside
    D[..., 1] += .55 * np.exp(-(d / (1.1 * px)) ** 2) + .06 * np.exp(-np.abs(d) / (9 * px))
    return D


def develop(D, s, to_camera, path, body):
    """Write the finished picture of a shot from its densities; `body`: whether soft tissue is around all of it."""
    H, W, _ = D.shape
    glow = halo(s, to_camera, W, H)
    thick, skin = D.sum(-1, keepdims=True), 1
    if body:                         # all light ends with the skin, and fades with the arms
        skin = smoothstep(.5, 1, blur(np.float32(thick > .004), W * .001)) * smoothstep(0, .02, blur(thick, W * .001))
    words = s.theme != 'black' and contrast.zone(W, H)
    if words:                        # nothing reaches them
        m = (smoothstep(.36, .50, np.linspace(0, 1, W, dtype=np.float32)[None]) if words is contrast.WIDE
             else smoothstep(.25, .43, np.linspace(0, 1, H, dtype=np.float32)[:, None]))
        D, glow = D * m[..., None], glow * m
    if s.panel:
        D = xray_panel(D, s.panel)
    radius = .62 if words is contrast.WIDE else .70
    rgb = colour(D, s.theme, glow, skin, (s.fx, min(.62, max(.4, s.fy))), radius, s.injury)
    k.save(k.to_srgb(rgb), path)
