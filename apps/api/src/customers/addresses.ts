import type { CustomerAddressInput } from '@comptoir/contract/generated/types'
import { InputError } from '../platform/errors.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Queryable, type Transaction } from '../platform/database.ts'
import { checkNames } from '../platform/plain-names.ts'
import {
  blankAddress,
  checkStreetLines,
  deliveryOf,
  regionOfInput,
  type PostalAddress,
} from '../platform/postal-address.ts'
import {
  clearDefaults,
  insertAddress,
  removeAddress,
  selectAddress,
  selectAddresses,
  selectLastAddressId,
  updateAddressFields,
  type AddressFields,
  type CustomerAddressRecord,
} from './addresses.sql.ts'
import { AddressAccessError, AddressNotFoundError } from './errors.ts'
import type { CustomerShape } from './shapes.ts'
import { signedIn } from './sign-in.ts'

const maxText = 255
const required = ['firstname', 'lastname', 'street', 'city', 'postcode', 'country_code'] as const

const blankDetails = {
  padCode: null,
  padFloor: null,
  padAppt: null,
  padInstructions: null,
  padRingOption: null,
  padLatitude: null,
  padLongitude: null,
  isDefaultBilling: false,
  isDefaultShipping: false,
}

/**
 * An address of the signed-in customer. Throws {@link AddressAccessError} for addresses of others and deleted ones, which
 * an answer must not tell apart, and {@link AddressNotFoundError} for an id that no address has had. Inside a transaction
 * pass it as `sql`: waiting for a second connection could deadlock.
 */
export async function addressOf(
  ctx: RequestContext,
  id: number,
  sql: Queryable = ctx.app.sql,
): Promise<CustomerAddressRecord> {
  const address = await selectAddress(sql, signedIn(ctx).customerId, id)
  if (address) return address
  throw id > (await selectLastAddressId(sql)) ? new AddressNotFoundError(id) : new AddressAccessError(id)
}

/** The signed-in customer's address book; for `sql` see {@link addressOf}. */
export function addressesOf(
  ctx: RequestContext,
  sql: Queryable = ctx.app.sql,
): Promise<CustomerAddressRecord[]> {
  return selectAddresses(sql, signedIn(ctx).customerId)
}

/** The address book of a customer in an answer: the signed-in one, or one who has just registered or signed in. */
export function addressesOfCustomer(
  { app }: RequestContext,
  customer: CustomerShape,
): Promise<CustomerAddressRecord[]> {
  return selectAddresses(app.sql, customer.id)
}

/** Adds an address to the customer's address book, in the caller's transaction. Returns its id. */
export async function saveAddress(
  tx: Queryable,
  customerId: number,
  given: PostalAddress & Partial<AddressFields>,
): Promise<number> {
  const fields = { ...blankDetails, ...given }
  await clearDefaults(tx, customerId, {
    billing: fields.isDefaultBilling,
    shipping: fields.isDefaultShipping,
  })
  return await insertAddress(tx, customerId, fields)
}

export async function createAddress(
  ctx: RequestContext,
  input: CustomerAddressInput,
): Promise<CustomerAddressRecord> {
  const { customerId } = signedIn(ctx)
  checkNames(input, ctx.store.language)
  const fields = newAddress(input)
  const id = await inTransaction(ctx.app.sql, (tx) => saveAddress(tx, customerId, fields))
  return await addressOf(ctx, id)
}

export async function updateAddress(
  ctx: RequestContext,
  id: number,
  input: CustomerAddressInput,
): Promise<CustomerAddressRecord> {
  const { customerId } = signedIn(ctx)
  const fields = readFields(input)
  const before = await addressOf(ctx, id)
  checkNames(changesOf(before, fields), ctx.store.language)
  checkRequired({ ...asInput(before), ...definedOf(input) })
  await inTransaction(ctx.app.sql, async (tx: Transaction) => {
    await clearDefaults(tx, customerId, {
      billing: fields.isDefaultBilling === true,
      shipping: fields.isDefaultShipping === true,
    })
    await updateAddressFields(tx, id, fields)
  })
  return await addressOf(ctx, id)
}

/** Deletes an address; throws InputError for default addresses (Magento, contract §5). */
export async function deleteAddress(ctx: RequestContext, id: number): Promise<boolean> {
  const address = await addressOf(ctx, id)
  const use = address.isDefaultShipping ? 'shipping' : address.isDefaultBilling ? 'billing' : undefined
  if (use)
    throw new InputError(`Customer Address ${id} is set as default ${use} address and can not be deleted`)
  await removeAddress(ctx.app.sql, id)
  return true
}

/** Validates a new address; missing optional fields are null. Throws {@link InputError} with Magento's message. */
function newAddress(input: CustomerAddressInput): PostalAddress & Partial<AddressFields> {
  checkRequired(input)
  const given = readFields(input)
  return {
    ...blankAddress(),
    ...given,
  }
}

function checkRequired(input: Partial<CustomerAddressInput>): void {
  const given = { ...input, country_code: input.country_code ?? input.country_id }
  const missing = required.filter((key) => ![given[key]].flat().some((text) => text?.trim()))
  if (missing.length > 0) throw new InputError(`Required parameters are missing: ${missing.join(', ')}`)
}

function readFields(input: CustomerAddressInput): Partial<AddressFields> {
  const street = input.street?.map((line) => line?.trim() ?? '').filter(Boolean)
  if (street) checkStreetLines(street)
  const fields = {
    ...definedOf({
      firstname: input.firstname?.trim(),
      lastname: input.lastname?.trim(),
      middlename: input.middlename,
      prefix: input.prefix,
      suffix: input.suffix,
      company: input.company,
      street,
      city: input.city?.trim(),
      postcode: input.postcode?.trim(),
      countryCode: input.country_code ?? input.country_id,
      telephone: input.telephone,
      fax: input.fax,
      vatId: input.vat_id,
      ...deliveryOf(input),
      isDefaultBilling: input.default_billing,
      isDefaultShipping: input.default_shipping,
    }),
    // A region replaces the stored one as a whole.
    ...(input.region && regionOfInput(input.region)),
  }
  for (const [name, value] of Object.entries(fields)) {
    const texts = Array.isArray(value) ? value : [value]
    if (texts.some((text) => typeof text === 'string' && text.length > maxText)) {
      throw new InputError(`"${name}" length must be equal or less than ${maxText} characters.`)
    }
  }
  return fields as Partial<AddressFields>
}

/** The entries that are neither null nor undefined. */
function definedOf<T extends object>(value: T): Partial<T> {
  return Object.fromEntries(
    Object.entries(value).filter(([, entry]) => entry !== null && entry !== undefined),
  ) as Partial<T>
}

/** The changed fields only: a stored name stays valid even if the rules have become stricter. */
function changesOf(before: CustomerAddressRecord, fields: Partial<AddressFields>): Partial<AddressFields> {
  const changed = Object.entries(fields).filter(
    ([key, value]) => value !== before[key as keyof CustomerAddressRecord],
  )
  return Object.fromEntries(changed)
}

function asInput(address: CustomerAddressRecord): Partial<CustomerAddressInput> {
  const { firstname, lastname, street, city, postcode, countryCode } = address
  return {
    firstname,
    lastname,
    street,
    city,
    postcode,
    country_code: countryCode as CustomerAddressInput['country_code'],
  }
}
