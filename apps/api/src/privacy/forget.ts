import { randomBytes } from 'node:crypto'
import { isOrderStatus } from '@comptoir/rules/order-status'
import { isOpenOrder } from '@comptoir/rules/privacy'
import { confirmPassword, signedIn } from '../customers/index.ts'
import { queuePersonMail } from '../mail/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'
import { OpenOrdersError } from './errors.ts'
import { deleteAccount, deleteBelongings, detachOrders, replaceAccount } from './forget.sql.ts'
import { insertRequest, lockAccount, selectOrderStatuses, settleDeletion } from './requests.sql.ts'

/** Throws {@link OpenOrdersError} while the shop has something to do for the customer. */
export async function refuseOpenOrders(
  sql: Queryable,
  customerId: number,
  language: Language,
): Promise<void> {
  const statuses = await selectOrderStatuses(sql, customerId)
  if (statuses.some((status) => isOrderStatus(status) && isOpenOrder(status)))
    throw new OpenOrdersError(language)
}

/**
 * Replaces what is personal in the signed-in customer's account, for good. The account goes on under a random login,
 * which is mailed to the old address, with the same password; every device is signed out (decisions K-10). Throws
 * {@link OpenOrdersError}, InputError without a password, and what a wrong one throws.
 */
export async function anonymise(ctx: RequestContext, password: string | null | undefined): Promise<void> {
  const { app, store } = ctx
  const { customerId, websiteId } = signedIn(ctx)
  if (!password) throw new InputError('Provide the current "password" to replace personal data.')
  const { email } = await confirmPassword(ctx, customerId, password)
  const login = `${randomBytes(8).toString('hex')}@anonyme.invalid`
  const at = app.now()
  await app.sql.begin(async (tx) => {
    const account = await lockAccount(tx, customerId)
    await refuseOpenOrders(tx, customerId, store.language)
    await detachOrders(tx, customerId)
    await deleteBelongings(tx, { customerId, websiteId, email: account?.email ?? null })
    await replaceAccount(tx, customerId, login)
    await insertRequest(tx, { websiteId, customerId, kind: 'anonymisation', state: 'done', at, dueAt: null })
    await queuePersonMail(tx, {
      storeId: store.id,
      kind: 'personal_data_anonymized',
      recipient: email,
      customerId: null,
      texts: { email, new_email: login },
    })
  })
}

/** Deletes an account with everything that accounting does not need; what was asked for and when stays in the log. */
export async function forgetAccount(
  tx: Transaction,
  customerId: number,
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const account = await lockAccount(tx, customerId)
  if (!account) return
  await refuseOpenOrders(tx, customerId, language)
  await detachOrders(tx, customerId)
  await deleteBelongings(tx, { customerId, ...account })
  await deleteAccount(tx, customerId)
  if (await settleDeletion(tx, customerId, 'done', at)) return
  const { websiteId } = account
  await insertRequest(tx, { websiteId, customerId, kind: 'deletion', state: 'done', at, dueAt: null })
}
