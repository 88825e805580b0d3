"""Pictures of menus, boxes and platters."""
import math

from drinks import tumbler
from shapes import put
from materials import M
from plan import Picture
from platters import beans_bowl, lifted, line, miso, ring, rows, salad
from sides import skewer
from studio import box
from table import cloth, light, look, sticks, surface
from toppings import citrus, ginger, leaf, wasabi
from bowls import Bowl
from pictures_bowls import chirashi_three, salmon_bowl
from crockery import board, cup, dish, plate, platter, saucer, slate, tray


def _solo():
    surface('oak')
    light('window', 1.2)
    z = board(8.4, 3.9, wood='walnut', feet=False)
    rows([(['n:salmon', 'n:salmon', 'n:tuna'], 0)], -2.25, .15, z, -2)
    rows([(['m:salmon', 'm:cucumber', 'm:avocado'], .55), (['m:cucumber', 'm:salmon', 'm:tuna'], -.42)], .95, .15, z, -3)
    salad(3.1, .45, z, .95)
    wasabi(2.35, -1.35, z, .85)
    ginger(3.25, -1.2, z, .85)
    sticks(-.2, -2.75, 3)


def _plateau_solo():
    _solo()
    miso(-2.3, 3.5, r=1.3)
    saucer(1.5, 3.0, .85, 'sand')
    look(at=(-.05, .1, .6), width=8.7, turn=8, rise=31, fstop=.30, focus=(-.3, -.5, .8))


def _plateau_solo_detail():
    _solo()
    look(at=(-2.1, -.05, .7), width=3.9, turn=20, rise=34, lens=100, fstop=.36, focus=(-2.0, -.6, .85))


def _menu_midi():
    surface('pale stone')
    light('window', 1.4)
    z = tray(9.6, 6.6, 0, 0, .03, 'oak', 'oak')
    p = plate(2.15, 'charcoal', -2.2, -.6, z=z)
    rows([(['c:salmon/sesame', 'c:crab/sesame', 'c:salmon/sesame'], .62), (['c:salmon/sesame'] * 3, -.62)], -2.2, -.6, p, 8)
    miso(2.2, 1.0, z, 1.55)
    salad(-2.9, 2.25, z, .85, 'cream')
    lifted(z, lambda: tumbler((.05, 1.95), drink='yuzu', ice=2))
    saucer(1.0, -1.9, .75, 'sand', z=z)
    sticks(2.4, -2.5, 4, z=z + .07, long=6.4)
    look(at=(.05, -.1, .5), width=10.2, turn=5, rise=46, fstop=.8)


def _carton(w, d, x, y, turn=0, h=1.0, m='kraft', inner='white paper', z=0):
    """An open box of card; returns the height of its floor."""
    c, s = math.cos(turn), math.sin(turn)
    box((x, y, z + .06), (w, d, .08), M[inner], .01, 2, (0, 0, turn))
    for lx, ly, lw, ld in ((0, d / 2, w, .06), (0, -d / 2, w, .06), (w / 2, 0, .06, d), (-w / 2, 0, .06, d)):
        box((x + lx * c - ly * s, y + lx * s + ly * c, z + h / 2), (lw + .05, ld + .05, h), M[m], .015, 2, (0, 0, turn))
    return z + .11


def _boite():
    surface('walnut')
    light('window', 1.3)
    z = _carton(8.0, 5.4, 0, 0, .05)
    lid = box((.1, 3.6, 2.0), (8.1, .08, 4.6), M['kraft'], .02, 2, (math.radians(-24), 0, .05))
    lid.name = 'lid'
    box((.5, .0, .45), (.05, 5.3, .7), M['kraft'], .01, 2, (0, 0, .05))
    box((-1.75, .25, .45), (4.45, .05, .7), M['kraft'], .01, 2, (0, 0, .05))
    rows([(['m:salmon', 'm:cucumber', 'm:tuna', 'm:avocado'], .5), (['m:avocado', 'm:salmon', 'm:cucumber', 'm:salmon'], -.45)], -1.85, 1.35, z, 3)
    rows([(['c:salmon/sesame', 'c:crab/roe', 'c:salmon/sesame'], .62), (['c:crab/roe', 'c:salmon/sesame', 'c:crab/roe'], -.6)], -1.75, -1.25, z, 3)
    rows([(['n:salmon', 'n:tuna', 'n:shrimp'], 1.2), (['n:bream', 'n:salmon', 'n:omelette'], -1.25)], 2.2, .1, z, 3)
    sticks(.6, -3.5, 7, 'pale wood')
    look(at=(0, .1, .4), width=9.4, turn=-8, rise=52, fstop=.9)


def _duo():
    surface('oak')
    light('evening', 1.7)
    a, b = plate(2.0, 'blue', -3.6, -2.2), plate(2.0, 'cream', 3.5, -2.2)
    line(['n:salmon', 'n:tuna', 'n:shrimp'], -3.6, -2.2, a, 4)
    line(['n:bream', 'n:salmon', 'n:eel'], 3.5, -2.2, b, -4)
    z = board(6.8, 2.9, 0, 2.0, .03, 'walnut', False)
    rows([(['c:salmon/sesame', 'c:crab/roe'] * 2 + ['c:salmon/sesame'], .6), (['m:tuna', 'm:cucumber', 'm:salmon', 'm:avocado', 'm:tuna', 'm:salmon'], -.55)], 0, 2.0, z, 2)
    miso(-5.1, 2.3)
    miso(5.1, 2.3)
    sticks(-.2, -4.75, 3)
    saucer(0, -1.5, .8, 'charcoal')
    look(at=(0, -.2, .4), width=13, turn=4, rise=48, fstop=.8)


def _enfant():
    surface('warm plaster')
    light('soft', 1.3)
    z = tray(8.0, 5.4, 0, 0, -.04, 'pale wood', 'pale wood')
    p = plate(1.75, 'celadon', -1.95, .1, z=z)
    rows([(['m:cucumber'] * 3, .48), (['m:cucumber'] * 3, -.48)], -1.95, .1, p, 6)
    d = dish(3.4, 1.9, 'cream', 1.9, -1.3, .05, z)
    for k in (0, 1):
        put(skewer(), (2.0, -1.0 - .6 * k, d + .26), 4 + 3 * k)
    beans_bowl(1.7, 1.25, z, 1.15, 'white', 'mango')
    look(at=(0, -.05, .4), width=8.4, turn=-5, rise=46, fstop=.8)


def _saumon():
    surface('grey stone')
    light('window', 1.4)
    z = board(9.4, 6.2, wood='oak', feet=False)
    rows([(['n:salmon'] * 6, 1.55), (['c:salmon/sesame'] * 6, -.45), (['m:salmon'] * 6, -1.75)], -.35, 0, z, 2)
    ginger(3.75, -1.5, z)
    wasabi(3.7, -.3, z)
    leaf(3.3, 1.2, z, 1.5, 1.2, 70, 25)
    look(at=(0, -.1, .5), width=9.8, turn=8, rise=45, fstop=.7)


def _vegetal():
    surface('sage plaster')
    light('soft', 1.4)
    z = slate(9.2, 5.6, seed=8)
    rows([(['n:avocado'] * 6, 1.35), (['m:cucumber', 'm:cucumber', 'm:cucumber', 'm:avocado', 'm:avocado', 'm:avocado', 'm:avocado'], -.4), (['c:vegetable/chive'] * 7, -1.55)], -.1, 0, z, -2)
    citrus(3.7, 1.3, z, .55, 'lime')
    citrus(4.0, .8, z + .04, .55, 'lime', (.15, .15, 0))
    look(at=(0, -.1, .4), width=9.8, turn=-8, rise=46, fstop=.7)


def _board_duo(x=0, y=0, z=0):
    rows([(['n:salmon', 'n:tuna', 'n:bream'] * 2 + ['n:salmon'], 1.7), (['c:salmon/sesame', 'c:crab/roe'] * 3 + ['c:salmon/sesame'], -.35),
          (['m:tuna', 'm:salmon', 'm:cucumber', 'm:avocado'] * 2 + ['m:tuna', 'm:salmon'], -1.6)], x, y, z, 0)


def _plateau_duo():
    surface('black wood')
    light('window', 1.5)
    z = board(11.4, 6.4, wood='cedar', feet=True)
    _board_duo(-.5, 0, z)
    line(['m:salmon', 'm:cucumber'], 4.5, -.4, z, 90)
    ginger(4.8, -1.9, z, 1.1)
    wasabi(4.9, 1.6, z, 1.2)
    look(at=(0, -.2, .7), width=11.4, turn=7, rise=42, fstop=.7)


def family(x=0, y=0, turn=0, z0=0):
    """A black tray of forty-two pieces in four rows."""
    z = tray(13.6, 8.6, x, y, turn, 'black', 'black', .5, z0)
    along = math.degrees(turn)
    lines = [(['n:salmon', 'n:tuna', 'n:shrimp', 'n:salmon', 'n:bream', 'n:tuna', 'n:salmon', 'n:omelette', 'n:shrimp', 'n:salmon'], 2.75),
             (['c:salmon/sesame', 'c:crab/roe'] * 5, .8),
             (['m:tuna', 'm:salmon', 'm:cucumber', 'm:avocado', 'm:salmon', 'm:cucumber'] * 2, -.45),
             (['n:tuna', 'n:eel', 'n:salmon', 'n:bass', 'g:roe', 'g:salmon', 'g:roe', 'n:salmon', 'n:mackerel', 'n:tuna'], -2.25)]
    rows(lines, x + .3 * math.sin(turn), y - .35, z, along)


def _famille():
    surface('oak')
    light('window', 1.9)
    family()
    look(at=(0, -.2, .4), width=13.6, turn=6, rise=56, fstop=1)


def party(x=0, y=0, outer='lacquer', inner='black', r=7.4):
    """A round tray of sixty pieces in rings."""
    z = platter(r, x, y, outer, inner)
    k = r / 7.4
    ring(['n:salmon', 'n:tuna', 'n:bream', 'n:salmon', 'n:shrimp', 'n:tuna'] * 4, 5.35 * k, x, y, z)
    ring((['c:salmon/sesame'] * 2 + ['c:crab/roe'] * 2) * 4, 3.45 * k, x, y, z)
    ring(['m:salmon', 'm:cucumber', 'm:tuna', 'm:avocado'] * 4, 2.4 * k, x, y, z)
    ring(['g:roe', 'g:salmon', 'g:roe', 'g:tuna'], 1.02 * k, x, y, z, 20)


def _fete():
    surface('warm plaster')
    light('soft', 2.1)
    party()
    look(at=(0, .0, .4), width=17.8, turn=0, rise=62, fstop=1.5)


def _reception():
    surface('black wood')
    light('window', 2.6)
    family(-6.6, -.6, .10)
    party(7.9, .6, r=7.2)
    saucer(.6, -6.2, 1, 'rust')
    look(at=(.9, -.3, .4), width=21.5, turn=-4, rise=54, fstop=1.4)


def _carte():
    surface('oak')
    light('window', 1.9)
    cloth('grey linen', -3.2, 1.2, (8, 6.5), .35)
    salmon_bowl(Bowl(2.2, 1.35, 'cream', -3.4, 1.2, .05))
    z = board(8.6, 3.4, 2.4, -2.3, .1, 'walnut', False)
    rows([(['n:salmon', 'n:tuna', 'n:bream', 'c:salmon/sesame', 'c:crab/roe', 'c:salmon/sesame'], 0)], 2.3, -2.3, z, 6)
    cup(2.2, 2.4, .95, 1.5, 'grey')
    miso(5.2, 2.0, 0, 1.4)
    saucer(-3.9, -3.0, .9, 'charcoal')
    sticks(-1.6, -4.8, 8)
    look(at=(.5, -.5, .4), width=13.4, turn=4, rise=50, fstop=.9)


def _menus():
    surface('dark plaster')
    light('window', 1.5)
    z = tray(10.4, 7.0, 0, 0, -.05, 'cedar', 'cedar')
    chirashi_three(Bowl(2.15, 1.25, 'charcoal', -2.55, .6, z))
    b = board(4.4, 2.6, 2.4, -1.6, -.05, 'walnut', False, z)
    line(['n:salmon', 'n:tuna', 'n:omelette'], 2.4, -1.6, b, -3)
    miso(2.7, 1.6, z, 1.35)
    salad(.1, 2.3, z, .8, 'cream')
    saucer(-.7, -2.3, .75, 'rust', z=z)
    look(at=(0, -.1, .5), width=10.6, turn=8, rise=47, fstop=.8)


def _boards():
    surface('pale wood')
    light('window', 2)
    a = board(8.6, 6.2, -4.7, 0, .06, 'walnut', False)
    rows([(['n:salmon', 'n:tuna'] * 3, 1.6), (['c:salmon/sesame', 'c:crab/roe'] * 3, -.4), (['m:tuna', 'm:cucumber', 'm:salmon'] * 2, -1.65)], -4.7, 0, a, 3.4)
    b = slate(8.4, 6.0, 4.6, .7, -.08, seed=6)
    rows([(['n:shrimp', 'n:bream', 'n:omelette'] * 2, 1.5), (['g:roe', 'g:salmon', 'g:wakame', 'g:roe', 'g:tuna'], -.5), (['m:avocado', 'm:salmon'] * 3, -1.8)], 4.6, .7, b, -4.6)
    saucer(-.4, -3.6, .9, 'rust')
    sticks(6.2, -3.6, 5)
    look(at=(.1, .0, .4), width=13.4, turn=-6, rise=48, fstop=.9)


def _receptions():
    surface('walnut')
    light('evening', 3.0)
    party(-7.6, -2.5, r=7.2)
    family(8.2, -.6, -.06)
    party(.2, 13.5, r=7)
    family(-15.5, 10.5, .1)
    look(at=(.5, 1.5, .4), width=26, turn=12, rise=36, fstop=.75, focus=(0, -2.5, .5))


PICTURES = {
    'plateau-solo': Picture(_plateau_solo), 'plateau-solo-detail': Picture(_plateau_solo_detail),
    'menu-midi': Picture(_menu_midi), 'boite-composer': Picture(_boite), 'menu-duo': Picture(_duo), 'menu-enfant': Picture(_enfant),
    'plateau-saumon': Picture(_saumon), 'plateau-vegetal': Picture(_vegetal), 'plateau-duo': Picture(_plateau_duo),
    'plateau-famille': Picture(_famille), 'plateau-fete': Picture(_fete), 'plateau-reception': Picture(_reception),
    'categorie-carte': Picture(_carte), 'categorie-menus': Picture(_menus),
    'categorie-plateaux': Picture(_boards), 'categorie-receptions': Picture(_receptions),
}
