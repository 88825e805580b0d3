import { LANGUAGES } from '../app/platform/language.ts'

/** Pages of one visitor, which are nobody's search result (decisions J-7). */
const CLOSED = ['panier', 'mini-panier', 'commander', 'compte-client', 'login', 'recherche', 'checkout/']

/** `robots.txt`: what search engines may read, and where the sitemaps are; a shop on trial is not read at all. */
export function robotsOf({ publicUrl, indexable }: { publicUrl: string; indexable: boolean }): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  const closed = LANGUAGES.flatMap((language) => CLOSED.map((path) => `Disallow: /${language}/${path}`))
  const sitemaps = LANGUAGES.map((language) => `Sitemap: ${publicUrl}/${language}/sitemap.xml`)
  return `${['User-agent: *', ...closed, '', ...sitemaps].join('\n')}\n`
}
