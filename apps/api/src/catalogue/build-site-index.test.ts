import { expect, it } from 'vitest'
import { buildSiteIndex } from './build-site-index.ts'
import { CatalogueTooLargeError } from './errors.ts'
import { createShop, store } from './listing.fixture.ts'
import { maxProductsPerSite } from './limits.ts'

it('rejects more products than sort keys can hold', async () => {
  const { snapshot } = await createShop([{}])
  const product = snapshot.products.get(1)
  if (!product) throw new Error('The test catalogue has no product.')
  const many = Array.from({ length: maxProductsPerSite + 1 }, () => product)
  await expect(buildSiteIndex(snapshot, many, [store], new Map())).rejects.toThrow(CatalogueTooLargeError)
  await expect(buildSiteIndex(snapshot, many, [store], new Map())).rejects.toThrow(
    /2000001 visible products.*at most 2000000/,
  )
})
