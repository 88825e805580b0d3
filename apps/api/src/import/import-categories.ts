import type { Sql, Transaction } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { readCsv, type CsvRow } from './csv.ts'
import { selectKnownCategories, selectRoots, upsertCategory, upsertCategoryTexts } from './categories.sql.ts'
import { categoryColumns, readCategoryRow, type CategoryRow } from './category-row.ts'
import { ImportReport } from './report.ts'
import { refreshRewrites } from './rewrites.sql.ts'

/**
 * Imports the categories of a website from a CSV. A row without `store_view_code` holds the category's settings and its
 * texts for every language, and comes after the row of its parent. Further rows of the category hold its texts in the
 * language of a store view. Settings without a column in the file do not change. Invalid rows are skipped, and reported
 * by line and column. Throws ImportFileError for a file that is not a CSV, and for an unknown website.
 */
export async function importCategories(sql: Sql, websiteCode: string, file: string): Promise<ImportReport> {
  const report = new ImportReport(file)
  return await sql.begin(async (tx) => {
    const root = (await selectRoots(tx)).find((one) => one.websiteCode === websiteCode)
    if (!root) {
      throw new ImportFileError(
        `There is no website "${websiteCode}": name one with --website, or seed it first.`,
      )
    }
    const tree = new CategoryTree(tx, report, root.id)
    await tree.read()
    for await (const row of readCsv(file, ['path', 'name', 'url_key'], report)) await tree.take(row)
    if (report.changed > 0) {
      await refreshRewrites(tx)
      await tx`select bump_catalogue()`
    }
    return report
  })
}

/** The categories below a root by path, and the rows read so far. */
class CategoryTree {
  readonly #tx: Transaction
  readonly #report: ImportReport
  readonly #ids: Map<string, number>
  readonly #rowsRead = new Set<string>()
  readonly #urlPlaces = new Set<string>()

  constructor(tx: Transaction, report: ImportReport, rootId: number) {
    this.#tx = tx
    this.#report = report
    this.#ids = new Map([['', rootId]])
  }

  async read(): Promise<void> {
    const paths = new Map([...this.#ids].map(([path, id]) => [id, path]))
    for (const { id, parentId, name } of await selectKnownCategories(this.#tx)) {
      const parent = parentId === null ? undefined : paths.get(parentId)
      if (parent === undefined) continue
      const path = parent === '' ? name : `${parent}/${name}`
      paths.set(id, path)
      this.#ids.set(path, id)
    }
  }

  async take(cells: CsvRow): Promise<void> {
    if (this.#report.rows++ === 0) this.#nameUnknownColumns(cells)
    const row = readCategoryRow(cells, this.#report)
    if (!row || !this.#isNew(row) || !this.#isUrlFree(row)) return
    const id = row.settings ? await this.#settle(row, row.settings) : this.#known(row)
    if (id !== undefined)
      this.#report.changed += await upsertCategoryTexts(this.#tx, id, [
        { language: row.language, ...row.texts },
      ])
  }

  #nameUnknownColumns({ cells }: CsvRow): void {
    const unknown = Object.keys(cells).filter((column) => !categoryColumns.has(column))
    for (const column of unknown)
      this.#report.problem(1, column, `the column is unknown: use ${[...categoryColumns].join(', ')}.`)
  }

  async #settle(
    { path, line }: CategoryRow,
    settings: NonNullable<CategoryRow['settings']>,
  ): Promise<number | undefined> {
    const at = path.lastIndexOf('/')
    const parentId = this.#ids.get(path.slice(0, Math.max(0, at)))
    if (parentId === undefined) {
      this.#report.problem(
        line,
        'path',
        `the parent "${path.slice(0, at)}" is unknown: it must stand before it.`,
      )
      return undefined
    }
    const { id, changed } = await upsertCategory(this.#tx, parentId, path.slice(at + 1), settings)
    this.#ids.set(path, id)
    this.#report.changed += changed
    return id
  }

  #known({ path, line }: CategoryRow): number | undefined {
    const id = this.#ids.get(path)
    if (id === undefined)
      this.#report.problem(line, 'path', `"${path}" has no row without a store view before this one.`)
    return id
  }

  #isNew({ path, line, language }: CategoryRow): boolean {
    const key = `${language}|${path}`
    const isNew = !this.#rowsRead.has(key)
    if (!isNew) this.#report.problem(line, 'path', `"${path}" stands twice: keep one of the rows.`)
    this.#rowsRead.add(key)
    return isNew
  }

  /** Categories with the same parent need different URL keys. */
  #isUrlFree({ path, line, language, texts }: CategoryRow): boolean {
    if (!texts.url_key) return true
    const key = `${language}|${path.slice(0, Math.max(0, path.lastIndexOf('/')))}|${texts.url_key}`
    const isFree = !this.#urlPlaces.has(key)
    if (!isFree)
      this.#report.problem(
        line,
        'url_key',
        `"${texts.url_key}" is taken by a sister category: choose another.`,
      )
    this.#urlPlaces.add(key)
    return isFree
  }
}
