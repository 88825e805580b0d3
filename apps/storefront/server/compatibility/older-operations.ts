import type { Ask } from './ask.ts'

type Values = Readonly<Record<string, string | null | undefined>>

/** Signs in and takes the guest's cart along, in Magento's three steps (decisions C-1). */
export async function signIn(ask: Ask, { email, password, guest_cart_id: guest }: Values) {
  const login =
    'mutation ($email: String!, $password: String!) { generateCustomerToken(email: $email, password: $password) { token } }'
  const { generateCustomerToken } = await ask(login, { email, password })
  const { token } = generateCustomerToken as { token: string }
  const { customerCart } = await ask('{ customerCart { id } }', {}, token)
  const { id } = customerCart as { id: string }
  if (guest && guest !== id) {
    const merge =
      'mutation ($guest: String!, $id: String) { mergeCarts(source_cart_id: $guest, destination_cart_id: $id) { id } }'
    // A guest's cart that has ended leaves the customer's as it is.
    await ask(merge, { guest, id }, token).catch(() => undefined)
  }
  return { token, cart_id: id }
}

/** Subscribes an address by Magento's own operation. */
export async function subscribe(ask: Ask, { email }: Values) {
  const query = 'mutation ($email: String!) { subscribeEmailToNewsletter(email: $email) { status } }'
  const { subscribeEmailToNewsletter } = await ask(query, { email })
  return subscribeEmailToNewsletter
}
