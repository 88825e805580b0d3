"""Countertop fountains and under-counter units."""
from finishes import M
from glassware import tumbler
from studio import box, cyl, wire
from taps import FRONT, lever, neck

# width, depth, height of the case; buttons; rise of the tap over the deck
SIZES = {
    '1': (.235, .40, .34, 2, .345),
    '3': (.44, .46, .40, 3, .385),
    '6': (.44, .50, .54, 4, .385),
    '9': (.74, .50, .44, 6, .385),
}


def drip_grid(x, y, z, w, d, m, slats=11):
    """A flush drip tray: dark basin, rim and slats."""
    box((x, y, z + .001), (w, d, .004), m, .001)
    box((x, y, z + .0025), (w - .016, d - .016, .004), M['screen'], 0)
    step = (w - .03) / (slats - 1)
    for i in range(slats):
        box((x - (w - .03) / 2 + i * step, y, z + .0045), (.0065, d - .018, .003), m, .001)


def buttons(x, y, z, count, m, gap=.08, r=.0165, lit=True):
    """Round push buttons on a vertical front facing -y, a small light under each."""
    for i in range(count):
        bx = x + (i - (count - 1) / 2) * gap
        cyl((bx, y - .002, z), r * 1.18, .004, M['dark'], FRONT, .001)
        cyl((bx, y - .006, z), r, .010, m if i % 2 == 0 else M['steel'], FRONT, .002)
        if lit:
            cyl((bx, y - .001, z - r * 1.9), .0022, .003, M['led'], FRONT, 0)


def louvres(x, y, z, w, count=6, gap=.014):
    for i in range(count):
        box((x, y, z + i * gap), (w, .004, .0048), M['screen'], .002)


def countertop(body='steel', tap='gold', size='3', deck='granite', high=0, glass=.08, taps=1):
    """A countertop fountain standing at the origin, its front towards -y."""
    w, d, h, count, rise = SIZES[size]
    z0 = .022
    case, metal = M[body], M[tap]
    box((0, 0, z0 + h / 2), (w, d, h), case, .02, 6)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl((sx * (w / 2 - .05), sy * (d / 2 - .06), .011), .021, .022, M['rubber'], bev=.003)
    top = z0 + h
    box((0, 0, top + .009), (w + .006, d + .006, .018), M[deck], .004)
    deck_z = top + .018
    front = -d / 2
    zc = top - .062
    step = .08 if size != '1' else .068
    panel = step * count + (.05 if size != '1' else .03)
    box((0, front, zc), (panel, .010, .078), M['screen'], .016, 6)
    buttons(0, front - .005, zc + .006, count, metal, step)
    if size == '6':
        box((w / 2 - .105, front, top - .165), (.13, .008, .05), M['screen'], .008)
        box((w / 2 - .105, front - .0042, top - .165), (.10, .001, .030), M['display'], 0)
    box((0, front - .0002, top - (.135 if size != '6' else .215)), (w - .016, .002, .0022), M['screen'], 0)
    louvres(0, front - .0004, z0 + .045, w * .44, 6 if size != '1' else 4)
    if size == '6':
        louvres(0, front - .0004, z0 + .155, w * .44, 4)
    reach = .21 if size != '1' else .19
    gap = .21
    for i in range(taps):
        x = (i - (taps - 1) / 2) * gap
        base_y = .10
        cyl((x, base_y, deck_z + .004), .036, .008, metal, bev=.002)
        cyl((x, base_y, deck_z + .026), .025, .04, metal, bev=.003)
        lever(x, base_y, deck_z + .030, metal, 1, .055 if size != '1' else .04)
        neck(x, base_y, deck_z, metal, rise + high, reach, .015)
    drip_grid(0, base_y - reach - .005, deck_z, min(.24, w - .05) + gap * (taps - 1), .15, M['steel'], 11 + 8 * (taps - 1))
    if glass is not None:
        tumbler(-(taps - 1) / 2 * gap, base_y - reach, deck_z + .006, glass)
    return deck_z


def under_unit(x=0, y=0, z=0, body='steel', w=.24, d=.38, h=.40, gas=True, head='white'):
    """The cooling unit under the worktop, its cartridge on the side and hoses on top."""
    case = M[body]
    box((x, y, z + .018 + h / 2), (w, d, h), case, .012, 5)
    for sx in (-1, 1):
        for sy in (-1, 1):
            cyl((x + sx * (w / 2 - .035), y + sy * (d / 2 - .05), z + .009), .016, .018, M['rubber'], bev=.003)
    front = y - d / 2
    box((x, front, z + h - .045), (w - .05, .008, .062), M['screen'], .010, 5)
    cyl((x - w * .22, front - .008, z + h - .045), .019, .014, M['gold'], FRONT, .003)
    box((x + w * .16, front - .0045, z + h - .045), (.062, .001, .026), M['display'], 0)
    louvres(x, front - .0004, z + .06, w * .66, 9)
    top = z + .018 + h
    for i, (dx, colour) in enumerate(((-.06, 'blue'), (0, 'grey'), (.06, 'white'))):
        cyl((x + dx, y + .10, top + .012), .0115, .026, M['brass'], bev=.002, verts=6)
        wire([(x + dx, y + .10, top + .02), (x + dx * 1.1, y + .11, top + .085), (x + dx * .6, y + .19, top + .10),
              (x + dx * .4, y + .26, top - .02)], .0062, M[colour])
    if gas:
        from supplies import regulator, gas_bottle
        gas_bottle(x + w / 2 + .075, y - .06, z, .45)
        regulator(x + w / 2 + .075, y - .06, z + .40, False)


def mounted_filter(x, y, z, ring='sage'):
    """A cartridge hanging from its wall bracket, its foot at z."""
    from supplies import cartridge
    cartridge(x, y, z, ring)
    box((x, y + .075, z + .27), (.10, .012, .16), M['steel'], .004)
    box((x, y + .03, z + .305), (.075, .09, .03), M['dark'], .006)
