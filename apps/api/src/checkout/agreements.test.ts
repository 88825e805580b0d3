import { afterAll, beforeAll, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'

type Agreement = { agreement_id: number; name: string; content: string; mode: string; is_html: boolean }

let shop: TestApi

beforeAll(async () => {
  shop = await createTestApi()
})
afterAll(() => shop.close())

async function agreementsOf(store: string): Promise<Agreement[]> {
  const { data, errors } = await shop.send<{ checkoutAgreements: Agreement[] }>(
    '{ checkoutAgreements { agreement_id name checkbox_text content content_height is_html mode } }',
    {},
    { store },
  )
  expect(errors).toBeUndefined()
  return data.checkoutAgreements
}

it('returns the complete terms of sale in the language of the store view', async () => {
  const [french, english, italian] = await Promise.all(['fr', 'en', 'it'].map(agreementsOf))
  expect(french).toMatchObject([{ mode: 'MANUAL', is_html: true }])
  // What they say of the button is what stands on it.
  expect(french?.[0]?.content).toContain('Commander avec obligation de paiement')
  expect(english?.[0]?.content).toContain('Order with obligation to pay')
  expect(italian?.[0]?.content).toContain('Ordine con obbligo di pagare')
})

it('returns the terms of each store view', async () => {
  const stores = shop.api.app.stores.all.map(({ code }) => code)
  expect(stores.length).toBeGreaterThanOrEqual(6)
  const without: string[] = []
  for (const store of stores) if ((await agreementsOf(store)).length === 0) without.push(store)
  expect(without).toEqual([])
  const [fountains] = await agreementsOf('fr')
  const [food] = await agreementsOf('sushi_fr')
  expect(food?.content).not.toBe(fountains?.content)
})
