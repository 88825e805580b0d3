"""Width and height of pictures in pixels. The widest size that the shop offers is 1280 pixels."""

SQUARE = (1280, 1280)
LANDSCAPE = (1280, 960)
WIDE = (1280, 853)
