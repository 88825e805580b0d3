"""Free-standing columns with a niche, two nozzles and a lower door."""
from finishes import M
from fountains import buttons, drip_grid, louvres
from glassware import flask, tumbler
from studio import box, cut, cyl
from taps import FRONT


def column(body='sand', trim='gold', h=1.26, w=.34, d=.36, count=3, niche=.30, inside='glass', nozzles=2, door=True):
    """A column at the origin facing -y: plinth, door with a louvre, niche, control panel above it."""
    m, t = M[body], M[trim]
    z1 = h - .16
    z0 = z1 - niche
    box((0, .005, .02), (w - .03, d - .04, .04), M['screen'], .003)
    shell = box((0, 0, .04 + h / 2), (w, d, h), m, .018, 6)
    cut(shell, (0, -d / 2 + .03, (z0 + z1) / 2), (w - .05, .42, niche), .012)
    back = d / 2 - .135
    box((0, back, (z0 + z1) / 2), (w - .052, .006, niche - .002), M['matt'], 0)
    drip_grid(0, -.07, z0 + .001, w - .07, .19, M['steel'], 13)
    for i in range(nozzles):
        x = (i - (nozzles - 1) / 2) * .115
        cyl((x, -.065, z1 - .014), .024, .026, M['dark'], bev=.003)
        cyl((x, -.065, z1 - .046), .0145, .05, t, bev=.003)
        cyl((x, -.065, z1 - .072), .0105, .006, M['dark'], bev=.001)
    zp = (z1 + h + .04) / 2 - .002
    box((0, -d / 2, zp), (.075 * count + .02, .010, .066), M['screen'], .014, 6)
    buttons(0, -d / 2 - .005, zp + .006, count, t, .068, .0145)
    if door:
        box((0, -d / 2 - .0002, z0 - .055), (w - .02, .002, .0024), M['screen'], 0)
        box((0, -d / 2 - .0002, .115), (w - .02, .002, .0024), M['screen'], 0)
        cyl((w / 2 - .04, -d / 2 - .002, z0 - .10), .007, .006, M['dark'], FRONT, .001)
        louvres(0, -d / 2 - .0004, .062, w * .5, 3)
    if inside == 'glass':
        tumbler(-.0575, -.065, z0 + .006, .075)
    elif inside == 'flask':
        flask(.0575, -.065, z0 + .006, 'steel', 'matt', 1, False)
    elif inside == 'both':
        tumbler(-.0575, -.065, z0 + .006, .075)
        flask(.0575, -.065, z0 + .006, 'sage', 'matt', .95, False)
    elif inside == 'middle':
        tumbler(0, -.065, z0 + .006, .075)
    elif inside == 'tall':
        flask(0, -.065, z0 + .006, 'steel', 'matt', 1.2, False)
    return z0


def two_heights(body='sand', trim='gold'):
    """A column with two niches, one at standing height and a lower one for children and wheelchair users."""
    m, t = M[body], M[trim]
    for x, h, count in ((-.165, 1.30, 3), (.165, .98, 3)):
        w, d = .33, .36
        z1 = h - .16
        z0 = z1 - .30
        box((x, .005, .02), (w - .03, d - .04, .04), M['screen'], .003)
        shell = box((x, 0, .04 + h / 2), (w, d, h), m, .012, 5)
        cut(shell, (x, -d / 2 + .03, (z0 + z1) / 2), (w - .05, .42, .30), .012)
        box((x, d / 2 - .135, (z0 + z1) / 2), (w - .052, .006, .298), M['matt'], 0)
        drip_grid(x, -.07, z0 + .001, w - .07, .19, M['steel'], 13)
        cyl((x, -.065, z1 - .014), .024, .026, M['dark'], bev=.003)
        cyl((x, -.065, z1 - .046), .0145, .05, t, bev=.003)
        zp = (z1 + h + .04) / 2 - .002
        box((x, -d / 2, zp), (.24, .010, .066), M['screen'], .014, 6)
        buttons(x, -d / 2 - .005, zp + .006, count, t, .068, .0145)
        box((x, -d / 2 - .0002, z0 - .055), (w - .02, .002, .0024), M['screen'], 0)
        louvres(x, -d / 2 - .0004, .062, w * .5, 3)
    tumbler(-.165, -.065, 1.30 - .46 + .006, .075)
    flask(.165, -.065, .98 - .46 + .006, 'steel', 'matt', .95, False)
