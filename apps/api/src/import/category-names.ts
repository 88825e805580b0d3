import type { Queryable } from '../platform/database.ts'
import { selectKnownCategories, selectRoots, type KnownCategory } from './categories.sql.ts'

/** The categories below a root by id: their names joined by /; '' is the root itself. Parents stand before children. */
export function pathsBelow(rootId: number, categories: readonly KnownCategory[]): Map<number, string> {
  const paths = new Map([[rootId, '']])
  for (const { id, parentId, name } of categories) {
    const parent = parentId === null ? undefined : paths.get(parentId)
    if (parent !== undefined) paths.set(id, parent === '' ? name : `${parent}/${name}`)
  }
  return paths
}

/**
 * The categories of a website by their path below the root category, as categories.csv has it; `/` is the root itself.
 * Paths in the trees of further store groups begin with the name of their root.
 */
export class CategoryNames {
  readonly #ids = new Map<string, number>()
  readonly #paths = new Map<number, string>()

  /** Reads the categories as they are now. */
  static async read(sql: Queryable, websiteId: number): Promise<CategoryNames> {
    const names = new CategoryNames()
    const roots = (await selectRoots(sql)).filter((root) => root.websiteId === websiteId)
    const categories = await selectKnownCategories(sql)
    for (const [index, { id: rootId, name }] of roots.entries())
      for (const [id, path] of pathsBelow(rootId, categories))
        names.#add(id, index === 0 ? path || '/' : [name, path].filter(Boolean).join('/'))
    return names
  }

  #add(id: number, path: string): void {
    if (this.#paths.has(id) || this.#ids.has(path)) return
    this.#paths.set(id, path)
    this.#ids.set(path, id)
  }

  /** All of them by id. */
  get paths(): ReadonlyMap<number, string> {
    return this.#paths
  }

  idOf(path: string): number | undefined {
    return this.#ids.get(path)
  }

  pathOf(id: number): string | undefined {
    return this.#paths.get(id)
  }
}
