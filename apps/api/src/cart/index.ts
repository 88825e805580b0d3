export {
  atCart,
  changeCart,
  loadCartLocked,
  locationOfCart,
  readCart,
  readCartAt,
  readFulfilment,
} from './cart.ts'
export { composeCart, type CartWish } from './compose.ts'
export {
  deactivateCart,
  saveCartAddress,
  setCartLocation,
  setCartSlot,
  setCartVouchers,
  updateCart,
} from './cart.sql.ts'
export { returnCoupon, useCoupon } from './coupon.sql.ts'
export {
  CartComposeError,
  CartNotActiveError,
  CartNotFoundError,
  GuestOnlyError,
  MissingParameterError,
} from './errors.ts'
export { expireGuestCarts } from './expiry.ts'
export { needsAddress, removeLinesNotSold, slotRequestOf } from './fulfilment.ts'
export { cartOfSignIn } from './merge.ts'
export { refillCart, refilledGuestCart } from './refill.ts'
export { reorder } from './reorder.ts'
export { cartItemShape, cartShape } from './shape.ts'
export type { CartShape } from './shape.ts'
export { methodKey, shippingMethodFor, shippingOffers } from './shipping.ts'
export type { ShippingOffer } from './shipping.ts'
export { cartNotice, cartNotices } from './notices.ts'
export { noticeText } from './notice-words.ts'
export type { CartAddressRecord, CartLine, CartState } from './state.ts'
export { needsOfItems } from './wished.ts'
