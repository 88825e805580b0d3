/** Country of addresses without one; that of the delivery and tax zones of `packages/rules`. */
export const DEFAULT_COUNTRY = 'FR'
