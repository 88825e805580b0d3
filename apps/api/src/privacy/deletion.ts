import type { AccountDeleteOutput } from '@comptoir/contract/generated/types'
import { DELETION_DAYS } from '@comptoir/rules/privacy'
import { DAY_MS } from '@comptoir/rules/duration'
import { currentCustomer, mailCustomer, signedIn } from '../customers/index.ts'
import { formatDateTime } from '../mail/index.ts'
import type { App, RequestContext } from '../platform/context.ts'
import { inTransaction } from '../platform/database.ts'
import { eachItem } from '../platform/each-item.ts'
import { timestamp } from '../platform/timestamp.ts'
import { storefrontUrl } from '../stores/index.ts'
import { OpenOrdersError } from './errors.ts'
import { eraseAccount, assertNoOpenOrders } from './erase-account.ts'
import {
  insertRequest,
  lockAccount,
  selectDeletion,
  selectDeletions,
  settleDeletion,
} from './requests.sql.ts'

/**
 * Schedules the deletion of the signed-in customer's account and confirms it by mail; repeating the request changes
 * nothing (decisions K-11). Throws {@link OpenOrdersError}.
 */
export async function requestDeletion(ctx: RequestContext): Promise<AccountDeleteOutput> {
  const { app, store } = ctx
  const { customerId, websiteId } = signedIn(ctx)
  const customer = await currentCustomer(ctx)
  const at = app.now()
  const dueAt = await app.sql.begin(async (tx) => {
    await lockAccount(tx, customerId)
    const waiting = await selectDeletion(tx, customerId)
    if (waiting) return waiting
    await assertNoOpenOrders(tx, customerId, store.language)
    const due = new Date(at.getTime() + DELETION_DAYS * DAY_MS)
    await insertRequest(tx, { websiteId, customerId, kind: 'deletion', state: 'waiting', at, dueAt: due })
    await mailCustomer(tx, store, 'deletion_requested', customer, {
      expires: formatDateTime(store, due),
      action_url: storefrontUrl(app, store, 'account_privacy'),
    })
    return due
  })
  return { result: true, scheduled_for: timestamp(dueAt) }
}

/** Deletes the signed-in customer's account immediately, as Magento does. Throws {@link OpenOrdersError}. */
export async function deleteAccountNow(ctx: RequestContext): Promise<void> {
  const { app, store } = ctx
  const { customerId } = signedIn(ctx)
  await app.sql.begin((tx) => eraseAccount(tx, customerId, { language: store.language, at: app.now() }))
}

/** Cancels a scheduled deletion; `result` is false when there was none. */
export async function cancelDeletion(ctx: RequestContext): Promise<AccountDeleteOutput> {
  const { app, store } = ctx
  const customer = await currentCustomer(ctx)
  const result = await app.sql.begin(async (tx) => {
    if (!(await settleDeletion(tx, customer.id, 'cancelled', app.now()))) return false
    await mailCustomer(tx, store, 'deletion_cancelled', customer, {
      action_url: storefrontUrl(app, store, 'account'),
    })
    return true
  })
  return { result, scheduled_for: null }
}

/** When a customer's account will be deleted, as `YYYY-MM-DD HH:mm:ss` in UTC. */
export async function deletionTime({ app }: RequestContext, customerId: number): Promise<string | null> {
  const dueAt = await selectDeletion(app.sql, customerId)
  return dueAt ? timestamp(dueAt) : null
}

/** Deletes the accounts whose scheduled time has come; an account with an open order is deleted after the order closes. */
export async function deleteDueAccounts(app: App, signal?: AbortSignal): Promise<void> {
  const at = app.now()
  const due = new Map((await selectDeletions(app.sql, { dueBy: at })).map((one) => [one.id, one.customerId]))
  await eachItem(app, { job: 'delete accounts', ids: [...due.keys()], signal }, async (id) => {
    const customerId = due.get(id)
    if (customerId === undefined) return false
    try {
      await inTransaction(app.sql, (tx) => eraseAccount(tx, customerId, { language: 'en', at }))
      app.log.info({ request: id }, 'Deleted an account')
      return true
    } catch (error) {
      if (!(error instanceof OpenOrdersError)) throw error
      app.log.warn({ request: id }, 'Account not deleted yet: it has open orders')
      return false
    }
  })
}
