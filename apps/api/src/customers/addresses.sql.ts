import type { Queryable } from '../platform/database.ts'
import type { DeliveryDetails, PostalAddress } from '../platform/postal-address.ts'

/** A row of customer_address. */
export type CustomerAddressRecord = PostalAddress &
  DeliveryDetails & {
    id: number
    customerId: number
    isDefaultBilling: boolean
    isDefaultShipping: boolean
  }

/** An address without its id and customer. */
export type AddressFields = Omit<CustomerAddressRecord, 'id' | 'customerId'>

const columnOf: Record<keyof AddressFields, string> = {
  firstname: 'firstname',
  lastname: 'lastname',
  middlename: 'middlename',
  prefix: 'prefix',
  suffix: 'suffix',
  company: 'company',
  street: 'street',
  city: 'city',
  region: 'region',
  regionCode: 'region_code',
  regionId: 'region_id',
  postcode: 'postcode',
  countryCode: 'country_code',
  telephone: 'telephone',
  fax: 'fax',
  vatId: 'vat_id',
  padCode: 'pad_code',
  padFloor: 'pad_floor',
  padAppt: 'pad_appt',
  padInstructions: 'pad_instructions',
  padRingOption: 'pad_ring_option',
  padLatitude: 'pad_latitude',
  padLongitude: 'pad_longitude',
  isDefaultBilling: 'is_default_billing',
  isDefaultShipping: 'is_default_shipping',
}

type Value = string | string[] | number | boolean | null

function toRow(fields: Partial<AddressFields>): Record<string, Value> {
  const entries = Object.entries(fields) as [keyof AddressFields, Value | undefined][]
  return Object.fromEntries(
    entries.flatMap(([key, value]) => (value === undefined ? [] : [[columnOf[key], value]])),
  )
}

const selection = (sql: Queryable) => sql`
  select id, customer_id as "customerId", firstname, lastname, middlename, prefix, suffix, company, street, city,
         region, region_code as "regionCode", region_id as "regionId", postcode, country_code as "countryCode", telephone, fax, vat_id as "vatId", pad_code as "padCode",
         pad_floor as "padFloor", pad_appt as "padAppt", pad_instructions as "padInstructions", pad_ring_option as "padRingOption",
         pad_latitude as "padLatitude", pad_longitude as "padLongitude",
         is_default_billing as "isDefaultBilling", is_default_shipping as "isDefaultShipping"
    from customer_address`

export async function selectAddresses(sql: Queryable, customerId: number): Promise<CustomerAddressRecord[]> {
  return await sql<CustomerAddressRecord[]>`${selection(sql)} where customer_id = ${customerId} order by id`
}

export async function selectAddress(
  sql: Queryable,
  customerId: number,
  id: number,
): Promise<CustomerAddressRecord | undefined> {
  const [row] = await sql<CustomerAddressRecord[]>`
    ${selection(sql)} where customer_id = ${customerId} and id = ${id}`
  return row
}

/** The highest id of any address; 0 when there is none. */
export async function selectLastAddressId(sql: Queryable): Promise<number> {
  const [row] = await sql<{ last: number | null }[]>`select max(id) as last from customer_address`
  return row?.last ?? 0
}

/** Clears the default flags of the customer's addresses, before another address gets them. */
export async function clearDefaults(
  sql: Queryable,
  customerId: number,
  defaults: { billing: boolean; shipping: boolean },
): Promise<void> {
  if (!defaults.billing && !defaults.shipping) return
  // Serialises concurrent changes, which would otherwise both set a default.
  await sql`select 1 from customer where id = ${customerId} for no key update`
  if (defaults.billing) {
    await sql`update customer_address set is_default_billing = false where customer_id = ${customerId} and is_default_billing`
  }
  if (defaults.shipping) {
    await sql`update customer_address set is_default_shipping = false where customer_id = ${customerId} and is_default_shipping`
  }
}

export async function insertAddress(
  sql: Queryable,
  customerId: number,
  fields: AddressFields,
): Promise<number> {
  const row = { customer_id: customerId, ...toRow(fields) }
  const [inserted] = await sql<{ id: number }[]>`insert into customer_address ${sql(row)} returning id`
  if (!inserted) throw new Error('An address was not inserted.')
  return inserted.id
}

export async function updateAddressFields(
  sql: Queryable,
  id: number,
  fields: Partial<AddressFields>,
): Promise<void> {
  const row = toRow(fields)
  if (Object.keys(row).length > 0) await sql`update customer_address set ${sql(row)} where id = ${id}`
}

export async function removeAddress(sql: Queryable, id: number): Promise<void> {
  await sql`delete from customer_address where id = ${id}`
}
