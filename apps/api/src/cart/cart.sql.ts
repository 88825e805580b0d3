import type { Cents } from '@comptoir/rules/money'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Queryable, Transaction } from '../platform/database.ts'
import { postalColumns } from '../platform/postal-address.ts'
import type { SelectedSlot } from '../fulfilment/index.ts'
import type { CartAddressRecord, LineNotice } from './state.ts'

export type CartRow = {
  id: number
  maskedId: string
  storeId: number
  websiteId: number
  customerId: number | null
  isActive: boolean
  email: string | null
  couponId: number | null
  shippingMethod: string | null
  paymentMethod: string | null
  comment: string | null
  commentShipping: string | null
  purchaseOrderNumber: string | null
  /** Meal vouchers as they were typed: null without; cents. */
  voucherCount: number | null
  voucherAmount: Cents | null
  /** The employer lets them be used on Sundays and holidays. */
  voucherAuthorised: boolean
  locationId: number | null
  fulfilmentMethod: FulfilmentMethod | null
  /** Of the chosen slot: all null without one. */
  padDay: string | null
  padTime: string | null
  padTimeEnd: string | null
  padStartsAt: Date | null
  padFee: Cents | null
  padReservedUntil: Date | null
  /** What happened to lines and was not read yet, oldest first. */
  lineNotices: LineNotice[]
}

/** What of a cart other domains may set; a key that is left out stays as it is. */
export type CartFields = Partial<
  Pick<
    CartRow,
    'email' | 'shippingMethod' | 'paymentMethod' | 'purchaseOrderNumber' | 'comment' | 'commentShipping'
  >
>

const columns = (sql: Queryable) => sql`
  id, masked_id as "maskedId", store_id as "storeId", website_id as "websiteId", customer_id as "customerId",
  is_active as "isActive", email, coupon_id as "couponId", shipping_method as "shippingMethod",
  pad_location_id as "locationId", pad_mode as "fulfilmentMethod", pad_day::text as "padDay", pad_time as "padTime",
  pad_time_end as "padTimeEnd", pad_starts_at as "padStartsAt", pad_fee as "padFee",
  pad_held_until as "padReservedUntil",
  payment_method as "paymentMethod", comment, comment_shipping as "commentShipping",
  purchase_order_number as "purchaseOrderNumber", notices as "lineNotices",
  voucher_count as "voucherCount", voucher_amount as "voucherAmount", voucher_authorised as "voucherAuthorised"`

export async function selectCart(sql: Queryable, maskedId: string): Promise<CartRow | undefined> {
  const [row] = await sql<CartRow[]>`select ${columns(sql)} from cart where masked_id = ${maskedId}`
  return row
}

/** The carts with these ids, locked until the transaction ends, always in the same order. */
export async function lockCarts(tx: Transaction, maskedIds: readonly string[]): Promise<CartRow[]> {
  return await tx<CartRow[]>`
    select ${columns(tx)} from cart where masked_id in ${tx(maskedIds)} order by id for update`
}

export async function selectActiveCart(
  sql: Queryable,
  customerId: number,
  websiteId: number,
): Promise<CartRow | undefined> {
  const [row] = await sql<CartRow[]>`
    select ${columns(sql)} from cart
     where customer_id = ${customerId} and website_id = ${websiteId} and is_active`
  return row
}

type NewCart = {
  maskedId: string
  storeId: number
  websiteId: number
  customerId: number | null
  now: Date
  locationId?: number | null
  fulfilmentMethod?: FulfilmentMethod | null
  shippingMethod?: string | null
}

/** Undefined when the masked id is taken or the customer has an active cart already. */
export async function insertCart(sql: Queryable, cart: NewCart): Promise<CartRow | undefined> {
  const [row] = await sql<CartRow[]>`
    insert into cart (masked_id, store_id, website_id, customer_id, pad_location_id, pad_mode, shipping_method,
                      created_at, updated_at)
    values (${cart.maskedId}, ${cart.storeId}, ${cart.websiteId}, ${cart.customerId}, ${cart.locationId ?? null},
            ${cart.fulfilmentMethod ?? null}, ${cart.shippingMethod ?? null}, ${cart.now}, ${cart.now})
    on conflict do nothing
    returning ${columns(sql)}`
  return row
}

/** Notes a change, and the store view it was made in. */
export async function touchCart(sql: Queryable, id: number, storeId: number, now: Date): Promise<CartRow> {
  const [row] = await sql<[CartRow]>`
    update cart set updated_at = ${now}, store_id = ${storeId} where id = ${id} returning ${columns(sql)}`
  return row
}

/** Sets columns of a cart whose lock is held. */
export async function updateCart(tx: Transaction, id: number, fields: CartFields): Promise<void> {
  const values = {
    ...('email' in fields && { email: fields.email ?? null }),
    ...('shippingMethod' in fields && { shipping_method: fields.shippingMethod ?? null }),
    ...('paymentMethod' in fields && { payment_method: fields.paymentMethod ?? null }),
    ...('purchaseOrderNumber' in fields && { purchase_order_number: fields.purchaseOrderNumber ?? null }),
    ...('comment' in fields && { comment: fields.comment ?? null }),
    ...('commentShipping' in fields && { comment_shipping: fields.commentShipping ?? null }),
  }
  if (Object.keys(values).length > 0) await tx`update cart set ${tx(values)} where id = ${id}`
}

export async function setCartCoupon(tx: Transaction, id: number, couponId: number | null): Promise<void> {
  await tx`update cart set coupon_id = ${couponId} where id = ${id}`
}

/** Keeps the vouchers that will pay a part of the cart, in place of those there were; null takes them off. */
export async function setCartVouchers(
  tx: Transaction,
  id: number,
  vouchers: { count: number; amount: Cents; isAuthorised: boolean } | null,
): Promise<void> {
  await tx`
    update cart
       set voucher_count = ${vouchers?.count ?? null}, voucher_amount = ${vouchers?.amount ?? null},
           voucher_authorised = ${vouchers?.isAuthorised ?? false}
     where id = ${id}`
}

/** Moves a cart to a location, or from all of them: slot and shipping method have to be chosen again. */
export async function setCartLocation(
  tx: Transaction,
  id: number,
  place: { locationId: number | null; method: FulfilmentMethod | null; shippingMethod: string | null },
): Promise<void> {
  await tx`
    update cart set pad_location_id = ${place.locationId}, pad_mode = ${place.method},
                    shipping_method = ${place.shippingMethod}
     where id = ${id}`
  await setCartSlot(tx, id, null)
}

/** Chooses the slot of a cart, in place of the one there was. */
export async function setCartSlot(tx: Transaction, id: number, slot: SelectedSlot | null): Promise<void> {
  await tx`
    update cart
       set pad_day = ${slot?.day ?? null}, pad_time = ${slot?.time ?? null}, pad_time_end = ${slot?.endTime ?? null},
           pad_starts_at = ${slot?.startsAt ?? null}, pad_fee = ${slot?.fee ?? null},
           pad_held_until = ${slot?.reservedUntil ?? null}
     where id = ${id}`
}

/**
 * Starts the period in which a locked cart may reserve slots, unless it started within `turnMinutes`; returns when it
 * started.
 */
export async function startReservationTurn(
  tx: Transaction,
  id: number,
  { now, turnMinutes }: { now: Date; turnMinutes: number },
): Promise<Date> {
  const [row] = await tx<[{ since: Date }]>`
    update cart
       set pad_reserving_since = case
             when pad_reserving_since > ${now}::timestamptz - make_interval(mins => ${turnMinutes}) then pad_reserving_since
             else ${now} end
     where id = ${id} returning pad_reserving_since as since`
  return row.since
}

/** Gives a cart the location, method, slot and shipping method of another. */
export async function copyFulfilment(tx: Transaction, fromId: number, toId: number): Promise<void> {
  await tx`
    update cart
       set pad_location_id = source.pad_location_id, pad_mode = source.pad_mode, pad_day = source.pad_day,
           pad_time = source.pad_time, pad_time_end = source.pad_time_end, pad_starts_at = source.pad_starts_at,
           pad_fee = source.pad_fee, pad_held_until = source.pad_held_until,
           shipping_method = source.shipping_method
      from cart source where cart.id = ${toId} and source.id = ${fromId}`
}

/** Keeps what is to be told of lines, until {@link clearLineNotices}. */
export async function addLineNotices(
  tx: Transaction,
  id: number,
  notices: readonly LineNotice[],
): Promise<void> {
  if (notices.length > 0)
    await tx`update cart set notices = notices || ${tx.json([...notices])} where id = ${id}`
}

export async function clearLineNotices(tx: Transaction, id: number): Promise<void> {
  await tx`update cart set notices = '[]' where id = ${id}`
}

/** Makes a guest's cart the customer's; they must have no other active one. */
export async function giveCart(tx: Transaction, id: number, customerId: number): Promise<void> {
  await tx`update cart set customer_id = ${customerId} where id = ${id}`
}

/** Ends a cart: it was ordered, or merged into another. */
export async function deactivateCart(tx: Transaction, id: number): Promise<void> {
  await tx`update cart set is_active = false where id = ${id}`
}

export async function selectCartAddresses(sql: Queryable, cartId: number): Promise<CartAddressRecord[]> {
  return await sql<CartAddressRecord[]>`
    select a.kind, a.customer_address_id as "customerAddressId", a.same_as_shipping as "sameAsShipping", a.firstname,
           a.lastname, a.middlename, a.prefix, a.suffix, a.company, a.street, a.city, a.region, a.postcode,
           a.country_code as "countryCode", a.telephone, a.fax, a.vat_id as "vatId",
           a.customer_notes as "customerNotes", a.delivery,
           (a.delivery->>'padLatitude')::float8 as latitude, (a.delivery->>'padLongitude')::float8 as longitude
      from cart_address a
     where a.cart_id = ${cartId}`
}

/** Sets the billing or shipping address of a cart whose lock is held, in place of the one there was. */
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
    customer_notes: address.customerNotes,
    delivery: address.kind === 'shipping' && address.delivery ? tx.json(address.delivery) : null,
  }
  await removeCartAddress(tx, cartId, address.kind)
  await tx`insert into cart_address ${tx(row)}`
}

async function removeCartAddress(
  tx: Transaction,
  cartId: number,
  kind: CartAddressRecord['kind'],
): Promise<void> {
  await tx`delete from cart_address where cart_id = ${cartId} and kind = ${kind}`
}

/** Those that were not touched since. */
export async function deleteGuestCarts(
  sql: Queryable,
  { filledBefore, emptyBefore }: { filledBefore: Date; emptyBefore: Date },
): Promise<number> {
  const { count } = await sql`
    delete from cart
     where customer_id is null and is_active and updated_at < ${emptyBefore}
       and (updated_at < ${filledBefore} or not exists (select from cart_item where cart_id = cart.id))`
  return count
}
