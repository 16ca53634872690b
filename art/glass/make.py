"""Makes the glass pictures.

    python3 make.py sinus-relief neck-pain-2     some pictures
    python3 make.py --all                        everything
    python3 make.py --heroes | --sections | --portraits
    python3 make.py --draft ...                  40 % size, few samples, to drafts/
    python3 make.py --recolour ...               colours only, from kept densities
    python3 make.py --themes themes.json         which heroes are dark, which light

Masters go to src/content/images (change with --out).
"""
import argparse
import json
import os
import subprocess
import sys
import time

import numpy as np

import body as B
import composite as C
import fields as F
import parts as P
import scenes as S

HERE = os.path.dirname(os.path.abspath(__file__))
JOBS = os.path.join(HERE, 'cache', 'jobs')
FIGURES = ('man', 'woman', 'mother')


def camera_matrix(s):
    return F.rotation(0, s.roll, 0) @ F.rotation(s.tilt) @ F.rotation(0, 0, s.turn)


def to_camera(V, s):
    """Body coordinates -> camera coordinates (looking along +y)."""
    out = (np.asarray(V, np.float32) - np.array(s.at, np.float32)) @ camera_matrix(s).T
    out[..., 1] += s.width * s.lens / 36
    return out


def pack(name, size, samples):
    """Write the render job of one picture."""
    s = S.shot(name)
    data, n = {}, 0
    groups = [(s.parts, s.pose, s.mask)] + list(s.ghosts)
    for names, pose, mask in groups:
        for part in names.split():
            key = part.split(':')[0]
            rgb, strength, power, base, light = S.STYLE[key]
            strength = strength * s.gain.get(key, 1.0)
            V, Q = P.get(part, fine=s.width < .36)
            w = np.ones(len(V), np.float32)
            if key in FIGURES:
                w = w * B.arm_fade(V)
            if key == 'forearm':
                w = w * F.smoothstep(.0, .20, V[:, 2])
            if mask:
                w = w * mask(V)
            heat = np.zeros(len(V), np.float32)
            for c, r, a in s.glow:
                d = F.length(V - np.array(c, np.float32))
                heat = np.maximum(heat, a * np.exp(-(d / (1.15 * r)) ** 2))
            V0 = V
            if pose:
                V = pose(V)
            far = F.smoothstep(.22 * s.width, .62 * s.width,
                               F.length(V - np.array(s.at, np.float32)))
            w = w * (1 - (1 - s.keep) * far)
            D = np.array(rgb, np.float32)[None] * strength * w[:, None]
            if rgb[1] > .5 and s.tint:
                h = np.clip(heat * s.tint, 0, 1)
                D[:, 2] += D[:, 1] * h * 1.1
                D[:, 1] *= 1 - .65 * h
            seen = D.max(1) > 1e-4       # and no two surfaces in the same place
            Q = Q[seen[Q].any(1)]
            data.update({f'V{n}': to_camera(V, s), f'Q{n}': Q, f'D{n}': D,
                         f'M{n}': np.array([power, base, light])})
            n += 1
    W, H = size
    data['size'] = np.array([W, H, samples])
    data['lens'] = np.array(s.lens)
    data['shift'] = np.array([.5 - s.fx, (s.fy - .5) * H / W])
    os.makedirs(JOBS, exist_ok=True)
    path = os.path.join(JOBS, name + '.npz')
    np.savez(path, **data)
    return path


def halo(s, W, H):
    """The glow itself: a bright core in a wide soft halo, drawn in 2D."""
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    out = np.zeros((H, W), np.float32)
    for c, r, a in s.glow:
        p = np.array([c], np.float32)
        if s.pose:
            p = s.pose(p)
        X, Y, Z = to_camera(p, s)[0]
        k = s.lens / 36 * W / Y
        d = np.sqrt((x - s.fx * W - X * k) ** 2 + (y - s.fy * H + Z * k) ** 2) / (r * k)
        out += a * (.55 * np.exp(-(d / .62) ** 2) + .30 * np.exp(-(d / (1.0 * s.halo)) ** 2)
                    + .03 * np.exp(-(d / (1.9 * s.halo)) ** 2))
    return out


def colour(name, out):
    s = S.shot(name)
    D = np.load(os.path.join(JOBS, name + '.out.npy'))
    H, W, _ = D.shape
    hero = name in S.HEROES
    h = halo(s, W, H)
    if hero:                         # nothing reaches the words
        x = np.linspace(0, 1, W, dtype=np.float32)[None]
        m = F.smoothstep(.36, .50, x)
        D = D * m[..., None]
        h = h * m
    if name in S.PORTRAITS:          # the upper third is for words
        m = F.smoothstep(.25, .43, np.linspace(0, 1, H, dtype=np.float32))
        D = D * m[:, None, None]
        h = h * m[:, None]
    if s.panel:
        D = xray_panel(D, s.panel)
    radius = .62 if hero else .70
    rgb = C.colour(D, s.theme, h, (s.fx, min(.62, max(.4, s.fy))), radius)
    C.save(rgb, out)


def xray_panel(D, box):
    """Bones only show inside a plate with a fine bright edge."""
    H, W, _ = D.shape
    y, x = np.mgrid[0:H, 0:W].astype(np.float32)
    x0, y0, x1, y1 = box[0] * W, box[1] * H, box[2] * W, box[3] * H
    r = .012 * W
    qx = np.abs(x - (x0 + x1) / 2) - (x1 - x0) / 2 + r
    qy = np.abs(y - (y0 + y1) / 2) - (y1 - y0) / 2 + r
    d = (np.sqrt(np.maximum(qx, 0) ** 2 + np.maximum(qy, 0) ** 2)
         + np.minimum(np.maximum(qx, qy), 0) - r)
    px = W / 1600
    inside = F.smoothstep(.8 * px, -.8 * px, d)
    D = D.copy()
    D[..., 1] *= .06 + 1.15 * inside
    D[..., 0] *= 1 - .35 * inside
    D[..., 0] += .16 * inside
    D[..., 1] += .55 * np.exp(-(d / (1.1 * px)) ** 2) + .06 * np.exp(-np.abs(d) / (9 * px))
    return D


def main():
    a = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawTextHelpFormatter)
    a.add_argument('names', nargs='*')
    for flag in ('all', 'heroes', 'sections', 'portraits', 'draft', 'recolour', 'missing'):
        a.add_argument('--' + flag, action='store_true')
    a.add_argument('--out', default=os.path.join(HERE, '..', '..', 'src', 'content', 'images'))
    a.add_argument('--themes', metavar='FILE')
    a.add_argument('--blender', default=os.environ.get('BLENDER', 'blender'))
    o = a.parse_args()
    names = list(o.names)
    for flag, table in (('heroes', S.HEROES), ('sections', S.SECTIONS), ('portraits', S.PORTRAITS)):
        if o.all or getattr(o, flag):
            names += list(table)
    if o.themes:                     # life is light too: it carries black text
        with open(o.themes, 'w') as f:
            json.dump({k: 'dark' if v == 'dark' else 'light' for k, v in S.THEMES.items()}, f, indent=2)
        if not names:
            return
    if not names:
        a.error('name a picture, or --all')

    def target(name):
        if o.draft:
            os.makedirs(os.path.join(HERE, 'drafts'), exist_ok=True)
            return os.path.join(HERE, 'drafts', name + '.png')
        d = os.path.join(o.out, S.folder(name))
        os.makedirs(d, exist_ok=True)
        return os.path.join(d, name + '.jpg')
    if o.missing:
        names = [n for n in names if not os.path.exists(target(n))]
    for name in names:
        t = time.time()
        W, H = S.size(name)
        if o.draft:
            W, H = int(W * .5), int(H * .5)
        if not o.recolour:
            job = pack(name, (W, H), 9 if o.draft else 12)
            r = subprocess.run(['nice', '-n', '19', o.blender, '-b', '--factory-startup', '-P',
                                os.path.join(HERE, 'render.py'), '--', job],
                               capture_output=True, text=True)
            os.remove(job)
            if 'RENDERED' not in r.stdout:
                sys.exit(r.stdout[-3000:] + r.stderr[-3000:])
        colour(name, target(name))
        print(f'{name}: {time.time() - t:.1f}s', flush=True)


if __name__ == '__main__':
    main()
