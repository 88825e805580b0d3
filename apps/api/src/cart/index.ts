export { changeCart, createEmptyCart, customerCart, loadCartLocked, readCart } from './cart.ts'
export { deactivateCart, removeCartAddress, saveCartAddress, updateCart } from './cart.sql.ts'
export type { CartFields } from './cart.sql.ts'
export { returnCoupon, useCoupon } from './coupon.sql.ts'
export {
  CartAccessError,
  CartNotActiveError,
  CartNotFoundError,
  MissingParameterError,
  NoProductsError,
  WrongStoreError,
} from './errors.ts'
export { expireGuestCarts } from './expiry.ts'
export { cartOfSignIn } from './merge.ts'
export { refillCart } from './refill.ts'
export { cartItemShape, cartShape } from './shape.ts'
export type { CartShape } from './shape.ts'
export { shippingOffers } from './shipping.ts'
export type { ShippingOffer } from './shipping.ts'
export type { CartAddressRecord, CartCoupon, CartLine, CartLineOption, CartState } from './state.ts'
