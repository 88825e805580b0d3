/** A point in degrees (WGS 84). */
export interface Point {
  readonly latitude: number
  readonly longitude: number
}

/** Kilometres; spec 001 §9. */
const EARTH_RADIUS = 6371
const NEARBY_RADIUS = 200

const radians = (degrees: number) => (degrees * Math.PI) / 180

/** Kilometres between two points on the sphere of spec 001 §9. */
export function distanceBetween(from: Point, to: Point): number {
  const north = Math.sin(radians(to.latitude - from.latitude) / 2) ** 2
  const east = Math.sin(radians(to.longitude - from.longitude) / 2) ** 2
  const chord = north + Math.cos(radians(from.latitude)) * Math.cos(radians(to.latitude)) * east
  return 2 * EARTH_RADIUS * Math.asin(Math.min(1, Math.sqrt(chord)))
}

/** Whether the coordinates are in range. */
export function isPoint({ latitude, longitude }: Point): boolean {
  return Math.abs(latitude) <= 90 && Math.abs(longitude) <= 180
}

/**
 * Places at a distance below `radius` kilometres, nearest first; those without a point are left out (spec 001 §5,
 * decisions H-7).
 */
export function placesNear<Place>(
  places: readonly Place[],
  pointOf: (place: Place) => Point | null | undefined,
  from: Point,
  radius = NEARBY_RADIUS,
): { place: Place; distance: number }[] {
  return places
    .flatMap((place) => {
      const point = pointOf(place)
      return point ? [{ place, distance: distanceBetween(from, point) }] : []
    })
    .filter(({ distance }) => distance < radius)
    .toSorted((a, b) => a.distance - b.distance)
}
