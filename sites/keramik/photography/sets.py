"""Backdrops: sheets of paper before a lime-washed wall, tables, the workshop. The light is daylight from the left.

Every backdrop takes first the `reach` of the picture in metres, and scales paper and window with it.
"""
import math

import bmesh

from glazes import M
from studio import area, box, mesh, sun, world


def north(reach, power=1.0):
    """A large north window on the left; the room gives back a little cool light."""
    k = reach
    area((-2.6 * k, -1.0 * k, 2.2 * k), (0, 0, .15 * k), 1.9 * k, 118 * k * k * power, (.90, .955, 1), 2.3 * k)
    world((.88, .94, 1), .31)


def panes(reach, aim=(0, 0, 0), height=.62, ahead=.40, strength=3.6, columns=2, rows=3, size=.42):
    """Low sun through a window with glazing bars: hard-edged panes of light around `aim`."""
    d = (1, ahead, -height)
    x = -5 * reach
    t = (aim[0] - x) / d[0]
    y, z = aim[1] - t * d[1], aim[2] - t * d[2]
    w, h, bar = size * reach, size * 1.15 * reach, .03 * reach
    wide, tall = columns * w, rows * h
    parts = [box((x, y - wide / 2 + i * w, z), (.01, bar, tall), M['iron'], 0) for i in range(columns + 1)]
    parts += [box((x, y, z - tall / 2 + i * h), (.01, wide, bar), M['iron'], 0) for i in range(rows + 1)]
    far = 6 * reach
    parts += [box((x, y + side * (wide / 2 + far / 2), z), (.01, far, 3 * far), M['iron'], 0) for side in (-1, 1)]
    parts += [box((x, y, z + side * (tall / 2 + far / 2)), (.01, wide, far), M['iron'], 0) for side in (-1, 1)]
    for o in parts:
        o.visible_camera = o.visible_glossy = o.visible_transmission = o.visible_diffuse = False
    sun(d, strength, .12, (1, .965, .90))


def _sheet(width, front, back, rise, m, x=0, bend=.5):
    """Paper from `front` on the table, up the wall at `back`, to the height `rise`."""
    r = bend * width
    arc = [(back - r + r * math.sin(t), r - r * math.cos(t)) for t in (i * math.pi / 40 for i in range(21))]
    line = [(-front, 0), (-front * .5, 0), *arc, (back, rise)]
    bm = bmesh.new()
    left, right = ([bm.verts.new((x + s * width / 2, y, z + .0006)) for y, z in line] for s in (-1, 1))
    for i in range(len(line) - 1):
        bm.faces.new((left[i], right[i], right[i + 1], left[i + 1]))
    mesh('paper', bm, M[m]).modifiers.new('thick', 'SOLIDIFY').thickness = .0005


def _ground(reach, table, wall, wall_y):
    far = max(4 * reach, 1.2)
    if table in ('oak', 'pale oak', 'old oak'):
        plank = .14
        for i in range(-int(far / plank), int(wall_y / plank) + 2):
            y = (i + .5) * plank
            box((.07 * (i % 3) - .1, y, -.02), (2 * far, plank - .0014, .04), M[table], .0012, 2)
    else:
        box((0, 0, -.02), (2 * far, 2 * far, .04), M[table], 0)
    if wall:
        box((0, wall_y + .05, far / 2), (2 * far, .1, far + .1), M[wall], 0)


def paper(reach, m='white paper', table='plaster', wall='lime wash', width=.80, x=0, window=False, power=1):
    """The packshot: a sheet of paper whose edges show. `width` is its share of the picture."""
    back = .55 * reach
    _ground(reach, table, wall, back + .004)
    _sheet(width * reach * 1.12, .62 * reach, back, 1.6 * reach, m, x * reach, .34)
    north(reach, power * (.72 if window else 1))
    if window:
        panes(reach, (.05 * reach, .1 * reach, .2 * reach))


def table(reach, top='pale oak', wall='lime wash', deep=.7, window=False, power=1, aim=(0, 0, 0), **light):
    """A table before a wall that stands `deep` reaches behind."""
    _ground(reach, top, wall, deep * reach)
    north(reach, power * (.7 if window else 1))
    if window:
        panes(reach, aim, **light)


def top_down(reach, top='linen', window=False, power=1, **light):
    """A table seen from above."""
    _ground(reach, top, None, 3 * reach)
    north(reach, power * (.72 if window else 1))
    if window:
        panes(reach, **light)
