import type { Route } from './+types/try'
import {
  PreviewCatalogueDocument,
  PreviewPromotionDocument,
  type PreviewCatalogueQuery,
  type PreviewPromotionQuery,
  type SampleCartInput,
} from '../generated/graphql.ts'
import type { Failure } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { inputOf, type PromotionDraft } from './draft.ts'

/** What the page asks to try. */
export interface TryRequest {
  readonly websiteId: string
  readonly id: string | null
  readonly draft: PromotionDraft
  readonly cart: SampleCartInput
}

export type TryResult =
  | { readonly kind: 'cart'; readonly preview: PreviewPromotionQuery['previewPromotion'] }
  | { readonly kind: 'catalogue'; readonly preview: PreviewCatalogueQuery['previewCataloguePromotion'] }
  | { readonly kind: 'failed'; readonly failure: Failure }

/** Tries a promotion that is not saved. It is posted, because it is too long for an address; it changes nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<TryResult> {
  const { websiteId, id, draft, cart }: TryRequest = await request.json()
  const tried = { websiteId, id, input: { ...inputOf(draft), name: draft.name || '…' } }
  if (draft.kind === 'CATALOGUE') {
    const result = await adminMutation(context, PreviewCatalogueDocument, tried)
    return result.ok
      ? { kind: 'catalogue', preview: result.data.previewCataloguePromotion }
      : { kind: 'failed', failure: result }
  }
  const result = await adminMutation(context, PreviewPromotionDocument, { ...tried, cart })
  return result.ok
    ? { kind: 'cart', preview: result.data.previewPromotion }
    : { kind: 'failed', failure: result }
}
