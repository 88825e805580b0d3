import type { App, Identity, RequestContext } from '../platform/context.ts'
import { clearFailures, countFailure, selectCustomerByEmail } from './customers.sql.ts'
import { NotSignedInError, SignInError } from './errors.ts'
import { passwordMatches, wasteTimeLikeACheck } from './password.ts'
import { issueToken } from './tokens.ts'

const failuresBeforeLock = 10
const lockMinutes = 10

/** Who is signed in; throws {@link NotSignedInError} for a guest. */
export function signedIn(ctx: RequestContext): Identity {
  if (!ctx.identity) throw new NotSignedInError()
  return ctx.identity
}

/**
 * Checks e-mail and password and answers the customer's id with a new token. Ten failures lock the account for ten
 * minutes (decisions C-13); every refusal sounds and takes alike, so that nobody learns which addresses exist.
 */
export async function signIn(
  ctx: RequestContext,
  email: string,
  password: string,
): Promise<{ token: string; customerId: number }> {
  const { app } = ctx
  const customer = await selectCustomerByEmail(app.sql, ctx.store.website.id, email.trim())
  if (!customer) {
    await wasteTimeLikeACheck(password)
    throw new SignInError()
  }
  const matches = await passwordMatches(customer.passwordHash, password)
  const locked = customer.lockedUntil !== null && customer.lockedUntil > app.now()
  if (!matches && !locked) await countFailure(app.sql, customer.id, failuresBeforeLock, lockEnd(app))
  if (!matches || locked) throw new SignInError()
  await clearFailures(app.sql, customer.id)
  return { token: await issueToken(app, customer.id), customerId: customer.id }
}

function lockEnd(app: App): Date {
  return new Date(app.now().getTime() + lockMinutes * 60_000)
}
