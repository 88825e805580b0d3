"""Backdrops: the seamless set, rooms with a wall and a counter, and a terrace; and their props."""
import math
import random

import bmesh

from finishes import M
from studio import area, ball, box, cyclorama, lathe, mesh, sun, wire, world


def seamless(back=.9):
    """The warm-grey set of product pictures, lit by a large window on the left."""
    cyclorama(M['cream'], back)
    area((-1.7, -1.5, 1.7), (0, 0, .45), .8, 55, (1, .96, .90), 2.0)
    area((2.0, -1.0, 1.2), (0, 0, .4), .5, 26, (1, .98, .95), 1.8)
    area((0, .2, 2.6), (0, 0, .3), 2.2, 42, (1, .97, .93))
    area((-.55, -3.0, 1.0), (0, 0, .5), .35, 16, (1, 1, 1), 2.0)
    area((-2.2, .6, .9), (0, 0, .45), .4, 22, (1, .98, .95), 1.8)
    world((1, .97, .93), .36)


def room(wall_y=.55, depth=2.4, counter='stone', wall='plaster', pane=True, front=None, floor=None, warmth=1, tilt=0):
    """A wall and a counter or floor at z=0 with daylight from the left; `pane` draws a window's shadow.
    `front` is a material for a counter's face, `floor` what is below it."""
    box((0, wall_y + .05, 1.2), (8, .1, 4), M[wall], 0)
    top = .03 if front else .08
    box((0, wall_y - depth / 2, -top / 2), (8, depth, top), M[counter], .004)
    if front:
        box((0, wall_y - depth / 2 + .02, -.03 - .45), (8, depth, .9), M[front], 0)
    if floor:
        box((0, -1.5, -.95), (12, 8, .04), M[floor], 0)
    hidden = []
    if pane:
        for x in (-.62, -.04, .54):
            hidden.append(box((-2.2 + x + tilt, -2.6, 2.0), (.05, .02, 3.2), M['dark'], 0))
        for z in (1.05, 1.75, 2.45):
            hidden.append(box((-2.2 + tilt, -2.6, z), (1.6, .02, .04), M['dark'], 0))
        for x in (-1.9, 1.35):
            hidden.append(box((-2.2 + x + tilt, -2.6, 2.0), (2.0, .02, 3.4), M['dark'], 0))
        sun((2.2, 2.75, -1.35), 4.6, .6, (1, .90, .76))
    for o in hidden:
        o.visible_camera = o.visible_glossy = o.visible_transmission = False
    area((-2.4, -2.0, 2.0), (0, 0, .3), 2.0, 46, (1, .95, .88))
    world((1, .97 - .02 * warmth, .95 - .05 * warmth), .44)


def evening(wall_y=.7, depth=2.6, counter='walnut', wall='clay'):
    """A dining room in the evening: warm low light from lamps, a darker wall."""
    box((0, wall_y + .05, 1.2), (8, .1, 4), M[wall], 0)
    box((0, wall_y - depth / 2, -.04), (8, depth, .08), M[counter], .004)
    area((-1.5, -.9, 1.3), (0, 0, .1), .9, 52, (1, .84, .64), 1.2)
    area((.9, .35, 1.3), (0, .1, .1), .35, 14, (1, .76, .5))
    area((1.8, -1.6, 1.2), (0, 0, .2), 1.4, 18, (1, .93, .86))
    world((1, .90, .80), .32)


def terrace(ground='limestone', wall='limestone', wall_y=1.1, frost=False, hedge=True, low=False):
    """Outdoors: paving, a stone wall, sun from the left and a clear sky."""
    if ground == 'gravel':
        box((0, 0, -.01), (9, 9, .02), M[ground], 0)
    else:
        side = .58
        for i in range(-5, 6):
            for j in range(-5, 4):
                at = (i * side + (j % 2) * side / 2, wall_y - .3 + j * side, -.02)
                box(at, (side - .012, side - .012, .04), M['paper' if frost else ground], .006)
    box((0, 0, -.045), (9, 9, .02), M['flax'], 0)
    rows = random.Random(4)
    for k in range(11):
        x = -3.2
        while x < 3.2:
            w = rows.uniform(.24, .46)
            box((x + w / 2, wall_y + .1 + rows.uniform(0, .016), .085 + k * .17), (w - .012, .2, .158), M[wall], .014, 3)
            x += w
    box((0, wall_y + .16, .9), (7, .2, 1.9), M['flax'], 0)
    if hedge:
        for x in (-1.15, 1.1):
            shrub(x, wall_y - .22, 0, .34, 2)
    sun((1.9, 1.5, -.85 if low else -1.7), 3.6, 1.2, (1, .86 if low else .92, .68 if low else .80))
    area((-2.4, -2.0, 2.4), (0, 0, .5), 2.2, 22, (1, .97, .93))
    world((.84, .90, 1), .5)


def leaf(at, turn, lift, size=.03):
    """One leaf: a folded lens of four faces."""
    bm = bmesh.new()
    c, s = math.cos(turn), math.sin(turn)
    line = [(0, 0), (.35, .24), (.7, .20), (1, 0)]
    def point(t, v):
        x, y = t * size, v * size
        z = x * math.sin(lift) + abs(v) * size * .35
        x *= math.cos(lift)
        return bm.verts.new((at[0] + x * c - y * s, at[1] + x * s + y * c, at[2] + z))
    spine = [point(t, 0) for t, _ in line]
    for side in (-1, 1):
        rim = [spine[0], *(point(t, side * v) for t, v in line[1:3]), spine[3]]
        bm.faces.new((spine[0], rim[1], spine[1]))
        bm.faces.new((spine[1], rim[1], rim[2], spine[2]))
        bm.faces.new((spine[2], rim[2], spine[3]))
    return mesh('leaf', bm, M['leaf'])


def sprig(x, y, z, height=.30, lean=(.05, 0), seed=1, size=.045):
    """A branch with leaves by pairs, as in a vase."""
    rnd = random.Random(seed)
    steps = 9
    spine = [(x + lean[0] * (i / steps) ** 2, y + lean[1] * (i / steps) ** 2, z + height * i / steps) for i in range(steps + 1)]
    wire(spine, .0016, M['leaf'])
    for i in range(3, steps + 1):
        a = rnd.uniform(0, 6.28)
        for k in (0, math.pi):
            leaf(spine[i], a + k, rnd.uniform(.2, .9), size * rnd.uniform(.8, 1.15))


def vase(x, y, z, m='grey', seed=1, height=.34):
    lathe([(.035, 0), (.05, .004), (.066, .05), (.058, .10), (.030, .135), (.027, .15), (.030, .155), (.024, .15), (.024, .13), (.001, .12)], M[m], (x, y, z))
    for i in range(4):
        a = seed + i * 1.7
        sprig(x, y, z + .10, height * (.8 + .1 * i), (.13 * math.cos(a), .13 * math.sin(a)), seed + i)


def shrub(x, y, z, r=.3, seed=2):
    """A pot with a clipped ball of leaves."""
    box((x, y, z + .16), (.36, .36, .32), M['slate'], .012)
    rnd = random.Random(seed)
    ball((x, y, z + .32 + r * .8), r * .86, M['leaf'])
    bm = bmesh.new()
    for _ in range(1500):
        a, b = rnd.uniform(0, 6.283), math.acos(rnd.uniform(-1, 1))
        n = (math.sin(b) * math.cos(a), math.sin(b) * math.sin(a), math.cos(b))
        p = [c * r * rnd.uniform(.84, 1.02) for c in n]
        u = [rnd.uniform(-1, 1) * .03 for _ in range(3)]
        v = [rnd.uniform(-1, 1) * .02 for _ in range(3)]
        bm.faces.new([bm.verts.new([p[i] + u[i] * s + v[i] * t for i in range(3)]) for s, t in ((-1, 0), (0, -1), (1, 0), (0, 1))])
    o = mesh('shrub', bm, M['leaf'], False)
    o.location = (x, y, z + .32 + r * .8)


def cloth(x, y, z, w=.22, d=.16, m='linen', turn=0, folds=3):
    """A folded napkin or towel: soft layers, the upper ones a little smaller."""
    for i in range(folds):
        box((x + .002 * i, y + .0015 * i, z + .0045 + .0072 * i), (w - .004 * i, d - .003 * i, .0085), M[m], .0040, 4, (0, 0, math.radians(turn + i * .7)))


def plate(x, y, z, r=.125, m='enamel'):
    lathe([(r * .55, 0), (r * .60, .003), (r * .74, .010), (r * .98, .017), (r, .019), (r * .985, .0215), (r * .72, .014), (r * .60, .0085), (.001, .0085)], M[m], (x, y, z))


def bowl(x, y, z, r=.08, m='enamel'):
    lathe([(r * .45, 0), (r * .48, .004), (r * .80, .026), (r, .062), (r * 1.005, .066), (r * .97, .066), (r * .76, .028), (r * .40, .010), (.001, .009)], M[m], (x, y, z))


def cutlery(x, y, z, turn=90, m='steel'):
    """A fork and a knife, side by side."""
    for i, (w, l) in enumerate(((.009, .20), (.011, .215))):
        rot = (0, 0, math.radians(turn))
        px = x + i * .024 * math.sin(math.radians(turn))
        box((px, y, z + .003), (l * .55, w * .7, .003), M[m], .0014, rot=rot)
        box((px + math.cos(math.radians(turn)) * l * .38, y + math.sin(math.radians(turn)) * l * .38, z + .0032), (l * .36, w * 1.7, .0024), M[m], .001, rot=rot)


def lemon(x, y, z, turn=0, half=False):
    ball((x, y, z + .027), .027, M['lemon'], (1.28, 1, 1), (0, .12, math.radians(turn)))


def loaf(x, y, z, turn=0, s=1):
    ball((x, y, z + .036 * s), .05 * s, M['bread'], (2.0, 1.0, .78), (0, 0, math.radians(turn)))


def books(x, y, z, turn=8):
    for i, (w, d, h, m) in enumerate(((.24, .17, .026, 'sage'), (.22, .16, .020, 'paper'), (.20, .15, .022, 'rust'))):
        base = z + sum((.026, .020, .022)[:i])
        box((x, y, base + h / 2), (w, d, h), M[m], .002, rot=(0, 0, math.radians(turn * (i - 1))))


def drops(x, y, z, count=9, spread=.06, seed=5):
    """Beads of water on a surface."""
    rnd = random.Random(seed)
    for _ in range(count):
        r = rnd.uniform(.002, .0045)
        ball((x + rnd.uniform(-spread, spread), y + rnd.uniform(-spread, spread) * .6, z + r * .25), r, M['water'], (1.3, 1.2, .55))
