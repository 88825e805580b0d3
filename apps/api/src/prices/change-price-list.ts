import type { MutationChangePriceListArgs } from '@comptoir/contract/generated/admin'
import { deleteOtherScheduled, upsertScheduled, writeTiers } from '../import/index.ts'
import { expectVersion, noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { ConflictError, type Conflict } from '../platform/admin/errors.ts'
import type { Entity } from '../platform/admin/entity.ts'
import { inTransaction } from '../platform/database.ts'
import { baseFields, changeBase } from './base-prices.ts'
import { selectScheduledOf, selectTiersOf } from './price-lists.sql.ts'
import { PriceProblems, type PricedProduct } from './price-problems.ts'
import { wantedPrices, type PriceListInput } from './wanted-prices.ts'

/** The prices that arguments are to change; absent lists change nothing. */
export const inputOf = ({
  base,
  tiers,
  scheduled,
}: Partial<Pick<MutationChangePriceListArgs, 'base' | 'tiers' | 'scheduled'>>): PriceListInput => ({
  base: base ?? [],
  tiers: tiers ?? [],
  scheduled: scheduled ?? [],
})

/**
 * Changes prices of a product and writes the audit log: base prices as a change of the product, the others as one of its price
 * list. Throws InvalidInputError with every problem, or ConflictError with the paths of the input as its fields.
 */
export async function changePriceList(
  ctx: AdminContext,
  product: PricedProduct,
  input: PriceListInput,
  version: string,
): Promise<void> {
  const named = namesOf(input)
  await expectUnchanged(ctx, product, input, version, named)
  const problems = new PriceProblems(ctx, product)
  const wanted = await wantedPrices(ctx, product, input, problems)
  await changeBase(ctx, product, input.base, problems)
  problems.throwIfAny()
  if (named.size === 0) {
    noChange(ctx)
    return
  }
  const before = await pricesByName(ctx, product.id)
  await inTransaction(ctx.app.sql, async (tx) => {
    const { id } = product
    if (input.tiers.length > 0) {
      const rows = wanted.tiers.map(({ websiteId, currency, groupId, quantity, price, percentOff }) => {
        return { productId: id, websiteId, currency, groupId, quantity, price, percentOff }
      })
      await writeTiers(tx, rows, [id])
    }
    if (input.scheduled.length > 0) {
      const rows = wanted.scheduled.map(({ websiteId, currency, firstDay, price }) => {
        return { productId: id, websiteId, currency, firstDay, price }
      })
      await deleteOtherScheduled(tx, [id], rows)
      await upsertScheduled(tx, rows)
    }
  })
  const after = await pricesByName(ctx, product.id)
  const of = (prices: ReadonlyMap<string, string>) =>
    Object.fromEntries([...named.keys()].map((name) => [name, prices.get(name) ?? null]))
  await recordChange(ctx, {
    action: 'price_list.change',
    entity: { type: 'price_list', id: product.id, label: product.sku },
    before: of(before),
    after: of(after),
  })
}

type Named = {
  websiteId?: string | number | null | undefined
  currency?: string | null | undefined
}

const tierName = ({
  websiteId,
  currency,
  group,
  quantity,
}: Named & { group?: string | null | undefined; quantity: number }) =>
  `tier ${websiteId ?? ''} ${currency ?? ''} ${group ?? ''} ${quantity}`

/** A name of {@link tierName} or {@link dayName} as the input that names it; undefined for anything else. */
export function inputNamed(name: string, value: string | null): Partial<PriceListInput> | undefined {
  const [kind, first = '', second = '', third = '', ...rest] = name.split(' ')
  const amount = value === null ? null : Number(value)
  if (kind === 'from')
    return { scheduled: [{ firstDay: first, websiteId: second, currency: third || null, price: amount }] }
  if (kind !== 'tier') return undefined
  // Codes of groups may have spaces.
  const words = [third, ...rest]
  const quantity = Number(words.pop())
  const isPercent = value?.startsWith('-') ?? false
  const given = isPercent ? { percentOff: Number(value?.slice(1)) } : { price: amount }
  const group = words.join(' ') || null
  return { tiers: [{ websiteId: first || null, currency: second || null, group, quantity, ...given }] }
}

const dayName = ({ websiteId, currency, firstDay }: Named & { firstDay: string }) =>
  `from ${firstDay} ${websiteId} ${currency ?? ''}`

/** The names that the audit log gives tier prices and scheduled prices, with their paths in the input. */
function namesOf({ tiers, scheduled }: PriceListInput): Map<string, string> {
  return new Map([
    ...tiers.map((one, at) => [tierName(one), `tiers.${at}`] as const),
    ...scheduled.map((one, at) => [dayName(one), `scheduled.${at}`] as const),
  ])
}

/** The prices of a product by the names that the audit log gives them. */
export async function pricesByName(
  { app }: Pick<AdminContext, 'app'>,
  id: number,
): Promise<Map<string, string>> {
  const tiers = await selectTiersOf(app.sql, id)
  const scheduled = await selectScheduledOf(app.sql, id)
  return new Map([
    ...tiers.map(
      (one) => [tierName(one), one.price === null ? `-${one.percentOff}` : String(one.price)] as const,
    ),
    ...scheduled.map((one) => [dayName(one), String(one.price)] as const),
  ])
}

/** Nobody changed the same prices since, here or in the editor of the product, which writes lists as a whole. */
async function expectUnchanged(
  ctx: AdminContext,
  { id }: PricedProduct,
  input: PriceListInput,
  version: string,
  named: ReadonlyMap<string, string>,
): Promise<void> {
  const known = input.base.filter(({ websiteId }) => ctx.app.stores.all.some(isOf(websiteId)))
  const ofProduct = new Map([
    ...[...baseFields(ctx, known)].map(([key, { path }]) => [key, path] as const),
    ...(input.tiers.length > 0 ? [['tiers', 'tiers.0'] as const] : []),
    ...(input.scheduled.length > 0 ? [['scheduledPrices', 'scheduled.0'] as const] : []),
  ])
  const conflicts = [
    ...(await conflictsOf(ctx, { type: 'price_list', id }, version, named)),
    ...(await conflictsOf(ctx, { type: 'product', id }, version, ofProduct)),
  ]
  if (conflicts.length > 0) throw new ConflictError(conflicts, ctx.language)
}

const isOf =
  (websiteId: string) =>
  ({ website }: { website: { id: number } }) =>
    String(website.id) === websiteId

async function conflictsOf(
  ctx: AdminContext,
  entity: Entity,
  version: string,
  paths: ReadonlyMap<string, string>,
): Promise<Conflict[]> {
  try {
    await expectVersion(ctx, entity, version, [...paths.keys()])
    return []
  } catch (error) {
    if (!(error instanceof ConflictError)) throw error
    const conflicts = error.details.conflicts as readonly Conflict[]
    return conflicts.map((one) => ({ ...one, field: paths.get(one.field) ?? one.field }))
  }
}
