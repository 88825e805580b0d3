import type { Currency } from '@comptoir/contract/generated/types'
import { moneyStyle } from '@comptoir/rules/money-style'
import { currenciesOf } from './in-currency.ts'
import type { Store } from './store.ts'

/** Magento's Currency of a store view, whichever currency the request chose. */
export function currencyShape(store: Store): Currency {
  const code = store.website.currency
  const { symbol } = moneyStyle(store.formats.locale, code)
  const rates = store.settings.currencies.map(({ code: to, rate }) => ({
    currency_to: to,
    rate: Number(rate),
  }))
  return {
    base_currency_code: code,
    base_currency_symbol: symbol,
    default_display_currecy_code: code,
    default_display_currecy_symbol: symbol,
    default_display_currency_code: code,
    default_display_currency_symbol: symbol,
    available_currency_codes: currenciesOf(store),
    exchange_rates: [{ currency_to: code, rate: 1 }, ...rates],
  }
}
