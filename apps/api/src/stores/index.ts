import type { Store } from './store.ts'
import type { Stores } from './stores.ts'

export { countryName, countryNamed, countryWithAlpha3 } from './countries.ts'
export { currencyCode } from './currencies.ts'
export { mostCutlery } from './cutlery.ts'
export { tipTerms } from './tips.ts'
export { allowedCountries, allowsAddressesIn } from './allowed-countries.ts'
export {
  importedWebsite,
  importedWebsites,
  languageProblem,
  type ImportedWebsite,
} from './imported-website.ts'
export { localDay } from './local-day.ts'
export { shopLogo, type ShopLogo } from './logo.ts'
export { readStores } from './read-stores.ts'
export {
  parseStoreSettings,
  settingsSchema,
  StoreSettingsError,
  usualGroups,
  type ShippingMethodSettings,
  type StoreSettings,
} from './settings.ts'
export type { Store } from './store.ts'
export { isSameStructure, Stores } from './stores.ts'
export {
  amountBack,
  amountIn,
  currenciesOf,
  inCurrency,
  inRequestedCurrency,
  productAmountIn,
} from './in-currency.ts'
export { zoneErrors } from './zone-settings.ts'
export { taxTitle } from './tax-title.ts'
export { checksVatNumbers, taxRulesOf } from './tax-rules.ts'
export { storefrontUrl } from './storefront-url.ts'
export { selectPricedGroups } from './stores.sql.ts'

declare module '../platform/context.ts' {
  interface App {
    stores: Stores
  }

  interface RequestContext {
    store: Store
  }
}
