import { NotificationListener } from './notification-listener.ts'
import { Catalogue } from './catalogue.ts'
import { loadSnapshot } from './load.ts'
import type { CatalogueOptions } from './options.ts'
import { selectVersion } from './snapshot.sql.ts'
import { localDay, readStores } from '../stores/index.ts'

export { productAttributes } from './attribute-list.ts'
export type { ProductMetadata } from './system-attributes.ts'
export { Catalogue } from './catalogue.ts'
export { AttributeInputError, MissingAttributeCodesError } from './errors.ts'
export {
  downloadLinks,
  downloadLinkUid,
  downloadSamples,
  linkSamplePath,
  samplePath,
} from './downloadable.ts'
export { maxProductsPerSite } from './limits.ts'
export { encodePictures } from './encode-pictures.ts'
export { comparison } from './comparison.ts'
export { giftMessageFlags } from './gift-messages.sql.ts'
export { findPictures } from './optimized-pictures.ts'
export { productShape, productShapes } from './product-shapes.ts'
export { attributeValues } from './attribute-values.ts'
export { bundleOptionUid, bundleSelectionUid, customOptionUid } from './option-uids.ts'
export { titleIn } from './product-options.ts'
export { isVirtualType } from './product.ts'
export type { CustomOption, CustomValue, DownloadLink, Downloads } from './product-values.ts'
export { announceChange, announceProducts } from './changes.sql.ts'
export { pageInfo, readPage } from './paging.ts'
export { productById, salableBySku, stockNow } from './salable.ts'
export { findProducts, isSoldIn, shownBySku } from './products.ts'
export { storeCategories } from './searchable-categories.ts'
export { searchCompletions } from './search-completions.ts'
export type { ProductType } from './product-values.ts'
export type { ProductView } from './product-view.ts'
export type { Snapshot } from './snapshot.ts'
export type { SalableBundle, SalableProduct, SalableSelection, StockNow } from './salable.ts'

declare module '../platform/context.ts' {
  interface App {
    catalogue: Catalogue
  }
}

/** Loads the catalogue once, without following changes; for commands. Close it before the connection pool. */
export async function loadCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const { sql, stores, now } = options
  const version = await selectVersion(sql)
  // Settings that changed since they were read may have a lower version.
  stores.replace(await readStores(sql))
  return new Catalogue(options, await loadSnapshot(sql, stores, localDay(stores.default, now())), version)
}

/** Loads the catalogue and follows changes in the database. Close it before the connection pool. */
export async function openCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const notifications = await NotificationListener.open(options.databaseUrl)
  const catalogue = await loadCatalogue(options)
  catalogue.startUpdates(notifications)
  return catalogue
}
export { explainCommand, explainUsage } from './explain-search.ts'
