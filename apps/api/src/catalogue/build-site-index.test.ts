import { expect, it } from 'vitest'
import { buildSiteIndexes } from './build-site-index.ts'
import { CatalogueTooLargeError } from './errors.ts'
import { createShop, store } from './listing.fixture.ts'
import { maxProductsPerSite } from './limits.ts'

it('rejects more products than sort keys can hold', async () => {
  const { snapshot } = await createShop([{}])
  const product = snapshot.products.get(1)
  if (!product) throw new Error('The test catalogue has no product.')
  const many = Array.from({ length: maxProductsPerSite + 1 }, () => product)
  const rejected = await buildSiteIndexes(snapshot, [[store]], new Map(), many).catch(
    (error: unknown) => error,
  )
  expect(rejected).toBeInstanceOf(CatalogueTooLargeError)
  expect(String(rejected)).toMatch(/2000001 visible products.*at most 2000000/)
})
