import sharp from 'sharp'
import { mix, pictureGround, type Colours } from './colours.ts'

const side = 1280

interface Palette {
  readonly ground: string
  readonly floor: string
  readonly shadow: string
  readonly light: string
  readonly dark: string
  readonly rim: string
}

function paletteOf({ action, page, text }: Colours): Palette {
  const ground = pictureGround({ action, page, text })
  return {
    ground,
    floor: mix(ground, text, 0.06),
    shadow: mix(ground, text, 0.22),
    light: mix(page, action, 0.22),
    dark: action,
    rim: mix(action, text, 0.45),
  }
}

/** A shape that stands on the floor at (x, y), drawn in a colour, at a scale. */
type Shape = (colour: string, palette: Palette) => string

const shadow = (width: number, { shadow: fill }: Palette) =>
  `<ellipse cx="0" cy="0" rx="${width}" ry="${width * 0.12}" fill="${fill}" opacity=".55"/>`

/** A vessel by its outline, with an opening of half the width at a height. */
const vessel =
  (outline: string, base: number, opening: readonly [half: number, height: number]): Shape =>
  (colour, palette) =>
    `${shadow(base * 1.25, palette)}<path d="${outline}" fill="${colour}"/>
     <ellipse cx="0" cy="${-opening[1]}" rx="${opening[0]}" ry="${opening[0] * 0.16}" fill="${palette.rim}"/>`

const cup: Shape = (colour, palette) =>
  `<path d="M135 -225C250 -240 250 -70 118 -85" fill="none" stroke="${colour}" stroke-width="34"/>
   ${vessel('M-150 -280C-150 -90 -130 0 -80 0H80C130 0 150 -90 150 -280Z', 90, [150, 280])(colour, palette)}`

const bowl = vessel('M-260 -220C-250 -70 -150 0 -90 0H90C150 0 250 -70 260 -220Z', 110, [260, 220])

const plate: Shape = (colour, palette) =>
  `${shadow(330, palette)}<ellipse cx="0" cy="-40" rx="340" ry="96" fill="${palette.rim}"/>
   <ellipse cx="0" cy="-52" rx="340" ry="92" fill="${colour}"/>
   <ellipse cx="0" cy="-50" rx="225" ry="56" fill="${mix(colour, palette.rim, 0.18)}"/>`

const jug: Shape = (colour, palette) =>
  `<path d="M70 -440C280 -450 280 -150 120 -175" fill="none" stroke="${colour}" stroke-width="36"/>
   ${vessel('M-130 -520C-60 -430 -190 -260 -175 -130C-165 -40 -130 0 -90 0H90C130 0 165 -40 175 -130C190 -260 60 -430 110 -520Z', 110, [120, 520])(colour, palette)}`

const vase = vessel(
  'M-62 -600C-50 -470 -210 -380 -200 -210C-192 -80 -130 0 -80 0H80C130 0 192 -80 200 -210C210 -380 50 -470 62 -600Z',
  110,
  [62, 600],
)

const candle: Shape = (colour, palette) =>
  `${shadow(210, palette)}<ellipse cx="0" cy="-26" rx="200" ry="52" fill="${palette.rim}"/>
   <rect x="-62" y="-410" width="124" height="380" rx="10" fill="${colour}"/>
   <ellipse cx="0" cy="-410" rx="62" ry="14" fill="${mix(colour, palette.rim, 0.25)}"/>
   <path d="M0 -412V-446" stroke="${palette.rim}" stroke-width="8"/>
   <path d="M0 -530C34 -480 34 -444 0 -440C-34 -444 -34 -480 0 -530Z" fill="${palette.dark}"/>`

const tray: Shape = (colour, palette) =>
  `${shadow(400, palette)}<path d="M-400 -110V-60C-400 40 400 40 400 -60V-110Z" fill="${palette.rim}"/>
   <ellipse cx="0" cy="-110" rx="400" ry="112" fill="${colour}"/>
   <ellipse cx="0" cy="-100" rx="368" ry="92" fill="${mix(colour, palette.rim, 0.22)}"/>`

interface Placed {
  readonly shape: Shape
  readonly x: number
  readonly y: number
  readonly scale: number
  readonly isDark?: boolean
}

const centred = (shape: Shape, scale: number, isDark = false): Placed[] => [
  { shape, x: 640, y: 930, scale, isDark },
]
const group: readonly Placed[] = [
  { shape: jug, x: 310, y: 890, scale: 1, isDark: true },
  { shape: bowl, x: 980, y: 890, scale: 0.8 },
  { shape: cup, x: 610, y: 960, scale: 0.8 },
]

/** The drawings by the key of their file, and their height for a width of 1,280. */
const drawings: Readonly<Record<string, readonly [height: number, shapes: readonly Placed[]]>> = {
  'cup-light': [side, centred(cup, 1.6)],
  'cup-dark': [side, centred(cup, 1.6, true)],
  bowl: [side, centred(bowl, 1.4)],
  plate: [side, centred(plate, 1.3)],
  jug: [side, centred(jug, 1.15, true)],
  vase: [side, centred(vase, 1.05)],
  candle: [side, centred(candle, 1.3)],
  tray: [side, centred(tray, 1.1)],
  set: [side, group],
  hero: [960, group.map((one) => ({ ...one, y: one.y - 140 }))],
  'category-table': [
    960,
    [
      { shape: plate, x: 400, y: 760, scale: 0.9 },
      { shape: cup, x: 850, y: 780, scale: 1.3, isDark: true },
    ],
  ],
  'category-room': [
    960,
    [
      { shape: vase, x: 420, y: 780, scale: 0.95, isDark: true },
      { shape: candle, x: 850, y: 780, scale: 1.1 },
    ],
  ],
}

/** Keys of the pictures of a new shop. */
export const pictureKeys: readonly string[] = Object.keys(drawings)

/** Draws a sample picture in the shop's colours, as WebP. */
export async function drawPicture(key: string, colours: Colours): Promise<Buffer> {
  const [height = side, shapes = []] = drawings[key] ?? []
  const palette = paletteOf(colours)
  const placed = shapes.map(
    ({ shape, x, y, scale, isDark }) =>
      `<g transform="translate(${x} ${y}) scale(${scale})">${shape(isDark ? palette.dark : palette.light, palette)}</g>`,
  )
  const horizon = Math.round(height * 0.62)
  const svg = `<svg xmlns="http://www.w3.org/2000/svg" width="${side}" height="${height}">
    <rect width="${side}" height="${height}" fill="${palette.ground}"/>
    <rect y="${horizon}" width="${side}" height="${height - horizon}" fill="${palette.floor}"/>
    ${placed.join('')}</svg>`
  return await sharp(Buffer.from(svg)).webp({ quality: 86 }).toBuffer()
}
