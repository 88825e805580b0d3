"""Pictures of the journal."""
import bpy

from columns import column
from cupboard import cupboard
from finishes import M
from fountains import countertop
from glassware import bubbles, carafe, etched, flask, mug, tumbler
from interiors import breakfast, carafes, kettle_glass, row, table_for_two
from outdoor import court_post
from plan import Picture, call, together
from sets import books, bowl, cloth, drops, evening, room, terrace, vase
from sizes import WIDE
from studio import box, cyl
from supplies import cartridge, gas_bottle, hose, spanner, tool_box
from taps import loose_parts, neck, swan


def story(build, backdrop, view, *extras):
    return Picture(build, backdrop, view, WIDE, extras=together(*extras) if extras else None)


def stand(*makers):
    """Appliances side by side on the stand of a fair: each is built at the origin and then moved."""
    def build():
        for dx, make in makers:
            before = set(bpy.context.scene.objects)
            make()
            bpy.context.view_layer.update()
            for o in set(bpy.context.scene.objects) - before:
                o.location.x += dx
    return build


def test_strip():
    box((.17, -.10, .0012), (.012, .10, .0014), M['paper'], 0, rot=(0, 0, .5))
    for i, name in enumerate(('sage', 'rust', 'sage', 'sand')):
        box((.159 + .0095 * i, -.080 + .0 - .0175 * i + .0, .0021), (.010, .012, .0006), M[name], 0, rot=(0, 0, .5))


def swan_neck_bench():
    """A neck just bent, clamped between two oak blocks."""
    neck(0, 0, .05, M['brass'], .36, .20, .0135)
    box((0, .03, .035), (.16, .045, .07), M['walnut'], .004)
    box((0, -.03, .035), (.16, .035, .07), M['walnut'], .004)
    for x in (-.055, .055):
        cyl((x, -.055, .035), .008, .03, M['steel'], (1.5708, 0, 0), .002, 6)


def opened_case():
    """A countertop case without its deck, its parts beside."""
    box((0, .02, .19), (.44, .40, .36), M['steel'], .016, 5)
    box((0, .02, .371), (.40, .36, .006), M['screen'], 0)
    cyl((-.09, .06, .43), .065, .12, M['grey'], bev=.006)
    cyl((.09, .04, .41), .055, .08, M['matt'], bev=.006)
    hose(.09, .04, .45, 2, .05, 'blue')
    swan(.42, .02, 0, 'gold', .385, .21, .015)
    cartridge(-.36, -.02, 0, 'sage')


def box_stand(x, y, h=.80):
    """A plain oak block to show things on, its top at h + .02."""
    box((x, y, h / 2), (.52, .36, h), M['oak'], .004)
    box((x, y, h + .01), (.54, .38, .02), M['stone'], .003)


def counter_edge():
    """A stand's wall and counter, lit from above."""
    room(.75, 2.6, 'oak', 'sage wall', False)


BLOG = {
    'blog-durete': story(
        together(call(kettle_glass, -.10, -.02, 0), call(carafe, .08, .03, 0, 'gold')), call(room, .5, 2.4, 'slate', 'plaster'),
        dict(turn=-12, rise=14, fill=.70, offset=(.02, -.01)), test_strip,
    ),
    'blog-bulles': story(
        together(call(tumbler, 0, 0, 0, .092, 1.2), call(bubbles, 0, 0, 0, .038, .015, .108, 420, 5, .0011)),
        call(room, .6, 2.6, 'walnut', 'plaster'), dict(turn=-10, rise=8, fill=.78, offset=(-.16, -.04), fstop=4, lens=100),
        call(gas_bottle, .20, .34, 0), call(carafe, .36, .30, 0, 'gold'),
    ),
    'blog-cartouche': story(
        together(call(cartridge, .05, -.02, 0, 'sage'), call(bowl, -.17, .02, 0, .075, 'grey')),
        call(room, .42, 2.4, 'oak', 'plaster'), dict(turn=16, rise=15, fill=.66, wide=.5, offset=(.06, -.02)),
        call(cloth, -.04, -.13, 0, .17, .10, 'towel', 12, 4), call(cartridge, .24, .16, 0, 'sage'),
    ),
    'blog-microfiltration': story(
        together(call(cartridge, -.09, 0, 0, 'sage'), call(carafe, .09, .02, 0, None, fill=.22)),
        call(room, .5, 2.4, 'stone', 'sage wall'), dict(turn=12, rise=11, fill=.76, offset=(-.10, -.02)),
    ),
    'blog-carafe-service': story(
        together(call(carafe, 0, .06, 0, 'gold'), call(tumbler, -.10, -.03, 0, .075), call(tumbler, .12, .0, 0, .075)),
        call(evening, .9, 2.8, 'walnut', 'clay'), dict(turn=14, rise=15, fill=.70, offset=(-.02, .03), fstop=5.6),
        call(table_for_two, -.06, 0, 'grey', 'flax'),
    ),
    'blog-bureau': story(
        call(countertop, 'sand', 'gold', '3'), call(room, .6, 2.6, 'walnut', 'plaster'),
        dict(turn=-18, rise=10, fill=.74, offset=(-.18, -.02)), call(row, tumbler, 6, (.34, -.02, 0), (.095, .01, 0), 0),
        call(books, .66, .24, 0),
    ),
    'blog-petit-dejeuner': story(
        together(call(breakfast, -.25, -.06, 0), stand((.50, call(countertop, 'steel', 'gold', '3')))), call(room, .80, 2.8, 'oak', 'plaster'),
        dict(turn=-8, rise=13, fill=.74, wide=.86, offset=(0, -.03)), call(carafes, 5, (-.56, .26, 0), (.13, 0, 0)),
        call(row, mug, 2, (.02, -.24, 0), (.10, .02, 0), 'enamel'),
    ),
    'blog-robinet-propre': story(
        call(swan, 0, 0, 0, 'gold', .36, .20), call(room, .42, 2.4, 'marble', 'plaster'),
        dict(turn=30, rise=14, fill=.78, offset=(-.12, -.02)), call(cloth, .26, .02, 0, .17, .13, 'towel', 18, 5),
        call(drops, .02, -.14, 0, 14, .09),
    ),
    'blog-hiver': story(
        call(court_post, 'matt', False), call(terrace, 'limestone', 'limestone', 1.0, True, False, True),
        dict(turn=-20, rise=8, fill=.80, offset=(.14, -.03)),
    ),
    'blog-sous-plan': story(
        call(cupboard, 'swan', 'matt'), call(room, .45, 3.4, 'oak', 'sage wall', True),
        dict(turn=12, rise=10, fill=.88, offset=(.06, 0)), call(spanner, -.62, -.52, 0, .22, 20),
        call(hose, .50, -.55, 0, 3, .08, 'white'),
    ),
    'blog-col-de-cygne': story(
        swan_neck_bench, call(room, .55, 2.4, 'walnut', 'plaster'), dict(turn=38, rise=12, fill=.74, offset=(-.12, -.02)),
        call(cloth, .24, -.02, 0, .18, .12, 'flax', 24, 2), call(loose_parts, .14, -.16, 0),
    ),
    'blog-salon-lyon': story(
        stand(
            (-.62, call(countertop, 'steel', 'gold', '3')), (0, call(countertop, 'sand', 'gold', '3')),
            (.62, call(countertop, 'matt', 'gold', '3')),
        ),
        counter_edge, dict(turn=-16, rise=10, fill=.62, wide=.86, offset=(0, -.03)),
        call(row, tumbler, 4, (-.33, -.22, 0), (.02, .09, 0), 0),
    ),
    'blog-salon-paris': story(
        call(column, 'matt', inside='flask'), call(room, .8, 4, 'stone', 'sage wall'),
        dict(turn=20, rise=7, fill=.84, offset=(-.16, -.02)), call(box_stand, .66, .05),
        call(carafes, 3, (.53, .0, .82), (.13, .03, 0)),
        *(call(etched, .53 + .13 * i, .03 * i, .905, turn=16) for i in range(3)),
    ),
    'blog-portes-ouvertes': story(
        opened_case, call(room, .75, 2.8, 'oak', 'plaster'), dict(turn=14, rise=16, fill=.66, wide=.80),
        call(tool_box, -.70, .16, 0), call(spanner, .05, -.30, 0, .22, 12), call(loose_parts, .24, -.28, 0),
    ),
    'blog-les-tilleuls': story(
        call(countertop, 'matt', 'gold', '6'), call(evening, .75, 2.6, 'walnut', 'sage wall'),
        dict(turn=-18, rise=10, fill=.76, offset=(-.17, -.02)), call(carafes, 4, (.36, -.16, 0), (.115, .02, 0)),
    ),
    'blog-hotel-du-lac': story(
        together(call(carafe, 0, 0, 0, 'gold'), call(etched, 0, 0, .085, turn=-6), call(tumbler, .12, -.04, 0, 0)),
        call(room, .5, 2.4, 'walnut', 'plaster', True), dict(turn=-10, rise=12, fill=.74, offset=(.10, -.02)),
        call(books, -.28, .10, 0), call(vase, .40, .22, 0, seed=7),
    ),
    'blog-bureaux-lyon': story(
        call(column, 'sand', inside='flask'), call(room, .6, 4, 'walnut', 'plaster'),
        dict(turn=-18, rise=7, fill=.84, offset=(-.18, -.02)), call(box_stand, .62, .05, .48),
        *(call(flask, .48 + .09 * i, .02 + .02 * (i % 2), .50, m, 'matt', 1, True, 'gold') for i, m in enumerate(('sage', 'steel', 'sand', 'matt'))),
    ),
}
