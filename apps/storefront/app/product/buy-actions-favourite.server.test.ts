import { expect, it } from 'vitest'
import { visitorWith } from '../favourites/favourites.fixture.ts'
import { buyAction } from './buy-actions.server.ts'

const price_range = { minimum_price: { final_price: { value: 100 }, regular_price: { value: 100 } } }
const product = {
  type: 'ConfigurableProduct',
  sku: 'TAP',
  name: 'Tap',
  url_key: 'tap',
  price_range,
  categories: [],
  configurable_options: [
    { attribute_code: 'finish', label: 'Finish', values: [{ uid: 'steel', store_label: 'Steel' }] },
    { attribute_code: 'size', label: 'Size', values: [{ uid: 'small', store_label: 'Small' }] },
  ],
  variants: [],
}
const resolved = {
  type: 'PRODUCT',
  path: 'tap.html',
  sku: 'TAP',
  uid: 'VEFQ',
  alternates: { fr: 'tap.html' },
} as const

async function press(cookie: string, fields: Readonly<Record<string, string>>) {
  const visit = visitorWith(cookie, { Product: { data: { products: { items: [product] } } } })
  const form = new FormData()
  for (const [name, value] of Object.entries(fields)) form.set(name, value)
  const answer = await buyAction(visit.context, async () => resolved, form)
  return { ...visit, location: answer instanceof Response ? answer.headers.get('location') : undefined }
}

it('keeps a product as it is configured so far, and puts nothing into the cart', async () => {
  const { cookies, location, named } = await press('', {
    sku: 'TAP',
    quantity: '2',
    'option:finish': 'steel',
    wish: 'add',
  })
  expect(cookies.get('favourites')).toBe('TAP~2~steel')
  expect(location).toBe('/fr/tap.html?option%3Afinish=steel')
  expect(named('AddToCart')).toEqual([])
})

it('drops a product in every configuration', async () => {
  const { cookies } = await press('favourites=TAP!TAP~2~steel!SINK', { sku: 'TAP', wish: 'drop' })
  expect(cookies.get('favourites')).toBe('SINK')
})
