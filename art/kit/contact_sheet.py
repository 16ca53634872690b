"""Many pictures on one sheet, to judge them as a family: one light, one palette, no weak picture."""
from PIL import Image, ImageDraw


def contact_sheet(files, out, columns=6, width=320):
    """files: {label: path}."""
    height, label, gap = width * 10 // 16, 16, 8
    rows = -(-len(files) // columns)
    sheet = Image.new('RGB', (columns * (width + gap) + gap, rows * (height + label + gap) + gap), 'white')
    draw = ImageDraw.Draw(sheet)
    for i, (name, path) in enumerate(files.items()):
        image = Image.open(path).convert('RGB')
        image.thumbnail((width, height), Image.LANCZOS)
        x, y = gap + i % columns * (width + gap), gap + i // columns * (height + label + gap)
        sheet.paste(image, (x, y))
        draw.text((x, y + height), name, fill='black')
    sheet.save(out)
