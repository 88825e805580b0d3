import { Catalogue, type CatalogueOptions } from './live.ts'
import { loadSnapshot } from './load.ts'
import { shopDay } from './pricing.ts'

export { Catalogue } from './live.ts'
export { encodePictures } from './pictures.ts'
export { findPictures } from './find-pictures.ts'
export { productShape } from './shapes.ts'
export { productById, salableBySku, stockChanged, stockNow } from './salable.ts'
export type { ProductType } from './product.ts'
export type { SalableProduct, StockNow } from './salable.ts'

/** Loads the catalogue and starts to follow the database; close it before the pool. */
export async function openCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const snapshot = await loadSnapshot(options.sql, options.stores, shopDay(options.now()))
  const catalogue = new Catalogue(options, snapshot)
  await catalogue.follow()
  return catalogue
}
