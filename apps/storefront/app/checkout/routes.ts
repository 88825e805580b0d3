import { route, type RouteConfigEntry } from '@react-router/dev/routes'

export const checkoutRoutes: RouteConfigEntry[] = [
  route('commander', 'checkout/checkout.tsx'),
  route('commander/devis', 'checkout/quotation-request.tsx'),
  route('commander/paiement', 'checkout/payment.tsx'),
  route('checkout/payzen', 'checkout/payment-return.tsx'),
  route('checkout/onepage/success', 'checkout/payment-result.tsx'),
  route('commande-validee', 'checkout/order-success.tsx'),
]
