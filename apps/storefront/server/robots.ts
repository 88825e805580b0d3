import type { Language } from '@comptoir/rules/language'
import { patternOf, ROUTES } from '../app/platform/routes.ts'
import { addressPrefix } from './redirects.ts'

/** Personal pages (decisions J-7). */
const DISALLOWED = ['cart', 'miniCart', 'checkout', 'account', 'login', 'search'] as const

/** Their paths in the words of every language, since each is also known by those of the others. */
function disallowedPaths(languages: readonly Language[]): Set<string> {
  const patterns = DISALLOWED.flatMap((name) => [
    ROUTES[name],
    ...languages.map((language) => patternOf(language, name)),
  ])
  return new Set([...patterns, 'checkout/'])
}

/** Content of `robots.txt`; disallows everything when the shop is not indexable. */
export function robotsTxt({
  publicUrl,
  indexable,
  languages,
  languagePrefix = true,
}: {
  publicUrl: string
  indexable: boolean
  languages: readonly Language[]
  /** Whether addresses begin with a language. */
  languagePrefix?: boolean
}): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  const disallowed = languages.flatMap((language) =>
    [...disallowedPaths(languages)].map(
      (path) => `Disallow: ${addressPrefix({ languagePrefix }, language)}/${path}`,
    ),
  )
  const sitemaps = languages.map(
    (language) => `Sitemap: ${publicUrl}${addressPrefix({ languagePrefix }, language)}/sitemap.xml`,
  )
  return `${['User-agent: *', ...disallowed, '', ...sitemaps].join('\n')}\n`
}
