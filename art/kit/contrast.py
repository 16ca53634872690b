"""Contrast of the words with the pictures they stand on, at the worst 0.5 % of the pixels of the text zone."""
import os

import numpy as np
from PIL import Image

from .colour import INK, LUMA, from_srgb, rgb

WANTED = 4.5
WIDE, TALL, UPRIGHT = (.04, .10, .48, .86), (.04, .10, .48, .66), (.06, .03, .94, .30)  # left, top, right, bottom as fractions


def zone(width, height):
    """Where the words stand: on heroes, on the picture of the home page, on upright heroes; None on all others."""
    return {16 / 9: WIDE, 8 / 5: TALL, 3 / 4: UPRIGHT}.get(width / height)


def worst(path, box, white):
    """Lowest contrast of white or ink text with the box of a picture."""
    image = Image.open(path).convert('RGB')
    pixels = np.asarray(image.crop([int(b * s) for b, s in zip(box, image.size * 2)]), np.float32) / 255
    light = from_srgb(pixels) @ LUMA
    if white:
        return 1.05 / (np.percentile(light, 99.5) + .05)
    return (np.percentile(light, .5) + .05) / (rgb(INK) @ LUMA + .05)


def check(pictures, file_of):
    """Print the contrast of every picture that carries words."""
    for name, picture in pictures.items():
        box, words = zone(*picture['size']), 'white' if picture['theme'] == 'dark' else 'black'
        if box and os.path.exists(file_of(name)):
            contrast = worst(file_of(name), box, words == 'white')
            print(f'{name:50} {words} {contrast:5.1f}{"" if contrast >= WANTED else "  LOW"}')
