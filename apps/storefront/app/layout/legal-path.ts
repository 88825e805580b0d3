import type { Language } from '@comptoir/rules/language'
import { pathIn } from '../platform/seo.ts'
import type { Site, SiteLink } from '../platform/site.ts'

interface CodedLink extends SiteLink {
  readonly code?: string
}

/** Path of a legal page, which every language names otherwise; undefined when the site has none. */
export function legalPath(
  site: Pick<Site, 'languages'>,
  language: Language,
  code: 'cgv' | 'conditions-utilisation' | 'confidentialite' | 'droit-de-retractation',
): string | undefined {
  const links: readonly CodedLink[] = site.languages[language].footer.legal
  const link = links.find((known) => known.code === code)
  return link && pathIn(language, link.path)
}
