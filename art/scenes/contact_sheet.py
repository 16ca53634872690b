"""Contact sheet of the masters, to judge them as a whole: one light, one palette, no weak picture.

    python3 contact_sheet.py [--masters FOLDER] [--out sheet.png] [--columns 4] [--width 400]
"""
import argparse
import glob
import os

from PIL import Image, ImageDraw

HERE = os.path.dirname(os.path.abspath(__file__))
args = argparse.ArgumentParser()
args.add_argument('--masters', default=os.path.join(HERE, '..', '..', 'src', 'content', 'images'))
args.add_argument('--out', default='sheet.png')
args.add_argument('--columns', type=int, default=4)
args.add_argument('--width', type=int, default=400)
o = args.parse_args()

files = sorted(glob.glob(os.path.join(o.masters, '*', '*.jpg')))
w, h, label = o.width, o.width * 10 // 16, 16
rows = -(-len(files) // o.columns)
sheet = Image.new('RGB', (o.columns * (w + 8) + 8, rows * (h + label + 8) + 8), 'white')
draw = ImageDraw.Draw(sheet)
for i, f in enumerate(files):
    image = Image.open(f).convert('RGB')
    image.thumbnail((w, h), Image.LANCZOS)
    x, y = 8 + i % o.columns * (w + 8), 8 + i // o.columns * (h + label + 8)
    sheet.paste(image, (x, y))
    draw.text((x, y + h), os.path.relpath(f, o.masters), fill='black')
sheet.save(o.out)
