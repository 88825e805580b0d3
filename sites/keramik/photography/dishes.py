"""Bowls, plates, vases and what stands in the house. Each stands at (x, y, z) in a glaze; `s` scales its outline."""
import random

from glazes import M
from studio import ball, cyl, wire
from turning import throw


def _sized(points, s):
    return [(r * s, z * s) for r, z in points]


def muesli(glaze, x=0, y=0, z=0, s=1, **more):
    outer = _sized([(.034, 0), (.0385, .004), (.056, .020), (.069, .043), (.0745, .062), (.0755, .066)], s)
    throw(outer, glaze, (x, y, z), **{'line': .0075, 'wall': .0045, **more})


def ramen(glaze, x=0, y=0, z=0, **more):
    """A wide bowl on a high foot."""
    outer = [(.036, 0), (.0365, .009), (.039, .014), (.062, .029), (.083, .055), (.0945, .083), (.0965, .088)]
    throw(outer, glaze, (x, y, z), **{'line': .0165, 'wall': .005, 'floor': .017, 'rings': .00022, 'pitch': .008, **more})


def serving(glaze, x=0, y=0, z=0, s=1, **more):
    """The low serving bowl, 28 cm across."""
    outer = _sized([(.064, 0), (.069, .004), (.098, .022), (.126, .050), (.1385, .074), (.140, .078)], s)
    throw(outer, glaze, (x, y, z), line=.010, wall=.006, floor=.010, rings=.00042, pitch=.0105, **more)


def small_bowl(glaze, x=0, y=0, z=0, **more):
    outer = [(.021, 0), (.0245, .003), (.036, .013), (.0415, .027), (.0420, .030)]
    throw(outer, glaze, (x, y, z), line=.0055, wall=.0036, floor=.006, pitch=.0048, **more)


def nest(glazes, x=0, y=0, z=0):
    """Three bowls one in another, the largest first."""
    outer = [(.040, 0), (.045, .004), (.064, .020), (.081, .044), (.0895, .066), (.091, .071)]
    for i, (glaze, s, lift) in enumerate(zip(glazes, (1, .80, .62), (0, .0165, .030))):
        throw(_sized(outer, s), glaze, (x + .0015 * i, y, z + lift), line=.0075, wall=.0045, floor=.008, turn=80 * i)


PLATES = {
    'dessert': ([(.058, 0), (.063, .0035), (.085, .0085), (.0985, .0165), (.1005, .0195)],
                [(.0968, .0205), (.086, .0140), (.070, .0100), (.03, .0094)]),
    'dinner': ([(.080, 0), (.086, .004), (.116, .0090), (.1330, .0190), (.1352, .0225)],
               [(.1308, .0236), (.117, .0155), (.098, .0110), (.04, .0104)]),
    'deep': ([(.062, 0), (.067, .004), (.088, .0140), (.1050, .0330), (.1140, .0415), (.1160, .043)],
             [(.1125, .0445), (.1010, .0360), (.085, .0185), (.066, .0105), (.03, .0096)]),
    'platter': ([(.105, 0), (.112, .004), (.146, .0095), (.1670, .0225), (.1695, .0265)],
                [(.1645, .0275), (.148, .0165), (.124, .0115), (.05, .0106)]),
}


def plate(glaze, kind='dinner', x=0, y=0, z=0, turn=0, **more):
    outer, inner = PLATES[kind]
    throw(outer, glaze, (x, y, z), inner=inner, turn=turn, **{'line': .0055, 'rings': .00030, 'pitch': .011, 'wobble': .003, **more})


def platter(glaze, x=0, y=0, z=0, turn=0):
    """The oval serving platter."""
    plate(glaze, 'platter', x, y, z, turn, oval=.66)


VASES = {
    'bud': [(.026, 0), (.0305, .003), (.041, .020), (.0445, .042), (.0375, .066), (.0195, .084), (.0130, .098), (.0135, .114), (.0175, .122),
        (.0182, .1235)],
    'bottle': [(.042, 0), (.0465, .004), (.0585, .030), (.0635, .075), (.0560, .122), (.0330, .158), (.0190, .186), (.0165, .215), (.0185, .238),
        (.0235, .248), (.0240, .2495)],
    'moon': [(.046, 0), (.050, .004), (.077, .028), (.0985, .068), (.1040, .100), (.0985, .135), (.076, .172), (.0490, .192), (.0455, .200),
        (.0470, .206)],
    'cylinder': [(.047, 0), (.0505, .003), (.0520, .012), (.0510, .075), (.0500, .150), (.0505, .205), (.0530, .226), (.0540, .230)],
}


def vase(glaze, kind='bud', x=0, y=0, z=0, s=1, **more):
    deep = {'bud': 1, 'bottle': 1.3, 'moon': 1.5, 'cylinder': 1.3}[kind]
    throw(_sized(VASES[kind], s), glaze, (x, y, z), **{'line': .0095 * deep, 'wall': .0042 * deep ** .5, 'floor': .008, 'rings': .00017 * deep,
        'pitch': .0064 * deep, **more})


def candle_holder(glaze, x=0, y=0, z=0, lit=True, turn=0):
    """A small dish with a socket, and its candle."""
    outer = [(.040, 0), (.044, .003), (.0555, .009), (.0600, .0165), (.0605, .019)]
    inner = [(.0575, .0195), (.0520, .0115), (.040, .0075), (.022, .0075)]
    throw(outer, glaze, (x, y, z), inner=inner, line=.005)
    socket = [(.0205, 0), (.0185, .004), (.0165, .016), (.0170, .028), (.0190, .034), (.0194, .0355)]
    throw(socket, glaze, (x, y, z + .0065), line=-.01, ring=0, wall=.0042, floor=.010)
    if lit:
        throw([(.0108, 0), (.0109, .02), (.0106, .10), (.0098, .158), (.0070, .1615), (.0004, .1620)], M['wax'], (x, y, z + .017), solid=True, ring=0,
            rings=0, wobble=.002)
        wire([(x, y, z + .177), (x + .0004, y, z + .184), (x + .0022, y, z + .1895)], .0006, M['wick'])


def planter(glaze, x=0, y=0, z=0, s=1, plant=True):
    """A flower pot on its saucer."""
    outer = _sized([(.048, 0), (.0515, .004), (.0610, .045), (.0675, .095), (.0690, .105), (.0735, .108), (.0740, .124), (.0735, .127)], s)
    plate_ = _sized([(.056, 0), (.060, .003), (.0690, .010), (.0730, .018), (.0735, .020)], s)
    rim = _sized([(.0700, .0205), (.0660, .0120), (.056, .007), (.02, .007)], s)
    throw(plate_, glaze, (x, y, z), inner=rim, line=.0045)
    throw(outer, glaze, (x, y, z + .0072 * s), line=.016 * s, wall=.005, floor=.010, rings=.0004, pitch=.0085)
    if plant:
        cyl((x, y, z + .108 * s), .066 * s, .012, M['earth'], bev=.003)


def soap_dish(glaze, x=0, y=0, z=0, soap=True, turn=0):
    """An oval dish with grooves under the soap."""
    outer = [(.038, 0), (.042, .003), (.0585, .009), (.0650, .0165), (.0655, .019)]
    inner = [(.0620, .0195), (.0540, .0130), (.044, .0100), (.02, .0096)]
    throw(outer, glaze, (x, y, z), inner=inner, line=.005, oval=.72, turn=turn)
    for i in (-1, 0, 1):
        o = throw([(.0042, 0), (.0048, .002), (.0036, .0045), (.0004, .0052)], glaze, (x, y + .013 * i, z + .0090), solid=True, ring=0, line=-.01,
            rings=0)
        o.scale = (7.2 - abs(i), 1, 1)
    if soap:
        ball((x, y, z + .0275), .0135, M['soap'], (2.9, 1.9, 1), (0, 0, .1))


def pinholes(where, r=.0008, dark='dark clay'):
    """Small holes in a glaze, at points of its surface."""
    for p in where:
        ball(p, r * random.uniform(.7, 1.3), M[dark], (1, 1, .5))
