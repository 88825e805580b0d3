/** What the make-believe issuer does with a card: the same each time, so that a test can rely on it. */
export interface TestCard {
  readonly number: string
  readonly brand: 'VISA' | 'MASTERCARD'
  readonly behaviour: 'frictionless' | 'challenge' | 'insufficient' | 'expired'
  /** Issuer's answer, `vads_auth_result`: 00 granted, 51 insufficient funds, 54 expired card. */
  readonly authResult: '00' | '51' | '54'
}

export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  { number: '4970100000000055', brand: 'VISA', behaviour: 'frictionless', authResult: '00' },
  { number: '4970110000000013', brand: 'VISA', behaviour: 'challenge', authResult: '00' },
  { number: '5970100300000018', brand: 'MASTERCARD', behaviour: 'challenge', authResult: '00' },
  { number: '4970100000000097', brand: 'VISA', behaviour: 'insufficient', authResult: '51' },
  { number: '4970100000000113', brand: 'VISA', behaviour: 'expired', authResult: '54' },
]

export interface CardEntry {
  readonly number: string
  readonly expiry: string
  readonly cvv: string
}

export type CardField = keyof CardEntry

interface CardReading {
  readonly card: TestCard | undefined
  readonly expiryMonth: string
  readonly expiryYear: string
  /** Fields to put right; empty when the card can be used. */
  readonly wrong: readonly CardField[]
}

/** Reads what was typed. Only the known test cards pass: the number of a real card is refused and forgotten. */
export function readCard(entry: CardEntry, now: Date): CardReading {
  const digits = entry.number.replace(/[\s.-]/g, '')
  const card = TEST_CARDS.find((known) => known.number === digits)
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(entry.expiry.trim()) ?? []
  const wrong: CardField[] = []
  if (card === undefined) wrong.push('number')
  if (month === '' || isPast(Number(month), 2000 + Number(year), now)) wrong.push('expiry')
  if (!/^\d{3}$/.test(entry.cvv.trim())) wrong.push('cvv')
  return { card, expiryMonth: String(Number(month)), expiryYear: `20${year}`, wrong }
}

/** The entry the page starts with: the first test card, good for two more years. */
export function defaultEntry(now: Date): CardEntry {
  const year = String(now.getUTCFullYear() + 2).slice(-2)
  return { number: groups(TEST_CARDS[0].number), expiry: `12/${year}`, cvv: '123' }
}

/** `4970 1000 0000 0055` */
export function groups(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** `497010XXXXXX0055`, PayZen's `vads_card_number`. */
export function masked(number: string): string {
  return `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`
}

function isPast(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}
