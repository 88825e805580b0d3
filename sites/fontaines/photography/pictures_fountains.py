"""Pictures of fountains and taps: packshots on the seamless set, and at home."""
from columns import column, two_heights
from finishes import M
from fountains import countertop, drip_grid
from glassware import carafe, tumbler
from plan import Between, Picture, above, call, together
from sets import cloth, room, seamless, vase
from studio import box
from supplies import cartridge, spanner
from taps import swan

SET = seamless


def beside():
    carafe(-.34, -.20, 0, 'gold')
    tumbler(-.30, -.32, 0, .075)
    tumbler(-.39, -.34, 0, 0)


def niche(body, inside, floor):
    """A column framed by its part above `floor`."""
    def build():
        column(body, inside=inside)
        return above(floor)
    return build


def near(body, top='granite'):
    """A countertop fountain framed on its buttons and tray."""
    def build():
        countertop(body, 'gold', '3', top)
        return Between(.28, .56)
    return build


def deck():
    """The granite top of a fountain 43 cm above the set, to be cut by the edges of the picture."""
    box((0, -.10, .421), (.45, .466, .018), M['granite'], .004)
    box((0, -.10, .21), (.44, .46, .40), M['steel'], .02, 6)
    drip_grid(0, -.205, .43, .24, .15, M['steel'])


def cared_for():
    """The tap on its deck after a visit: cloth, key and a fresh cartridge."""
    deck()
    cloth(-.13, -.27, .43, .13, .10, 'towel', 20)
    spanner(.12, -.25, .43, .17, 62)
    cartridge(-.13, -.02, .43, 'sage', .05, .20)


FOUNTAINS = {
    'comptoir-3-acier': Picture(call(countertop, 'steel', 'gold', '3'), SET, dict(turn=24, rise=13, fill=.8)),
    'comptoir-3-noir': Picture(call(countertop, 'matt', 'gold', '3'), SET, dict(turn=27, rise=13, fill=.8)),
    'comptoir-3-sable': Picture(call(countertop, 'sand', 'gold', '3'), SET, dict(turn=-26, rise=13, fill=.8)),
    'comptoir-3-face': Picture(call(countertop, 'steel', 'gold', '3'), SET, dict(turn=0, rise=9, fill=.8)),
    'comptoir-3-duo': Picture(
        together(call(countertop, 'steel', 'gold', '3', glass=None), beside), SET, dict(turn=20, rise=12, wide=.86),
    ),
    'comptoir-6-acier': Picture(call(countertop, 'steel', 'gold', '6'), SET, dict(turn=-24, rise=12, fill=.82)),
    'comptoir-6-noir': Picture(call(countertop, 'matt', 'gold', '6'), SET, dict(turn=22, rise=12, fill=.82)),
    'colonne-80-sable': Picture(call(column, 'sand'), SET, dict(turn=22, rise=8, fill=.86)),
    'colonne-80-noire': Picture(call(column, 'matt'), SET, dict(turn=-24, rise=8, fill=.86)),
    'colonne-120-sable': Picture(
        call(column, 'sand', count=4, niche=.36, h=1.36, w=.42, inside='flask'), SET, dict(turn=-20, rise=8, fill=.86),
    ),
    'colonne-120-noire': Picture(
        call(column, 'matt', count=4, niche=.36, h=1.36, w=.42, inside='flask'), SET, dict(turn=26, rise=9, fill=.86),
    ),
    'colonne-niche-sable': Picture(niche('sand', 'glass', .76), SET, dict(turn=20, rise=12, fill=1.0, wide=1)),
    'colonne-niche-noire': Picture(niche('matt', 'both', .76), SET, dict(turn=-18, rise=11, fill=1.0, wide=1)),
    'comptoir-3-commandes': Picture(near('steel'), SET, dict(turn=-28, rise=20, fill=1.0, wide=1.02)),
    'comptoir-3-commandes-noir': Picture(near('matt'), SET, dict(turn=18, rise=24, fill=1.0, wide=1.02)),
    'robinet-or-detail': Picture(
        call(swan, 0, 0, .43, 'gold', .385, .21, .015), SET, dict(turn=30, rise=15, fill=.90, wide=1.1, fstop=5.6), extras=deck,
    ),
    'entretien': Picture(
        call(swan, 0, 0, .43, 'gold', .385, .21, .015), SET, dict(turn=-24, rise=20, fill=.80, offset=(0, .05)), extras=cared_for,
    ),
    'comptoir-3-ambiance': Picture(
        call(countertop, 'steel', 'gold', '3'), call(room, .72, 2.6), dict(turn=-12, rise=8, fill=.70, offset=(.14, -.03)),
        extras=together(call(carafe, -.42, -.14, 0, 'gold'), call(tumbler, -.31, -.22, 0, .075), call(tumbler, -.33, -.08, 0, 0)),
    ),
    'comptoir-1-acier': Picture(call(countertop, 'steel', 'gold', '1'), SET, dict(turn=25, rise=13, fill=.82)),
    'comptoir-1-noir': Picture(call(countertop, 'matt', 'gold', '1'), SET, dict(turn=-26, rise=13, fill=.82)),
    'comptoir-1-sable': Picture(call(countertop, 'sand', 'gold', '1'), SET, dict(turn=22, rise=12, fill=.82)),
    'comptoir-1-cuisine': Picture(
        call(countertop, 'sand', 'gold', '1'), call(room, .42, 2.4, 'oak'), dict(turn=-22, rise=11, fill=.74, offset=(-.12, -.03)),
        extras=together(call(tumbler, .24, -.10, 0, .08), call(vase, .36, .14, 0, seed=4, height=.26)),
    ),
    'comptoir-3-pierre': Picture(call(countertop, 'travertine', 'gold', '3', 'travertine'), SET, dict(turn=-25, rise=13, fill=.8)),
    'comptoir-3-pierre-detail': Picture(
        near('travertine', 'travertine'), SET, dict(turn=30, rise=17, fill=.86, wide=1.0, fstop=5.6),
    ),
    'comptoir-9-acier': Picture(call(countertop, 'steel', 'gold', '9', taps=3), SET, dict(turn=20, rise=13, fill=.8)),
    'comptoir-9-bar': Picture(
        call(countertop, 'steel', 'gold', '9', taps=3), call(room, .70, 2.6, 'slate', 'plaster'),
        dict(turn=-18, rise=11, fill=.66, wide=.62, offset=(.13, -.02)),
        extras=together(*(call(carafe, -.52 - .13 * (i % 3), -.10 + .16 * (i // 3), 0, ('gold', 'matt')[i % 2]) for i in range(6))),
    ),
    'colonne-60-sable': Picture(
        call(column, 'sand', h=1.06, w=.27, d=.32, count=2, niche=.27, nozzles=1, inside=None), SET,
        dict(turn=24, rise=9, fill=.84),
    ),
    'colonne-60-noire': Picture(
        call(column, 'matt', h=1.06, w=.27, d=.32, count=2, niche=.27, nozzles=1, inside='middle'), SET,
        dict(turn=-22, rise=9, fill=.84),
    ),
    'colonne-80-double': Picture(two_heights, SET, dict(turn=-20, rise=10, fill=.86)),
}
