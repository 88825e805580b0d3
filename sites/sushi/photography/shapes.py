"""Grains, cuts, leaves and strands that rolls, sides, drinks and desserts are built of.

One unit is about 3 cm, so a thin maki is 0.8 wide.
"""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from dish_materials import m
from studio import finish, mesh

# Grains

def _seed(size, rough=0):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
    verts = np.array([tuple(v.co * (1 + rough * noise.noise(v.co * 1.7))) for v in bm.verts]) * np.array(size)
    faces = np.array([[v.index for v in f.verts] for f in bm.faces])
    bm.free()
    return verts, faces


_SEEDS = {'rice': (.078, .045, .042), 'sesame': (.046, .027, .016), 'roe': (.036, .036, .036), 'crumb': (.07, .05, .045),
          'dust': (.022, .018, .014), 'chive': (.045, .028, .028), 'onion': (.15, .035, .025), 'flake': (.10, .018, .010), 'salt': (.026, .022, .012)}


def strew(kind, points, normals, material, parent=None, size=1, tilt=.3):
    """Lay a grain of that kind on each point, flat against the normal but for `tilt`: one mesh for all."""
    verts, faces = _seed(_SEEDS[kind], .9 if kind in ('crumb', 'onion', 'flake') else 0)
    rng = np.random.default_rng(random.randrange(1 << 30))
    p, n = np.array(points, float), np.array(normals, float)
    n = n + rng.uniform(-tilt, tilt, n.shape)
    n /= np.linalg.norm(n, axis=1, keepdims=True)
    t = np.cross(n, rng.normal(size=n.shape))
    t /= np.linalg.norm(t, axis=1, keepdims=True)
    basis = np.stack((t, np.cross(n, t), n), 1) * (size * rng.uniform(.8, 1.15, (len(p), 1, 1)))
    out = (np.einsum('vi,pij->pvj', verts, basis) + p[:, None]).reshape(-1, 3)
    index = (faces[None] + (np.arange(len(p)) * len(verts))[:, None, None]).reshape(-1, 3)
    me = bpy.data.meshes.new(kind)
    me.from_pydata(out.tolist(), [], index.tolist())
    o = bpy.data.objects.new(kind, me)
    bpy.context.collection.objects.link(o)
    o.parent = parent
    return finish(o, m(material))


def on_disc(n, r, z=0, inner=0, dome=0):
    """Points on a disc that may bulge by `dome`, and their normals."""
    points, normals = [], []
    for _ in range(n):
        a, d = random.uniform(0, math.tau), math.sqrt(random.uniform((inner / r) ** 2, 1))
        x, y = d * r * math.cos(a), d * r * math.sin(a)
        points.append((x, y, z + dome * (1 - d * d)))
        normals.append((2 * dome * x / r / r, 2 * dome * y / r / r, 1))
    return points, normals


def on_wall(n, r, low, high, jitter=0):
    points, normals = [], []
    for _ in range(n):
        a, s = random.uniform(0, math.tau), r + random.uniform(-jitter, jitter)
        points.append((s * math.cos(a), s * math.sin(a), random.uniform(low, high)))
        normals.append((math.cos(a), math.sin(a), 0))
    return points, normals


# Building

def empty(loc=(0, 0, 0), rot=(0, 0, 0)):
    o = bpy.data.objects.new('group', None)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler = loc, rot
    return o


def group(parts):
    """One parent for several objects standing at the origin."""
    par = empty()
    for o in parts:
        if o.parent is None:
            o.parent = par
    return par


def put(par, loc, turn=0, lean=(0, 0), size=1):
    """Stand a group somewhere; angles in degrees."""
    par.location = loc
    par.rotation_euler = (math.radians(lean[0]), math.radians(lean[1]), math.radians(turn))
    par.scale = (size, size, size)
    return par


def twin(par):
    """The same group once more, sharing its meshes."""
    copy = empty()
    for child in par.children:
        o = child.copy()
        bpy.context.collection.objects.link(o)
        o.parent = copy
    return copy


def chunk(loc, dim, material, rough=.06, rot=(0, 0, 0), round_=.35):
    """A rounded, slightly irregular piece of something, `dim` across."""
    bm = bmesh.new()
    bmesh.ops.create_cube(bm, size=2)
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=5, use_grid_fill=True)
    off = random.uniform(0, 99)
    for v in bm.verts:
        p = v.co.lerp(v.co.normalized() * 1.25, round_)
        p *= 1 + rough * noise.noise(p * 1.3 + Vector((off, off, off))) * 2
        v.co = Vector(p[i] * dim[i] / 2 for i in range(3))
    o = mesh('chunk', bm, m(material))
    o.location, o.rotation_euler = loc, rot
    return o


def leaf(loc, length, turn=0, rise=0, material='mint'):
    """A pointed leaf, folded a little along its middle; angles in degrees."""
    bm = bmesh.new()
    rows = []
    for i in range(21):
        u = i / 10 - 1
        half = length * .29 * (1 - abs(u) ** 2.2) * (1 - .25 * u) + .004
        rows.append([bm.verts.new((u * length / 2, half * s * (1 + .06 * math.cos(i * 2.6)), half * abs(s) * .38 + .12 * length * (1 - u * u) + .02 * math.sin(i * 1.3) * abs(s))) for s in (-1, -.5, 0, .5, 1)])
    for a, b in zip(rows, rows[1:]):
        for j in range(4):
            bm.faces.new((a[j], a[j + 1], b[j + 1], b[j]))
    o = mesh('leaf', bm, m(material))
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .02
    o.location, o.rotation_euler = loc, (0, -math.radians(rise), math.radians(turn))
    return o


def ribbon(points, width, material, thick=.02, twist=0):
    """A flat strip along points, lying level unless twisted (radians over its length)."""
    bm = bmesh.new()
    rows = []
    for i, p in enumerate(points):
        p, q = Vector(p), Vector(points[min(i + 1, len(points) - 1)])
        ahead = (q - p) if i < len(points) - 1 else p - Vector(points[i - 1])
        side = ahead.cross(Vector((0, 0, 1)))
        side = side.normalized() if side.length > 1e-6 else Vector((1, 0, 0))
        turned = side * math.cos(twist * i / len(points)) + Vector((0, 0, 1)) * math.sin(twist * i / len(points))
        rows.append([bm.verts.new(p + turned * (width / 2 * s)) for s in (-1, 1)])
    for a, b in zip(rows, rows[1:]):
        bm.faces.new((a[0], a[1], b[1], b[0]))
    o = mesh('ribbon', bm, m(material))
    o.modifiers.new('thick', 'SOLIDIFY').thickness = thick
    return o


def strand(points, r, material):
    """A round strand through points: noodles, glaze lines, stems."""
    cu = bpy.data.curves.new('strand', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u, cu.use_fill_caps = '3D', r, 3, 6, True
    sp = cu.splines.new('BEZIER')
    sp.bezier_points.add(len(points) - 1)
    for p, co in zip(sp.bezier_points, points):
        p.co, p.handle_left_type, p.handle_right_type = co, 'AUTO', 'AUTO'
    o = bpy.data.objects.new('strand', cu)
    bpy.context.collection.objects.link(o)
    cu.materials.append(m(material))
    return o
