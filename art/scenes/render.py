"""Render pictures of the catalogue.

    blender --background --python render.py -- NAME... [--out FOLDER] [--scale PERCENT] [--samples N]

NAME is 'collection/name' or a prefix such as 'services/'; 'all' renders everything. Several names are rendered one
after the other. Draft: --scale 40 --samples 16.
"""
import argparse
import os
import sys
import traceback

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path.insert(0, HERE)

from artkit import core, develop  # noqa: E402
import catalogue  # noqa: E402


def main():
    args = argparse.ArgumentParser(prog='render.py')
    args.add_argument('names', nargs='+')
    args.add_argument('--out', default=os.path.join(HERE, '..', '..', 'src', 'content', 'images'))
    args.add_argument('--scale', type=int, default=100)
    args.add_argument('--samples', type=int)
    o = args.parse_args(sys.argv[sys.argv.index('--') + 1:])
    names = [n for n in catalogue.PICTURES if any(w == 'all' or n.startswith(w) for w in o.names)]
    failed = []
    for name in names:
        entry = catalogue.PICTURES[name]
        try:
            core.new_scene(*entry['size'], o.samples or entry['samples'], o.scale)
            options = entry['build']() or {}
            develop.render(os.path.join(o.out, name + '.jpg'), **options)
        except Exception:
            traceback.print_exc()
            failed.append(name)
    if failed:
        sys.exit('failed: ' + ', '.join(failed))


main()
