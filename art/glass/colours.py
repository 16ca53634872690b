"""Densities of soft tissue, bone and glow -> colours of the themes dark and light.

Dark pictures add light, light ones absorb it. The glow is amber where it marks a place, coral where it marks an injury.
"""
import numpy as np
from scipy.ndimage import uniform_filter

from kit import contrast
from kit.colour import rgb as linear, save, to_srgb
from kit.sdf import rounded_box, smoothstep

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
    t = smoothstep(0, r * s, np.hypot(x - cx * W, y - cy * H))[..., None]
    return linear(colours[0]) * (1 - t) + linear(colours[1]) * t


def blur(a, sigma):
    """Three box blurs of the first two axes, about a Gaussian."""
    size = 2 * max(1, int(sigma * .98)) + 1
    for _ in range(3):
        a = uniform_filter(a, (size, size, 1)[:a.ndim], mode='nearest')
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

    absorb = lambda d, hex_colour, k: np.maximum(linear(hex_colour), .003) ** (d * k)
    hot = hot * .9 + skin * (halo[..., None] + .25 * blur(hot, W * .006))
    through = absorb(soft, t['soft'], .85) * absorb(bone, t['bone'], .60)
    if not injury:                   # amber on teal turns green: take the teal out under the glow
        light = (through @ np.array([.25, .60, .15], np.float32))[..., None]
        cover = 1 - np.exp(-3.0 * hot)
        through = through * (1 - cover) + light * cover
    return b * through * absorb(1.6 * (1 - np.exp(-hot / 1.6)), absorbed, 1.45)


def halo(W, H, spread, spots):
    """The glow itself: bright cores in wide soft halos, drawn in 2D; spots: x, y, pixels per metre, radius, strength."""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    out = np.zeros((H, W), np.float32)
    for cx, cy, k, r, a in spots:
        d = np.hypot(x - cx, y - cy) / (r * k)
        out += a * (.55 * np.exp(-(d / .62) ** 2) + .30 * np.exp(-(d / spread) ** 2) + .03 * np.exp(-(d / (1.9 * spread)) ** 2))
    return out


def xray_panel(D, box):
    """Bones only show inside a plate with a fine bright edge."""
    H, W, _ = D.shape
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    x0, y0, x1, y1 = box[0] * W, box[1] * H, box[2] * W, box[3] * H
    d = rounded_box(np.stack([x - (x0 + x1) / 2, y - (y0 + y1) / 2], -1), ((x1 - x0) / 2, (y1 - y0) / 2), .012 * W)
    px = W / 1600
    inside = smoothstep(.8 * px, -.8 * px, d)
    D[..., 1] *= 1.21 * inside
    D[..., 0] *= 1 - .35 * inside
    D[..., 0] += .16 * inside
    D[..., 1] += .55 * np.exp(-(d / (1.1 * px)) ** 2) + .06 * np.exp(-np.abs(d) / (9 * px))
    return D


def develop(D, glow, s, path):
    """Write the finished picture of a shot from its densities and its glow."""
    H, W, _ = D.shape
    thick = D.sum(-1, keepdims=True)     # all light ends with the skin, and fades with the arms
    skin = smoothstep(.5, 1, blur(np.float32(thick > .004), W * .001)) * smoothstep(0, .02, blur(thick, W * .001))
    words = contrast.zone(W, H)
    if words:                        # nothing reaches them
        m = (smoothstep(.36, .50, np.linspace(0, 1, W, dtype=np.float32)[None]) if words is contrast.WIDE
             else smoothstep(.25, .43, np.linspace(0, 1, H, dtype=np.float32)[:, None]))
        D, glow = D * m[..., None], glow * m
    if s.panel:
        D = xray_panel(D, s.panel)
    radius = .62 if words is contrast.WIDE else .70
    rgb = colour(D, s.theme, glow, skin, (s.fx, min(.62, max(.4, s.fy))), radius, s.injury)
    save(to_srgb(rgb), path)
