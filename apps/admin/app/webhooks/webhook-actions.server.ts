import type { RouterContextProvider } from 'react-router'
import type { MutationInput } from '../forms/mutation-input.ts'
import {
  DeleteWebhookDocument,
  DismissWebhooksDocument,
  RetryWebhooksDocument,
  RotateWebhookSecretDocument,
  SaveWebhookDocument,
  TestWebhookDocument,
} from '../generated/graphql.ts'
import type { ActionResult } from '../platform/action-result.ts'
import { adminMutation } from '../platform/admin-api.server.ts'

/** What is done to an endpoint, on either of its pages. */
export async function changeWebhook(
  context: Readonly<RouterContextProvider>,
  { intent, idempotencyKey, version, text, textOrNull, isChecked, all }: MutationInput,
): Promise<ActionResult> {
  const id = text('id')
  switch (intent) {
    case 'test':
      return await adminMutation(context, TestWebhookDocument, { idempotencyKey, id })
    case 'retry':
      return await adminMutation(context, RetryWebhooksDocument, {
        idempotencyKey,
        endpointId: id,
        id: textOrNull('delivery'),
      })
    case 'dismiss':
      return await adminMutation(context, DismissWebhooksDocument, { idempotencyKey, endpointId: id })
    case 'rotate':
      return await adminMutation(context, RotateWebhookSecretDocument, { idempotencyKey, id })
    case 'delete':
      return await adminMutation(context, DeleteWebhookDocument, { idempotencyKey, id, version })
    default:
      return await adminMutation(context, SaveWebhookDocument, {
        idempotencyKey,
        id: id || null,
        version: version || null,
        endpoint: {
          url: text('url'),
          websiteId: textOrNull('websiteId'),
          events: all('events'),
          isActive: isChecked('isActive'),
        },
      })
  }
}
