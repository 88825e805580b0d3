import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../platform/storefront-url.ts'
import { confirmPassword } from './account-lock.ts'
import { dropPendingEmail, mailbox, mailConfirmation } from './confirm-email.ts'
import { selectCustomerByEmail, updatePendingEmail, type CustomerRecord } from './customers.sql.ts'
import { customerById } from './customers.ts'
import { EmailInUseError, InvalidEmailError } from './errors.ts'
import { mailCustomer } from './mails.ts'
import { signedIn } from './sign-in.ts'
import { endTokens } from './tokens.ts'

/**
 * Notes the address that the signed-in customer wants, and mails its link there: it takes effect when that is followed
 * (decisions C-14). The password is needed, the other sessions end, and the old address is told, with a way to stop it.
 * Throws {@link InvalidEmailError}, {@link EmailInUseError}, TooManyRequestsError, InputError without a
 * password, and what a wrong one throws.
 */
export async function changeEmail(
  ctx: RequestContext,
  wanted: string,
  password: string | null | undefined,
): Promise<CustomerRecord> {
  const { app, store } = ctx
  const identity = signedIn(ctx)
  const email = wanted.trim()
  if (!isEmail(email)) throw new InvalidEmailError(email)
  const before = await customerById(ctx, identity.customerId)
  if (before.email === email) return before
  if (!password) throw new InputError('Provide the current "password" to change "email".')
  const customer = await confirmPassword(ctx, before.id, password)
  const other = await selectCustomerByEmail(app.sql, store.website.id, email)
  if (other && other.id !== customer.id) throw new EmailInUseError()
  await limitRequest(ctx, RATE_LIMITS.confirmationMails, mailbox(ctx, email))
  await app.sql.begin(async (tx) => {
    await dropPendingEmail(tx, customer.id)
    await updatePendingEmail(tx, customer.id, email)
    await mailConfirmation(tx, ctx, customer, email)
    await endTokens(tx, customer.id, app.now(), identity)
    // Whoever reads an address that was never proven may be a stranger, who is told nothing.
    if (!customer.emailVerifiedAt) return
    await mailCustomer(tx, store, 'email_change_requested', customer, {
      new_email: email,
      action_url: storefrontUrl(app, store, '/compte-client/mot-de-passe-oublie'),
    })
  })
  return await customerById(ctx, customer.id)
}
