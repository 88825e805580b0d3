"""What stands beside the pots: linen, wood, food, branches, tools. Lengths in metres."""
import math
import random

import bmesh
from mathutils import Vector, noise

from glazes import M
from studio import ball, box, lathe, mesh, wire


def cloth(x, y, w, d, m='linen', turn=0, folds=.004, z=.0012, seed=3):
    """Linen laid on the table, nearly flat, its edge not straight."""
    bm = bmesh.new()
    nx, ny = 90, 70
    grid = []
    for i in range(nx + 1):
        row = []
        for j in range(ny + 1):
            u, v = i / nx - .5, j / ny - .5
            px, py = u * w * (1 + .012 * noise.noise(Vector((v * 5, seed, 0)))), v * d * (1 + .014 * noise.noise(Vector((u * 5, seed, 4))))
            ridge = noise.noise(Vector((px * 7 + py * 3, py * 5 - px * 6, seed)))
            crease = .35 * math.exp(-(u * w / .004) ** 2) + .3 * math.exp(-(v * d / .004) ** 2)
            row.append(bm.verts.new((px, py, z + folds * (max(ridge, 0) ** 1.5 * 2 + crease * .6))))
        grid.append(row)
    for i in range(nx):
        for j in range(ny):
            bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    o = mesh('cloth', bm, M[m])
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .0011
    o.location, o.rotation_euler = (x, y, 0), (0, 0, math.radians(turn))


def board(x, y, w, d, m='oak', turn=0, z=0, thick=.018):
    """A wooden board; returns the height of its upper face."""
    box((x, y, z + thick / 2), (w, d, thick), M[m], .003, 3, (0, 0, math.radians(turn)))
    return z + thick


def spoon(x, y, z=.003, turn=0, long=.14, m='steel'):
    """A spoon lying on its back."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    bm = bmesh.new()
    rows = []
    for i in range(31):
        t = i / 30
        half = .0034 if t < .62 else .0034 + .0125 * math.sin(math.pi * min((t - .62) / .38, 1)) ** .7
        if t < .1:
            half = .005 - .016 * t
        bowl = max(0, math.sin(math.pi * (t - .64) / .36)) if t > .64 else 0
        rows.append([bm.verts.new((x + c * (t - .5) * long - s * half * k, y + s * (t - .5) * long + c * half * k,
                                   z + .006 * math.sin(math.pi * t / .64) * (t < .64) - .0025 * bowl * (1 - k * k) + .0025 * bowl)) for k in (-1, -.5, 0, .5, 1)])
    for a, b in zip(rows, rows[1:]):
        for k in range(4):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    mesh('spoon', bm, M[m]).modifiers.new('thick', 'SOLIDIFY').thickness = .0012


def lump(x, y, z, dim, m, seed=1, rough=.12, turn=0):
    """A rounded irregular piece: bread, clay, stone, sponge."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=1)
    for v in bm.verts:
        p = v.co * (1 + rough * noise.noise(v.co * 1.6 + Vector((seed, seed, seed))) + rough * .3 * noise.noise(v.co * 5))
        v.co = Vector((p.x * dim[0] / 2, p.y * dim[1] / 2, max(p.z, -.82) * dim[2] / 2))
    o = mesh('lump', bm, M[m])
    o.location, o.rotation_euler = (x, y, z + .41 * dim[2]), (0, 0, math.radians(turn))
    return o


def slice_of_bread(x, y, z, turn=0, tilt=0, s=1):
    bm = bmesh.new()
    outline = []
    for i in range(48):
        a = i * math.tau / 48
        r = .052 * s * (1 + .06 * math.cos(2 * a) + .10 * max(math.sin(a), 0) * math.cos(3 * a) ** 2)
        outline.append((1.15 * r * math.cos(a), .78 * r * math.sin(a)))
    for thick, scale, m in ((.014 * s, 1, 'crust'), (.0152 * s, .945, 'crumb')):
        bm = bmesh.new()
        low, high = ([bm.verts.new((px * scale, py * scale, h * thick / 2)) for px, py in outline] for h in (-1, 1))
        for i in range(48):
            bm.faces.new((low[i], low[(i + 1) % 48], high[(i + 1) % 48], high[i]))
        bm.faces.new(high)
        bm.faces.new(low[::-1])
        o = mesh('bread', bm, M[m])
        o.location, o.rotation_euler = (x, y, z + .0076 * s), (math.radians(tilt), 0, math.radians(turn))


def egg(x, y, z, turn=0):
    ball((x, y, z + .0212), .0215, M['egg'], (1.28, 1, 1), (0, 0, math.radians(turn)))


def scatter(x, y, z, r, count, size, m, dome=.0, flat=1):
    """Small things on a round surface that may bulge."""
    for _ in range(count):
        a, d = random.uniform(0, math.tau), math.sqrt(random.random())
        s = size * random.uniform(.8, 1.2)
        ball((x + d * r * math.cos(a), y + d * r * math.sin(a), z + dome * (1 - d * d)), s, M[m], (1, 1, flat),
            (random.uniform(-.4, .4), random.uniform(-.4, .4), 0))


def disc(x, y, z, r, m):
    """A filling with a soft edge."""
    lathe([(r, z), (r * .96, z + .0010), (r * .8, z + .0012), (.0004, z + .0012)], M[m], (x, y, 0))


def blade(at, ahead, long, wide, m, fold=.25, droop=.15):
    """A leaf or petal from a point along a direction."""
    ahead = Vector(ahead).normalized()
    side = ahead.cross(Vector((0, 0, 1)))
    side = side.normalized() if side.length > .05 else Vector((1, 0, 0))
    up = side.cross(ahead)
    bm = bmesh.new()
    rows = []
    for i in range(9):
        t = i / 8
        half = wide / 2 * math.sin(math.pi * t ** .8) ** .8 + .0002
        mid = Vector(at) + ahead * (t * long) - Vector((0, 0, droop * long * t * t))
        rows.append([bm.verts.new(mid + side * (half * k) + up * (abs(k) * half * fold)) for k in (-1, 0, 1)])
    for a, b in zip(rows, rows[1:]):
        for k in range(2):
            bm.faces.new((a[k], a[k + 1], b[k + 1], b[k]))
    return mesh('leaf', bm, M[m])


def branch(x, y, z, lean=(.1, 0), long=.28, m='leaf', leaves=9, size=.034, round_=.85, stem='twig', bare=.25):
    """A twig rising from a mouth, with leaves in pairs; `bare` is the part of it without."""
    bend = random.uniform(-.04, .04)
    points = [Vector((x + lean[0] * long * t + bend * t * t, y + lean[1] * long * t, z + long * t * (1 - .12 * t))) for t in (-.35, 0, .25, .5, .75,
        1)]
    wire(points, .0011, M[stem])
    turn = random.uniform(0, 3)
    for i in range(leaves):
        t = bare + (1 - bare) * (i + .5) / leaves
        k = min(int(t * 4), 3)
        at = points[k + 1].lerp(points[k + 2], t * 4 - k)
        for side in (0, math.pi):
            a = turn + i * 1.75 + side
            s = size * (1.15 - .55 * t) * random.uniform(.85, 1.1)
            blade(at, (math.cos(a), math.sin(a), .55), s, s * round_, m)
    blade(points[-1], (lean[0], lean[1], 1), size * .5, size * .3, m)


def poppy(x, y, z, lean=(.05, 0), long=.22):
    """A dry poppy head on its stem."""
    top = Vector((x + lean[0] * long, y + lean[1] * long, z + long))
    wire([(x - lean[0] * .06, y - lean[1] * .06, z - .06), (x, y, z), (x + lean[0] * long * .4, y + lean[1] * long * .5, z + long * .5), top], .0011,
        M['straw'])
    lathe([(.0015, -.004), (.0045, .0), (.0105, .008), (.0120, .016), (.0090, .0225), (.0062, .0245), (.0105, .0262), (.0112, .0275), (.0004, .0285)],
        M['seed head'], top, 20)


def grass(x, y, z, lean=(.1, 0), long=.3):
    """A stalk of oat or grass."""
    points = [(x + lean[0] * long * t * t - .01 * (t < 0) * lean[0], y + lean[1] * long * t * t, z + long * t) for t in (-.25, 0, .3, .6, .85, 1)]
    wire(points, .0007, M['straw'])
    for i in range(12):
        t = .62 + .38 * i / 12
        at = Vector((x + lean[0] * long * t * t, y + lean[1] * long * t * t, z + long * t))
        a = i * 2.4
        blade(at, (.5 * math.cos(a) + lean[0], .5 * math.sin(a) + lean[1], 1), .022, .0045, 'straw', .5)


def tulip(x, y, z, lean=(.08, 0), long=.2, m='petal'):
    top = Vector((x + lean[0] * long, y + lean[1] * long, z + long))
    wire([(x - lean[0] * .08, y - lean[1] * .08, z - .08), (x, y, z), (x + lean[0] * long * .35, y + lean[1] * long * .35, z + long * .5), top],
        .0022, M['stem'])
    for ring, (count, open_) in enumerate(((3, .10), (3, .26))):
        for i in range(count):
            a = i * math.tau / count + ring * 1.05
            c, s = math.cos(a), math.sin(a)
            bm = bmesh.new()
            rows = []
            for j in range(9):
                t = j / 8
                r = .0035 + .0135 * math.sin(math.pi * min(t * .62 + .06, 1)) + open_ * .012 * t
                half = .0145 * math.sin(math.pi * (t * .88 + .07)) ** .7 + .0006
                rows.append([bm.verts.new(top + Vector((c * (r - .005 * k * k) - s * half * k, s * (r - .005 * k * k) + c * half * k,
                    .042 * t - .003 * k * k * t))) for k in (-1, -.5, 0, .5, 1)])
            for p, q in zip(rows, rows[1:]):
                for k in range(4):
                    bm.faces.new((p[k], p[k + 1], q[k + 1], q[k]))
            mesh('petal', bm, M[m])
    for a, up in ((random.uniform(0, 6), .9), (random.uniform(0, 6), 1.3)):
        blade((x, y, z), (math.cos(a) + lean[0], math.sin(a), up), long * .75, .026, 'leaf', .5, .35)


def books(x, y, z=0, turn=0, papers=('grey paper', 'sand paper', 'blue paper')):
    for i, m in enumerate(papers):
        w, d = .19 - .012 * i, .14 - .006 * i
        a = math.radians(turn + 5 * (i % 2))
        box((x, y, z + .011), (w - .004, d - .004, .018), M['white paper'], .001, 2, (0, 0, a))
        for h in (.001, .021):
            box((x, y, z + h), (w, d, .002), M[m], .0008, 2, (0, 0, a))
        z += .022
    return z
