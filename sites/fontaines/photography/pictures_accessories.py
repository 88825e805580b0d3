"""Pictures of accessories: glass, filters, gas, care."""
from finishes import M
from glassware import bubbles, carafe, etched, flask, glass_bottle, paper_cup, swing_bottle, tumbler
from plan import Picture, call, together
from sets import cloth, lemon, room, seamless, vase
from sizes import LANDSCAPE
from studio import box
from supplies import (brush, cartridge, carton, cup_dispenser, drip_tray, filter_head, gas_bottle, hose, pump, regulator, spanner, spray,
                       tool_box, tool_roll)
from taps import swan

SET = call(seamless, .6)
STONE = call(room, .5, 2.4, 'stone', 'plaster')


def cups(x, y, count):
    """A stack of cups, mouth down."""
    for i in range(count):
        paper_cup(x, y, .012 * i)


def wall():
    box((0, .04, 1), (5, .08, 3.4), M['plaster'], 0)
    seamless()


ACCESSORIES = {
    'carafe-bouchon-or': Picture(call(carafe, 0, 0, 0, 'gold'), SET, dict(turn=12, rise=11, fill=.8)),
    'carafe-bouchon-noir': Picture(
        together(call(carafe, 0, 0, 0, 'matt'), call(tumbler, -.105, -.05, 0, .07)), SET, dict(turn=-14, rise=12, fill=.78),
    ),
    'carafe-duo': Picture(
        together(call(carafe, -.06, .02, 0, 'gold'), call(carafe, .075, .05, 0, 'matt'), call(tumbler, .015, -.085, 0, .07)), SET,
        dict(turn=14, rise=14, fill=.78),
    ),
    'carafe-gravee': Picture(
        together(call(carafe, 0, 0, 0, 'gold'), call(etched, 0, 0, .085, turn=10)), STONE,
        dict(turn=10, rise=11, fill=.78, offset=(.04, 0)), extras=call(vase, -.30, .26, 0, seed=2),
    ),
    'carafes-table': Picture(
        together(
            *(call(carafe, -.34 + i * .21, .12 + .06 * (i % 2), 0, ('gold', 'matt')[i % 2]) for i in range(4)),
            *(call(tumbler, -.40 + i * .18, -.08 - .06 * (i % 2), 0, f) for i, f in enumerate((.07, 0, .085, .06, 0))),
        ),
        call(room, .95, 3, 'oak'), dict(turn=-14, rise=15, wide=.9, fill=.5, offset=(0, -.06), fstop=3.2, lens=80), LANDSCAPE,
        extras=together(
            call(cloth, .30, -.27, 0, .22, .15, 'linen', 24, 2), call(lemon, -.02, -.28, 0, 20), call(lemon, .05, -.26, 0, 80),
        ),
    ),
    'coffret-carafe': Picture(
        together(call(carafe, -.02, .04, 0, 'gold'), call(tumbler, .10, -.03, 0, 0)), call(room, .5),
        dict(turn=-18, rise=13, fill=.74, offset=(-.03, -.01)), extras=together(call(carton, .16, .24, 0, .36, .13, .12, 'card')),
    ),
    'gobelet': Picture(call(tumbler, 0, 0, 0, .075), SET, dict(turn=8, rise=16, fill=.66)),
    'cartouche-clair': Picture(call(cartridge, 0, 0, 0, 'sage'), SET, dict(turn=10, rise=12, fill=.8)),
    'cartouche-tendre': Picture(call(cartridge, 0, 0, 0, 'gold'), SET, dict(turn=-16, rise=14, fill=.8)),
    'cartouche-debit': Picture(
        together(call(cartridge, -.085, 0, 0, 'blue', .068, .30), call(cartridge, .10, .06, 0, 'blue', .068, .30)), SET,
        dict(turn=16, rise=13, fill=.8),
    ),
    'cartouches-duo': Picture(
        together(call(cartridge, -.07, 0, 0, 'sage'), call(cartridge, .085, .055, 0, 'gold')), SET,
        dict(turn=14, rise=13, fill=.78),
    ),
    'co2-bouteille': Picture(call(gas_bottle, 0, 0, 0), SET, dict(turn=10, rise=10, fill=.84)),
    'cartouche-mini': Picture(call(cartridge, 0, 0, 0, 'matt', .046, .135), SET, dict(turn=-12, rise=14, fill=.72)),
    'cartouche-exterieur': Picture(
        call(cartridge, 0, 0, 0, 'felt', .064, .25, 'graphite', 'matt'), SET, dict(turn=14, rise=12, fill=.8),
    ),
    'tete-de-filtration': Picture(call(filter_head, 0, 0, .02), SET, dict(turn=28, rise=18, fill=.5, wide=.72)),
    'kit-de-filtration': Picture(
        together(
            call(cartridge, -.03, .04, 0, 'sage'), call(filter_head, -.03, .04, .262), call(hose, .13, -.06, 0, 3, .06, 'white'),
            call(spanner, -.12, -.11, 0, .19, -12),
        ),
        SET, dict(turn=-16, rise=17, fill=.80, wide=.84),
    ),
    'co2-bouteille-2-kg': Picture(call(gas_bottle, 0, 0, 0, 2, 'ash'), SET, dict(turn=24, rise=11, fill=.84)),
    'co2-bouteille-10-kg': Picture(call(gas_bottle, 0, 0, 0, 10, 'ash'), SET, dict(turn=-18, rise=9, fill=.86)),
    'detendeur': Picture(call(regulator, 0, 0, .026), SET, dict(turn=-14, rise=20, fill=.66, wide=.74)),
    'carafe-1-l-or': Picture(call(carafe, 0, 0, 0, 'gold', 'slim', .255), SET, dict(turn=10, rise=11, fill=.82)),
    'carafe-1-l-noir': Picture(call(carafe, 0, 0, 0, 'matt', 'slim', .255), SET, dict(turn=-10, rise=10, fill=.82)),
    'carafe-1-l-liege': Picture(call(carafe, 0, 0, 0, 'cork ball', 'slim', .255), SET, dict(turn=18, rise=12, fill=.82)),
    'carafe-mecanique': Picture(
        together(call(swing_bottle, 0, 0, 0, 'glass', .21), call(bubbles, 0, 0, 0, .036, .012, .208, 420)), SET,
        dict(turn=-14, rise=11, fill=.82),
    ),
    'gourde-acier': Picture(call(flask, 0, 0, 0, 'steel', 'matt', 1, True, 'gold'), SET, dict(turn=12, rise=12, fill=.8)),
    'gourde-noire': Picture(call(flask, 0, 0, 0, 'matt', 'matt', 1, True, 'gold'), SET, dict(turn=-16, rise=12, fill=.8)),
    'gourde-sable': Picture(call(flask, 0, 0, 0, 'sand', 'matt', 1, True, 'gold'), SET, dict(turn=28, rise=13, fill=.8)),
    'gourdes-trois': Picture(
        together(
            *(call(flask, -.10 + .10 * i, .03 * i, 0, m, 'matt', 1, True, 'gold') for i, m in enumerate(('sand', 'steel', 'matt'))),
        ),
        call(room, .45, 2.4, 'oak'), dict(turn=-16, rise=12, fill=.66, wide=.72, offset=(-.04, -.02)),
    ),
    'bouteille-verre': Picture(call(glass_bottle, 0, 0, 0, 'felt', 'oak'), SET, dict(turn=14, rise=12, fill=.8)),
    'gobelets-40': Picture(
        together(
            *(call(tumbler, -.10 + .095 * i, (.04, -.02, .05)[i], 0, f, 1.02, 'glass', 1.32) for i, f in enumerate((0, .082, 0))),
        ),
        SET, dict(turn=14, rise=15, fill=.6, wide=.8),
    ),
    'gobelets-carton': Picture(
        together(call(cups, -.055, .02, 7), call(cups, .06, .05, 4), call(paper_cup, .035, -.075, 0)), SET,
        dict(turn=-14, rise=16, fill=.74, wide=.8),
    ),
    'distributeur-gobelets': Picture(call(cup_dispenser, 0, -.072, .55), wall, dict(turn=26, rise=8, fill=.78)),
    'entretien-deux-ans': Picture(
        together(call(cartridge, -.13, .12, 0, 'sage'), call(cartridge, .0, .15, 0, 'gold'), call(tool_roll, .04, -.06, 0, -8)),
        call(room, .62, 2.4, 'oak'), dict(turn=-16, rise=22, fill=.68, wide=.78),
    ),
    'entretien-pro': Picture(
        together(
            call(tool_box, .07, .12, 0, .32, .17, .12, 'grey'), call(cartridge, -.20, .05, 0, 'blue', .062, .30),
            call(regulator, -.01, -.10, .026, False), call(cloth, .21, -.09, 0, .14, .10, 'towel', -14),
        ),
        call(room, .6, 2.4, 'stone'), dict(turn=16, rise=17, fill=.68, wide=.8),
    ),
    'pose-technicien': Picture(
        together(
            call(tool_box, .0, .10, 0), call(swan, -.28, .06, 0, 'gold', .30, .17, .0125), call(spanner, -.10, -.13, 0, .20, 10),
            call(hose, .17, -.13, 0, 3, .06, 'white'),
        ),
        call(room, .8, 2.8, 'oak'), dict(turn=12, rise=20, fill=.68, wide=.82),
    ),
    'kit-nettoyage': Picture(
        together(
            call(spray, -.08, .04, 0), call(pump, .015, .07, 0), call(cloth, .17, .07, 0, .13, .11, 'towel', -12),
            call(brush, .02, -.09, 0, .28, 6),
        ),
        SET, dict(turn=14, rise=18, fill=.72, wide=.82),
    ),
    'bac-egouttage': Picture(call(drip_tray, 0, 0, 0), SET, dict(turn=26, rise=20, fill=.6, wide=.8)),
}
