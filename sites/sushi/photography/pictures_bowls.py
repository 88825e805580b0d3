"""Pictures of bowls: chirashi, poke, rice bowls."""
from bowls import Bowl
from plan import Picture
from table import cloth, light, look, sticks, surface
from toppings import citrus, leaf
from crockery import cup, saucer, tray


def bowl_scene(fill, ground='oak', under=None, view=None, lit='window', beside=None, size=None, **ware):
    """One bowl on a table: contents, cloth below, objects beside it."""
    def build():
        surface(ground)
        light(lit, 1.1)
        base = (under() if under else 0) or 0
        b = Bowl(base=base, **ware)
        fill(b)
        if beside:
            beside(b)
        look(**{'at': (0, -.05, b.top * .8 + base), 'width': 5.6, 'rise': 42, 'turn': 6, 'fstop': .42, 'focus': (0, -.7, b.top + base + .3), **(view or {})})
    return Picture(build, **({'size': size} if size else {}))


def salmon_bowl(b):
    b.dice(150, .46, 'salmon', 20, .40, .80, 3)
    b.fan(48, .50, -28, 8)
    b.rounds(-28, .56, 50, 8)
    b.beans(-105, .52, n=34, r=.68)
    b.roe(10, .04, .44, 46)
    b.strew_sesame(40, 'black sesame')


def garden(b):
    b.fan(125, .48, 22, 9)
    b.beans(30, .52, n=40, r=.74)
    b.rounds(-45, .55, 40, 10)
    b.shreds(-130, .50, 'wakame', 110, .72)
    b.shreds(180, .62, 'cabbage', 50, .42)
    b.strew_sesame(70, 'sesame', 0, 0, None, .04)
    b.strew_sesame(40, 'sesame', -130, .5, .6, .42)


def chirashi_salmon(b):
    b.petals('salmon', 11, .50, 1.5, 1.05, 18, 8)
    b.petals('salmon', 7, .24, 1.3, 1.0, 20, 30, .30)
    b.roe(0, 0, .34, 34)
    b.rounds(-62, .74, 28, 5, r=.30)
    b.strew_sesame(40, 'sesame', 90, .4, 1.0, .36)


def chirashi_tuna(b):
    b.slices(170, .27, 'tuna', 6, 84, .46, 1.8, 1.05, 24, 3)
    b.fan(8, .56, 94, 9, step=.22)
    b.threads(-82, .58, 70, .55)
    b.strew_sesame(36)


def chirashi_three(b):
    b.slices(145, .44, 'salmon', 5, 58, .38, 1.6)
    b.slices(28, .44, 'tuna', 5, -58, .38, 1.55)
    b.slices(-95, .40, 'bream', 5, 4, .40, 1.5)
    b.cubes(214, .74, 'omelette', 3, .44)
    b.roe(-30, .62, .44, 44)
    b.shreds(88, .68, 'daikon', 70, .5, .03)
    b.chives(0, 0, 12, 1.2, .36)


def poke_salmon(b):
    k = b.r / 2.2
    b.dice(140, .46, 'salmon', int(20 * k ** 3), .38, .80 * k ** 1.5, 3)
    b.dice(38, .50, 'mango', int(15 * k ** 3), .36, .68 * k ** 1.5, 2)
    b.shreds(-32, .54, 'red cabbage', int(110 * k ** 3), .66 * k ** 1.4)
    b.beans(-100, .52, n=int(34 * k ** 3.5), r=.62 * k ** 1.7)
    b.rounds(196, .60, 110, 6, 'radish', 'radish skin', .30)
    if k > 1.1:
        b.fan(3, .05, -20, 8)
        b.rounds(88, .74, 180, 7)
    b.strew_sesame(60, 'sesame', 0, 0, None, .10)
    b.strew_sesame(24, 'black sesame', 140, .47, .6, .75)


def poke_tuna(b):
    b.dice(160, .46, 'tuna', 20, .38, .80, 3)
    b.fan(65, .52, -20, 8)
    b.rounds(-15, .56, 72, 8)
    b.shreds(-95, .52, 'wakame', 120, .68)
    b.strew_sesame(60, 'sesame', 160, .46, .62, .78)
    b.strew_sesame(40)


def poke_chicken(b):
    b.slices(148, .36, 'chicken', 6, 60, .34, 1.6, .85, 28, 3)
    b.shreds(50, .56, 'carrot', 110, .64)
    b.shreds(-20, .56, 'cabbage', 110, .62)
    b.beans(-78, .56, 'corn', 60, .105, .60)
    b.beans(-140, .58, n=28, r=.56)
    b.strew_sesame(60, 'sesame', 150, .4, .8, .42)
    b.chives(150, .4, 12, .7, .5)


def poke_tofu(b):
    b.dice(110, .42, 'fried tofu', 16, .46, .86, 2)
    b.fan(20, .54, 112, 8)
    b.shreds(-45, .56, 'carrot', 110, .62)
    b.beans(-115, .54, n=34, r=.60)
    b.shreds(190, .58, 'red cabbage', 110, .60)
    b.strew_sesame(40, 'black sesame', 110, .42, .8, .62)


def _two_chirashi():
    surface('dark plaster')
    light('window', 1.3)
    cloth('sage linen', -.6, -.4, (9, 7.5), .25)
    chirashi_three(Bowl(2.1, 1.3, 'blue', -2.0, -.55, .05))
    chirashi_salmon(Bowl(2.1, 1.3, 'cream', 2.4, .75, 0))
    saucer(1.6, -2.5, .8, 'charcoal')
    sticks(-1.6, -3.6, 8, 'black')
    look(at=(.1, .0, .8), width=9.2, turn=4, rise=58, fstop=.8)


def _three_pokes():
    surface('pale stone', False)
    light('window', 1.4)
    poke_tuna(Bowl(2.3, 1.4, 'charcoal', -2.5, 1.1))
    poke_salmon(Bowl(2.3, 1.4, 'cream', 2.3, .9))
    poke_tofu(Bowl(2.3, 1.4, 'celadon', .1, -3.0))
    citrus(-2.6, -2.6, .02, .55, 'lime')
    citrus(-3.2, -2.1, .06, .55, 'lime', (.12, .1, 0))
    look(at=(0, -.55, .9), width=8.6, turn=-6, rise=60, fstop=.8)


def _linen(name, turn=.2, x=0, y=0):
    return lambda: cloth(name, x, y, (7.4, 6), turn) and .05


PICTURES = {
    'bol-saumon': bowl_scene(salmon_bowl, 'oak', beside=lambda b: sticks(1.2, -3.1, 10), colour='cream'),
    'bol-saumon-detail': bowl_scene(salmon_bowl, 'oak', view={'at': (-.45, .25, 1.35), 'width': 2.9, 'rise': 38, 'turn': -14, 'lens': 100, 'fstop': .4, 'focus': (-.7, -.05, 1.6)}, colour='cream'),
    'bol-jardin': bowl_scene(garden, 'warm plaster', _linen('linen', .3), {'turn': -8, 'rise': 48}, 'soft', colour='sand'),
    'chirashi-saumon': bowl_scene(chirashi_salmon, 'walnut', None, {'turn': 10, 'rise': 48}, beside=lambda b: saucer(-2.9, 1.9, .85, 'sand'), colour='black', inside='red'),
    'chirashi-thon': bowl_scene(chirashi_tuna, 'grey stone', None, {'turn': -6}, 'side', beside=lambda b: sticks(-1.4, -2.9, -8, 'black', rest='cedar'), colour='celadon'),
    'chirashi-trois-poissons': bowl_scene(chirashi_three, 'black wood', lambda: tray(7.2, 5.6, 0, -.1, .06, 'cedar', 'cedar'), {'turn': 12, 'rise': 50}, colour='grey'),
    'poke-saumon': bowl_scene(poke_salmon, 'pale wood', None, {'turn': 4, 'rise': 44}, beside=lambda b: cup(-2.9, 2.2, .8, 1.3, 'grey'), colour='blue', inside='cream'),
    'poke-saumon-grand': bowl_scene(poke_salmon, 'sage plaster', _linen('white linen', -.2), {'turn': -4, 'rise': 66, 'width': 6.4}, 'soft', colour='charcoal', r=2.75, h=1.3),
    'poke-thon': bowl_scene(poke_tuna, 'dark plaster', None, {'turn': -12}, 'side', beside=lambda b: leaf(2.3, -1.9, .02, 1.5, 1.2, -30, 10), colour='white'),
    'poke-poulet': bowl_scene(poke_chicken, 'oak', _linen('indigo linen', -.25), {'turn': 8, 'rise': 48}, colour='cream'),
    'poke-tofu': bowl_scene(poke_tofu, 'pale stone', None, {'turn': 0, 'rise': 45}, 'window', beside=lambda b: sticks(.8, -3.0, 14, 'pale wood'), colour='rust', inside='sand'),
    'categorie-chirashi': Picture(_two_chirashi),
    'categorie-poke': Picture(_three_pokes),
}
