import { addWorkingDays, isWorkingDay, localTime, workingDayFrom } from './calendar.ts'
import type { Day, Holidays } from './calendar.ts'
import type { Cents } from './money.ts'
import { isPostcodeOf } from './postcode.ts'
import { tableRate, type Parcel, type RateTable } from './rate-table.ts'
import { countriesOf, normalised, zoneOf, type Destination, type Zone } from './zone.ts'

/** What a method costs: one price, or a table; amounts with tax. */
export interface ShippingRates {
  readonly priceInclTax?: Cents | undefined
  /** Goods after discount, tax included, from which the price is waived: in all zones or by zone; null: never. */
  readonly freeFromInclTax?: FreeFrom | undefined
  /** Added in a zone, also when the price is waived. */
  readonly surchargeInclTax?: Readonly<Record<string, Cents>> | undefined
  /** Replaces the price. */
  readonly table?: RateTable | undefined
}

export type FreeFrom = Cents | null | Readonly<Record<string, Cents | null>>

/** Where a method delivers: without `zones` to all of them. */
export interface ShippingArea {
  readonly zones?: readonly string[] | undefined
}

export type DeliveryCheck =
  | { readonly available: true; readonly zone: Zone }
  /** `postcode` is no postcode of the country, `area` is outside the delivery area. */
  | { readonly available: false; readonly reason: 'postcode' | 'area' }

/** Price of a method in a zone (decisions F-1); undefined where its table has no rate. */
export function shippingRate(
  rates: ShippingRates,
  zone: string,
  parcel: Parcel,
  destination?: Destination,
): Cents | undefined {
  const price = rates.table ? tableRate(rates.table, zone, parcel, destination) : (rates.priceInclTax ?? 0)
  if (price === undefined) return undefined
  const from = freeFrom(rates, zone)
  const isFree = from !== null && parcel.goodsInclTax >= from
  return (isFree ? 0 : price) + zoneSurcharge(rates, zone)
}

/** Amount of goods from which delivery to a zone is free; null when it never is. */
export function freeFrom({ freeFromInclTax: from = null }: ShippingRates, zone: string): Cents | null {
  if (from === null || typeof from === 'number') return from
  return (Object.hasOwn(from, zone) ? from[zone] : null) ?? null
}

/** What delivery to a zone costs more, 0 without a surcharge. */
export function zoneSurcharge({ surchargeInclTax = {} }: ShippingRates, zone: string): Cents {
  return (Object.hasOwn(surchargeInclTax, zone) ? surchargeInclTax[zone] : 0) ?? 0
}

/** Amount missing for free delivery: 0 once reached, undefined without a threshold. */
export function missingForFreeShipping(rates: ShippingRates, zone: string, goods: Cents): Cents | undefined {
  const from = freeFrom(rates, zone)
  return from === null ? undefined : Math.max(0, from - goods)
}

/** The zones that a method or one of several methods delivers to. */
export function deliveredZones(zones: readonly Zone[], methods: readonly ShippingArea[]): Zone[] {
  return zones.filter(({ code }) => methods.some((method) => method.zones?.includes(code) ?? true))
}

/**
 * Checks whether one of the methods delivers to an address (decisions F-2). A postcode is checked in the countries that
 * they deliver to.
 */
export function checkDeliveryAddress(
  address: Destination,
  zones: readonly Zone[],
  methods: readonly ShippingArea[],
): DeliveryCheck {
  const place = normalised(address)
  const delivered = deliveredZones(zones, methods)
  const zone = zoneOf(zones, place)
  const isServed = countriesOf(delivered).includes(place.country)
  if (isServed && !isPostcodeOf(place.country, address.postcode))
    return { available: false, reason: 'postcode' }
  if (zone && delivered.includes(zone)) return { available: true, zone }
  return { available: false, reason: 'area' }
}

export interface DeliveryPromise {
  /** Local hour (0 to 24) from which an order counts for the next working day. */
  readonly cutOffHour: number
  /** 48 h are two working days (decisions F-1). */
  readonly workingDays: number
  readonly holidays: Holidays
  /** IANA name. */
  readonly timeZone: string
}

/** The day by which an order is delivered, in the shop's calendar. */
export function deliveryDate(orderedAt: Date, promise: DeliveryPromise): Day {
  const { holidays } = promise
  const { day, hour } = localTime(orderedAt, promise.timeZone)
  const inTime = isWorkingDay(day, holidays) && hour < promise.cutOffHour
  const start = inTime ? day : nextWorkingDay(day, holidays)
  return addWorkingDays(start, promise.workingDays, holidays)
}

function nextWorkingDay(day: Day, holidays: Holidays): Day {
  return isWorkingDay(day, holidays) ? addWorkingDays(day, 1, holidays) : workingDayFrom(day, holidays)
}
