"""Rice: grains laid on shapes, as one mesh a shape (shared by every piece that uses it)."""
import math
import random

import bmesh
import bpy
import numpy as np
from materials import M
from mathutils import Matrix, Quaternion, Vector
from studio import mesh

_GRAIN = None


def _grain():
    """Vertices and triangles of one grain: long, a little bent, plump at one end."""
    global _GRAIN
    if _GRAIN is None:
        bm = bmesh.new()
        bmesh.ops.create_icosphere(bm, subdivisions=2, radius=1)
        verts = np.array([v.co for v in bm.verts], np.float32)
        faces = np.array([[v.index for v in f.verts] for f in bm.faces], np.int32)
        bm.free()
        verts *= (.118, .060, .055)
        verts[:, 2] -= 1.1 * verts[:, 0] ** 2
        verts[:, 1:] *= 1 - 1.1 * verts[:, :1]
        _GRAIN = verts, faces
    return _GRAIN


def heap(placed, name='rice', m='rice', size=1):
    """An object of grains at (place, normal) pairs, each turned at random round its normal."""
    verts, faces = _grain()
    all_v, all_f = [], []
    for k, (place, normal) in enumerate(placed):
        side = normal.orthogonal()
        side.rotate(Quaternion(normal, random.uniform(0, 6.28)))
        side = (side + normal * random.uniform(-.45, .45)).normalized()
        up = (normal - side * normal.dot(side)).normalized()
        turn = np.array(Matrix((side, up.cross(side), up)), np.float32)
        all_v.append(verts @ turn * (size * random.uniform(.84, 1.12)) + np.array(place, np.float32))
        all_f.append(faces + k * len(verts))
    me = bpy.data.meshes.new(name)
    me.from_pydata(np.concatenate(all_v).tolist(), [], np.concatenate(all_f).tolist())
    me.polygons.foreach_set('use_smooth', np.ones(len(me.polygons), bool))
    me.materials.append(M[m])
    o = bpy.data.objects.new(name, me)
    bpy.context.collection.objects.link(o)
    return o


def again(o, parent=None):
    """Another object with the same mesh."""
    q = bpy.data.objects.new(o.name, o.data)
    bpy.context.collection.objects.link(q)
    q.parent = parent
    return q


def _spiral(n):
    """Points spread evenly over the unit sphere."""
    for i in range(n):
        z = 1 - 2 * (i + .5) / n
        a = i * math.pi * (3 - math.sqrt(5))
        yield math.sqrt(1 - z * z) * math.cos(a), math.sqrt(1 - z * z) * math.sin(a), z


def block(a, b, c, n=560, e=.62, cut=.5, flat=None):
    """A pressed block of rice, half axes a b c, standing on z = 0: a list of objects (core and grains).
    Above `cut` of its half height (hidden by the topping) there are no grains."""
    def power(t):
        return math.copysign(abs(t) ** e, t)
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=32, v_segments=18, radius=1)
    for v in bm.verts:
        lat, lon = math.asin(max(-1, min(1, v.co.z))), math.atan2(v.co.y, v.co.x)
        v.co = (a * .94 * power(math.cos(lat)) * power(math.cos(lon)), b * .92 * power(math.cos(lat)) * power(math.sin(lon)), c * (1 + .86 * power(math.sin(lat))))
    core = mesh('core', bm, M['rice'])
    placed = []
    for x, y, z in _spiral(n):
        lat, lon = math.asin(z), math.atan2(y, x)
        if math.sin(lat) > cut:
            continue
        lon += random.uniform(-.08, .08)
        p = Vector((a * power(math.cos(lat)) * power(math.cos(lon)), b * power(math.cos(lat)) * power(math.sin(lon)), c * power(math.sin(lat))))
        normal = Vector((p.x / a ** 2, p.y / b ** 2, p.z / c ** 2 + 1e-4)).normalized()
        p *= random.uniform(.935, 1.035 - .08 * max(0, z))
        placed.append((p + Vector((0, 0, c)), normal))
    return [core, heap(placed)]


def field(r, height, n=2100, spread=.75, size=1, x=0, y=0):
    """A round field of rice of radius r: `height(d)` gives its surface at distance d from the middle."""
    profile = [(r * t, height(r * t) - .10) for t in (1, .8, .6, .4, .2, .002)]
    bm = bmesh.new()
    turn = [(math.cos(2 * math.pi * i / 48), math.sin(2 * math.pi * i / 48)) for i in range(48)]
    rings = [[bm.verts.new((d * cx, d * cy, z)) for cx, cy in turn] for d, z in profile]
    for p, q in zip(rings, rings[1:]):
        for i in range(48):
            bm.faces.new((p[i], p[(i + 1) % 48], q[(i + 1) % 48], q[i]))
    under = mesh('rice under', bm, M['rice'])
    placed = []
    for i in range(n):
        a, d = i * math.pi * (3 - math.sqrt(5)), r * math.sqrt((i + .5) / n)
        loose = random.uniform(-.08, .08), random.uniform(-.08, .08)
        p = Vector((d * math.cos(a) + loose[0], d * math.sin(a) + loose[1], height(d) - random.uniform(-.02, .11)))
        placed.append((p, Vector((random.uniform(-spread, spread), random.uniform(-spread, spread), 1)).normalized()))
    grains = heap(placed, size=size)
    for o in (under, grains):
        o.location = (x, y, 0)
    return [under, grains]
