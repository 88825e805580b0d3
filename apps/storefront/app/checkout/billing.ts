/** Prefix of the billing address fields. */
export const BILLING = 'billing_'
