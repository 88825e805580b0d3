import type { Conversion } from '@comptoir/rules/conversion'
import type { Formats } from '@comptoir/rules/formats'
import type { Language } from '@comptoir/rules/language'
import type { PriceAudience } from '@comptoir/rules/visitor'
import type { StoreSettings } from './settings.ts'

/**
 * A store view: one language of one store group of one website. A view of a location shows the same as the
 * website's view of the language and has its id.
 */
export type Store = {
  id: number
  code: string
  name: string
  language: Language
  /** As Magento writes it: `de_CH`. */
  locale: string
  /** How the view writes numbers, money, dates and times: those of its locale. */
  formats: Formats
  /** Whether it is the default view of the default website. */
  isDefault: boolean
  isDefaultOfWebsite: boolean
  /** Requests cannot choose an inactive view; carts, orders and mails may still have one. */
  isActive: boolean
  sortOrder: number
  group: { id: number; code: string; name: string; rootCategoryId: number }
  /** The point of sale of the view; null for a view of the website itself. */
  location: { id: number; code: string } | null
  website: {
    id: number
    code: string
    name: string
    pricesIncludeTax: boolean
    currency: string
    /** Those that customers of the website may be; guests first. */
    priceAudiences: readonly PriceAudience[]
  }
  /** Currency of the amounts that the view shows, ISO 4217. */
  currency: string
  /** How amounts of the website become amounts of `currency`; null where it is the website's own. */
  conversion: Conversion | null
  /** Settings of the website, with amounts of `currency`. */
  settings: StoreSettings
}

export function isSameGroup(a: Store, b: Store): boolean {
  return a.group.id === b.group.id && a.location?.id === b.location?.id
}
