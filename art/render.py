"""Makes the pictures of the site again.

    python3 art/render.py conditions/sciatica               one picture
    python3 art/render.py 'services/*' pages/home           some
    python3 art/render.py all --missing                     those that have no file yet
    python3 art/render.py blog/family-wellness --draft      a quick look, to art/drafts

NAME is <collection>/<name>, a quoted pattern such as 'blog/*' or '*-portrait', or all. Collections are conditions,
services, techniques, blog and pages. Everything but this help runs inside Blender, which this command starts.
"""
import argparse
import fnmatch
import os
import shutil
import subprocess
import sys
import time
import traceback

ART = os.path.dirname(os.path.abspath(__file__))
MASTERS = os.path.join(os.path.dirname(ART), 'src', 'content', 'images')
DRAFTS = os.path.join(ART, 'drafts')


def options(argv):
    """The command line, with its defaults filled in."""
    parser = argparse.ArgumentParser(prog='art/render.py', description=__doc__,
                                     formatter_class=argparse.RawDescriptionHelpFormatter)
    add = parser.add_argument
    add('names', nargs='*', metavar='NAME', help='pictures; may be left out with --check, --labels and --missing, which then take all')
    add('--check', action='store_true', help='print the contrast of the words with each existing picture '
        '(4.5 is wanted without a shade behind them); make nothing')
    add('--labels', action='store_true', help='check that the labels of glass plates lie on what they name; make nothing')
    add('--missing', action='store_true', help='make only pictures that have no file yet')
    add('--draft', action='store_true', help='half size and 12 samples, to art/drafts if no --out is given')
    add('--out', metavar='FOLDER', help='folder of the pictures (default: src/content/images)')
    o = parser.parse_args(argv)
    if not (o.names or o.check or o.labels or o.missing):
        parser.error('name a picture, or all')
    o.out = os.path.abspath(o.out or (DRAFTS if o.draft else MASTERS))
    return o


def start_blender(argv):
    """Run this file again inside Blender, at low priority and without Blender's own messages; returns the exit code."""
    blender = shutil.which(os.environ.get('BLENDER', 'blender'))
    if not blender:
        return 'Blender is not there: install it (see art/README.md) or name it in $BLENDER'
    os.nice(19)
    # its folder first in the path, or Debian's Blender takes the libraries of another Python found there
    path = os.path.dirname(os.path.abspath(blender)) + os.pathsep + os.environ['PATH']
    return subprocess.call([blender, '-b', '--factory-startup', '-P', os.path.abspath(__file__), '--', *argv],
                           env={**os.environ, 'PATH': path}, stdout=subprocess.DEVNULL, stderr=sys.stdout)


def run(o):
    """Do what the options say; returns an error message or None."""
    from glass import catalogue, labels, plates, things
    from kit.contrast import check
    from scenes import catalogue as scenes
    pictures = {**catalogue.PICTURES, **plates.PICTURES, **things.PICTURES, **scenes.PICTURES}
    wanted = ['*' if name == 'all' else name for name in o.names or ['all']]
    unknown = [w for w in wanted if not fnmatch.filter(pictures, w)]
    if unknown:
        return 'no such picture: ' + ', '.join(unknown)
    file_of = lambda name: os.path.join(o.out, name + '.jpg')
    pictures = {n: p for n, p in sorted(pictures.items()) if any(fnmatch.fnmatch(n, w) for w in wanted)
                and not (o.missing and os.path.exists(file_of(n)))}
    if o.check:
        return check(pictures, file_of)
    if o.labels:
        return labels.check(pictures, {**catalogue.SHOTS, **things.SHOTS})
    failed = []
    for name, p in pictures.items():
        start, file = time.time(), file_of(name)
        width, height = (side // (2 if o.draft else 1) for side in p['size'])
        try:
            p['draw'](file, width, height, 12 if o.draft else p['samples'])
            print(f'{file}  {width} x {height}  {time.time() - start:.0f} s')
        except Exception:
            traceback.print_exc()
            failed.append(name)
    return 'failed: ' + ', '.join(failed) if failed else None


def main():
    argv = sys.argv[sys.argv.index('--') + 1:] if '--' in sys.argv else sys.argv[1:]
    o = options(argv)
    try:
        import bpy  # noqa: F401
    except ImportError:
        sys.exit(start_blender(argv))
    sys.stdout = sys.stderr  # Blender's messages go to the other one
    sys.path.insert(0, ART)
    try:
        sys.exit(run(o))
    except Exception:
        traceback.print_exc()
        sys.exit(1)


main()
