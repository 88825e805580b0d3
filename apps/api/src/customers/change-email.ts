import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import type { RequestContext } from '../platform/context.ts'
import { InputError } from '../platform/errors.ts'
import { limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../stores/index.ts'
import { confirmPassword } from './account-lock.ts'
import { cancelPendingEmail, mailbox, mailConfirmation } from './confirm-email.ts'
import { selectCustomerByEmail, updatePendingEmail, type CustomerRecord } from './customers.sql.ts'
import { customerById } from './customers.ts'
import { EmailInUseError, InvalidEmailError } from './errors.ts'
import { mailCustomer } from './mails.ts'
import { signedIn } from './sign-in.ts'
import { endTokens } from './tokens.ts'

/**
 * Stores a new e-mail address of the signed-in customer as pending and mails a confirmation link to it; the address
 * changes when the link is followed (decisions C-14). Ends the customer's other sessions and notifies the old address.
 * Throws {@link InvalidEmailError}, {@link EmailInUseError}, TooManyRequestsError, InputError without a password, and the
 * errors of {@link confirmPassword}.
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
    await cancelPendingEmail(tx, customer.id)
    await updatePendingEmail(tx, customer.id, email)
    await mailConfirmation(tx, ctx, customer, email)
    await endTokens(tx, customer.id, app.now(), identity)
    // An unverified address may belong to somebody else.
    if (!customer.emailVerifiedAt) return
    await mailCustomer(tx, store, 'email_change_requested', customer, {
      new_email: email,
      action_url: storefrontUrl(app, store, 'forgot_password'),
    })
  })
  return await customerById(ctx, customer.id)
}
