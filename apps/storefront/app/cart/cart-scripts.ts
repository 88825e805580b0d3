/** Meal vouchers, which few shops take. */
export const loadVoucherForm = async () => (await import('./voucher-form.tsx')).VoucherForm
