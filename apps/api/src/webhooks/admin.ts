import type {
  MutationDeleteWebhookEndpointArgs,
  MutationRetryWebhookDeliveriesArgs,
  MutationSaveWebhookEndpointArgs,
  WebhookDelivery,
} from '@comptoir/contract/generated/admin'
import { DAY_MS } from '@comptoir/rules/duration'
import { versionsOf } from '../platform/admin/audit.ts'
import { connectionResolvers } from '../platform/admin/connection.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import type { List, ListArguments } from '../platform/admin/list.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { shownOnce } from '../platform/admin/shown-once.ts'
import {
  changeEndpoint,
  createEndpoint,
  dismissFailed,
  removeEndpoint,
  retryFailed,
  rotateSecret,
  testEndpoint,
  visibleEndpoint,
  visibleEndpoints,
  WEBHOOK_SECRET_SHOWN,
} from './endpoints.ts'
import { selectFigures, type EndpointFigures, type EndpointRecord } from './endpoints.sql.ts'
import { readDeliveries, webhookDeliveryList } from './list.ts'

type WithId = { id: string }
type Shape = Omit<EndpointRecord, 'id' | 'websiteId'> & {
  id: string
  websiteId: string | null
  version: string
  figures: EndpointFigures | undefined
}

/** Endpoints of webhooks, and what was sent to them. */
export const webhooksAdmin: AdminResolverMap = {
  ...connectionResolvers('WebhookDeliveryConnection'),
  Query: {
    webhookEndpoints: async (_: unknown, __: unknown, ctx: AdminContext) =>
      await shapesOf(ctx, await visibleEndpoints(ctx)),
    webhookEndpoint: async (_: unknown, { id }: WithId, ctx: AdminContext) => await shapeOf(ctx, id),
    webhookDeliveries: async (_: unknown, args: ListArguments, ctx: AdminContext) =>
      await readDeliveries(ctx, args),
    webhookDelivery: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
      const found = await delivery(ctx, String(rowId(ctx, id)))
      if (!found) throw new RecordNotFoundError(ctx.language)
      return found
    },
  },
  Mutation: {
    saveWebhookEndpoint: async (
      _: unknown,
      { id, version, endpoint }: MutationSaveWebhookEndpointArgs,
      ctx: AdminContext,
    ) => {
      if (!id) return { id: await createEndpoint(ctx, endpoint) }
      await changeEndpoint(ctx, { id, version: version ?? '', endpoint })
      return { id }
    },
    deleteWebhookEndpoint: async (_: unknown, args: MutationDeleteWebhookEndpointArgs, ctx: AdminContext) => {
      await removeEndpoint(ctx, args)
      return { id: args.id }
    },
    rotateWebhookSecret: async (_: unknown, { id }: WithId, ctx: AdminContext) => {
      await rotateSecret(ctx, id)
      return { id }
    },
    testWebhookEndpoint: async (_: unknown, { id }: WithId, ctx: AdminContext) => ({
      id: await testEndpoint(ctx, id),
    }),
    retryWebhookDeliveries: async (
      _: unknown,
      args: MutationRetryWebhookDeliveriesArgs,
      ctx: AdminContext,
    ) => ({ id: args.endpointId, count: await retryFailed(ctx, args) }),
    dismissWebhookDeliveries: async (
      _: unknown,
      { endpointId }: { endpointId: string },
      ctx: AdminContext,
    ) => ({ id: endpointId, count: await dismissFailed(ctx, endpointId) }),
  },
  WebhookEndpointPayload: {
    endpoint: async ({ id }: WithId, _: unknown, ctx: AdminContext) => await shapeOf(ctx, id),
    secret: (_: unknown, __: unknown, { staff }: AdminContext) =>
      shownOnce(staff, WEBHOOK_SECRET_SHOWN)?.[0] ?? null,
  },
  WebhookTestPayload: {
    delivery: async ({ id }: WithId, _: unknown, ctx: AdminContext) => await delivery(ctx, id),
  },
  WebhookDeliveriesPayload: {
    endpoint: async ({ id }: WithId, _: unknown, ctx: AdminContext) => await shapeOf(ctx, id),
  },
  WebhookEndpoint: {
    createdAt: ({ createdAt }: Shape) => createdAt.toISOString(),
    failingSince: ({ failingSince }: Shape) => failingSince?.toISOString() ?? null,
    disabledAt: ({ disabledAt }: Shape) => disabledAt?.toISOString() ?? null,
    oldSecretUntil: ({ previousSecretUntil }: Shape, _: unknown, { app }: AdminContext) =>
      previousSecretUntil && previousSecretUntil > app.now() ? previousSecretUntil.toISOString() : null,
    received: ({ figures }: Shape) => figures?.received ?? 0,
    failed: ({ figures }: Shape) => figures?.failed ?? 0,
    medianMs: ({ figures }: Shape) => figures?.medianMs ?? null,
    givenUp: ({ figures }: Shape) => figures?.givenUp ?? 0,
    lastFailure: async ({ figures }: Shape, _: unknown, ctx: AdminContext) =>
      figures?.lastFailureId ? await delivery(ctx, String(figures.lastFailureId)) : null,
  },
}

export const webhookLists: readonly List[] = [webhookDeliveryList]

async function shapeOf(ctx: AdminContext, id: string): Promise<Shape | undefined> {
  return (await shapesOf(ctx, [await visibleEndpoint(ctx, id)]))[0]
}

async function shapesOf(ctx: AdminContext, endpoints: readonly EndpointRecord[]): Promise<Shape[]> {
  const { app } = ctx
  const ids = endpoints.map(({ id }) => id)
  const since = new Date(app.now().getTime() - DAY_MS)
  const versions = await versionsOf(app.sql, 'webhook', ids)
  const figures = new Map((await selectFigures(app.sql, ids, since)).map((one) => [one.endpointId, one]))
  return endpoints.map(({ id, websiteId, ...endpoint }) => ({
    ...endpoint,
    id: String(id),
    websiteId: websiteId === null ? null : String(websiteId),
    version: versions.get(String(id)) ?? '0',
    figures: figures.get(id),
  }))
}

/** A delivery of an endpoint that the person may see. */
async function delivery(ctx: AdminContext, id: string): Promise<WebhookDelivery | undefined> {
  const { nodes } = await readDeliveries(ctx, {
    first: 1,
    filters: [{ field: 'id', op: 'EQ', values: [id] }],
  })
  return nodes[0]
}
