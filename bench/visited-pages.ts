import { addresses } from './shop.ts'

const paths: readonly (readonly [kind: string, path: string])[] = [
  ['home', 'fr'],
  ['home', 'en'],
  ['home', 'it'],
  ['category', 'fr/particuliers'],
  ['category', 'en/for-the-home'],
  ['category', 'it/per-la-casa'],
  ['product', 'fr/comptoir-3.html'],
  ['product', 'en/comptoir-3.html'],
  ['product', 'it/comptoir-3.html'],
  ['blog post', 'fr/blog/les-tilleuls-lyon'],
  ['cart', 'fr/panier'],
  ['cart', 'en/cart'],
  ['cart', 'it/carrello'],
  ['checkout', 'fr/commander'],
  ['checkout', 'en/checkout'],
  ['checkout', 'it/cassa'],
]

/** The pages measured in a browser; personal pages need {@link buyer}. */
export const pages = paths.map(([kind, path]) => ({
  kind,
  path,
  isOwn: kind === 'cart' || kind === 'checkout',
}))

/** Requests a page once to warm the caches; throws when it does not exist. */
export async function openOnce(path: string): Promise<string> {
  const url = `${addresses.fontaines}/${path}`
  const { ok, status } = await fetch(url)
  if (!ok) throw new Error(`${url} answers ${status}: it cannot be measured.`)
  return url
}

/** Cookies of a customer. */
export const CUSTOMER_TOKEN = 'api_token'
export const CUSTOMER_CART = 'cart_id'

export interface Cookie {
  readonly name: string
  readonly value: string
  readonly url: string
}

async function ask<Data>(query: string, variables: object, token?: string): Promise<Data> {
  const answer = await fetch(`${addresses.api}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', ...(token && { authorization: `Bearer ${token}` }) },
    body: JSON.stringify({ query, variables }),
  })
  const { data, errors }: { data: Data; errors?: { message: string }[] } = await answer.json()
  if (errors?.[0]) throw new Error(errors[0].message)
  return data
}

/** Cookies of a demo customer with a filled cart. */
export async function buyer(): Promise<Cookie[]> {
  const { generateCustomerToken } = await ask<{ generateCustomerToken: { token: string } }>(
    'mutation { generateCustomerToken(email: "particulier@example.com", password: "Comptoir2026") { token } }',
    {},
  )
  const { token } = generateCustomerToken
  const { customerCart } = await ask<{ customerCart: { id: string } }>('{ customerCart { id } }', {}, token)
  await ask(
    'mutation ($id: String!) { addProductsToCart(cartId: $id, cartItems: [{ sku: "VSQ-CLAIR", quantity: 1 }]) { user_errors { message } } }',
    { id: customerCart.id },
    token,
  )
  const url = addresses.fontaines
  return [
    { name: CUSTOMER_TOKEN, value: token, url },
    { name: CUSTOMER_CART, value: customerCart.id, url },
  ]
}
