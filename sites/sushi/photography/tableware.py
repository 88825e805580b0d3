"""Plates, bowls, boards, cloths, condiments, light and camera for rolls, sides, drinks and desserts."""
import math
import random

import bmesh
import bpy
from mathutils import Vector, noise

from shapes import empty, on_disc, strew
from dish_materials import m
from studio import area, box, camera, cyl, finish, lathe, mesh, world


def table(surface):
    bpy.ops.mesh.primitive_plane_add(size=60)
    bpy.context.object.data.materials.append(m(surface))


def cloth(surface, loc, w, d, turn=0, waves=.05):
    """A napkin laid on the table, with soft folds."""
    bm = bmesh.new()
    nx, ny = 60, 40
    grid = [[bm.verts.new((w * (i / nx - .5), d * (j / ny - .5) + .05 * math.sin(i * .21),
                           .03 + waves * (1 + noise.noise(Vector((i * .055, j * .075, w)))))) for j in range(ny + 1)] for i in range(nx + 1)]
    for i in range(nx):
        for j in range(ny):
            bm.faces.new((grid[i][j], grid[i + 1][j], grid[i + 1][j + 1], grid[i][j + 1]))
    o = mesh('cloth', bm, m(surface))
    o.modifiers.new('thick', 'SOLIDIFY').thickness = .025
    o.location, o.rotation_euler = loc, (0, 0, math.radians(turn))
    return o


def slab(w, d, material='slate', h=.14, loc=(0, 0), turn=0):
    """A flat board or slate on a smaller foot; its top is at h."""
    rot = (0, 0, math.radians(turn))
    box((*loc, h * .7), (w, d, h * .6), m(material), .03, 4, rot)
    box((*loc, h * .2), (w * .92, d * .9, h * .4), m(material), .01, 2, rot)
    return h


def smooth(profile, steps=4):
    """The same outline with a curve through its points; a subdivision of the turned body would cost seconds."""
    points = [Vector((*p, 0)) for p in profile]
    out = []
    for i in range(len(points) - 1):
        a, b, c, d = (points[max(0, min(len(points) - 1, i + k))] for k in (-1, 0, 1, 2))
        for j in range(steps):
            t = j / steps
            p = .5 * (2 * b + (c - a) * t + (2 * a - 5 * b + 4 * c - d) * t * t + (3 * b - a - 3 * c + d) * t ** 3)
            out.append((max(p.x, .001), p.y))
    return [*out, profile[-1]]


def plate(r, material='white-plate', loc=(0, 0), rim=.14, oval=1):
    """A shallow round plate; its well is at 0.1."""
    profile = [(r * .5, 0), (r * .55, .02), (r * .8, .05), (r, rim + .06), (r * .995, rim + .085), (r * .97, rim + .08),
               (r * .80, .105), (r * .5, .10), (.001, .10)]
    o = lathe(smooth(profile), m(material), (*loc, 0), 128)
    o.scale = (1, oval, 1)
    return .1


def bowl(r, h, material, loc=(0, 0, 0), wall=.05):
    """A round bowl on a foot ring."""
    profile = [(r * .42, 0), (r * .45, .05), (r * .60, .10), (r * .86, h * .42), (r * .97, h * .8), (r, h), (r - wall * .5, h + .015),
               (r - wall, h), (r * .95 - wall, h * .8), (r * .84 - wall, h * .45), (r * .56, .17), (.001, .15)]
    o = lathe(smooth(profile), m(material), loc, 128)
    return o


def dip(r=.62, material='clay', sauce='soy', loc=(0, 0, 0)):
    """A small dish with a sauce in it."""
    bowl(r, r * .55, material, loc, .05)
    cyl((loc[0], loc[1], loc[2] + r * .42), r * .885, .02, m(sauce), bev=.004)


def sticks(x, y, turn=4, material='black', z=.07):
    """A pair of chopsticks, centred on (x, y)."""
    for k in (0, 1):
        bpy.ops.mesh.primitive_cone_add(radius1=.07, radius2=.035, depth=6.4, vertices=24, location=(x, y - .2 * k, z), rotation=(0, math.pi / 2, math.radians(turn + 1.2 * k)))
        finish(bpy.context.object, m(material))


def wasabi(x, y, z, s=1.):
    bm = bmesh.new()
    bmesh.ops.create_icosphere(bm, subdivisions=4, radius=.25 * s)
    for v in bm.verts:
        v.co *= 1 + .16 * noise.noise(v.co * 7 / s) + .08 * noise.noise(v.co * 19 / s)
        v.co.z = max(v.co.z * .8, -.08 * s)
    mesh('wasabi', bm, m('wasabi')).location = (x, y, z + .08 * s)


def ginger(x, y, z, s=1.):
    """Petals of pickled ginger, folded over one another."""
    par = empty((x, y, z))
    par.scale = (s, s, s)
    for i in range(9):
        bm = bmesh.new()
        n, rows = 18, []
        for a in range(n + 1):
            t = a / n * math.pi * 1.25
            rad = .08 + .035 * i
            rows.append([bm.verts.new((math.cos(t) * (rad + .03 * c), math.sin(t) * (rad + .03 * c) * .8,
                                       .03 + c * .045 + .03 * math.sin(t * 3 + i + c * .5))) for c in range(7)])
        for a in range(n):
            for c in range(6):
                bm.faces.new((rows[a][c], rows[a + 1][c], rows[a + 1][c + 1], rows[a][c + 1]))
        o = mesh('ginger', bm, m('ginger'))
        o.modifiers.new('thick', 'SOLIDIFY').thickness = .018
        o.parent, o.rotation_euler = par, (random.uniform(-.12, .12), random.uniform(-.12, .12), i * 1.3)


def lemon(loc, s=.5, turn=0, material='lemon'):
    """A wedge of citrus, flesh up."""
    bm = bmesh.new()
    bmesh.ops.create_uvsphere(bm, u_segments=40, v_segments=24, radius=1)
    for v in bm.verts:
        v.co.x *= 1.25 + .12 * max(0, abs(v.co.x) - .8)
    for side in (-1, 1):
        bmesh.ops.bisect_plane(bm, geom=bm.verts[:] + bm.edges[:] + bm.faces[:], plane_co=(0, 0, 0), plane_no=(0, .5 * side, .86), clear_outer=True)
        bmesh.ops.holes_fill(bm, edges=bm.edges[:])
    flesh = [f for f in bm.faces if len(f.verts) > 6]
    bmesh.ops.inset_individual(bm, faces=flesh, thickness=.10)
    pulp = [f for f in bm.faces if len(f.verts) > 6]
    rind = {f for face in pulp for e in face.edges for f in e.link_faces} - set(pulp)
    for f in rind:
        f.material_index = 1
    for f in pulp:
        f.material_index = 2
    o = mesh('lemon', bm, m(material), False)
    o.data.materials.append(m('pith'))
    o.data.materials.append(m(material + '-pulp'))
    for p in o.data.polygons:
        p.use_smooth = p.material_index == 0
    o.scale, o.location, o.rotation_euler = (s, s, s), (loc[0], loc[1], loc[2] + s * .98), (0, 0, math.radians(turn))
    return o


def chives(n, r, loc, parent=None):
    """Cut chives scattered on a disc."""
    pts, nrm = on_disc(n, r, 0)
    o = strew('chive', [(x + loc[0], y + loc[1], z + loc[2]) for x, y, z in pts], nrm, 'chive', parent, 1, .8)
    return o


def window(power=1., warm=1., from_=-1):
    """One large window behind on the left (or right: from_=1), a weak fill opposite, a touch from the front."""
    bpy.context.scene.cycles.max_bounces = 4
    area((3.8 * from_, 4.0, 4.6), (0, 0, .3), 2.8, 640 * power, (1, 1 - .07 * warm, 1 - .17 * warm))
    area((-4.5 * from_, -2.5, 4.0), (0, 0, .3), 3, 170 * power, (1, .96, .92))
    area((0, -5, 3.5), (0, 0, .3), 2.5, 75 * power, (1, .95, .9))
    world((1, .94, .87), .21 * power)


def look(target, wide, turn=0, rise=35, lens=85, fstop=.3, focus=None):
    """Camera `turn` degrees right of the front and `rise` up, seeing `wide` units across at the target."""
    distance = wide * lens / 36
    a, e = math.radians(turn), math.radians(rise)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    return camera(Vector(target) + back * distance, target, lens, fstop * 11 / distance if fstop else None, focus)
