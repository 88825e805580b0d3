import { numberFormatter } from './intl.ts'

/** How a locale writes amounts of a currency. */
export interface MoneyStyle {
  /** What stands before and after the number, for amounts from 0 and below: sign, symbol and spaces. */
  readonly positive: readonly [before: string, after: string]
  readonly negative: readonly [before: string, after: string]
  readonly group: string
  readonly decimal: string
  /** Digits of the groups left of the thousands: 2 in India, else 3. */
  readonly groupSize: number
  /** Symbol of the currency, its code where it has none: `€`, `CHF`. */
  readonly symbol: string
}

const styles = new Map<string, MoneyStyle>()
const keyOf = (locale: string, currency: string) => `${locale} ${currency}`

export function moneyStyle(locale: string, currency: string): MoneyStyle {
  const key = keyOf(locale, currency)
  const style = styles.get(key) ?? readStyle(locale, currency)
  styles.set(key, style)
  return style
}

/**
 * Makes {@link moneyStyle} answer what another process found out: a browser may have other locale data than the server
 * whose page it shows.
 */
export function adoptMoneyStyles(locale: string, known: Readonly<Record<string, MoneyStyle>>): void {
  for (const [currency, style] of Object.entries(known)) styles.set(keyOf(locale, currency), style)
}

function readStyle(locale: string, currency: string): MoneyStyle {
  const format = numberFormatter(locale, { style: 'currency', currency, useGrouping: 'always' })
  const parts = format.formatToParts(1_234_567_890.5)
  const valueOf = (type: string, otherwise: string) =>
    parts.find((part) => part.type === type)?.value ?? otherwise
  const groups = parts.filter(({ type }) => type === 'integer')
  const group = valueOf('group', ',')
  return {
    positive: around(parts),
    negative: around(format.formatToParts(-1_234_567_890.5)),
    group: /\s/.test(group) ? '\u202f' : group,
    decimal: valueOf('decimal', '.'),
    groupSize: groups.at(-2)?.value.length ?? 3,
    symbol: valueOf('currency', currency),
  }
}

const numeric = new Set(['integer', 'group', 'decimal', 'fraction'])

/** The parts before and after the number; spaces are the same in every version of the locale data. */
function around(parts: readonly Intl.NumberFormatPart[]): [before: string, after: string] {
  const isNumber = ({ type }: Intl.NumberFormatPart) => numeric.has(type)
  const textOf = (some: readonly Intl.NumberFormatPart[]) =>
    some.map(({ value }) => value.replaceAll(/\s/g, '\u00a0')).join('')
  return [
    textOf(parts.slice(0, parts.findIndex(isNumber))),
    textOf(parts.slice(parts.findLastIndex(isNumber) + 1)),
  ]
}

/** A decimal number such as `-1234.50` as an amount. */
export function writeMoney(decimal: string, { positive, negative, group, ...style }: MoneyStyle): string {
  const isNegative = decimal.startsWith('-')
  const [before, after] = isNegative ? negative : positive
  const [units = '', fraction] = decimal.replace('-', '').split('.')
  const head = units.slice(0, -3)
  const first = head.length % style.groupSize
  const groups = [
    head.slice(0, first),
    ...(head.slice(first).match(sized(style.groupSize)) ?? []),
    units.slice(-3),
  ]
  const number = groups.filter(Boolean).join(group) + (fraction === undefined ? '' : style.decimal + fraction)
  return before + number + after
}

const sized = (size: number) => (size === 2 ? /\d{2}/g : /\d{3}/g)
