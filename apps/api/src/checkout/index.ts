export { selectAgreements as agreementsOf } from './agreements.sql.ts'
export {
  cardMethod,
  freeMethod,
  paymentMethodsFor,
  purchaseOrderMethod,
  selectedPaymentMethod,
  type PaymentMethod,
} from './payment-methods.ts'
export { PurchaseOrderNumberError } from './errors.ts'
export { minimumOrderMessage, unmetMinimumOrder } from './minimum-order.ts'
export { quotationTerms, type QuotationTerms } from './quotation-terms.ts'
export { deliveryError, promisedDay, setPaymentMethod } from './steps.ts'
