import type { Currency } from '@comptoir/contract/generated/types'
import { currencySymbol } from '@comptoir/rules/currency'
import type { Store } from './store.ts'

/** Magento's Currency of a store view. */
export function currencyShape({ website }: Store): Currency {
  const code = website.currency
  const symbol = currencySymbol(code)
  return {
    base_currency_code: code,
    base_currency_symbol: symbol,
    default_display_currecy_code: code,
    default_display_currecy_symbol: symbol,
    default_display_currency_code: code,
    default_display_currency_symbol: symbol,
    available_currency_codes: [code],
    exchange_rates: [{ currency_to: code, rate: 1 }],
  }
}
