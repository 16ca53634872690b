"""The palette, colour spaces and the final 8-bit file."""
import os

import numpy as np
from PIL import Image

# The palette of the website, plus the few material colours that pictures need.
INK, TEAL = '#0B2B36', '#12566A'
SKY, MIST, SUN, SAGE = '#C9DFE8', '#EFF6F8', '#F2A900', '#4C6F4E'
LEATHER, DUSK_BLUE, LINEN = '#2C7080', '#8DB4C3', '#F1ECE0'

LUMA = np.float32([.2126, .7152, .0722])


def from_srgb(x):
    return np.where(x <= .04045, x / 12.92, ((x + .055) / 1.055) ** 2.4)


def to_srgb(x):
    x = np.clip(x, 0, 1)
    return np.where(x <= .0031308, x * 12.92, 1.055 * x ** (1 / 2.4) - .055)


def rgb(hex_colour):
    """'#RRGGBB' (sRGB) -> (r, g, b) in linear light."""
    return np.float32(from_srgb(np.array([*bytes.fromhex(hex_colour[1:])]) / 255))


def linear(hex_colour):
    """The same as Blender's inputs want it: (r, g, b, 1)."""
    return (*rgb(hex_colour).tolist(), 1)


def save(x, path, dither=1.0):
    """sRGB floats -> 8 bits with triangular dither (no banding); a JPEG has quality 92 and full chroma."""
    rng = np.random.default_rng(1)
    noise = rng.random((*x.shape[:2], 1)) + rng.random((*x.shape[:2], 1)) - 1
    os.makedirs(os.path.dirname(path), exist_ok=True)
    pixels = (np.clip(x + noise * dither / 255, 0, 1) * 255 + .5).astype(np.uint8)
    Image.fromarray(pixels).save(path, quality=92, subsampling=0, optimize=True)
