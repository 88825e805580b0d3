import { route } from '@react-router/dev/routes'

export const slotRoutes = [
  route('slots', 'slots/slots.tsx'),
  route('slots/:locationId/changes', 'slots/changes.ts'),
]
