export { checkDayCap } from './day-cap.ts'
export { vouchersOn, type HeldVouchers } from './held.ts'
