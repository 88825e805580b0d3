import { route } from '@react-router/dev/routes'

export const auditRoutes = [route('audit', 'audit/audit.tsx'), route('audit/:id', 'audit/entry.tsx')]
