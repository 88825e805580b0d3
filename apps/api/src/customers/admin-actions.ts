import type { ProfessionalDecision } from '@comptoir/contract/generated/admin'
import { expectVersion, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { defer, type PendingHandlers } from '../platform/admin/pending-actions.ts'
import type { App } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { issueActingLink } from './acting.ts'
import { mailConfirmation } from './confirm-email.ts'
import { selectCustomer, type CustomerRecord } from './customers.sql.ts'
import { reviewProfessionalAccount, storeOfCustomer } from './professionals.ts'
import { mailReset } from './reset-password.ts'
import { entityOf, visibleCustomer } from './visible-customer.ts'

const longestReason = 250
type DueAction = Parameters<PendingHandlers[string]>[1]

/** Defers the review of a professional account; returns the id of the action. */
export async function requestReview(
  ctx: AdminContext,
  args: { id: string; version: string; decision: ProfessionalDecision; reason?: string | null },
): Promise<number> {
  const customer = await visibleCustomer(ctx, args.id)
  await expectVersion(ctx, entityOf(customer), args.version, ['approval'])
  const decision = args.decision === 'CONFIRMED' ? 'confirmed' : 'refused'
  if (!customer.professionalState) throw new InputError(messageIn(ctx.language, 'customer_no_company'))
  if (customer.professionalState === decision)
    throw new InputError(messageIn(ctx.language, 'customer_reviewed'))
  const reason = args.reason?.trim().slice(0, longestReason) ?? ''
  return await defer(ctx, {
    kind: 'customer.review',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    input: { decision, reason },
    summary: { decision, email: customer.email },
  })
}

/** Defers the mail with a link to choose a password; returns the id of the action. */
export async function requestPasswordMail(ctx: AdminContext, { id }: { id: string }): Promise<number> {
  const customer = await visibleCustomer(ctx, id)
  if (customer.disabledAt) throw new InputError(messageIn(ctx.language, 'customer_disabled'))
  return await defer(ctx, {
    kind: 'customer.password_mail',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    input: {},
    summary: { email: customer.email },
  })
}

/** A link with which the member of staff acts for the customer. */
export async function requestActingLink(
  ctx: AdminContext,
  { id, storeViewId }: { id: string; storeViewId?: string | null },
): Promise<{ url: string; expiresAt: string }> {
  const { app, staff } = ctx
  const customer = await visibleCustomer(ctx, id)
  if (customer.disabledAt) throw new InputError(messageIn(ctx.language, 'customer_disabled'))
  const views = app.stores.ofWebsite(customer.websiteId)
  const store = views.find((view) => String(view.id) === storeViewId) ?? storeOfCustomer(app, customer)
  const { staffId, tokenId, name } = staff
  const acting = { staffId, tokenId, name }
  const { url, expiresAt } = await issueActingLink(app, store, { customerId: customer.id, acting })
  await recordChange(ctx, {
    action: 'customer.act_for',
    entity: entityOf(customer),
    websiteId: customer.websiteId,
    after: { storeView: store.code },
  })
  return { url, expiresAt: expiresAt.toISOString() }
}

/** What the deferred actions do when they are due. */
export const customerPendingHandlers: PendingHandlers = {
  'customer.review': async (app, action) => {
    const customer = await customerOf(app, action)
    const { decision, reason } = action.input as { decision: 'confirmed' | 'refused'; reason: string }
    const result = await reviewProfessionalAccount(app, customer.id, { decision, reason })
    if (result === 'unchanged')
      throw new InputError(messageIn(storeOfCustomer(app, customer).language, 'customer_reviewed'))
    await action.record({
      action: 'customer.review',
      entity: action.entity,
      websiteId: customer.websiteId,
      before: { approval: customer.professionalState },
      after: { approval: decision, ...(reason && { reason }) },
    })
    return { decision }
  },
  'customer.password_mail': async (app, action) => {
    const customer = await customerOf(app, action)
    await mailReset({ app, store: storeOfCustomer(app, customer) }, customer)
    await recordMail(action, customer, 'customer.password_mail')
    return { email: customer.email }
  },
  'customer.invitation': async (app, action) => {
    const customer = await customerOf(app, action)
    await mailReset({ app, store: storeOfCustomer(app, customer) }, customer, 'account_invitation')
    await recordMail(action, customer, 'customer.invitation')
    return { email: customer.email }
  },
  'customer.confirm_email': async (app, action) => {
    const customer = await customerOf(app, action)
    const store = storeOfCustomer(app, customer)
    await inTransaction(app.sql, (tx) => mailConfirmation(tx, { app, store }, customer, customer.email))
    await recordMail(action, customer, 'customer.confirm_email')
    return { email: customer.email }
  },
}

async function recordMail(
  { record, entity }: DueAction,
  { websiteId, email }: CustomerRecord,
  action: string,
) {
  await record({ action, entity, websiteId, after: { mail: email } })
}

async function customerOf(app: App, { entity }: DueAction): Promise<CustomerRecord> {
  const customer = await selectCustomer(app.sql, Number(entity.id))
  if (!customer) throw new InputError(`There is no customer ${entity.id} any more.`)
  return customer
}
