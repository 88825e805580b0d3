"""Rolls in nori: thin maki, thick futomaki, hand-rolled cones. Pieces stand on z = 0, cut face up."""
import math
import random

import bmesh
from mathutils import Vector, noise

from shapes import chunk, empty, group, on_disc, strew, strand, twin
from dish_materials import m
from studio import cyl, lathe, mesh


def sheet(r, h, thick=.022):
    """A sleeve of nori, not quite round, its end lapping over the start."""
    off = random.uniform(0, 99)
    profile = [(r - thick, .02), (r, 0), *((r, h * i / 5) for i in range(1, 5)), (r, h), (r - thick, h), (r - thick, h - .06)]
    o = lathe(profile, m('nori'), n=96)
    for v in o.data.vertices:
        a = math.atan2(v.co.y, v.co.x)
        k = 1 + .022 * noise.noise(Vector((math.cos(a) * 1.3 + off, math.sin(a) * 1.3, v.co.z))) + .02 * (a % math.tau) / math.tau
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
        if v.co.z > h - .01:
            v.co.z += .018 * noise.noise(Vector((math.cos(a) * 3, math.sin(a) * 3, off)))
    return o


def rice_face(r, z, inner, n):
    """Cut rice: a bed and grains lying on it between `inner` and r, above and below alike."""
    bed = cyl((0, 0, z / 2), r, z - .03, m('rice-bed'), bev=.02, verts=48)
    points, normals = on_disc(n, r * .89, z - .02, inner)
    points = [(x, y, height + random.uniform(-.012, .018)) for x, y, height in points]
    return [bed, strew('rice', points, normals, 'rice')]


def _slim(name, r, h):
    """The heart of a thin maki: objects standing proud of the cut."""
    s, z = r * .4, h - .1
    if name == 'duo':
        return [chunk((-s * .52, .01, z), (s * .98, s * 1.7, .26), 'salmon'), chunk((s * .52, -.01, z), (s * .98, s * 1.7, .25), 'avocado')]
    if name == 'cheese':
        return [chunk((-s * .5, 0, z), (s * 1.1, s * 1.8, .26), 'salmon'), chunk((s * .55, 0, z), (s * .95, s * 1.5, .28), 'cheese', .1)]
    if name == 'cucumber':
        parts = []
        for i in range(4):
            x, y = s * .48 * (i % 2 * 2 - 1), s * .48 * (i // 2 * 2 - 1)
            parts.append(chunk((x, y, z), (s * .9, s * .9, .25), 'cucumber' if i % 2 else 'cucumber-heart', .05, (0, 0, random.uniform(-.2, .2)), .15))
            parts.append(chunk((x * 1.85, y * 1.1, z - .005), (s * .16, s * .85, .25), 'skin', .03, (0, 0, random.uniform(-.2, .2)), .1))
        return parts
    return [chunk((0, 0, z), (s * 2.1, s * 1.85, .27), name, .09, (0, 0, random.uniform(0, 3)), .3)]


def maki(core, r=.42, h=.62):
    parts = [sheet(r, h), *rice_face(r - .03, h - .02, r * .42, 170), *_slim(core, r, h)]
    for o in parts[3:]:
        o.rotation_euler.z += 0
    return group(parts)


def many(kinds, make, *args):
    """One piece after the other of these kinds; twins of two prototypes each, to spare memory."""
    made, out = {}, []
    for kind in kinds:
        stock = made.setdefault(kind, [])
        if len(stock) < 2:
            stock.append(make(kind, *args))
            out.append(stock[-1])
        else:
            out.append(twin(random.choice(stock)))
    return out


def futomaki(r=.78, h=.6):
    """A thick roll: omelette, shiitake, cucumber, carrot, spinach."""
    z = h - .08
    hearts = [chunk((-.16, .17, z), (.32, .30, .24), 'omelette', .05, (0, 0, .3), .15), chunk((.20, .17, z), (.28, .24, .24), 'cucumber', .05, (0, 0, -.3), .15),
              chunk((.33, .15, z - .01), (.06, .24, .24), 'skin', .04, (0, 0, -.3), .1), chunk((-.20, -.15, z), (.30, .20, .24), 'shiitake', .12, (0, 0, .5)),
              chunk((.12, -.12, z), (.22, .22, .25), 'carrot', .05, (0, 0, .4), .12), chunk((.02, -.32, z), (.34, .12, .22), 'leaf', .2, (0, 0, .1)),
              chunk((.32, -.14, z), (.14, .20, .25), 'carrot', .05, (0, 0, .1), .12), chunk((-.38, .02, z), (.12, .2, .24), 'cheese', .1)]
    return group([sheet(r, h, .035), *rice_face(r - .035, h - .02, r * .60, 260), *hearts])


def cone(filling, length=3.2, wide=.82):
    """A hand roll lying along x, its mouth towards +x; `filling` names sticks in it."""
    bm = bmesh.new()
    rows, n = [], 30
    for i in range(n + 1):
        t = i / n
        row = []
        for j in range(73):
            a = j / 72 * math.tau * 1.22 - 1.2
            r = (.07 + (wide - .07) * t ** .85) * (1 - .03 * j / 72)
            reach = length * t * (1 + .10 * math.cos(a - .5) * t)
            row.append(bm.verts.new((reach, r * math.cos(a), r * math.sin(a) * .92 + .02 * noise.noise(Vector((t * 4, a, 0))))))
        rows.append(row)
    for a, b in zip(rows, rows[1:]):
        for j in range(72):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    skin = mesh('cone', bm, m('nori'))
    skin.modifiers.new('thick', 'SOLIDIFY').thickness = .022
    mouth = empty((length * .86, 0, 0), (0, math.pi / 2, 0))
    r = wide * .76
    points, normals = on_disc(240, r, .0, 0, .24)
    rice = [strew('rice', [(x, y, z + random.uniform(-.03, .03)) for x, y, z in points], normals, 'rice', None, 1.05)]
    bed = lathe([(r * .5, -.5), (r, -.03), (r * .7, .10), (r * .35, .19), (.001, .22)], m('rice-bed'), n=48)
    parts = [*rice, bed]
    for i, name in enumerate(filling):
        a = i / len(filling) * math.tau + .6
        d = .30 if len(filling) > 1 else 0
        reach = random.uniform(1.3, 1.8)
        if name == 'sprout':
            for _ in range(12):
                b = a + random.uniform(-.5, .5)
                q = [(d * math.cos(b), d * math.sin(b), -.1), (d * 1.2 * math.cos(b), d * 1.2 * math.sin(b), .5), (d * 1.6 * math.cos(b), d * 1.6 * math.sin(b), random.uniform(.75, 1.05))]
                parts += [strand(q, .016, 'cheese'), chunk(q[2], (.09, .05, .03), 'mint', .1, (random.random(), random.random(), b))]
            continue
        stick = {'salmon': (.34, .26), 'avocado': (.32, .22), 'cucumber': (.22, .2), 'carrot': (.16, .16)}[name]
        parts.append(chunk((d * math.cos(a), d * math.sin(a), .2), (*stick, reach), name, .05, (random.uniform(-.16, .16), random.uniform(-.16, .16), a), .12))
    for o in parts:
        o.parent = mouth
    par = empty()
    skin.parent = mouth.parent = par
    return par
