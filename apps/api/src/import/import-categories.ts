import { announceChange, announceIds } from '../catalogue/index.ts'
import type { Sql, Transaction } from '../platform/database.ts'
import { ImportFileError } from '../platform/json-file.ts'
import { readCsv, type CsvRow } from './csv.ts'
import {
  lockCategoryTexts,
  selectDanglingFilters,
  selectKnownCategories,
  selectRoots,
  upsertCategory,
  upsertCategoryTexts,
  type Root,
} from './categories.sql.ts'
import { pathsBelow } from './category-names.ts'
import { categoryColumns, readCategoryRow, type CategoryRow, type CategoryScopes } from './category-row.ts'
import { importedWebsite } from '../stores/index.ts'
import { ImportReport } from './report.ts'
import { refreshRewrites } from './rewrites.sql.ts'
import { selectScopes } from './scopes.sql.ts'

/**
 * Imports the categories of a website from a CSV. A row without `store_view_code` holds the category's settings and its
 * texts for every language, and comes after the row of its parent. Further rows of the category hold its texts in the
 * language of a store view. `root` names the root category where the website's store groups have several. Settings
 * without a column in the file do not change. Invalid rows are skipped, and reported by line and column. Throws
 * ImportFileError for a file that is not a CSV, and for an unknown website.
 */
export async function importCategories(sql: Sql, websiteCode: string, file: string): Promise<ImportReport> {
  const report = new ImportReport(file)
  return await sql.begin(async (tx) => {
    await lockCategoryTexts(tx)
    const roots = (await selectRoots(tx)).filter((one) => one.websiteCode === websiteCode)
    if (roots.length === 0) {
      throw new ImportFileError(
        `There is no website "${websiteCode}": name one with --website, or seed it first.`,
      )
    }
    const scopes = await readScopes(tx, websiteCode)
    const trees = await readTrees(tx, report, roots)
    for await (const row of readCsv(file, ['path', 'name', 'url_key'], report))
      await takeRow(row, { trees, scopes }, report)
    if (report.changed > 0) {
      const { changed: addresses } = await refreshRewrites(tx, { products: [], categories: true })
      await announceCategories(tx, [...trees.values()], addresses > 0)
    }
    return report
  })
}

/** Tells what changed: names and other texts by category, or the tree as a whole. */
async function announceCategories(
  tx: Transaction,
  trees: readonly CategoryTree[],
  areAddressesChanged: boolean,
): Promise<void> {
  if (areAddressesChanged || trees.some(({ isTreeChanged }) => isTreeChanged))
    return await announceChange(tx, 'categories')
  await announceIds(
    tx,
    'category_names',
    trees.flatMap(({ renamed }) => [...renamed]),
  )
  await announceIds(
    tx,
    'category_texts',
    trees.flatMap(({ reworded }) => [...reworded]),
  )
}

async function readScopes(tx: Transaction, websiteCode: string): Promise<CategoryScopes> {
  const { id, languages } = await importedWebsite(tx, websiteCode)
  const { websites, stores } = await selectScopes(tx)
  const codes = new Map(websites.map((website) => [website.id, website.code]))
  const own = stores.filter(({ websiteId }) => websiteId === id)
  const others = stores.filter(({ websiteId }) => websiteId !== id)
  return {
    languages,
    own: new Map(own.map(({ code, language }) => [code, language])),
    foreign: new Map(others.map(({ code, websiteId }) => [code, codes.get(websiteId) ?? ''])),
  }
}

/** The categories of each root by its name, the first store group's first. */
async function readTrees(
  tx: Transaction,
  report: ImportReport,
  roots: readonly Root[],
): Promise<Map<string, CategoryTree>> {
  const trees = new Map<string, CategoryTree>()
  for (const { id, name } of roots) {
    if (trees.has(name)) continue
    const tree = new CategoryTree(tx, report, id)
    await tree.read()
    trees.set(name, tree)
  }
  return trees
}

async function takeRow(
  cells: CsvRow,
  { trees, scopes }: { trees: ReadonlyMap<string, CategoryTree>; scopes: CategoryScopes },
  report: ImportReport,
): Promise<void> {
  if (report.rows++ === 0) nameUnknownColumns(cells, report)
  const row = readCategoryRow(cells, scopes, report)
  if (!row) return
  const [first] = trees.values()
  const tree = row.root === undefined ? first : trees.get(row.root)
  if (tree) await tree.take(row)
  else
    report.problem(
      row.line,
      'root',
      `"${row.root}" is no root category: use ${[...trees.keys()].join(', ')}.`,
    )
}

function nameUnknownColumns({ cells }: CsvRow, report: ImportReport): void {
  const unknown = Object.keys(cells).filter((column) => !categoryColumns.has(column))
  for (const column of unknown)
    report.problem(1, column, `the column is unknown: use ${[...categoryColumns].join(', ')}.`)
}

/** The categories below a root by path, and the rows read so far. */
class CategoryTree {
  readonly #tx: Transaction
  readonly #report: ImportReport
  readonly #rootId: number
  readonly #ids = new Map<string, number>()
  readonly #rowsRead = new Set<string>()
  readonly #urlPlaces = new Set<string>()
  /** Whether a category is new, has other settings or another address. */
  isTreeChanged = false
  readonly renamed = new Set<number>()
  readonly reworded = new Set<number>()

  constructor(tx: Transaction, report: ImportReport, rootId: number) {
    this.#tx = tx
    this.#report = report
    this.#rootId = rootId
  }

  async read(): Promise<void> {
    const categories = await selectKnownCategories(this.#tx)
    for (const [id, path] of pathsBelow(this.#rootId, categories)) this.#ids.set(path, id)
  }

  async take(row: CategoryRow): Promise<void> {
    if (!this.#isNew(row) || !this.#isUrlFree(row) || !(await this.#hasKnownFilters(row))) return
    const id = row.settings ? await this.#settle(row, row.settings) : this.#known(row)
    if (id === undefined) return
    const changes = await upsertCategoryTexts(this.#tx, id, [{ language: row.language, ...row.texts }])
    this.#report.changed += changes.length
    for (const { isMoved, isRenamed } of changes) {
      if (isMoved) this.isTreeChanged = true
      if (isRenamed) this.renamed.add(id)
      this.reworded.add(id)
    }
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
    if (changed > 0) this.isTreeChanged = true
    return id
  }

  async #hasKnownFilters({ line, settings }: CategoryRow): Promise<boolean> {
    const wrong = await selectDanglingFilters(this.#tx, settings?.hidden_filters ?? {})
    for (const { code, value } of wrong)
      this.#report.problem(
        line,
        'hidden_filters',
        `no filterable attribute "${code}" has the option "${value}".`,
      )
    return wrong.length === 0
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
