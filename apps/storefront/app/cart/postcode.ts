/** Query parameter of the cart page: where the parcel goes, to know what delivery costs. */
export const POSTCODE = 'code-postal'
