export {
  checkAppliedVouchers,
  voucherAllowance,
  voucherLimits,
  type AppliedVouchers,
  type VoucherCart,
} from './cart-vouchers.ts'
export { checkDailyCap } from './daily-cap.ts'
