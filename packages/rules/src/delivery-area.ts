import { distanceBetween, type Point } from './distance.ts'

/** Where a location delivers (decisions F-2); neither means nowhere. */
export interface DeliveryArea {
  readonly postcodes: readonly string[]
  readonly radiusKm: number | null
  /** Centre of the radius. */
  readonly centre: Point | null
}

export interface DeliveryPlace {
  readonly postcode: string | null
  /** Null where nothing but the address in words is known. */
  readonly point: Point | null
}

/** Whether a place lies in the area: by its postcode, else nearer than the radius (strictly, decisions H-7). */
export function isInArea({ postcodes, radiusKm, centre }: DeliveryArea, place: DeliveryPlace): boolean {
  const postcode = place.postcode?.replaceAll(/\s/g, '')
  if (postcode && postcodes.includes(postcode)) return true
  if (radiusKm === null || !centre || !place.point) return false
  return distanceBetween(centre, place.point) < radiusKm
}
