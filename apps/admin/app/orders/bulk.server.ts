import type { RouterContextProvider } from 'react-router'
import { AssignOrdersDocument, PrepareOrdersDocument } from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

export interface BulkOutcome {
  readonly done: readonly string[]
  readonly failed: readonly { readonly id: string; readonly number: string; readonly message: string }[]
}

/** Changes several orders; what fails is listed, the rest is done. */
export async function bulkAction(
  context: Readonly<RouterContextProvider>,
  { intent, idempotencyKey, all, text }: MutationInput,
): Promise<ActionResult<BulkOutcome>> {
  const ids = all('id')
  if (intent === 'assign') {
    const staffId = text('staffId') || null
    const result = await adminMutation(context, AssignOrdersDocument, { idempotencyKey, ids, staffId })
    return result.ok ? { ok: true, data: result.data.assignOrders } : result
  }
  const preparation = intent === 'ready' ? ('READY' as const) : ('PREPARING' as const)
  const result = await adminMutation(context, PrepareOrdersDocument, { idempotencyKey, ids, preparation })
  return result.ok ? { ok: true, data: result.data.prepareOrders } : result
}
