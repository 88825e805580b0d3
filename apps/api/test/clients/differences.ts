/** Root fields of Adobe Commerce or of a client's own Magento module. */
export const unknownToOpenSource: ReadonlySet<string> = new Set([
  'applyGiftCardToCart',
  'createWishlist',
  'customerWishlistProducts',
  'dynamicBlocks',
  'giftCardAccount',
  'graycoreGuestOrders',
  'removeGiftCardFromCart',
  'robotsConfig',
  'searchTerm',
  'setGiftOptionsOnCart',
  'updateWishlist',
])

/** Types of a client's own Magento module: Daffodil's reads orders of guests with one. */
export const unknownTypes = /\bGraycore\w+/

/** Fields that clients resolve in the browser or in a server of their own. */
export const localFields: ReadonlySet<string> = new Set([
  'AttributeValueInterface.attribute',
  'AttributeValue.attribute',
  'AttributeSelectedOptions.attribute',
  'Cart.isBillingAddressSame',
  'Cart.paymentNonce',
  'Query.currentCartId',
  'Query.currentCompareUid',
  'Query.customerToken',
  'Query.recentlyViewedProducts',
  'StoreConfig.currency',
])

/** Messages with which Magento rejects operations in the state of this shop, by root field or operation. */
export const expectedErrors: Readonly<Record<string, string>> = {
  createBraintreeClientToken: 'The Braintree payment method is not active.',
  createPaypalExpressToken: 'The requested Payment Method is not available.',
  confirmEmail: 'The confirmation token is invalid.',
  resetPassword: 'The password token is mismatched.',
  deletePaymentToken: 'Could not find a token using public hash',
  BraintreeCcVaultPaymentMethod: 'The requested Payment Method is not available.',
  BraintreePaymentMethodOptions: 'The requested Payment Method is not available.',
  // Its carts are not free, and have no place for pickup.
  setPaymentMethodOnCart: 'The requested Payment Method is not available.',
  SetPickupLocationOnCart: 'Can not find Pickup Location with code x',
  setSelectedPaymentMethod: 'The requested Payment Method is not available.',
}
