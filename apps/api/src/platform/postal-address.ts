/** Where something is sent to, without whose it is: what the addresses of carts, orders and customers share. */
export type PostalAddress = {
  firstname: string
  lastname: string
  middlename: string | null
  prefix: string | null
  suffix: string | null
  company: string | null
  street: string[]
  city: string
  region: string | null
  postcode: string | null
  /** ISO 3166-1 alpha-2. */
  countryCode: string
  telephone: string | null
  fax: string | null
  vatId: string | null
}

/** An address of which nothing is known yet. */
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
    postcode: null,
    countryCode: 'FR',
    telephone: null,
    fax: null,
    vatId: null,
  }
}

/** The fields that have one name in every address of the contract and in every table (Magento). */
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
  return { ...postalFields(address), region: address.region, country_code: address.countryCode }
}
