import type { VatNumber } from '@comptoir/rules/vat-number'
import * as v from 'valibot'
import { Peer } from '../platform/peer.ts'
import { VatServiceUnavailableError, type VatNumberCheck } from './vat-number-check.ts'

const answer = v.object({
  isValid: v.boolean(),
  userError: v.optional(v.nullable(v.string())),
  requestIdentifier: v.optional(v.nullable(v.string())),
})
/** Other codes, such as MS_UNAVAILABLE, say that nothing is known about the number. */
const decided = ['VALID', 'INVALID', 'INVALID_INPUT']
const longestId = 100
const vies = new Peer({ atOnce: 4, bytes: 64 * 1024 })

/**
 * VIES of the European Commission. It returns a consultation number when the requester has a VAT number. Throws
 * {@link VatServiceUnavailableError} when VIES or the member state's service is away, busy or answers something else.
 */
export function viesCheck(baseUrl: string, timeoutMs: number): VatNumberCheck {
  return async (number, requester) => {
    try {
      const headers = { accept: 'application/json' }
      const { status, body } = await vies.ask(urlOf(baseUrl, number, requester), { headers, timeoutMs })
      if (status !== 200) throw new Error(`VIES answered ${status}`)
      const { isValid, userError, requestIdentifier } = v.parse(answer, JSON.parse(body))
      if (userError && !decided.includes(userError))
        throw new Error(`VIES answered ${userError.slice(0, 60)}`)
      return { isValid, requestId: requestIdentifier?.slice(0, longestId) || null }
    } catch (error) {
      throw new VatServiceUnavailableError(error instanceof Error ? error.message : String(error))
    }
  }
}

function urlOf(baseUrl: string, { prefix, digits }: VatNumber, requester: VatNumber | undefined): string {
  const url = `${baseUrl}/ms/${prefix}/vat/${encodeURIComponent(digits)}`
  if (!requester) return url
  return `${url}?${new URLSearchParams({
    requesterMemberStateCode: requester.prefix,
    requesterNumber: requester.digits,
  })}`
}
