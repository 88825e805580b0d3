import { DAY_MS, HOUR_MS } from '@comptoir/rules/duration'
import { areRivals, boughtTogether, filledUp, inTurns, type Placed } from '@comptoir/rules/recommendation'
import type { App, RequestContext } from '../platform/context.ts'
import { inLongTransaction, inTransaction } from '../platform/database.ts'
import {
  claimCount,
  releaseCount,
  replaceTogether,
  selectAttributeSets,
  selectPairs,
  selectTogether,
} from './bought-together.sql.ts'
import { announceIds } from './changes.sql.ts'
import type { ProductDetails } from './product-details.ts'
import type { Product } from './product.ts'
import type { Snapshot } from './snapshot.ts'

/** The orders of a website are counted once a day, a little before the hour of the last count. */
const countEveryMs = 23 * HOUR_MS

/** Counts what was bought together on every website whose count is a day old. */
export async function countBoughtTogether(app: App, signal?: AbortSignal): Promise<void> {
  const now = app.now()
  for (const websiteId of new Set(app.stores.all.map(({ website }) => website.id))) {
    if (signal?.aborted) return
    const isDue = await claimCount(app.sql, websiteId, {
      now,
      before: new Date(now.getTime() - countEveryMs),
    })
    if (isDue) await countClaimed(app, websiteId, now)
  }
}

/** A count that failed is due again. */
async function countClaimed(app: App, websiteId: number, now: Date): Promise<void> {
  try {
    await countWebsite(app, websiteId, now)
  } catch (error) {
    await releaseCount(app.sql, websiteId)
    throw error
  }
}

async function countWebsite(app: App, websiteId: number, now: Date): Promise<void> {
  const found = await recommendedOn(app, websiteId, now)
  const known = await selectTogether(app.sql, websiteId)
  const ids = new Set([...found.keys(), ...known.keys()])
  const listOf = (lists: ReadonlyMap<number, readonly number[]>, id: number) => lists.get(id) ?? []
  const changed = [...ids].filter((id) => listOf(found, id).join() !== listOf(known, id).join())
  if (changed.length === 0) return
  await inTransaction(app.sql, async (tx) => {
    await replaceTogether(tx, websiteId, new Map(changed.map((id) => [id, listOf(found, id)])))
    await announceIds(tx, 'details', changed)
  })
}

async function recommendedOn(app: App, websiteId: number, now: Date): Promise<Map<number, number[]>> {
  const { enabled, days, least_buyers: least, most } = settingsOf(app, websiteId)
  if (!enabled) return new Map()
  const since = new Date(now.getTime() - days * DAY_MS)
  const pairs = await app.reads.read(
    async (sql) =>
      await inLongTransaction(sql, async (tx) => await selectPairs(tx, { websiteId, since, least })),
  )
  const sets = await selectAttributeSets(app.sql, [...new Set(pairs.map(({ productId }) => productId))])
  const { snapshot } = app.catalogue
  const placed = (id: number) => placedIn(snapshot, snapshot.products.get(id), sets.get(id))
  return boughtTogether(pairs, {
    least,
    most,
    isRival: (one, other) => areRivals(placed(one), placed(other)),
  })
}

function settingsOf({ stores }: App, websiteId: number) {
  return stores.defaultOf(websiteId).settings.recommendations
}

function placedIn(
  { categoryById }: Snapshot,
  product: Product | undefined,
  attributeSet?: string | null,
): Placed {
  const categories = (product?.categoryIds ?? []).flatMap((id) => categoryById.get(id) ?? [])
  return { categories, attributeSet }
}

/** What was bought with a product on this website, where the website recommends it. */
export function boughtWith({ store }: RequestContext, { together }: ProductDetails): readonly number[] {
  return store.settings.recommendations.enabled ? (together.get(store.website.id) ?? []) : []
}

/** The cross-sells of a product that pass: the catalogue's own, filled with what was bought with it. */
export function filledCrosssells(
  ctx: RequestContext,
  details: ProductDetails,
  passes: (id: number) => boolean,
): number[] {
  const { most } = ctx.store.settings.recommendations
  return filledUp(details.crosssell.filter(passes), boughtWith(ctx, details).filter(passes), most)
}

/**
 * The cross-sells of several products that pass, such as those of a cart: the catalogue's own first, then what was bought
 * with each in turns. None of the latter is a rival of one of the products.
 */
export function filledCrosssellsOfAll(
  ctx: RequestContext,
  all: readonly { product: Product; details: ProductDetails }[],
  passes: (id: number) => boolean,
): number[] {
  const { snapshot } = ctx.app.catalogue
  const { most } = ctx.store.settings.recommendations
  const own = [...new Set(all.flatMap(({ details }) => details.crosssell))].filter(passes)
  const members = all.map(({ product }) => placedIn(snapshot, product))
  const goesWithAll = (id: number) =>
    passes(id) && !members.some((one) => areRivals(one, placedIn(snapshot, snapshot.products.get(id))))
  const computed = inTurns(all.map(({ details }) => boughtWith(ctx, details))).filter(goesWithAll)
  return filledUp(own, computed, most)
}
