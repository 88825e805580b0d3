export { selectAgreements as agreementsOf } from './agreements.sql.ts'
export { freeMethod, selectedPaymentMethod, type PaymentMethod } from './payment-methods.ts'
export { deliveryRefusal, promisedDay, setPaymentMethod } from './steps.ts'
