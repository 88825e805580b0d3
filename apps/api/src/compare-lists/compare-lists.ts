import { RATE_LIMITS } from '@comptoir/rules/rate-limits'
import { isSoldIn } from '../catalogue/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { inTransaction, type Transaction } from '../platform/database.ts'
import { randomToken } from '../platform/random-token.ts'
import { limitRequest } from '../platform/request-count.ts'
import * as table from './compare-lists.sql.ts'
import type { CompareListRow } from './compare-lists.sql.ts'
import {
  CompareListAccessError,
  CompareListFullError,
  CompareListNotFoundError,
  GuestListError,
} from './errors.ts'

const customerOf = (ctx: RequestContext) => ctx.identity?.customerId ?? null

/** The list with this uid, undefined when there is none; throws {@link CompareListAccessError} as Magento does. */
export async function readList(ctx: RequestContext, uid: string): Promise<CompareListRow | undefined> {
  return allowed(ctx, await table.selectList(ctx.app.sql, uid))
}

/** The list of a customer. */
export async function customerList(
  { app }: RequestContext,
  customerId: number,
): Promise<CompareListRow | undefined> {
  return await table.selectListOf(app.sql, customerId)
}

/** Creates a list with products; a customer's are added to the one list of the customer. Throws {@link CompareListFullError}. */
export async function createList(ctx: RequestContext, products: readonly number[]): Promise<CompareListRow> {
  const customerId = customerOf(ctx)
  if (customerId === null) await limitRequest(ctx, RATE_LIMITS.guestCompareLists)
  const { app, store } = ctx
  const list = { uid: randomToken(), websiteId: store.website.id, customerId, now: app.now() }
  return await inTransaction(app.sql, async (tx) => {
    // Returns the customer's list locked, and so waits for another request that changes it.
    const row = await table.insertList(tx, list)
    await add(tx, ctx, row, products)
    return row
  })
}

/** Throws as {@link change} does, and {@link CompareListFullError}. */
export async function addProducts(
  ctx: RequestContext,
  uid: string,
  products: readonly number[],
): Promise<CompareListRow> {
  return await change(ctx, uid, (tx, list) => add(tx, ctx, list, products))
}

/** Throws as {@link change} does. */
export async function removeProducts(
  ctx: RequestContext,
  uid: string,
  products: readonly number[],
): Promise<CompareListRow> {
  return await change(ctx, uid, (tx, { id }) => table.deleteItems(tx, id, products))
}

/** Whether there was a list; throws {@link CompareListAccessError}. */
export async function deleteList(ctx: RequestContext, uid: string): Promise<boolean> {
  const list = await readList(ctx, uid)
  if (list) await table.deleteList(ctx.app.sql, list.id)
  return list !== undefined
}

/**
 * Makes a guest's list the customer's, with its uid. When the customer has one, that takes the products of the guest's, as
 * many as it holds, and the guest's is deleted. Undefined without such a list. Throws {@link GuestListError} for a guest and
 * {@link CompareListAccessError} for a list of a customer.
 */
export async function assignList(ctx: RequestContext, uid: string): Promise<CompareListRow | undefined> {
  const customerId = customerOf(ctx)
  if (customerId === null) throw new GuestListError()
  const { app } = ctx
  return await inTransaction(app.sql, async (tx) => {
    const guests = inWebsite(ctx, await table.lockList(tx, uid))
    if (!guests) return undefined
    if (guests.customerId !== null) throw new CompareListAccessError()
    const more = await table.selectItems(tx, guests.id)
    await table.deleteList(tx, guests.id)
    const own = await table.insertList(tx, { ...guests, customerId, now: app.now() })
    const kept = new Set(await table.selectItems(tx, own.id))
    const room = Math.max(0, app.settings.comparedProducts - kept.size)
    await table.insertItems(tx, own.id, more.filter((id) => !kept.has(id)).slice(0, room))
    return own
  })
}

/** The products of a list that the website shows, in the order in which they were added. */
export async function productsOf(ctx: RequestContext, list: CompareListRow): Promise<number[]> {
  const products = await table.selectItems(ctx.app.sql, list.id)
  return products.filter((id) => isSoldIn(ctx, id))
}

/**
 * Changes a list under a lock. Throws {@link CompareListNotFoundError} and, as Magento, {@link CompareListAccessError} for
 * lists of others and a customer's unknown uid.
 */
async function change(
  ctx: RequestContext,
  uid: string,
  work: (tx: Transaction, list: CompareListRow) => Promise<void>,
): Promise<CompareListRow> {
  const { app } = ctx
  return await inTransaction(app.sql, async (tx) => {
    const list = allowed(ctx, await table.lockList(tx, uid))
    if (!list) throw new CompareListNotFoundError()
    await work(tx, list)
    await table.touchList(tx, list.id, app.now())
    return list
  })
}

/** Adds the products that the website shows; others are ignored, as in Magento. */
async function add(
  tx: Transaction,
  ctx: RequestContext,
  list: CompareListRow,
  products: readonly number[],
): Promise<void> {
  const wanted = products.filter((id) => isSoldIn(ctx, id))
  const all = new Set([...(await table.selectItems(tx, list.id)), ...wanted])
  const most = ctx.app.settings.comparedProducts
  if (all.size > most && wanted.length > 0) throw new CompareListFullError(most)
  await table.insertItems(tx, list.id, wanted)
}

/** Guests use lists of guests, and customers their own. */
function allowed(ctx: RequestContext, row: CompareListRow | undefined): CompareListRow | undefined {
  const list = inWebsite(ctx, row)
  if ((list?.customerId ?? null) !== customerOf(ctx)) throw new CompareListAccessError()
  return list
}

const inWebsite = ({ store }: RequestContext, row: CompareListRow | undefined) =>
  row?.websiteId === store.website.id ? row : undefined
