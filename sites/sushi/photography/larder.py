"""What rolls, sides, drinks and desserts share: materials, grains, cuts, crockery, table tops, light.

One unit is about 3 cm, so a thin maki is 0.8 wide. Colours are linear RGB.
"""
import math
import random

import bmesh
import bpy
import numpy as np
from mathutils import Vector, noise

from studio import area, box, camera, clear, cyl, finish, lathe, mat, mesh, ramp_noise, world

_SOFT = {'Subsurface_Radius': (.3, .3, .3)}
_PLAIN = {
    'rice': ((.83, .79, .70), .30, {}),
    'rice-bed': ((.66, .62, .54), .5, {}),
    'black-plate': ((.020, .019, .018), .36, {'Clearcoat': .3}),
    'white-plate': ((.62, .59, .54), .25, {'Clearcoat': .5}),
    'cream': ((.58, .50, .39), .35, {'Clearcoat': .3}),
    'celadon': ((.36, .44, .37), .28, {'Clearcoat': .5}),
    'indigo': ((.030, .050, .10), .28, {'Clearcoat': .6}),
    'clay': ((.42, .27, .18), .6, {}),
    'lacquer': ((.018, .012, .011), .14, {'Clearcoat': 1}),
    'red-lacquer': ((.22, .016, .012), .14, {'Clearcoat': 1}),
    'black': ((.02, .018, .017), .3, {}),
    'bamboo': ((.58, .40, .20), .5, {}),
    'paper': ((.82, .79, .73), .8, {}),
    'wasabi': ((.36, .50, .14), .65, {}),
    'ginger': ((.92, .62, .50), .3, {'Subsurface': .2, **_SOFT}),
    'cucumber': ((.42, .60, .17), .28, {'Clearcoat': .3}),
    'cucumber-heart': ((.62, .72, .34), .25, {'Clearcoat': .3}),
    'skin': ((.035, .12, .025), .33, {}),
    'carrot': ((.88, .27, .03), .35, {'Clearcoat': .2}),
    'cabbage-red': ((.22, .02, .16), .35, {'Clearcoat': .2}),
    'cheese': ((.90, .87, .80), .4, {}),
    'leaf': ((.10, .27, .035), .4, {}),
    'leek': ((.36, .50, .14), .35, {}),
    'chive': ((.10, .30, .03), .35, {}),
    'sesame': ((.80, .66, .42), .4, {}),
    'black-sesame': ((.02, .018, .016), .35, {}),
    'roe': ((.93, .26, .02), .12, {'Clearcoat': .6}),
    'chilli': ((.60, .04, .012), .6, {}),
    'glaze': ((.055, .018, .007), .1, {'Clearcoat': 1}),
    'soy': ((.022, .007, .003), .05, {}),
    'tofu': ((.88, .83, .71), .45, {}),
    'mayonnaise': ((.86, .78, .52), .3, {'Clearcoat': .4}),
    'salt': ((.93, .93, .92), .15, {}),
    'lemon': ((.78, .52, .04), .3, {}),
    'mint': ((.09, .30, .05), .4, {}),
    'veil': ((.60, .60, .52), .12, {'Clearcoat': .6}),
    'veil-mint': ((.37, .47, .28), .16, {'Clearcoat': .6}),
    'veil-mango': ((.70, .53, .25), .16, {'Clearcoat': .6}),
    'ice': ((.80, .84, .86), .06, {'Transmission': .55, 'IOR': 1.2}),
    'foam': ((.86, .82, .72), .7, {}),
    'tea-cup': ((.34, .36, .05), .05, {}),
    'coconut-flake': ((.86, .84, .80), .6, {}),
    'azuki': ((.095, .022, .014), .4, {'Clearcoat': .3}),
    'wheat': ((.80, .56, .20), .08, {}),
    'rice-noodle': ((.86, .84, .77), .3, {}),
}
_NOISY = {
    'nori': ((.012, .018, .011), .42, 14, [(.3, (.006, .010, .006)), (.7, (.022, .030, .018))], (1, 1, .5), .35),
    'tuna': ((.44, .03, .03), .22, 2.2, [(.35, (.38, .020, .022)), (.62, (.47, .040, .040)), (.8, (.60, .11, .09))], (1, 1, 4), 0),
    'avocado': ((.5, .6, .15), .4, 1.6, [(.35, (.27, .42, .04)), (.55, (.45, .53, .09)), (.75, (.62, .62, .19))], (1, 1, 1), .05),
    'omelette': ((.90, .58, .10), .45, 4, [(.3, (.84, .50, .07)), (.7, (.93, .66, .17))], (1, 1, 3), .1),
    'crab': ((.9, .8, .74), .4, 3, [(.4, (.90, .85, .78)), (.6, (.86, .40, .28))], (.6, 5, 2), .15),
    'shiitake': ((.14, .07, .03), .4, 5, [(.3, (.09, .04, .02)), (.7, (.25, .14, .07))], (1, 1, 1), .2),
    'crust': ((.6, .3, .08), .5, 7, [(.3, (.28, .09, .018)), (.5, (.52, .23, .05)), (.72, (.72, .43, .14))], (1, 1, 1), .6),
    'batter': ((.8, .6, .3), .5, 6, [(.3, (.58, .30, .07)), (.5, (.74, .50, .18)), (.72, (.84, .68, .36))], (1, 1, 1), .6),
    'chicken': ((.8, .65, .45), .45, 5, [(.3, (.72, .52, .34)), (.7, (.86, .74, .57))], (1, 4, 1), .2),
    'eel': ((.2, .07, .02), .16, 5, [(.3, (.085, .026, .008)), (.55, (.20, .070, .018)), (.75, (.36, .15, .045))], (1, 5, 1), .4),
    'shrimp': ((.9, .5, .35), .3, 3, [(.40, (.85, .22, .07)), (.50, (.88, .42, .25)), (.60, (.92, .78, .66))], (5, .6, .6), .1),
    'veil-shrimp': ((.8, .4, .3), .18, 5, [(.40, (.74, .36, .22)), (.52, (.72, .50, .39)), (.60, (.68, .62, .53))], (1, 1, 5), 0),
    'matcha': ((.13, .24, .02), .9, 14, [(.3, (.09, .18, .012)), (.7, (.17, .29, .03))], (1, 1, 1), .2),
    'matcha-cream': ((.4, .48, .2), .5, 9, [(.3, (.38, .46, .18)), (.7, (.45, .52, .24))], (1, 1, 1), .04),
    'biscuit': ((.4, .22, .09), .8, 11, [(.3, (.26, .12, .04)), (.7, (.50, .30, .13))], (1, 1, 1), .5),
    'biscuit-sesame': ((.3, .27, .24), .75, 13, [(.36, (.10, .09, .08)), (.48, (.40, .32, .23)), (.7, (.50, .41, .29))], (1, 1, 1), .2),
    'peach-skin': ((.8, .4, .2), .7, 1.5, [(.35, (.72, .15, .06)), (.6, (.82, .44, .16))], (1, 1, 1), .02),
    'plum-skin': ((.5, .5, .1), .35, 1.5, [(.35, (.45, .50, .08)), (.6, (.66, .42, .12))], (1, 1, 1), .02),
    'root': ((.6, .42, .2), .6, 4, [(.3, (.48, .32, .14)), (.7, (.68, .50, .27))], (1, 6, 1), .2),
    'mango': ((.93, .52, .05), .42, 3, [(.3, (.90, .44, .03)), (.7, (.95, .60, .10))], (1, 1, 1), .1),
    'cabbage': ((.78, .82, .58), .35, 3, [(.3, (.62, .72, .34)), (.6, (.86, .87, .70))], (1, 1, 1), .05),
    'wakame': ((.05, .16, .03), .16, 4, [(.3, (.010, .050, .007)), (.7, (.06, .17, .022))], (1, 1, 1), .1),
    'miso': ((.5, .3, .12), .12, 1.6, [(.3, (.45, .25, .085)), (.5, (.56, .35, .14)), (.7, (.66, .47, .24))], (1, 1, 1), 0),
    'udon': ((.86, .74, .52), .3, 3, [(.3, (.58, .36, .13)), (.7, (.74, .54, .28))], (1, 1, 1), .05),
    'oak': ((.45, .3, .17), .5, 2.2, [(.25, (.33, .19, .095)), (.5, (.47, .30, .16)), (.75, (.56, .38, .22))], (.5, 9, 1), .12),
    'walnut': ((.14, .07, .04), .45, 2.2, [(.25, (.065, .032, .018)), (.5, (.15, .078, .042)), (.75, (.22, .12, .065))], (.5, 9, 1), .12),
    'linen': ((.66, .56, .44), .95, 3, [(.3, (.60, .51, .40)), (.7, (.70, .61, .49))], (9, 40, 1), .12),
    'grey-linen': ((.40, .38, .35), .95, 3, [(.3, (.34, .32, .295)), (.7, (.44, .42, .385))], (9, 40, 1), .12),
    'blue-linen': ((.10, .13, .17), .95, 3, [(.3, (.085, .11, .15)), (.7, (.15, .185, .23))], (9, 40, 1), .12),
    'stone': ((.42, .39, .35), .6, 2, [(.3, (.36, .335, .30)), (.5, (.45, .42, .375)), (.7, (.50, .47, .42))], (1, 1, 1), .1),
    'slate': ((.05, .05, .052), .5, 4, [(.3, (.032, .033, .036)), (.7, (.075, .075, .078))], (1, 2, 1), .3),
    'plaster': ((.68, .62, .54), .85, 1.2, [(.3, (.62, .56, .48)), (.7, (.72, .665, .58))], (1, 1, 1), .06),
    'stoneware': ((.5, .45, .38), .4, 8, [(.36, (.22, .17, .12)), (.42, (.60, .54, .45)), (.7, (.68, .62, .53))], (1, 1, 1), .03),
    'dark-stoneware': ((.06, .055, .05), .42, 7, [(.34, (.11, .085, .06)), (.42, (.045, .042, .040)), (.7, (.065, .06, .056))], (1, 1, 1), .05),
    'board': ((.5, .33, .18), .5, 2.6, [(.25, (.40, .24, .12)), (.5, (.54, .35, .19)), (.75, (.62, .43, .26))], (.6, 8, 1), .1),
    'kraft': ((.45, .31, .18), .85, 8, [(.3, (.42, .285, .16)), (.7, (.50, .35, .21))], (1, 1, 1), .05),
}


def _salmon():
    """Orange flesh with pale bands of fat."""
    m = mat('salmon', (.88, .24, .07), 0, .24, Clearcoat=.35, Subsurface=.08, **_SOFT)
    nodes, link = m.node_tree.nodes, m.node_tree.links.new
    where, wave, ramp = (nodes.new('ShaderNode' + n) for n in ('TexCoord', 'TexWave', 'ValToRGB'))
    wave.wave_type, wave.bands_direction = 'BANDS', 'DIAGONAL'
    for key, value in (('Scale', 1.9), ('Distortion', 1.6), ('Detail', 2), ('Detail Scale', .9)):
        wave.inputs[key].default_value = value
    el = ramp.color_ramp.elements
    el[0].position, el[0].color = .80, (.82, .135, .022, 1)
    el[1].position, el[1].color = .98, (.95, .50, .28, 1)
    link(where.outputs['Object'], wave.inputs['Vector'])
    link(wave.outputs['Fac'], ramp.inputs[0])
    link(ramp.outputs[0], nodes['Principled BSDF'].inputs['Base Color'])
    return m


CLEAR = {
    'glass': ((1, 1, 1), .93), 'green-glass': ((.40, .58, .34), .6), 'brown-glass': ((.62, .30, .09), .4),
    'water': ((.98, .99, 1), .95), 'yuzu': ((.97, .93, .62), .9), 'ginger-ale': ((.90, .58, .20), .8), 'peach': ((.95, .58, .38), .85),
    'shiso': ((.96, .66, .66), .85), 'tea': ((.88, .84, .48), .9), 'lager': ((.95, .66, .14), .8), 'plum': ((.90, .48, .10), .8),
    'wine': ((.95, .90, .58), .9), 'soy-glass': ((.16, .04, .01), .2),
}


def m(name):
    """The material of that name in the present scene, made when first asked for."""
    found = bpy.data.materials.get(name)
    if found:
        return found
    if name == 'salmon':
        return _salmon()
    if name == 'wire':
        return mat(name, (.72, .71, .69), 1, .28)
    if name in CLEAR:
        colour, shade = CLEAR[name]
        return clear(name, 1.4 if 'glass' in name else 1.34, colour, 0, shade)
    if name in _PLAIN:
        colour, rough, more = _PLAIN[name]
        return mat(name, colour, 0, rough, **more)
    colour, rough, scale, stops, mapping, bump = _NOISY[name]
    return ramp_noise(mat(name, colour, 0, rough, Clearcoat=.3 if rough < .35 else 0), scale, stops, mapping, 6, .3, bump)


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
