import { route } from '@react-router/dev/routes'

export const appointmentRoutes = [
  route('appointments', 'appointments/agenda.tsx'),
  route('appointments/settings', 'appointments/settings.tsx'),
]
