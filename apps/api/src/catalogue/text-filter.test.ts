import fc from 'fast-check'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { ordinalIn } from './site-index.ts'
import { selectByMatch } from './attribute-filter.sql.ts'

let shop: TestApi
let texts: string[] = []
beforeAll(async () => {
  shop = await createTestApi()
  const rows = await shop.sql<{ text: string }[]>`
    select texts ->> 'description' as text from product_values where texts ->> 'description' <> '' order by product_id`
  texts = rows.map(({ text }) => text)
})
afterAll(() => shop.close())

const query = `query ($match: String!) {
  products(filter: { description: { match: $match } }, pageSize: 300) { items { id } } }`

/** Ids of the listed products whose text contains `match`, found by a database scan. */
async function containing(match: string): Promise<number[]> {
  const { snapshot } = shop.api.app.catalogue
  const store = shop.api.app.stores.all.find(({ code }) => code === 'fr')
  const ids = await selectByMatch(shop.sql, { code: 'description', storeId: store?.id ?? 0, match })
  const site = snapshot.sites.get(store?.website.id ?? 0)
  return ids.filter(
    (id) => site && ordinalIn(site, id) !== undefined && (snapshot.products.get(id)?.visibility ?? 1) !== 3,
  )
}

const byNumber = (a: number, b: number) => a - b

async function filtered(match: string): Promise<number[]> {
  const { data, errors } = await shop.send<{ products: { items: { id: number }[] } }>(
    query,
    { match },
    { store: 'fr' },
  )
  expect(errors).toBeUndefined()
  return data.products.items.map(({ id }) => id).toSorted(byNumber)
}

describe('a match filter on long texts', () => {
  it('finds any part of a text, ignoring case', async () => {
    const part = fc.record({ text: fc.nat(), start: fc.nat(), length: fc.integer({ min: 3, max: 30 }) })
    await fc.assert(
      fc.asyncProperty(part, fc.boolean(), async ({ text: which, start, length }, isUpper) => {
        const text = texts[which % texts.length] ?? ''
        const from = start % Math.max(1, text.length - length)
        const written = text.slice(from, from + length)
        const match = isUpper ? written.toUpperCase() : written
        expect({ [match]: await filtered(match) }).toEqual({
          [match]: (await containing(match)).toSorted(byNumber),
        })
      }),
      { numRuns: 60 },
    )
  })

  it.each(['---', '%%%', '<p>', 'eau filtrée pétillante', 'L’eau', "l'eau"])(
    'takes signs as they are: %s',
    async (match) => {
      expect(await filtered(match)).toEqual((await containing(match)).toSorted(byNumber))
    },
  )
})
