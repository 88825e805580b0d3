/** Attribute that removes a cookie. Firefox keeps some cookies with `Max-Age=0` for a while. */
export const EXPIRED = 'Expires=Thu, 01 Jan 1970 00:00:00 GMT'
