"""From the renderer's float image to a JPEG: filter, haze, tone curve, grade, dither.

The noise filter is an edge-avoiding a-trous wavelet on the light alone (image divided by surface colour), guided by
normal, surface colour, depth and a blurred copy of the luminance.
"""
import tempfile

import bpy
import numpy as np

from kit.blender import new_scene, read_image
from kit.colour import LUMA, linear, save, to_srgb

PASSES = ('Image', 'Normal', 'Depth', 'DiffCol', 'GlossCol')


def _neighbours(x):
    return [np.roll(x, (i, j), (0, 1)) for i in (-1, 0, 1) for j in (-1, 0, 1)]


def remove_fireflies(c):
    """Clamp every luminance into the third..seventh rank of its 3x3 window: no salt and pepper, edges stay."""
    lum = c @ LUMA
    ranks = np.sort(np.stack(_neighbours(lum)), 0)
    return c * (np.clip(lum, ranks[2], ranks[6]) / np.maximum(lum, 1e-6))[..., None]


def filter_noise(colour, normal, albedo, depth):
    kernel = ((-2, 1 / 16), (-1, 1 / 4), (0, 3 / 8), (1, 1 / 4), (2, 1 / 16))
    c = remove_fireflies(remove_fireflies(colour))
    for level in range(4):
        step = 2 ** level
        g = sum(_neighbours(sum(_neighbours(c @ LUMA)))) / 81
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
    h, w, _ = image.shape
    bright = np.maximum(image - threshold, 0)
    fy, fx = np.fft.fftfreq(2 * h)[:, None] * 2 * np.pi, np.fft.rfftfreq(2 * w)[None] * 2 * np.pi
    kernel = sum(k * np.exp(-.5 * (fx ** 2 + fy ** 2) * (s * w) ** 2) for k, s in ((.5, .012), (1.6, .05), (4.5, .16)))
    return np.stack([np.fft.irfft2(np.fft.rfft2(bright[..., c], (2 * h, 2 * w)) * kernel, (2 * h, 2 * w))[:h, :w] for c in range(3)], -1)


def grade(x, contrast=.12, saturation=1.06):
    """Gentle S-curve, a touch of teal in the shadows and of warmth in the lights: the common look of all pictures."""
    x = x + contrast * (x - .5) * 4 * x * (1 - x) * .5
    lum = (x @ LUMA)[..., None]
    x = lum + (x - lum) * saturation
    x = x + (1 - lum) ** 3 * np.float32([-.012, .006, .012]) + lum ** 2 * np.float32([.008, .003, -.008])
    return np.clip(x, 0, 1)


def render():
    """Render the scene; returns its passes as float arrays by name."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    files.file_slots.clear()
    for name in PASSES:
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])
    with tempfile.TemporaryDirectory() as folder:
        files.base_path = folder
        bpy.ops.render.render(write_still=False)
        return {name: read_image(f'{folder}/{name}{scene.frame_current:04d}.exr')[..., :3] for name in PASSES}


def develop(passes, path, exposure=1.12, denoise=True, haze=None, bloom=0.0):
    """Write the finished picture. haze = (colour, start, distance, level): fog by depth, without noise; bloom: strength
    of the glare around a visible sun."""
    image, depth = passes['Image'], np.minimum(passes['Depth'][..., 0], 1e3)
    if denoise:
        diffuse, gloss = passes['DiffCol'], passes['GlossCol']
        albedo = np.clip(diffuse + gloss * np.clip(1 - 8 * diffuse.max(-1, keepdims=True), 0, 1), 0, 1)
        image = filter_noise(image / (albedo + .03), passes['Normal'], albedo, depth) * (albedo + .03)
    if haze:
        colour, start, distance, level = haze
        k = np.where(depth < 480, 1 - np.exp(-np.maximum(depth - start, 0) / distance), 0)[..., None]
        image = image * (1 - k) + np.float32(linear(colour)[:3]) * level * k
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
    options = build() or {}
    develop(render(), path, **options)
