"""blender -b -P sites/fontaines/photography/render.py -- <name>[,<name>…|all] [--samples N] [--scale K] [--out DIR] [--format png|webp]

The name of a turntable renders all of its views, `<name>-090` one of them; `all` are the pictures only.
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', '..', 'photography')]

from rendering import shoot
from finishes import M
from framing import frame, hull
from pictures import PICTURES
from turntables import TURNTABLES, around, turn_objects, views_of
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


def take_view(name, samples, scale, path):
    """Build a turntable's scene, turned to one of its views, and render it to `path`."""
    stem, degrees = name.rsplit('-', 1)
    table = TURNTABLES[stem]
    picture = PICTURES[table.of]
    side = round(table.side * scale)
    reset(side, side, samples or table.samples)
    M.clear()
    picture.build()
    points = around(hull())
    turn_objects(int(degrees))
    picture.backdrop()
    frame(points, **{**picture.view, 'fill': table.fill})
    shoot(path)


def main():
    asked = arguments(os.path.join(HERE, 'out'))
    names = list(PICTURES) if asked.names == 'all' else asked.names.split(',')
    names = [view for name in names for view in (views_of(name) if name in TURNTABLES else [name])]
    views = {view for name in TURNTABLES for view in views_of(name)}
    unknown = [name for name in names if name not in PICTURES and name not in views]
    if unknown:
        sys.exit(f'no picture named {", ".join(unknown)}; known: {", ".join(sorted([*PICTURES, *TURNTABLES]))}')
    for name in names:
        start = time.monotonic()
        shot = take_view if name in views else take
        shot(name, asked.samples, asked.scale, os.path.join(os.path.abspath(asked.out), f'{name}.{asked.format}'))
        print(f'{name} {time.monotonic() - start:.1f} s', flush=True)


main()
