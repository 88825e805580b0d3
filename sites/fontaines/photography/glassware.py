"""Tumblers, carafes, bottles, flasks and cups, empty or filled."""
import math
import random

import bmesh

from finishes import M
from studio import ball, cyl, lathe, mesh, wire


def hollow(outer, wall, floor, m, loc):
    """A turned vessel: the outer profile, then the same path back inside by `wall`, down to `floor`."""
    inner = [(max(r - wall, .001), h) for r, h in outer[::-1] if h > floor + .004]
    lathe([*outer, *inner, (max(inner[-1][0] - .004, .001), floor), (.001, floor)], m, loc)
    return inner


def fill_to(inner, floor, level, loc, m=None, gap=.0004):
    """The liquid inside a vessel made by `hollow`, from its floor to `level`."""
    rising = [(r - gap, h) for r, h in inner[::-1] if h < level]
    r_top = rising[-1][0]
    for (r0, h0), (r1, h1) in zip(inner[::-1], inner[::-1][1:]):
        if h0 <= level <= h1:
            r_top = r0 + (r1 - r0) * (level - h0) / (h1 - h0) - gap
    lathe([(rising[0][0] - .004, floor + gap), *rising, (r_top, level), (.001, level)], m or M['water'], loc)


def tumbler(x, y, z, fill=.08, s=1, glass='glass', tall=1):
    """A 25 cl glass, heavy at the foot; `tall` stretches it into a highball."""
    outer = [(.028 * s, 0), (.031 * s, .002 * s), (.0325 * s, .008 * s), (.0345 * s, .04 * s * tall), (.038 * s, .115 * s * tall)]
    inner = hollow(outer, .0016 * s, .011 * s, M[glass], (x, y, z))
    if fill:
        fill_to(inner, .011 * s, fill * s * tall, (x, y, z))


SHAPES = {
    'classic': [(.041, 0), (.0445, .003), (.046, .018), (.046, .165), (.0415, .20), (.026, .24), (.021, .258), (.0205, .292), (.0225, .296), (.0225, .30)],
    'wide': [(.050, 0), (.056, .004), (.062, .03), (.064, .075), (.058, .12), (.038, .165), (.0295, .19), (.0285, .225), (.034, .262), (.035, .265)],
    'slim': [(.0335, 0), (.0365, .003), (.0375, .012), (.0375, .235), (.034, .262), (.022, .288), (.0175, .302), (.0165, .335), (.019, .338), (.019, .345)],
    'jug': [(.047, 0), (.052, .004), (.055, .02), (.055, .10), (.050, .17), (.043, .215), (.044, .235), (.046, .24)],
    'half': [(.034, 0), (.037, .003), (.0385, .012), (.0385, .115), (.034, .145), (.0225, .175), (.019, .19), (.0185, .215), (.0205, .218), (.0205, .222)],
}


def carafe(x, y, z, cap='gold', shape='classic', fill=.17, glass='glass', s=1):
    """A carafe of one of SHAPES with a stopper in a finish, or none."""
    outer = [(r * s, h * s) for r, h in SHAPES[shape]]
    smooth = _rounded(outer)
    inner = hollow(smooth, .0022 * s, .009 * s, M[glass], (x, y, z))
    top, mouth = outer[-1][1], outer[-1][0]
    if fill:
        fill_to(inner, .009 * s, min(fill * s, top - .02), (x, y, z))
    if cap == 'cork':
        cyl((x, y, z + top + .005), mouth - .004, .03, M['beech'], bev=.003)
    elif cap == 'cork ball':
        cyl((x, y, z + top - .002), mouth - .0035, .016, M['cork'], bev=.002)
        ball((x, y, z + top + .028), mouth + .010, M['cork'])
    elif cap == 'ball':
        lathe([(.010, -.02), (.0145, -.004), (.011, .004), (.010, .008), (.022, .022), (.026, .036), (.022, .050), (.010, .058), (.001, .059)],
              M['glass'], (x, y, z + top))
    elif cap:
        cyl((x, y, z + top - .004), mouth + .0035, .034, M[cap], bev=.003)
        cyl((x, y, z + top - .0225), mouth + .0025, .002, M['rubber'], bev=0)
    if shape == 'jug':
        wire([(x + .042, y, z + .212), (x + .085, y, z + .20), (x + .090, y, z + .13), (x + .051, y, z + .075)], .0062, M[glass])


def _rounded(points, times=2):
    """Corner cutting: a smoother profile through the same ends."""
    for _ in range(times):
        out = [points[0]]
        for (r0, h0), (r1, h1) in zip(points, points[1:]):
            out += [(r0 * .75 + r1 * .25, h0 * .75 + h1 * .25), (r0 * .25 + r1 * .75, h0 * .25 + h1 * .75)]
        points = [*out, points[-1]]
    return points


def bubbles(x, y, z, r, low, high, count=260, seed=1, size=.0009):
    """Gas in a drink: beads through the liquid, more of them near the wall and the surface."""
    rnd = random.Random(seed)
    bm = bmesh.new()
    for _ in range(count):
        a, rr = rnd.uniform(0, 6.2832), r * rnd.random() ** .35
        h = low + (high - low) * rnd.random() ** .8
        ico = bmesh.ops.create_icosphere(bm, subdivisions=1, radius=size * rnd.uniform(.5, 1.3))
        bmesh.ops.translate(bm, verts=ico['verts'], vec=(rr * math.cos(a), rr * math.sin(a), h))
    o = mesh('bubbles', bm, M['bubble'])
    o.location = (x, y, z)


def etched(x, y, z, r=.0463, turn=0):
    """A sand-blasted mark on a straight shoulder of radius r: a fountain drawn by three arcs and a basin."""
    def on_glass(u, v):
        a = math.radians(turn) + u / r - math.pi / 2
        return (x + r * math.cos(a), y + r * math.sin(a), z + v)
    for spread, height in ((.010, .034), (.019, .026), (.0275, .017)):
        for side in (-1, 1):
            line = [on_glass(side * spread * t, .012 + height * (1 - (2 * t - 1) ** 2) * (.55 + .45 * (1 - t)) + .016 * (1 - t))
                    for t in (.02, .2, .4, .6, .8, 1)]
            wire(line, .0007, M['etch'])
    wire([on_glass(-.032 + .0064 * i, .008 - .012 * (1 - ((i - 5) / 5) ** 2)) for i in range(11)], .0009, M['etch'])
    wire([on_glass(-.032 + .0064 * i, .0085) for i in range(11)], .0007, M['etch'])


def flask(x, y, z, body='steel', cap='matt', s=1, loop=True, ring='steel'):
    """A double-walled steel flask, 50 cl."""
    side = [(.031, 0), (.0345, .002), (.036, .010), (.036, .165), (.033, .19), (.0235, .208), (.0225, .222), (.001, .222)]
    lathe(_rounded([(r * s, h * s) for r, h in side]), M[body], (x, y, z))
    cyl((x, y, z + .2215 * s), .0236 * s, .007 * s, M[ring], bev=.001)
    cyl((x, y, z + .242 * s), .0245 * s, .036 * s, M[cap], bev=.004, verts=64)
    if loop:
        wire([(x - .017 * s, y, z + .255 * s), (x - .013 * s, y, z + .278 * s), (x, y, z + .286 * s), (x + .013 * s, y, z + .278 * s), (x + .017 * s, y, z + .255 * s)],
             .0035 * s, M[cap])


def glass_bottle(x, y, z, sleeve='sage', cap='beech', fill=.16):
    """A drinking bottle of glass, its lower half in a silicone sleeve."""
    outer = _rounded([(.029, 0), (.032, .003), (.033, .012), (.033, .15), (.030, .172), (.0215, .188), (.021, .208)])
    inner = hollow(outer, .002, .008, M['glass'], (x, y, z))
    if fill:
        fill_to(inner, .008, fill, (x, y, z))
    if sleeve:
        lathe(
            [(.031, -.0015), (.0345, .002), (.0352, .02), (.0352, .098), (.0346, .10), (.0332, .10), (.0332, .012), (.031, 0), (.001, 0)],
            M[sleeve], (x, y, z),
        )
    cyl((x, y, z + .222), .0235, .032, M[cap], bev=.004)


def swing_bottle(x, y, z, glass='glass', fill=.20):
    """A table bottle with a porcelain swing stopper."""
    outer = _rounded([(.036, 0), (.0395, .003), (.0405, .012), (.0405, .17), (.036, .205), (.020, .245), (.0145, .262), (.0135, .285), (.016, .288), (.0155, .30)])
    inner = hollow(outer, .0024, .009, M[glass], (x, y, z))
    if fill:
        fill_to(inner, .009, fill, (x, y, z))
    lathe([(.010, 0), (.0145, .004), (.015, .016), (.010, .022), (.001, .023)], M['enamel'], (x, y, z + .302))
    cyl((x, y, z + .301), .0148, .004, M['rust'], bev=.001)
    for side in (-1, 1):
        wire(
            [(x + side * .0165, y, z + .318), (x + side * .021, y - .004, z + .30), (x + side * .019, y - .006, z + .275), (x + side * .0155, y - .009, z + .262)],
            .0014, M['steel'],
        )
    wire([(x - .0165, y, z + .318), (x, y, z + .3195), (x + .0165, y, z + .318)], .0014, M['steel'])
    wire([(x - .0155, y - .009, z + .262), (x, y - .0165, z + .262), (x + .0155, y - .009, z + .262)], .0014, M['steel'])


def paper_cup(x, y, z, m='kraft', s=1):
    lathe(
        [(.026 * s, 0), (.0275 * s, .001), (.036 * s, .090 * s), (.0372 * s, .0915 * s), (.0365 * s, .093 * s), (.0352 * s, .090 * s), (.0262 * s, .006), (.001, .006)],
        M[m], (x, y, z),
    )


def mug(x, y, z, m='enamel', s=1):
    lathe(
        _rounded(
            [(.030 * s, 0), (.036 * s, .002), (.039 * s, .012), (.039 * s, .085), (.0385 * s, .088), (.0355 * s, .087), (.035 * s, .012), (.001, .008)],
        ),
        M[m], (x, y, z),
    )
    wire([(x + .036 * s, y, z + .072), (x + .064 * s, y, z + .068), (x + .064 * s, y, z + .028), (x + .036 * s, y, z + .020)], .0052, M[m])
