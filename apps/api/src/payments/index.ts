export { registerPaymentNotifications } from './http.ts'
