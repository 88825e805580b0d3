import type { Language } from '@comptoir/rules/language'
import type { VisitorKind } from '@comptoir/rules/visitor'
import type { Site, SiteLink } from '../platform/site.ts'
import { pathHref } from '../platform/routes.ts'
import { textsOf } from '../platform/site-texts.ts'

interface CodedLink extends SiteLink {
  readonly code?: string
}

type LegalCode =
  | 'cgv'
  | 'cgv-professionnels'
  | 'conditions-utilisation'
  | 'confidentialite'
  | 'droit-de-retractation'

/** Path of a legal page, which differs by language; undefined when the site has none. */
export function legalPath(
  site: Pick<Site, 'languages'>,
  language: Language,
  code: LegalCode,
): string | undefined {
  return legalLink(textsOf({ site, language }).footer.legal, language, code)
}

/** Path of the terms of sale; professionals have their own where the site defines them. */
export function termsOfSale(
  site: Pick<Site, 'languages'>,
  language: Language,
  kind: VisitorKind,
): string | undefined {
  const own = kind === 'b2b' ? legalPath(site, language, 'cgv-professionnels') : undefined
  return own ?? legalPath(site, language, 'cgv')
}

/** Path of a legal page among the links of a footer. */
export function legalLink(
  links: readonly CodedLink[],
  language: Language,
  code: LegalCode,
): string | undefined {
  const link = links.find((known) => known.code === code)
  return link && pathHref(language, link.path)
}
