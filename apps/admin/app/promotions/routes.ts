import { route } from '@react-router/dev/routes'

export const promotionRoutes = [
  route('promotions', 'promotions/promotions.tsx'),
  route('promotions/new', 'promotions/new-promotion.tsx'),
  route('promotions/new/:start', 'promotions/edit-new.tsx'),
  route('promotions/warn', 'promotions/warn.ts'),
  route('promotions/try', 'promotions/try.ts'),
  route('carts/explain', 'promotions/explain-cart.tsx'),
  route('promotions/:id', 'promotions/promotion.tsx'),
  route('promotions/:id/coupons', 'promotions/coupons.tsx'),
]
