"""Pictures of what goes with a fountain: glass, filters, gas, care."""
from fountains import countertop
from glassware import carafe, crate, etched, flask, glass_bottle, stack, swing_bottle, tumbler
from plan import Picture, call, together
from sets import cloth, drops, evening, lemon, room, seamless, sprig, vase
from supplies import (brush, cartridge, carton, cup_dispenser, drip_tray, filter_head, gas_bottle, hose, pump, regulator, sachet,
                      spanner, spray, tool_bag)

SET = call(seamless, .6)
STONE = call(room, .5, 2.4, 'stone', 'plaster')

ACCESSORIES = {
    'carafe-bouchon-or': Picture(call(carafe, 0, 0, 0, 'gold'), SET, dict(turn=12, rise=11, fill=.8)),
    'carafe-bouchon-noir': Picture(together(call(carafe, 0, 0, 0, 'matt'), call(tumbler, -.105, -.05, 0, .07)), SET, dict(turn=-14, rise=12, fill=.78)),
    'carafe-duo': Picture(together(call(carafe, -.06, .02, 0, 'gold'), call(carafe, .075, .05, 0, 'matt'), call(tumbler, .015, -.085, 0, .07)), SET,
                          dict(turn=14, rise=14, fill=.78)),
    'carafe-gravee': Picture(together(call(carafe, 0, 0, 0, 'gold'), call(etched, 0, 0, .085, turn=10)), STONE, dict(turn=10, rise=11, fill=.78, offset=(.04, 0)),
                             extras=call(vase, -.30, .26, 0, seed=2)),
    'carafes-table': Picture(together(*(call(carafe, -.34 + i * .21, .12 + .06 * (i % 2), 0, ('gold', 'matt')[i % 2]) for i in range(4)),
                                      *(call(tumbler, -.40 + i * .18, -.08 - .06 * (i % 2), 0, f) for i, f in enumerate((.07, 0, .085, .06, 0)))),
                             call(room, .95, 3, 'oak'), dict(turn=-14, rise=15, wide=.9, fill=.5, offset=(0, -.06), fstop=3.2, lens=80), (1080, 810),
                             extras=together(call(cloth, .30, -.27, 0, .22, .15, 'linen', 24, 2), call(lemon, -.02, -.28, 0, 20), call(lemon, .05, -.26, 0, 80))),
    'coffret-carafe': Picture(together(call(carafe, -.02, .04, 0, 'gold'), call(tumbler, .10, -.03, 0, 0)), call(room, .5), dict(turn=-18, rise=13, fill=.74, offset=(-.03, -.01)),
                              extras=together(call(carton, .16, .24, 0, .36, .13, .12, 'card'))),
    'gobelet': Picture(call(tumbler, 0, 0, 0, .075), SET, dict(turn=8, rise=16, fill=.66)),
    'cartouche-clair': Picture(call(cartridge, 0, 0, 0, 'sage'), SET, dict(turn=10, rise=12, fill=.8)),
    'cartouche-tendre': Picture(call(cartridge, 0, 0, 0, 'gold'), SET, dict(turn=-16, rise=14, fill=.8)),
    'cartouche-debit': Picture(together(call(cartridge, -.085, 0, 0, 'blue', .068, .30), call(cartridge, .10, .06, 0, 'blue', .068, .30)), SET, dict(turn=16, rise=13, fill=.8)),
    'cartouches-duo': Picture(together(call(cartridge, -.07, 0, 0, 'sage'), call(cartridge, .085, .055, 0, 'gold')), SET, dict(turn=14, rise=13, fill=.78)),
    'co2-bouteille': Picture(call(gas_bottle, 0, 0, 0), SET, dict(turn=10, rise=10, fill=.84)),
    'contrat-sacoche': Picture(together(call(tool_bag, .02, .10, 0), call(cartridge, -.235, .04, 0, 'sage'), call(spanner, -.02, -.12, 0, .20, 14), call(cloth, .22, -.06, 0, .15, .12, 'towel', -16)),
                         call(room, .62, 2.4, 'oak'), dict(turn=14, rise=17, fill=.62, wide=.8)),
}
