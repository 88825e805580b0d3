"""Plates, slates, boards, bowls and trays. Each stands on the table (or on `z`); returns the height of its upper face."""
import math

import bmesh
from materials import M, Painter
from mathutils import Vector, noise
from studio import box, cyl, lathe, mat, mesh
from tableware import smooth

# Glazes: colour, speck colour (None: plain), roughness, clear coat
GLAZES = {
    'cream': ((.78, .72, .61), (.42, .30, .18), .32, .35),
    'white': ((.84, .82, .78), None, .22, .5),
    'charcoal': ((.030, .028, .027), (.09, .08, .07), .42, .25),
    'celadon': ((.44, .53, .43), (.30, .38, .28), .22, .6),
    'blue': ((.055, .090, .15), (.02, .03, .05), .25, .6),
    'sand': ((.54, .43, .31), (.26, .16, .09), .5, .1),
    'rust': ((.22, .085, .04), (.06, .025, .015), .35, .4),
    'grey': ((.30, .29, .275), (.13, .12, .11), .42, .25),
    'black': ((.016, .015, .015), None, .2, .5),
    'red': ((.26, .02, .014), None, .18, .6),
}


def glaze(name):
    """The material of a glaze, made once a scene."""
    key = 'glaze ' + name
    if key in M:
        return M[key]
    colour, speck, rough, coat = GLAZES[name]
    m = mat(key, colour, 0, rough, Clearcoat=coat, Clearcoat_Roughness=.12)
    if speck:
        p = Painter(m, 'Object')
        cloud = tuple(.82 * c for c in colour)
        p.base(p.ramp(p.noise(1.1, 3), (.3, cloud), (.7, colour)))
        p.over(p.grey(p.noise(11, 3), (.66, 0), (.72, .8)), speck)
    M[key] = m
    return m


def _turned(profile, m, loc, n=112):
    """A turned body with a curve through its outline."""
    return lathe(smooth(profile), m, loc, n)


def slate(w=6, d=3.4, x=0, y=0, turn=0, z=0, seed=1):
    """A split slate with a chipped edge."""
    p = Painter(m := mat('split slate', (.03, .03, .032), 0, .5), 'Object')
    grain = p.noise(3, 9)
    p.base(p.ramp(grain, (.3, (.018, .019, .021)), (.7, (.052, .054, .058)))).bump(grain, .45)
    bm = bmesh.new()
    outline, n = [], 46
    for (ax, ay), (bx, by) in (((-1, -1), (1, -1)), ((1, -1), (1, 1)), ((1, 1), (-1, 1)), ((-1, 1), (-1, -1))):
        for i in range(n):
            t = i / n
            px, py = (ax + (bx - ax) * t) * w / 2, (ay + (by - ay) * t) * d / 2
            k = 1 - .035 * abs(noise.noise(Vector((px * 2.3, py * 2.3, seed)))) - .02 * abs(noise.noise(Vector((px * 9, py * 9, seed))))
            outline.append((px * k, py * (1 - (1 - k) * w / d)))
    rings = [[bm.verts.new((px * s, py * s, h)) for px, py in outline] for s, h in ((.985, .0), (1, .10), (.985, .16))]
    count = len(outline)
    for a, b in zip(rings, rings[1:]):
        for i in range(count):
            bm.faces.new((a[i], a[(i + 1) % count], b[(i + 1) % count], b[i]))
    bm.faces.new(rings[-1])
    bm.faces.new(rings[0][::-1])
    o = mesh('slate', bm, m, False)
    o.location, o.rotation_euler = (x, y, z), (0, 0, turn)
    return z + .16


def board(w=7, d=3.6, x=0, y=0, turn=0, wood='walnut', feet=True, z=0, thick=.28):
    """A wooden board, optionally on two feet like a sushi stand."""
    lift = .38 if feet else 0
    o = box((x, y, z + lift + thick / 2), (w, d, thick), M[wood], .07, 5, (0, 0, turn))
    if feet:
        for side in (-1, 1):
            off = side * w * .32
            box((x + off * math.cos(turn), y + off * math.sin(turn), z + lift / 2), (.42, d * .94, lift), M[wood], .04, 4, (0, 0, turn))
    return z + lift + thick


def plate(r=2.6, colour='cream', x=0, y=0, oval=1, turn=0, rim=.22, z=0):
    """A coupe plate: flat middle, edge turned up; `oval` squeezes its depth."""
    P = [(r * .55, 0), (r * .60, .06), (r * .86, .12), (r * .985, rim * .85 + .06), (r, rim + .07), (r * .975, rim + .075),
         (r * .87, .20), (r * .75, .155), (r * .4, .15), (.002, .15)]
    o = _turned(P, glaze(colour), (x, y, z))
    o.scale, o.rotation_euler = (1, oval, 1), (0, 0, turn)
    return z + .15


def dish(w=6, d=2.6, colour='charcoal', x=0, y=0, turn=0, z=0):
    """A long rectangular plate with a low rim, glazed."""
    m = glaze(colour)
    bm = bmesh.new()
    corners, n = [], 12

    def outline(hw, hd, rad):
        pts = []
        for cx, cy, start in ((1, 1, 0), (-1, 1, 1), (-1, -1, 2), (1, -1, 3)):
            for i in range(n + 1):
                a = (start + i / n) * math.pi / 2
                pts.append((cx * (hw - rad) + rad * math.cos(a), cy * (hd - rad) + rad * math.sin(a)))
        return pts
    for inset, h in ((.30, 0), (.22, .05), (.03, .20), (0, .27), (.04, .29), (.10, .27), (.22, .17), (.34, .15)):
        corners.append([bm.verts.new((px, py, h)) for px, py in outline(w / 2 - inset, d / 2 - inset, max(.12, .42 - inset))])
    count = len(corners[0])
    for a, b in zip(corners, corners[1:]):
        for i in range(count):
            bm.faces.new((a[i], a[(i + 1) % count], b[(i + 1) % count], b[i]))
    bm.faces.new(corners[-1])
    bm.faces.new(corners[0][::-1])
    o = mesh('dish', bm, m)
    o.location, o.rotation_euler = (x, y, z), (0, 0, turn)
    return z + .15


def bowl(r=2, h=1.25, colour='cream', x=0, y=0, z=0, inside=None):
    """A bowl open at r, h high. Returns its rim's height; food fills it to about .86 of it."""
    outer = [(r * .40, 0), (r * .44, .05), (r * .46, .12), (r * .64, .16), (r * .86, h * .42), (r * .965, h * .75), (r, h), (r * .985, h + .03), (r * .96, h)]
    inner = [(r * .92, h * .75), (r * .82, h * .44), (r * .58, .24), (.002, .20)]
    o = _turned(outer + inner, glaze(colour), (x, y, z))
    if inside:
        o.data.materials.append(glaze(inside))
        for face in o.data.polygons:
            face.material_index = 1 if face.index // 112 >= (len(outer) - 1) * 4 else 0
    return z + h


def saucer(x, y, r=.9, colour='charcoal', liquid='soy', z=0, level=.30):
    """A small bowl of sauce (a liquid of the materials, or None for an empty one)."""
    h = .48
    P = [(r * .5, 0), (r * .55, .05), (r * .82, .12), (r, h), (r * .95, h + .01), (r * .80, .19), (r * .5, .12), (.002, .11)]
    _turned(P, glaze(colour), (x, y, z))
    if liquid:
        cyl((x, y, z + level), r * .87, .02, M[liquid], bev=.004)


def tray(w=9, d=6, x=0, y=0, turn=0, outer='lacquer', inner='lacquer', rim=.42, z=0):
    """A rectangular tray with a raised edge: lacquer or wood."""
    c, s = math.cos(turn), math.sin(turn)
    box((x, y, z + .08), (w - .1, d - .1, .16), M[inner], .03, 3, (0, 0, turn))
    for lx, ly, lw, ld in ((0, d / 2, w, .16), (0, -d / 2, w, .16), (w / 2, 0, .16, d), (-w / 2, 0, .16, d)):
        box((x + lx * c - ly * s, y + lx * s + ly * c, z + rim / 2), (lw + .08, ld + .08, rim), M[outer], .05, 4, (0, 0, turn))
    return z + .16


def platter(r=6, x=0, y=0, outer='lacquer', inner=None, z=0):
    """A large round party tray with a low rim."""
    P = [(r * .9, 0), (r * .985, .06), (r, .42), (r * .985, .46), (r * .955, .42), (r * .93, .16), (.002, .15)]
    _turned(P, M[inner or outer], (x, y, z), 160)
    return z + .155


def cup(x, y, r=.85, h=1.5, colour='sand', liquid='tea', z=0):
    """A cup without handle."""
    P = [(r * .62, 0), (r * .7, .05), (r * .93, h * .35), (r, h), (r * .95, h + .015), (r * .87, h * .36), (r * .5, .14), (.002, .13)]
    _turned(P, glaze(colour), (x, y, z))
    if liquid:
        cyl((x, y, z + h * .82), r * .95, .02, M[liquid], bev=.003)
