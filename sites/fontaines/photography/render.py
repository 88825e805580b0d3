"""blender -b -P sites/fontaines/photography/render.py -- <name>[,<name>…|all] [--samples N] [--scale K] [--out DIR] [--format png|webp]"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', '..', 'photography')]

from rendering import shoot
from finishes import M
from framing import frame, hull
from pictures import PICTURES
from plan import Between
from studio import arguments, reset


def take(name, samples, scale, path):
    """Build one picture's scene, frame it, render it to `path`."""
    picture = PICTURES[name]
    width, height = (round(side * scale) for side in picture.size)
    reset(width, height, samples or picture.samples)
    M.clear()
    part = picture.build()
    points = part.of(hull()) if isinstance(part, Between) else hull()
    if picture.extras:
        picture.extras()
    picture.backdrop()
    frame(points, **picture.view)
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
