import { index } from '@react-router/dev/routes'

export const todayRoutes = [index('today/today.tsx')]
