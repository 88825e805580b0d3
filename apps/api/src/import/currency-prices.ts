import { minorDigits } from '@comptoir/rules/currency'
import { toMinorUnits, type Cents } from '@comptoir/rules/money'
import { dayOf } from './cells.ts'
import type { CsvRow } from './csv.ts'
import type { ImportReport } from './report.ts'

/** Prices of a row for the list of a currency. */
export type CurrencyPrice = {
  currency: string
  price: Cents
  special: Cents | null
  from: string | null
  to: string | null
}

const column = /^(price|special_price|special_price_from_date|special_price_to_date)_([A-Z]{3})$/

/** The currency of a column such as `price_CHF` or `special_price_to_date_CHF`; undefined for another column. */
export function currencyOfColumn(name: string): string | undefined {
  return column.exec(name)?.[2]
}

/** Reads the columns of the lists of further currencies: `price_CHF`, and with it the special price and its days. */
export function readCurrencyPrices({ line, cells }: CsvRow, report: ImportReport): CurrencyPrice[] {
  const codes = new Set(Object.keys(cells).flatMap((name) => currencyOfColumn(name) ?? []))
  return [...codes].flatMap((currency): CurrencyPrice[] => {
    const amount = (name: string): Cents | undefined => {
      const text = cells[name]?.trim() ?? ''
      if (text === '') return undefined
      const problem = amountProblem(text, currency)
      if (problem) report.problem(line, name, problem)
      return problem ? undefined : toMinorUnits(text, currency)
    }
    const day = (name: string): string | null => {
      const text = cells[name]?.trim() ?? ''
      const found = text === '' ? undefined : dayOf(text)
      if (text !== '' && !found)
        report.problem(line, name, `"${text}" is not a day: write it like 2026-11-21.`)
      return found ?? null
    }
    const price = amount(`price_${currency}`)
    const special = amount(`special_price_${currency}`) ?? null
    const from = day(`special_price_from_date_${currency}`)
    const to = day(`special_price_to_date_${currency}`)
    return price === undefined ? [] : [{ currency, price, special, from, to }]
  })
}

/** What is wrong with an amount; zeros after the decimals of the currency are allowed, as Magento exports them. */
export function amountProblem(text: string, currency: string): string | undefined {
  const digits = minorDigits(currency)
  const example = (1290).toFixed(digits)
  const match = /^\d{1,9}(?:\.(\d{1,12}))?$/.exec(text)
  if (!match) return `"${text}" is not an amount: write it like ${example}.`
  if (toMinorUnits(text, currency) > 2_147_483_647) return `"${text}" is too large.`
  const isTooFine = Number((match[1] ?? '').slice(digits)) > 0
  return isTooFine ? `"${text}" has more decimals than ${currency} has: write it like ${example}.` : undefined
}
