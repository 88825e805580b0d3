"""Painted materials of foods: fish with its lines, egg, avocado, roe, seaweed."""
from materials import Painter, maker, soft, wet
from studio import mat, ramp_noise


@maker
def salmon(name):
    p = Painter(m := wet(name, (.92, .25, .07)))
    lines = p.waves(1.3, 1.9, 1.5, .8, (1, .36, 1), .5)
    p.base(p.ramp(lines, (0, (.84, .145, .026)), (.72, (.88, .185, .040)), (.91, (.94, .42, .20)), (1, (.95, .60, .38))))
    p.over(p.grey(p.noise(2.2), (.35, 0), (.75, .45)), (.93, .30, .10))
    p.bump(p.noise(14), .12)
    return m


@maker
def seared_salmon(name):
    p = Painter(m := wet(name, (.92, .36, .15)))
    lines = p.waves(1.3, 1.9, 1.5, .8, (1, .36, 1), .5)
    p.base(p.ramp(lines, (0, (.85, .30, .13)), (.72, (.88, .38, .19)), (1, (.94, .66, .46))))
    char = p.grey(p.waves(.62, 1.6, 3, 2, (1, .15, 1), -.35), (.62, 0), (.86, .9))
    p.over(char, (.13, .045, .018))
    p.over(p.grey(p.noise(5, 6), (.52, 0), (.72, .75)), (.24, .085, .03))
    p.bump(p.noise(9), .25)
    p.principled.inputs['Roughness'].default_value = .34
    return m


@maker
def tuna(name):
    p = Painter(m := wet(name, (.42, .03, .03)))
    lines = p.waves(1.9, 2.2, 2, 1, (1, .4, 1), .45)
    p.base(p.ramp(lines, (0, (.33, .016, .017)), (.80, (.37, .023, .020)), (1, (.42, .045, .034))))
    p.over(p.grey(p.noise(3, 5), (.4, 0), (.8, .6)), (.25, .009, .014))
    p.bump(p.noise(11, 6, (.35, 2.2, 1)), .22)
    p.principled.inputs['Roughness'].default_value = .40
    p.principled.inputs['Clearcoat'].default_value = .22
    return m


@maker
def bream(name):
    p = Painter(m := wet(name, (.88, .74, .68)))
    lines = p.waves(1.0, 2.2, 2, 1, (1, .5, 1), .55)
    p.base(p.ramp(lines, (0, (.80, .60, .53)), (.75, (.86, .70, .63)), (1, (.93, .86, .81))))
    p.over(p.grey(p.across(1, .25, 2.5), (.60, 0), (.78, .5), (.93, .95)), (.70, .12, .10))
    return m


@maker
def bass(name):
    p = Painter(m := wet(name, (.86, .82, .74)))
    lines = p.waves(.95, 2.6, 2, 1, (1, .5, 1), .6)
    p.base(p.ramp(lines, (0, (.70, .60, .49)), (.6, (.80, .73, .63)), (1, (.94, .92, .87))))
    p.over(p.grey(p.across(1, .2, 3), (.80, 0), (.98, .8)), (.42, .26, .22))
    return m


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
    return ramp_noise(mat(name, (.01, .016, .01), 0, .38), 9, [(.3, (.006, .010, .006)), (.7, (.020, .028, .014))], (1, 1, 3), 6, .4, .35)


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
    p = Painter(m := soft(name, (.95, .22, .02), .1, Clearcoat=.6), 'Object')
    facing = p.new('LayerWeight')
    facing.inputs[0].default_value = .5
    p.base(p.ramp(facing.outputs['Facing'], (0, (.92, .17, .010)), (.45, (.84, .085, .006)), (1, (.42, .022, .002))))
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
