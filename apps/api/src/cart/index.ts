export { atCart } from './access.ts'
export { addToLockedCart } from './add-products.ts'
export { chooseSlot, moveAutomatically, withAvailableSlot } from './automatic-location.ts'
export { customerCart, estimateCart, locationOfCart, readCart, readFulfilment } from './cart.ts'
export { changeCart, loadCartLocked, type LockedCart } from './change-cart.ts'
export { composeCart, type ComposeCartInput } from './compose.ts'
export { saveCartAddress, saveVatAnswer } from './cart-address.sql.ts'
export {
  setCartAppointment,
  setCartLocation,
  setCartSlot,
  startReservationTurn,
} from './cart-fulfilment.sql.ts'
export { deactivateCart, selectCartProducts, setCartVouchers } from './cart.sql.ts'
export { buyerOf } from './cart-discounts.ts'
export {
  CartComposeError,
  CartNotActiveError,
  CartNotFoundError,
  GuestOnlyError,
  MissingParameterError,
} from './errors.ts'
export {
  isAddressOf,
  isPickupUnassigned,
  needsAddress,
  removeLinesNotSold,
  slotRequestOf,
} from './fulfilment.ts'
export { cartOfSignIn } from './merge.ts'
export { restoreCart, restoredGuestCart } from './restore-cart.ts'
export { reorder } from './reorder.ts'
export { unitsOf } from './reserved-stock.ts'
export { inputOfLine, newLine, resolveCartItem, resolveLines, selectedOptionUids } from './resolve-item.ts'
export { unconfigured, type ResolvedItem } from './resolved-item.ts'
export { selectedOptions } from './selected-options.ts'
export type { EnteredOption } from './lines.sql.ts'
export { cartItemShape, cartShape } from './shape.ts'
export type { CartShape } from './shape.ts'
export { checkDestination } from './delivery-check.ts'
export { appointmentOf, appointmentRequestOf, appointmentSeries, isByAppointmentOnly } from './appointment.ts'
export { methodKey } from './method-key.ts'
export { needsLocation, sendsParcels, shippingMethodFor, shippingOffers } from './shipping.ts'
export type { ShippingOffer } from './shipping.ts'
export type { GiftMessage } from './gift-message.ts'
export { cartNotice, cartNotices } from './notices.ts'
export { noticeText } from './notice-messages.ts'
export type { CartAddressRecord, CartFulfilment, CartLine, CartState } from './state.ts'
export { explainCartCommand, explainCartUsage } from './explain.ts'
export { fulfilmentNeedsOfInputs } from './input-needs.ts'
