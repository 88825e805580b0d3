import type { Queryable } from '../platform/database.ts'
import type { ProductRow } from './product-row.ts'
import { countProducts, countVisible, selectIds } from './products.sql.ts'
import type { ImportReport } from './report.ts'
import type { Scopes } from './scopes.ts'

/** How many more visible products the websites may have, counted while a file is imported. */
export class CatalogueRoom {
  readonly #most: number
  /** Upper bound of the products of all websites; undefined before the first row. */
  #atMost: number | undefined
  /** Visible products by website id, once they matter. */
  #visible: Map<number, number> | undefined

  constructor(most: number) {
    this.#most = most
  }

  /** The rows that the websites have room for. New products beyond it are reported. */
  async fitting(
    sql: Queryable,
    rows: readonly ProductRow[],
    scopes: Scopes,
    report: ImportReport,
  ): Promise<ProductRow[]> {
    this.#atMost = (this.#atMost ?? (await countProducts(sql))) + rows.length
    if (this.#atMost <= this.#most) return [...rows]
    const visible = (this.#visible ??= await countVisible(sql))
    const known = await selectIds(
      sql,
      rows.map(({ sku }) => sku),
    )
    return rows.filter((row) => {
      if (known.has(row.sku) || row.isEnabled === false || row.visibility === 1) return true
      const websiteIds = this.#websitesOf(row, scopes)
      if (websiteIds.some((id) => (visible.get(id) ?? 0) >= this.#most)) {
        report.sharedProblem(
          row.line,
          'sku',
          `the website has ${this.#most} visible products, the most that its index holds: disable products, or sell this one on another website.`,
        )
        return false
      }
      for (const id of websiteIds) visible.set(id, (visible.get(id) ?? 0) + 1)
      return true
    })
  }

  #websitesOf({ websites }: ProductRow, scopes: Scopes): number[] {
    if (!websites) return scopes.home === undefined ? [] : [scopes.home]
    return websites.flatMap((code) => scopes.websiteOf(code) ?? [])
  }
}
