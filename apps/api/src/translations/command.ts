import { sourcesOf } from '../content/index.ts'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { fileLacks, type Lack } from './files.ts'
import { messageLacks, messagesFolder } from './messages.ts'
import { selectCategoryLacks, selectLanguages, selectProductLacks, type LackRow } from './texts.sql.ts'

/**
 * Reports missing and outdated translations of a website by language: pages, blocks, categories, products and messages.
 * The source is the language of the default store view (spec 000 §1). Imports of forms and mails require every language.
 * Throws CommandError.
 */
export async function translationsCommand(
  sql: Sql,
  _words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const website = flags.get('website')
  if (!website) throw new CommandError('Name the website: translations --website CODE')
  const { websiteId, sources } = await sourcesOf(sql, website)
  const languages = await selectLanguages(sql, websiteId)
  const [source = '', ...others] = languages
  const lacks = [
    ...fileLacks(sources, languages, source),
    ...(await selectCategoryLacks(sql, websiteId, others, source)).flatMap(lackOf('category')),
    ...(await selectProductLacks(sql, websiteId, source)).flatMap(lackOf('product')),
    ...(await messageLacks(messagesFolder, languages, source)),
  ]
  return languages
    .toSorted()
    .map((language) => report(language, lacks))
    .join('\n')
}

const lackOf =
  (kind: string) =>
  ({ name, language, missing, same }: LackRow): Lack[] => {
    const what = `${kind} ${name}`
    return [
      ...(missing.length > 0 ? [{ what, language, why: `has no ${missing.join(', ')}` }] : []),
      ...(same.length > 0 ? [{ what, language, why: `is not translated: ${same.join(', ')}` }] : []),
    ]
  }

function report(language: string, all: readonly Lack[]): string {
  const lacks = all.filter((lack) => lack.language === language)
  if (lacks.length === 0) return `${language}: complete.`
  const lines = lacks.map(({ what, why }) => `  ${what} ${why}`)
  return [`${language}: ${lacks.length} to do.`, ...lines].join('\n')
}
