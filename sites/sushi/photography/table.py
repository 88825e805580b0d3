"""The table: surfaces, objects beside the food, light of the window, camera.

One unit is a little over two centimetres (a nigiri is 2.2 long). The table top is z = 0; plates return the height
of their surface, where food is put.
"""
import math
import random

import bmesh
import bpy
import foods  # registers the painted materials
from materials import MAKERS, M, Painter, matte
from mathutils import Euler, Vector, noise
from studio import area, box, camera, cyl, finish, mat, mesh, ramp_noise, world


# Surfaces

def _wood(name, dark, light, rough=.48):
    p = Painter(m := mat(name, light, 0, rough), 'Object')
    grain = p.noise(1.2, 9, (.22, 5, 1))
    p.base(p.ramp(grain, (.28, dark), (.72, light)))
    p.over(p.grey(p.noise(6, 6, (.08, 5, 1)), (.55, 0), (.8, .55)), dark)
    pores = p.noise(26, 3, (.05, 4, 1))
    p.over(p.grey(pores, (.58, 0), (.70, .5)), tuple(.55 * c for c in dark))
    p.bump(grain, .25).bump(pores, .12, .01)
    return p.moist(rough - .08, rough + .12, 1.5, (.3, 3, 1)).done()


WOODS = {'oak': ((.30, .18, .09), (.52, .35, .20)), 'walnut': ((.075, .036, .018), (.21, .11, .055)),
         'pale wood': ((.50, .36, .22), (.68, .53, .36)), 'black wood': ((.010, .009, .008), (.036, .031, .028)),
         'cedar': ((.34, .15, .065), (.56, .29, .14))}
for _name, (_dark, _light) in WOODS.items():
    MAKERS[_name.replace(' ', '_')] = lambda name, d=_dark, li=_light: _wood(name, d, li)

# name -> (scale, stops, roughness, bump) of stones that cover the whole table
STONES = {
    'slate': (4, [(.3, (.022, .023, .025)), (.7, (.060, .062, .066))], .55, .5),
    'grey stone': (5, [(.3, (.20, .19, .175)), (.7, (.34, .325, .30))], .6, .3),
    'pale stone': (3, [(.3, (.58, .54, .48)), (.7, (.70, .66, .60))], .5, .15),
    'dark plaster': (2, [(.3, (.045, .040, .036)), (.7, (.105, .094, .084))], .75, .4),
    'warm plaster': (2, [(.3, (.50, .42, .33)), (.7, (.62, .54, .44))], .8, .25),
    'sage plaster': (2, [(.3, (.20, .23, .17)), (.7, (.30, .33, .26))], .8, .25),
}


def _stone(name):
    scale, stops, rough, bump = STONES[name]
    return ramp_noise(mat(name, stops[0][1], 0, rough), scale, stops, (1, 1, 1), 9, .4, bump)


def surface(name='oak', planks=True):
    """The table top: a wood of WOODS (in planks) or a stone of STONES."""
    if name in WOODS and planks:
        turn, wide = random.uniform(-.06, .06), 4.6
        for i in range(-6, 12):
            o = box((random.uniform(-3, 3), (i + .5) * wide - 2.2, -.25), (70, wide - .035, .5), M[name], .03, 3)
            o.rotation_euler = (0, 0, turn)
            o.location.rotate(Euler((0, 0, turn)))
        return
    bpy.ops.mesh.primitive_plane_add(size=90)
    bpy.context.object.data.materials.append(M[name] if name in WOODS else _stone(name))


CLOTHS = {'linen': (.66, .57, .45), 'white linen': (.80, .77, .71), 'indigo linen': (.035, .052, .105),
          'grey linen': (.25, .24, .225), 'sage linen': (.26, .31, .21), 'rust linen': (.42, .14, .055)}


def cloth(name='linen', x=0, y=0, size=(8, 6), turn=.2, folds=.16, seed=3):
    """A cloth lying with soft folds; its middle stays flat for what stands on it."""
    p = Painter(m := matte(name, CLOTHS[name], .95, Sheen=.4), 'Object')
    colour = CLOTHS[name]
    weave = p.noise(40, 3, (.25, 3, 1))
    p.base(p.ramp(weave, (.3, tuple(.82 * c for c in colour)), (.7, tuple(min(1, 1.1 * c) for c in colour))))
    p.bump(weave, .35)
    w, d = size
    nx, ny = int(w * 14), int(d * 14)
    bm = bmesh.new()

    def at(i, j):
        u, v = (i / nx - .5) * w, (j / ny - .5) * d
        far = min(1, max(abs(u) / w, abs(v) / d) * 2) ** 2
        n = noise.noise(Vector((u * .35 + seed, v * .9, seed))) + .5 * noise.noise(Vector((u * 1.1, v * .5, seed + 7)))
        return bm.verts.new((u + .12 * n * far, v + .15 * noise.noise(Vector((u * .6, 3, seed))) * far,
                             .03 + folds * max(0, n + .12) * far))
    rows = [[at(i, j) for j in range(ny + 1)] for i in range(nx + 1)]
    for i in range(nx):
        for j in range(ny):
            bm.faces.new((rows[i][j], rows[i + 1][j], rows[i + 1][j + 1], rows[i][j + 1]))
    o = mesh('cloth', bm, m)
    o.location, o.rotation_euler = (x, y, 0), (0, 0, turn)
    mo = o.modifiers.new('thick', 'SOLIDIFY')
    mo.thickness = .035
    return o


# Light and camera

LIGHTS = {
    # window energy, its colour, fill, front, world, place of the window
    'window': (640, (1, .94, .85), 170, 110, .30, (-4.4, 4.2, 4.8)),
    'side': (700, (1, .95, .88), 110, 70, .24, (-5.8, 1.4, 4.2)),
    'soft': (560, (1, .95, .89), 210, 150, .36, (-3.4, 3.4, 6.4)),
    'evening': (640, (1, .84, .66), 80, 50, .13, (-4.8, 3.8, 3.8)),
    'back': (760, (1, .95, .87), 190, 150, .30, (-1.6, 6.4, 4.6)),
}


def light(kind='window', reach=1, power=1):
    """A large window from the left and weak fills; `reach` scales the set for wide scenes."""
    energy, colour, fill, front, sky, place = LIGHTS[kind]
    k = reach * reach * power
    area([c * reach for c in place], (0, 0, .3), 2.6 * reach, energy * k, colour, 3.4 * reach)
    area((4.8 * reach, -2.2 * reach, 4 * reach), (0, 0, .3), 3 * reach, fill * k, (1, .96, .92))
    area((0, -5.2 * reach, 3.6 * reach), (0, 0, .3), 2.6 * reach, front * k, (1, .96, .92))
    world((1, .94, .87), sky * power)


def look(at=(0, 0, .4), width=7, turn=8, rise=38, lens=85, fstop=.42, focus=None):
    """The camera: `width` units seen at `at`, from `turn` degrees right of the front and `rise` degrees up.
    A small `fstop` (.25) blurs much, a large one (.8) little; the blur grows with the set."""
    distance = width * lens / 36
    a, e = math.radians(turn), math.radians(rise)
    back = Vector((math.sin(a) * math.cos(e), -math.cos(a) * math.cos(e), math.sin(e)))
    return camera(Vector(at) + back * distance, at, lens, fstop, focus)


# Small things beside the food

def sticks(x, y, turn=4, m='black', long=9.5, z=.07, rest=None):
    """A pair of chopsticks; `rest` names the material of a small stand under their tips."""
    for k in (0, 1):
        bpy.ops.mesh.primitive_cone_add(radius1=.075, radius2=.035, depth=long, vertices=24)
        o = bpy.context.object
        a = math.radians(turn + k * 2.2)
        o.location = (x + math.sin(a) * .26 * k, y - .26 * k, z + (.12 if rest else 0))
        o.rotation_euler = (0, math.pi / 2 - (.012 if rest else 0), a)
        finish(o, M[m])
    if rest:
        a = math.radians(turn)
        box((x + .36 * long * math.cos(a), y + .36 * long * math.sin(a) - .13, .08), (.42, 1.0, .16), M[rest], .07, 5,
            (0, 0, a))


def knife(x, y, turn=0, long=8, z=.06):
    """A slicing knife lying flat: a long thin blade, a pale octagonal handle with a dark collar."""
    bm = bmesh.new()
    n = 40
    rows = []
    for i in range(n + 1):
        t = i / n
        back, edge = .42 - .26 * max(0, t - .82) ** 1.3 * 6, -.40 + .62 * max(0, (t - .74) / .26) ** 2
        rows.append([bm.verts.new((t * long, v, h)) for v, h in ((back, .035), (edge, .002), (back, -.035))])
    for a, b in zip(rows, rows[1:]):
        for k in range(3):
            bm.faces.new((a[k], b[k], b[(k + 1) % 3], a[(k + 1) % 3]))
    bm.faces.new(rows[0])
    blade = mesh('blade', bm, M['steel'], False)
    parts = [blade, cyl((-2.3, .06, .06), .28, 3.6, M['pale wood'], (0, math.pi / 2, 0), .05, 8),
             cyl((-.35, .06, .06), .285, .5, M['black'], (0, math.pi / 2, 0), .04, 24)]
    par = bpy.data.objects.new('knife', None)
    bpy.context.collection.objects.link(par)
    for o in parts:
        o.parent = par
    par.location, par.rotation_euler = (x, y, z + .22), (0, math.radians(1.2), math.radians(turn))
    return par
