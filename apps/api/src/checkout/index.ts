export { freeMethod, selectedPaymentMethod } from './payment-methods.ts'
export { deliveryRefusal, promisedDay } from './steps.ts'
