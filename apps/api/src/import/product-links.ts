import type { Queryable } from '../platform/database.ts'
import type { AttributeValues } from './attribute-values.ts'
import type { ProductRow } from './product-row.ts'
import { replaceLinks, replaceSuperAttributes, replaceVariants, type LinkRow } from './product-links.sql.ts'
import { selectIds, upsertValues, type ValuesRow } from './products.sql.ts'
import type { ImportReport } from './report.ts'

/**
 * Links products after all of them exist: variants, related products and grouped items. Returns the ids of the products that
 * may have changed.
 */
export async function importLinks(
  sql: Queryable,
  rows: readonly ProductRow[],
  attributes: AttributeValues,
  report: ImportReport,
): Promise<number[]> {
  const changedBefore = report.changed
  await attributes.ensure(sql, rows)
  const skus = rows.flatMap((row) => [
    row.sku,
    ...row.links.map((link) => link.sku),
    ...row.variations.map((one) => one.sku),
  ])
  const ids = await selectIds(sql, [...new Set(skus)])
  const find = (row: ProductRow, sku: string, column: string): number | undefined => {
    const id = ids.get(sku)
    if (id === undefined) report.problem(row.line, column, `there is no product "${sku}".`)
    return id
  }
  const links = new Map<string, LinkRow>()
  const variants: { parentId: number; childId: number; position: number }[] = []
  const superAttributes = new Map<string, { productId: number; attributeId: number; position: number }>()
  const values: ValuesRow[] = []
  for (const row of rows) {
    const productId = ids.get(row.sku)
    if (productId === undefined) continue
    row.links.forEach(({ kind, sku, quantity }, position) => {
      const linkedId = find(row, sku, kind === 'grouped' ? 'associated_skus' : `${kind}_skus`)
      if (linkedId !== undefined)
        links.set(`${productId} ${linkedId} ${kind}`, { productId, linkedId, kind, position, quantity })
    })
    row.variations.forEach((variation, position) => {
      const childId = find(row, variation.sku, 'configurable_variations')
      if (childId === undefined) return
      variants.push({ parentId: productId, childId, position })
      const texts = { line: row.line, sku: variation.sku, plain: {}, attributes: variation.values }
      values.push({ id: childId, storeId: 0, ...attributes.stored(texts, report) })
      variation.values.forEach(([code], order) => {
        const attributeId = attributes.attributeId(code)
        if (attributeId !== undefined)
          superAttributes.set(`${productId} ${attributeId}`, { productId, attributeId, position: order })
      })
    })
  }
  report.changed += await replaceLinks(sql, [...links.values()])
  report.changed += await replaceVariants(sql, variants)
  report.changed += await replaceSuperAttributes(sql, [...superAttributes.values()])
  report.changed += (await upsertValues(sql, values)).length
  return report.changed === changedBefore ? [] : [...ids.values()]
}
