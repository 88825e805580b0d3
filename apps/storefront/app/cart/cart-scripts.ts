/** Meal vouchers, which few shops take. */
export const loadVoucherForm = async () => await import('./voucher-form.tsx')

export const loadCrossSells = async () => await import('./cross-sells.tsx')
