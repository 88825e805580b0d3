export { releaseAbandonedOrders } from './abandoned.ts'
export { ordersCommand, ordersUsage } from './command.ts'
export {
  OrderNotFoundError,
  HistoricalOrderError,
  NothingToRefundError,
  OrderStateError,
  RefundLimitError,
} from './errors.ts'
export { appointmentUid, placeText } from './calendar.ts'
export { changePreparation } from './preparation.ts'
export { completeFulfilledOrders } from './fulfilled-orders.ts'
export { findOwnOrder } from './own-order.ts'
export {
  queueOrderMail,
  unpaidMail,
  notifyShopOfQuotation,
  notifyShopOfPaymentIssue,
  type OrderMailKind,
  type PaymentIssueDetails,
} from './queue-mails.ts'
export { cancelUnpaidOrder, transitionOrder, recordOrderEvent } from './transitions.ts'
export type {
  OrderHead,
  OrderItemOption,
  OrderItemRecord,
  OrderPaymentState,
  OrderRecord,
  WholeOrder,
} from './order.ts'
export { discountableOf, repriceOrder, unitPriceOf, type NegotiatedPrices } from './reprice.ts'
export { quotationDocumentFile } from './document-files.ts'
export { insertHistoricalOrder } from './historical-order.ts'
export { lockOrder, lockOrderByNumber, readOrder, selectOrder } from './read.sql.ts'
export { resolveOrderReference } from './payment-retry.ts'
export { orderShape, type OrderShape } from './shapes.ts'
export { deductOrderStock } from './stock.sql.ts'
export { extendPaymentDeadline } from './unpaid.sql.ts'
export { previewOrderMail, renderOrderMails } from './render-mails.ts'
export { termsCache } from './pdf/terms-pdf.ts'
export { updateOutstanding } from './update.sql.ts'
export { markPaid } from './operations.ts'
export { planRefund, refundedBy, type RefundChoice, type RefundPlan } from './refund-plan.ts'
export { workStateOf, type WorkState } from './staff/states.sql.ts'
export { authorOf } from './staff/refund-author.ts'
export { refundOrder } from './refunds.ts'
