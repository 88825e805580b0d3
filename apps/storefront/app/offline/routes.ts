import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

export const offlineRoutes: RouteConfigEntry[] = [route(ROUTES.offlineWorker, 'offline/worker.ts')]
