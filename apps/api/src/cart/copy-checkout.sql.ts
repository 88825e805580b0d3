import type { Transaction } from '../platform/database.ts'

/**
 * Copies coupon, vouchers, methods, comments, cutlery, tip, location, slot and addresses of one cart to another that has none. Both
 * addresses are copied or neither, because a billing address may follow the shipping address. A slot is copied only with
 * its location. Gifts that were declined in either stay out.
 */
export async function copyCheckout(
  tx: Transaction,
  fromCartId: number,
  toCartId: number,
  now: Date,
): Promise<void> {
  const takesSlot = tx`(cart.pad_location_id is null or (
    cart.pad_day is null and cart.pad_location_id = source.pad_location_id and cart.pad_mode = source.pad_mode))`
  await tx`
    update cart
       set coupon_id = coalesce(cart.coupon_id, source.coupon_id),
           shipping_method = coalesce(cart.shipping_method, source.shipping_method),
           payment_method = coalesce(cart.payment_method, source.payment_method),
           purchase_order_number = coalesce(cart.purchase_order_number, source.purchase_order_number),
           declined_gifts = cart.declined_gifts || source.declined_gifts,
           voucher_count = coalesce(cart.voucher_count, source.voucher_count),
           voucher_amount = coalesce(cart.voucher_amount, source.voucher_amount),
           voucher_authorised = cart.voucher_authorised or source.voucher_authorised,
           comment = coalesce(cart.comment, source.comment),
           comment_shipping = coalesce(cart.comment_shipping, source.comment_shipping),
           cutlery = greatest(cart.cutlery, source.cutlery),
           tip = case when cart.tip > 0 then cart.tip else source.tip end,
           tip_currency = coalesce(cart.tip_currency, source.tip_currency),
           pad_location_id = coalesce(cart.pad_location_id, source.pad_location_id),
           pad_mode = case when cart.pad_location_id is null then source.pad_mode else cart.pad_mode end,
           pad_day = case when ${takesSlot} then source.pad_day else cart.pad_day end,
           pad_time = case when ${takesSlot} then source.pad_time else cart.pad_time end,
           pad_time_end = case when ${takesSlot} then source.pad_time_end else cart.pad_time_end end,
           pad_starts_at = case when ${takesSlot} then source.pad_starts_at else cart.pad_starts_at end,
           pad_fee = case when ${takesSlot} then source.pad_fee else cart.pad_fee end,
           appointment_method = coalesce(cart.appointment_method, source.appointment_method),
           appointment_starts_at = coalesce(cart.appointment_starts_at, source.appointment_starts_at),
           appointment_ends_at = coalesce(cart.appointment_ends_at, source.appointment_ends_at),
           updated_at = ${now}
      from cart source
     where cart.id = ${toCartId} and source.id = ${fromCartId}`
  await tx`
    insert into cart_address
      (cart_id, kind, customer_address_id, same_as_shipping, firstname, lastname, middlename, prefix, suffix, company,
       street, city, region, region_code, region_id, postcode, country_code, telephone, fax, vat_id, vat_check, customer_notes, delivery)
    select ${toCartId}, kind, customer_address_id, same_as_shipping, firstname, lastname, middlename, prefix, suffix,
           company, street, city, region, region_code, region_id, postcode, country_code, telephone, fax, vat_id, vat_check, customer_notes,
           delivery
      from cart_address where cart_id = ${fromCartId}
       and not exists (select 1 from cart_address known where known.cart_id = ${toCartId})`
}
