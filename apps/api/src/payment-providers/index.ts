export { NotificationError } from './errors.ts'
export type { CardDetails } from './payzen/card-details.ts'
export type { Notification } from './payzen/notification.ts'
export { isSignedWith } from './payzen/signature.ts'
export type { OperationAnswer, PaymentForm } from './port.ts'
export { providerByCode, providerOf } from './registry.ts'
export {
  claimOperation,
  hasOpenOperations,
  decideOperation,
  insertOperation,
  lockOperation,
  lockUnreported,
  markReported,
  postponeOperation,
  selectMadePayment,
  selectOperations,
  selectPaidPayments,
  type PaidPayment,
  type PaymentOperation,
} from './operations.sql.ts'
