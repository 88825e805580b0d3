import { distanceBetween, type Point } from './distance.ts'

/** The area that a location delivers to (decisions F-2); without postcodes and radius it does not deliver. */
export interface DeliveryArea {
  readonly postcodes: readonly string[]
  readonly radiusKm: number | null
  /** Centre of the radius. */
  readonly centre: Point | null
}

export interface DeliveryPlace {
  readonly postcode: string | null
  /** Null when the address has not been geocoded. */
  readonly point: Point | null
}

/** Whether a place is in the area: by its postcode, else by a distance below the radius (decisions H-7). */
export function isInArea({ postcodes, radiusKm, centre }: DeliveryArea, place: DeliveryPlace): boolean {
  const postcode = place.postcode?.replaceAll(/\s/g, '')
  if (postcode && postcodes.includes(postcode)) return true
  if (radiusKm === null || !centre || !place.point) return false
  return distanceBetween(centre, place.point) < radiusKm
}
