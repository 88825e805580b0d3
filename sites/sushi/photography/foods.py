"""Painted materials of foods: fish with its lines, egg, avocado, roe, seaweed."""
from materials import Painter, maker, soft, wet
from studio import mat, ramp_noise


def _fat(p, colour, scale=1.5, most=.95):
    """Thin pale lines between the flakes, swelling and fading along their way, some of them split."""
    line = p.waves(scale, 2.6, 2.5, .9, (1, .42, 1), .55)
    p.over(p.grey(line, (.72, 0), (.90, .28 * most), (.965, most), (1, most)), colour)
    fine = p.waves(scale * 2, 3.4, 3, 1.3, (1, .42, 1), .55)
    p.over(p.grey(fine, (.90, 0), (1, .34 * most)), colour)
    p.over(p.grey(p.noise(3.2, 6, (.6, 2, 1)), (.50, 0), (.75, .22)), colour)


@maker
def salmon(name):
    p = Painter(m := wet(name, (.90, .24, .09)))
    p.base(p.ramp(p.noise(1.6, 5), (.3, (.80, .115, .026)), (.7, (.91, .205, .060))))
    _fat(p, (.94, .54, .34))
    p.bump(p.noise(16, 5, (.5, 1.6, 1)), .22, .012).bump(p.noise(60, 3, (.35, 1.4, 1)), .16, .004)
    return p.moist(.14, .40).done()


@maker
def seared_salmon(name):
    p = Painter(m := wet(name, (.92, .36, .15)))
    p.base(p.ramp(p.noise(1.6, 5), (.3, (.84, .28, .12)), (.7, (.90, .40, .20))))
    _fat(p, (.95, .68, .48))
    char = p.grey(p.waves(.62, 1.6, 3, 2, (1, .15, 1), -.35), (.62, 0), (.86, .9))
    p.over(char, (.13, .045, .018))
    p.over(p.grey(p.noise(5, 6), (.52, 0), (.72, .75)), (.24, .085, .03))
    p.bump(p.noise(9), .25)
    return p.moist(.18, .46).done()


@maker
def tuna(name):
    p = Painter(m := wet(name, (.36, .022, .026), .3, (.20, .045, .035)))
    p.base(p.ramp(p.noise(1.8, 6, (.6, 1.6, 1)), (.3, (.20, .008, .010)), (.7, (.34, .021, .021))))
    _fat(p, (.46, .070, .058), 2.3, .26)
    p.bump(p.noise(13, 6, (.35, 2.2, 1)), .34, .018).bump(p.noise(55, 3, (.3, 1.8, 1)), .2, .004)
    return p.moist(.16, .44).done()


@maker
def bream(name):
    p = Painter(m := wet(name, (.88, .74, .68)))
    lines = p.waves(1.0, 2.2, 2, 1, (1, .5, 1), .55)
    p.base(p.ramp(lines, (0, (.80, .60, .53)), (.75, (.86, .70, .63)), (1, (.93, .86, .81))))
    p.over(p.grey(p.across(1, .25, 2.5), (.60, 0), (.78, .5), (.93, .95)), (.70, .12, .10))
    p.bump(p.noise(16, 5, (.5, 1.8, 1)), .24, .012)
    return p.moist(.13, .38).done()


@maker
def bass(name):
    p = Painter(m := wet(name, (.86, .82, .74)))
    lines = p.waves(.95, 2.6, 2, 1, (1, .5, 1), .6)
    p.base(p.ramp(lines, (0, (.70, .60, .49)), (.6, (.80, .73, .63)), (1, (.94, .92, .87))))
    p.over(p.grey(p.across(1, .2, 3), (.80, 0), (.98, .8)), (.42, .26, .22))
    p.bump(p.noise(16, 5, (.5, 1.8, 1)), .24, .012)
    return p.moist(.13, .38).done()


@maker
def scallop(name):
    p = Painter(m := wet(name, (.93, .86, .74)))
    p.base(p.ramp(p.noise(5, 4, (.35, 2, 1)), (.3, (.80, .66, .48)), (.7, (.93, .85, .72))))
    p.over(p.grey(p.across(1, .1, 4), (.0, .8), (.2, 0), (.8, 0), (1, .8)), (.76, .56, .38))
    return m


@maker
def mackerel(name):
    p = Painter(m := wet(name, (.55, .58, .60)))
    p.base(p.ramp(p.across(1, .06), (.0, (.72, .36, .30)), (.10, (.74, .60, .56)), (.2, (.74, .76, .75)), (.55, (.50, .58, .62)), (.8, (.13, .22, .28)), (1, (.05, .09, .12))))
    stripes = p.grey(p.waves(1.6, 5, 2, 1.4, (1, .3, 1), .25), (.60, 0), (.74, .9))
    mask = p.new('MixRGB')
    mask.blend_type = 'MULTIPLY'
    mask.inputs[0].default_value = 1
    p.link(stripes, mask.inputs[1])
    p.link(p.grey(p.across(1, .1), (.42, 0), (.6, 1)), mask.inputs[2])
    p.over(mask.outputs[0], (.02, .035, .045))
    b = p.principled
    b.inputs['Metallic'].default_value, b.inputs['Roughness'].default_value = .35, .25
    return m


@maker
def eel(name):
    p = Painter(m := mat(name, (.2, .07, .02), 0, .22, Clearcoat=.7, Clearcoat_Roughness=.1))
    p.base(p.ramp(p.noise(3.2, 6, (1, 1.6, 1)), (.3, (.085, .024, .007)), (.55, (.21, .075, .020)), (.75, (.40, .17, .05))))
    p.over(p.grey(p.across(1, .3, 4), (.40, 0), (.5, .65), (.6, 0)), (.05, .014, .006))
    p.bump(p.waves(2.4, 3, 3, 2, (1, .2, 1), .3), .3)
    return m


@maker
def shrimp(name):
    p = Painter(m := wet(name, (.94, .80, .70)))
    bands = p.waves(.80, 2.0, 2, 1.4, (1, .12, 1))
    p.base(p.ramp(bands, (0, (.88, .24, .08)), (.40, (.92, .38, .18)), (.66, (.94, .78, .67)), (1, (.94, .87, .80))))
    p.over(p.grey(p.across(1, .12), (.42, 0), (.5, .55), (.58, 0)), (.93, .84, .76))
    p.bump(bands, .2)
    return m


@maker
def squid(name):
    return wet(name, (.90, .88, .84))


@maker
def omelette(name):
    p = Painter(m := soft(name, (.93, .66, .13), .4), 'Object')
    p.base(p.ramp(p.noise(3, 5), (.35, (.86, .50, .055)), (.65, (.93, .62, .12))))
    p.over(p.grey(p.noise(1.4, 7), (.58, 0), (.75, .6)), (.62, .27, .05))
    p.bump(p.noise(10), .1)
    return m


@maker
def avocado(name):
    """Painted across the slice: dark green at both edges, yellow in the middle."""
    p = Painter(m := soft(name, (.60, .64, .17), .36))
    p.base(p.ramp(p.across(1, .05), (0, (.20, .36, .05)), (.12, (.40, .56, .10)), (.42, (.72, .70, .24)), (.62, (.72, .70, .24)), (.9, (.40, .56, .10)), (1, (.20, .36, .05))))
    return m


@maker
def charred_avocado(name):
    p = Painter(m := soft(name, (.60, .64, .17), .36))
    p.base(p.ramp(p.across(1, .05), (0, (.20, .36, .05)), (.15, (.42, .56, .10)), (.45, (.70, .68, .22)), (.6, (.70, .68, .22)), (.9, (.40, .54, .10)), (1, (.2, .36, .05))))
    p.over(p.grey(p.noise(2.2, 6, (1, 1.8, 1)), (.50, 0), (.68, .85)), (.16, .075, .02))
    return m


@maker
def nori(name):
    p = Painter(m := mat(name, (.01, .016, .01), 0, .4, Specular=.6), 'Object')
    p.base(p.ramp(p.noise(7, 8, (1, 1, 2.5)), (.3, (.004, .0075, .004)), (.55, (.011, .017, .009)), (.75, (.028, .038, .018))))
    p.bump(p.noise(9, 8, (1, 1, 2.5)), .5, .02).bump(p.noise(55, 4, (1, 1, 2)), .35, .006)
    return p.moist(.30, .58, 5).done()


@maker
def wakame(name):
    return ramp_noise(soft(name, (.05, .20, .03), .2), 2, [(.3, (.014, .070, .010)), (.7, (.060, .17, .022))])


@maker
def wasabi(name):
    return ramp_noise(mat(name, (.36, .50, .13), 0, .62), 12, [(.3, (.30, .43, .10)), (.7, (.44, .57, .18))], (1, 1, 1), 8, 0, .9)


@maker
def ginger(name):
    return ramp_noise(soft(name, (.92, .62, .48), .28), 1.6, [(.3, (.90, .42, .34)), (.7, (.94, .66, .54))])


@maker
def roe(name):
    p = Painter(m := soft(name, (.95, .22, .02), .06, Clearcoat=.6, Clearcoat_Roughness=.03, Subsurface=1,
                          Subsurface_Radius=(.16, .05, .01), Specular=.6), 'Object')
    facing = p.new('LayerWeight')
    facing.inputs[0].default_value = .5
    p.base(p.ramp(facing.outputs['Facing'], (0, (.95, .24, .022)), (.45, (.90, .13, .010)), (1, (.62, .045, .003))))
    return m


@maker
def chicken(name):
    p = Painter(m := soft(name, (.74, .50, .30), .34))
    p.base(p.ramp(p.noise(3, 6, (.5, 2, 1)), (.3, (.62, .36, .17)), (.7, (.80, .58, .36))))
    p.over(p.grey(p.across(1, .2, 5), (.0, 1), (.16, .8), (.3, 0), (.74, 0), (.9, .9)), (.20, .07, .02))
    return m


@maker
def fried_tofu(name):
    p = Painter(m := soft(name, (.76, .44, .13), .5), 'Object')
    p.base(p.ramp(p.noise(5, 6), (.3, (.56, .25, .05)), (.7, (.88, .60, .25))))
    p.bump(p.noise(14), .6)
    return m


@maker
def radish(name):
    """A slice: white with a pink rim; painted by the distance from its axis through the object's z-normal UV."""
    return soft(name, (.92, .90, .88), .22)


@maker
def radish_skin(name):
    return soft(name, (.70, .04, .13), .3)


@maker
def shrimp_tail(name):
    return wet(name, (.80, .15, .05))


@maker
def tuna_block(name):
    p = Painter(m := wet(name, (.42, .03, .03), .3), 'Object')
    lines = p.waves(.9, 3, 3, 1, (1, .25, 1), .5)
    p.base(p.ramp(lines, (0, (.31, .014, .015)), (.8, (.37, .022, .020)), (1, (.46, .06, .045))))
    return m
