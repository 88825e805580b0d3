"""blender -b -P sites/keramik/photography/render.py -- <name>[,<name>…|all] [--samples N] [--scale K] [--out DIR] [--format png|webp]"""
import os
import random
import sys
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', '..', 'photography')]

import bpy
from framing import frame, hull
from glazes import M
from pictures import PICTURES
from rendering import shoot
from studio import arguments, reset

FRAME = dict(turn=0, rise=16, lens=90, fill=.52, wide=.58, tilt=.6)


def take(name, samples, scale, path):
    """Build one picture's scene, frame it, render it to `path`; random numbers are seeded by the name."""
    picture = PICTURES[name]
    width, height = (round(side * scale) for side in picture.size)
    reset(width, height, samples or picture.samples, look='Medium High Contrast', bounces=5)
    bpy.context.scene.view_settings.exposure = .2
    M.clear()
    random.seed(zlib.crc32(name.encode()))
    picture.build()
    points = hull()
    view = {**FRAME, **picture.view}
    spans = [max(p[i] for p in points) - min(p[i] for p in points) for i in range(3)]
    reach = max(spans[0] / view['wide'], spans[2] / view['fill'] * width / height)
    if picture.extras:
        picture.extras()
    picture.backdrop(reach)
    frame(points, **view)
    shoot(path)


def main():
    asked = arguments(os.path.join(HERE, 'out'))
    names = list(PICTURES) if asked.names == 'all' else asked.names.split(',')
    unknown = [name for name in names if name not in PICTURES]
    if unknown:
        sys.exit(f'no picture named {", ".join(unknown)}; known: {", ".join(sorted(PICTURES))}')
    for name in names:
        start = time.monotonic()
        take(name, asked.samples, asked.scale, os.path.join(os.path.abspath(asked.out), f'{name}.{asked.format}'))
        print(f'{name} {time.monotonic() - start:.1f} s', flush=True)


main()
