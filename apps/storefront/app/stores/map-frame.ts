import type { Point } from '@comptoir/rules/distance'

/** Side length of the drawing. */
export const SIDE = 640

/** Visible part of a map: a square of `span` kilometres around a point. */
export interface Frame extends Point {
  readonly span: number
}

/** Projection of a country outline: x = (longitude - west) * scaleX, y = (north - latitude) * scaleY. */
export interface Outline {
  readonly west: number
  readonly north: number
  readonly scaleX: number
  readonly scaleY: number
}

export interface Spot {
  readonly x: number
  readonly y: number
}

const KM_PER_DEGREE = 111.2

/** Frame that contains all points with a margin; at least `least` kilometres wide. */
export function frameAround(points: readonly Point[], least: number): Frame {
  const latitudes = points.map((point) => point.latitude)
  const longitudes = points.map((point) => point.longitude)
  const middle = (values: readonly number[]) => (Math.min(...values) + Math.max(...values)) / 2
  const extent = (values: readonly number[]) => Math.max(...values) - Math.min(...values)
  const latitude = middle(latitudes)
  const high = extent(latitudes) * KM_PER_DEGREE
  const wide = extent(longitudes) * KM_PER_DEGREE * narrowing(latitude)
  return { latitude, longitude: middle(longitudes), span: Math.max(least, Math.max(high, wide) * 1.6) }
}

/** Position of a point in the drawing. */
export function spotOf(frame: Frame, { latitude, longitude }: Point): Spot {
  const { perLongitude, perLatitude } = scalesOf(frame)
  return {
    x: round(SIDE / 2 + (longitude - frame.longitude) * perLongitude),
    y: round(SIDE / 2 - (latitude - frame.latitude) * perLatitude),
  }
}

/** SVG `transform` that places a country outline in the frame. */
export function transformOf(frame: Frame, { west, north, scaleX, scaleY }: Outline): string {
  const { perLongitude, perLatitude } = scalesOf(frame)
  const right = SIDE / 2 + (west - frame.longitude) * perLongitude
  const down = SIDE / 2 - (north - frame.latitude) * perLatitude
  const figures = [perLongitude / scaleX, 0, 0, perLatitude / scaleY, right, down]
  return `matrix(${figures.map((figure) => Number(figure.toFixed(4))).join(' ')})`
}

/** Parses `45.75,4.83,12`; undefined when invalid. */
export function readFrame(text: string | null): Frame | undefined {
  const match = /^(-?\d{1,2}(?:\.\d{1,4})?),(-?\d{1,3}(?:\.\d{1,4})?),(\d{1,4}(?:\.\d)?)$/.exec(text ?? '')
  if (!match) return undefined
  const [latitude = 0, longitude = 0, span = 0] = match.slice(1).map(Number)
  return span >= 1 && span <= 3000 && Math.abs(latitude) < 85 ? { latitude, longitude, span } : undefined
}

export function writeFrame({ latitude, longitude, span }: Frame): string {
  return [latitude.toFixed(4), longitude.toFixed(4), span.toFixed(1)].map(Number).join(',')
}

function scalesOf({ latitude, span }: Frame) {
  const perLatitude = (SIDE / span) * KM_PER_DEGREE
  return { perLatitude, perLongitude: perLatitude * narrowing(latitude) }
}

const narrowing = (latitude: number) => Math.cos((latitude * Math.PI) / 180)
const round = (value: number) => Math.round(value * 10) / 10
