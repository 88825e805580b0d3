import { route, type RouteConfig } from '@react-router/dev/routes'
import { galleryRoutes } from './gallery/routes.ts'

/** Every page; each feature lists its own. */
export default [...galleryRoutes, route('*', 'layout/not-found.tsx')] satisfies RouteConfig
