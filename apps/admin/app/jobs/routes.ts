import { route } from '@react-router/dev/routes'

export const jobRoutes = [route('jobs', 'jobs/jobs.tsx')]
