import { route } from '@react-router/dev/routes'

export const orderRoutes = [
  route('orders', 'orders/orders.tsx'),
  route('orders/new', 'orders/new-order.tsx'),
  route('orders/:number', 'orders/order.tsx'),
  route('orders/:number/edit', 'orders/edit-order.tsx'),
]

/** Files, which stand outside of the frame. */
export const orderFileRoutes = [
  route('orders/slips.pdf', 'orders/slips.ts'),
  route('orders/products', 'orders/products.ts'),
  route('orders/product-options', 'orders/product-options.ts'),
  route('orders/:number/documents/:id', 'orders/document.ts'),
]
