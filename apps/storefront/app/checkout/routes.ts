import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const checkoutRoutes: RouteConfigEntry[] = [
  route(ROUTES.checkout, 'checkout/checkout.tsx'),
  route(ROUTES.quotationRequest, 'checkout/quotation-request.tsx'),
  route(ROUTES.payment, 'checkout/payment.tsx'),
  route(ROUTES.paymentReturn, 'checkout/payment-return.tsx'),
  route(ROUTES.paymentResult, 'checkout/payment-result.tsx'),
  route(ROUTES.orderSuccess, 'checkout/order-success.tsx'),
]
