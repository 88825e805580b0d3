import { INVITATION_LIFE_MINUTES, RESET_LIFE_MINUTES } from '@comptoir/rules/account-limits'
import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import { formatDateTime } from '../mail/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { countRequest, limitGuesses, limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../stores/index.ts'
import { markVerified, selectCustomerByEmail, type CustomerRecord } from './customers.sql.ts'
import { replacePassword } from './customers.ts'
import { ResetTokenExpiredError, ResetTokenMismatchError } from './errors.ts'
import { mailCustomer } from './mails.ts'
import { checkPassword } from './password-rules.ts'
import { deleteExpiredResets, saveReset, consumeReset } from './reset-password.sql.ts'
import { clearSignInFailures } from './sign-in.ts'

/**
 * Mails a link to reset the password, which works once and for two hours. The result is the same whether there is such
 * an account or not (decisions C-12), also when the address has received too many links. Throws {@link InputError} for an
 * invalid address, and TooManyRequestsError for a network address that asks too often.
 */
export async function requestReset(ctx: RequestContext, email: string): Promise<boolean> {
  const { app, store } = ctx
  const recipient = email.trim()
  if (!isEmail(recipient)) throw new InputError('The email address has an invalid format.')
  await limitRequest(ctx, RATE_LIMITS.passwordResets)
  const login = `${store.website.id} ${recipient.toLowerCase()}`
  const isWithinLimit = await countRequest(app, RATE_LIMITS.resetMails, login)
  const customer = await selectCustomerByEmail(app.sql, store.website.id, recipient)
  if (customer && !customer.disabledAt && isWithinLimit) await mailReset(ctx, customer)
  return true
}

/** Mails a link with which the customer chooses a new password; one who is invited has a week for the first one. */
export async function mailReset(
  { app, store }: Pick<RequestContext, 'app' | 'store'>,
  customer: CustomerRecord,
  kind: 'password_reset' | 'account_invitation' = 'password_reset',
): Promise<void> {
  const token = randomToken()
  const minutes = kind === 'account_invitation' ? INVITATION_LIFE_MINUTES : RESET_LIFE_MINUTES
  const expiresAt = new Date(app.now().getTime() + minutes * 60_000)
  await app.sql.begin(async (tx) => {
    await saveReset(tx, customer.id, { hash: tokenHash(token), expiresAt })
    const query = { email: customer.email, token }
    await mailCustomer(tx, store, kind, customer, {
      expires: formatDateTime(store, expiresAt),
      action_url: storefrontUrl(app, store, 'reset_password', query),
    })
  })
}

/**
 * Sets a new password with the token of a mail, ends all tokens of the customer and clears failed sign-ins. Throws
 * {@link ResetTokenMismatchError}, {@link ResetTokenExpiredError}, and InputError for an invalid password.
 */
export async function resetPassword(
  ctx: RequestContext,
  { email, token, password }: { email: string; token: string; password: string },
): Promise<boolean> {
  const { app, store } = ctx
  // Before the token is consumed, so that the shopper can correct a weak password.
  checkPassword(password, email.trim())
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], async () => {
    const customer = await selectCustomerByEmail(app.sql, store.website.id, email.trim())
    if (!customer) throw new ResetTokenMismatchError()
    await replacePassword(ctx, customer, password, async (tx) => {
      const expiresAt = await consumeReset(tx, customer.id, tokenHash(token))
      if (!expiresAt) throw new ResetTokenMismatchError()
      if (expiresAt <= app.now()) throw new ResetTokenExpiredError()
      // The token proves access to the mailbox.
      await markVerified(tx, customer.id, app.now())
    })
    await clearSignInFailures(ctx, customer.email)
    return true
  })
}

/** Deletes expired reset tokens. */
export async function purgeResetTokens(app: App): Promise<void> {
  await deleteExpiredResets(app.sql, app.now())
}
