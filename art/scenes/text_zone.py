"""Contrast of the text colour with each master in the text zone, at the worst 0.5 % of its pixels, and the themes file.

    python3 text_zone.py [--masters FOLDER] [--zone 0.04 0.10 0.50 0.85] [--themes themes-scenes.json]

The zone is left, top, right, bottom as fractions. Light pictures take ink text, dark ones white. Section pictures carry no words and are left out.
"""
import argparse
import ast
import json
import os

import numpy as np
from PIL import Image

HERE = os.path.dirname(os.path.abspath(__file__))
INK = (0x0B, 0x2B, 0x36)


def luminance(rgb):
    c = np.asarray(rgb, float) / 255
    c = np.where(c <= .04045, c / 12.92, ((c + .055) / 1.055) ** 2.4)
    return c @ np.array([.2126, .7152, .0722])


def themes():
    """name -> theme, read from the decorators of catalogue.py (which itself needs Blender to be imported)."""
    tree = ast.parse(open(os.path.join(HERE, 'catalogue.py')).read())
    table = {}
    for node in tree.body:
        for call in getattr(node, 'decorator_list', []):
            if any(k.arg == 'size' and getattr(k.value, 'id', '') == 'SECTION' for k in call.keywords):
                continue
            table[call.args[0].value] = next((k.value.value for k in call.keywords if k.arg == 'theme'), 'light')
    return table


def main():
    args = argparse.ArgumentParser()
    args.add_argument('--masters', default=os.path.join(HERE, '..', '..', 'src', 'content', 'images'))
    args.add_argument('--zone', type=float, nargs=4, default=(.04, .10, .50, .85))
    args.add_argument('--themes')
    o = args.parse_args()
    table = themes()
    if o.themes:
        with open(o.themes, 'w') as f:
            json.dump(table, f, indent=2, sort_keys=True)
    for name, theme in sorted(table.items()):
        path = os.path.join(o.masters, name + '.jpg')
        if not os.path.exists(path):
            print(f'{name:52} missing')
            continue
        image = Image.open(path).convert('RGB')
        left, top, right, bottom = (int(v * s) for v, s in zip(o.zone, image.size * 2))
        zone = luminance(np.array(image.crop((left, top, right, bottom))))
        if theme == 'light':
            worst = (np.percentile(zone, .5) + .05) / (luminance(INK) + .05)
        else:
            worst = 1.05 / (np.percentile(zone, 99.5) + .05)
        print(f'{name:52} {theme:6} {worst:5.1f}{"" if worst >= 4.5 else "  LOW"}')


main()
