import type {
  MutationCloseReturnArgs,
  MutationCloseReturnsArgs,
  MutationDeclareReturnArgs,
  MutationInspectReturnArgs,
  MutationReceiveReturnArgs,
  MutationReceiveReturnsArgs,
  Return,
} from '@comptoir/contract/generated/admin'
import { returnDeadline } from '@comptoir/rules/withdrawal'
import { readOrder } from '../orders/index.ts'
import { versionOf } from '../platform/admin/audit.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { startBulkJob } from '../platform/admin/bulk-jobs.ts'
import type { List, ListArguments } from '../platform/admin/list.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { localDay } from '../stores/index.ts'
import { readReturns, returnList } from './list.ts'
import {
  closeReasonOf,
  closeReturn,
  declareReturn,
  inspectReturn,
  readReturn,
  receiveReturn,
} from './returns.ts'
import { stateOfReturn } from './returns.sql.ts'

export const returnsAdmin: AdminResolverMap = {
  ...connectionResolvers('ReturnConnection'),
  Query: {
    returns: async (_: unknown, args: ListArguments, ctx: AdminContext) => await readReturns(ctx, args),
    return: async (_: unknown, { id }: { id: string }, ctx: AdminContext) => await returnShape(ctx, id),
  },
  Mutation: {
    declareReturn: async (_: unknown, args: MutationDeclareReturnArgs, ctx: AdminContext) => ({
      id: String(await declareReturn(ctx, args)),
    }),
    receiveReturn: async (_: unknown, args: MutationReceiveReturnArgs, ctx: AdminContext) => {
      await receiveReturn(ctx, args)
      return { id: args.id }
    },
    inspectReturn: async (_: unknown, args: MutationInspectReturnArgs, ctx: AdminContext) => {
      await inspectReturn(ctx, args)
      return { id: args.id }
    },
    closeReturn: async (_: unknown, args: MutationCloseReturnArgs, ctx: AdminContext) => {
      await closeReturn(ctx, args)
      return { id: args.id }
    },
    receiveReturns: async (_: unknown, args: MutationReceiveReturnsArgs, ctx: AdminContext) => ({
      id: await startBulkJob(ctx, returnList, chosenIn(ctx, args), { kind: 'returns.receive', input: {} }),
    }),
    closeReturns: async (_: unknown, args: MutationCloseReturnsArgs, ctx: AdminContext) => {
      const input = { reason: closeReasonOf(ctx, args.reason) }
      return {
        id: await startBulkJob(ctx, returnList, chosenIn(ctx, args), { kind: 'returns.close', input }),
      }
    },
  },
  ReturnPayload: {
    return: async ({ id }: { id: string }, _: unknown, ctx: AdminContext) => await returnShape(ctx, id),
  },
}

/** Those with ids, else all that match. */
const chosenIn = (ctx: AdminContext, { ids, filters, search }: MutationReceiveReturnsArgs) => ({
  filters,
  search,
  ids: ids && ids.map((id) => rowId(ctx, id)),
})

export const returnLists: readonly List[] = [returnList]

async function returnShape(ctx: AdminContext, id: string): Promise<Return> {
  const found = await readReturn(ctx, id)
  const { app } = ctx
  const whole = await readOrder(app.sql, found.orderId)
  const store = app.stores.byId(found.storeId)
  const until = returnDeadline(localDay(store, found.declaredAt))
  const { items, name, arrivedAt, ...record } = found
  return {
    ...record,
    id: String(found.id),
    version: await versionOf(app.sql, { type: 'return', id: found.id }),
    website: store.website.code,
    state: stateOfReturn(found).toUpperCase() as Return['state'],
    customerName: name,
    declaredAt: found.declaredAt.toISOString(),
    returnUntil: until,
    refundUntil: until,
    receivedAt: arrivedAt?.toISOString() ?? null,
    inspectedAt: found.inspectedAt?.toISOString() ?? null,
    closedAt: found.closedAt?.toISOString() ?? null,
    lines: items.map(({ orderItemId, name: product, sku, quantity, arrived, accepted, condition }) => {
      const item = whole?.items.find((one) => one.id === orderItemId)
      const paid = item?.atRates.reduce((sum, { net, tax }) => sum + net + tax, 0) ?? 0
      return {
        lineId: String(orderItemId),
        name: product,
        sku,
        declared: quantity,
        received: arrived,
        accepted,
        condition:
          condition === null ? null : (condition.toUpperCase() as Return['lines'][number]['condition']),
        unitPrice: {
          amount: Math.round(paid / (item?.quantity ?? 1)),
          currency: whole?.order.currency ?? '',
        },
      }
    }),
  }
}
