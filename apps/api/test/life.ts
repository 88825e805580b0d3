import { WEBHOOK_EVENTS } from '@comptoir/rules/webhook'
import { expect } from 'vitest'
import { newCustomer, type Person } from './accounts.ts'
import type { TestApi } from './api.ts'
import { notificationFields, notify, orderRow, place, readyCart } from './checkout.ts'
import { mailsTo } from './mails.ts'

const home = {
  firstname: 'Zprénom',
  lastname: 'Zmarsouin',
  company: 'Zentreprise',
  street: ['7 rue du Zsecret'],
  city: 'Zville',
  postcode: '75002',
  country_code: 'FR',
  telephone: '+33639980077',
}
/** What accounting needs of an order, and so what may stay. */
export const invoiced = [home.firstname, home.lastname, home.company, 'Zsecret', home.city]
/** What has to go. */
export const personal = [
  '+33639980077',
  'zcode42',
  'ZTAXVAT9',
  'zdring',
  'zcomment',
  'zmessage',
  'zgift',
  'zcard',
  'znickname',
  'zreview',
  'zlink',
  'zanswer',
  'znote',
  'zreason',
]

type Life = Person & { order: string; number: number }

/** A customer who used the shop for everything: account, book, carts, an order with documents, a form submission, the newsletter. */
export async function lifeOf(
  test: TestApi,
  now: Date,
  status = 'complete',
  changes: { email?: string } = {},
): Promise<Life> {
  // Another program is told of all that the customer does; nothing is sent there.
  await test.sql`
    insert into webhook_endpoint (url, events, secret, created_by, created_at)
    select 'https://127.0.0.1/hook', ${Object.keys(WEBHOOK_EVENTS)}::text[], 'whsec_MfKQ9r8GKYqrTwjUPD8ILPZIo2LaLaSw',
           'Ada', ${now}::timestamptz
     where not exists (select from webhook_endpoint)`
  const person = await newCustomer(test, {
    firstname: home.firstname,
    lastname: home.lastname,
    taxvat: 'ZTAXVAT9',
    telephone: home.telephone,
    is_subscribed: true,
    ...changes,
  })
  const as = person.token
  const send = (query: string, variables: Record<string, unknown> = {}) =>
    test.send(query, variables, { as }).then(({ errors }) => expect(errors).toBeUndefined())
  await send('mutation ($input: CustomerAddressInput!) { createCustomerAddress(input: $input) { id } }', {
    input: { ...home, pad_code: 'zcode42', pad_ring_option: 'zdring' },
  })
  await send('mutation ($email: String!) { subscribeToNewsletter(email: $email) { status } }', {
    email: person.email,
  })
  await send('mutation ($email: String!) { requestPasswordResetEmail(email: $email) }', {
    email: person.email,
  })
  const cart = await readyCart(test, { sku: 'VSQ-CLAIR' }, { as, address: home })
  await send(
    'mutation ($id: String!) { setCartComments(cart_id: $id, comment: "zcomment") { cart { id } } }',
    {
      id: cart,
    },
  )
  const { data } = await test.send<{ cart: { itemsV2: { items: { uid: string }[] } } }>(
    'query ($id: String!) { cart(cart_id: $id) { itemsV2 { items { uid } } } }',
    { id: cart },
    { as },
  )
  await send('mutation ($input: UpdateCartItemsInput!) { updateCartItems(input: $input) { cart { id } } }', {
    input: {
      cart_id: cart,
      cart_items: data.cart.itemsV2.items.map(({ uid }) => ({
        cart_item_uid: uid,
        quantity: 1,
        gift_message: { to: 'zgift', from: 'zgift', message: 'zgift' },
      })),
    },
  })
  await send(
    'mutation ($id: String!) { applyCouponToCart(input: { cart_id: $id, coupon_code: "BIENVENUE10" }) { cart { id } } }',
    { id: cart },
  )
  const { order } = await place(test, cart, { as })
  const number = order?.order_number ?? expect.fail('no order')
  const { grandTotal, id } = await orderRow(test, number)
  await notify(
    test,
    notificationFields(number, grandTotal, {
      vads_cust_email: person.email,
      vads_cust_phone: home.telephone,
    }),
  )
  await test.sql`
    insert into order_item_download (order_item_id, title, position, link_hash, is_shareable)
    select id, 'zlink', 0, ${`link${id}`}, true from order_item where order_id = ${id} limit 1`
  await test.sql`
    insert into order_event (order_id, from_status, to_status, reason, created_at)
    select ${id}, 'pending', 'pending', reason, ${now}
      from unnest(array['cancellation requested: zreason', 'cancelled by the customer: zreason']) as reason`
  await test.sql`
    insert into payment_token (customer_id, method, public_hash, gateway_token, type, details, expires_at, created_at)
    values (${person.id}, 'payzen_standard', ${`hash${id}`}, 'zgateway', 'card', '{"maskedCC": "zcard"}', '2099-01-01', ${now})`
  await test.sql`
    insert into payment_issue (order_id, kind, transaction_id, transaction_uuid, created_at)
    values (${id}, 'duplicate_payment', 'abc124', 'another', ${now})`
  await test.sql`update sales_order set status = ${status} where id = ${id}`
  await readyCart(test, { sku: 'VSQ-CLAIR' }, { as, address: home })
  const compared = String(test.api.app.catalogue.snapshot.products.withSku('VSQ-CLAIR')?.id)
  await send('mutation ($id: ID!) { createCompareList(input: { products: [$id] }) { uid } }', {
    id: compared,
  })
  await test.sql`
    with review as (
      insert into product_review (product_id, store_id, customer_id, nickname, summary, content, status, created_at)
      select p.id, s.id, ${person.id}, 'znickname', 'zsummary', 'zreview', 'approved', ${now}
        from product p, store s where p.sku = 'VSQ-CLAIR' and s.code = 'fr' returning id)
    insert into product_review_vote (review_id, rating_id, value) select r.id, g.id, 5 from review r, review_rating g
     where g.website_id = 1`
  await test.sql`
    insert into form_submission (form_id, store_id, customer_id, email, answers, created_at, delete_after)
    select id, (select id from store where code = 'fr'), ${person.id}, ${person.email},
           ${test.sql.json([{ id: 'message', label: 'Message', value: 'zmessage' }])}, ${now}, ${now}
      from form limit 1`
  await test.sql`
    insert into form_submission_entry (submission_id, kind, author, text, created_at)
    select id, 'answer', 'Staff', 'zanswer', ${now} from form_submission where customer_id = ${person.id}`
  await test.sql`
    insert into customer_note (customer_id, author, text, created_at) values (${person.id}, 'Staff', 'znote', ${now})`
  const known = { type: 'customer', id: String(person.id) }
  await test.sql`
    insert into audit_entry (at, actor, action, entity_type, entity_id, entity_label, request_id)
    values (${now}, 'Staff', 'customer.disable', ${known.type}, ${known.id}, 'label', 'request')`
  await test.sql`
    insert into pending_action (kind, entity_type, entity_id, entity_label, actor, request_id, input, summary, created_at, due_at)
    values ('customer.review', ${known.type}, ${known.id}, 'label', 'Staff', 'request', '{}', '{}', ${now}, '2099-01-01')`
  await test.sql`
    insert into acting_link (token_hash, customer_id, actor, expires_at)
    values (${`acting${id}`}, ${person.id}, 'Staff', ${now})`
  await test.sql`
    insert into withdrawal (token_hash, order_id, name, email, message, language, prepared_at)
    values (${`w${id}`}, ${id}, ${home.lastname}, ${person.email}, 'zmessage', 'fr', ${now})`
  await test.sql`
    insert into consent_record (website_id, customer_id, visitor_id, subject, version, choices, created_at)
    values (1, ${person.id}, 'zvisitor', 'cookies', '1', '{}', ${now})`
  await test.sql`
    insert into privacy_request (website_id, customer_id, kind, state, requested_at)
    values (1, ${person.id}, 'export', 'done', ${now})`
  await send(
    `mutation { addProductsToWishlist(wishlistId: "0", wishlistItems: [{ sku: "VSQ-CLAIR", quantity: 1 }]) {
      wishlist { id } } }`,
  )
  await test.sql`
    update wishlist_item set description = 'zmessage'
      from wishlist w where w.id = wishlist_id and w.customer_id = ${person.id}`
  await test.sql`
    insert into review_picture (file, review_id, created_at)
    select 'review-' || id || '.webp', id, ${now} from product_review where customer_id = ${person.id}`
  await test.sql`insert into review_request (order_id, asked_at) values (${id}, ${now})`
  await test.sql`
    insert into product_alert (website_id, store_id, product_id, customer_id, email, kind, price, created_at)
    select 1, min(s.id), min(p.id), ${person.id}, ${person.email}, 'price', 1000, ${now} from store s, product p`
  await test.sql`
    insert into review_refusal (website_id, email, customer_id, refused_at)
    values (1, lower(${person.email}), ${person.id}, ${now})`
  await mailsTo(test, person.email)
  return { ...person, order: number, number: id }
}
