"""A kitchen unit seen open: worktop with its tap, the cooling unit and its cartridge inside."""
import math

from finishes import M
from fountains import mounted_filter, under_unit
from studio import box, cyl
from supplies import gas_bottle
from taps import dial, swan


def cupboard(tap='swan', finish='matt', wood='oak', top='stone', gas=True, w=.72, h=.80, d=.56):
    """Stands at the origin, its front at y=-d/2, one door opened to the left and one to the right."""
    m = M[wood]
    t = .019
    for side in (-1, 1):
        box((side * (w / 2 - t / 2), 0, .09 + h / 2), (t, d, h), m, .001)
        a = math.radians(105)
        half = w / 4
        hinge = side * w / 2
        dx, dy = half * math.cos(a), half * math.sin(a)
        box((hinge - side * dx, -d / 2 - dy, .09 + h / 2), (w / 2 - .003, .019, h - .006), m, .0015, rot=(0, 0, side * a))
    box((0, 0, .09 + t / 2), (w - 2 * t, d, t), m, 0)
    box((0, d / 2 - .006, .09 + h / 2), (w - 2 * t, .012, h), M['beech'], 0)
    box((0, .03, .045), (w - .01, d - .08, .09), M['dark'], 0)
    box((0, -.01, .09 + h + .015), (w + .08, d + .05, .03), M[top], .003)
    deck = .12 + h
    (swan if tap == 'swan' else dial)(0, .10, deck, finish, .34, .19)
    floor = .09 + t
    under_unit(-.12, 0, floor, 'white' if finish == 'steel' else 'steel', .22, .38, .38, gas=False)
    mounted_filter(.14, .12, floor + .20, 'sage')
    if gas:
        gas_bottle(.26, -.06, floor)
    cyl((.14, .12, floor + .006), .07, .012, M['rubber'], bev=.003)
    return deck
