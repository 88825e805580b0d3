export {
  checkAppliedVouchers,
  voucherAllowance,
  needsOwnCurrency,
  voucherLimits,
  type AppliedVouchers,
  type VoucherCart,
} from './cart-vouchers.ts'
export { checkDailyCap } from './daily-cap.ts'
