import { announceChange, announceIds, maxProductsPerSite, recordPrices } from '../catalogue/index.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import { inferAttributes } from './infer-attributes.ts'
import { AttributeValues } from './attribute-values.ts'
import { CatalogueRoom } from './catalogue-room.ts'
import { CategoryPaths, slug } from './category-paths.ts'
import { importProductOptions } from './product-options.ts'
import { importDownloads } from './downloads.ts'
import { reportColumns } from './columns.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { importTranslations, type TranslationContext } from './import-translations.ts'
import { currencyPriceRows, priceRows } from './price-rows.ts'
import { importLinks } from './product-links.ts'
import { readProductRow, type ProductRow } from './product-row.ts'
import * as write from './products.sql.ts'
import { ImportReport } from './report.ts'
import { refreshRewrites } from './rewrites.sql.ts'
import { selectScopes } from './scopes.sql.ts'
import { Scopes } from './scopes.ts'
import { selectGroupIds } from './tier-prices.sql.ts'
import { importProductTiers } from './write-tiers.ts'

const batchSize = 500

type Options = {
  /** Code of the website that the file exports. Without it, the file uses the codes of this shop. */
  website?: string
  /** Called with the number of rows read after each batch. */
  progress?: (rows: number) => void
  /** Visible products that a website may have; smaller in tests. */
  maxProducts?: number
}

/**
 * Takes products from a CSV in the columns of Magento 2.4's export. Attributes, options and categories that are not
 * there are created. Empty cells leave things as they are, so a file can be taken again and again; what is wrong is
 * reported by line and column and left out, valid rows are imported. Throws ImportFileError when the file is no CSV or
 * the website is not there.
 */
export async function importProducts(
  sql: Sql,
  file: string,
  { website, progress, maxProducts = maxProductsPerSite }: Options = {},
): Promise<ImportReport> {
  const report = new ImportReport(file)
  const context: ImportContext = {
    scopes: new Scopes(await selectScopes(sql), website),
    groups: await selectGroupIds(sql),
    attributes: new AttributeValues(() => inferAttributes(file)),
    paths: new CategoryPaths(),
    room: new CatalogueRoom(maxProducts),
    changed: new Set(),
    addressed: new Set(),
  }
  try {
    await importFile(sql, file, context, report, progress)
  } finally {
    // Also after a failure: what was imported before it is there.
    await sql.begin((tx) => announceChanges(tx, context, report))
  }
  return report
}

async function importFile(
  sql: Sql,
  file: string,
  context: ImportContext,
  report: ImportReport,
  progress: Options['progress'],
): Promise<void> {
  const relations: ProductRow[] = []
  let batch: ProductRow[] = []
  const flush = async () => {
    if (batch.length === 0) return
    const rows = batch
    batch = []
    await sql.begin((tx) => importBatch(tx, rows, context, report))
    // Their texts are imported; there may be many.
    const bare = { plain: {}, attributes: [] }
    for (const row of rows.filter(hasRelations)) relations.push({ ...row, texts: { ...row.texts, ...bare } })
    progress?.(report.rows)
  }
  for await (const row of readCsv(file, ['sku'], report)) {
    if (report.rows === 0) reportColumns(row, context.scopes.currencies, report)
    report.rows++
    if (isTranslation(row)) continue
    const product = readProductRow(row, report)
    if (product) batch.push(product)
    if (batch.length >= batchSize) await flush()
  }
  await flush()
  report.changed += context.paths.created
  // Before the translations, which refer to options by position.
  for (const rows of slices(lastBySku(relations))) {
    const related = await sql.begin(async (tx) => [
      ...(await importProductOptions(tx, rows, report)),
      ...(await importDownloads(tx, rows, report)),
    ])
    for (const id of related) context.changed.add(id)
  }
  await importTranslatedRows(sql, file, context, report)
  for (const rows of slices(relations)) {
    const linked = await sql.begin((tx) => importLinks(tx, rows, context.attributes, report))
    for (const id of linked) context.changed.add(id)
  }
}

const isTranslation = ({ cells }: CsvRow) => Boolean(cells.store_view_code?.trim())

/** Reads the file again for the rows of store views, so that a long one needs no more memory than a short one. */
async function importTranslatedRows(
  sql: Sql,
  file: string,
  context: ImportContext,
  report: ImportReport,
): Promise<void> {
  let rows: CsvRow[] = []
  const flush = async () => {
    const batch = rows
    rows = []
    if (batch.length > 0) await sql.begin((tx) => importTranslations(tx, batch, context, report))
  }
  // Malformed rows were reported when the file was read first.
  for await (const row of readCsv(file, ['sku'], new ImportReport(file))) {
    if (!isTranslation(row)) continue
    rows.push(row)
    if (rows.length >= batchSize) await flush()
  }
  await flush()
}

function* slices<Item>(items: readonly Item[]): Iterable<Item[]> {
  for (let at = 0; at < items.length; at += batchSize) yield items.slice(at, at + batchSize)
}

/** Refreshes the addresses of changed products, and says what changed, when all of it is there. */
async function announceChanges(tx: Transaction, context: ImportContext, report: ImportReport): Promise<void> {
  const { attributes, paths, changed, addressed } = context
  const rewrites = await refreshRewrites(tx, { products: [...addressed], categories: paths.created > 0 })
  report.changed += rewrites.changed
  for (const { path, store, sku } of rewrites.taken) {
    report.problem(
      0,
      'url_key',
      `the address "${path}" of ${sku} is taken in store view ${store}: give it another url_key.`,
    )
  }
  if (attributes.isExtended) await announceChange(tx, 'attributes')
  if (paths.created > 0) await announceChange(tx, 'categories')
  await announceIds(tx, 'products', changed)
}

/** Data that is loaded once for an import. */
type ImportContext = TranslationContext & {
  /** Ids of customer groups by their codes. */
  groups: ReadonlyMap<string, number>
  paths: CategoryPaths
  room: CatalogueRoom
}

function hasRelations({ links, variations, options, downloads }: ProductRow): boolean {
  const choices = [...Object.values(options), ...Object.values(downloads)]
  return links.length > 0 || variations.length > 0 || choices.some((choice) => choice !== undefined)
}

async function importBatch(
  tx: Transaction,
  given: readonly ProductRow[],
  context: ImportContext,
  report: ImportReport,
): Promise<void> {
  const { scopes, attributes, paths, addressed } = context
  const rows = await context.room.fitting(tx, lastBySku(given), scopes, report)
  await attributes.ensure(tx, rows)
  const { ids, created, changed } = await write.upsertProducts(
    tx,
    rows.map((row) => productColumns(row, scopes, report)),
  )
  const note = (productIds: readonly number[]) => {
    report.changed += productIds.length
    for (const id of productIds) context.changed.add(id)
  }
  note(changed)
  const websites = rows.map((row) => websitesOf(row, scopes, report))
  const withIds = rows.flatMap((row, index) => {
    const id = ids.get(row.sku)
    return id === undefined ? [] : [{ row, id, websiteIds: websites[index] ?? [] }]
  })
  const sold = await write.insertWebsites(tx, withIds)
  note(sold)
  const values = withIds.map(({ row, id }) => {
    const texts = {
      ...row.texts,
      plain: { url_key: slug(row.texts.plain.name ?? row.sku), ...row.texts.plain },
    }
    return { id, storeId: 0, ...attributes.stored(created.has(row.sku) ? texts : row.texts, report) }
  })
  const described = await write.upsertValues(tx, values)
  note(described)
  for (const id of [...changed, ...sold, ...described]) addressed.add(id)
  report.changed += await importPricesAndStock(tx, withIds, created, context, report)
  note(await write.replaceMedia(tx, withIds))

  await paths.read(tx)
  const positions: write.CategoryPosition[] = []
  for (const { row, id, websiteIds } of withIds) {
    for (const path of row.categories ?? []) {
      const categoryId = await paths.idOf(tx, path, websiteIds)
      if (categoryId !== undefined) positions.push({ productId: id, categoryId, position: row.line })
      else
        report.sharedProblem(
          row.line,
          'categories',
          `"${path}" begins at no root category of the product's websites.`,
        )
    }
  }
  const moved = withIds.filter(({ row }) => row.categories).map(({ id }) => id)
  note(await write.replaceCategories(tx, moved, positions))
}

/** Prices and stock. Readers are notified with each batch, or for new products at the end of the file. */
async function importPricesAndStock(
  tx: Transaction,
  products: readonly write.WithId[],
  created: ReadonlySet<string>,
  { scopes, groups }: ImportContext,
  report: ImportReport,
): Promise<number> {
  const own = await write.upsertPrices(tx, priceRows(products, scopes))
  await recordPrices(tx, own)
  const listed = await write.upsertCurrencyPrices(tx, currencyPriceRows(products, scopes))
  const repriced = [...own, ...listed]
  const restocked = await write.upsertStock(tx, products)
  const isNew = new Set(products.flatMap(({ row, id }) => (created.has(row.sku) ? [id] : [])))
  const prices = repriced.filter((id) => !isNew.has(id))
  await announceIds(tx, 'prices', prices)
  const tiers = await importProductTiers(tx, products, { scopes, groups }, report)
  return repriced.length + restocked.length + tiers
}

/** Of several rows with the same SKU in a batch, the last one applies. */
function lastBySku(rows: readonly ProductRow[]): ProductRow[] {
  return [...new Map(rows.map((row) => [row.sku, row])).values()]
}

function productColumns(row: ProductRow, scopes: Scopes, report: ImportReport): write.ProductColumns {
  const { taxClass, line } = row
  const isKnown = taxClass === undefined || scopes.taxClasses.has(taxClass)
  if (!isKnown)
    report.sharedProblem(
      line,
      'tax_class_name',
      `"${taxClass}" is unknown: use ${[...scopes.taxClasses].join(', ')}.`,
    )
  return {
    sku: row.sku,
    type: row.type,
    attribute_set: row.attributeSet ?? null,
    is_enabled: row.isEnabled ?? null,
    visibility: row.visibility ?? null,
    tax_class: isKnown ? (taxClass ?? null) : null,
    weight: row.weight ?? null,
  }
}

function websitesOf(row: ProductRow, scopes: Scopes, report: ImportReport): number[] {
  if (!row.websites) return scopes.home === undefined ? [] : [scopes.home]
  return row.websites.flatMap((code) => {
    const id = scopes.websiteOf(code)
    if (id === undefined)
      report.sharedProblem(
        row.line,
        'product_websites',
        `there is no website "${code}": make it with import website, or name one with --website.`,
      )
    return id ?? []
  })
}
