"""Furniture and table settings for the scenes of categories and the blog."""
import math

from finishes import M
from glassware import carafe, tumbler
from sets import bowl, cloth, cutlery, lemon, loaf, plate
from studio import box, cyl, lathe, wire


def table_for_two(y=0, z=0, plates='enamel', napkin='linen'):
    """Two places facing each other's side, napkins on the plates."""
    for x in (-.30, .32):
        plate(x, y - .06, z, .135, plates)
        cloth(x, y - .06, z + .015, .13, .08, napkin, 90 + x * 30, 3)
        cutlery(x + .175, y - .10, z, 90)


def teapot(x, y, z, m='grey'):
    lathe([(.040, 0), (.052, .003), (.070, .035), (.072, .060), (.058, .095), (.036, .110), (.034, .112), (.001, .112)], M[m], (x, y, z))
    lathe([(.036, .112), (.038, .115), (.028, .124), (.010, .128), (.008, .134), (.012, .142), (.008, .150), (.001, .151)], M[m], (x, y, z))
    wire([(x - .062, y, z + .045), (x - .092, y, z + .062), (x - .112, y, z + .108)], .0095, M[m])
    wire([(x + .060, y, z + .088), (x + .100, y, z + .092), (x + .104, y, z + .045), (x + .064, y, z + .030)], .0065, M[m])


def sink(x, y, z, w=.42, d=.34, m='travertine'):
    """A stone sink standing on the worktop."""
    from studio import cut
    o = box((x, y, z + .065), (w, d, .13), M[m], .012)
    cut(o, (x, y, z + .09), (w - .05, d - .05, .13), .02)
    cyl((x, y, z + .0265), .022, .004, M['steel'], bev=.001)


def breakfast(x, y, z):
    """Bread on a board, a bowl of lemons, a stack of plates."""
    box((x, y, z + .011), (.42, .20, .022), M['walnut'], .006)
    for i, (dx, dy, t) in enumerate(((-.10, .02, 10), (.03, -.03, -12), (.12, .04, 24))):
        loaf(x + dx, y + dy, z + .022, t, .85)
    for i in range(5):
        plate(x + .38, y + .02, z + .0085 * i, .095)
    bowl(x - .36, y + .04, z, .10, 'grey')
    for i, (dx, dy) in enumerate(((-.03, .0), (.035, .012), (.0, -.03))):
        lemon(x - .36 + dx, y + .04 + dy, z + .028 + .006 * i, 40 * i)


def shelf(y, z, m='oak', w=2.4, d=.26):
    """A thick shelf on a wall whose face is at y."""
    box((0, y - d / 2, z - .02), (w, d, .04), M[m], .004)


def plan_roll(x, y, z, turn=15):
    """A drawing half rolled up, without any writing."""
    c, s = math.cos(math.radians(turn)), math.sin(math.radians(turn))
    box((x, y, z + .001), (.42, .30, .0012), M['paper'], 0, rot=(0, 0, math.radians(turn)))
    cyl((x + .22 * c, y + .22 * s, z + .020), .019, .30, M['paper'], (math.pi / 2, 0, math.radians(turn)), 0)
    for i in range(3):
        box((x - .06 * i * c + .04, y - .06 * i * s + .02, z + .002), (.10 + .03 * i, .0016, .0004), M['grey'], 0, rot=(0, 0, math.radians(turn)))
        box((x - .06 * i * c + .04, y - .06 * i * s + .02, z + .002), (.0016, .12, .0004), M['grey'], 0, rot=(0, 0, math.radians(turn)))


def kettle_glass(x, y, z):
    """A glass with a faint white line of limescale where water stood."""
    tumbler(x, y, z, 0, 1.15)
    lathe([(.0405, .0905), (.0408, .0925), (.0406, .0945), (.0400, .0945), (.0400, .0905), (.0405, .0903)], M['etch'], (x, y, z))
    lathe([(.0392, .078), (.0394, .0792), (.0392, .0802), (.0388, .0802), (.0388, .078), (.0392, .0778)], M['etch'], (x, y, z))


def row(make, count, start, step, *rest):
    """`count` objects in a line from `start` by `step`, both (x, y, z)."""
    for i in range(count):
        make(*(a + b * i for a, b in zip(start, step)), *rest)


def carafes(count, start, step, fill=.17):
    for i in range(count):
        carafe(*(a + b * i for a, b in zip(start, step)), ('gold', 'matt')[i % 2], fill=fill)
