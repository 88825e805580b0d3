import { Announcements } from './announcements.ts'
import { Catalogue } from './live.ts'
import { loadSnapshot } from './load.ts'
import type { CatalogueOptions } from './options.ts'
import { shopDay } from './pricing.ts'

export { productAttributes, type ProductMetadata } from './attribute-list.ts'
export { Catalogue } from './live.ts'
export { AttributeInputError, MissingAttributeCodesError } from './errors.ts'
export { encodePictures } from './pictures.ts'
export { findPictures } from './find-pictures.ts'
export { productShape } from './shapes.ts'
export { attributeValues } from './attribute-values.ts'
export { bundleOptionUid, bundleSelectionUid, customOptionUid } from './option-uids.ts'
export { titleIn, type CustomOption, type CustomValue } from './composition.ts'
export { notifyPricesChanged as pricesChanged } from './prices.sql.ts'
export { productById, salableBySku, stockChanged, stockNow } from './salable.ts'
export { findProducts } from './products.ts'
export { storeCategories } from './product-search-categories.ts'
export { searchWords } from './product-search-words.ts'
export type { ProductType } from './product.ts'
export type { ProductView } from './product-view.ts'
export type { Snapshot } from './snapshot.ts'
export type { SalableBundle, SalableProduct, SalableSelection, StockNow } from './salable.ts'

declare module '../platform/context.ts' {
  interface App {
    catalogue: Catalogue
  }
}

/** Loads the catalogue as it is now, for work that ends before it changes; close it before the pool. */
export async function readCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  return new Catalogue(options, await loadSnapshot(options.sql, options.stores, shopDay(options.now())))
}

/** Loads the catalogue and starts to follow the database; close it before the pool. */
export async function openCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const announcements = await Announcements.open(options.databaseUrl)
  const catalogue = await readCatalogue(options)
  catalogue.follow(announcements)
  return catalogue
}
