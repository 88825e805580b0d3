import { numberFormatter } from './intl.ts'

/** A number as the locale (`de-CH`) writes it, with a unit if the options name one: `1'234.5`, `1,9 km`. */
export function formatNumber(value: number, locale: string, options?: Intl.NumberFormatOptions): string {
  return numberFormatter(locale, options).format(value)
}

/** A rate in basis points as a percentage: `5,5 %` with a no-break space, `5.5%`. */
export function formatRate(rate: number, locale: string): string {
  const percent = formatNumber(rate / 10_000, locale, { style: 'percent', maximumFractionDigits: 2 })
  return percent.replaceAll(/\s/g, '\u00a0')
}
