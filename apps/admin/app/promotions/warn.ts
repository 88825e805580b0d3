import type { Route } from './+types/warn'
import { PromotionWarningsDocument, type PromotionWarningsQuery } from '../generated/graphql.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { inputOf, type PromotionDraft } from './draft.ts'

/** What the page asks to check. */
export interface WarnRequest {
  readonly websiteId: string
  readonly id: string | null
  readonly draft: PromotionDraft
}

export type Warnings = PromotionWarningsQuery['promotionWarnings']

/** What is doubtful of a promotion that is not saved. It is posted, because it is too long for an address; it changes nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<Warnings> {
  const { draft, ...asked }: WarnRequest = await request.json()
  const result = await adminMutation(context, PromotionWarningsDocument, { ...asked, input: inputOf(draft) })
  return result.ok ? result.data.promotionWarnings : []
}
