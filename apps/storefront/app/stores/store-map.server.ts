import type { Point } from '@comptoir/rules/distance'
import france from '../locations/outlines/fr.json'
import franceDrawing from '../locations/outlines/fr.svg?url&no-inline'
import italy from '../locations/outlines/it.json'
import italyDrawing from '../locations/outlines/it.svg?url&no-inline'
import * as m from '../paraglide/messages.js'
import { clustersOf, labelsOf, type Cluster, type Label } from './clusters.ts'
import { frameAround, SIDE, spotOf, transformOf, writeFrame, type Frame } from './map-frame.ts'

export interface MapPlace extends Point {
  readonly title: string
  readonly city: string
  /** Page of the place; without it the pin is no link. */
  readonly to?: string | undefined
  /** Whether the list marks it, too. */
  readonly isChosen: boolean
}

interface MapPin {
  readonly x: number
  readonly y: number
  /** How many places it stands for. */
  readonly count: number
  /** What it is called where it is not seen. */
  readonly name: string
  readonly to?: string | undefined
  readonly isChosen: boolean
}

export interface MapView {
  readonly name: string
  readonly side: number
  readonly lands: readonly { readonly href: string; readonly transform: string }[]
  readonly pins: readonly MapPin[]
  readonly labels: readonly Label[]
}

/** Kilometres below which an overview says nothing. */
const LEAST_OVERVIEW = 500
const LEAST_ZOOM = 4

/** All places on one map. */
export const overviewOf = (places: readonly Point[]): Frame => frameAround(places, LEAST_OVERVIEW)

/** The outlines of the countries with places as pins; those that stand close are one, whose link is `zoomTo` them. */
export function mapOf(
  places: readonly MapPlace[],
  { frame, name, zoomTo }: { frame: Frame; name: string; zoomTo: (frame: string) => string },
): MapView {
  const spots = places.map((place) => ({ ...place, ...spotOf(frame, place) }))
  const clusters = clustersOf(spots.filter(({ x, y }) => x > 0 && x < SIDE && y > 0 && y < SIDE))
  const isClose = frame.span < LEAST_OVERVIEW / 2
  const label = (pins: readonly MapPlace[]) => (isClose && pins.length === 1 ? pins[0]?.title : cityOf(pins))
  return {
    name,
    side: SIDE,
    lands: [
      { href: `${franceDrawing}#land`, transform: transformOf(frame, france) },
      { href: `${italyDrawing}#land`, transform: transformOf(frame, italy) },
    ],
    pins: clusters.toSorted((a, b) => a.y - b.y).map((cluster) => pinOf(cluster, zoomTo)),
    labels: labelsOf(clusters.map(({ x, y, pins }) => ({ x, y, text: label(pins) ?? '' }))),
  }
}

function pinOf(
  { x, y, pins }: Cluster<MapPlace & { x: number; y: number }>,
  zoomTo: (frame: string) => string,
): MapPin {
  const isChosen = pins.some((pin) => pin.isChosen)
  const [first] = pins
  const common = { x: Math.round(x), y: Math.round(y), count: pins.length, isChosen }
  if (pins.length === 1) return { ...common, name: first?.title ?? '', to: first?.to }
  const place =
    new Set(pins.map(({ city }) => city)).size > 1
      ? m.stores_cluster_around({ place: cityOf(pins) })
      : cityOf(pins)
  return {
    ...common,
    name: m.stores_cluster({ place, count: pins.length }),
    to: zoomTo(writeFrame(frameAround(pins, LEAST_ZOOM))),
  }
}

/** The town that most of them are in. */
function cityOf(places: readonly MapPlace[]): string {
  const counts = Map.groupBy(places, ({ city }) => city)
  const [first] = [...counts].toSorted(([, a], [, b]) => b.length - a.length)
  return first?.[0] ?? ''
}
