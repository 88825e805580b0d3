export { deliverMails } from './delivery.ts'
export { insertMail as queueMail } from './mail.sql.ts'
export { queueOrderConfirmation } from './order-confirmation.ts'
export { registerOutbox } from './outbox.ts'
