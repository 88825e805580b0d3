"""Taps: swan neck, high neck, mixer, two-way, square, pull-down; each in any metal finish."""
import math

from finishes import M
from studio import box, cyl, tube

SIDE = (0, math.pi / 2, 0)
FRONT = (math.pi / 2, 0, 0)


def _foot(x, y, z, m, r=.030):
    cyl((x, y, z + .004), r + .004, .008, m, bev=.002)
    cyl((x, y, z + .024), r * .80, .034, m, bev=.003)


def neck(x, y, z, m, rise, reach, r):
    """The swan-neck tube and its nozzle: the outlet is `reach` in front of the foot, at rise - .155."""
    k = reach / .21
    top = z + rise
    tube([((x, y, z + .02), (x, y, z), (x, y, z + .08)),
          ((x, y, top - .11 * k), (x, y, top - .17 * k), (x, y, top - .045 * k)),
          ((x, y - reach / 2, top), (x, y - reach * .22, top), (x, y - reach * .78, top)),
          ((x, y - reach, top - .11 * k), (x, y - reach, top - .045 * k), (x, y - reach, top - .125 * k)),
          ((x, y - reach, top - .13 * k), (x, y - reach, top - .12 * k), (x, y - reach, top - .14 * k))], r, m)
    cyl((x, y - reach, top - .13 * k - .012), r * 1.22, .028, m, bev=.002)
    cyl((x, y - reach, top - .13 * k - .028), r * .92, .006, M['dark'], bev=.001)


def lever(x, y, z, m, side=1, length=.07):
    cyl((x + side * (.024 + length / 2), y, z), .0075, length, m, SIDE, .002)
    cyl((x + side * (.024 + length), y, z), .012, .014, m, SIDE, .003)


def swan(x, y, z, finish, rise=.34, reach=.20, r=.0135, levers=(1,)):
    """The tap of Source: one lever a side named in `levers` (1 right, -1 left)."""
    m = M[finish]
    _foot(x, y, z, m)
    for side in levers:
        lever(x, y, z + .028, m, side)
    neck(x, y, z, m, rise, reach, r)


def mixer(x, y, z, finish, rise=.36, reach=.21):
    """Kitchen mixer: stout body, one lever for hot and cold, a small one on the left for filtered water."""
    m = M[finish]
    cyl((x, y, z + .004), .034, .008, m, bev=.002)
    cyl((x, y, z + .070), .0255, .125, m, bev=.004)
    cyl((x, y, z + .1335), .0262, .004, M['dark'], bev=.0005)
    cyl((x, y, z + .150), .0255, .03, m, bev=.004)
    neck(x, y, z + .13, m, rise - .13, reach, .0125)
    cyl((x + .036, y, z + .078), .017, .03, m, SIDE, .003)
    cyl((x + .058, y, z + .078), .0165, .016, m, SIDE, .003)
    tube([((x + .060, y, z + .088), (x + .060, y, z + .07), (x + .060, y, z + .11)),
          ((x + .082, y - .012, z + .185), (x + .076, y - .009, z + .15), (x + .086, y - .014, z + .20))], .006, m)
    cyl((x - .030, y, z + .055), .0105, .022, m, SIDE, .002)
    cyl((x - .045, y, z + .055), .012, .012, m, SIDE, .002)
    tube([((x - .045, y, z + .055), (x - .045, y, z + .05), (x - .045, y, z + .065)),
          ((x - .058, y - .006, z + .105), (x - .054, y - .004, z + .09), (x - .06, y - .007, z + .115))], .0042, m)


def slim(x, y, z, finish, rise=.33, reach=.19):
    """Filet: a thin neck and a pin for a lever."""
    m = M[finish]
    cyl((x, y, z + .003), .024, .006, m, bev=.002)
    cyl((x, y, z + .028), .0145, .05, m, bev=.002)
    cyl((x + .028, y, z + .036), .0042, .036, m, SIDE, .001)
    neck(x, y, z + .02, m, rise - .02, reach, .0078)


def two_lever(x, y, z, finish, rise=.30, reach=.19):
    """Deux voies: a neck of rectangular section, a flat lever on each side."""
    m = M[finish]
    cyl((x, y, z + .005), .034, .010, m, bev=.002)
    cyl((x, y, z + .045), .025, .075, m, bev=.004)
    box((x, y, z + .079 + (rise - .082) / 2), (.031, .017, rise - .082), m, .003)
    box((x, y - reach / 2 + .009, z + rise - .009), (.032, reach, .018), m, .004)
    cyl((x, y - reach + .024, z + rise - .023), .0105, .014, m, bev=.001)
    for side in (-1, 1):
        cyl((x + side * .032, y, z + .052), .012, .026, m, SIDE, .002)
        box((x + side * .052, y, z + .078), (.010, .020, .080), m, .003)


def push_back(x, y, z, finish, h=.44):
    """Remplit-carafe: a bar filler whose arm the carafe pushes back; outlet .11 in front."""
    m = M[finish]
    box((x, y, z + .006), (.12, .09, .012), m, .004)
    box((x, y, z + h / 2 - .002), (.050, .040, h - .004), m, .008)
    box((x, y - .06, z + h - .026), (.052, .16, .052), m, .012)
    cyl((x, y - .11, z + h - .062), .0125, .03, m, bev=.002)
    cyl((x, y - .11, z + h - .079), .0095, .006, M['dark'], bev=.001)
    box((x, y - .040, z + h - .115), (.010, .008, .125), M['dark'], .003, rot=(math.radians(-6), 0, 0))
    box((x, y - .050, z + h - .180), (.060, .008, .034), M['rubber'], .004, rot=(math.radians(-6), 0, 0))


def dial(x, y, z, finish, rise=.36, reach=.20):
    """One round dial in front: turn for the water, push to pour."""
    m = M[finish]
    cyl((x, y, z + .005), .036, .010, m, bev=.002)
    cyl((x, y, z + .050), .029, .085, m, bev=.005)
    cyl((x, y - .034, z + .056), .020, .014, M['black'], FRONT, .002)
    cyl((x, y - .043, z + .056), .017, .010, m, FRONT, .002, 36)
    cyl((x, y - .0485, z + .056), .0035, .002, M['led'], FRONT, 0)
    neck(x, y, z + .07, m, rise - .07, reach, .0135)


def loose_parts(x, y, z):
    """Parts of a spare tap: two seals, a nut, a key."""
    for i, (dx, dy, r) in enumerate(((0, 0, .016), (.045, -.02, .013))):
        cyl((x + dx, y + dy, z + .003), r, .005, M['rubber'], bev=.002)
        cyl((x + dx, y + dy, z + .0032), r * .55, .0056, M['cream'], bev=0)
    cyl((x + .02, y + .05, z + .007), .021, .014, M['brass'], bev=.002, verts=6)
    cyl((x + .02, y + .05, z + .0075), .012, .0145, M['dark'], bev=0)


