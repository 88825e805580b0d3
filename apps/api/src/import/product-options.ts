import type { Queryable } from '../platform/database.ts'
import * as write from './product-options.sql.ts'
import type { CsvRow } from './csv.ts'
import { readOptionTitles } from './product-option-cells.ts'
import type { ProductRow } from './product-row.ts'
import type { ImportReport } from './report.ts'

const bundleableTypes = new Set(['simple', 'virtual'])

/** Sets custom options and bundle options, after all products exist. Returns the ids of the products that may have changed. */
export async function importProductOptions(
  sql: Queryable,
  rows: readonly ProductRow[],
  report: ImportReport,
): Promise<number[]> {
  const changedBefore = report.changed
  const skus = rows.flatMap(({ sku, options }) => [
    sku,
    ...(options.bundleOptions ?? []).flatMap((option) => option.selections.map((one) => one.sku)),
  ])
  const products = await write.selectProductTypes(sql, [...new Set(skus)])
  const childOf = (row: ProductRow, sku: string): number[] => {
    const child = products.get(sku)
    if (!child) report.problem(row.line, 'bundle_values', `there is no product "${sku}".`)
    else if (!bundleableTypes.has(child.type))
      report.problem(
        row.line,
        'bundle_values',
        `"${sku}" is ${child.type}: a bundle holds simple or virtual ones.`,
      )
    else return [child.id]
    return []
  }
  const own = rows.flatMap((row) => {
    const product = products.get(row.sku)
    return product ? [{ row, productId: product.id, ...row.options }] : []
  })
  const bundles = own.flatMap(({ productId, bundle }) => (bundle ? [{ productId, ...bundle }] : []))
  const options = own.flatMap(({ productId, options: given }) =>
    given ? [{ productId, options: given }] : [],
  )
  const bundleOptions = own.flatMap(({ row, productId, bundleOptions: given }) => {
    if (!given) return []
    const found = given.map((option) => ({
      ...option,
      selections: option.selections.flatMap((one) =>
        childOf(row, one.sku).map((childId) => ({ ...one, childId })),
      ),
    }))
    return [{ productId, options: found }]
  })
  report.changed += await write.upsertBundles(sql, bundles)
  report.changed += await write.replaceOptions(sql, options)
  report.changed += await write.replaceBundleOptions(sql, bundleOptions)
  return report.changed === changedBefore ? [] : [...products.values()].map(({ id }) => id)
}

export type TranslatedRow = { row: CsvRow; productId: number; language: string }

/** Translates titles of options, which are in the order of the product's own row. */
export async function importOptionTitles(
  sql: Queryable,
  rows: readonly TranslatedRow[],
  report: ImportReport,
): Promise<void> {
  const titles = rows.flatMap((translated) => [
    ...titlesOf(translated, 'custom_options'),
    ...titlesOf(translated, 'bundle_values'),
  ])
  const { changed, lost } = await write.upsertOptionTitles(sql, titles)
  report.changed += changed
  for (const { line, column } of lost)
    report.problem(line, column, "names more choices than the product's own row: keep its order.")
}

function titlesOf(
  { row, productId, language }: TranslatedRow,
  column: write.OptionTitle['column'],
): write.OptionTitle[] {
  const place = { line: row.line, column, productId, language }
  return readOptionTitles(row, column).flatMap(({ title, values }, option) => [
    { ...place, option, value: null, title },
    ...values.map((value, index) => ({ ...place, option, value: index, title: value })),
  ])
}
