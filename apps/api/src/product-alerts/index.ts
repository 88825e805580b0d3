export { moveAlerts } from './alerts.sql.ts'
export { registerEndOfAlerts } from './http.ts'
