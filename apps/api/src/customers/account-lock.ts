import { ACCOUNT_LOCK } from '@comptoir/rules/account-limits'
import { formatDateTime } from '../mail/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { withMutex } from '../platform/keyed-mutex.ts'
import { storefrontUrl } from '../stores/index.ts'
import { clearFailures, countFailure, selectCustomer, type CustomerRecord } from './customers.sql.ts'
import { AccountLockedError, NotSignedInError, WrongPasswordError } from './errors.ts'
import { mailCustomer } from './mails.ts'
import { passwordMatches } from '../platform/password.ts'

export function isLocked({ lockedUntil }: Pick<CustomerRecord, 'lockedUntil'>, now: Date): boolean {
  return lockedUntil !== null && lockedUntil > now
}

/** Counts a wrong password; at the limit the account is locked for a while and the customer is mailed. */
export async function recordFailedSignIn(ctx: RequestContext, customer: CustomerRecord): Promise<void> {
  const { app, store } = ctx
  const until = new Date(app.now().getTime() + ACCOUNT_LOCK.minutes * 60_000)
  await app.sql.begin(async (tx) => {
    if (!(await countFailure(tx, customer.id, ACCOUNT_LOCK.failures, until))) return
    await mailCustomer(tx, store, 'account_locked', customer, {
      expires: formatDateTime(store, until),
      action_url: storefrontUrl(app, store, 'forgot_password'),
    })
  })
}

/**
 * Verifies the customer's password again; returns the customer. Throws {@link WrongPasswordError}, and
 * {@link AccountLockedError} after too many wrong passwords.
 */
export async function confirmPassword(
  ctx: RequestContext,
  customerId: number,
  password: string,
): Promise<CustomerRecord> {
  const { app } = ctx
  return await withMutex(app.sql, `password ${customerId}`, async () => {
    const customer = await selectCustomer(app.sql, customerId)
    if (!customer) throw new NotSignedInError()
    if (isLocked(customer, app.now())) throw new AccountLockedError()
    if (!(await passwordMatches(customer.passwordHash, password))) {
      await recordFailedSignIn(ctx, customer)
      throw new WrongPasswordError()
    }
    await clearFailures(app.sql, customer.id)
    return customer
  })
}
