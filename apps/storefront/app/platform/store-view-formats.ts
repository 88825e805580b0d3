import { formatsOf, type Formats } from '@comptoir/rules/formats'
import { languageFormats } from './language-formats.ts'
import type { RequestScope } from './scope.ts'

/** What decides how a page writes amounts, numbers and dates. */
export type FormatScope = {
  readonly language: string
  readonly site: Pick<RequestScope['site'], 'languages' | 'locales'>
}

/** Locale of the store view that shows a language of a site; undefined where the website names none. */
export const storeViewLocale = ({ site, language }: FormatScope): string | undefined =>
  site.locales[site.languages[language]?.storeCode ?? '']

/** Formats of the store view that shows a language of a site. */
export function storeViewFormats(scope: FormatScope): Formats {
  return formatsOf(storeViewLocale(scope), scope.language, languageFormats(scope.language))
}
