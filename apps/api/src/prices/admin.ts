import type {
  MutationChangePriceListArgs,
  QueryPreviewPriceListArgs,
  ScheduledPrice,
  TierPrice,
} from '@comptoir/contract/generated/admin'
import { pricedPartsOf } from '../catalogue/index.ts'
import { selectGroupIds } from '../import/index.ts'
import { versionOf } from '../platform/admin/audit.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { readList, type ListArguments } from '../platform/admin/list.ts'
import { basePricesOf } from './base-prices.ts'
import { changePriceList, inputOf } from './change-price-list.ts'
import { explain } from './explain.ts'
import { previewPriceList } from './preview-price-list.ts'
import { isSeen, productById, type Priced } from './priced-product.ts'
import {
  selectPriceProduct,
  selectScheduledOf,
  selectTiersOf,
  type ScheduledRecord,
  type TierRecord,
} from './price-lists.sql.ts'
import { scheduledPriceList, tierPriceList } from './price-lists.ts'

async function change(_: unknown, args: MutationChangePriceListArgs, ctx: AdminContext) {
  const { productId, version } = args
  await changePriceList(ctx, await productById(ctx, productId), inputOf(args), version)
  return { productId }
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
    previewPriceList: async (_: unknown, args: QueryPreviewPriceListArgs, ctx: AdminContext) =>
      await previewPriceList(ctx, await productById(ctx, args.productId), args),
  },
  Mutation: { changePriceList: change },
  PriceList: {
    // Base prices are a part of the product, whose changes count, too.
    version: async ({ id }: Priced, _: unknown, { app }: AdminContext) => {
      const versions = await Promise.all([
        versionOf(app.sql, { type: 'price_list', id }),
        versionOf(app.sql, { type: 'product', id }),
      ])
      return String(Math.max(...versions.map(Number)))
    },
    productName: ({ name }: Priced) => name,
    hasOwnPrices: ({ id, type }: Priced, _: unknown, { app }: AdminContext) =>
      type !== 'configurable' && type !== 'grouped' && pricedPartsOf(app, id).length === 0,
    parts: ({ id }: Priced, _: unknown, { app }: AdminContext) => pricedPartsOf(app, id),
    customerGroups: async (_priced: Priced, _: unknown, { app }: AdminContext) => [
      ...(await selectGroupIds(app.sql)).keys(),
    ],
    base: async (product: Priced, _: unknown, ctx: AdminContext) => await basePricesOf(ctx, product),
    tiers: async ({ id }: Priced, _: unknown, { app, staff }: AdminContext) => {
      const tiers = await selectTiersOf(app.sql, id)
      const isOwn = ({ websiteId }: TierRecord) =>
        websiteId === null || (staff.websiteIds?.includes(websiteId) ?? true)
      return tiers.filter(isOwn).map(tierShape)
    },
    scheduled: async ({ id }: Priced, _: unknown, { app, staff }: AdminContext) => {
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
