"""Rolls with the rice outside, the dragon, rolls in rice paper. Pieces stand on z = 0, cut face up."""
import math
import random

import bmesh
import bpy
from mathutils import noise

from shapes import chunk, empty, group, on_disc, on_wall, strand, strew
from dish_materials import m
from studio import cyl, lathe, mat, mesh

# name: (grain, material, count, size, tilt) laid on the outside
COATS = {
    'sesame': (('sesame', 'sesame', 150, 1.05, .5), ('sesame', 'black-sesame', 26, 1, .5)),
    'roe': (('roe', 'roe', 800, 1, .2),),
    'chilli': (('dust', 'chilli', 420, 1.1, .6), ('chive', 'chive', 70, .9, .7)),
    'crumb': (('crumb', 'batter', 330, 1, 1.2),),
    'onion': (('onion', 'crust', 190, .9, .9), ('crumb', 'crust', 80, .7, 1.2)),
    'chive': (('chive', 'chive', 330, .85, .8),),
    'plain': (),
}
# name: pieces in the middle as (x, y, width, depth, material), in shares of the radius
HEARTS = {
    'salmon': ((-.20, .02, .40, .60, 'salmon'), (.24, .05, .36, .52, 'avocado')),
    'tuna': ((-.17, .06, .44, .50, 'tuna'), (.26, -.04, .22, .5, 'cucumber'), (-.02, -.30, .34, .14, 'skin')),
    'shrimp': ((-.12, .10, .52, .40, 'shrimp'), (.06, -.22, .50, .20, 'avocado'), (.30, .14, .16, .3, 'batter')),
    'crab': ((-.20, .04, .42, .56, 'crab'), (.24, .02, .34, .52, 'avocado')),
    'chicken': ((-.10, .10, .54, .40, 'chicken'), (.22, .14, .2, .36, 'crust'), (.0, -.24, .5, .2, 'cucumber')),
    'vegetable': ((-.24, .14, .24, .26, 'carrot'), (.05, .2, .26, .24, 'cucumber'), (.28, .02, .2, .28, 'cabbage-red'), (-.16, -.16, .3, .26, 'avocado'), (.12, -.2, .22, .24, 'carrot')),
}


def california(heart, coat='sesame', r=.56, h=.62):
    """An inside-out piece: rice and its coat outside, a ring of nori, the heart."""
    inner = r * .60
    wall_points, wall_normals = on_wall(250, r - .035, .05, h - .05, .012)
    top, up = on_disc(150, r - .04, h - .025, inner * 1.06)
    low, down = on_disc(40, r - .05, .04, inner)
    parts = [cyl((0, 0, h / 2), r - .04, h - .03, m('rice-bed'), bev=.05, verts=48),
             strew('rice', wall_points + top + low, wall_normals + up + down, 'rice', None, 1, .35),
             lathe([(inner - .028, h - .1), (inner, h - .1), (inner * 1.01, h + .004), (inner - .028, h + .002), (inner - .028, h - .09)], m('nori'), n=64),
             cyl((0, 0, h - .06), inner - .02, .09, m('rice-bed'), bev=.01, verts=48)]
    fill, fill_up = on_disc(46, inner * .9, h - .015, 0)
    parts.append(strew('rice', fill, fill_up, 'rice', None, .85))
    for x, y, w, d, name in HEARTS[heart]:
        parts.append(chunk((x * r, y * r, h - .09), (w * r * 1.08, d * r * 1.08, .26 + random.uniform(-.02, .02)), name, .07, (0, 0, random.uniform(-.12, .12)), .22))
    for kind, material, count, size, tilt in COATS[coat]:
        points, normals = on_wall(count, r + .012, .04, h - .015, .012)
        parts.append(strew(kind, points, normals, material, None, size, tilt))
    ring = group(parts)
    return ring


def avocado_slice(r, turn, tilt):
    """A thin slice bent over a roll of radius r lying along x; green at the rim, yellow in the middle."""
    bm = bmesh.new()
    n, w = 26, .21
    rows = []
    for i in range(n + 1):
        a = -1.32 + 2.64 * i / n
        half = w * (1 - .35 * abs(a / 1.32) ** 3)
        x = tilt * math.sin(a) * .4
        rows.append([bm.verts.new((x + half * s, (r + .025 * (1 - abs(s)) + .02 * s) * math.sin(a), (r + .03 * (1 - s * s) + .05 * s) * math.cos(a))) for s in (-1, -.5, 0, .5, 1)])
    for a, b in zip(rows, rows[1:]):
        for j in range(4):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    o = mesh('slice', bm, rind())
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .045
    o.rotation_euler = (0, 0, turn)
    return o


def rind():
    """Avocado whose colour runs from yellow in the middle to green at the ends, along y."""
    found = bpy.data.materials.get('rind')
    if found:
        return found
    material = mat('rind', (.5, .6, .15), 0, .36, Clearcoat=.2)
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    where, split, size, ramp = (nodes.new('ShaderNode' + n) for n in ('TexCoord', 'SeparateXYZ', 'Math', 'ValToRGB'))
    size.operation = 'ABSOLUTE'
    el = ramp.color_ramp.elements
    el[0].position, el[0].color = .12, (.64, .62, .19, 1)
    el[1].position, el[1].color = .62, (.17, .33, .035, 1)
    el.new(.42).color = (.40, .52, .09, 1)
    link(where.outputs['Object'], split.inputs[0])
    link(split.outputs['Y'], size.inputs[0])
    link(size.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def dragon(pieces=8, r=.60, step=.62):
    """A cut roll lying along x under avocado, with glaze over it; its first face shows."""
    par = empty()
    for i in range(pieces):
        x = (i - (pieces - 1) / 2) * step
        piece = california('shrimp' if i % 2 else 'salmon', 'plain', r, step - .07)
        piece.rotation_euler = (random.uniform(0, .2), math.pi / 2, 0)
        piece.location = (x - (step - .07) / 2, 0, r)
        piece.parent = par
        for k in range(3):
            slice_ = avocado_slice(r + .05, random.uniform(-.10, .10), .25)
            if k == 2 and i % 2:
                slice_.data.materials[0] = m('eel')
            slice_.rotation_euler.y, slice_.parent = -.16, par
            slice_.location = (x - .20 + .20 * k, random.uniform(-.03, .03), r + .01)
    end = pieces * step / 2
    for k in range(3):
        points = [(-end + j * .31, (.18 + .1 * k) * (1 if j % 2 else -1) + random.uniform(-.04, .04), 0) for j in range(int(2 * end / .31) + 1)]
        points = [(x, y, r + math.sqrt((r + .17) ** 2 - y * y)) for x, y, _ in points]
        if k == 1:
            strand(points, .022, 'glaze').parent = par
    return par


def _bunch(r, h, tones):
    """Strips of vegetables and noodles standing in a roll, proud of the cut."""
    parts = []
    for _ in range(40):
        a, d = random.uniform(0, math.tau), r * .82 * math.sqrt(random.random())
        x, y = d * math.cos(a), d * math.sin(a)
        tone = random.choices([t for t, _ in tones], [w for _, w in tones])[0]
        top = h + random.uniform(-.02, .05)
        if tone == 'rice-noodle':
            parts.append(strand([(x, y, h * .5), (x + random.uniform(-.05, .05), y, h * .8), (x + random.uniform(-.1, .1), y + random.uniform(-.1, .1), top)], .03, tone))
        else:
            size = random.uniform(.13, .22)
            parts.append(chunk((x, y, top - .3), (size * .6, size * random.uniform(1.2, 2.4), .62), tone, .14, (0, 0, a + random.uniform(-.6, .6)), .2))
    return parts


def spring_roll(side, tones, r=.50, h=1.35):
    """Half a roll in rice paper, standing on its uncut end; `side` is the filling visible through the paper."""
    wall = lathe([(r * .5, 0), (r * .9, .04), (r, .16), (r * 1.02, h * .5), (r, h), (r - .012, h), (r - .02, h * .5), (r - .03, .2), (r * .5, .03)], m('veil'), n=64)
    for v in wall.data.vertices:
        k = 1 + .03 * noise.noise(v.co * 2.2)
        v.co.x, v.co.y = v.co.x * k, v.co.y * k
    core = cyl((0, 0, h / 2), r * .80, h - .12, m('rice-noodle'), bev=.08, verts=32)
    parts = [wall, core, *_bunch(r * .94, h, tones)]
    for k in range(5):
        a = k * math.tau / 5 + random.uniform(-.2, .2)
        x, y = r * .93 * math.cos(a), r * .93 * math.sin(a)
        if side == 'shrimp' and k % 2 == 0:
            parts.append(_curl(r * 1.02, h * .52, a))
        elif side == 'mango' and k % 2 == 0:
            parts.append(chunk((x, y, h * .5), (.11, .44, .95), 'veil-mango', .08, (0, 0, a), .4))
        else:
            parts.append(chunk((x, y, h * random.uniform(.45, .6)), (.10, .50, .82), 'veil-mint', .2, (0, 0, a), .7))
    return group(parts)


def _curl(r, z, a):
    """A cooked shrimp's half against the paper of a roll of radius r: a striped crescent."""
    bm = bmesh.new()
    rows = []
    for i in range(25):
        t = i / 24 * math.pi * 1.25 - .4
        w = .17 * (1 - .55 * i / 24)
        row = []
        for s in (-1, -.4, .4, 1):
            bow = (.24 + w * s) * math.cos(t) / r
            reach = r + .035 * (1 - s * s)
            row.append(bm.verts.new((reach * math.cos(bow), reach * math.sin(bow), (.30 + w * s) * math.sin(t))))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for j in range(3):
            bm.faces.new((p[j], p[j + 1], q[j + 1], q[j]))
    o = mesh('curl', bm, m('veil-shrimp'))
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .05
    o.location, o.rotation_euler = (0, 0, z), (0, 0, a)
    return o
