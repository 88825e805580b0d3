import type { VadsFields } from './signature.ts'

/** What a stored card shows of itself, with Magento's codes of card brands. */
export type CardDetails = { type: string; maskedCC: string; expirationDate: string }

/** A card that the provider keeps under its identifier. */
export type RegisteredCard = { identifier: string; details: CardDetails; expiresAt: Date }

/** Magento's codes; other brands are OT. */
const brands: Readonly<Record<string, string>> = {
  VISA: 'VI',
  VISA_ELECTRON: 'VI',
  VISA_DEBIT: 'VI',
  MASTERCARD: 'MC',
  MASTERCARD_DEBIT: 'MC',
  AMEX: 'AE',
  DISCOVER: 'DI',
  JCB: 'JCB',
  DINERS: 'DN',
  MAESTRO: 'MI',
}

/** The card that the provider has registered with this payment; undefined without one. */
export function readRegisteredCard(fields: VadsFields): RegisteredCard | undefined {
  const {
    vads_identifier = '',
    vads_identifier_status = '',
    vads_card_brand = '',
    vads_card_number = '',
  } = fields
  const month = Number(fields.vads_expiry_month)
  const year = Number(fields.vads_expiry_year)
  const isRegistered = vads_identifier_status === 'CREATED' || vads_identifier_status === 'UPDATED'
  const [last] = /\d{4}$/.exec(vads_card_number) ?? []
  const isDated =
    Number.isInteger(month) &&
    month >= 1 &&
    month <= 12 &&
    Number.isInteger(year) &&
    year >= 2000 &&
    year < 2100
  if (!isRegistered || !/^[\w.@-]{1,50}$/.test(vads_identifier) || last === undefined || !isDated)
    return undefined
  return {
    identifier: vads_identifier,
    details: {
      type: brands[vads_card_brand] ?? 'OT',
      maskedCC: last,
      expirationDate: `${String(month).padStart(2, '0')}/${year}`,
    },
    // Months count from 0: this is the first day after the card's last month.
    expiresAt: new Date(Date.UTC(year, month, 1)),
  }
}
