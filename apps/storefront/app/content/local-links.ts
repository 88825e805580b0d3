import type { Language } from '@comptoir/rules/language'
import { LANGUAGES } from '../generated/languages.ts'
import { pathHref } from '../platform/routes.ts'

const rootRelative = new RegExp(` href="/(?!/|media/|(?:${LANGUAGES.join('|')})(?:["/?#]))([^"]*)"`, 'g')

/** Puts the language before the links of Magento's CMS content to pages of the shop. */
export function localLinks(html: string, language: Language): string {
  return html.replace(rootRelative, (_, path: string) => ` href="${pathHref(language, path)}"`)
}
