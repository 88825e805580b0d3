import type { Language } from './language.ts'

/** How a language writes numbers and money. */
export type NumberFormat = {
  readonly group: string
  readonly decimal: string
  /** Whether the symbol of a currency stands before the amount. */
  readonly symbolFirst: boolean
  /** What stands between a percentage and its sign. */
  readonly beforePercent: string
}

const formats = new Map<Language, NumberFormat>()

/**
 * The format of a language. Spaces are not taken from the locale data: server and browser may have other versions of it,
 * in which a space is narrow or not.
 */
export function numberFormatOf(language: Language): NumberFormat {
  const known = formats.get(language)
  if (known) return known
  const money = new Intl.NumberFormat(language, { style: 'currency', currency: 'EUR', useGrouping: 'always' })
  const parts = money.formatToParts(12_345.6)
  const typeAt = (type: string) => parts.findIndex((part) => part.type === type)
  const valueOf = (type: string, otherwise: string) => parts[typeAt(type)]?.value ?? otherwise
  const group = valueOf('group', ',')
  const percent = new Intl.NumberFormat(language, { style: 'percent' }).format(0.2)
  const format = {
    group: /\s/.test(group) ? '\u202f' : group,
    decimal: valueOf('decimal', '.'),
    symbolFirst: typeAt('currency') < typeAt('integer'),
    beforePercent: /\s/.test(percent) ? '\u00a0' : '',
  }
  formats.set(language, format)
  return format
}

/** A rate in basis points as a percentage: `5,5 %` with a no-break space, `5.5%`. */
export function formatRate(rate: number, language: Language): string {
  const { decimal, beforePercent } = numberFormatOf(language)
  return `${String(rate / 100).replace('.', decimal)}${beforePercent}%`
}
