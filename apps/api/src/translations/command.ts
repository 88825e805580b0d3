import type { Language } from '@comptoir/rules/language'
import { sourcesOf } from '../content/index.ts'
import type { Sql } from '../platform/database.ts'
import { CommandError } from '../platform/errors.ts'
import { fileLacks, type Lack } from './files.ts'
import { messageLacks, messagesFolder } from './messages.ts'
import { selectCategoryLacks, selectLanguages, selectProductLacks, type LackRow } from './texts.sql.ts'

/** The language that all others are translated from (spec 000 §1). */
const SOURCE: Language = 'fr'

/**
 * What is missing or out of date in each language of a website: pages, blocks, categories, products and the words of
 * the storefront. Forms and mails are not there without all languages. Throws CommandError.
 */
export async function translationsCommand(
  sql: Sql,
  _words: readonly string[],
  flags: ReadonlyMap<string, string>,
): Promise<string> {
  const website = flags.get('website')
  if (!website) throw new CommandError('Say which website: translations --website CODE')
  const { websiteId, sources } = await sourcesOf(sql, website)
  const languages = await selectLanguages(sql, websiteId)
  const others = languages.filter((language) => language !== SOURCE)
  const lacks = [
    ...fileLacks(sources, languages, SOURCE),
    ...(await selectCategoryLacks(sql, websiteId, others, SOURCE)).flatMap(lackOf('category')),
    ...(await selectProductLacks(sql, websiteId, SOURCE)).flatMap(lackOf('product')),
    ...(await messageLacks(messagesFolder, languages, SOURCE)),
  ]
  return languages.map((language) => report(language, lacks)).join('\n')
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
