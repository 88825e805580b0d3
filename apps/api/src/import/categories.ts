import * as v from 'valibot'
import type { Queryable } from '../platform/database.ts'
import { sanitiseHtml } from '../platform/html.ts'
import { ImportFileError, readJson } from '../platform/json-file.ts'
import { selectRoots, upsertCategory, upsertCategoryTexts } from './categories.sql.ts'
import { ImportReport } from './report.ts'

const text = v.object({
  name: v.string(),
  url_key: v.pipe(v.string(), v.regex(/^[a-z0-9][a-z0-9-]*$/, 'must be small letters, digits and -')),
  description: v.optional(v.string(), ''),
  meta_title: v.optional(v.string(), ''),
  meta_description: v.optional(v.string(), ''),
})
const schema = v.array(
  v.object({
    path: v.pipe(v.string(), v.minLength(1)),
    position: v.pipe(v.number(), v.integer()),
    include_in_menu: v.boolean(),
    is_anchor: v.boolean(),
    b2b_show_prices: v.boolean(),
    b2c_show_prices: v.boolean(),
    show_texts_for_b2b: v.boolean(),
    image: v.optional(v.nullable(v.string()), null),
    translations: v.object({ fr: text, en: text, it: text }),
  }),
)

export type CategoryDefinition = v.InferOutput<typeof schema>[number]

/** Takes the categories of a website, by their path below its root, from a JSON file; parents stand first. */
export async function importCategories(
  sql: Queryable,
  websiteCode: string,
  file: string,
): Promise<ImportReport> {
  const report = new ImportReport(file)
  const root = (await selectRoots(sql)).find((one) => one.websiteCode === websiteCode)
  if (!root) throw new ImportFileError(`There is no website "${websiteCode}": seed it first.`)
  const idOf = new Map<string, number>([['', root.id]])
  const definitions = await readJson(file, schema)
  report.rows = definitions.length
  for (const { path, translations, ...settings } of definitions) {
    const at = path.lastIndexOf('/')
    const parentId = idOf.get(at < 0 ? '' : path.slice(0, at))
    if (parentId === undefined)
      throw new ImportFileError(`${file}: the parent of "${path}" must stand before it.`)
    const name = path.slice(at + 1)
    const { id, changed } = await upsertCategory(sql, parentId, name, settings)
    idOf.set(path, id)
    report.changed += changed
    const rows = Object.entries(translations).map(([language, words]) => ({
      language,
      ...words,
      description: sanitiseHtml(words.description),
    }))
    report.changed += await upsertCategoryTexts(sql, id, rows)
  }
  return report
}
