import type { Point } from '@comptoir/rules/distance'

/** A way to a place: in the map that the shop names, and the place itself, for a map of the visitor's own. */
export interface Directions {
  /** Address of the way in the shop's map, which every browser opens. */
  readonly to: string
  /** Coordinates, or an address in one line. */
  readonly place: string
}

/** `map` is an address with `{place}`, as the setting MAP_DIRECTIONS has it. */
export function directionsTo(place: Point | string, map: string): Directions {
  const text = typeof place === 'string' ? place : `${place.latitude},${place.longitude}`
  return { to: map.replace('{place}', encodeURIComponent(text)), place: text }
}

/** Address that the visitor's system opens in the map that they chose or have; undefined where there is no such address. */
export function ownMap(userAgent: string, place: string): string | undefined {
  if (/Android/.test(userAgent)) return `geo:0,0?q=${encodeURIComponent(place)}`
  // An iPad says that it is a Mac, and both open this address in their map.
  if (/iPhone|iPad|iPod|Macintosh/.test(userAgent) && !/Firefox/.test(userAgent))
    return `https://maps.apple.com/?daddr=${encodeURIComponent(place)}`
  return undefined
}
