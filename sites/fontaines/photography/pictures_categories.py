"""Pictures of the categories: scenes, 4:3."""
from columns import column
from fountains import countertop
from glassware import bubbles, carafe, etched, flask, glass_bottle, mug, paper_cup, tumbler
from interiors import breakfast, carafes, plan_roll, row, sink, table_for_two, teapot
from outdoor import court_post, garden_post
from plan import Picture, call, together
from sets import books, cloth, evening, room, terrace, vase
from sizes import LANDSCAPE
from supplies import cartridge, gas_bottle, spanner, tool_bag
from taps import dial, slim, swan


def scene(build, backdrop, view, *extras):
    return Picture(build, backdrop, view, LANDSCAPE, extras=together(*extras) if extras else None)


CATEGORIES = {
    'cat-particuliers': scene(
        together(call(swan, 0, 0, 0, 'gold', .36, .20), call(tumbler, 0, -.20, 0, .085)), call(room, .50, 2.4, 'stone'),
        dict(turn=-20, rise=12, fill=.72, offset=(-.16, -.03)), call(vase, .40, .22, 0, seed=5),
        call(cloth, .30, -.12, 0, .2, .14, 'linen', 14),
    ),
    'cat-professionnels': scene(
        call(countertop, 'matt', 'gold', '3'), call(evening, .75, 2.6, 'walnut', 'clay'),
        dict(turn=18, rise=10, fill=.72, offset=(.14, -.02)), call(row, tumbler, 5, (-.62, .05, 0), (.085, 0, 0), 0),
        call(carafes, 3, (-.62, .22, 0), (.13, 0, 0)),
    ),
    'cat-accessoires': scene(
        together(
            call(carafe, -.20, 0, 0, 'gold'), call(cartridge, .0, .01, 0, 'sage'),
            call(flask, .15, -.01, 0, 'sand', 'matt', 1, True, 'gold'), call(tumbler, .26, -.03, 0, 0),
        ),
        call(room, .20, .52, 'oak', 'plaster', True, 'plaster'), dict(turn=-10, rise=10, fill=.56, wide=.66, offset=(.06, -.02)),
        call(vase, -.46, .02, 0, seed=3),
    ),
    'cat-comptoir': scene(
        call(countertop, 'sand', 'gold', '3'), call(room, .62, 2.6, 'stone'), dict(turn=22, rise=10, fill=.74, offset=(.12, -.02)),
        call(carafe, -.40, -.06, 0, 'gold'), call(tumbler, -.30, -.16, 0, .07),
    ),
    'cat-sous-plan': scene(
        together(call(swan, 0, .20, 0, 'matt', .40, .22)), call(room, .52, 2.4, 'marble', 'sage wall'),
        dict(turn=-18, rise=15, fill=.70, offset=(-.06, .04)), call(sink, 0, -.06, 0, .46, .34, 'slate'),
        call(vase, .44, .26, 0, seed=6),
    ),
    'cat-sur-pied': scene(
        call(column, 'sand', inside='both'), call(room, .50, 3, 'oak'), dict(turn=20, rise=7, fill=.82, offset=(.16, -.02)),
    ),
    'cat-exterieur': scene(
        garden_post, call(terrace, 'limestone', 'limestone', 1.3), dict(turn=24, rise=9, fill=.74, offset=(-.14, -.05)),
    ),
    'cat-petillante': scene(
        together(call(tumbler, 0, 0, 0, .085, 1.25), call(bubbles, 0, 0, 0, .040, .016, .104, 300, 2, .0010)),
        call(room, .55, 2.4, 'stone'), dict(turn=12, rise=10, fill=.62, offset=(-.14, -.04), fstop=5.6),
        call(swan, .10, .22, 0, 'gold', .30, .18),
    ),
    'cat-eau-chaude': scene(
        together(call(swan, 0, .06, 0, 'steel', .36, .20), call(teapot, .02, -.14, 0, 'grey'), call(mug, -.17, -.12, 0, 'sage')),
        call(room, .50, 2.4, 'oak'), dict(turn=16, rise=13, fill=.74, offset=(.06, -.03)),
    ),
    'cat-robinets': scene(
        together(*(call(slim, -.17 + .17 * i, .05 * i, 0, m) for i, m in enumerate(('gold', 'matt', 'steel')))),
        call(room, .48, 2.4, 'stone'), dict(turn=28, rise=11, fill=.70, wide=.6, offset=(.04, -.03)),
    ),
    'cat-ensembles': scene(
        together(
            call(countertop, 'sand', 'gold', '1'), call(carafe, .24, -.10, 0, 'gold'), call(cartridge, -.26, -.04, 0, 'sage'),
            call(flask, .34, -.02, 0, 'steel'), call(tumbler, .16, -.22, 0, .07),
        ),
        call(room, .62, 2.6, 'oak'), dict(turn=-14, rise=12, fill=.74, offset=(.05, -.02)),
    ),
    'cat-pro-comptoir': scene(
        call(countertop, 'steel', 'gold', '9', taps=3), call(room, .72, 2.6, 'walnut', 'plaster'),
        dict(turn=22, rise=10, fill=.70, offset=(.10, -.02)), call(row, tumbler, 4, (-.66, .02, 0), (.085, -.02, 0), 0),
    ),
    'cat-pro-sous-plan': scene(
        call(dial, 0, 0, 0, 'gold', .38, .21), call(room, .42, 2.4, 'slate', 'plaster'),
        dict(turn=-24, rise=12, fill=.70, offset=(-.16, -.03)), call(row, mug, 4, (.20, .12, 0), (.11, 0, 0), 'enamel'),
        call(tumbler, 0, -.21, 0, .08),
    ),
    'cat-pro-sur-pied': scene(
        call(column, 'matt', inside='flask', count=4, niche=.36, h=1.36, w=.42), call(room, .70, 4, 'stone', 'plaster'),
        dict(turn=-22, rise=7, fill=.80, offset=(-.16, -.02)),
    ),
    'cat-restaurants': scene(
        together(
            call(carafe, 0, .12, 0, 'gold'), call(etched, 0, .12, .085, turn=-8), call(tumbler, -.12, .02, 0, .075),
            call(tumbler, .13, .05, 0, .075),
        ),
        call(evening, .9, 2.8, 'walnut', 'sage wall'), dict(turn=-12, rise=15, fill=.66, offset=(.02, .02), fstop=5.6),
        call(table_for_two, -.08, 0),
    ),
    'cat-hotels': scene(
        call(countertop, 'steel', 'gold', '6'), call(room, .68, 2.6, 'stone'), dict(turn=-16, rise=10, fill=.68, offset=(-.20, 0)),
        call(breakfast, .62, -.16, 0), call(carafes, 4, (.38, .16, 0), (.13, 0, 0)),
    ),
    'cat-entreprises': scene(
        call(countertop, 'steel', 'gold', '3'), call(room, .60, 2.6, 'oak', 'sage wall'),
        dict(turn=20, rise=10, fill=.72, offset=(.14, -.02)),
        *(call(flask, -.58 + .10 * i, -.02 + .03 * (i % 2), 0, m, 'matt', 1, True, 'gold') for i, m in enumerate(('sand', 'matt', 'sage', 'steel'))),
    ),
    'cat-pro-exterieur': scene(
        call(court_post, 'steel'), call(terrace, 'slate', 'travertine', 1.0), dict(turn=-20, rise=8, fill=.80, offset=(.14, -.04)),
    ),
    'cat-sur-devis': scene(
        together(call(plan_roll, 0, 0, 0), call(slim, -.28, .12, 0, 'gold', .26, .15)), call(room, .55, 2.4, 'oak'),
        dict(turn=14, rise=24, fill=.66, wide=.72), call(books, .34, .22, 0),
    ),
    'cat-filtres': scene(
        together(
            call(cartridge, -.24, 0, 0, 'matt', .046, .135), call(cartridge, -.09, .04, 0, 'sage'),
            call(cartridge, .08, .0, 0, 'gold'), call(cartridge, .26, .06, 0, 'blue', .068, .30),
        ),
        call(room, .50, 2.4, 'stone', 'sage wall'), dict(turn=12, rise=11, fill=.66, wide=.76, offset=(0, -.02)),
    ),
    'cat-co2': scene(
        together(call(gas_bottle, -.17, -.06, 0), call(gas_bottle, 0, 0, 0, 2, 'ash'), call(gas_bottle, .22, .04, 0, 10, 'ash')),
        call(room, .55, 2.4, 'slate', 'plaster'), dict(turn=-12, rise=9, fill=.78, offset=(.06, -.01)),
    ),
    'cat-carafes': scene(
        together(
            call(carafe, -.15, 0, 0, 'gold'), call(carafe, .0, .07, 0, 'cork ball', 'slim', .25),
            call(carafe, .15, .02, 0, None, 'jug', .13), call(tumbler, .04, -.11, 0, .075),
        ),
        call(room, .50, 2.4, 'stone'), dict(turn=-12, rise=11, fill=.76, offset=(.04, -.02)),
    ),
    'cat-bouteilles': scene(
        together(
            call(flask, -.16, 0, 0, 'sand', 'matt', 1, True, 'gold'), call(glass_bottle, -.03, .03, 0, 'felt', 'oak'),
            call(flask, .10, -.01, 0, 'matt', 'matt', 1, True, 'gold'), call(flask, .21, .06, 0, 'steel', 'matt', 1, True, 'gold'),
        ),
        call(room, .50, 2.4, 'travertine', 'sage wall'), dict(turn=16, rise=11, fill=.70, wide=.66, offset=(.03, -.02)),
    ),
    'cat-gobelets': scene(
        together(
            call(row, tumbler, 3, (-.13, .10, 0), (.095, .01, 0), 0), call(row, tumbler, 2, (-.095, .0, 0), (.10, .0, 0), 0),
            call(tumbler, .13, -.05, 0, .08),
        ),
        call(room, .5, 2.4, 'oak'), dict(turn=14, rise=13, fill=.68, wide=.62, offset=(.02, -.02)),
    ),
    'cat-becs': scene(
        together(call(swan, -.10, 0, 0, 'gold', .36, .20), call(swan, .14, .08, 0, 'matt', .32, .19)),
        call(room, .5, 2.4, 'marble'), dict(turn=-30, rise=11, fill=.76, offset=(.02, -.02)),
    ),
    'cat-entretien': scene(
        together(
            call(cartridge, -.15, .06, 0, 'sage'), call(tool_bag, .08, .14, 0), call(spanner, -.03, -.09, 0, .20, 14),
            call(cloth, .20, -.06, 0, .15, .12, 'towel', -14, 4),
        ),
        call(room, .5, 2.4, 'oak'), dict(turn=14, rise=15, fill=.68, wide=.66, offset=(.02, -.01)),
    ),
    'cat-fournitures': scene(
        together(
            call(gas_bottle, .02, .08, 0, 10, 'ash'), call(cartridge, .22, .0, 0, 'blue', .068, .30), call(row, paper_cup, 8, (-.19, .02, 0), (0, 0, .012)),
            call(row, paper_cup, 5, (-.28, .08, 0), (0, 0, .012)), call(paper_cup, -.10, -.09, 0),
        ),
        call(room, .55, 2.4, 'oak', 'sage wall'), dict(turn=14, rise=11, fill=.80, offset=(.04, -.01)),
    ),
    'cat-sur-mesure': scene(
        together(call(carafe, 0, 0, 0, 'gold'), call(etched, 0, 0, .085, turn=6)), call(room, .6, 2.6, 'walnut', 'clay'),
        dict(turn=6, rise=10, fill=1.15, offset=(.10, -.08), fstop=4), call(carafe, -.20, .20, 0, 'matt'),
    ),
}
