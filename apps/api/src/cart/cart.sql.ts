import type { Cents } from '@comptoir/rules/money'
import type { FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Queryable, Transaction } from '../platform/database.ts'
import type { LineRow } from './lines.sql.ts'
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
  /** Of the website's rules at the time of reading. */
  cartRulesVersion: number
  shippingMethod: string | null
  paymentMethod: string | null
  comment: string | null
  commentShipping: string | null
  /** Sets, none unless asked for. */
  cutlery: number
  /** In minor units of `tipCurrency`; 0, and null, without a tip. */
  tip: Cents
  tipCurrency: string | null
  purchaseOrderNumber: string | null
  /** Meal vouchers as entered, in cents; null without. */
  voucherCount: number | null
  voucherAmount: Cents | null
  /** The employer authorises them on Sundays and public holidays. */
  voucherAuthorised: boolean
  locationId: number | null
  fulfilmentMethod: FulfilmentMethod | null
  /** Location, method and slot were chosen for a client that chooses none. */
  isAutomatic: boolean
  /** The selected slot; all null without one. */
  padDay: string | null
  padTime: string | null
  padTimeEnd: string | null
  padStartsAt: Date | null
  padFee: Cents | null
  padReservedUntil: Date | null
  /** The chosen appointment; null without one. */
  appointmentMethod: string | null
  appointmentStartsAt: Date | null
  appointmentEndsAt: Date | null
  appointmentReservedUntil: Date | null
  /** Notices about lines that the shopper has not dismissed, oldest first. */
  lineNotices: LineNotice[]
  /** Rules whose gift the shopper took out. */
  declinedGifts: number[]
}

/** A cart with its lines and addresses. */
export type StoredCart = CartRow & CartContents

type CartContents = { lines: LineRow[]; addresses: CartAddressRecord[] }

/** Columns of a cart that other domains set; a key that is left out keeps its value. */
export type CartFields = Partial<
  Pick<
    CartRow,
    | 'email'
    | 'shippingMethod'
    | 'paymentMethod'
    | 'purchaseOrderNumber'
    | 'comment'
    | 'commentShipping'
    | 'cutlery'
    | 'tip'
    | 'tipCurrency'
  >
>

const columns = (sql: Queryable) => sql`
  id, masked_id as "maskedId", store_id as "storeId", website_id as "websiteId", customer_id as "customerId",
  is_active as "isActive", email, coupon_id as "couponId",
  (select cart_rules_version from website where id = cart.website_id) as "cartRulesVersion", shipping_method as "shippingMethod",
  pad_location_id as "locationId", pad_mode as "fulfilmentMethod", pad_automatic as "isAutomatic", pad_day::text as "padDay", pad_time as "padTime",
  pad_time_end as "padTimeEnd", pad_starts_at as "padStartsAt", pad_fee as "padFee",
  pad_reserved_until as "padReservedUntil",
  appointment_method as "appointmentMethod", appointment_starts_at as "appointmentStartsAt",
  appointment_ends_at as "appointmentEndsAt", appointment_reserved_until as "appointmentReservedUntil",
  payment_method as "paymentMethod", comment, comment_shipping as "commentShipping", cutlery,
  tip, tip_currency as "tipCurrency",
  purchase_order_number as "purchaseOrderNumber", notices as "lineNotices", declined_gifts as "declinedGifts",
  voucher_count as "voucherCount", voucher_amount as "voucherAmount", voucher_authorised as "voucherAuthorised"`

/** Lines, oldest first and gifts last, and addresses of the row that the statement names `cart`. */
const contents = (sql: Queryable) => sql`
  (select coalesce(jsonb_agg(jsonb_build_object(
            'id', i.id, 'productId', i.product_id, 'variantId', i.variant_id, 'quantity', i.quantity,
            'optionKey', i.option_key, 'options', i.options, 'entered', i.entered, 'seenPrices', i.seen_prices, 'seenCurrency', i.seen_currency,
            'giftMessage', i.gift_message, 'giftRuleId', i.gift_rule_id)
          order by i.gift_rule_id is not null, i.id), '[]')
     from cart_item i where i.cart_id = cart.id) as lines,
  (select coalesce(jsonb_agg(jsonb_build_object(
            'kind', a.kind, 'customerAddressId', a.customer_address_id, 'sameAsShipping', a.same_as_shipping,
            'firstname', a.firstname, 'lastname', a.lastname, 'middlename', a.middlename, 'prefix', a.prefix,
            'suffix', a.suffix, 'company', a.company, 'street', a.street, 'city', a.city, 'region', a.region,
            'regionCode', a.region_code, 'regionId', a.region_id,
            'postcode', a.postcode, 'countryCode', a.country_code, 'telephone', a.telephone, 'fax', a.fax,
            'vatId', a.vat_id, 'vatAnswer', a.vat_check, 'customerNotes', a.customer_notes, 'delivery', a.delivery,
            'latitude', (a.delivery->>'padLatitude')::float8, 'longitude', (a.delivery->>'padLongitude')::float8)), '[]')
     from cart_address a where a.cart_id = cart.id) as addresses`

/** A cart with lines and addresses, in one statement. */
export async function selectStoredCart(sql: Queryable, maskedId: string): Promise<StoredCart | undefined> {
  const [row] = await sql<StoredCart[]>`
    select ${columns(sql)}, ${contents(sql)} from cart where masked_id = ${maskedId}`
  return row
}

/** The cart that became an order. */
export async function selectCartOfOrder(sql: Queryable, number: string): Promise<StoredCart | undefined> {
  const [row] = await sql<StoredCart[]>`
    select ${columns(sql)}, ${contents(sql)} from cart
     where id = (select cart_id from sales_order where number = ${number} order by id desc limit 1)`
  return row
}

/** The newest carts of a customer that were not ordered and have products. */
export async function selectUnorderedCarts(
  sql: Queryable,
  customerId: number,
  limit: number,
): Promise<{ maskedId: string; updatedAt: Date }[]> {
  return await sql<{ maskedId: string; updatedAt: Date }[]>`
    select masked_id as "maskedId", updated_at as "updatedAt" from cart
     where customer_id = ${customerId} and exists (select 1 from cart_item i where i.cart_id = cart.id)
       and not exists (select 1 from sales_order o where o.cart_id = cart.id)
     order by is_active desc, updated_at desc limit ${limit}`
}

export async function selectContents(sql: Queryable, id: number): Promise<CartContents> {
  const [row] = await sql<[CartContents]>`select ${contents(sql)} from cart where id = ${id}`
  return row
}

/**
 * Locks a cart until the transaction ends and reads it with lines and addresses. Both statements are sent at once; a
 * single one would see the lines as they were before it waited for the lock.
 */
export async function lockStoredCart(tx: Transaction, maskedId: string): Promise<StoredCart | undefined> {
  const locking = tx<CartRow[]>`
    select ${columns(tx)} from cart where masked_id = ${maskedId} for update`.then(([row]) => row)
  const reading = tx<CartContents[]>`
    select ${contents(tx)} from cart where masked_id = ${maskedId}`.then(([row]) => row)
  const [row, found] = await Promise.all([locking, reading])
  return row && found && { ...row, ...found }
}

/** The array of products and variants in a cart's lines, for other statements. */
export const productsOfCart = (sql: Queryable, maskedId: string) => sql`
  array(select unnest(array[product_id, variant_id]) from cart_item
         where cart_id = (select id from cart where masked_id = ${maskedId}))`

/** The point of sale of a cart, for statements that read it. */
export const locationIdOfCart = (sql: Queryable, maskedId: string) => sql`
  (select pad_location_id from cart where masked_id = ${maskedId})`

export async function selectCart(sql: Queryable, maskedId: string): Promise<CartRow | undefined> {
  const [row] = await sql<CartRow[]>`select ${columns(sql)} from cart where masked_id = ${maskedId}`
  return row
}

/** The products of a cart's lines, without their variants and options. */
export async function selectCartProducts(sql: Queryable, maskedId: string): Promise<number[]> {
  const rows = await sql<{ productId: number }[]>`
    select distinct product_id as "productId" from cart_item
     where cart_id = (select id from cart where masked_id = ${maskedId})`
  return rows.map(({ productId }) => productId)
}

/** Locks carts until the transaction ends, always in the same order. */
export async function lockCarts(tx: Transaction, maskedIds: readonly string[]): Promise<CartRow[]> {
  return await tx<CartRow[]>`
    select ${columns(tx)} from cart where masked_id = any(${maskedIds}) order by id for update`
}

export async function selectActiveCart(
  sql: Queryable,
  customerId: number,
  websiteId: number,
): Promise<CartRow | undefined> {
  const [row] = await sql<CartRow[]>`
    select ${columns(sql)} from cart
     where customer_id = ${customerId} and website_id = ${websiteId} and is_active and not is_separate`
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
  /** Beside the customer's own cart. */
  isSeparate?: boolean
}

/** Returns undefined when the masked id is taken or the customer has an active cart. */
export async function insertCart(sql: Queryable, cart: NewCart): Promise<CartRow | undefined> {
  const [row] = await sql<CartRow[]>`
    insert into cart (masked_id, store_id, website_id, customer_id, pad_location_id, pad_mode, shipping_method,
                      is_separate, created_at, updated_at)
    values (${cart.maskedId}, ${cart.storeId}, ${cart.websiteId}, ${cart.customerId}, ${cart.locationId ?? null},
            ${cart.fulfilmentMethod ?? null}, ${cart.shippingMethod ?? null}, ${cart.isSeparate ?? false}, ${cart.now}, ${cart.now})
    on conflict do nothing
    returning ${columns(sql)}`
  return row
}

/**
 * Stores in which store view a cart was changed, and `fields`; returns it with lines and addresses. The time of the
 * change is exact to a minute: rows whose indexed columns stay the same need no new entries in any index.
 */
export async function touchCart(
  tx: Transaction,
  id: number,
  { storeId, now, fields = {} }: { storeId: number; now: Date; fields?: CartFields },
): Promise<StoredCart> {
  const values = { store_id: storeId, ...valuesOf(fields) }
  const [row] = await tx<[StoredCart]>`
    with cart as (
      update cart
         set ${tx(values)},
             updated_at = case when updated_at > ${now}::timestamptz - interval '1 minute' then updated_at else ${now} end
       where id = ${id} returning *)
    select ${columns(tx)}, ${contents(tx)} from cart`
  return row
}

/** Sets columns of a locked cart. */
export async function updateCart(tx: Transaction, id: number, fields: CartFields): Promise<void> {
  const values = valuesOf(fields)
  if (Object.keys(values).length > 0) await tx`update cart set ${tx(values)} where id = ${id}`
}

function valuesOf(fields: CartFields) {
  return {
    ...('email' in fields && { email: fields.email ?? null }),
    ...('shippingMethod' in fields && { shipping_method: fields.shippingMethod ?? null }),
    ...('paymentMethod' in fields && { payment_method: fields.paymentMethod ?? null }),
    ...('purchaseOrderNumber' in fields && { purchase_order_number: fields.purchaseOrderNumber ?? null }),
    ...('comment' in fields && { comment: fields.comment ?? null }),
    ...('commentShipping' in fields && { comment_shipping: fields.commentShipping ?? null }),
    ...('cutlery' in fields && { cutlery: fields.cutlery ?? 0 }),
    ...('tip' in fields && { tip: fields.tip ?? 0 }),
    ...('tipCurrency' in fields && { tip_currency: fields.tipCurrency ?? null }),
  }
}

/** Keeps the gifts of rules out of a cart. */
export async function declineGifts(tx: Transaction, id: number, ruleIds: readonly number[]): Promise<void> {
  if (ruleIds.length === 0) return
  await tx`update cart set declined_gifts = declined_gifts || ${ruleIds}::integer[] where id = ${id}`
}

export async function setCartCoupon(tx: Transaction, id: number, couponId: number | null): Promise<void> {
  await tx`update cart set coupon_id = ${couponId} where id = ${id}`
}

/** Replaces the meal vouchers of a cart; null removes them. */
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

/** Stores notices about lines, until {@link clearLineNotices}. */
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

/** Makes a guest's cart the customer's; the customer must have no other active cart on the website. */
export async function giveCart(tx: Transaction, id: number, customerId: number): Promise<void> {
  await tx`update cart set customer_id = ${customerId} where id = ${id}`
}

/** Closes a cart that was ordered. */
export async function deactivateCart(tx: Transaction, id: number): Promise<void> {
  await tx`update cart set is_active = false where id = ${id}`
}

/** Closes a cart that becomes no order; it is deleted after some days. */
export async function closeCart(tx: Transaction, id: number, at: Date): Promise<void> {
  await tx`update cart set is_active = false, closed_at = ${at} where id = ${id}`
}
