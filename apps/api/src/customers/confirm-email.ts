import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isEmail } from '@comptoir/rules/validation'
import { formatDateTime } from '../mail/index.ts'
import { moveReader } from '../newsletter/index.ts'
import { moveAlerts } from '../product-alerts/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { deleteLinks, issueLink, readLink, spendLink } from '../platform/mail-link.ts'
import { countRequest, limitGuesses, limitRequest } from '../platform/request-count.ts'
import { storefrontUrl } from '../stores/index.ts'
import {
  lockCustomer,
  markVerified,
  selectCustomer,
  selectCustomerToConfirm,
  updateEmail,
  updatePendingEmail,
  type CustomerRecord,
} from './customers.sql.ts'
import {
  ConfirmationExpiredError,
  ConfirmationTokenError,
  EmailConfirmedError,
  EmailInUseError,
  InvalidEmailError,
} from './errors.ts'
import { mailCustomer } from './mails.ts'
import { deleteResets } from './reset-password.sql.ts'
import { endTokens } from './tokens.ts'

/** Mails the link that verifies `email`, which is the account's address or the pending one. */
export async function mailConfirmation(
  tx: Transaction,
  { app, store }: Pick<RequestContext, 'app' | 'store'>,
  customer: Pick<CustomerRecord, 'id' | 'firstname'>,
  email: string,
): Promise<void> {
  await deleteLinks(tx, 'email', { customerId: customer.id })
  const { token, expiresAt } = await issueLink(app, tx, 'email', { customerId: customer.id, email })
  await mailCustomer(
    tx,
    store,
    'email_confirm',
    { ...customer, email },
    {
      email,
      expires: formatDateTime(store, expiresAt),
      action_url: storefrontUrl(app, store, 'email_confirmation', { email, token }),
    },
  )
}

/**
 * Mails the confirmation link again. Result and duration are the same whether there is such an account or not. Throws
 * {@link InvalidEmailError} and TooManyRequestsError.
 */
export async function resendConfirmation(ctx: RequestContext, given: string): Promise<boolean> {
  const { app, store } = ctx
  const email = given.trim()
  if (!isEmail(email)) throw new InvalidEmailError(email)
  await limitRequest(ctx, RATE_LIMITS.confirmations)
  if (!(await countRequest(app, RATE_LIMITS.confirmationMails, mailbox(ctx, email)))) return true
  const customer = await selectCustomerToConfirm(app.sql, store.website.id, email)
  await inTransaction(app.sql, async (tx) => {
    if (customer) await mailConfirmation(tx, ctx, customer, email)
    else await issueLink(app, tx, 'email', {})
  })
  return true
}

/** The rate limit key of mails to an address. */
export const mailbox = ({ store }: RequestContext, email: string): string =>
  `${store.website.id} ${email.toLowerCase()}`

/**
 * Verifies an e-mail address with the key of its mail; a pending address replaces the account's, and the customer's
 * other sessions end. Throws {@link ConfirmationTokenError}, {@link ConfirmationExpiredError},
 * {@link EmailConfirmedError} for a used key, and {@link EmailInUseError}.
 */
export async function confirmEmail(
  ctx: RequestContext,
  { email: given, key }: { email: string; key: string },
): Promise<CustomerRecord> {
  return await limitGuesses(ctx, [{ limit: RATE_LIMITS.tokenGuesses }], () =>
    consumeConfirmation(ctx, given, key),
  )
}

async function consumeConfirmation(ctx: RequestContext, given: string, key: string): Promise<CustomerRecord> {
  const { app, store } = ctx
  return await inTransaction(app.sql, async (tx) => {
    const link = await readLink(tx, 'email', key)
    if (link?.email?.toLowerCase() !== given.trim().toLowerCase() || link.customerId === null)
      throw new ConfirmationTokenError()
    const customer = await lockCustomer(tx, link.customerId)
    if (!customer || customer.websiteId !== store.website.id) throw new ConfirmationTokenError()
    if (link.usedAt) throw new EmailConfirmedError()
    if (link.expiresAt <= app.now()) throw new ConfirmationExpiredError()
    await spendLink(app, tx, key)
    await verifyEmail(tx, ctx, customer, link.email)
    return (await selectCustomer(tx, customer.id)) ?? customer
  })
}

async function verifyEmail(
  tx: Transaction,
  ctx: RequestContext,
  customer: CustomerRecord,
  email: string,
): Promise<void> {
  const { app, store } = ctx
  if (customer.email.toLowerCase() === email.toLowerCase() && customer.pendingEmail === null) {
    await markVerified(tx, customer.id, app.now())
    await mailCustomer(tx, store, 'account_created', customer, {
      email,
      action_url: storefrontUrl(app, store, 'account'),
    })
    return
  }
  if (customer.pendingEmail !== email) throw new ConfirmationTokenError()
  if (!(await updateEmail(tx, customer, { email, at: app.now() }))) throw new EmailInUseError()
  // The newsletter subscription and the alerts of an unverified address may belong to somebody else.
  if (customer.emailVerifiedAt) {
    await moveReader(tx, customer, email)
    await moveAlerts(tx, customer, email)
  }
  // A reset link sent to the old address must not work any more.
  await deleteResets(tx, customer.id)
  const own = ctx.identity?.customerId === customer.id ? ctx.identity : null
  await endTokens(tx, customer.id, app.now(), own)
  if (customer.emailVerifiedAt) await mailCustomer(tx, store, 'email_changed', customer, { new_email: email })
}

/** Cancels a pending change of e-mail address and deletes its link. */
export async function cancelPendingEmail(tx: Transaction, customerId: number): Promise<void> {
  await updatePendingEmail(tx, customerId, null)
  await deleteLinks(tx, 'email', { customerId })
}
