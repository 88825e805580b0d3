import { route } from '@react-router/dev/routes'

export const listRoutes = [
  route('lists/:list/export.csv', 'lists/export.ts'),
  route('lists/:list/counts', 'lists/view-counts.ts'),
  route('lists/:list/views', 'lists/views.ts'),
]
