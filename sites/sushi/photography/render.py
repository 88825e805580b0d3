"""blender -b -P sites/sushi/photography/render.py -- <name>[,<name>…|all] [--samples N] [--scale K] [--out DIR] [--format png|webp]"""
import importlib
import os
import random
import sys
import time
import zlib

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', '..', 'photography')]

from rendering import shoot
from materials import M
from studio import arguments, reset

TABLES = ('pictures_fish', 'pictures_bowls', 'pictures_sets', 'pictures_blog', 'pictures_dishes')


def pictures():
    """All pictures by name, from the tables in this folder."""
    found = {}
    for table in TABLES:
        if os.path.exists(os.path.join(HERE, table + '.py')):
            found.update(importlib.import_module(table).PICTURES)
    return found


def take(name, picture, samples, scale, path):
    """Build one picture's scene and render it to `path`; random numbers are seeded by the name."""
    width, height = (round(side * scale) for side in picture.size)
    reset(width, height, samples or picture.samples, 'High Contrast', 4, .3)
    M.clear()
    random.seed(zlib.crc32(name.encode()))
    picture.build()
    shoot(path)


def main():
    asked = arguments(os.path.join(HERE, 'out'))
    table = pictures()
    names = list(table) if asked.names == 'all' else asked.names.split(',')
    unknown = [name for name in names if name not in table]
    if unknown:
        sys.exit(f'no picture named {", ".join(unknown)}; known: {", ".join(sorted(table))}')
    for name in names:
        start = time.monotonic()
        take(name, table[name], asked.samples, asked.scale, os.path.join(os.path.abspath(asked.out), f'{name}.{asked.format}'))
        print(f'{name} {time.monotonic() - start:.1f} s', flush=True)


main()
