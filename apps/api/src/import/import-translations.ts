import type { Transaction } from '../platform/database.ts'
import type { AttributeValues } from './attribute-values.ts'
import { fillAttributeLabels, type AttributeLabel } from './attributes.sql.ts'
import { reportUntranslatable } from './columns.ts'
import type { CsvRow } from './csv.ts'
import { importDownloadTitles } from './downloads.ts'
import { variationLabels } from './infer-attributes.ts'
import { importOptionTitles, type TranslatedRow } from './product-options.ts'
import { imagesOf, readTexts } from './product-row.ts'
import * as write from './products.sql.ts'
import type { ImportReport } from './report.ts'
import type { Scopes } from './scopes.ts'

/** What the translations share with the rest of an import. */
export type TranslationContext = {
  scopes: Scopes
  attributes: AttributeValues
  /** Ids of the products that changed, beside prices and stock, of which readers are told with each batch. */
  changed: Set<number>
  /** Ids of those of them whose address may have changed. */
  addressed: Set<number>
}

/** Rows of store views: texts and labels in their languages. */
export async function importTranslations(
  tx: Transaction,
  rows: readonly CsvRow[],
  { scopes, attributes, changed, addressed }: TranslationContext,
  report: ImportReport,
): Promise<void> {
  const products = await write.selectWithWebsites(
    tx,
    rows.map((row) => row.cells.sku?.trim() ?? ''),
  )
  await attributes.ensure(tx, [])
  const values: write.ValuesRow[] = []
  const labels: write.LabelRow[] = []
  const attributeLabels: AttributeLabel[] = []
  const choices: TranslatedRow[] = []
  for (const row of rows) {
    const code = row.cells.store_view_code?.trim() ?? ''
    const store = scopes.storeOf(code)
    const texts = readTexts(row)
    const product = products.get(texts.sku)
    const foreign = store && product && scopes.foreignStoreProblem(code, store, product.websiteIds)
    if (store === undefined)
      report.sharedProblem(
        row.line,
        'store_view_code',
        `there is no store view "${code}": use the code of one, or import into its website with --website.`,
      )
    else if (product === undefined)
      report.problem(row.line, 'sku', `"${texts.sku}" has no row without a store view before this one.`)
    else if (foreign) report.sharedProblem(row.line, 'store_view_code', foreign)
    else {
      const { language } = store
      const { id } = product
      reportUntranslatable(row, report)
      values.push({ id, storeId: store.id, ...attributes.stored(texts, report) })
      labels.push(...imageLabels(row, id, store.code))
      for (const [name, label] of variationLabels(row.cells))
        attributeLabels.push({ code: name, language, label })
      choices.push({ row, productId: id, language })
    }
  }
  const described = await write.upsertValues(tx, values)
  const labelled = await write.upsertLabels(tx, labels)
  const attributesLabelled = await fillAttributeLabels(tx, attributeLabels)
  attributes.isExtended ||= attributesLabelled > 0
  report.changed += described.length + labelled.length + attributesLabelled
  for (const id of [...described, ...labelled]) changed.add(id)
  for (const id of described) addressed.add(id)
  const changedBefore = report.changed
  await importOptionTitles(tx, choices, report)
  await importDownloadTitles(tx, choices, report)
  if (report.changed > changedBefore) for (const { productId } of choices) changed.add(productId)
}

/** Labels of a translated row, by role for the main picture and by position for the others. */
function imageLabels(row: CsvRow, productId: number, storeCode: string): write.LabelRow[] {
  const named = imagesOf(row).flatMap(({ file, label }) =>
    label ? [{ productId, storeCode, file, role: null, order: null, label }] : [],
  )
  if (named.length > 0) return named
  const base = row.cells.base_image_label?.trim()
  const others = (row.cells.additional_image_labels ?? '').split(',').map((label) => label.trim())
  return [
    ...(base ? [{ productId, storeCode, file: null, role: 'image', order: null, label: base }] : []),
    ...others.flatMap((label, order) =>
      label ? [{ productId, storeCode, file: null, role: null, order, label }] : [],
    ),
  ]
}
