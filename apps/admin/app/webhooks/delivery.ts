import type { RouterContextProvider } from 'react-router'
import { WebhookDeliveryDocument } from '../generated/graphql.ts'
import { backgroundQuery } from '../platform/admin-api.server.ts'

interface Arguments {
  readonly params: { readonly id?: string }
  readonly context: Readonly<RouterContextProvider>
}

/** How far one delivery is. */
export async function loader({ params, context }: Arguments) {
  const found = await backgroundQuery(context, WebhookDeliveryDocument, { id: params.id ?? '' })
  return found?.webhookDelivery ?? null
}
