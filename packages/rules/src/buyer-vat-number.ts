import { DAY_MS } from './duration.ts'
import { vatNumberOf, writtenVatNumber, type VatNumber } from './vat-number.ts'

/** What a service said about the VAT number of an address. */
export interface VatNumberAnswer {
  /** The number that it was asked about, see {@link writtenVatNumber}; an answer holds for this one only. */
  readonly number: string
  /** Null when the service did not answer. */
  readonly isValid: boolean | null
  /** The consultation number, which proves a check. */
  readonly requestId: string | null
  /** ISO 8601 in UTC. */
  readonly askedAt: string
}

/** `UNAVAILABLE`: nothing is known about the number yet. `COMPANY_MISSING`: it has no company to be the buyer. */
export type BuyerNumberState = 'VALID' | 'INVALID' | 'UNAVAILABLE' | 'COMPANY_MISSING'

export interface BuyerNumber {
  readonly state: BuyerNumberState
  /** Undefined for a text that is no VAT number. */
  readonly number: VatNumber | undefined
  /** Whether a service is to be asked. */
  readonly isDue: boolean
}

/** How long an answer holds: a number may be withdrawn, or registered later. A service that is away is spared for a while. */
const holds = { valid: 30 * DAY_MS, invalid: 600_000, none: 30_000 }

/**
 * The VAT number that a buyer gives with an address; undefined without one. Goods that go to another member state are
 * exempt where the customer is a taxable person with a number of a member state other than that of departure, and has
 * given it to the seller (Directive 2006/112/EC Art. 138(1)); whether the number is registered, the service says. So only
 * a company with a number that was found valid buys without tax, and never for longer than the answer holds.
 */
export function buyerNumber({ company, vatId, answer }: BuyerAddress, now: Date): BuyerNumber | undefined {
  if (!vatId?.trim()) return undefined
  const number = vatNumberOf(vatId)
  if (!number) return { state: 'INVALID', number, isDue: false }
  if (!company?.trim()) return { state: 'COMPANY_MISSING', number, isDue: false }
  const known = answer?.number === writtenVatNumber(number) ? answer : undefined
  const age = known ? now.getTime() - Date.parse(known.askedAt) : Infinity
  if (known?.isValid) {
    const isCurrent = age < holds.valid
    return { state: isCurrent ? 'VALID' : 'UNAVAILABLE', number, isDue: !isCurrent }
  }
  if (known?.isValid === false) return { state: 'INVALID', number, isDue: age >= holds.invalid }
  return { state: 'UNAVAILABLE', number, isDue: age >= holds.none }
}

export interface BuyerAddress {
  readonly company: string | null
  readonly vatId: string | null
  /** The last answer about the address's number. */
  readonly answer: VatNumberAnswer | null | undefined
}
