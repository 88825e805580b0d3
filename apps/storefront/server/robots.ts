import { LANGUAGES } from '../app/platform/language.ts'

/** Personal pages (decisions J-7). */
const DISALLOWED = ['panier', 'mini-panier', 'commander', 'compte-client', 'login', 'recherche', 'checkout/']

/** Content of `robots.txt`; disallows everything when the shop is not indexable. */
export function robotsTxt({ publicUrl, indexable }: { publicUrl: string; indexable: boolean }): string {
  if (!indexable) return 'User-agent: *\nDisallow: /\n'
  const disallowed = LANGUAGES.flatMap((language) =>
    DISALLOWED.map((path) => `Disallow: /${language}/${path}`),
  )
  const sitemaps = LANGUAGES.map((language) => `Sitemap: ${publicUrl}/${language}/sitemap.xml`)
  return `${['User-agent: *', ...disallowed, '', ...sitemaps].join('\n')}\n`
}
