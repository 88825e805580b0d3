"""The workshop: wheel, kiln shelves, test tiles, tools, boards of raw pots, parcels."""
import math
import random

import bmesh
from mathutils import Vector

from dishes import muesli, vase
from glazes import M
from props import lump
from studio import ball, box, cyl, lathe, mesh, wire
from turning import sweep, throw


def wheel(x=0, y=0, z=.085):
    """The head of the wheel with its splash pan, a bat and a bowl being thrown."""
    lathe([(.10, -.03), (.155, -.028), (.160, -.022), (.160, -.004), (.158, 0), (.0004, 0)], M['steel'], (x, y, z))
    pan = [(.05, -.075), (.24, -.075), (.262, -.068), (.270, -.02), (.272, .016), (.278, .020), (.274, .024), (.266, .022), (.262, -.02),
        (.25, -.062), (.05, -.066)]
    lathe(pan, M['white metal'], (x, y, z))
    cyl((x, y, z + .008), .142, .016, M['old oak'], bev=.002)
    for r in (.135, .118, .100):
        lathe([(r - .003, .0158), (r - .0015, .0168), (r, .0158)], M['wet clay'], (x, y, z))
    pot = [(.050, 0), (.055, .005), (.072, .030), (.089, .065), (.0985, .098), (.1005, .108)]
    throw(pot, 'wet clay', (x, y, z + .016), ring=0, wall=.0075, floor=.012, rings=.0011, pitch=.0095, wobble=.004)
    throw([(.066, 0), (.070, .003), (.060, .009), (.052, .010)], 'wet clay', (x, y, z + .0155), solid=True, ring=0, rings=.0006, wobble=.02)


def bucket(x, y, z=0, m='white metal'):
    outer = [(.060, 0), (.064, .002), (.070, .05), (.076, .105), (.080, .108), (.080, .112)]
    throw(outer, m, (x, y, z), ring=0, rings=0, wall=.002, floor=.003, wobble=.001)
    cyl((x, y, z + .078), .0715, .002, M['water'], bev=0)


def tile(glaze, x, y, z=0, turn=0, s=1):
    """A test tile: a bent strip of clay, dipped."""
    path = [(.026 * s, .0034), (.010 * s, .0036), (.0015 * s, .010 * s), (0, .030 * s), (0, .074 * s)]
    sweep(path, [(.0185 * s, .0030), (.0185 * s, .0032), (.0180 * s, .0030)], glaze, (x, y, z), turn, dip=.017 * s, square=.35)


def kiln():
    """The open kiln: brick walls and two shelves on props, at the heights 0 and .235."""
    w = .62
    for row in range(9):
        for k in range(-3, 4):
            shift = .115 if row % 2 else 0
            box((k * .23 + shift - .1, .34, -.04 + row * .075), (.227, .1, .072), M['brick'], .003, 2)
        for side in (-1, 1):
            for k in range(3):
                box((side * (w / 2 + .06), .22 - k * .23 + (.1 if row % 2 else 0), -.04 + row * .075), (.11, .227, .072), M['brick'], .003, 2)
    for h in (0, .235):
        box((0, .08, h - .011), (w - .06, .40, .022), M['shelf'], .002, 2)
        if h:
            for x, y in ((-.25, -.09), (.25, -.09), (0, .25)):
                box((x, y, h / 2 - .012), (.034, .034, h - .022), M['shelf'], .003, 2)
    box((0, 0, -.06), (3, 3, .05), M['brick'], 0)


def ware_board(x, y, z, makes, step=.105, turn=0, m='oak', deep=.12):
    """A long board carrying pots in a row."""
    long = step * len(makes) + .05
    box((x, y, z + .009), (long, deep, .018), M[m], .002, 2, (0, 0, math.radians(turn)))
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    for i, make in enumerate(makes):
        d = (i - (len(makes) - 1) / 2) * step
        make(x + d * c, y + d * s, z + .018)


def raw_mug(x, y, z=0, m='raw clay'):
    throw([(.0385, 0), (.0412, .003), (.0440, .012), (.0445, .05), (.0448, .098)], m, (x, y, z), ring=0)


def raw_bowl(x, y, z=0, m='raw clay', **more):
    muesli(m, x, y, z, ring=0, **more)


def raw_bottle(x, y, z=0, m='raw clay', s=.8):
    vase(m, 'bottle', x, y, z, s=s)


def raw_moon(x, y, z=0, m='raw clay', s=.62):
    vase(m, 'moon', x, y, z, s=s)


def stick(a, b, r, m='oak'):
    wire([a, tuple((p + q) / 2 for p, q in zip(a, b)), b], r, M[m])


def loop_tool(x, y, z=0, turn=0):
    """A wooden handle with a loop of steel, for trimming."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    def at(u, v, h=.006):
        return (x + u * c - v * s, y + u * s + v * c, z + h)
    stick(at(-.075, 0), at(.045, 0), .0055, 'oak')
    stick(at(.044, 0), at(.056, 0), .0040, 'steel')
    wire([at(.054, .001), at(.066, .012), at(.082, .014), at(.090, 0), at(.082, -.014), at(.066, -.012), at(.054, -.001)], .0010, M['steel'])


def brush(x, y, z=0, turn=0, m='pale oak'):
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    def at(u, h=.007):
        return (x + u * c, y + u * s, z + h)
    stick(at(-.10, .004), at(.045), .0040, m)
    stick(at(.044), at(.062), .0052, 'steel')
    o = lathe([(.0048, 0), (.0062, .010), (.0052, .022), (.0004, .034)], M['straw'], at(.061), 24)
    o.rotation_euler = (0, math.pi / 2, math.radians(turn))


def cutter(x, y, z=0):
    """The wire that cuts pots from the wheel, between two wooden handles."""
    stick((x, y, z + .006), (x + .05, y + .012, z + .006), .006, 'old oak')
    stick((x + .16, y - .05, z + .006), (x + .175, y - .10, z + .006), .006, 'old oak')
    wire([(x + .025, y + .006, z + .004), (x + .075, y - .045, z + .002), (x + .11, y + .03, z + .002), (x + .14, y - .03, z + .002),
        (x + .168, y - .075, z + .004)], .0005, M['steel'])


def rib(x, y, z=0, turn=0, m='pale oak'):
    """A kidney of wood that smooths the clay."""
    bm = bmesh.new()
    low, high = [], []
    for i in range(40):
        a = i * math.tau / 40
        r = .040 * (1 - .30 * max(math.sin(a), 0) ** 3)
        for row, h in ((low, 0), (high, .005)):
            row.append(bm.verts.new((1.25 * r * math.cos(a), .8 * r * math.sin(a), h)))
    for i in range(40):
        bm.faces.new((low[i], low[(i + 1) % 40], high[(i + 1) % 40], high[i]))
    bm.faces.new(high)
    bm.faces.new(low[::-1])
    o = mesh('rib', bm, M[m])
    o.location, o.rotation_euler = (x, y, z), (0, 0, math.radians(turn))


def sponge(x, y, z=0):
    lump(x, y, z, (.10, .075, .05), 'sponge', 5, .16)


def carton(x, y, w, d, h, turn=0, filled=True):
    """An open parcel with its flaps, filled with shavings."""
    a = math.radians(turn)
    c, s = math.cos(a), math.sin(a)
    def wall(u, v, size, tilt=(0, 0)):
        o = box((x + u * c - v * s, y + u * s + v * c, size[3]), size[:3], M['kraft'], .0008, 2)
        o.rotation_euler = (tilt[0], tilt[1], a)
    t = .004
    wall(0, 0, (w, d, t, t / 2))
    for side in (-1, 1):
        wall(side * w / 2, 0, (t, d, h, h / 2))
        wall(0, side * d / 2, (w, t, h, h / 2))
        wall(side * (w / 2 + .042), 0, (.09, d - .01, t, h - .022), (0, side * .5))
    wall(0, d / 2 + .03, (w - .01, .09, t, h + .026), (.95, 0))
    wall(0, -d / 2 - .035, (w - .01, .09, t, h - .032), (.8, 0))
    if filled:
        shavings(x, y, h * .45, w * .47, d * .47, turn=turn)


def shavings(x, y, z, w, d, count=420, turn=0, m='straw'):
    """Curled strips of paper in a heap, one mesh."""
    bm = bmesh.new()
    a = math.radians(turn)
    for _ in range(count):
        u, v, h = random.uniform(-w, w), random.uniform(-d, d), random.uniform(-.02, .025)
        face, curl, long = random.uniform(0, math.tau), random.uniform(-90, 90), random.uniform(.05, .10)
        p = Vector((x + u * math.cos(a) - v * math.sin(a), y + u * math.sin(a) + v * math.cos(a), z + h))
        side = Vector((-math.sin(face), math.cos(face), random.uniform(-.6, .6))) * .0016
        rise, rows = random.uniform(-.5, .5), []
        for i in range(10):
            rows.append([bm.verts.new(p + side * k) for k in (-1, 1)])
            face += curl * long / 90
            p = p + Vector((math.cos(face), math.sin(face), rise * math.cos(i * .7))) * (long / 9)
            if abs(p.x - x) > w or abs(p.y - y) > d:
                break
        for q, r in zip(rows, rows[1:]):
            bm.faces.new((q[0], q[1], r[1], r[0]))
    bm.verts.ensure_lookup_table()
    mesh('shavings', bm, M[m])


def twine(x, y, z=0):
    """A ball of string."""
    ball((x, y, z + .029), .0270, M['string'])
    for i in range(70):
        t, p = i * 2.399, i * .9
        points = []
        for k in range(9):
            a = k * math.tau / 8
            v = Vector((math.cos(a), math.sin(a) * math.cos(t), math.sin(a) * math.sin(t)))
            v.rotate(Vector((0, 0, 1)).rotation_difference(Vector((math.cos(p), math.sin(p), .3))))
            points.append((x + .0275 * v.x, y + .0275 * v.y, z + .0290 + .0275 * v.z))
        wire(points, .0016, M['string'])


def shelf(x, y, z, long, deep=.2, m='pale oak'):
    """A wall shelf on two brackets."""
    box((x, y, z - .0125), (long, deep, .025), M[m], .002, 2)
    for side in (-1, 1):
        box((x + side * long * .38, y + deep * .2, z - .085), (.03, .03, .14), M[m], .002, 2)
        box((x + side * long * .38, y, z - .04), (.03, deep * .8, .03), M[m], .002, 2)


def apron(x, y, z, m='blue linen'):
    """An apron on a hook, folds hanging from it."""
    bm = bmesh.new()
    grid = []
    for i in range(41):
        row = []
        for j in range(41):
            u, v = i / 20 - 1, j / 40
            half = .035 + .15 * min(v * 2.2, 1) ** .8
            fold = .022 * min(v * 2, 1) * math.sin(u * 7 + 2 * v) + .014 * math.sin(u * 13 - v * 3) * min(v * 2, 1)
            row.append(bm.verts.new((x + u * half, y - .03 - .02 * v + fold, z - .68 * v)))
        grid.append(row)
    for i in range(40):
        for j in range(40):
            bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    mesh('apron', bm, M[m]).modifiers.new('thick', 'SOLIDIFY').thickness = .003
    wire([(x - .033, y - .03, z), (x - .012, y - .03, z + .07), (x, y - .028, z + .098), (x + .012, y - .03, z + .07), (x + .033, y - .03, z)], .004,
        M[m])
    cyl((x, y - .02, z + .10), .007, .06, M['oak'], (math.pi / 2, 0, 0), .002)


def stool(x, y, z=-.46, h=.46):
    cyl((x, y, z + h - .02), .16, .035, M['oak'], bev=.006)
    for a in (.4, 2.5, 4.6):
        stick((x + .10 * math.cos(a), y + .10 * math.sin(a), z + h - .03), (x + .18 * math.cos(a), y + .18 * math.sin(a), z), .014, 'oak')
