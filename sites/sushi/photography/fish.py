"""Slices of fish, and nigiri, gunkan and sashimi made with them."""
import math
import random

import bmesh
import bpy
from materials import M
from mathutils import Vector, noise
from rice import again, block
from studio import box, mesh


def group(loc, turn=0, lean=(0, 0)):
    """An empty as parent of a piece: position, turn (radians), lean."""
    o = bpy.data.objects.new('piece', None)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = loc, (*lean, turn)
    return o


def sheet(top, thick, m, nx=40, ny=16, parent=None, name='slice'):
    """A slab between `top(u, v)` and `thick(u, v)` below it, u and v from -1 to 1; its UV runs 0..2.2 by 0..1."""
    bm = bmesh.new()
    layer = bm.loops.layers.uv.new()
    up, down, uv = [], [], {}
    for i in range(nx + 1):
        u = i / nx * 2 - 1
        a, b = [], []
        for j in range(ny + 1):
            v = j / ny * 2 - 1
            p = Vector(top(u, v))
            for row, q in ((a, p), (b, p - Vector((0, 0, thick(u, v))))):
                vert = bm.verts.new(q)
                uv[vert] = ((u + 1) * 1.1, (v + 1) / 2)
                row.append(vert)
        up.append(a)
        down.append(b)
    face = bm.faces.new
    for i in range(nx):
        for j in range(ny):
            face((up[i][j], up[i + 1][j], up[i + 1][j + 1], up[i][j + 1]))
            face((down[i][j], down[i][j + 1], down[i + 1][j + 1], down[i + 1][j]))
        for j in (0, ny):
            face((up[i][j], down[i][j], down[i + 1][j], up[i + 1][j]))
    for j in range(ny):
        for i in (0, nx):
            face((up[i][j], up[i][j + 1], down[i][j + 1], down[i][j]))
    for f in bm.faces:
        for loop in f.loops:
            loop[layer].uv = uv[loop.vert]
    o = mesh(name, bm, M[m] if isinstance(m, str) else m)
    o.data.auto_smooth_angle = math.radians(50)
    o.parent = parent
    mo = o.modifiers.new('smooth', 'SUBSURF')
    mo.levels = mo.render_levels = 1
    return o


# Nigiri: half axes of the rice, which toppings lie on
RICE = (.86, .40, .30)


def _rice(parent):
    """One of three blocks of rice, made on first use in a scene."""
    key = f'block {random.randrange(3)}'
    if key not in M:
        M[key] = block(*RICE)
        for o in M[key]:
            o.parent = parent
        return
    for o in M[key]:
        again(o, parent)


def _drape(length, width, k, slant=.16, sag=1.1, over=.06, taper=.16):
    """The upper face of a slice that falls over the rice."""
    c = RICE[2]

    def top(u, v):
        tip = (1 - taper * max(0, u) ** 2 - .5 * taper * max(0, -u) ** 2) * (max(0, 1 - abs(u) ** 8) ** .5 * .5 + .5)
        side = math.copysign(abs(v) ** 3, v)  # what the knife left along the edges
        x = u * length / 2 + slant * v * (1 - .3 * abs(u)) + .05 * noise.noise(Vector((v * 2, k, u)))
        y = v * width / 2 * tip + .04 * noise.noise(Vector((u * 1.5, k * 3, 2)))
        y += side * (.035 * noise.noise(Vector((u * 3.7, k, side))) + .012 * noise.noise(Vector((u * 13, k * 2, side))))
        ex, ey = max(0, abs(x) - .40), max(0, abs(y) - .08)
        z = 2 * c + over - .62 * sag * ex ** 2 - 1.6 * ey ** 2
        z += .035 * noise.noise(Vector((x * 1.6 + k * 9, y * 2, k))) + .012 * noise.noise(Vector((x * 5, y * 6, k)))
        return x, y * (.94 if abs(y) > .3 else 1), max(z, .06 + .03 * abs(v)) + thick(u, v)

    def thick(u, v):
        return .125 * (1 - .45 * abs(v) ** 6) * (1 - .5 * abs(u) ** 9) + .01
    return top, thick


def _band(parent, height, half, wide=.30, x=0):
    """A band of nori round rice and topping."""
    rows = []
    bm = bmesh.new()
    n = 40
    for i in range(n + 1):
        t = i / n * math.pi
        cy, cz = math.cos(t), math.sin(t)
        y = half * math.copysign(abs(cy) ** .45, cy)
        z = .02 + (height - .02) * abs(cz) ** .45
        if z < .58:  # below the topping it lies on the rice
            y = math.copysign(min(abs(y), RICE[1] + .035), y)
        rows.append([bm.verts.new((x + s * wide / 2 * (1 + .04 * math.sin(t * 3)), y, z)) for s in (-1, 0, 1)])
    for a, b in zip(rows, rows[1:]):
        for j in range(2):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    o = mesh('band', bm, M['nori'])
    o.parent = parent
    mo = o.modifiers.new('thick', 'SOLIDIFY')
    mo.thickness, mo.offset = .018, 1
    return o


def _omelette(par, k):
    def top(u, v):
        x = u * 1.08
        return x, v * .44, .62 + .34 - .10 * max(0, abs(u) - .7) - .05 * abs(v) ** 4 - .06 * abs(u) ** 2

    def thick(u, v):
        return .34 - .04 * abs(v) ** 6
    sheet(top, thick, 'omelette', parent=par)
    _band(par, .985, .475)


def _shrimp(par, k):
    """A shrimp opened flat: ridged across, narrowing to a tail of two fins."""
    c = RICE[2]

    def top(u, v):
        tip = 1 - .55 * max(0, u) ** 2.2 - .12 * max(0, -u) ** 3
        x, y = u * 1.12, v * .52 * tip
        ex, ey = max(0, abs(x) - .66), max(0, abs(y) - .2)
        ridge = .016 * math.sin(u * 21 + abs(v) * 1.6) * (1 - abs(v) ** 3)
        z = 2 * c + .03 - .9 * ex ** 1.7 - 1.25 * ey ** 1.5 - .05 * math.exp(-(v / .10) ** 2)
        return x, y, max(z, .08) + .12 * (1 - .6 * abs(v) ** 4) + ridge
    sheet(top, lambda u, v: .12 * (1 - .6 * abs(v) ** 4) + .01, 'shrimp', 56, 18, par)
    for side in (-1, 1):
        def fin(u, v, side=side):
            t = (u + 1) / 2
            return 1.05 + .55 * t, side * (.05 + .17 * t) + v * (.05 + .12 * math.sin(t * 2.4)), .50 - .12 * t + .03 * abs(v)
        sheet(fin, lambda u, v: .03, 'shrimp tail', 12, 6, par)


def _avocado(par, k):
    """Three thin slices of avocado laid like tiles, a band of nori."""
    top0, thick0 = _drape(1.9, .62, k, 0, .9)
    for i in range(4):
        def top(u, v, i=i):
            x, y, z = top0(u * .95, v)
            return x, y * .92 + (i - 1.5) * .17, z + .03 * v - .04 * abs(i - 1.5) + .01
        sheet(top, lambda u, v: .07, 'charred avocado', 28, 8, par)
    _band(par, .80, .50, .28)


def _scallop(par, k):
    top0, thick0 = _drape(1.86, 1.06, k, 0, 1.0, .06, .34)

    def top(u, v):
        x, y, z = top0(u, v)
        return x, y, z + .05 * (1 - u * u) * (1 - v * v) - .07 * math.exp(-(v / .06) ** 2) * (1 - u * u)
    sheet(top, lambda u, v: .13 * (1 - .6 * abs(v) ** 5) * (1 - .5 * abs(u) ** 6) + .01, 'scallop', 48, 30, par)


SPECIAL = {'omelette': _omelette, 'shrimp': _shrimp, 'avocado': _avocado, 'scallop': _scallop}


def nigiri(loc, turn, topping='salmon'):
    """One nigiri standing at loc; `topping` is a fish of foods.py or one of SPECIAL. Returns its group."""
    k = random.uniform(0, 9)
    par = group(loc, turn)
    _rice(par)
    if topping in SPECIAL:
        SPECIAL[topping](par, k)
        return par
    size = {'eel': (2.1, .98), 'mackerel': (2.2, 1.0), 'squid': (2.05, 1.0)}.get(topping, (2.32, 1.02))
    top, thick = _drape(*size, k, slant=.05 if topping == 'eel' else random.uniform(.10, .2))
    sheet(top, thick, topping, 80, 32, par)
    if topping == 'eel':
        _band(par, .80, .50, .26)
    return par


def row(kinds, z, x=0, y=0, step=1.18, turn=62, drift=-.06):
    """A slanted row of nigiri, centred on (x, y); returns their groups. `turn` in degrees."""
    n = len(kinds)
    return [nigiri((x + (i - (n - 1) / 2) * step, y + (i - (n - 1) / 2) * drift, z), math.radians(turn + random.uniform(-3, 3)), kind)
            for i, kind in enumerate(kinds)]


# Gunkan

def gunkan(loc, turn=0):
    """A boat of rice and nori; returns (group, height of the rice, half axes of the opening)."""
    par = group(loc, turn)
    a, b, h = .82, .54, .84
    bm = bmesh.new()
    n = 72
    rows = []
    for i in range(n + 5):
        t = 2 * math.pi * i / n
        out = .012 if i > n else 0
        x = (a + out) * math.copysign(abs(math.cos(t)) ** .8, math.cos(t))
        y = (b + out) * math.copysign(abs(math.sin(t)) ** .8, math.sin(t))
        rows.append([bm.verts.new((x * (1 + .02 * q), y * (1 + .02 * q), .01 + h * q * (1 + .015 * math.sin(t * 5)))) for q in (0, .33, .66, 1)])
    for p, q in zip(rows, rows[1:]):
        for j in range(3):
            bm.faces.new((p[j], q[j], q[j + 1], p[j + 1]))
    wall = mesh('nori', bm, M['nori'])
    wall.parent = par
    mo = wall.modifiers.new('thick', 'SOLIDIFY')
    mo.thickness = .02
    core = box((0, 0, .27), (a * 1.6, b * 1.6, .50), M['rice'], .2, 5)
    core.parent = par
    return par, .54, (a - .17, b - .15)


# Sashimi

def cut_slice(m, length=1.9, width=1.0, thickness=.17, parent=None, bend=.10, k=0):
    """A slice for sashimi lying flat round the origin, its long side along x, cut at a slant."""
    def top(u, v):
        half = width / 2 * (max(0, 1 - abs(u) ** 5) ** .5 * .35 + .65) * (1 - .12 * u)
        x, y = u * length / 2 + .22 * v, v * half
        return x, y, thickness / 2 + bend * (.3 - u * u) + .03 * noise.noise(Vector((u * 1.4, v, k)))
    return sheet(top, lambda u, v: thickness * (1 - .35 * abs(v) ** 8), m, 40, 16, parent)


def leaning(m, n, z, x=0, y=0, turn=0, step=.44, tilt=48, length=1.9, width=1.0, thickness=.17):
    """n slices leaning on one another in a line along `turn` (degrees), the first lying lowest."""
    a = math.radians(turn)
    for i in range(n):
        off = (i - (n - 1) / 2) * step
        par = group((x + off * math.cos(a), y + off * math.sin(a), z), a)
        hold = group((0, 0, 0))
        hold.parent = par
        lean = math.radians(tilt + random.uniform(-4, 4) - (14 if i == 0 else 0))
        o = cut_slice(m, length, width, thickness, hold, .07, random.uniform(0, 9))
        o.rotation_euler = (0, 0, math.pi / 2)
        hold.rotation_euler = (0, -lean, random.uniform(-.06, .06))
        hold.location = (0, 0, width / 2 * math.sin(lean) + thickness * .4)
