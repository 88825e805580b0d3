import type { Transaction } from '../platform/database.ts'

/** A random address, because the e-mail address of an order gives access to it. */
const anonymousEmail = (tx: Transaction) => tx`(gen_random_uuid()::text || '@anonyme.invalid')`

/**
 * Removes from a customer's orders the personal data that accounting does not need, and detaches them from the account.
 * Names, addresses and company stay, as on the invoices (decisions K-10).
 */
export async function anonymiseOrders(tx: Transaction, customerId: number): Promise<void> {
  const orders = tx`(select id from sales_order where customer_id = ${customerId})`
  await tx`delete from mail where order_id in ${orders}`
  await tx`delete from mail_link where order_id in ${orders}`
  await tx`
    update order_event set reason = split_part(reason, ': ', 1)
     where order_id in ${orders} and reason ~ '^(cancelled by the customer|cancellation requested): '`
  await tx`update order_address set telephone = null, fax = null, delivery = null where order_id in ${orders}`
  await tx`delete from order_note where order_id in ${orders}`
  await tx`update withdrawal set email = ${anonymousEmail(tx)}, message = null where order_id in ${orders}`
  await tx`
    update payment_notification
       set fields = (select coalesce(jsonb_object_agg(key, value), '{}') from jsonb_each(fields)
                      where key !~ '^vads_(cust|ship_to|user|card_number|ext_info|expiry|bank)')
     where order_id in ${orders}`
  await tx`
    delete from order_item_download
     where order_item_id in (select id from order_item where order_id in ${orders})`
  await tx`update order_item set gift_message = null where order_id in ${orders} and gift_message is not null`
  await tx`
    update cart_item set gift_message = null
     where gift_message is not null
       and cart_id in (select cart_id from sales_order where customer_id = ${customerId})`
  await tx`
    update cart set customer_id = null, email = null, comment = null, comment_shipping = null, is_active = false
     where id in (select cart_id from sales_order where customer_id = ${customerId})`
  await tx`
    delete from cart_address
     where cart_id in (select cart_id from sales_order where customer_id = ${customerId})`
  await tx`
    update sales_order
       set customer_id = null, email = ${anonymousEmail(tx)}, comment = null, comment_shipping = null
     where customer_id = ${customerId}`
}

/**
 * Deletes the data of a customer's account and e-mail address, except orders, and ends the sessions. `email` is null for
 * an unverified address, whose data may belong to somebody else.
 */
export async function deleteAccountData(
  tx: Transaction,
  { customerId, websiteId, email }: { customerId: number; websiteId: number; email: string | null },
): Promise<void> {
  const isOfWebsite = tx`
    store_id in (select s.id from store s join store_group g on g.id = s.group_id where g.website_id = ${websiteId})`
  await tx`delete from customer_address where customer_id = ${customerId}`
  await tx`delete from customer_token where customer_id = ${customerId}`
  await tx`delete from password_reset where customer_id = ${customerId}`
  await tx`delete from mail_link where customer_id = ${customerId}`
  await tx`delete from acting_link where customer_id = ${customerId}`
  await tx`delete from pending_action where entity_type = 'customer' and entity_id = ${String(customerId)}`
  // What was done stays, without the person's data.
  await tx`
    update audit_entry set before = null, after = null, entity_label = ''
     where entity_type = 'customer' and entity_id = ${String(customerId)}`
  // What waits to be sent, too: an event of its own tells receivers of the deletion.
  await tx`delete from webhook_delivery where customer_id = ${customerId}`
  await tx`delete from customer_note where customer_id = ${customerId}`
  await tx`delete from payment_token where customer_id = ${customerId}`
  await tx`delete from cart where customer_id = ${customerId}`
  await tx`delete from compare_list where customer_id = ${customerId}`
  await tx`delete from wishlist where customer_id = ${customerId}`
  await tx`
    delete from newsletter_subscriber
     where customer_id = ${customerId} or (website_id = ${websiteId} and lower(email) = lower(${email}))`
  await tx`
    delete from product_alert
     where customer_id = ${customerId} or (website_id = ${websiteId} and lower(email) = lower(${email}))`
  await tx`
    delete from review_refusal
     where customer_id = ${customerId} or (website_id = ${websiteId} and email = lower(${email}))`
  await tx`
    delete from form_submission
     where customer_id = ${customerId} or (${isOfWebsite} and lower(email) = lower(${email}))`
  await tx`
    delete from mail
     where customer_id = ${customerId}
        or (${isOfWebsite} and order_id is null
            and (lower(recipient) = lower(${email}) or about_email = lower(${email})))`
  await tx`update consent_record set customer_id = null where customer_id = ${customerId}`
}

/** Replaces the personal data of an account; password and id stay. */
export async function anonymiseAccount(tx: Transaction, customerId: number, login: string): Promise<void> {
  await tx`
    update customer
       set email = ${login}, pending_email = null, firstname = 'Anonyme', lastname = 'Anonyme', middlename = null, prefix = null,
           suffix = null, gender = null, date_of_birth = null, telephone = null, taxvat = null, vat_checked = null, vat_country = null,
           vat_is_valid = null, vat_request_id = null, vat_request_date = null, vat_request_success = null, vat_attempts = 0,
           vat_next_check_at = null, pad_company = null,
           pad_company_siret = null, pad_telephone = null, professional_state = null, group_id = 1, login_failures = 0, locked_until = null,
           updated_at = now()
     where id = ${customerId}`
}

export async function deleteCustomer(tx: Transaction, customerId: number): Promise<void> {
  await tx`delete from customer where id = ${customerId}`
}
