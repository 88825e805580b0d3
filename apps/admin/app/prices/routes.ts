import { route } from '@react-router/dev/routes'

export const priceRoutes = [
  route('prices', 'prices/tier-prices.tsx'),
  route('prices/scheduled', 'prices/scheduled-prices.tsx'),
  route('prices/why', 'prices/why.tsx'),
  route('prices/preview', 'prices/preview.ts'),
  route('prices/of/:sku', 'prices/price-list.tsx'),
]
