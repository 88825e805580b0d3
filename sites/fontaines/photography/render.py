"""blender -b -P sites/fontaines/photography/render.py -- <name>[,<name>…|all] [--samples N] [--scale K] [--out DIR] [--format png|webp]

The name of a turntable renders all of its views, `<name>-090` one of them, that of a video its frames, `<name>-012` one of
them; `all` are the pictures only.
"""
import os
import sys
import time

HERE = os.path.dirname(os.path.abspath(__file__))
sys.path[:0] = [HERE, os.path.join(HERE, '..', '..', 'photography')]

from rendering import shoot, steady
from finishes import M
from framing import frame, hull
from pictures import PICTURES
from turntables import TURNTABLES, around, turn_objects, views_of
from plan import Between
from studio import arguments, reset
from videos import VIDEOS, frames_of, view_at


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


def take_frame(name, samples, scale, path):
    """Build a video's scene, put the camera where it is in one of its frames, and render it to `path`."""
    stem, number = name.rsplit('-', 1)
    move = VIDEOS[stem]
    picture = PICTURES[move.of]
    side = round(move.side * scale)
    reset(side, side, samples or move.samples)
    M.clear()
    picture.build()
    points = hull()
    if picture.extras:
        picture.extras()
    picture.backdrop()
    frame(points, **view_at(move, picture.view, int(number)))
    shoot(path, int(number))


def main():
    asked = arguments(os.path.join(HERE, 'out'))
    names = list(PICTURES) if asked.names == 'all' else asked.names.split(',')
    series = {**{name: views_of(name) for name in TURNTABLES}, **{name: frames_of(name) for name in VIDEOS}}
    shots = {name: take for name in PICTURES}
    shots.update((view, take_view) for name in TURNTABLES for view in series[name])
    shots.update((one, take_frame) for name in VIDEOS for one in series[name])
    unknown = [name for name in names if name not in shots and name not in series]
    if unknown:
        sys.exit(f'no picture named {", ".join(unknown)}; known: {", ".join(sorted([*PICTURES, *series]))}')

    def path_of(one):
        return os.path.join(os.path.abspath(asked.out), f'{one}.{asked.format}')

    for name in names:
        for one in series.get(name, [name]):
            start = time.monotonic()
            shots[one](one, asked.samples, asked.scale, path_of(one))
            print(f'{one} {time.monotonic() - start:.1f} s', flush=True)
        if name in VIDEOS:
            steady([path_of(one) for one in series[name]])


main()
