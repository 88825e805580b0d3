"""Toppings: roe, sesame, chives, dice, fans, shreds, citrus, wasabi, ginger."""
import math
import random

import bmesh
import bpy
from fish import group, sheet
from materials import M
from mathutils import Vector, noise
from studio import ball, box, cyl, finish, mesh


def _shape(key, make):
    """A mesh made once a scene and shared; `make` returns an object."""
    if key not in M:
        o = make()
        M[key] = o.data
        if o.modifiers:
            graph = bpy.context.evaluated_depsgraph_get()
            M[key] = bpy.data.meshes.new_from_object(o.evaluated_get(graph))
        bpy.data.objects.remove(o)
    return M[key]


def put(data, loc, rot=(0, 0, 0), scale=1, parent=None):
    """One more object of a shared mesh."""
    o = bpy.data.objects.new('bit', data)
    bpy.context.collection.objects.link(o)
    o.location, o.rotation_euler, o.parent = loc, rot, parent
    o.scale = (scale,) * 3 if isinstance(scale, (int, float)) else scale
    return o


def hoop(profile, m, loc=(0, 0, 0), n=64):
    """A turned ring: the outline is closed, the middle stays open."""
    bm = bmesh.new()
    turn = [(math.cos(2 * math.pi * i / n), math.sin(2 * math.pi * i / n)) for i in range(n)]
    loops = [[bm.verts.new((r * x, r * y, z)) for x, y in turn] for r, z in profile]
    for a, b in zip(loops, loops[1:] + loops[:1]):
        for i in range(n):
            bm.faces.new((a[i], a[(i + 1) % n], b[(i + 1) % n], b[i]))
    o = mesh('hoop', bm, m)
    o.location = loc
    return o


def anyhow():
    return tuple(random.uniform(0, 6.28) for _ in range(3))


def spread(n, r, gap, squeeze=1, tries=60):
    """Up to n positions in a disc of radius r at least `gap` apart: (x, y, distance from the middle as a share)."""
    places = []
    for _ in range(n * tries):
        a, d = random.uniform(0, 6.28), r * math.sqrt(random.random())
        x, y = d * math.cos(a), d * math.sin(a)
        if all((x - p[0]) ** 2 + (y - p[1]) ** 2 > gap * gap for p in places):
            places.append((x, y, d / r))
            if len(places) == n:
                break
    return [(x, y * squeeze, d) for x, y, d in places]


def roe(x, y, z, r=.5, n=60, size=.095, squeeze=1, dome=.22, parent=None, m='roe'):
    """A spoon of roe: a dome of glossy balls."""
    data = _shape('pearl ' + m, lambda: ball((0, 0, 0), 1, M[m]))
    for layer in range(2):
        for px, py, d in spread(n if layer == 0 else n // 2, r * (1 - .3 * layer), size * 1.75, squeeze):
            put(data, (x + px, y + py, z + size * .7 + dome * (1 - d * d) * (.6 + .4 * layer) + layer * size * .8), (0, 0, 0), size * random.uniform(.92, 1.06), parent)


def seeds(x, y, r, height, n=60, m='sesame', parent=None, squeeze=1):
    """Sesame strewn: `height(px, py)` gives the surface below."""
    def make():
        o = ball((0, 0, 0), 1, M[m])
        for v in o.data.vertices:
            v.co = (v.co.x * .058, v.co.y * .036 * (1 - .35 * v.co.x), v.co.z * .018)
        return o
    data = _shape('seed ' + m, make)
    for _ in range(n):
        a, d = random.uniform(0, 6.28), r * math.sqrt(random.random())
        px, py = d * math.cos(a), d * math.sin(a) * squeeze
        put(data, (x + px, y + py, height(px, py) + .015), (random.uniform(-.3, .3), random.uniform(-.3, .3), random.uniform(0, 6.28)), random.uniform(.85, 1.15), parent)


def rings(x, y, r, height, n=14, m='chive', size=.075, parent=None, squeeze=1):
    """Chopped chives or green onion: small open rings."""
    data = _shape(f'ring {m}', lambda: hoop([(1, -.5), (1, .5), (.68, .5), (.68, -.5)], M[m], n=20))
    for _ in range(n):
        a, d = random.uniform(0, 6.28), r * math.sqrt(random.random())
        px, py = d * math.cos(a), d * math.sin(a) * squeeze
        s = size * random.uniform(.8, 1.2)
        put(data, (x + px, y + py, height(px, py) + s * .5), (random.uniform(-1.3, 1.3), random.uniform(-1.3, 1.3), 0), (s, s, s * random.uniform(.8, 1.5)), parent)


def grains(x, y, r, height, n=20, m='salt', size=.03, parent=None, squeeze=1):
    """Salt, zest, chilli: small crumbs."""
    data = _shape(f'crumb {m}', lambda: box((0, 0, 0), (1.5, 1, .7), M[m], .1, 2))
    for _ in range(n):
        a, d = random.uniform(0, 6.28), r * math.sqrt(random.random())
        px, py = d * math.cos(a), d * math.sin(a) * squeeze
        put(data, (x + px, y + py, height(px, py) + size * .4), anyhow(), size * random.uniform(.6, 1.3), parent)


def _die(dim, m, seed):
    """A die whose faces are not quite flat nor square; its UV has the scale of a slice of fish."""
    o = box((0, 0, 0), (1, 1, 1), M[m], 0)
    bm = bmesh.new()
    bm.from_mesh(o.data)
    layer = bm.loops.layers.uv.verify()
    for face in bm.faces:
        axes = [i for i in range(3) if abs(face.normal[i]) < .5]
        for loop in face.loops:
            loop[layer].uv = [loop.vert.co[i] * .45 + .5 + seed * .37 for i in axes]
    slant = [random.uniform(-.16, .16) for _ in range(4)]
    for v in bm.verts:
        x, y, z = v.co
        v.co = (x + slant[0] * z + slant[1] * y, y + slant[2] * z, z * (1 + slant[3] * x))
    bmesh.ops.bevel(bm, geom=bm.edges[:], offset=.07, segments=2, profile=.6, affect='EDGES')
    bmesh.ops.subdivide_edges(bm, edges=bm.edges[:], cuts=4, use_grid_fill=True)
    for v in bm.verts:
        k = 1 + .10 * noise.noise(v.co * 1.6 + Vector((seed * 7, 0, 0))) + .035 * noise.noise(v.co * 5 + Vector((0, seed * 5, 0)))
        v.co = [c * k * d for c, d in zip(v.co, dim)]
    bm.to_mesh(o.data)
    bm.free()
    finish(o, None).data.auto_smooth_angle = math.radians(60)
    return o


def dice(x, y, z, r, n, m, size=.36, dome=.25, layers=2, flat=.9):
    """A heap of dice cut by hand; layers rise to the middle."""
    cuts = [_shape(f'die {m} {i}', lambda i=i: _die((1, .95, flat), m, i)) for i in range(5)]
    for layer in range(layers):
        for px, py, d in spread(max(1, n // (1 + 2 * layer)), r * (1 - .42 * layer), size * 1.02):
            tip = .25 + .2 * layer
            put(random.choice(cuts), (x + px, y + py, z + size * .42 + layer * size * .74 + dome * (1 - d) * .5), (random.uniform(-tip, tip), random.uniform(-tip, tip), random.uniform(0, 6.28)), size * random.uniform(.88, 1.1))


def tartare(parent, z, axes, m='salmon', n=85, size=.15, dome=.22):
    """Fish chopped small, heaped in a gunkan's opening (half axes) or on a plate."""
    chops = [_shape(f'chop {m} {i}', lambda i=i: _die((1.2, 1, .8), m, i)) for i in range(5)]
    a, b = axes
    for layer in range(3):
        for px, py, d in spread(n // (1 + layer), a * (1 - .22 * layer), size * .85, b / a):
            put(random.choice(chops), (px, py, z + dome * (1 - d * d) * .8 + layer * size * .5), anyhow(), size * random.uniform(.75, 1.25), parent)


def fan(x, y, z, n=7, turn=-20, m='avocado', length=1.25, width=.62, step=.24, tilt=38, spread_=5):
    """Thin half-moon slices of avocado overlapping along `turn` (degrees)."""
    def make():
        def top(u, v):
            half = math.sqrt(max(0, 1 - u * u * .97))
            return u * length / 2, (v * .5 + .0) * width * half - .10 * (1 - u * u), .04
        return sheet(top, lambda u, v: .075, m, 28, 8)
    key = f'moon {m} {length} {width}'
    data = _shape(key, make)
    a = math.radians(turn)
    for i in range(n):
        off = (i - (n - 1) / 2) * step
        put(data, (x + off * math.cos(a), y + off * math.sin(a), z + .16 + .012 * i), (0, math.radians(-tilt), a + math.radians((i - n / 2) * spread_)))


def rounds(x, y, z, n=9, m='cucumber', skin='cucumber skin', r=.34, step=.2, turn=0, tilt=28, curve=.25):
    """Thin rounds (cucumber, radish) lying like tiles in an arc."""
    flesh = _shape(f'round {m}', lambda: cyl((0, 0, 0), .95, .12, M[m], bev=.03, verts=48))
    rim = _shape(f'rim {skin}', lambda: hoop([(.94, -.055), (1, -.05), (1, .05), (.94, .055)], M[skin], n=48))
    a = math.radians(turn)
    for i in range(n):
        t = i - (n - 1) / 2
        d = a + curve * t * .5
        rot = (random.uniform(-.06, .06), math.radians(-tilt), d)
        place = (x + t * step * math.cos(a + curve * t * .25), y + t * step * math.sin(a + curve * t * .25), z + .14 + .01 * i)
        put(flesh, place, rot, r)
        put(rim, place, rot, r)


def beans(x, y, z, r=.5, n=18, m='edamame', size=.15, dome=.16):
    """Shelled edamame, or corn with a smaller size."""
    def make():
        o = ball((0, 0, 0), 1, M[m])
        for v in o.data.vertices:
            v.co = (v.co.x * 1.3, v.co.y * .82 - .12 * v.co.x ** 2, v.co.z * .72)
        return o
    data = _shape(f'bean {m}', make)
    for layer in range(2):
        for px, py, d in spread(n // (1 + layer), r * (1 - .4 * layer), size * 1.6):
            put(data, (x + px, y + py, z + size * .6 + dome * (1 - d) + layer * size * .9), (random.uniform(-.5, .5), random.uniform(-.5, .5), random.uniform(0, 6.28)), size * random.uniform(.88, 1.1))


def shreds(x, y, z, r=.6, n=70, m='daikon', thick=.028, long=1.1, dome=.3, squeeze=1, parent=None, flat=1, curl=.5, hold=True):
    """A loose heap of thin shreds: radish, cabbage, carrot, seaweed. `flat` below 1 presses it;
    `hold` keeps the ends inside the radius."""
    cu = bpy.data.curves.new('shreds', 'CURVE')
    cu.dimensions, cu.bevel_depth, cu.bevel_resolution, cu.resolution_u = '3D', thick * .38, 2, 6
    cu.extrude, cu.twist_mode = thick * .75, 'MINIMUM'  # flat strips, as a knife shreds
    cu.use_fill_caps = True
    for _ in range(n):
        a, d = random.uniform(0, 6.28), r * math.sqrt(random.random())
        px, py, share = d * math.cos(a), d * math.sin(a), d / r
        sp = cu.splines.new('BEZIER')
        sp.bezier_points.add(2)
        turn, bow = random.uniform(0, 6.28), random.uniform(-curl, curl) * long * .5
        top = dome * (1 - share * share) * random.random()
        for p, t in zip(sp.bezier_points, (-.5, 0, .5)):
            lx, ly = t * long * random.uniform(.7, 1), bow * (1 - 4 * t * t)
            qx, qy = px + lx * math.cos(turn) - ly * math.sin(turn), py + lx * math.sin(turn) + ly * math.cos(turn)
            far = math.hypot(qx, qy)
            if hold and far > r * 1.05:
                qx, qy = qx * r * 1.05 / far, qy * r * 1.05 / far
            p.co = (qx, qy, thick + top + random.uniform(0, .08) * (1 + curl))
            p.handle_left_type = p.handle_right_type = 'AUTO'
            p.tilt, p.radius = random.uniform(-1.2, 1.2) + t, random.uniform(.75, 1.1)
    o = bpy.data.objects.new('shreds', cu)
    bpy.context.collection.objects.link(o)
    cu.materials.append(M[m])
    o.location, o.scale, o.parent = (x, y, z), (1, squeeze, flat), parent
    return o


def strips(parent, n=5, m='chive', x=0, y=0, z=.8, long=.7, thick=.02):
    """A few thin strips lying across a piece: shiso, lime zest, nori threads, chives."""
    for _ in range(n):
        shreds(x, y, z, .16, 1, m, thick, long * random.uniform(.6, 1), .06, parent=parent, curl=.5, hold=False)


def leaf(x, y, z, length=1.5, width=1.15, turn=0, lift=25, m='shiso'):
    """A toothed shiso leaf standing a little."""
    par = group((x, y, z), math.radians(turn))

    def top(u, v):
        t = (u + 1) / 2
        half = width / 2 * math.sin(math.pi * t ** .8) ** .75 * (1 + .07 * math.sin(t * 60))
        return t * length, v * half, .05 + math.tan(math.radians(lift)) * t * length * .6 + .14 * abs(v) * half + .03 * math.sin(t * 18 + abs(v) * 5)
    sheet(top, lambda u, v: .018, m, 90, 10, par)


def wedge(x, y, z, turn=0, fruit='lemon', r=.62):
    """A wedge of lemon or lime lying on its side."""
    par = group((x, y, z), math.radians(turn))

    def rind(u, v):
        lat, lon = u * 1.45, (v + 1) * .62
        return r * 1.25 * math.sin(lat), r * math.cos(lat) * math.cos(lon), r * math.cos(lat) * math.sin(lon) + .02
    sheet(rind, lambda u, v: .05, f'{fruit} skin', 24, 12, par)

    def pulp(u, v):
        lat, lon = u * 1.36, (v + 1) * .62
        s = .93
        return r * 1.25 * s * math.sin(lat), r * s * math.cos(lat) * math.cos(lon), max(.01, r * s * math.cos(lat) * math.sin(lon) - .015)
    sheet(pulp, lambda u, v: max(.01, r * .9 * math.cos(u * 1.36) * math.sin((v + 1) * .62) - .03), f'{fruit} flesh', 24, 12, par)


def citrus(x, y, z, r=.55, fruit='lime', rot=(0, 0, 0)):
    """A round slice of lemon or lime."""
    par = group((x, y, z))
    par.rotation_euler = rot
    for o in (cyl((0, 0, .05), r * .86, .09, M[f'{fruit} flesh'], bev=.02), hoop([(r * .86, .005), (r, .01), (r, .09), (r * .86, .095)], M[f'{fruit} skin'])):
        o.parent = par
    for i in range(9):
        a = i * 2 * math.pi / 9
        o = box((r * .43 * math.cos(a), r * .43 * math.sin(a), .092), (r * .78, .028, .02), M['daikon'], .008, 2, (0, 0, a))
        o.parent = par


def wasabi(x, y, z, s=1):
    """A small heap of grated wasabi, rough, a little pressed."""
    bpy.ops.mesh.primitive_ico_sphere_add(radius=.30 * s, location=(x, y, z + .17 * s), subdivisions=5)
    o = bpy.context.object
    o.scale, o.rotation_euler = (1.1, .92, .72), (0, 0, random.uniform(0, 6))
    for v in o.data.vertices:
        k = v.co / s
        v.co *= 1 + .13 * noise.noise(k * 5) + .07 * noise.noise(k * 15) + .035 * noise.noise(k * 40)
    finish(o, M['wasabi'])


def ginger(x, y, z, s=1):
    """Pickled ginger: thin folded slices heaped into a rose."""
    for i in range(9):
        r, turn = (.10 + .055 * i) * s, i * 2.1

        def top(u, v, r=r, i=i):
            a = u * (1.5 - .06 * i)
            rr = r + .05 * s * (v + 1) * (.5 + .09 * i) + .03 * math.sin(a * 4 + i)
            return rr * math.cos(a), rr * math.sin(a), (.50 - .035 * i) * s * (v + 1) / 2 + .05 * s * math.sin(a * 3 + i * 2) * (v + 1) / 2 + .03
        o = sheet(top, lambda u, v: .02, 'ginger', 22, 6)
        o.location, o.rotation_euler = (x, y, z), (0, 0, turn)


def drops(x, y, z, r, n=9, m='oil', size=.12):
    """Flat drops of oil or sauce on a plate."""
    data = _shape(f'drop {m}', lambda: ball((0, 0, 0), 1, M[m]))
    for px, py, _ in spread(n, r, size * 2):
        s = size * random.uniform(.4, 1.1)
        put(data, (x + px, y + py, z), (0, 0, 0), (s, s, s * .22))
