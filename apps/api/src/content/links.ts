import type { Language } from '@comptoir/rules/language'

const localisedLink = / href="\/([a-z]{2})(?:\/|(?=["?#]))/g

/**
 * HTML of Magento's fields: its links to pages of the store view have the addresses that `route` resolves, without the
 * language that the shop's own storefront puts before them.
 */
export function withoutLanguage(html: string, language: Language): string {
  return html.replace(localisedLink, (whole, linked: string) => (linked === language ? ' href="/' : whole))
}
