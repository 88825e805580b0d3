import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import type { Identity, RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import { countRequest, forgetRequests, waitOf } from '../platform/request-count.ts'
import { isLocked, recordFailedSignIn } from './account-lock.ts'
import { clearFailures, selectCustomerByEmail } from './customers.sql.ts'
import { NotSignedInError, SignInError } from './errors.ts'
import { passwordMatches, verifyDummyPassword } from '../platform/password.ts'
import { issueToken } from './tokens.ts'

/** The identity of the signed-in customer; throws {@link NotSignedInError} for a guest. */
export function signedIn(ctx: RequestContext): Identity {
  if (!ctx.identity) throw new NotSignedInError()
  return ctx.identity
}

/**
 * Verifies e-mail and password; returns a new token and the customer's id. Six consecutive failures block an e-mail
 * address for half an hour, ten lock the account for ten minutes, and a network address that fails too often has to wait
 * (decisions C-13, behaviour B21). Throws InputError when one is empty, else {@link SignInError}, with the same message and duration in every case, so that
 * it does not reveal which accounts exist.
 */
export async function signIn(
  ctx: RequestContext,
  email: string,
  password: string,
): Promise<{ token: string; customerId: number }> {
  const { app, address } = ctx
  if (email === '') throw new InputError('Specify the "email" value.')
  if (password === '') throw new InputError('Specify the "password" value.')
  const login = loginOf(ctx, email)
  // Attempts run one after the other, so that concurrent ones cannot exceed the limit.
  return await withMutex(app.sql, `sign in ${login}`, async () => {
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

/** Clears the failed sign-ins of an e-mail address whose owner has verified it. */
export async function clearSignInFailures(ctx: RequestContext, email: string): Promise<void> {
  await forgetRequests(ctx.app, RATE_LIMITS.signInFailures, loginOf(ctx, email))
}

/** The customer's id; undefined for an unknown e-mail address, a wrong password or a locked account. */
async function check(ctx: RequestContext, email: string, password: string): Promise<number | undefined> {
  const { app, store } = ctx
  const customer = await selectCustomerByEmail(app.sql, store.website.id, email.trim())
  if (!customer) {
    await verifyDummyPassword(password)
    return undefined
  }
  const matches = await passwordMatches(customer.passwordHash, password)
  if (isLocked(customer, app.now()) || customer.disabledAt) return undefined
  if (!matches) await recordFailedSignIn(ctx, customer)
  return matches ? customer.id : undefined
}

const loginOf = ({ store }: RequestContext, email: string) =>
  `${store.website.id} ${email.trim().toLowerCase()}`
