"""From the renderer's float image to a JPEG: filter, haze, tone curve, grade, dither.

The noise filter is an edge-avoiding a-trous wavelet on the light alone (image divided by surface colour), guided by
normal, surface colour, depth and a blurred copy of the luminance.
"""
import os
import shutil
import tempfile
import time

import bpy
import numpy as np
from PIL import Image

LUMA = np.float32([.2126, .7152, .0722])


def _load(path):
    image = bpy.data.images.load(path)
    w, h = image.size
    a = np.empty(w * h * 4, np.float32)
    image.pixels.foreach_get(a)
    bpy.data.images.remove(image)
    return a.reshape(h, w, 4)[::-1]  # top row first


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


def to_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - .055)


def grade(x, contrast=.12, saturation=1.06):
    """Gentle S-curve, a touch of teal in the shadows and of warmth in the lights: the common look of all pictures."""
    x = x + contrast * (x - .5) * 4 * x * (1 - x) * .5
    lum = (x @ LUMA)[..., None]
    x = lum + (x - lum) * saturation
    x = x + (1 - lum) ** 3 * np.float32([-.012, .006, .012]) + lum ** 2 * np.float32([.008, .003, -.008])
    return np.clip(x, 0, 1)


def save_jpeg(x, path, seed=1):
    """8 bits with one grey level of triangular dither, quality 92, no chroma subsampling."""
    rng = np.random.default_rng(seed)
    d = rng.random(x.shape[:2] + (1,)) - rng.random(x.shape[:2] + (1,))
    os.makedirs(os.path.dirname(os.path.abspath(path)), exist_ok=True)
    Image.fromarray((np.clip(x * 255 + d * .8, 0, 255) + .5).astype(np.uint8)).save(path, quality=92, subsampling=0)


def render(path, exposure=1.12, denoise=True, levels=4, strength=.5, haze=None, bloom=0.0,
           contrast=.12, saturation=1.06):
    """Render the scene and write the finished JPEG. haze = (start, distance, rgb): fog by depth, without
    noise; bloom: strength of the glare around a visible sun."""
    scene = bpy.context.scene
    layer = scene.view_layers[0]
    layer.use_pass_normal = layer.use_pass_z = layer.use_pass_diffuse_color = layer.use_pass_glossy_color = True
    folder = tempfile.mkdtemp(prefix='render-')
    scene.use_nodes = True
    tree = scene.node_tree
    tree.nodes.clear()
    layers, files = tree.nodes.new('CompositorNodeRLayers'), tree.nodes.new('CompositorNodeOutputFile')
    files.base_path = folder
    files.format.file_format, files.format.color_depth, files.format.exr_codec = 'OPEN_EXR', '32', 'ZIP'
    files.file_slots.clear()
    for name in ('Image', 'Normal', 'Depth', 'DiffCol', 'GlossCol'):
        files.file_slots.new(name)
        tree.links.new(layers.outputs[name], files.inputs[name])
    start = time.time()
    bpy.ops.render.render(write_still=False)
    rendered = time.time() - start
    part = lambda name: _load(f'{folder}/{name}{scene.frame_current:04d}.exr')
    image, depth = part('Image')[..., :3].copy(), np.minimum(part('Depth')[..., 0], 1e3)
    start = time.time()
    if denoise:
        diffuse, gloss = part('DiffCol')[..., :3], part('GlossCol')[..., :3]
        albedo = np.clip(diffuse + gloss * np.clip(1 - 8 * diffuse.max(-1, keepdims=True), 0, 1), 0, 1)
        light = image / (albedo + .03)
        image = filter_noise(light, part('Normal')[..., :3], albedo, depth, levels, strength) * (albedo + .03)
    if haze:
        k = np.where(depth < 480, 1 - np.exp(-np.maximum(depth - haze[0], 0) / haze[1]), 0)[..., None]
        image = image * (1 - k) + np.float32(haze[2]) * k
    if bloom:
        image = image + bloom * glare(image)
    shutil.rmtree(folder)
    save_jpeg(grade(to_srgb(tone_curve(image * exposure)), contrast, saturation), path)
    print(f'PICTURE {path} {image.shape[1]}x{image.shape[0]} samples={scene.cycles.samples} '
          f'render={rendered:.0f}s develop={time.time() - start:.0f}s', flush=True)
