"""From the renderer's float image to a JPEG: filter, haze, tone curve, grade, dither.

The noise filter is an edge-avoiding a-trous wavelet on the light alone (image divided by surface colour), guided by
normal, surface colour, depth and a blurred copy of the luminance.
"""
import bpy
import numpy as np
from scipy.ndimage import gaussian_filter, rank_filter, uniform_filter

from kit.blender import new_scene, render
from kit.colour import LUMA, rgb, save, to_srgb


def remove_fireflies(c):
    """Clamp every luminance into the third..seventh rank of its 3x3 window: no salt and pepper, edges stay."""
    lum = c @ LUMA
    third, seventh = (rank_filter(lum, rank, 3) for rank in (2, 6))
    return c * (np.clip(lum, third, seventh) / np.maximum(lum, 1e-6))[..., None]


def filter_noise(colour, normal, albedo, depth):
    kernel = ((-2, 1 / 16), (-1, 1 / 4), (0, 3 / 8), (1, 1 / 4), (2, 1 / 16))
    c = remove_fireflies(remove_fireflies(colour))
    for level in range(4):
        step = 2 ** level
        g = uniform_filter(uniform_filter(c @ LUMA, 3), 3)
        total, weight = np.zeros_like(c), np.zeros_like(g)
        for i, ki in kernel:
            for j, kj in kernel:
                near = lambda x: np.roll(x, (i * step, j * step), (0, 1))
                e = (((near(normal) - normal) / .3) ** 2).sum(-1) + (((near(albedo) - albedo) / .06) ** 2).sum(-1)
                e += np.abs(near(depth) - depth) / (depth * step * .02 + 1e-6) + ((near(g) - g) / (g + .03) / (.5 * .7 ** level)) ** 2
                k = ki * kj * np.exp(-e)
                total += near(c) * k[..., None]
                weight += k
        c = total / weight[..., None]
    return c


def tone_curve(x, knee=.5):
    """Straight up to `knee`, then a soft shoulder; hue is kept by mixing with a luminance-only curve."""
    f = lambda v: np.where(v < knee, v, knee + (1 - knee) * (1 - np.exp(-(np.maximum(v, knee) - knee) / (1 - knee))))
    x = np.maximum(x, 0)
    lum = (x @ LUMA)[..., None]
    kept = x * (f(lum) / np.maximum(lum, 1e-6))
    return np.clip(.65 * f(x) + .35 * np.minimum(kept, 1), 0, 1)


def glare(image, threshold=1.2):
    """Wide, soft light around anything brighter than white, like haze around the sun."""
    bright, w = np.maximum(image - threshold, 0), image.shape[1]
    return sum(k * gaussian_filter(bright, (s * w, s * w, 0), mode='constant') for k, s in ((.5, .012), (1.6, .05), (4.5, .16)))


def grade(x, contrast=.12, saturation=1.06):
    """Gentle S-curve, a touch of teal in the shadows and of warmth in the lights: the common look of all pictures."""
    x = x + contrast * (x - .5) * 4 * x * (1 - x) * .5
    lum = (x @ LUMA)[..., None]
    x = lum + (x - lum) * saturation
    x = x + (1 - lum) ** 3 * np.float32([-.012, .006, .012]) + lum ** 2 * np.float32([.008, .003, -.008])
    return np.clip(x, 0, 1)


def develop(path, exposure=1.12, denoise=True, haze=None, bloom=0.0):
    """Render the scene and write the finished picture. haze = (colour, start, distance, level): fog by depth, without
    noise; bloom: strength of the glare around a visible sun."""
    layer = bpy.context.scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    image, normal, depth, diffuse, gloss = render('Image', 'Normal', 'Depth', 'DiffCol', 'GlossCol')
    depth = np.minimum(depth[..., 0], 1e3)
    if denoise:
        albedo = np.clip(diffuse + gloss * np.clip(1 - 8 * diffuse.max(-1, keepdims=True), 0, 1), 0, 1)
        image = filter_noise(image / (albedo + .03), normal, albedo, depth) * (albedo + .03)
    if haze:
        colour, start, distance, level = haze
        k = np.where(depth < 480, 1 - np.exp(-np.maximum(depth - start, 0) / distance), 0)[..., None]
        image = image * (1 - k) + rgb(colour) * level * k
    if bloom:
        image = image + bloom * glare(image)
    save(grade(to_srgb(tone_curve(image * exposure))), path, dither=.8)


def draw(build, path, width, height, samples):
    """Make one picture with the few bounces that daylight needs: `build` sets the scene and may return options for ``develop``."""
    c = new_scene(width, height, samples).cycles
    c.use_adaptive_sampling, c.adaptive_threshold = True, .02
    c.adaptive_min_samples = max(12, samples // 4)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 10, 2, 3
    c.transmission_bounces, c.transparent_max_bounces = 10, 12
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3, 12, 1.0
    c.caustics_reflective = c.caustics_refractive = False
    develop(path, **(build() or {}))
