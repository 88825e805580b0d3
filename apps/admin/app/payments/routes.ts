import { route } from '@react-router/dev/routes'

export const paymentRoutes = [
  route('payments/issues', 'payments/issues.tsx'),
  route('orders/:number/payments', 'payments/order-money.tsx'),
  route('orders/:number/refund', 'payments/refund.tsx'),
]

/** Answers of the drawer, outside of the frame. */
export const paymentDataRoutes = [route('orders/:number/refund-preview', 'payments/refund-preview.ts')]
