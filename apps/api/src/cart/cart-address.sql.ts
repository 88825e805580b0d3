import type { VatNumberAnswer } from '@comptoir/rules/buyer-vat-number'
import type { Queryable, Transaction } from '../platform/database.ts'
import { postalColumns } from '../platform/postal-address.ts'
import type { CartAddressRecord } from './state.ts'

/**
 * Replaces the billing or shipping address of a locked cart. An answer about a VAT number stays, since it names the number
 * that it holds for.
 */
export async function saveCartAddress(
  tx: Transaction,
  cartId: number,
  address: CartAddressRecord,
): Promise<void> {
  const row = {
    cart_id: cartId,
    kind: address.kind,
    customer_address_id: address.customerAddressId,
    same_as_shipping: address.sameAsShipping,
    ...postalColumns(address),
    vat_check: address.vatAnswer ? tx.json({ ...address.vatAnswer }) : null,
    customer_notes: address.customerNotes,
    delivery: address.kind === 'shipping' && address.delivery ? tx.json(address.delivery) : null,
  }
  await tx`
    insert into cart_address ${tx(row)}
    on conflict (cart_id, kind) do update
      set customer_address_id = excluded.customer_address_id, same_as_shipping = excluded.same_as_shipping,
          firstname = excluded.firstname, lastname = excluded.lastname, middlename = excluded.middlename,
          prefix = excluded.prefix, suffix = excluded.suffix, company = excluded.company, street = excluded.street,
          city = excluded.city, region = excluded.region, region_code = excluded.region_code,
          region_id = excluded.region_id, postcode = excluded.postcode,
          country_code = excluded.country_code, telephone = excluded.telephone, fax = excluded.fax,
          vat_id = excluded.vat_id, vat_check = coalesce(excluded.vat_check, cart_address.vat_check), customer_notes = excluded.customer_notes, delivery = excluded.delivery`
}

/** Stores what a service said about the VAT number of an address. */
export async function saveVatAnswer(
  sql: Queryable,
  cartId: number,
  kind: CartAddressRecord['kind'],
  answer: VatNumberAnswer,
): Promise<void> {
  await sql`
    update cart_address set vat_check = ${sql.json({ ...answer })} where cart_id = ${cartId} and kind = ${kind}`
}
