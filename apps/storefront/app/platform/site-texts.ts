import type { Language } from '@comptoir/rules/language'
import { isLanguage } from './language.ts'
import type { Site, SiteLanguage } from './site.ts'

/** Languages of a site in the order of its language switch; the first is the default (decisions B-10). */
export const languagesOf = ({ languages }: Pick<Site, 'languages'>): readonly Language[] =>
  Object.keys(languages).filter(isLanguage)

/** Texts of a site in one of its languages. */
export function textsOf({
  site,
  language,
}: {
  site: Pick<Site, 'languages'>
  language: Language
}): SiteLanguage {
  const texts = site.languages[language]
  if (!texts) throw new Error(`The site has no texts in the language ${language}.`)
  return texts
}
