/** Pages that show what is one person's, and those below them, after the language. */
export const PERSONAL_PAGES: readonly string[] = [
  'checkout',
  'commande-validee',
  'commander',
  'compte-client',
  'desinscription-newsletter',
  'login',
  'logout',
  'mot-de-passe-oublie',
  'newsletter/confirmation',
  'ou-et-quand',
  'reinitialiser-mot-de-passe',
  'retractation',
]

/** The first part of a personal page's path, which says nothing of the person; undefined for pages that are public. */
export function personalPart(pathname: string): string | undefined {
  const path = pathname
    .split('/')
    .slice(2)
    .join('/')
    .replace(/\.data$/, '')
  return PERSONAL_PAGES.find((one) => path === one || path.startsWith(`${one}/`))
}
