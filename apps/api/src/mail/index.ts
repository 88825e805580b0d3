export { deliverMails } from './delivery.ts'
export { queueOrderConfirmation, type ConfirmedOrder } from './order-confirmation.ts'
export { registerOutbox } from './outbox.ts'
