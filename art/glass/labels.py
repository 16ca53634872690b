"""Checks that each label of a plate lies on what it names: within its outline as the camera of that plate sees it, or, on a
flat section, on its material. Labels on plaster are not checked."""
import os
import re

import numpy as np

from . import parts
from .bones import SOCKET, point
from .draw import on_picture, place, shape
from .plates import PLATES, material_at

WORDS = os.path.join(os.path.dirname(__file__), '..', '..', 'src', 'content', 'plates.yaml')
# words of a label -> parts that carry it; or a ball (centre, radius) for what is no part of its own; or the glow
NAMES = {word: where for words, where in {
    'Low back': 'spine:L5:L1', 'Neck bones': 'spine:C7:C1', 'Spine': 'spine',
    'Sacroiliac joint, Rib joint, Carpal tunnel, Sore side': 'glow', 'Herniated disc': 'onedisc', 'Sacrum': 'sacrum',
    'Skull base': 'skull', 'Hip joint': [(tuple(SOCKET * (s, 1, 1)), .030) for s in (1, -1)], 'Hip, Thigh bone, Thigh': 'femur',
    'Hip bone': 'hips', 'Kneecap': 'patella', 'Rib': 'ribs', 'Shoulder blade': 'scapula', 'Thumb, Middle finger': 'hand_soft',
    'Median nerve': 'median_nerve', 'Going up, Across, Going down': 'colon', 'Rectum': ((0, .034, -.030), .030),
    'Spinal cord': 'cord', 'Brain': 'brain', 'To the brain, Neck arteries': 'vertebral_arteries',
    'Loop at the top': ((.022, .024, .715), .012), 'L5 root, Sciatic nerve, Splits here': 'sciatic_left',
}.items() for word in words.split(', ')}

# words of a label on a flat section -> materials of what they name
MATERIALS = {word: materials for materials, words in {
    'bone skull': 'Vertebra, Spur, Lower neck, Bony roof, Arm bone, Shoulder blade, Wrist bone, Kneecap, Palate, Sacrum, Spine, '
                  'Thigh bone, Shin bone, Talus, Heel bone, Rib, Breastbone, Turned head, Baby, Shoulder, Elbow tip, Thumb',
    'core rings worn air': 'Disc, Healthy disc, Worn disc, Bulging disc, Outer ring, Soft core, Pushed-out core',
    'nerve': 'Nerve root, Other nerves, Median nerve, Sciatic nerve, Trigeminal nerve, Brow, From the brain, From the spine, '
             'From the sacrum, Forehead, Between the eyes, Behind the nose, Cheek, Nasal folds, Occipital nerve, Thyroid, '
             'Brainstem, Meal, Tension type, Migraine, From the neck',
    'hurt': 'Pressed root, Narrow canal, Small joint', 'bone cartilage': 'Socket', 'fluid': 'Roomy canal, Bladder, Bursa, Eye, Joint fluid', 'air': 'Nostril, Throat, Stomach', 'lung': 'Lung',
    'soft': 'Pillow, Flat pillow',
    'place': 'Cuff tendon, Low back, Sore spot, Rib joints, Diaphragm, Hip tendon, Neck in line, Neck bends, Sore tendon, Two tendons, '
             'Stretched neck muscles, Rib joint, Hip joint', 'place bundles': 'Uterus', 'gut': 'Large bowel, Small bowel, Ovary',
    'tendon': 'Ligament roof, Tendon, Achilles tendon, Balance nerve, Round ligament, Tight sleeve',
    'meniscus': 'Meniscus, Neck nerves, Inner ear', 'arrow': 'Seat pushes, To the knee, Weight of the head, 45 degrees',
    'cartilage': 'Cartilage, Loose crystals, Voice box', 'named': 'Deep muscle, Wrist muscle, Neck, Buttock muscle, Fallopian tube, Cervix',
    'muscle': 'Neck muscle, Muscle', 'muscle cartilage': 'Windpipe',
    'body': 'Straight ahead, Head lags, Groin', 'cartilage skull': 'Knee, Ankle, Midfoot',
    'brain': 'Balance canals, Cochlea, Brain',
}.items() for word in words.split(', ')}


def plates():
    """Picture -> its labels (words, x, y in percent), from the words of the plates."""
    out = {}
    for line in open(WORDS, encoding='utf-8'):
        if line[0] not in ' #\n':
            labels = out.setdefault(line.strip().rstrip(':'), [])
        elif found := re.search(r'text: "(.+?)", at: \[([\d.]+), ([\d.]+)\]', line):
            labels.append((found[1], float(found[2]), float(found[3])))
    return out


def to_ball(s, centre, radius, at, size):
    """Way in pixels from a point to a ball: 0 inside."""
    *c, k = place(s, centre, *size)
    return (c - at) * max(0, 1 - radius * k / np.hypot(*(c - at)))


def to_part(s, part, at, size):
    """Way in pixels from a point to the outline of a part of the shot: 0 inside, without end if it isn't drawn."""
    key = part.split(':')[0]
    drawn = [p for p in parts.expand(s.parts) if p.split(':')[0] == key]
    if not drawn:
        return np.full(2, np.inf)
    V, Q, _ = shape(s, part if ':' in part else drawn[0], s.pose, s.mask)
    corners = on_picture(s, V, *size)[:, :2][Q] - at
    after = np.roll(corners, -1, 1)
    turn = corners[..., 0] * after[..., 1] - corners[..., 1] * after[..., 0]
    if ((turn >= 0).all(1) | (turn <= 0).all(1)).any():
        return np.zeros(2)
    corners = corners.reshape(-1, 2)
    return corners[np.hypot(*corners.T).argmin()]


def check(pictures, shots):
    """Print each label that is off what it names, how far, and where that is; returns an error message or None."""
    seen, wrong = 0, []
    for name, labels in plates().items():
        if name not in pictures or not (name in shots or name in PLATES):
            continue
        for words, x, y in labels:
            seen += 1
            if name in PLATES:
                material = material_at(PLATES[name], 4 * x, 3 * y)
                if material not in MATERIALS.get(words, words).split():
                    wrong.append(f'{name}: "{words}" is on {material}')
                continue
            s, size = shots[name], pictures[name]['size']
            at, named = np.array([x, y]) * size / 100, NAMES.get(words, words)
            if named == 'glow':
                named = [spot[:2] for spot in s.glow]
            if isinstance(named, str):
                ways = [to_part(s, part, at, size) for part in named.split()]
            else:
                ways = [to_ball(s, *ball, at, size) for ball in (named if isinstance(named, list) else [named])]
            way = min(ways, key=lambda v: np.hypot(*v))
            if np.hypot(*way) >= 1:
                there = '%.1f, %.1f' % tuple((at + way) * 100 / size) if way[0] < np.inf else 'nowhere'
                wrong.append(f'{name}: "{words}" is {np.hypot(*way):.0f} pixels off; it is at {there}')
    print(*wrong, f'{seen} labels, {len(wrong)} off what they name', sep='\n')
    return 'labels are off' if wrong else None
