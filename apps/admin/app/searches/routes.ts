import { route } from '@react-router/dev/routes'

export const searchRoutes = [route('searches', 'searches/searches.tsx')]
