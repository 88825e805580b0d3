export { paymentsCommand, paymentsUsage } from './command.ts'
export { registerPaymentNotifications } from './http.ts'
