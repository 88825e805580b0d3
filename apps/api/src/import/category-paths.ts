import type { Queryable } from '../platform/database.ts'
import {
  insertCategory,
  selectKnownCategories,
  selectRoots,
  upsertCategoryTexts,
  type Root,
} from './categories.sql.ts'

/**
 * Resolves Magento's category paths (`Root/Parent/Child`) and creates missing categories. Loaded once for an
 * import.
 */
export class CategoryPaths {
  readonly #ids = new Map<string, number>()
  #roots: Root[] = []
  #isRead = false
  created = 0

  async read(sql: Queryable): Promise<void> {
    if (this.#isRead) return
    this.#isRead = true
    this.#roots = await selectRoots(sql)
    for (const { id, parentId, name } of await selectKnownCategories(sql))
      this.#ids.set(`${parentId}/${name}`, id)
  }

  /**
   * The category id of a path, or undefined when no website of the product has that root. `Default Category`,
   * the root in a default Magento installation, means the root of the first website.
   */
  async idOf(sql: Queryable, path: string, websiteIds: readonly number[]): Promise<number | undefined> {
    const [rootName = '', ...names] = path.split('/').map((name) => name.trim())
    const own = this.#roots.filter((root) => websiteIds.includes(root.websiteId))
    const root =
      own.find((one) => one.name === rootName) ?? (rootName === 'Default Category' ? own[0] : undefined)
    if (!root) return undefined
    let id = root.id
    for (const name of names) {
      const known = this.#ids.get(`${id}/${name}`)
      id = known ?? (await this.#make(sql, id, name))
    }
    return id
  }

  async #make(sql: Queryable, parentId: number, name: string): Promise<number> {
    const id = await insertCategory(sql, parentId, name, { position: 1000 })
    const words = {
      language: 'default',
      name,
      url_key: slug(name) || `categorie-${id}`,
      description: '',
      meta_title: '',
      meta_description: '',
      h1_title: null,
      h2_title: null,
    }
    await upsertCategoryTexts(sql, id, [words])
    this.#ids.set(`${parentId}/${name}`, id)
    this.created++
    return id
  }
}

/** A URL key: letters without accents, digits and single hyphens. */
export function slug(name: string): string {
  return name
    .normalize('NFD')
    .replace(/\p{M}/gu, '')
    .toLowerCase()
    .replace(/[^a-z0-9]+/g, '-')
    .replace(/^-|-$/g, '')
}
