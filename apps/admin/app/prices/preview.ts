import type { Route } from './+types/preview'
import { PreviewPriceListDocument, type PreviewPriceListQuery } from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import type { PriceChanges } from './price-draft.ts'

export interface PreviewRequest {
  readonly productId: string
  /** Of the stored prices: the same changes to others cost something else. */
  readonly version: string
  readonly changes: PriceChanges
}

export type PreviewAnswer = ActionResult<PreviewPriceListQuery['previewPriceList']>

/** Previews prices that are not saved. It is posted, because it is too long for an address; it changes nothing. */
export async function action({ request, context }: Route.ActionArgs): Promise<PreviewAnswer> {
  const { productId, changes }: PreviewRequest = await request.json()
  const result = await adminMutation(context, PreviewPriceListDocument, { productId, ...changes })
  return result.ok ? { ok: true, data: result.data.previewPriceList } : result
}
