import type { RouterContextProvider } from 'react-router'
import {
  AssignAllOrdersDocument,
  AssignOrdersDocument,
  PrepareAllOrdersDocument,
  PrepareOrdersDocument,
} from '../generated/graphql.ts'
import type { MutationInput } from '../forms/mutation-input.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { chosenWebsite } from '../lists/chosen-website.server.ts'
import { readAddress } from '../lists/list-address.ts'
import { adminMutation } from '../platform/admin-api.server.ts'
import { orderListConfig } from './order-list.ts'

export interface BulkOutcome {
  readonly done: readonly string[]
  readonly failed: readonly { readonly id: string; readonly number: string; readonly message: string }[]
}

/** Changes all orders that the list at an address shows, in the background. */
async function bulkJob(
  context: Readonly<RouterContextProvider>,
  { intent, idempotencyKey, text }: MutationInput,
): Promise<ActionResult<BulkOutcome>> {
  const { filters, search } = readAddress(new URLSearchParams(text('list')), orderListConfig)
  const matching = {
    idempotencyKey,
    filters: [...filters, ...chosenWebsite(context, orderListConfig.websiteField)],
    search: search || null,
  }
  const result =
    intent === 'assign'
      ? await adminMutation(context, AssignAllOrdersDocument, {
          ...matching,
          staffId: text('staffId') || null,
        })
      : await adminMutation(context, PrepareAllOrdersDocument, {
          ...matching,
          preparation: preparationOf(intent),
        })
  return result.ok ? { ok: true, data: { done: [], failed: [] } } : result
}

const preparationOf = (intent: string) => (intent === 'ready' ? 'READY' : 'PREPARING')

/** Changes several orders; what fails is listed, the rest is done. */
export async function bulkAction(
  context: Readonly<RouterContextProvider>,
  input: MutationInput,
): Promise<ActionResult<BulkOutcome>> {
  const { intent, idempotencyKey, all, text, isChecked } = input
  if (isChecked('all')) return await bulkJob(context, input)
  const ids = all('id')
  if (intent === 'assign') {
    const staffId = text('staffId') || null
    const result = await adminMutation(context, AssignOrdersDocument, { idempotencyKey, ids, staffId })
    return result.ok ? { ok: true, data: result.data.assignOrders } : result
  }
  const result = await adminMutation(context, PrepareOrdersDocument, {
    idempotencyKey,
    ids,
    preparation: preparationOf(intent),
  })
  return result.ok ? { ok: true, data: result.data.prepareOrders } : result
}
