"""Colours for the density pictures: one render serves every theme."""
import numpy as np
from PIL import Image


def linear(h):
    h = h.lstrip('#')
    v = np.array([int(h[i:i + 2], 16) / 255 for i in (0, 2, 4)])
    return np.where(v <= .04045, v / 12.92, ((v + .055) / 1.055) ** 2.4).astype(np.float32)


def to_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - .055)


# middle and edge of the background, soft tissue, bone, glow
THEMES = {
    'dark': dict(bg=('#17657A', '#08242E')),
    'light': dict(bg=('#F9FCFD', '#C9DFE9'), soft='#2C8199', bone='#0E5263', glow='#EE5A31'),
    'life': dict(bg=('#FBFCF8', '#CDE1EA'), soft='#2C8199', bone='#0E5263', glow='#FFBE24'),
}


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


def colour(D, theme, halo, centre, radius):
    """D: densities (H, W, 3); halo: soft glow (H, W); returns linear RGB."""
    H, W, _ = D.shape
    soft, bone, hot = (D[..., i:i + 1] for i in range(3))
    t = THEMES[theme]
    b = background(W, H, t['bg'], *centre, radius)
    if theme == 'dark':
        hot = hot + halo[..., None] + .45 * blur(hot, W * .008)
        bone = bone + .10 * blur(bone, W * .006)
        e = 1 - np.exp(-(soft * linear('#6CC4DA') * 1.15 + bone * linear('#E3F6FB')))
        body = 1 - (1 - b) * (1 - e)
        warm = 1 - np.exp(-hot * (np.array([3.0, .92, .06], np.float32)
                                  + np.minimum(hot, 2) * np.array([.6, .55, .16], np.float32)))
        return 1 - (1 - body * np.exp(-hot * .9)) * (1 - warm)

    def absorb(d, h, k):
        return np.exp(np.log(np.maximum(linear(h), .003)) * d * k)
    hot = hot * .9 + halo[..., None] + .25 * blur(hot, W * .006)
    through = absorb(soft, t['soft'], .85) * absorb(bone, t['bone'], .60)
    if theme == 'life':              # yellow on teal turns green: take the teal out under the glow
        light = (through @ np.array([.25, .60, .15], np.float32))[..., None]
        cover = 1 - np.exp(-3.0 * hot)
        return b * (through * (1 - cover) + light * cover) * absorb(1.5 * (1 - np.exp(-hot / 1.5)), t['glow'], 1.5)
    return b * through * absorb(1.6 * (1 - np.exp(-hot / 1.6)), t['glow'], 1.45)


def save(rgb, path, quality=92):
    """Dither, then 8 bits: no banding on the long gradients."""
    H, W, _ = rgb.shape
    o = to_srgb(rgb)
    rng = np.random.default_rng(1)
    o = o + (rng.random((H, W, 1)) + rng.random((H, W, 1)) - 1) * (1.0 / 255)
    im = Image.fromarray((np.clip(o, 0, 1) * 255 + .5).astype(np.uint8))
    if path.endswith('.png'):
        im.save(path)
    else:
        im.save(path, quality=quality, subsampling=0, optimize=True)
