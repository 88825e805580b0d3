import type { VatNumber } from '@comptoir/rules/vat-number'

type VatAnswer = {
  isValid: boolean
  /** The consultation number, which proves the request; null without one. */
  requestId: string | null
}

/** Asks a service whether a well-formed number is registered, in the name of `requester`. */
export type VatNumberCheck = (number: VatNumber, requester: VatNumber | undefined) => Promise<VatAnswer>

/** The service did not say whether the number is valid. */
export class VatServiceUnavailableError extends Error {
  override readonly name = 'VatServiceUnavailableError'
}
