import { randomBytes } from 'node:crypto'
import { isOrderStatus } from '@comptoir/rules/order-status'
import { isOpenOrder } from '@comptoir/rules/privacy'
import { confirmPassword, signedIn } from '../customers/index.ts'
import { queueAccountMail } from '../mail/index.ts'
import type { RequestContext } from '../platform/context.ts'
import type { Queryable, Transaction } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import type { Language } from '@comptoir/rules/language'
import { deleteReviewsOf } from '../reviews/index.ts'
import { OpenOrdersError } from './errors.ts'
import { deleteCustomer, deleteAccountData, anonymiseOrders, anonymiseAccount } from './erase-account.sql.ts'
import { insertRequest, lockAccount, selectOrderStatuses, settleDeletion } from './requests.sql.ts'

/** Throws {@link OpenOrdersError} when the customer has open orders. */
export async function assertNoOpenOrders(
  sql: Queryable,
  customerId: number,
  language: Language,
): Promise<void> {
  const statuses = await selectOrderStatuses(sql, customerId)
  if (statuses.some((status) => isOrderStatus(status) && isOpenOrder(status)))
    throw new OpenOrdersError(language)
}

/**
 * Replaces the personal data of the signed-in customer's account, irreversibly. The account stays usable with the same
 * password and a random login, which is mailed to the old address; all sessions end (decisions K-10). Throws
 * {@link OpenOrdersError}, InputError without a password, and the errors of confirmPassword.
 */
export async function anonymise(ctx: RequestContext, password: string | null | undefined): Promise<void> {
  const { customerId, websiteId } = signedIn(ctx)
  if (!password) throw new InputError('Provide the current "password" to replace personal data.')
  const { email } = await confirmPassword(ctx, customerId, password)
  await anonymiseAccountOf(ctx, { customerId, websiteId, email })
}

/** The same for an account whose owner is known: part of {@link anonymise}, and a verb of staff. */
export async function anonymiseAccountOf(
  { app, store }: Pick<RequestContext, 'app' | 'store'>,
  { customerId, websiteId, email }: { customerId: number; websiteId: number; email: string },
): Promise<void> {
  const login = `${randomBytes(8).toString('hex')}@anonyme.invalid`
  const at = app.now()
  await app.sql.begin(async (tx) => {
    const account = await lockAccount(tx, customerId)
    await assertNoOpenOrders(tx, customerId, store.language)
    await anonymiseOrders(tx, customerId)
    await deleteReviewsOf(tx, customerId)
    await deleteAccountData(tx, { customerId, websiteId, email: account?.email ?? null })
    await anonymiseAccount(tx, customerId, login)
    await insertRequest(tx, { websiteId, customerId, kind: 'anonymisation', state: 'done', at, dueAt: null })
    await queueAccountMail(tx, {
      storeId: store.id,
      kind: 'personal_data_anonymized',
      recipient: email,
      customerId: null,
      texts: { email, new_email: login },
    })
  })
}

/** Deletes an account with all data that accounting does not need, and records the deletion. Throws OpenOrdersError. */
export async function eraseAccount(
  tx: Transaction,
  customerId: number,
  { language, at }: { language: Language; at: Date },
): Promise<void> {
  const account = await lockAccount(tx, customerId)
  if (!account) return
  await assertNoOpenOrders(tx, customerId, language)
  await anonymiseOrders(tx, customerId)
  await deleteReviewsOf(tx, customerId)
  await deleteAccountData(tx, { customerId, ...account })
  await deleteCustomer(tx, customerId)
  if (await settleDeletion(tx, customerId, 'done', at)) return
  const { websiteId } = account
  await insertRequest(tx, { websiteId, customerId, kind: 'deletion', state: 'done', at, dueAt: null })
}
