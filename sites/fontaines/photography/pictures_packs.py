"""Pictures of things sold together."""
from fountains import countertop
from glassware import carafe, flask, tumbler
from plan import Picture, call, together
from sets import cloth, room, seamless
from supplies import cartridge, gas_bottle
from studio import box, cut
from finishes import M
from taps import swan

SET = seamless


def open_box(w=.36, d=.20, h=.10, m='kraft'):
    """A gift box without its lid, which lies under it."""
    shell = box((0, 0, .035 + h / 2), (w, d, h), M[m], .002)
    cut(shell, (0, 0, .035 + h / 2 + .006), (w - .010, d - .010, h))
    box((0, .0, .0175), (w + .012, d + .012, .035), M[m], .003)


def composed():
    open_box(.30, .24, .11)
    cloth(-.06, .055, .050, .15, .10, 'linen', 4, 5)
    carafe(.075, .045, .042, 'gold', fill=0)
    for x in (-.09, -.005):
        tumbler(x, -.062, .042, 0)


def table():
    for i in range(6):
        carafe(-.30 + .12 * i, .22, 0, ('gold', 'matt')[i % 2], fill=.17)
    for i in range(12):
        tumbler(-.30 + .12 * (i % 6), .06 - .13 * (i // 6), 0, .07 if i in (1, 9) else 0)


PACKS = {
    'pack-maison': Picture(
        together(
            call(carafe, -.16, .02, 0, 'gold'), call(carafe, -.05, -.04, 0, 'matt'), call(cartridge, .085, .02, 0, 'sage'),
            call(gas_bottle, .20, .04, 0),
        ),
        SET, dict(turn=12, rise=13, fill=.78, wide=.84),
    ),
    'pack-table': Picture(table, call(room, .62, 2.6, 'stone'), dict(turn=10, rise=22, fill=.62, wide=.84)),
    'pack-bureau': Picture(
        together(
            *(call(flask, -.16 + .085 * i, -.06 + .02 * i, 0, m, 'matt', 1, True, 'gold') for i, m in enumerate(('sage', 'sand', 'matt'))),
            call(cartridge, .11, .06, 0, 'sage'), call(cartridge, .235, .03, 0, 'sage'), call(gas_bottle, -.02, .13, 0),
        ),
        SET, dict(turn=12, rise=13, fill=.76, wide=.84),
    ),
    'ensemble-maison': Picture(
        together(call(swan, 0, 0, 0, 'matt', .36, .20), call(cartridge, .17, .06, 0, 'sage'), call(carafe, -.16, -.04, 0, 'matt')),
        SET, dict(turn=18, rise=13, fill=.78, wide=.82),
    ),
    'ensemble-restaurant': Picture(
        together(
            call(countertop, 'steel', 'gold', '6'), call(cartridge, .36, .10, 0, 'blue', .068, .30),
            *(call(carafe, (-.42, -.31, .32, .43)[i], (-.18, -.26, -.24, -.14)[i], 0, ('gold', 'matt')[i % 2]) for i in range(4)),
        ),
        SET, dict(turn=12, rise=12, fill=.78, wide=.86),
    ),
    'coffret-a-composer': Picture(composed, call(room, .62, 2.6, 'oak'), dict(turn=-20, rise=22, fill=.70, wide=.78)),
}
