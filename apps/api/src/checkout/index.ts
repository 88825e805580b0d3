export { freeMethod, selectedPaymentMethod, type PaymentMethod } from './payment-methods.ts'
export { deliveryRefusal, promisedDay } from './steps.ts'
