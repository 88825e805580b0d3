/** Sort keys hold the ordinal in 20 bits beside a 32-bit number, within the 53 bits of an exact double. */
export const maxProductsPerSite = 2 ** 20
