import { addWorkingDays, frenchHolidays, isWorkingDay, localTime, workingDayFrom } from './calendar.ts'
import type { Day, Holidays } from './calendar.ts'
import type { Localised } from './language.ts'
import type { Cents } from './money.ts'
import { zoneOf } from './tax.ts'

/** Destination of a parcel; Monaco only where the shop delivers there. */
export type DeliveryZone = 'fr' | 'fr-corsica' | 'mc'

export interface ShippingRates {
  /** In the tax base of the website's shipping amounts. */
  readonly flatRate: Cents
  /** Goods after discount from which the flat rate is waived, tax included; absent: never. */
  readonly freeFrom?: Cents | undefined
  /** Added for Corsica, also above the threshold. */
  readonly corsicaExtra: Cents
}

export interface DeliveryAddress {
  readonly country: string
  readonly postcode: string
}

export interface DeliveryOptions {
  readonly monaco?: boolean
}

export type DeliveryError = 'country' | 'postcode' | 'overseas' | 'monaco'

export type DeliveryCheck =
  | { readonly available: true; readonly zone: DeliveryZone }
  | { readonly available: false; readonly reason: DeliveryError; readonly message: Localised }

/** Price of the flat-rate method (decisions F-1); `goods` is the tax-inclusive total of the goods after discount. */
export function shippingRate(rates: ShippingRates, zone: DeliveryZone, goods: Cents): Cents {
  const free = rates.freeFrom !== undefined && goods >= rates.freeFrom
  return (free ? 0 : rates.flatRate) + (zone === 'fr-corsica' ? rates.corsicaExtra : 0)
}

/** Amount missing for free delivery: 0 once reached, undefined without a threshold. */
export function missingForFreeShipping(rates: ShippingRates, goods: Cents): Cents | undefined {
  return rates.freeFrom === undefined ? undefined : Math.max(0, rates.freeFrom - goods)
}

/** Checks whether an address can be delivered to; an error has a localised message (decisions F-2). */
export function checkDeliveryAddress(address: DeliveryAddress, options: DeliveryOptions = {}): DeliveryCheck {
  const country = address.country.trim().toUpperCase()
  const postcode = address.postcode.replaceAll(/\s/g, '')
  if (country === 'MC' || (country === 'FR' && postcode.startsWith('980'))) {
    return options.monaco ? { available: true, zone: 'mc' } : unavailable('monaco')
  }
  if (country !== 'FR') return unavailable(OVERSEAS.has(country) ? 'overseas' : 'country')
  if (!/^\d{5}$/.test(postcode)) return unavailable('postcode')
  const zone = zoneOf(country, postcode)
  if (zone !== 'outside') return { available: true, zone }
  return unavailable(/^9[78]/.test(postcode) ? 'overseas' : 'postcode')
}

const OVERSEAS = new Set(['BL', 'GF', 'GP', 'MF', 'MQ', 'NC', 'PF', 'PM', 'RE', 'TF', 'WF', 'YT'])

/** Message for an address outside the delivery area. */
export const OUTSIDE_ZONE: Localised = {
  fr: 'Cette adresse ne peut pas être livrée\u00a0: nous livrons en France métropolitaine et en Corse.',
  en: 'This address cannot be delivered to: we deliver in metropolitan France and Corsica.',
  it: 'Non possiamo consegnare a questo indirizzo: consegniamo in Francia metropolitana e in Corsica.',
}

const MESSAGES: Readonly<Record<DeliveryError, Localised>> = {
  country: OUTSIDE_ZONE,
  overseas: OUTSIDE_ZONE,
  monaco: OUTSIDE_ZONE,
  postcode: {
    fr: 'Ce code postal n’existe pas en France\u00a0: vérifiez les cinq chiffres.',
    en: 'This postcode does not exist in France: please check its five digits.',
    it: 'Questo codice postale non esiste in Francia: controlli le cinque cifre.',
  },
}

function unavailable(reason: DeliveryError): DeliveryCheck {
  return { available: false, reason, message: MESSAGES[reason] }
}

export interface DeliveryPromise {
  /** Local hour (0 to 24) from which an order counts for the next working day. */
  readonly cutOffHour: number
  /** 48 h are two working days (decisions F-1). */
  readonly workingDays: number
  readonly holidays?: Holidays
  /** IANA name. */
  readonly timeZone: string
}

/** The day by which an order is delivered, in the shop's calendar. */
export function deliveryDate(orderedAt: Date, promise: DeliveryPromise): Day {
  const holidays = promise.holidays ?? frenchHolidays
  const { day, hour } = localTime(orderedAt, promise.timeZone)
  const inTime = isWorkingDay(day, holidays) && hour < promise.cutOffHour
  const start = inTime ? day : nextWorkingDay(day, holidays)
  return addWorkingDays(start, promise.workingDays, holidays)
}

function nextWorkingDay(day: Day, holidays: Holidays): Day {
  return isWorkingDay(day, holidays) ? addWorkingDays(day, 1, holidays) : workingDayFrom(day, holidays)
}
