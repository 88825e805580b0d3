"""Mugs, cups, beakers, the tea pot, pitcher, bottle and butter dish. Each stands at (x, y, z) in a glaze."""
from glazes import M
from studio import ball, cyl, lathe
from turning import sweep, throw


def fill(x, y, r, z, what):
    """The surface of a drink, a little higher at the wall."""
    lathe([(.0004, z), (r * .9, z), (r * .97, z + .0004), (r, z + .0012)][::-1], M[what], (x, y, 0))


def espresso(glaze, x=0, y=0, z=0, drink=None, **more):
    outer = [(.020, 0), (.0235, .004), (.0275, .018), (.0285, .040), (.0282, .057), (.0288, .060)]
    throw(outer, glaze, (x, y, z), wall=.0034, floor=.006, line=.0065, pitch=.0048, **more)
    if drink:
        fill(x, y, .0246, z + .044, drink)


def saucer(glaze, x=0, y=0, z=0, r=.071):
    outer = [(r * .52, 0), (r * .58, .0035), (r * .82, .008), (r * .97, .0155), (r, .0185)]
    inner = [(r * .965, .0195), (r * .80, .0125), (r * .52, .0085), (r * .42, .0085), (r * .36, .0068), (r * .18, .0064)]
    throw(outer, glaze, (x, y, z), inner=inner, line=.004, pitch=.007)


def cup(glaze, x=0, y=0, z=0, turn=0, drink=None, plate=True, **more):
    """A cup with a handle on its saucer."""
    if plate:
        saucer(glaze, x, y, z)
        z += .0075
    outer = [(.0215, 0), (.0245, .0035), (.0345, .014), (.0425, .034), (.0445, .054), (.0452, .0605)]
    throw(outer, glaze, (x, y, z), wall=.0036, floor=.0075, line=.0055, pitch=.005, **more)
    sweep([(.041, .049), (.056, .054), (.0655, .0455), (.061, .031), (.0385, .023)], [(.0058, .0032), (.0048, .0028), (.0046, .0028), (.0058, .003)],
        glaze, (x, y, z), turn)
    if drink:
        fill(x, y, .0398, z + .048, drink)


def mug(glaze, x=0, y=0, z=0, turn=0, drink=None, handle=True, **more):
    """The large mug."""
    outer = [(.0355, 0), (.0392, .003), (.0425, .012), (.0436, .035), (.0430, .070), (.0432, .090), (.0438, .095)]
    throw(outer, glaze, (x, y, z), **{'line': .0085, **more})
    if handle:
        path = [(.0405, .078), (.054, .084), (.068, .0765), (.0735, .060), (.066, .042), (.0505, .031), (.041, .027)]
        sweep(path, [(.0115, .0046), (.0085, .0038), (.0078, .0034), (.0078, .0034), (.0095, .0036)], glaze, (x, y, z), turn)
    if drink:
        fill(x, y, .0388, z + .078, drink)


def beaker(glaze, x=0, y=0, z=0, drink=None, **more):
    """A beaker without a handle, waisted for the hand."""
    outer = [(.0295, 0), (.0325, .003), (.0362, .016), (.0358, .040), (.0375, .070), (.0412, .094), (.0418, .098)]
    throw(outer, glaze, (x, y, z), line=.024, wall=.0036, **more)
    if drink:
        fill(x, y, .0355, z + .080, drink)


def _lid(glaze, x, y, z, r, knob=.010):
    throw([(r * .8, -.004), (r * .84, .0), (r, .0008), (r * .99, .0032), (r * .70, .0085), (r * .32, .0125), (knob * .62, .0145), (knob * .60, .019),
           (knob * 1.02, .0245), (knob * .95, .0285), (knob * .5, .0305), (.0004,
               .0308)], glaze, (x, y, z), solid=True, ring=0, line=-.01, rings=.00012)


def teapot(glaze, x=0, y=0, z=0, turn=0):
    outer = [(.042, 0), (.047, .004), (.066, .022), (.0765, .052), (.0735, .080), (.056, .104), (.0385, .1125), (.0372, .1145)]
    throw(outer, glaze, (x, y, z), line=.009, wall=.004)
    _lid(glaze, x, y, z + .1150, .0365)
    spout = [(.066, .046), (.088, .056), (.106, .080), (.118, .104), (.1225, .111)]
    sweep(spout, [(.0215, .022), (.0165, .0175), (.0112, .0118), (.0092, .0092), (.0094, .009)], glaze, (x, y, z), turn, hollow=10)
    path = [(.066, .093), (.087, .106), (.109, .100), (.1185, .078), (.111, .054), (.089, .037), (.0715, .033)]
    sweep(path, [(.0105, .0048), (.0085, .004), (.008, .0036), (.008, .0036), (.009, .0038)], glaze, (x, y, z), turn + 180)


def pitcher(glaze, x=0, y=0, z=0, turn=0, **more):
    outer = [(.047, 0), (.0515, .004), (.064, .030), (.0675, .070), (.060, .115), (.0485, .150), (.0475, .172), (.0525, .193), (.0535, .197)]
    throw(outer, glaze, (x, y, z), line=.012, wall=.0048, floor=.009, lip=(180, 17, .024), turn=turn, pitch=.0075, rings=.0003, **more)
    path = [(.0465, .172), (.066, .181), (.089, .168), (.098, .136), (.093, .102), (.079, .078), (.062, .068)]
    sweep(path, [(.0155, .0058), (.011, .0048), (.0098, .0042), (.0098, .0042), (.0125, .0046)], glaze, (x, y, z), turn)


def oil_bottle(glaze, x=0, y=0, z=0, turn=0):
    outer = [(.030, 0), (.034, .003), (.0395, .012), (.0405, .060), (.0385, .100), (.026, .128), (.0145, .146), (.0128, .172), (.0150, .192),
        (.0168, .196)]
    throw(outer, glaze, (x, y, z), line=.009, wall=.0035, lip=(0, 24, .004), turn=turn)
    cyl((x, y, z + .197), .0112, .024, M['cork'], bev=.0015)
    ball((x, y, z + .213), .0125, M['pale oak'], (1, 1, .8))


def butter_dish(glaze, x=0, y=0, z=0, open_=False, turn=0):
    """A plate with a domed lid; open, the lid leans beside it."""
    outer = [(.062, 0), (.068, .003), (.088, .0085), (.0985, .0155), (.100, .0175)]
    inner = [(.0972, .0180), (.0860, .0125), (.074, .0095), (.03, .0092)]
    throw(outer, glaze, (x, y, z), inner=inner, line=.0045)
    if open_:
        return
    dome = [(.0715, 0), (.0735, .002), (.0735, .028), (.0700, .048), (.050, .0605), (.022, .0655), (.0085, .068), (.0080, .0735), (.0125, .081),
        (.0115, .0865), (.006, .0895), (.0004, .090)]
    throw(dome, glaze, (x, y, z + .0098), solid=True, ring=0, line=.0008, rings=.0003, turn=turn)

