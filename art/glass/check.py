"""Contrast of the words on each hero: worst 0.5 % of the pixels of the text zone.

    python3 check.py [masters folder]

The zone is x 4-48 %, y 12-86 % of a hero, the upper 30 % of a portrait; dark
pictures carry white, light ones ink (#0B2B36). At least 4.5 is wanted.
"""
import os
import sys

import numpy as np
from PIL import Image

import composite as C
import scenes as S

HERE = os.path.dirname(os.path.abspath(__file__))
INK = float(C.linear('#0B2B36') @ np.array([.2126, .7152, .0722]))


def luminance(im):
    a = np.asarray(im.convert('RGB'), np.float32) / 255
    a = np.where(a <= .04045, a / 12.92, ((a + .055) / 1.055) ** 2.4)
    return a @ np.array([.2126, .7152, .0722])


def worst(path, dark, box):
    im = Image.open(path)
    W, H = im.size
    y = luminance(im.crop([int(b * s) for b, s in zip(box, (W, H, W, H))]))
    return 1.05 / (np.percentile(y, 99.5) + .05) if dark else (np.percentile(y, .5) + .05) / (INK + .05)


def main():
    root = sys.argv[1] if len(sys.argv) > 1 else os.path.join(HERE, '..', '..', 'src', 'content', 'images')
    low = 0
    for slug, theme in S.THEMES.items():
        row = []
        for name, box in ((slug, (.04, .12, .48, .86)), (slug + '-portrait', (.06, .03, .94, .30))):
            p = os.path.join(root, S.folder(name), name + '.jpg')
            if os.path.exists(p):
                row.append(worst(p, theme == 'dark', box))
        low += any(r < 4.5 for r in row)
        print(f'{slug:32s} {theme:6s}', '  '.join(f'{r:5.1f}' for r in row))
    print(low, 'below 4.5')


if __name__ == '__main__':
    main()
