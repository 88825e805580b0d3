/** ISO 4217 numbers of the currencies that the provider charges. */
const numbers: Readonly<Record<string, string>> = {
  ARS: '032',
  AUD: '036',
  BGN: '975',
  BRL: '986',
  CAD: '124',
  CHF: '756',
  CNY: '156',
  COP: '170',
  CZK: '203',
  DKK: '208',
  EUR: '978',
  GBP: '826',
  HKD: '344',
  HUF: '348',
  IDR: '360',
  JPY: '392',
  KRW: '410',
  KWD: '414',
  MAD: '504',
  MXN: '484',
  MYR: '458',
  NOK: '578',
  NZD: '554',
  PEN: '604',
  PHP: '608',
  PLN: '985',
  RON: '946',
  SEK: '752',
  SGD: '702',
  THB: '764',
  TND: '788',
  TRY: '949',
  TWD: '901',
  USD: '840',
  XOF: '952',
  XPF: '953',
  ZAR: '710',
}

const codes = new Map(Object.entries(numbers).map(([code, number]) => [number, code]))

/** The number of a currency; undefined when the provider does not charge it. */
export function currencyNumber(code: string): string | undefined {
  return numbers[code]
}

/** The currency of a number, or the number when it is unknown. */
export function currencyOfNumber(number: string): string {
  return codes.get(number) ?? number
}
