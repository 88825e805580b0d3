/** Query parameter of the cart page: postcode for the delivery estimate. */
export const POSTCODE = 'postcode'
