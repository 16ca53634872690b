"""From the renderer's float image to a JPEG: filter, haze, tone curve, grade, dither.

The noise filter is an edge-avoiding a-trous wavelet on the light alone (image divided by surface colour), guided by
normal, surface colour, depth and a blurred copy of the luminance.
"""
import tempfile

import bpy
import numpy as np

from kit.blender import new_scene, read_image
from kit.colour import LUMA, save, to_srgb

PASSES = ('Image', 'Normal', 'Depth', 'DiffCol', 'GlossCol')

def _neighbours(x):
    p = np.pad(x, ((1, 1), (1, 1)) + ((0, 0),) * (x.ndim - 2), mode='edge')
    h, w = x.shape[:2]
    return [p[i:i + h, j:j + w] for i in range(3) for j in range(3)]


def remove_fireflies(c):
    """Clamp every luminance into the third..seventh rank of its 3x3 window: no salt and pepper, edges stay."""
    lum = c @ LUMA
    ranks = np.sort(np.stack(_neighbours(lum)), 0)
    return c * (np.clip(lum, ranks[2], ranks[6]) / np.maximum(lum, 1e-6))[..., None]


def filter_noise(colour, normal, albedo, depth, levels=4, strength=.5, s_normal=.3, s_depth=.02, s_albedo=.06):
    kernel = [1 / 16, 1 / 4, 3 / 8, 1 / 4, 1 / 16]
    h, w, _ = colour.shape
    c = remove_fireflies(remove_fireflies(colour))
    for level in range(levels):
        step = 2 ** level
        pad = 2 * step
        padded = lambda x: np.pad(x, ((pad, pad), (pad, pad)) + ((0, 0),) * (x.ndim - 2), mode='edge')
        g = c @ LUMA
        for _ in range(2):
            g = sum(_neighbours(g)) / 9
        pc, pn, pa, pd, pg = padded(c), padded(normal), padded(albedo), padded(depth), padded(g)
        total, weight = np.zeros_like(c), np.zeros((h, w), np.float32)
        for i in range(5):
            for j in range(5):
                s = (slice(i * step, i * step + h), slice(j * step, j * step + w))
                e = (((pn[s] - normal) ** 2).sum(-1) / s_normal ** 2 + ((pa[s] - albedo) ** 2).sum(-1) / s_albedo ** 2
                     + np.abs(pd[s] - depth) / (depth * step * s_depth + 1e-6)
                     + ((pg[s] - g) / (g + .03) / (strength * .7 ** level)) ** 2)
                k = kernel[i] * kernel[j] * np.exp(-e)
                total += pc[s] * k[..., None]
                weight += k
        c = total / np.maximum(weight, 1e-6)[..., None]
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


def new_daylight_scene(width, height, samples):
    """Empty scene with the few bounces that a daylight picture needs."""
    c = new_scene(width, height, samples).cycles
    c.use_adaptive_sampling, c.adaptive_threshold = True, .02
    c.adaptive_min_samples = max(12, samples // 4)
    c.max_bounces, c.diffuse_bounces, c.glossy_bounces = 10, 2, 3
    c.transmission_bounces, c.transparent_max_bounces = 10, 12
    c.sample_clamp_indirect, c.sample_clamp_direct, c.blur_glossy = 3, 12, 1.0
    c.caustics_reflective = c.caustics_refractive = False


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
    """Write the finished picture. haze = (start, distance, rgb): fog by depth, without noise; bloom: strength of the
    glare around a visible sun."""
    image, depth = passes['Image'], np.minimum(passes['Depth'][..., 0], 1e3)
    if denoise:
        diffuse, gloss = passes['DiffCol'], passes['GlossCol']
        albedo = np.clip(diffuse + gloss * np.clip(1 - 8 * diffuse.max(-1, keepdims=True), 0, 1), 0, 1)
        image = filter_noise(image / (albedo + .03), passes['Normal'], albedo, depth) * (albedo + .03)
    if haze:
        k = np.where(depth < 480, 1 - np.exp(-np.maximum(depth - haze[0], 0) / haze[1]), 0)[..., None]
        image = image * (1 - k) + np.float32(haze[2]) * k
    if bloom:
        image = image + bloom * glare(image)
    save(grade(to_srgb(tone_curve(image * exposure))), path, dither=.8)


def draw(build, path, width, height, samples):
    """Make one picture: `build` sets the scene and may return options for ``develop``."""
    new_daylight_scene(width, height, samples)
    options = build() or {}
    develop(render(), path, **options)
