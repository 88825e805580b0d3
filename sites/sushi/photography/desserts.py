"""Desserts: mochi, dorayaki, cheesecake, coconut balls, mango, sesame biscuits. They stand on z = 0."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from shapes import group, on_disc, strew
from dish_materials import m
from sides import rough_ball
from studio import box, cyl, lathe, mat, mesh, ramp_noise


def dusted(name, tone):
    """Soft dough with starch on it."""
    found = bpy.data.materials.get(name)
    pale = tuple(.5 * c + .5 * w for c, w in zip(tone, (.80, .77, .72)))
    return found or ramp_noise(mat(name, tone, 0, .75, Subsurface=.1, Subsurface_Radius=(.3, .3, .3)), 5, [(.35, tone), (.68, pale)], (1, 1, 1), 8, .2, .06)


TONES = {'matcha': ((.36, .46, .16), (.46, .56, .26)), 'sakura': ((.78, .38, .40), (.80, .50, .50)), 'vanilla': ((.76, .72, .62), (.84, .78, .62)),
         'coconut': ((.80, .78, .73), (.80, .52, .10))}


def dome(name, r=.95, h=1.15, cut=None):
    """A round of soft dough; `cut` (degrees) halves it and shows the filling."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=64, v_segments=40, radius=1)
    off = random.uniform(0, 99)
    for v in bm.verts:
        p = v.co
        k = 1 + .035 * noise.noise(p * 1.6 + Vector((off, 0, 0)))
        z = p.z if p.z > -.35 else -.35 - .12 * (-.35 - p.z)
        v.co = Vector((p.x * r * k * (1.05 - .06 * z), p.y * r * k * (1.05 - .06 * z), (z + .43) * h / 1.43 * k))
    if cut is not None:
        n = Vector((math.cos(math.radians(cut)), math.sin(math.radians(cut)), 0))
        made = bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, 0, 0), plane_no=n, clear_outer=True)
        rim = [e for e in made['geom_cut'] if isinstance(e, bmesh.types.BMEdge)]
        bmesh.ops.holes_fill(bm, edges=rim, sides=0)
    skin = mesh('dome', bm, dusted(name, TONES[name][0]))
    parts = [skin]
    if cut is not None:
        heart = mat('heart-' + name, TONES[name][1], 0, .4)
        o = cyl((0, 0, h * .46), r * .82, .03, heart, (math.pi / 2, 0, math.radians(cut + 90)), .01)
        o.scale = (1, .44 * h / r / .82, 1)
        o.location = n * .012 + Vector((0, 0, h * .47))
        parts.append(o)
    return group(parts)


def coconut(parts, r=.95, h=1.3):
    """Lay grated coconut on a dome."""
    points, normals = [], []
    for _ in range(900):
        a, b = random.uniform(0, math.tau), math.asin(random.uniform(-.1, 1))
        n = Vector((math.cos(a) * math.cos(b), math.sin(a) * math.cos(b), math.sin(b)))
        points.append((n.x * r * 1.02, n.y * r * 1.02, (n.z + .43) * h / 1.43 + .01))
        normals.append(tuple(n))
    o = strew('flake', points, normals, 'coconut-flake', None, 1, .5)
    o.parent = parts
    return parts


def pancake(r=1.25):
    """Half of a dorayaki, domed: brown on top, pale at the rim."""
    prof = [(.001, 0), (r * .9, 0), (r, .05), (r * .985, .12), (r * .93, .2), (r * .8, .29), (r * .55, .37), (r * .25, .405), (.001, .41)]
    o = lathe(prof, bake(r), n=96)
    for v in o.data.vertices:
        v.co *= 1 + .015 * noise.noise(v.co * 1.7)
    return o


def bake(r):
    """Brown that stops short of the rim."""
    name = f'bake-{r}'
    found = bpy.data.materials.get(name)
    if found:
        return found
    material = mat(name, (.4, .2, .06), 0, .58)
    nodes, link = material.node_tree.nodes, material.node_tree.links.new
    where, split, grain, add, ramp = (nodes.new('ShaderNode' + n) for n in ('TexCoord', 'SeparateXYZ', 'TexNoise', 'MixRGB', 'ValToRGB'))
    grain.inputs['Scale'].default_value, grain.inputs['Detail'].default_value = 9, 6
    add.blend_type, add.inputs[0].default_value = 'ADD', .12
    el = ramp.color_ramp.elements
    el[0].position, el[0].color = .15, (.70, .46, .18, 1)
    el[1].position, el[1].color = .34, (.235, .085, .022, 1)
    el.new(.22).color = (.42, .19, .055, 1)
    link(where.outputs['Object'], split.inputs[0])
    link(split.outputs['Z'], add.inputs[1])
    link(where.outputs['Object'], grain.inputs['Vector'])
    link(grain.outputs['Fac'], add.inputs[2])
    link(add.outputs[0], ramp.inputs[0])
    link(ramp.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return material


def dorayaki(r=1.25):
    low, high = pancake(r), pancake(r)
    low.rotation_euler, low.location = (math.pi, 0, 0), (0, 0, .41)
    high.location = (0, 0, .56)
    paste = rough_ball((r * 1.9, r * 1.9, .32), 'azuki', 4, .10, 3)
    paste.location = (0, 0, .48)
    return group([low, high, paste])


def wedge(angle=42., r=2.6, h=1.25):
    """A slice of cheesecake, its point at -x: biscuit, cream, matcha."""
    parts = []
    for low, high, material in ((0, .26, 'biscuit'), (.26, h - .14, 'matcha-cream'), (h - .14, h, 'matcha')):
        bm = bmesh.new()
        a = math.radians(angle / 2)
        ring = [(0, 0)] + [(r * math.cos(t), r * math.sin(t)) for t in [-a + 2 * a * i / 20 for i in range(21)]]
        bottom = [bm.verts.new((x - r / 2, y, low)) for x, y in ring]
        top = [bm.verts.new((x - r / 2, y, high)) for x, y in ring]
        n = len(ring)
        bm.faces.new(bottom[::-1])
        bm.faces.new(top)
        for i in range(n):
            bm.faces.new((bottom[i], bottom[(i + 1) % n], top[(i + 1) % n], top[i]))
        o = mesh('wedge', bm, m(material))
        o.data.auto_smooth_angle = math.radians(35)
        mo = o.modifiers.new('soft', 'BEVEL')
        mo.width, mo.segments, mo.limit_method = .025, 3, 'ANGLE'
        parts.append(o)
    return group(parts)


def biscuit(r=.85):
    prof = [(.001, 0), (r * .94, 0), (r, .06), (r * .98, .16), (r * .9, .22), (r * .5, .24), (.001, .245)]
    o = lathe(prof, m('biscuit-sesame'), n=64)
    for v in o.data.vertices:
        v.co *= 1 + .03 * noise.noise(v.co * 2.3 + Vector((r, r * 9, 0)))
    points, up = on_disc(70, r * .9, .235)
    return group([o, strew('sesame', points, up, 'black-sesame', None, .95, .4)])


def paper_bag(w=1.7, d=.9, h=2.1):
    """A kraft bag, its mouth pinched and folded over."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=1)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=9, use_grid_fill=True)
    for v in bm.verts:
        u = v.co.z + .5
        pinch = 1 - .9 * max(0, (u - .45) / .55) ** 1.4
        gusset = .12 * (1 - abs(v.co.y) * 2) * (abs(v.co.x) > .49) * u
        crease = .03 * noise.noise(Vector((v.co.x * 4, v.co.z * 3, v.co.y))) * u
        v.co = Vector((v.co.x * w * (1 - gusset), v.co.y * d * pinch + crease, u * h))
    body = mesh('bag', bm, m('kraft'), False)
    flap = box((0, -.10, h - .13), (w * .98, .06, .34), m('kraft'), .015, 2, (-.16, 0, 0))
    return group([body, flap])
