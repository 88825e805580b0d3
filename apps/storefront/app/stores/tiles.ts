import { SIDE, spotOf, type Frame } from './map-frame.ts'

export interface Tile {
  readonly href: string
  readonly x: number
  readonly y: number
  readonly width: number
  readonly height: number
}

/** Circumference of the earth, in kilometres. */
const EARTH = 40_075
const TILE = 256
const DEEPEST = 19

/** Map tiles that cover a frame, with their positions; `address` contains `{z}`, `{x}` and `{y}`. */
export function tilesOf(frame: Frame, address: string): Tile[] {
  const { latitude, longitude, span } = frame
  const around = EARTH * Math.cos((latitude * Math.PI) / 180)
  const z = Math.min(DEEPEST, Math.max(1, Math.round(Math.log2((around * SIDE) / (span * TILE)))))
  const count = 2 ** z
  const reach = Math.ceil((span / 2 / around) * count)
  const column = Math.floor(columnOf(longitude, count))
  const row = Math.floor(rowOf(latitude, count))
  const steps = Array.from({ length: reach * 2 + 1 }, (_, index) => index - reach)
  return steps.flatMap((down) =>
    steps.map((right) => {
      const [x, y] = [column + right, row + down]
      const from = spotOf(frame, { latitude: latitudeOf(y, count), longitude: longitudeOf(x, count) })
      const to = spotOf(frame, { latitude: latitudeOf(y + 1, count), longitude: longitudeOf(x + 1, count) })
      const href = address.replace('{z}', String(z)).replace('{x}', String(x)).replace('{y}', String(y))
      return {
        href,
        ...from,
        width: Math.round((to.x - from.x) * 10) / 10,
        height: Math.round((to.y - from.y) * 10) / 10,
      }
    }),
  )
}

const columnOf = (longitude: number, count: number) => ((longitude + 180) / 360) * count
const longitudeOf = (column: number, count: number) => (column / count) * 360 - 180

function rowOf(latitude: number, count: number): number {
  const angle = (latitude * Math.PI) / 180
  return ((1 - Math.asinh(Math.tan(angle)) / Math.PI) / 2) * count
}

function latitudeOf(row: number, count: number): number {
  return (Math.atan(Math.sinh(Math.PI * (1 - (2 * row) / count))) * 180) / Math.PI
}
