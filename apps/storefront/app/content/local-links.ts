import type { Language } from '@comptoir/rules/language'
import { pathHref } from '../platform/routes.ts'

const rootRelative = / href="\/(?!\/|media\/|(?:fr|en|it)(?:["/?#]))([^"]*)"/g

/** Puts the language before the links of Magento's CMS content to pages of the shop. */
export function localLinks(html: string, language: Language): string {
  return html.replace(rootRelative, (_, path: string) => ` href="${pathHref(language, path)}"`)
}
