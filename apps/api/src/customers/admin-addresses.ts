import type { CustomerAddressInput } from '@comptoir/contract/generated/admin'
import { isPlainNameField } from '@comptoir/rules/plain-name'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { InvalidInputError, RecordNotFoundError, type Problem } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { messageIn } from '../platform/messages.ts'
import { blankAddress, STREET_LINES } from '../platform/postal-address.ts'
import { allowsAddressesIn } from '../stores/index.ts'
import { clearDefaults, removeAddress, selectAddress, updateAddressFields } from './addresses.sql.ts'
import type { AddressFields, CustomerAddressRecord } from './addresses.sql.ts'
import { saveAddress } from './addresses.ts'
import type { CustomerRecord } from './customers.sql.ts'
import { entityOf, visibleCustomer } from './visible-customer.ts'

const longest = 255

/** Adds an address, or changes the one with `addressId`. Throws InvalidInputError and ConflictError. */
export async function saveAddressByStaff(
  ctx: AdminContext,
  args: { id: string; version: string; addressId?: string | null; address: CustomerAddressInput },
): Promise<void> {
  const { sql } = ctx.app
  const customer = await visibleCustomer(ctx, args.id)
  const before = args.addressId ? await addressOf(ctx, customer, args.addressId) : undefined
  if (before) await expectVersion(ctx, entityOf(customer), args.version, [fieldOf(before.id)])
  const problems = problemsOf(ctx, customer, args.address)
  if (problems.length > 0) throw new InvalidInputError(problems)
  const fields = fieldsOf(args.address)
  if (before) {
    const { isDefaultBilling: billing, isDefaultShipping: shipping } = fields
    await clearDefaults(sql, customer.id, { billing, shipping })
    await updateAddressFields(sql, before.id, fields)
  }
  const id = before?.id ?? (await saveAddress(sql, customer.id, { ...blankAddress(), ...fields }))
  await recordChange(ctx, {
    action: 'customer.save_address',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    before: { [fieldOf(id)]: before ? textOf(before) : null },
    after: { [fieldOf(id)]: textOf({ ...blankAddress(), ...before, ...fields }) },
  })
}

export async function deleteAddressByStaff(
  ctx: AdminContext,
  args: { id: string; version: string; addressId: string },
): Promise<void> {
  const customer = await visibleCustomer(ctx, args.id)
  const address = await addressOf(ctx, customer, args.addressId)
  await expectVersion(ctx, entityOf(customer), args.version, [fieldOf(address.id)])
  await removeAddress(ctx.app.sql, address.id)
  await recordChange(ctx, {
    action: 'customer.delete_address',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    before: { [fieldOf(address.id)]: textOf(address) },
    after: { [fieldOf(address.id)]: null },
  })
}

/** How the audit log names an address of a customer. */
const fieldOf = (id: number) => `address ${id}`

async function addressOf(
  ctx: AdminContext,
  { id }: CustomerRecord,
  addressId: string,
): Promise<CustomerAddressRecord> {
  const address = await selectAddress(ctx.app.sql, id, rowId(ctx, addressId))
  if (!address) throw new RecordNotFoundError(ctx.language)
  return address
}

const textOf = (
  address: Pick<
    CustomerAddressRecord,
    'firstname' | 'lastname' | 'street' | 'postcode' | 'city' | 'countryCode'
  >,
) =>
  [
    `${address.firstname} ${address.lastname}`,
    ...address.street,
    [address.postcode, address.city].filter(Boolean).join(' '),
    address.countryCode,
  ].join(', ')

function problemsOf(
  { app, language }: AdminContext,
  { websiteId }: CustomerRecord,
  address: CustomerAddressInput,
): Problem[] {
  const { firstname, lastname, city, postcode, country } = address
  const given = { firstname, lastname, city, postcode, country, street: address.street.join('') }
  const missing = Object.entries(given).flatMap(([field, text]) =>
    text?.trim() ? [] : [{ field, message: messageIn(language, 'form_required') }],
  )
  const impossible = (['firstname', 'lastname', 'company'] as const).flatMap((field) =>
    address[field] && !isPlainNameField(field, address[field])
      ? [{ field, message: messageIn(language, 'form_invalidName') }]
      : [],
  )
  const tooLong = Object.entries(address).flatMap(([field, value]) =>
    [value].flat().some((text) => typeof text === 'string' && text.length > longest)
      ? [{ field, message: messageIn(language, 'form_maxlength', { maxlength: longest }) }]
      : [],
  )
  const lines = address.street.filter((line) => line.trim())
  const tooMany =
    lines.length > STREET_LINES
      ? [{ field: 'street', message: messageIn(language, 'form_max', { max: STREET_LINES }) }]
      : []
  const isAllowed = allowsAddressesIn(app.stores.defaultOf(websiteId), country.trim().toUpperCase())
  const abroad =
    country.trim() && !isAllowed
      ? [{ field: 'country', message: messageIn(language, 'form_invalidOption') }]
      : []
  return [...missing, ...impossible, ...tooLong, ...tooMany, ...abroad]
}

const textOrNull = (text: string | null | undefined) => text?.trim() || null

function fieldsOf(address: CustomerAddressInput) {
  return {
    firstname: address.firstname.trim(),
    lastname: address.lastname.trim(),
    company: textOrNull(address.company),
    street: address.street.map((line) => line.trim()).filter(Boolean),
    postcode: textOrNull(address.postcode),
    city: address.city.trim(),
    region: textOrNull(address.region),
    regionCode: null,
    regionId: null,
    countryCode: address.country.trim().toUpperCase(),
    telephone: textOrNull(address.telephone),
    vatId: textOrNull(address.vatNumber),
    padCode: textOrNull(address.entryCode),
    padFloor: textOrNull(address.floor),
    padInstructions: textOrNull(address.instructions),
    isDefaultBilling: address.isDefaultBilling ?? false,
    isDefaultShipping: address.isDefaultShipping ?? false,
  } satisfies Partial<AddressFields>
}
