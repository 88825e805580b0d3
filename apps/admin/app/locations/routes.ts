import { route } from '@react-router/dev/routes'

export const locationRoutes = [route('locations/:locationId/landmarks', 'locations/landmarks.tsx')]
