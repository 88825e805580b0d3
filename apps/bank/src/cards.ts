/** A test card and how the simulated issuer responds to it. */
export interface TestCard {
  readonly number: string
  readonly brand: 'VISA' | 'MASTERCARD'
  readonly behaviour: 'frictionless' | 'challenge' | 'insufficient' | 'expired'
  /** The issuer's `vads_auth_result`: 00 approved, 51 insufficient funds, 54 expired card. */
  readonly authResult: '00' | '51' | '54'
}

export const TEST_CARDS: readonly [TestCard, ...TestCard[]] = [
  { number: '4970100000000055', brand: 'VISA', behaviour: 'frictionless', authResult: '00' },
  { number: '4970110000000013', brand: 'VISA', behaviour: 'challenge', authResult: '00' },
  { number: '5970100300000018', brand: 'MASTERCARD', behaviour: 'challenge', authResult: '00' },
  { number: '4970100000000097', brand: 'VISA', behaviour: 'insufficient', authResult: '51' },
  { number: '4970100000000113', brand: 'VISA', behaviour: 'expired', authResult: '54' },
]

export interface CardInput {
  readonly number: string
  readonly expiry: string
  readonly cvv: string
}

export type CardField = keyof CardInput

/** A card that the bank keeps. */
type StoredCard = { readonly testCard: TestCard; readonly expiryMonth: string; readonly expiryYear: string }

interface ParsedCard {
  readonly card: TestCard | undefined
  readonly expiryMonth: string
  readonly expiryYear: string
  /** Empty when the card is valid. */
  readonly invalidFields: readonly CardField[]
}

/** Parses the card form. Only test cards are valid: the number of a real card is rejected and not stored. */
export function parseCard(input: CardInput, now: Date): ParsedCard {
  const digits = input.number.replace(/[\s.-]/g, '')
  const card = TEST_CARDS.find((testCard) => testCard.number === digits)
  const [, month = '', year = ''] = /^(0[1-9]|1[0-2])\s*\/\s*(?:20)?(\d{2})$/.exec(input.expiry.trim()) ?? []
  const invalidFields: CardField[] = []
  if (card === undefined) invalidFields.push('number')
  if (month === '' || isPast(Number(month), 2000 + Number(year), now)) invalidFields.push('expiry')
  if (!/^\d{3}$/.test(input.cvv.trim())) invalidFields.push('cvv')
  return { card, expiryMonth: String(Number(month)), expiryYear: `20${year}`, invalidFields }
}

/** The initial values of the card form: the kept card, or the first test card, valid for two more years. */
export function initialCardInput(now: Date, stored?: StoredCard): CardInput {
  if (stored) {
    const { testCard, expiryMonth, expiryYear } = stored
    const expiry = `${expiryMonth.padStart(2, '0')}/${expiryYear.slice(-2)}`
    return { number: formatCardNumber(testCard.number), expiry, cvv: '123' }
  }
  const year = String(now.getUTCFullYear() + 2).slice(-2)
  return { number: formatCardNumber(TEST_CARDS[0].number), expiry: `12/${year}`, cvv: '123' }
}

/** Formats a card number as `4970 1000 0000 0055`. */
export function formatCardNumber(number: string): string {
  return number.replace(/(\d{4})(?=\d)/g, '$1 ')
}

/** Masks a card number as `497010XXXXXX0055`, as PayZen does in `vads_card_number`. */
export function maskCardNumber(number: string): string {
  return `${number.slice(0, 6)}${'X'.repeat(number.length - 10)}${number.slice(-4)}`
}

function isPast(month: number, year: number, now: Date): boolean {
  return year * 12 + month < now.getUTCFullYear() * 12 + now.getUTCMonth() + 1
}
