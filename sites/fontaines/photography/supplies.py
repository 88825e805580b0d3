"""Maintenance supplies: cartridges, gas, tools, cleaning, cups and their dispenser."""
import math

from finishes import M
from glassware import paper_cup
from studio import box, cut, cyl, lathe, wire
from taps import FRONT, SIDE


def cartridge(x, y, z, ring='sage', r=.056, h=.23, body='white', cap='matt', lying=False):
    """A filter cartridge on its foot; `ring` is the colour of its type."""
    parts = [lathe([(r * .62, 0), (r * .80, .002), (r * .93, .008), (r, .022), (r, h - .03), (r * .96, h - .016), (r * .86, h - .006), (r * .72, h), (.001, h)], M[body])]
    parts.append(lathe([(r * 1.004, h * .36), (r * 1.008, h * .362), (r * 1.008, h * .50), (r * 1.004, h * .502), (.01, h * .502)], M[ring]))
    parts.append(cyl((0, 0, h + .013), r * .70, .030, M[cap], bev=.004))
    for i in range(24):
        a = 2 * math.pi * i / 24
        parts.append(box((r * .70 * math.cos(a), r * .70 * math.sin(a), h + .013), (.004, .004, .020), M[cap], .0012, rot=(0, 0, a)))
    parts.append(cyl((0, 0, h + .036), r * .44, .022, M[cap], bev=.002))
    parts += [cyl((0, 0, h + .036 + .006 * i), r * .455, .003, M['rubber'], bev=.0012) for i in (0, 1)]
    for o in parts:
        if lying:
            turn = math.radians(lying)
            across = o.location.z - h / 2
            o.rotation_euler = (0, math.pi / 2, o.rotation_euler.z) if o.rotation_euler.z == 0 else o.rotation_euler
            o.location = (x + across * math.cos(turn), y + across * math.sin(turn), z + r)
        else:
            o.location = (o.location.x + x, o.location.y + y, o.location.z + z)


def filter_head(x, y, z):
    """The bracket a cartridge screws into, with its two fittings."""
    box((x, y, z + .022), (.10, .07, .044), M['matt'], .008, 5)
    cyl((x, y, z - .006), .040, .02, M['matt'], bev=.003)
    for side in (-1, 1):
        cyl((x + side * .06, y, z + .026), .012, .024, M['brass'], SIDE, .002, 6)
        cyl((x + side * .078, y, z + .026), .0075, .018, M['steel'], SIDE, .001)
    box((x, y + .036, z + .05), (.10, .006, .10), M['steel'], .003)
    cyl((x, y, z + .047), .016, .008, M['blue'], bev=.002)


def gas_bottle(x, y, z, size=.425, body='enamel'):
    """A CO2 bottle: 425 g (about 36 cm) or a taller one; collar and brass valve."""
    r, h = (.030, .335) if size < 1 else (.062, .52) if size < 5 else (.085, .66)
    lathe([(r * .70, 0), (r * .90, .003), (r, .016), (r, h - r * 1.25), (r * .97, h - r * .9), (r * .82, h - r * .45), (r * .55, h - r * .12), (r * .36, h), (.001, h)],
          M[body], (x, y, z))
    cyl((x, y, z + h * .62), r * 1.008, r * .8, M['matt'], bev=.0005)
    cyl((x, y, z + h + .004), r * .40, .020, M['matt'], bev=.002)
    cyl((x, y, z + h + .026), .0105, .030, M['brass'], bev=.001)
    for i in range(4):
        cyl((x, y, z + h + .020 + i * .006), .0114, .002, M['brass'], bev=.0006)
    cyl((x, y, z + h + .044), .0055, .008, M['steel'], bev=.001)
    if size >= 5:
        lathe([(r * .60, h + .07), (r * .66, h + .075), (r * .66, h - r * .30), (r * .62, h - r * .30), (r * .60, h + .065)], M['grey'], (x, y, z))
        for side in (-1, 1):
            box((x, y + side * r * .64, z + h + .035), (.075, .012, .026), M['dark'], .004)
    elif size >= 1:
        box((x, y - .020, z + h + .024), (.022, .034, .020), M['brass'], .003)
        cyl((x, y, z + h + .062), .020, .020, M['matt'], bev=.004, verts=20)
    return z + h + .04


def tool_roll(x, y, z, turn=0):
    """An open leather roll with its spanners in a row."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    rot = (0, 0, math.radians(turn))
    box((x, y, z + .003), (.36, .24, .006), M['leather'], .002, rot=rot)
    box((x + .035 * s, y - .035 * c, z + .010), (.35, .15, .009), M['leather'], .003, rot=rot)
    cyl((x - .195 * c, y - .195 * s, z + .021), .021, .24, M['leather'], (math.pi / 2, 0, math.radians(turn)), .003)
    for i in range(6):
        d = -.13 + i * .052
        spanner(x + d * c - .055 * s, y + d * s + .055 * c, z + .012, .17 - .012 * i, turn + 90)


def tool_box(x, y, z, w=.36, d=.19, h=.13, m='green'):
    """An open steel box, handle up, its tools inside."""
    shell = box((x, y, z + h / 2), (w, d, h), M[m], .006)
    cut(shell, (x, y, z + h / 2 + .012), (w - .012, d - .012, h))
    for side in (-1, 1):
        cyl((x + side * (w / 2 - .004), y, z + h + .045), .007, .13, M['steel'], bev=.002)
    cyl((x, y, z + h + .11), .011, w + .01, M['oak'], SIDE, .003)
    for i in range(4):
        box(
            (x - .11 + .055 * i, y + .01 * (-1) ** i, z + h * .86), (.020, .14, .026), M[('rust', 'matt', 'oak', 'blue')[i]], .007,
            rot=(.5 * (-1) ** i * .3, 0, .06 * i),
        )
    hose(x + .10, y - .005, z + h * .55, 3, .055, 'white')


def gauge(x, y, z, r=.024, back=None):
    """A pressure gauge facing -y, its needle on a blank dial."""
    cyl((x, y, z), r, .018, back or M['brass'], FRONT, .003)
    cyl((x, y - .0085, z), r * .86, .004, M['paper'], FRONT, 0)
    for i in range(9):
        a = math.radians(225 - i * 33.75)
        box((x + r * .72 * math.cos(a), y - .0108, z + r * .72 * math.sin(a)), (r * .16, .0006, .0012), M['dark'], 0, rot=(0, -a, 0))
    box((x + r * .18, y - .0112, z + r * .26), (r * .75, .0008, .0014), M['rust'], 0, rot=(0, -math.radians(56), 0))
    cyl((x, y - .011, z), r * .10, .003, M['dark'], FRONT, 0)


def regulator(x, y, z, standing=True):
    """A pressure regulator with two gauges and a hose; z is its axis."""
    cyl((x, y, z - .012), .016, .026, M['brass'], bev=.002, verts=6)
    cyl((x, y, z + .012), .021, .03, M['brass'], bev=.004)
    cyl((x, y - .035, z + .012), .017, .04, M['matt'], FRONT, .003, 28)
    for side in (-1, 1):
        cyl((x + side * .028, y, z + .014), .006, .02, M['brass'], SIDE, .001)
        gauge(x + side * .052, y - .004, z + .018, .021)
    if standing:
        wire(
            [(x, y + .02, z + .012), (x + .01, y + .06, z + .004), (x + .07, y + .09, z - .018), (x + .15, y + .03, z - .0195),
             (x + .13, y - .07, z - .0195), (x + .06, y - .09, z - .0195)],
            .0055, M['grey'],
        )


def cup_dispenser(x, y, z, finish='steel', h=.42):
    """A wall tube of cups on its back plate, cups showing at the bottom."""
    r = .046
    box((x, y + .062, z + h / 2 + .06), (.085, .008, h * .72), M[finish], .004)
    box((x, y + .05, z + h / 2 + .06), (.03, .02, h * .5), M[finish], .003)
    lathe([(r - .002, .11), (r, .11), (r, h + .08), (r - .002, h + .08), (r - .0022, .11)], M[finish], (x, y, z))
    cyl((x, y, z + .118), r + .004, .026, M['matt'], bev=.004)
    lathe([(r + .001, h + .078), (r + .003, h + .08), (r * .92, h + .096), (.001, h + .10)], M['matt'], (x, y, z))
    paper_cup(x, y, z + .045)
    paper_cup(x, y, z + .055)


def drip_tray(x, y, z, finish='steel', w=.24, d=.16, lifted=True):
    """A spare tray: basin and its slotted plate leaning on it."""
    m = M[finish]
    tray = box((x, y, z + .018), (w, d, .036), m, .008, 4)
    cut(tray, (x, y, z + .025), (w - .012, d - .012, .036))
    if not lifted:
        from fountains import drip_grid
        drip_grid(x, y, z + .032, w - .014, d - .014, m)
        return
    lean = math.radians(68)
    cx, cy, cz = x + .01, y + d / 2 + .045, z + .074
    for i in range(12):
        box((cx - (w - .03) / 2 + i * (w - .03) / 11, cy, cz), (.0075, d - .012, .004), m, .001, rot=(lean, 0, 0))
    for side in (-1, 1):
        dy = side * (d / 2 - .010)
        box((cx, cy + dy * math.cos(lean), cz + dy * math.sin(lean)), (w - .014, .014, .005), m, .0015, rot=(lean, 0, 0))


def spray(x, y, z, body='amber', fill=.13):
    """A spray bottle of amber glass."""
    from glassware import fill_to, hollow
    outer = [(.031, 0), (.034, .003), (.035, .012), (.035, .12), (.031, .138), (.018, .152), (.014, .158), (.014, .17)]
    inner = hollow(outer, .002, .008, M[body], (x, y, z))
    if fill:
        fill_to(inner, .008, fill, (x, y, z))
    cyl((x, y, z + .172), .017, .022, M['matt'], bev=.002, verts=32)
    box((x, y - .008, z + .205), (.020, .055, .030), M['matt'], .007)
    cyl((x, y - .040, z + .210), .0065, .012, M['matt'], FRONT, .001)
    wire([(x, y - .018, z + .195), (x, y - .036, z + .182), (x, y - .034, z + .150)], .0045, M['matt'])


def pump(x, y, z, body='enamel'):
    lathe([(.030, 0), (.0335, .003), (.0345, .012), (.0345, .115), (.031, .13), (.016, .14), (.001, .14)], M[body], (x, y, z))
    cyl((x, y, z + .147), .0165, .018, M['matt'], bev=.002)
    cyl((x, y, z + .168), .005, .03, M['matt'], bev=.001)
    wire([(x, y, z + .184), (x, y - .018, z + .186), (x, y - .042, z + .178)], .0062, M['matt'])


def brush(x, y, z, length=.30, turn=0):
    """A bottle brush lying on the table: beech handle, bristles round a wire."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    at = lambda t, up: (x + t * c, y + t * s, z + up)
    cyl(at(-length * .30, .012), .0105, length * .42, M['beech'], (0, math.pi / 2, math.radians(turn)), .005)
    wire([at(-length * .10, .012), at(length * .18, .016), at(length * .5, .020)], .0018, M['steel'])
    for i in range(26):
        t = length * (.12 + .38 * i / 25)
        cyl(at(t, .021), .020 - .004 * abs(i - 12) / 13, .0022, M['paper' if i % 2 else 'linen'], (0, math.pi / 2 + .12, math.radians(turn)), 0, 40)


def sachet(x, y, z, m='paper', w=.085, d=.11, turn=0):
    """A flat sachet of descaler, sealed at both ends."""
    box((x, y, z + .007), (w, d * .84, .014), M[m], .0065, 4, (0, 0, math.radians(turn)))
    box((x, y, z + .004), (w, d, .0025), M[m], .001, rot=(0, 0, math.radians(turn)))


def spanner(x, y, z, length=.20, turn=0):
    """An open spanner lying flat."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    m, rot = M['chrome'], (0, 0, math.radians(turn))
    box((x, y, z + .005), (length * .74, .016, .007), m, .003, rot=rot)
    for end, r in ((-1, .020), (1, .024)):
        px, py = x + end * length * .40 * c, y + end * length * .40 * s
        o = cyl((px, py, z + .005), r, .010, m, bev=.002)
        tool = cut(o, (px + end * r * .72 * c, py + end * r * .72 * s, z + .005), (r * 1.3, r * .95, .05))
        tool.rotation_euler = rot


def tool_bag(x, y, z, m='leather', w=.34, d=.15, h=.17):
    """A technician's bag: stout case, flap, handle and two straps."""
    box((x, y, z + h / 2), (w, d, h), M[m], .022, 6)
    box((x, y - .004, z + h * .80), (w + .006, d + .014, h * .46), M[m], .020, 6)
    wire([(x - .07, y, z + h), (x - .062, y, z + h + .055), (x, y, z + h + .068), (x + .062, y, z + h + .055), (x + .07, y, z + h)], .0085, M[m])
    for side in (-1, 1):
        box((x + side * w * .27, y - d / 2 - .012, z + h * .55), (.026, .006, h * .44), M[m], .002)
        box((x + side * w * .27, y - d / 2 - .016, z + h * .50), (.032, .004, .026), M['brass'], .002)
        box((x + side * w * .27, y - d / 2 - .0172, z + h * .50), (.018, .004, .013), M[m], .001)


def hose(x, y, z, turns=3, r=.075, m='white'):
    """A coil of hose lying on the table."""
    points = []
    for i in range(turns * 12 + 1):
        a = 2 * math.pi * i / 12
        rr = r - .004 * math.sin(i * 1.7)
        points.append((x + rr * math.cos(a), y + rr * math.sin(a), z + .006 + .0118 * i / 12))
    points.append((x + r + .05, y - .06, z + .007))
    wire(points, .0058, M[m])


def carton(x, y, z, w, d, h, m='card', lid=True):
    """A rigid gift box without print, its lid a hair larger."""
    box((x, y, z + h / 2), (w, d, h), M[m], .003)
    if lid:
        box((x, y, z + h - h * .17), (w + .006, d + .006, h * .36), M[m], .003)
