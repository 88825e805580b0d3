"""Pictures of taps alone and of the units under the worktop."""
from cupboard import cupboard
from finishes import M
from fountains import drip_grid, under_unit
from glassware import carafe, tumbler
from plan import Picture, call, together
from sets import room, seamless, vase
from studio import box, cyl, lathe, wire
from taps import FRONT, dial, loose_parts, mixer, push_back, slim, swan, two_lever

SET = seamless


def slab(x=0, y=0, m='travertine', w=.30, d=.26):
    """A sample of worktop, 3 cm thick, for a tap to stand on."""
    box((x, y, .015), (w, d, .03), M[m], .003)


def filler():
    push_back(0, .06, .03, 'steel')
    slab(0, -.02, 'slate', .26, .30)
    drip_grid(0, -.055, .03, .17, .15, M['steel'], 9)
    carafe(0, -.052, .036, None, fill=.10)


def compact():
    under_unit(.12, 0, 0, 'white', .20, .38, .35, gas=False)
    slab(-.17, -.06, 'travertine', .22, .22)
    swan(-.17, -.02, .03, 'steel', .25, .16, .012)


def hot():
    """Source Thé: the tap with its safety ring on a slab, the insulated boiler beside it."""
    slab(-.15, -.06, 'travertine', .22, .24)
    dial(-.15, 0, .03, 'matt', .33, .17)
    cyl((-.15, 0, .113), .0305, .012, M['gold'], bev=.002)
    lathe([(.085, 0), (.098, .004), (.105, .02), (.105, .29), (.098, .312), (.06, .325), (.001, .325)], M['white'], (.14, .04, .012))
    cyl((.14, .04, .006), .07, .012, M['rubber'], bev=.003)
    cyl((.14, .04, .30), .1055, .004, M['steel'], bev=.001)
    cyl((.14, .04, .05), .1055, .004, M['steel'], bev=.001)
    cyl((.14, -.068, .13), .020, .014, M['gold'], FRONT, .003)
    cyl((.14, -.066, .185), .004, .004, M['led'], FRONT, 0)
    for dx, colour in ((-.035, 'blue'), (.035, 'rust')):
        cyl((.14 + dx, .04, .342), .0105, .020, M['brass'], bev=.002, verts=6)
        wire([(.14 + dx, .04, .35), (.14 + dx, .05, .395), (.14 + dx * .6, .13, .40), (.14 + dx * .4, .17, .31)], .0062, M[colour])


TAPS = {
    'source-chaude': Picture(hot, SET, dict(turn=20, rise=13, fill=.78)),
    'source-noir': Picture(
        together(call(swan, 0, 0, 0, 'matt'), call(tumbler, 0, -.20, 0, .085)), call(room, .40),
        dict(turn=-24, rise=14, fill=.74, offset=(-.08, -.03)), extras=call(carafe, .22, .06, 0, 'matt'),
    ),
    'source-or': Picture(
        together(call(swan, 0, 0, 0, 'gold', .36, .21), call(tumbler, 0, -.21, 0, .09)), call(room, .42),
        dict(turn=28, rise=13, fill=.76, offset=(.03, -.03)), extras=call(tumbler, -.23, -.04, 0, 0),
    ),
    'source-3': Picture(
        together(call(dial, 0, 0, 0, 'matt', .38, .21), call(tumbler, 0, -.21, 0, .085)),
        call(room, .46, 2.4, 'stone', 'sage wall'), dict(turn=24, rise=13, fill=.74, offset=(.08, -.03)),
        extras=together(*(call(tumbler, -.20 - .085 * i, .10, 0, 0) for i in range(4))),
    ),
    'source-mitigeur': Picture(
        call(mixer, 0, 0, 0, 'gold', .38, .21), call(room, .38, 2.4, 'marble'),
        dict(turn=34, rise=13, fill=.76, offset=(-.06, -.03)), extras=call(vase, -.24, .14, 0, seed=3, height=.22),
    ),
    'source-compacte': Picture(compact, SET, dict(turn=20, rise=13, fill=.78)),
    'source-compacte-meuble': Picture(
        call(cupboard, 'swan', 'steel'), call(room, .62, 3, 'oak', 'plaster', True), dict(turn=14, rise=9, fill=.84),
    ),
    'robinet-filet-or': Picture(call(slim, 0, 0, 0, 'gold'), SET, dict(turn=24, rise=13, fill=.8)),
    'robinet-filet-noir': Picture(call(slim, 0, 0, 0, 'matt'), SET, dict(turn=-26, rise=13, fill=.8)),
    'robinet-filet-acier': Picture(call(slim, 0, 0, 0, 'steel'), SET, dict(turn=48, rise=12, fill=.8)),
    'robinet-deux-voies-acier': Picture(together(call(two_lever, 0, 0, .03, 'steel'), slab), SET, dict(turn=28, rise=14, fill=.78)),
    'robinet-deux-voies-noir': Picture(
        together(call(two_lever, 0, 0, .03, 'matt'), call(slab, m='marble')), SET, dict(turn=-26, rise=14, fill=.78),
    ),
    'remplit-carafe': Picture(filler, SET, dict(turn=28, rise=12, fill=.82)),
    'bec-noir': Picture(
        together(call(swan, 0, 0, 0, 'matt', .32, .20), call(loose_parts, .09, -.10, 0)), SET, dict(turn=26, rise=14, fill=.78),
    ),
}
