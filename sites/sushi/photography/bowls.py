"""Bowls of rice with toppings: chirashi and poke."""
import math
import random

from fish import cut_slice, group
from rice import field
from toppings import beans, dice, fan, rings, roe, rounds, seeds, shreds
from crockery import bowl


class Bowl:
    """A filled bowl at (x, y): `z(px, py)` is the height of the rice at an offset from its centre."""

    def __init__(self, r=2.2, h=1.35, colour='cream', x=0, y=0, base=0, inside=None, fill=.80, grains=2100):
        self.r, self.x, self.y = r, x, y
        bowl(r, h, colour, x, y, base, inside)
        self.top, self.reach = h * fill, r * .875

        def height(d):
            return self.top + .12 * (1 - (d / self.reach) ** 2)
        self.height = height
        for o in field(self.reach, height, int(grains * (r / 2.2) ** 2), x=x, y=y):
            o.location.z = base
        self.base = base

    def z(self, px, py):
        return self.base + self.height(min(self.reach, math.hypot(px, py)))

    def place(self, turn, d):
        """Position at `turn` degrees and distance `d` (share of the radius) from the centre: x, y on the table, z."""
        a = math.radians(turn)
        px, py = d * self.r * math.cos(a), d * self.r * math.sin(a)
        return self.x + px, self.y + py, self.z(px, py)

    def strew_sesame(self, n=70, m='sesame', turn=0, d=0, r=None, lift=.02):
        x, y, _ = self.place(turn, d)
        dx, dy = x - self.x, y - self.y
        seeds(x, y, r or self.r * .85, lambda px, py: self.z(px + dx, py + dy) + lift, n, m)

    # Toppings at one position

    def dice(self, turn, d, m, n=16, size=.40, r=.72, layers=2):
        dice(*self.place(turn, d), r, n, m, size, .3, layers)

    def beans(self, turn, d, m='edamame', n=26, size=.15, r=.58):
        x, y, z = self.place(turn, d)
        beans(x, y, z, r, n, m, size)

    def shreds(self, turn, d, m, n=120, r=.66, thick=.035, long=.9, dome=.42, curl=.7):
        x, y, z = self.place(turn, d)
        shreds(x, y, z - .03, r, n, m, thick, long, dome, 1, None, 1, curl)

    def fan(self, turn, d, along=None, n=8, m='avocado', step=.2):
        fan(*self.place(turn, d), n, along if along is not None else turn + 90, m, step=step)

    def rounds(self, turn, d, along=None, n=8, m='cucumber', skin='cucumber skin', r=.36):
        rounds(*self.place(turn, d), n, m, skin, r, turn=along if along is not None else turn + 90)

    def roe(self, turn, d, r=.42, n=50):
        x, y, z = self.place(turn, d)
        roe(x, y, z, r, n, .092, 1, .2)

    def slices(self, turn, d, m, n=6, along=None, step=.36, length=1.75, width=.95, tilt=24, bow=6):
        """Slices of fish (or chicken) lying like tiles in an arc."""
        along = turn + 90 if along is None else along
        cx, cy, cz = self.place(turn, d)
        for i in range(n):
            t = i - (n - 1) / 2
            a = math.radians(along + bow * t)
            x, y = cx + t * step * math.cos(a), cy + t * step * math.sin(a)
            hold = group((x, y, max(cz, self.z(x - self.x, y - self.y)) + .21 + .012 * i), a)
            o = cut_slice(m, length, width, .13, hold, .10, i * 1.7)
            o.rotation_euler = (math.radians(tilt), 0, math.pi / 2)

    def petals(self, m, count, d, length=1.6, width=1.0, tilt=16, start=0, lift=.1, sweep=360):
        """Slices in a ring, each over the next, like a flower."""
        for i in range(count):
            turn = start + sweep * i / count
            x, y, z = self.place(turn, d)
            hold = group((x, y, z + lift), math.radians(turn), (0, math.radians(-6)))
            o = cut_slice(m, length, width, .12, hold, .09, i * 2.3)
            o.rotation_euler = (math.radians(tilt), 0, random.uniform(-.06, .06))

    def cubes(self, turn, d, m='omelette', n=5, size=.5):
        x, y, z = self.place(turn, d)
        dice(x, y, z, .46, n, m, size, .1, 1)

    def threads(self, turn, d, n=60, r=.5):
        """Nori cut in threads."""
        x, y, z = self.place(turn, d)
        shreds(x, y, z + .12, r, n, 'nori', .018, .75, .3, 1, None, 1, .9)

    def chives(self, turn, d, n=20, r=.6, lift=.3):
        x, y, z = self.place(turn, d)
        rings(x, y, r, lambda px, py: z + lift, n, 'chive', .06)
