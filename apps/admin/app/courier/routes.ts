import { route } from '@react-router/dev/routes'

export const courierRoutes = [
  route('courier', 'courier/choose.ts'),
  route('courier/:locationId', 'courier/courier.tsx'),
  route('courier/:locationId/round', 'courier/round-data.ts'),
]
