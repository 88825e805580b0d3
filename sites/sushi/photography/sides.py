"""Hot dishes and small bowls: dumplings, fried and grilled pieces, noodles, salads, pods. They stand on z = 0."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from shapes import chunk, group, on_disc, ribbon, strand, strew
from dish_materials import m
from studio import cyl, lathe, mat, mesh


def rough_ball(dim, material, levels=4, crag=.35, scale=1.6):
    """A craggy lump `dim` across: fried pieces, crumbs of batter."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=levels, radius=1)
    off = Vector((random.uniform(0, 99), random.uniform(0, 99), 0))
    for v in bm.verts:
        p = v.co.copy()
        k = 1 + crag * (noise.noise(p * scale + off) + .45 * noise.noise(p * scale * 2.7 + off) + .25 * noise.noise(p * scale * 7 + off))
        v.co = Vector(p[i] * k * dim[i] / 2 for i in range(3))
    return mesh('lump', bm, m(material))


def _dough(name, tone, brown):
    """Dough that browns towards its base."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat(name, tone, 0, .32, Clearcoat=.25)
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    where, split, blur, add, ramp = (nodes.new('ShaderNode' + n) for n in ('TexCoord', 'SeparateXYZ', 'TexNoise', 'MixRGB', 'ValToRGB'))
    blur.inputs['Scale'].default_value = 5
    add.blend_type, add.inputs[0].default_value = 'ADD', .22
    el = ramp.color_ramp.elements
    el[0].position, el[0].color = .22, (*brown, 1)
    el[1].position, el[1].color = .50, (*tone, 1)
    el.new(.31).color = (*(b * .55 + t * .3 for b, t in zip(brown, tone)), 1)
    link(where.outputs['Object'], split.inputs[0])
    link(split.outputs['Z'], add.inputs[1])
    link(where.outputs['Object'], blur.inputs['Vector'])
    link(blur.outputs['Fac'], add.inputs[2])
    link(add.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def gyoza(kind='chicken'):
    """A folded dumpling, two long, its pleats along the top, its base browned."""
    bm = bmesh.new()
    nu, nv, rows = 64, 26, []
    for i in range(nu + 1):
        u = i / nu * 2 - 1
        full = max(.04, (1 - abs(u) ** 2.4)) ** .62
        bend = .34 * u * u
        row = []
        for j in range(nv):
            a = math.tau * j / nv
            y, z = .40 * full * math.cos(a), .40 * full * math.sin(a)
            if z > 0:  # the seam: narrow, high, pleated
                ridge = (z / .40 / max(full, .1)) ** 1.3
                pleat = .055 * math.sin(u * 25) * ridge * (1 - abs(u) ** 3)
                y = y * (1 - .55 * ridge) + pleat * (1.3 if y < 0 else .9)
                z = z * 1.25 + .16 * ridge * full + .02 * math.cos(u * 25) * ridge
            else:
                z *= .75
            row.append(bm.verts.new((u * 1.02, y - bend, max(z + .30 * full ** .5, .02))))
        rows.append(row)
    for p, q in zip(rows, rows[1:]):
        for j in range(nv):
            bm.faces.new((p[j], p[(j + 1) % nv], q[(j + 1) % nv], q[j]))
    bm.faces.new(rows[0])
    bm.faces.new(rows[-1][::-1])
    tone, brown = {'chicken': ((.66, .50, .28), (.25, .08, .014)), 'vegetable': ((.37, .45, .14), (.25, .11, .018))}[kind]
    return group([mesh('gyoza', bm, _dough('dough-' + kind, tone, brown))])


def karaage():
    lump = rough_ball((random.uniform(1.1, 1.4), random.uniform(.85, 1.05), random.uniform(.75, .9)), 'crust', 5, .42)
    lump.location.z = .38
    return group([lump])


def tempura():
    """A shrimp in batter, lying along x, its tail at -x."""
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=5, radius=1)
    off = Vector((random.uniform(0, 99), 0, 0))
    for v in bm.verts:
        p = v.co.copy()
        k = 1 + .30 * (noise.noise(Vector((p.x * 4, p.y * 2, p.z * 2)) + off) + .6 * noise.noise(Vector((p.x * 10, p.y * 4, p.z * 4)) + off) + .3 * noise.noise(p * 15 + off))
        thick = .30 * (.72 + .28 * p.x)
        v.co = Vector((p.x * 1.5, p.y * k * thick + .13 * p.x * p.x, p.z * k * thick * .9 + .28))
    body = mesh('tempura', bm, m('batter'))
    parts = [body]
    for s in (-1, 1):
        parts.append(chunk((-1.72, .13 + s * .11, .28), (.5, .2, .06), 'shrimp', .05, (0, .2, -s * .45), .7))
    return group(parts)


def skewer(glazed=True):
    """Pieces of glazed chicken and leek on a bamboo stick lying along x."""
    stick = cyl((.2, 0, .33), .035, 4.9, m('bamboo'), (0, math.pi / 2, 0), .01, 16)
    parts, x = [stick], -1.75
    for i in range(7):
        if i % 2:
            leek = lathe([(.16, -.2), (.19, -.17), (.19, .17), (.16, .2), (.08, .15), (.08, -.15)], m('leek'), n=24)
            leek.location, leek.rotation_euler = (x + .08, 0, .33), (math.pi / 2, random.uniform(-.1, .1), random.uniform(-.2, .2))
            parts.append(leek)
            x += .38
        else:
            meat = rough_ball((.72, .62, .52), 'eel', 4, .22, 1.3)
            meat.location, meat.rotation_euler = (x + .2, random.uniform(-.03, .03), .32), (random.uniform(-.3, .3), 0, random.uniform(-.2, .2))
            parts.append(meat)
            x += .62
    seeds, up = on_disc(34, 1.6, .58)
    parts.append(strew('sesame', [(sx, sy * .10, sz) for sx, sy, sz in seeds], up, 'sesame', None, 1, .6))
    return group(parts)


def heap(n, r, top, dome, make):
    """Call make(point) for points of a heap on a disc, the lower first."""
    points, _ = on_disc(n, r, top, 0, dome)
    return [make(Vector(p)) for p in sorted(points, key=lambda q: q[2])]


def shreds(n, r, top, dome, tones, length=.7, width=.07):
    """A heap of curled shreds: cabbage, seaweed, carrot."""
    def one(p):
        a, bend, reach = random.uniform(0, math.tau), random.uniform(-1.6, 1.6), length * random.uniform(.6, 1.2)
        points, x, y, z = [], p.x, p.y, p.z + random.uniform(-.04, .06)
        for i in range(9):
            points.append((x, y, z + .09 * math.sin(i / 8 * math.pi) + random.uniform(-.008, .008)))
            x, y, a = x + math.cos(a) * reach / 8, y + math.sin(a) * reach / 8, a + bend / 8
            d = math.hypot(x, y)
            if d > r:  # stays in the bowl
                x, y = x * r / d, y * r / d
        return ribbon(points, width * random.uniform(.7, 1.3), random.choice(tones), .018, random.uniform(-1.5, 1.5))
    return heap(n, r * .92, top, dome, one)


def noodles(n, r, top, dome, material='udon', thick=.085):
    """Loops of noodles filling a bowl up to `top`."""
    out = []
    for _ in range(n):
        a, d, turn = random.uniform(0, math.tau), r * .55 * math.sqrt(random.random()), random.choice((-1, 1))
        cx, cy, loop = d * math.cos(a), d * math.sin(a), random.uniform(.35, .75) * r
        points = []
        for i in range(9):
            b = a + turn * i * .55
            x, y = cx + loop * math.cos(b), cy + loop * math.sin(b) * .8
            k = min(1, r * .93 / math.hypot(x, y))
            x, y = x * k, y * k
            points.append((x, y, top + dome * (1 - (x * x + y * y) / r / r) + random.uniform(-.07, .05)))
        out.append(strand(points, thick, material))
    return out


def pod():
    """A green soya pod, 1.7 long, with its beans showing."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=20, radius=1)
    bend, shift = random.uniform(.05, .25), random.uniform(-.2, .2)
    for v in bm.verts:
        x = v.co.z
        swell = .62 + .38 * abs(math.cos((x + shift) * math.pi * 1.45)) ** .8
        v.co = Vector((x * .85, v.co.x * .24 * swell + bend * x * x, v.co.y * .17 * swell))
    return group([mesh('pod', bm, pod_green())])


def pod_green():
    found = bpy.data.materials.get('pod')
    return found or mat('pod', (.11, .25, .025), 0, .38, Clearcoat=.2)


def fillet(length=2.7, width=1.15):
    """Glazed eel: a fillet scored across, lying along x."""
    bm = bmesh.new()
    nx, ny = 70, 20
    grid = []
    off = random.uniform(0, 99)
    for i in range(nx + 1):
        u = i / nx * 2 - 1
        row = []
        for j in range(ny + 1):
            w = j / ny * 2 - 1
            z = .20 * (1 - abs(w) ** 3) + .02 * math.sin(i * 1.25) * (1 - w * w) - .045 * math.exp(-(w / .06) ** 2) + .03 * noise.noise(Vector((u * 5 + off, w * 3, 0)))
            row.append(bm.verts.new((u * length / 2, w * width / 2 * (1 - .12 * abs(u) ** 4) + .015 * noise.noise(Vector((u * 9, w, off))), z)))
        grid.append(row)
    for i in range(nx):
        for j in range(ny):
            bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    o = mesh('fillet', bm, m('eel'))
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .14
    return o


def rice_heap(r, top, dome, n=900):
    """Rice filling a bowl, seen from above."""
    bed = lathe([(r * .5, top - .5), (r, top - .12), (r * .99, top - .06), *((r * k, top + dome * (1 - k * k) - .04) for k in (.85, .6, .3)), (.001, top + dome - .04)], m('rice-bed'), n=64)
    points, up = on_disc(n, r * .98, top, 0, dome)
    return [bed, strew('rice', [(x, y, z + random.uniform(-.02, .03)) for x, y, z in points], up, 'rice', None, 1, .5)]


def seeds(n, r, top, dome, material='sesame'):
    points, up = on_disc(n, r, top, 0, dome)
    return strew('sesame', points, up, material, None, 1, .3)
