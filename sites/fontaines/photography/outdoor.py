"""Outdoor fountains: garden post, courtyard post with a bottle niche, park fountain, wall fountain."""
import math

from finishes import M
from fountains import drip_grid
from glassware import flask
from studio import box, cut, cyl, lathe, wire
from taps import FRONT, SIDE


def basin(x, y, z, r, m, depth=.10):
    """An open round bowl, its foot at z."""
    lathe([(r * .42, 0), (r * .62, .006), (r * .88, depth * .45), (r * .99, depth * .92), (r * 1.02, depth * .97), (r * 1.01, depth),
           (r * .955, depth * .98), (r * .85, depth * .55), (r * .55, .026), (r * .16, .020), (.001, .020)], M[m], (x, y, z))
    cyl((x, y, z + .0215), r * .10, .003, M['dark'], bev=.001)


def garden_post(body='limestone', trim='brass', h=.95):
    """A pale stone post with one tap and a small basin at its foot."""
    m, t = M[body], M[trim]
    w = .20
    box((0, .05, h / 2), (w, w, h), m, .008, 4)
    box((0, .05, h + .020), (w + .04, w + .04, .04), m, .008, 4)
    face = .05 - w / 2
    z = h * .76
    cyl((0, face - .004, z), .026, .010, t, FRONT, .003)
    cyl((0, face - .045, z), .0125, .09, t, FRONT, .002)
    wire([(0, face - .080, z), (0, face - .112, z - .004), (0, face - .122, z - .03), (0, face - .122, z - .055)], .0115, t)
    cyl((0, face - .122, z - .060), .0145, .022, t, bev=.002)
    cyl((0, face - .055, z + .024), .008, .035, t, bev=.001)
    cyl((0, face - .055, z + .046), .0085, .075, t, SIDE, .003)
    lathe([(.15, 0), (.19, .008), (.215, .10), (.22, .135), (.216, .145), (.185, .145), (.180, .13), (.165, .05), (.10, .035), (.001, .034)], m, (0, face - .15, 0))
    drip_grid(0, face - .15, .034, .10, .10, M['steel'], 6)


def court_post(body='steel', inside=True, h=1.12):
    """A metal post with a niche for bottles, its button and its light."""
    m = M[body]
    w, d = .30, .26
    box((0, 0, .006), (w + .08, d + .08, .012), M['dark'], .003)
    post = box((0, 0, .012 + h / 2), (w, d, h), m, .024, 6)
    z0, z1 = h * .56, h * .90
    cut(post, (0, -d / 2 + .02, (z0 + z1) / 2), (w - .09, .30, z1 - z0), .020)
    box((0, .048, (z0 + z1) / 2), (w - .092, .004, z1 - z0 - .01), M['dark'], 0)
    drip_grid(0, -.045, z0 + .001, w - .12, .13, M['steel'], 9)
    cyl((0, -.045, z1 - .016), .022, .03, M['dark'], bev=.003)
    cyl((0, -.045, z1 - .044), .0125, .04, M['gold'], bev=.003)
    box((0, -d / 2, z1 + .055), (.13, .006, .044), M['screen'], .012, 5)
    cyl((-.03, -d / 2 - .006, z1 + .055), .0145, .010, M['gold'], FRONT, .002)
    cyl((.035, -d / 2 - .0035, z1 + .055), .003, .003, M['led'], FRONT, 0)
    box((0, -d / 2 - .0002, .10), (w - .06, .002, .0024), M['screen'], 0)
    for side in (-1, 1):
        cyl((side * (w / 2 - .05), -d / 2 - .001, .06), .007, .004, M['dark'], FRONT, .001, 6)
    if inside:
        flask(0, -.045, z0 + .006, 'sage' if body == 'matt' else 'steel', 'matt', .95, False)


def park_fountain(h=.86):
    """A round drinking bowl with a bubbler on a stone drum, and beside it a steel bottle filler."""
    stone, steel = M['limestone'], M['steel']
    box((.10, 0, .02), (.82, .46, .04), M['slate'], .006)
    lathe([(.145, 0), (.15, .006), (.125, h * .45), (.135, h * .97), (.14, h), (.001, h)], stone, (-.12, 0, .04))
    basin(-.12, 0, h + .04, .215, 'steel', .105)
    wire([(-.12, .135, h + .10), (-.12, .135, h + .19), (-.12, .105, h + .215), (-.12, .055, h + .19), (-.12, .045, h + .175)], .0115, steel)
    cyl((-.12, -.222, h + .095), .017, .018, M['gold'], FRONT, .003)
    hh = 1.28
    post = box((.30, .02, .04 + hh / 2), (.25, .25, hh), steel, .02, 6)
    z0, z1 = .84, 1.20
    cut(post, (.30, -.10, (z0 + z1) / 2), (.18, .30, z1 - z0), .018)
    box((.30, .058, (z0 + z1) / 2), (.178, .004, z1 - z0 - .01), M['dark'], 0)
    drip_grid(.30, -.03, z0 + .001, .15, .12, steel, 8)
    cyl((.30, -.03, z1 - .035), .0125, .06, M['gold'], bev=.003)
    cyl((.30, -.105 - .006, z1 + .055), .018, .012, M['gold'], FRONT, .003)
    flask(.30, -.03, z0 + .006, 'sand', 'matt', .95, False)


def wall_fountain(z=.55, plate='limestone'):
    """A stone plate on a wall (face y=0), a gold spout, a half-round bowl under it."""
    m, t = M[plate], M['gold']
    box((0, -.018, z + .20), (.44, .036, .78), m, .008, 4)
    cyl((0, -.042, z + .36), .030, .014, t, FRONT, .004)
    wire([(0, -.04, z + .36), (0, -.09, z + .372), (0, -.15, z + .362), (0, -.175, z + .325)], .0125, t)
    cyl((0, -.176, z + .318), .0155, .018, t, (math.radians(-12), 0, 0), .002)
    cyl((.10, -.042, z + .36), .019, .014, t, FRONT, .003)
    bowl = lathe([(.07, -.03), (.13, -.016), (.19, .05), (.205, .115), (.208, .125), (.203, .13), (.188, .13), (.182, .115), (.165, .06), (.09, .010), (.001, .004)],
              m, (0, -.038, z - .12))
    cut(bowl, (0, .463, z), (1, 1, 1))
    cyl((0, -.13, z - .1125), .016, .003, M['brass'], bev=.001)
