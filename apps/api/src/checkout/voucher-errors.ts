import { InputError } from '../platform/errors.ts'

/** Meal vouchers that cannot pay the cart; the message is in the language of the store view. */
export class VouchersNotAcceptedError extends InputError {}
