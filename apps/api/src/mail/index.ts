export { deliverMails } from './delivery.ts'
export { queueOrderConfirmation } from './order-confirmation.ts'
export { registerOutbox } from './outbox.ts'
