import { route } from '@react-router/dev/routes'

export const webhookRoutes = [
  route('webhooks', 'webhooks/webhooks.tsx'),
  route('webhooks/:id', 'webhooks/deliveries.tsx'),
]

/** What pages read in the background. */
export const webhookDataRoutes = [route('webhook-delivery/:id', 'webhooks/delivery.ts')]
