import { existsSync } from 'node:fs'
import path from 'node:path'
import { knownForms } from '../forms/index.ts'
import type { Queryable } from '../platform/database.ts'
import type { Reference } from './block.ts'
import type { ImportOptions } from './import-options.ts'
import {
  selectCategoryDestinations,
  selectKnownPictures,
  selectProductDestinations,
  type DestinationRow,
} from './references.sql.ts'
import type { Destinations } from './render-blocks.ts'

/** Context in which references are resolved. */
export type ReferenceContext = {
  websiteId: number
  /** Language of the website's default store view, for the URLs in blocks of the default scope. */
  defaultLanguage: string
  /** Whether addresses of the storefront begin with the language. */
  languagePrefix: boolean
  options: ImportOptions
}

export type SourceOfReferences = { file: string; language: string; references: readonly Reference[] }

/**
 * Resolves the references of a page's blocks, with URLs in the language of the page. Adds missing ones to
 * `problems` as `file:line:column: sentence`.
 */
export async function resolveReferences(
  sql: Queryable,
  { file, language, references }: SourceOfReferences,
  context: ReferenceContext,
  problems: string[],
): Promise<Destinations> {
  const { websiteId, defaultLanguage, languagePrefix } = context
  const urlLanguage = language === 'default' ? defaultLanguage : language
  const root = languagePrefix ? `/${urlLanguage}/` : '/'
  const named = (kind: Reference['kind']) =>
    references.filter((reference) => reference.kind === kind).map(({ name }) => name)
  const [categories, products, forms] = [named('category'), named('product'), named('form')]
  const found = {
    category: byKey(
      categories.length ? await selectCategoryDestinations(sql, websiteId, urlLanguage, categories) : [],
      root,
    ),
    product: byKey(
      products.length ? await selectProductDestinations(sql, websiteId, urlLanguage, products) : [],
      root,
    ),
    form: new Set(forms.length ? await knownForms(sql, websiteId) : []),
    picture: await knownPictures(sql, named('picture'), context.options),
  }
  for (const { kind, name, line, column } of references) {
    if (!found[kind].has(name))
      problems.push(`${file}:${line}${column ? `:${column}` : ''}: ${unknown[kind](name)}`)
  }
  return { categories: found.category, products: found.product }
}

const unknown: Record<Reference['kind'], (name: string) => string> = {
  category: (name) =>
    `there is no category "${name}": write the path of categories.csv, such as Accessoires/Filtres`,
  product: (name) => `there is no product "${name}" on this website: write a SKU of products.csv`,
  form: (name) => `there is no form "${name}": add forms/${name}.json, or use an existing one`,
  picture: (name) => `there is no picture "${name}": put it into the folder of pictures`,
}

/** The names that are encoded or exist in the folder of pictures; all where pictures may be missing. */
export async function knownPictures(
  sql: Queryable,
  names: readonly string[],
  { pictures: folder, mayLackPictures = false }: ImportOptions,
): Promise<ReadonlySet<string>> {
  if (names.length === 0 || mayLackPictures) return new Set(names)
  const inFolder = folder ? names.filter((name) => existsSync(path.join(folder, path.basename(name)))) : []
  return new Set([...inFolder, ...(await selectKnownPictures(sql, names))])
}

/** `root` is what the addresses begin with. */
function byKey(rows: readonly DestinationRow[], root: string) {
  return new Map(
    rows.map(({ key, id, name, path: below }) => [
      key,
      { id, name, path: below, address: below === null ? null : root + below },
    ]),
  )
}
