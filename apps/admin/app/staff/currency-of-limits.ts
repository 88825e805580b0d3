/** ISO 4217 for no currency. */
const NO_CURRENCY = 'XXX'

/** The currency in which limits of refunds are written: that of the first website. */
export const currencyOfLimits = (places: readonly { readonly currency: string }[]): string =>
  places[0]?.currency ?? NO_CURRENCY
