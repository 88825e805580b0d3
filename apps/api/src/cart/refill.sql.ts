import type { Transaction } from '../platform/database.ts'

/** Copies coupon, methods and addresses of one cart into another, wherever the other has none. */
export async function copyCheckout(
  tx: Transaction,
  fromCartId: number,
  toCartId: number,
  now: Date,
): Promise<void> {
  await tx`
    update cart
       set coupon_id = coalesce(cart.coupon_id, ordered.coupon_id),
           shipping_method = coalesce(cart.shipping_method, ordered.shipping_method),
           payment_method = coalesce(cart.payment_method, ordered.payment_method),
           comment = coalesce(cart.comment, ordered.comment),
           comment_shipping = coalesce(cart.comment_shipping, ordered.comment_shipping),
           updated_at = ${now}
      from cart ordered
     where cart.id = ${toCartId} and ordered.id = ${fromCartId}`
  await tx`
    insert into cart_address
      (cart_id, kind, customer_address_id, same_as_shipping, firstname, lastname, middlename, prefix, suffix, company,
       street, city, region, postcode, country_code, telephone, fax, vat_id, customer_notes)
    select ${toCartId}, kind, customer_address_id, same_as_shipping, firstname, lastname, middlename, prefix, suffix,
           company, street, city, region, postcode, country_code, telephone, fax, vat_id, customer_notes
      from cart_address where cart_id = ${fromCartId}
    on conflict (cart_id, kind) do nothing`
}
