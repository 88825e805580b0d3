import { NotificationListener } from '../platform/notification-listener.ts'
import { Catalogue } from './catalogue.ts'
import { loadSnapshot } from './load.ts'
import type { CatalogueOptions, DirectDatabase } from './options.ts'
import { selectVersion } from './snapshot.sql.ts'
import { readStoredIndex } from './stored-index.ts'
import { localDay, readStores } from '../stores/index.ts'

export { isStaticProductField } from './attribute-sdl.ts'
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
export { deletePictures } from './delete-pictures.ts'
export { encodePictures } from './encode-pictures.ts'
export { storeMediaFile } from './media-files.ts'
export { originalKey } from './picture-sizes.ts'
export { pictureFiles } from './picture-files.ts'
export { encodeAskedPicture, encodeWaitingPictures } from './waiting-pictures.ts'
export { comparison } from './comparison.ts'
export { countFound } from './count-found.ts'
export { giftMessageFlags } from './gift-messages.sql.ts'
export { findPictures, pictureAddresses } from './optimized-pictures.ts'
export { productShape, productShapes, productsForGuests, pageUrlKey } from './product-shapes.ts'
export { isPictureSwatch, type Attribute } from './attribute.ts'
export { attributeValues } from './attribute-values.ts'
export { categoriesAround } from './categories-around.ts'
export { bundleOptionUid, bundleSelectionUid, customOptionUid } from './option-uids.ts'
export { titleIn } from './product-options.ts'
export { productName } from './product-name.sql.ts'
export { isVirtualType } from './product.ts'
export type { CustomOption, CustomValue, DownloadLink, Downloads } from './product-values.ts'
export { announceChange, announceIds } from './changes.sql.ts'
export { recordPrices } from './record-prices.ts'
export { selectRuleCodes } from './rules.sql.ts'
export { priceParts } from './price-parts.ts'
export { optimizedImage } from './optimized-image.ts'
export { smallPictures, type SmallPicture } from './small-pictures.ts'
export { selectPictures, type PictureRow } from './pictures.sql.ts'
export { cleanPicture, pictureExtension } from './received-picture.ts'
export { pageInfo, readPage } from './paging.ts'
export { productById, productByTypedSku, salableBySku, stockNow } from './salable.ts'
export { findProducts, isSoldIn, shownBySku } from './products.ts'
export { storeCategories } from './searchable-categories.ts'
export { searchCompletions } from './search-completions.ts'
export type { ProductType } from './product-values.ts'
export type { ProductView } from './product-view.ts'
export type { CatalogueOptions } from './options.ts'
export type { Snapshot } from './snapshot.ts'
export type { SalableBundle, SalableProduct, SalableSelection, StockNow } from './salable.ts'

declare module '../platform/context.ts' {
  interface App {
    catalogue: Catalogue
  }
}

/**
 * Opens the catalogue with everything that was committed before the call, as a process stored it or else from the database,
 * without following changes; for commands. Close it before the connection pool.
 */
export async function loadCatalogue(options: CatalogueOptions): Promise<Catalogue> {
  const { sql, reads, stores, now } = options
  const version = await selectVersion(sql)
  // Settings that changed since they were read may have a lower version.
  stores.replace(await readStores(sql))
  const stored = await openStored(options)
  if (stored) {
    await stored.settle()
    return stored
  }
  const day = localDay(stores.default, now())
  const snapshot = await reads.read(async (source) => await loadSnapshot(source, stores, day))
  return new Catalogue(options, snapshot, version)
}

/** The same, and follows changes in the database. */
export async function openCatalogue(
  options: CatalogueOptions & { direct: DirectDatabase },
): Promise<Catalogue> {
  const { direct, log } = options
  const notifications = await NotificationListener.open(direct.url, 'catalogue', log)
  const catalogue = await loadCatalogue(options)
  catalogue.startUpdates(notifications)
  return catalogue
}

async function openStored(options: CatalogueOptions): Promise<Catalogue | undefined> {
  try {
    const stored = await readStoredIndex(options)
    return stored && new Catalogue(options, stored.snapshot, stored.version, true)
  } catch (error) {
    if (!isMissing(error))
      options.log.warn({ err: error }, 'The stored index is of no use; the catalogue is read anew')
    return undefined
  }
}

const isMissing = (error: unknown) => error instanceof Error && 'code' in error && error.code === 'ENOENT'

export { explainCommand, explainUsage } from './explain-command.ts'
export { previewPrices, type PricesOfProduct } from './preview-prices.ts'
export { previewRules } from './preview-rules.ts'
export { listedPrice } from './listed-price.ts'
export { displayTaxRate } from './pricing.ts'
export { selectPrices } from './prices.sql.ts'
export {
  explainPrice,
  nameInStore,
  pricedPartsOf,
  type PriceExplanation,
  type PricePartExplanation,
} from './explain-price.ts'
