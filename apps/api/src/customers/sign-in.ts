import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { Identity, RequestContext } from '../platform/context.ts'
import { inTurn } from '../platform/in-turn.ts'
import { countRequest, forgetRequests, waitOf } from '../platform/request-count.ts'
import { isLocked, noteFailure } from './account-lock.ts'
import { clearFailures, selectCustomerByEmail } from './customers.sql.ts'
import { NotSignedInError, SignInError } from './errors.ts'
import { passwordMatches, wasteTimeLikeACheck } from './password.ts'
import { issueToken } from './tokens.ts'

/** Who is signed in; throws {@link NotSignedInError} for a guest. */
export function signedIn(ctx: RequestContext): Identity {
  if (!ctx.identity) throw new NotSignedInError()
  return ctx.identity
}

/**
 * Checks e-mail and password and answers the customer's id with a new token. Six failures of a login in a row close it
 * for half an hour, ten lock the account for ten minutes, and an address that fails too often has to wait (decisions
 * C-13, behaviour B21). Every refusal sounds and takes alike, so that nobody learns which accounts exist.
 */
export async function signIn(
  ctx: RequestContext,
  email: string,
  password: string,
): Promise<{ token: string; customerId: number }> {
  const { app, address } = ctx
  const login = loginOf(ctx, email)
  // One try after the other, so that many at once are not more than the limit.
  return await inTurn(app.sql, `sign in ${login}`, async () => {
    const wait =
      (await waitOf(app, RATE_LIMITS.signInFailures, login)) ??
      (await waitOf(app, RATE_LIMITS.signInFailuresOfAddress, address))
    if (wait !== undefined) throw new SignInError(wait)
    const customerId = await check(ctx, email, password)
    if (customerId === undefined) {
      await countRequest(app, RATE_LIMITS.signInFailuresOfAddress, address)
      await countRequest(app, RATE_LIMITS.signInFailures, login)
      throw new SignInError()
    }
    await clearFailures(app.sql, customerId)
    await forgetRequests(app, RATE_LIMITS.signInFailures, login)
    return { token: await issueToken(app, customerId), customerId }
  })
}

/** Lets an e-mail sign in again that failed too often; its owner has proven to read it. */
export async function reopenLogin(ctx: RequestContext, email: string): Promise<void> {
  await forgetRequests(ctx.app, RATE_LIMITS.signInFailures, loginOf(ctx, email))
}

/** The customer's id; undefined when the e-mail is not known, the password is wrong or the account is locked. */
async function check(ctx: RequestContext, email: string, password: string): Promise<number | undefined> {
  const { app, store } = ctx
  const customer = await selectCustomerByEmail(app.sql, store.website.id, email.trim())
  if (!customer) {
    await wasteTimeLikeACheck(password)
    return undefined
  }
  const matches = await passwordMatches(customer.passwordHash, password)
  if (isLocked(customer, app.now())) return undefined
  if (!matches) await noteFailure(ctx, customer)
  return matches ? customer.id : undefined
}

const loginOf = ({ store }: RequestContext, email: string) =>
  `${store.website.id} ${email.trim().toLowerCase()}`
