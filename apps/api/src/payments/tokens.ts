import type { CustomerPaymentTokens, PaymentToken } from '@comptoir/contract/generated/types'
import { assertNotActing, signedIn } from '../customers/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { TokenNotFoundError } from './errors.ts'
import { deleteToken, selectTokens, type PaymentTokenRecord } from './tokens.sql.ts'

/** The customer's stored cards that have not expired, newest first. Throws NotSignedInError. */
export async function customerTokens(ctx: RequestContext): Promise<CustomerPaymentTokens> {
  const { customerId, acting } = signedIn(ctx)
  // Staff who act for the customer do not pay with the customer's cards.
  if (acting) return { items: [] }
  const tokens = await selectTokens(ctx.app.sql, { customerId, now: ctx.app.now() })
  return { items: tokens.map(tokenShape) }
}

function tokenShape({ method, publicHash, type, details }: PaymentTokenRecord): PaymentToken {
  return { payment_method_code: method, public_hash: publicHash, type, details: JSON.stringify(details) }
}

/** Deletes a stored card of the customer. Throws NotSignedInError, and TokenNotFoundError also for those of others. */
export async function removeToken(ctx: RequestContext, publicHash: string): Promise<void> {
  const { customerId } = signedIn(ctx)
  if (!(await deleteToken(ctx.app.sql, { customerId, publicHash, at: ctx.app.now() })))
    throw new TokenNotFoundError(publicHash)
}

/** A stored card to pay an order of the customer with. Throws as {@link removeToken}, also for an expired card. */
export async function tokenToPayWith(ctx: RequestContext, publicHash: string): Promise<PaymentTokenRecord> {
  assertNotActing(ctx)
  const { customerId } = signedIn(ctx)
  const [token] = await selectTokens(ctx.app.sql, { customerId, now: ctx.app.now(), publicHash })
  if (!token) throw new TokenNotFoundError(publicHash)
  return token
}
