import type { Route } from './+types/try'
import {
  PreviewQuotationDocument,
  PreviewQuotationMailDocument,
  type PreviewQuotationMailQuery,
  type PreviewQuotationQuery,
  type QuotationAnswerInput,
} from '../generated/graphql.ts'
import type { Failure } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

/** What the page asks to try; with `isMail` also what the customer would read. */
export interface TryRequest {
  readonly id: string
  readonly answer: QuotationAnswerInput
  readonly isMail: boolean
}

export interface TryResult {
  readonly failure: Failure | null
  readonly amounts: PreviewQuotationQuery['previewQuotation'] | null
  readonly mail: PreviewQuotationMailQuery['previewQuotationMail'] | null
}

/** Tries an answer. It is posted, because it is too long for an address; it changes nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<TryResult> {
  const { id, answer, isMail }: TryRequest = await request.json()
  const tried = await adminMutation(context, PreviewQuotationDocument, { id, answer })
  if (!tried.ok) return { failure: tried, amounts: null, mail: null }
  const amounts = tried.data.previewQuotation
  if (!isMail) return { failure: null, amounts, mail: null }
  const mail = await adminMutation(context, PreviewQuotationMailDocument, { id, answer })
  return { failure: mail.ok ? null : mail, amounts, mail: mail.ok ? mail.data.previewQuotationMail : null }
}
