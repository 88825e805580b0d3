import type { Localised } from '@comptoir/rules/language'
import type { Cents } from '@comptoir/rules/money'
import type { SlotPlan } from '@comptoir/rules/slots'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'

/** A time is HH:mm and a day YYYY-MM-DD, both local to the location. */
export type Location = {
  id: number
  code: string
  websiteId: number
  timezone: string
  tags: string[]
  messageCss: string | null
  /** Minimum value of the goods of a delivery, tax included. */
  minOrder: Cents | null
  titles: Localised
  messages: Partial<Localised>
  unavailableMessages: Partial<Localised>
  marker: LocationMarker | null
  openings: { weekday: number; opens: string; closes: string }[]
  closures: { from: string; to: string; reasons: Localised }[]
  /** Hours of single days, instead of those of the weekday. */
  specialHours: { day: string; opens: string; closes: string }[]
  /** Delivery area: postcodes or a radius; neither without delivery. */
  postcodes: string[]
  /** Postcodes of the towns inside the radius. */
  nearPostcodes: string[]
  radiusKm: number | null
  /** The fulfilment methods that it offers. */
  fulfilmentOptions: Partial<Record<FulfilmentMethod, FulfilmentOption>>
}

type FulfilmentOption = { plan: SlotPlan; /** Orders per slot. */ capacity: number }

export type LocationMarker = {
  identifier: string
  isVisible: boolean
  address: string
  postcode: string
  city: string
  countryCode: string
  latitude: number
  longitude: number
  phone: string | null
  titles: Localised
  urlKeys: Localised
}
