import { RESET_LIFE_MINUTES } from '@comptoir/rules/account-limits'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import { instantText } from '../mail/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { countRequest, limitGuesses, limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../platform/storefront-url.ts'
import { markVerified, selectCustomerByEmail, type CustomerRecord } from './customers.sql.ts'
import { replacePassword } from './customers.ts'
import { ResetTokenExpiredError, ResetTokenMismatchError } from './errors.ts'
import { mailCustomer } from './mails.ts'
import { checkPassword } from './password-rules.ts'
import { deleteExpiredResets, saveReset, takeReset } from './reset-password.sql.ts'
import { reopenLogin } from './sign-in.ts'

/**
 * Mails a link that lets its reader choose a new password, once and within two hours. The answer is the same whether
 * there is such an account or not (decisions C-12), also when the e-mail has had enough of them. Throws
 * {@link InputError} for what is no e-mail, TooManyRequestsError for an address that asks too often.
 */
export async function requestReset(ctx: RequestContext, email: string): Promise<boolean> {
  const { app, store } = ctx
  const recipient = email.trim()
  if (!isEmail(recipient)) throw new InputError('The email address has an invalid format.')
  await limitRequest(ctx, RATE_LIMITS.passwordResets)
  const login = `${store.website.id} ${recipient.toLowerCase()}`
  const isWithinLimit = await countRequest(app, RATE_LIMITS.resetMails, login)
  const customer = await selectCustomerByEmail(app.sql, store.website.id, recipient)
  if (customer && isWithinLimit) await mailReset(ctx, customer)
  return true
}

async function mailReset({ app, store }: RequestContext, customer: CustomerRecord): Promise<void> {
  const token = randomToken()
  const expiresAt = new Date(app.now().getTime() + RESET_LIFE_MINUTES * 60_000)
  await app.sql.begin(async (tx) => {
    await saveReset(tx, customer.id, { hash: tokenHash(token), expiresAt })
    const query = { email: customer.email, token }
    await mailCustomer(tx, store, 'password_reset', customer, {
      expires: instantText(store, expiresAt),
      action_url: storefrontUrl(app, store, '/compte-client/reinitialiser-mot-de-passe', query),
    })
  })
}

/**
 * Sets a new password with the token of a mail, ends every token of the customer and opens what failed sign-ins had
 * closed. Throws {@link ResetTokenMismatchError}, {@link ResetTokenExpiredError}, and InputErrors for the password.
 */
export async function resetPassword(
  ctx: RequestContext,
  { email, token, password }: { email: string; token: string; password: string },
): Promise<boolean> {
  const { app, store } = ctx
  // Before the token is used up: a password that is too weak can be typed again.
  checkPassword(password, email.trim())
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const customer = await selectCustomerByEmail(app.sql, store.website.id, email.trim())
    if (!customer) throw new ResetTokenMismatchError()
    await replacePassword(ctx, customer, password, async (tx) => {
      const expiresAt = await takeReset(tx, customer.id, tokenHash(token))
      if (!expiresAt) throw new ResetTokenMismatchError()
      if (expiresAt <= app.now()) throw new ResetTokenExpiredError()
      // Only the reader of the mailbox has the token.
      await markVerified(tx, customer.id, app.now())
    })
    await reopenLogin(ctx, customer.email)
    return true
  })
}

/** Deletes reset tokens that no longer work. */
export async function forgetResets(app: App): Promise<void> {
  await deleteExpiredResets(app.sql, app.now())
}
