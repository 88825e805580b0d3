"""Pieces of every kind laid in rows and rings: platters, boxes, plates of a set.

A piece is written as its first letter and kind: `n:salmon` nigiri, `m:cucumber` maki, `c:salmon/sesame` California,
`g:roe` gunkan. Copies share two or three prototypes of each kind, to spare memory.
"""
import math
import random

import bpy
from coated import california
from fish import gunkan, nigiri
from shapes import put, twin
from materials import M
from rolls import maki
from studio import cyl
from toppings import beans, dice, rings, roe, seeds, shreds, tartare
from crockery import bowl

# Width of a piece in a row
STEP = {'n': 1.16, 'm': .94, 'c': 1.24, 'g': 1.25}
PROTOTYPES = {'n': 3, 'm': 2, 'c': 2, 'g': 1}


def _gunkan(kind):
    par, z, axes = gunkan((0, 0, 0))
    if kind == 'roe':
        roe(0, 0, z + .22, axes[0], 60, .118, axes[1] / axes[0], .2, par)
    elif kind == 'wakame':
        shreds(0, 0, z + .08, axes[0], 110, 'wakame', .032, .6, .42, axes[1] / axes[0], par, 1, 1.3)
    else:
        tartare(par, z + .16, axes, kind, 60)
        rings(0, 0, .36, lambda x, y: z + .6 - .5 * (x * x + y * y), 9, 'chive', .06, par, .7)
    return par


def _make(letter, kind):
    if letter == 'n':
        return nigiri((0, 0, 0), 0, kind)
    if letter == 'm':
        return maki(kind)
    if letter == 'g':
        return _gunkan(kind)
    return california(*kind.split('/'))


def piece(what, loc, turn=0, lean=(0, 0)):
    """One piece standing at loc, turned by degrees: a copy of a prototype once there are enough of its kind."""
    letter, kind = what.split(':')
    stock = M.setdefault(f'stock {what}', [])
    if len(stock) < PROTOTYPES[letter]:
        stock.append(_make(letter, kind))
        made = stock[-1]
    else:
        made = twin(random.choice(stock))
    put(made, loc, turn, lean)
    return made


def line(kinds, x, y, z, along=0, turn=None, loose=2.5):
    """Pieces in a line centred on (x, y) running `along` degrees; `turn` is theirs against the line."""
    a = math.radians(along)
    steps = [STEP[k[0]] for k in kinds]
    at = -sum(steps) / 2
    for kind, step in zip(kinds, steps):
        at += step / 2
        own = turn if turn is not None else {'n': 78, 'g': 80}.get(kind[0])
        own = random.uniform(0, 360) if own is None else along + own + random.uniform(-loose, loose)
        piece(kind, (x + at * math.cos(a), y + at * math.sin(a), z), own)
        at += step / 2


def rows(lines, x, y, z, along=0):
    """Lines one behind the other: (kinds, how far back from the middle)."""
    a = math.radians(along)
    for kinds, back in lines:
        line(kinds, x - back * math.sin(a), y + back * math.cos(a), z, along)


def ring(kinds, r, x, y, z, start=0, radial=True):
    """Pieces in a circle; oblong ones point outwards when `radial`."""
    for i, kind in enumerate(kinds):
        turn = start + 360 * i / len(kinds)
        a = math.radians(turn)
        piece(kind, (x + r * math.cos(a), y + r * math.sin(a), z), turn if radial else turn + 90)


def lifted(z, make):
    """Raise the objects of `make` from the table top to z."""
    before = set(bpy.data.objects)
    make()
    for o in set(bpy.data.objects) - before:
        if o.parent is None:
            o.location.z += z


def miso(x, y, z=0, r=1.35, colour='black', inside='red'):
    """A bowl of miso soup with tofu and green onion."""
    top = bowl(r, r * .82, colour, x, y, z, inside)
    level = top - r * .16
    cyl((x, y, level), r * .945, .04, M['miso'], bev=.01)
    dice(x, y, level - .12, r * .6, 6, 'tofu', .34, 0, 1)
    rings(x, y, r * .7, lambda px, py: level + .01, 16, 'leek', .085)


def salad(x, y, z=0, r=1.05, colour='grey', m='cabbage', n=260):
    """A small bowl of shredded salad, sesame on it."""
    bowl(r, r * .62, colour, x, y, z)
    shreds(x, y, z + r * .34, r * .84, n, m, .028, .9, .55)
    seeds(x, y, r * .6, lambda px, py: z + r * .34 + .55, 24)


def beans_bowl(x, y, z=0, r=1.05, colour='cream', m='mango'):
    """A small bowl of dice or beans."""
    bowl(r, r * .62, colour, x, y, z)
    if m in ('edamame', 'corn'):
        cyl((x, y, z + r * .40), r * .78, .05, M[m])
        beans(x, y, z + r * .42, r * .72, 34, m, .16, .22)
    else:
        cyl((x, y, z + r * .36), r * .74, .05, M[m])
        dice(x, y, z + r * .38, r * .74, 22, m, .36, .2, 2)
