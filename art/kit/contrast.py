"""Contrast of the words with the pictures they stand on, at the worst 0.5 % of the pixels of the text zone."""
import os

import numpy as np
from PIL import Image

from .colour import INK, LUMA, from_srgb, linear

WANTED = 4.5
WIDE, TALL, UPRIGHT = (.04, .10, .48, .86), (.04, .10, .48, .66), (.06, .03, .94, .30)  # left, top, right, bottom as fractions


def zone(width, height):
    """Where the words stand; None for pictures that carry none: 4:3 sections, 4:5 frames, the narrow body of the map."""
    if width * 3 == height * 4 or width * 5 == height * 4 or height > 2 * width:
        return None
    return UPRIGHT if height > width else WIDE if width * 9 == height * 16 else TALL


def worst(path, box, white):
    """Lowest contrast of white or ink text with the box of a picture."""
    image = Image.open(path).convert('RGB')
    pixels = np.asarray(image.crop([int(b * s) for b, s in zip(box, image.size * 2)]), np.float32) / 255
    light = from_srgb(pixels) @ LUMA
    if white:
        return 1.05 / (np.percentile(light, 99.5) + .05)
    return (np.percentile(light, .5) + .05) / (np.float32(linear(INK)[:3]) @ LUMA + .05)


def check(pictures, file_of):
    """Print the contrast of every picture that carries words."""
    low = 0
    for name, picture in pictures.items():
        box = zone(*picture['size'])
        if not box:
            continue
        if not os.path.exists(file_of(name)):
            print(f'{name:50} missing')
            continue
        white = picture['theme'] == 'dark'
        contrast = worst(file_of(name), box, white)
        low += contrast < WANTED
        print(f'{name:50} {"white" if white else "black"} {contrast:5.1f}{"" if contrast >= WANTED else "  LOW"}')
    print(f'{low} below {WANTED}')
