/**
 * Sort keys hold the ordinal in 21 bits beside a number of 32 bits with its sign, within the 53 bits of an exact double:
 * 2,000,000 products, rounded up to a power of two.
 */
export const ordinalRange = 2 ** 21

/** A larger catalogue is refused, when it is imported and when it is loaded. */
export const maxProductsPerSite = 2_000_000
