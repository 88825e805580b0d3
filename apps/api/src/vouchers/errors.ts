import { InputError } from '../platform/errors.ts'

/** Meal vouchers that may not pay the cart, in words of the store view. */
export class VouchersRefusedError extends InputError {}
