import type { SendQuery } from './send-query.ts'

type Values = Readonly<Record<string, string | null | undefined>>

/** Signs in and merges the guest cart with Magento's three operations (decisions C-1). */
export async function signIn(send: SendQuery, { email, password, guest_cart_id: guest }: Values) {
  const login =
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
  const { generateCustomerToken } = await send(login, { email, password })
  const { token } = generateCustomerToken as { token: string }
  const { customerCart } = await send('{ customerCart { id } }', {}, token)
  const { id } = customerCart as { id: string }
  if (guest && guest !== id) {
    const merge =
      'mutation ($guest: String!, $id: String) { mergeCarts(source_cart_id: $guest, destination_cart_id: $id) { id } }'
    // A guest cart that is no longer active cannot be merged; the customer cart stays as it is.
    await send(merge, { guest, id }, token).catch(() => undefined)
  }
  return { token, cart_id: id }
}

/** Subscribes an email address with Magento's own mutation. */
export async function subscribe(send: SendQuery, { email }: Values) {
  const query = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
  const { subscribeEmailToNewsletter } = await send(query, { email })
  return subscribeEmailToNewsletter
}
