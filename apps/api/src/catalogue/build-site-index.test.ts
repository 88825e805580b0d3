import { expect, it } from 'vitest'
import { buildSiteIndex } from './build-site-index.ts'
import { CatalogueTooLargeError } from './errors.ts'
import { createShop, store } from './listing.fixture.ts'
import { maxProductsPerSite } from './limits.ts'

it('rejects more products than sort keys can hold', async () => {
  const { snapshot } = await createShop([{}])
  const [product] = snapshot.productById.values()
  if (!product) throw new Error('The test catalogue has no product.')
  for (let id = 0; id <= maxProductsPerSite; id++) snapshot.productById.set(id, product)
  await expect(buildSiteIndex(snapshot, [store], new Map())).rejects.toThrow(CatalogueTooLargeError)
  await expect(buildSiteIndex(snapshot, [store], new Map())).rejects.toThrow(
    /2000001 visible products.*at most 2000000/,
  )
})
