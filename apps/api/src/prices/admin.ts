import type {
  MutationChangePriceListArgs,
  PriceExplanation,
  PricePart,
  PriceStep,
  PriceStepResult,
  QueryExplainPriceArgs,
  ScheduledPrice,
  TierPrice,
} from '@comptoir/contract/generated/admin'
import { covers } from '@comptoir/rules/permissions'
import {
  explainPrice,
  nameInStore,
  type PriceExplanation as Explained,
  type PricePartExplanation,
} from '../catalogue/index.ts'
import { expectVersion, recordChange, versionOf } from '../platform/admin/audit.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { readList, type ListArguments } from '../platform/admin/list.ts'
import { CommandError, InputError } from '../platform/errors.ts'
import { promotionId } from '../promotions/index.ts'
import { changePriceList } from './change-price-list.ts'
import {
  selectPriceProduct,
  selectScheduledOf,
  selectTiersOf,
  type ScheduledRecord,
  type TierRecord,
} from './price-lists.sql.ts'
import { scheduledPriceList, tierPriceList } from './price-lists.ts'

type PricedProduct = NonNullable<Awaited<ReturnType<typeof selectPriceProduct>>>

const isSeen = ({ staff }: AdminContext, { websiteIds }: PricedProduct) =>
  websiteIds.some((websiteId) => covers(staff, { websiteId }))

async function productById(ctx: AdminContext, id: string): Promise<PricedProduct> {
  const found = /^\d{1,9}$/.test(id) ? await selectPriceProduct(ctx.app.sql, { id: Number(id) }) : undefined
  if (!found || !isSeen(ctx, found)) throw new RecordNotFoundError(ctx.language)
  return found
}

async function change(_: unknown, args: MutationChangePriceListArgs, ctx: AdminContext) {
  const { productId: id, version } = args
  const tiers = args.tiers ?? []
  const scheduled = args.scheduled ?? []
  const fields = [
    ...tiers.map(
      (one) => `tier ${one.websiteId ?? ''} ${one.currency ?? ''} ${one.group ?? ''} ${one.quantity}`,
    ),
    ...scheduled.map((one) => `from ${one.firstDay} ${one.websiteId} ${one.currency ?? ''}`),
  ]
  await expectVersion(ctx, { type: 'price_list', id }, version, fields)
  const product = await productById(ctx, id)
  const before = await pricesByField(ctx, product.id)
  await changePriceList(ctx, product, { tiers, scheduled })
  const after = await pricesByField(ctx, product.id)
  const of = (prices: ReadonlyMap<string, string>) =>
    Object.fromEntries(fields.map((field) => [field, prices.get(field) ?? null]))
  await recordChange(ctx, {
    action: 'price_list.change',
    entity: { type: 'price_list', id, label: product.sku },
    before: of(before),
    after: of(after),
  })
  return { productId: id }
}

/** The prices of a product by the names that the audit log gives them. */
async function pricesByField({ app }: AdminContext, id: number): Promise<Map<string, string>> {
  const tiers = await selectTiersOf(app.sql, id)
  const scheduled = await selectScheduledOf(app.sql, id)
  return new Map([
    ...tiers.map((one): [string, string] => [
      `tier ${one.websiteId ?? ''} ${one.currency ?? ''} ${one.group ?? ''} ${one.quantity}`,
      one.price === null ? `-${one.percentOff}` : String(one.price),
    ]),
    ...scheduled.map((one): [string, string] => [
      `from ${one.firstDay} ${one.websiteId} ${one.currency ?? ''}`,
      String(one.price),
    ]),
  ])
}

function tierShape(row: TierRecord): TierPrice {
  const { websiteId, price, basePrice, currency, ownCurrency } = row
  const own = ownCurrency ?? 'EUR'
  return {
    ...row,
    id: String(row.id),
    productId: String(row.productId),
    websiteId: websiteId === null ? null : String(websiteId),
    price: price === null ? null : { amount: price, currency: currency ?? own },
    basePrice: basePrice === null || websiteId === null ? null : { amount: basePrice, currency: own },
  }
}

function scheduledShape(row: ScheduledRecord): ScheduledPrice {
  const { productId, websiteId, currency, firstDay, price, current, ownCurrency } = row
  const money = (amount: number) => ({ amount, currency: currency ?? ownCurrency })
  return {
    ...row,
    id: `${productId}-${websiteId}-${currency ?? ''}-${firstDay}`,
    productId: String(productId),
    websiteId: String(websiteId),
    price: money(price),
    current: current === null ? null : money(current),
  }
}

async function explain(
  _: unknown,
  { sku, group, quantity, at, websiteId, currency }: QueryExplainPriceArgs,
  ctx: AdminContext,
): Promise<PriceExplanation[]> {
  const { app, staff } = ctx
  const websites = new Map(app.stores.all.map(({ website }) => [String(website.id), website.code]))
  const isOwn = ({ store }: Explained) => covers(staff, { websiteId: store.website.id })
  try {
    const explained = await explainPrice(app, {
      sku,
      group: group ?? null,
      quantity: quantity ?? 1,
      day: at ?? undefined,
      website: websiteId ? websites.get(websiteId) : undefined,
      currency: currency ?? undefined,
    })
    return explained.filter(isOwn).map((one) => explanationShape(one))
  } catch (error) {
    throw error instanceof CommandError ? new InputError(error.message) : error
  }
}

function explanationShape({ store, query, parts }: Explained): PriceExplanation {
  const { website, currency } = store
  return {
    websiteId: String(website.id),
    currency,
    pricesIncludeTax: website.pricesIncludeTax,
    day: query.day,
    group: query.group,
    quantity: query.quantity,
    parts: parts.map((part) => partShape(part, currency, nameInStore(part.product, store))),
  }
}

function partShape({ product, found }: PricePartExplanation, currency: string, name: string): PricePart {
  const money = (amount: number) => ({ amount, currency })
  return {
    sku: product.sku,
    name,
    scheduledFrom: [...(found?.scheduledFrom ?? [])],
    steps: found
      ? [...found.steps.map((one) => stepShape(one, money)), ...ruleSteps(found.rules, money)]
      : [],
    final: found ? money(found.final) : null,
    finalExclTax: found ? money(found.finalExclTax) : null,
    finalInclTax: found ? money(found.finalInclTax) : null,
    taxRate: found?.taxRate ?? null,
  }
}

type Found = NonNullable<PricePartExplanation['found']>
type ToMoney = (amount: number) => { amount: number; currency: string }

function stepShape(step: Found['steps'][number], money: ToMoney): PriceStep {
  const amount = money(step.amount)
  if (step.kind === 'base') return { kind: 'BASE', amount, result: 'COUNTS' }
  const result = step.result.toUpperCase() as PriceStepResult
  if (step.kind === 'special')
    return { kind: 'SPECIAL', amount, result, firstDay: step.from, lastDay: step.to }
  const { tier } = step
  const percentOff = 'percentOff' in tier ? tier.percentOff : null
  return { kind: 'TIER', amount, result, group: tier.group, quantity: tier.quantity, percentOff }
}

function ruleSteps(rules: Found['rules'], money: ToMoney): PriceStep[] {
  return rules.map(({ rule, amount, result }) => ({
    kind: 'PROMOTION',
    amount: money(amount),
    result: result === 'applies' ? 'COUNTS' : (result.toUpperCase() as PriceStepResult),
    firstDay: rule.firstDay,
    lastDay: rule.lastDay,
    promotionId: promotionId({ kind: 'CATALOGUE', ruleId: rule.id }),
    promotionName: rule.name,
  }))
}

/** Price lists and explanations of prices for staff. */
export const pricesAdmin: AdminResolverMap = {
  ...connectionResolvers('TierPriceConnection', 'ScheduledPriceConnection'),
  Query: {
    tierPrices: async (_: unknown, args: ListArguments, ctx: AdminContext) => {
      const { nodes, ...page } = await readList<TierRecord>(ctx, tierPriceList, args)
      return { ...page, nodes: nodes.map(tierShape) }
    },
    scheduledPrices: async (_: unknown, args: ListArguments, ctx: AdminContext) => {
      const { nodes, ...page } = await readList<
        Omit<ScheduledRecord, 'firstDay'> & { priceCurrency: string; firstDay: Date }
      >(ctx, scheduledPriceList, args)
      return {
        ...page,
        nodes: nodes.map((row) =>
          scheduledShape({
            ...row,
            firstDay: row.firstDay.toISOString().slice(0, 10),
            ownCurrency: row.priceCurrency,
          }),
        ),
      }
    },
    priceList: async (_: unknown, { sku }: { sku: string }, ctx: AdminContext) => {
      const product = await selectPriceProduct(ctx.app.sql, { sku })
      return product && isSeen(ctx, product) ? product : null
    },
    explainPrice: explain,
  },
  Mutation: { changePriceList: change },
  PriceList: {
    version: async ({ id }: PricedProduct, _: unknown, { app }: AdminContext) =>
      await versionOf(app.sql, { type: 'price_list', id }),
    productName: ({ name }: PricedProduct) => name,
    tiers: async ({ id }: PricedProduct, _: unknown, { app, staff }: AdminContext) => {
      const tiers = await selectTiersOf(app.sql, id)
      const isOwn = ({ websiteId }: TierRecord) =>
        websiteId === null || (staff.websiteIds?.includes(websiteId) ?? true)
      return tiers.filter(isOwn).map(tierShape)
    },
    scheduled: async ({ id }: PricedProduct, _: unknown, { app, staff }: AdminContext) => {
      const scheduled = await selectScheduledOf(app.sql, id)
      return scheduled
        .filter(({ websiteId }) => staff.websiteIds?.includes(websiteId) ?? true)
        .map(scheduledShape)
    },
  },
  PriceListPayload: {
    priceList: async ({ productId }: { productId: string }, _: unknown, ctx: AdminContext) =>
      await productById(ctx, productId),
  },
}
