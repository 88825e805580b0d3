import type { Language } from '@comptoir/rules/language'
import { pathIn } from '../platform/seo.ts'
import type { Site, SiteLink } from '../platform/site.ts'

interface CodedLink extends SiteLink {
  readonly code?: string
}

type LegalCode = 'cgv' | 'conditions-utilisation' | 'confidentialite' | 'droit-de-retractation'

/** Path of a legal page, which every language names otherwise; undefined when the site has none. */
export function legalPath(
  site: Pick<Site, 'languages'>,
  language: Language,
  code: LegalCode,
): string | undefined {
  return legalLink(site.languages[language].footer.legal, language, code)
}

/** The same among the legal links of a footer. */
export function legalLink(
  links: readonly CodedLink[],
  language: Language,
  code: LegalCode,
): string | undefined {
  const link = links.find((known) => known.code === code)
  return link && pathIn(language, link.path)
}
