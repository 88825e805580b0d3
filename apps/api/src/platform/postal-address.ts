import { InputError } from './errors.ts'

/** Magento's `customer/address/street_lines`. */
export const STREET_LINES = 2

/** Throws {@link InputError} for a street of more lines (Magento). */
export function checkStreetLines(street: readonly unknown[]): void {
  if (street.length > STREET_LINES)
    throw new InputError(`"Street Address" cannot contain more than ${STREET_LINES} lines.`)
}

/** The fields that addresses of carts, orders and customers have in common. */
export type PostalAddress = {
  firstname: string
  lastname: string
  middlename: string | null
  prefix: string | null
  suffix: string | null
  company: string | null
  street: string[]
  city: string
  /** Name, code and Magento's id of a region, as the client wrote them. */
  region: string | null
  regionCode: string | null
  regionId: number | null
  postcode: string | null
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  telephone: string | null
  fax: string | null
  vatId: string | null
}

/** Delivery details for the courier (spec 000 §5, extras of the address). */
export type DeliveryDetails = {
  padCode: string | null
  padFloor: string | null
  padAppt: string | null
  padInstructions: string | null
  padRingOption: string | null
  padLatitude: number | null
  padLongitude: number | null
}

/** Picks the delivery details. */
export function deliveryDetails(address: DeliveryDetails): DeliveryDetails {
  const { padCode, padFloor, padAppt, padInstructions, padRingOption, padLatitude, padLongitude } = address
  return { padCode, padFloor, padAppt, padInstructions, padRingOption, padLatitude, padLongitude }
}

/** Delivery details as fields of the contract. */
export type DeliveryFields = {
  pad_code?: string | null | undefined
  pad_floor?: string | null | undefined
  pad_appt?: string | null | undefined
  pad_instructions?: string | null | undefined
  pad_ring_option?: string | null | undefined
  pad_latitude?: number | null | undefined
  pad_longitude?: number | null | undefined
}

/** Delivery details as fields of the contract; all null when unknown. */
export function deliveryFields(details: DeliveryDetails | null) {
  return {
    pad_code: details?.padCode ?? null,
    pad_floor: details?.padFloor ?? null,
    pad_appt: details?.padAppt ?? null,
    pad_instructions: details?.padInstructions ?? null,
    pad_ring_option: details?.padRingOption ?? null,
    pad_latitude: details?.padLatitude ?? null,
    pad_longitude: details?.padLongitude ?? null,
  }
}

/** Delivery details of an input: undefined keeps a value, null clears it. */
export function deliveryOf(input: DeliveryFields) {
  return {
    padCode: input.pad_code,
    padFloor: input.pad_floor,
    padAppt: input.pad_appt,
    padInstructions: input.pad_instructions,
    padRingOption: input.pad_ring_option,
    padLatitude: input.pad_latitude,
    padLongitude: input.pad_longitude,
  }
}

/** An empty address. */
export function blankAddress(): PostalAddress {
  return {
    firstname: '',
    lastname: '',
    middlename: null,
    prefix: null,
    suffix: null,
    company: null,
    street: [],
    city: '',
    region: null,
    regionCode: null,
    regionId: null,
    postcode: null,
    countryCode: '',
    telephone: null,
    fax: null,
    vatId: null,
  }
}

/** The fields with the same name in every address type of the contract and every table (Magento). */
export function postalFields(address: PostalAddress) {
  return {
    firstname: address.firstname,
    lastname: address.lastname,
    middlename: address.middlename,
    prefix: address.prefix,
    suffix: address.suffix,
    company: address.company,
    street: address.street,
    city: address.city,
    postcode: address.postcode,
    telephone: address.telephone,
    fax: address.fax,
    vat_id: address.vatId,
  }
}

/** The columns of an address in the tables of carts and orders. */
export function postalColumns(address: PostalAddress) {
  return {
    ...postalFields(address),
    region: address.region,
    region_code: address.regionCode,
    region_id: address.regionId,
    country_code: address.countryCode,
  }
}

type Region = Pick<PostalAddress, 'region' | 'regionCode' | 'regionId'>

/** The region of an input; all null when it names none. */
export function regionOfInput(input: {
  region?: string | null | undefined
  region_code?: string | null | undefined
  region_id?: number | null | undefined
}): Region {
  return {
    region: input.region?.trim() || null,
    regionCode: input.region_code?.trim() || null,
    regionId: input.region_id || null,
  }
}

/** Name and code of a region: each stands for the other where only one was written, as in Magento. */
export function regionNames({ region, regionCode }: Region): { name: string | null; code: string | null } {
  return { name: region ?? regionCode, code: regionCode ?? region }
}
