export { registerAgendaFeed } from './http.ts'
export { appointmentsOfDay, ordersToSchedule } from './today.ts'
