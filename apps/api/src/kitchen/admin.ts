import type {
  MutationAssignStopsArgs,
  MutationMoveStopArgs,
  MutationMoveTicketArgs,
  MutationSetDishAvailabilityArgs,
  TicketState as StateShape,
} from '@comptoir/contract/generated/admin'
import type { TicketState } from '@comptoir/rules/kitchen'
import { covers } from '@comptoir/rules/permissions'
import { visibleLocation } from '../locations/index.ts'
import { noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { ConflictError, RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { inTransaction } from '../platform/database.ts'
import { readBoard, storeOfStaff } from './board.ts'
import { assignStops, couriersOf, demandOwnStop, isOwnStop, takeStop } from './couriers.ts'
import { selectCouriers } from './couriers.sql.ts'
import { setDishAvailability } from './menu.ts'
import { selectDishes, selectProduct } from './menu.sql.ts'
import { moveTicket, type MoveRefusal } from './move-ticket.ts'
import { boardShape, dishShape, roundShape, stateShape, stopShape, ticketShape } from './shapes.ts'
import { selectStopAddresses, selectTicket, selectTicketPlace, type Ticket } from './tickets.sql.ts'

type ById = { locationId: string }

export const kitchenAdmin: AdminResolverMap = {
  Query: {
    kitchenBoard: async (_: unknown, { locationId }: ById, ctx: AdminContext) =>
      await boardOf(ctx, locationId),
    kitchenDishes: async (
      _: unknown,
      { locationId, search }: ById & { search: string },
      ctx: AdminContext,
    ) => {
      const location = await visibleLocation(ctx, locationId)
      const { id, websiteId } = location
      const storeId = storeOfStaff(ctx.app, websiteId, ctx.language)
      const wanted = search.trim().slice(0, 100)
      return (await selectDishes(ctx.app.sql, { locationId: id, storeId, websiteId, search: wanted })).map(
        dishShape,
      )
    },
    courierRound: async (_: unknown, { locationId }: ById, ctx: AdminContext) =>
      await roundOf(ctx, locationId),
    couriers: async (_: unknown, { locationId }: ById, ctx: AdminContext) =>
      (await couriersOf(ctx, await visibleLocation(ctx, locationId))).map(({ id, name }) => ({
        id: String(id),
        name,
      })),
  },
  Mutation: {
    moveTicket: async (_: unknown, args: MutationMoveTicketArgs, ctx: AdminContext) => await move(ctx, args),
    moveStop: async (_: unknown, args: MutationMoveStopArgs, ctx: AdminContext) => {
      if (!courierStates.has(args.from) || !courierStates.has(args.to))
        throw new RecordNotFoundError(ctx.language)
      await demandOwnStop(ctx, rowId(ctx, args.orderId))
      const moved = await move(ctx, args)
      if (args.to === 'OUT') await takeStop(ctx, moved.locationId, moved.orderId)
      return moved
    },
    assignStops: async (_: unknown, args: MutationAssignStopsArgs, ctx: AdminContext) =>
      await assignStops(ctx, args),
    setDishAvailability: async (
      _: unknown,
      { locationId, productId, isAvailable }: MutationSetDishAvailabilityArgs,
      ctx: AdminContext,
    ) => {
      const location = await visibleLocation(ctx, locationId)
      const id = rowId(ctx, productId)
      const { websiteId } = location
      const storeId = storeOfStaff(ctx.app, websiteId, ctx.language)
      const product = await selectProduct(ctx.app.sql, { productId: id, websiteId, storeId })
      if (!product) throw new RecordNotFoundError(ctx.language)
      const isChanged = await inTransaction(ctx.app.sql, (tx) =>
        setDishAvailability(tx, ctx.app, { locationId: location.id, productId: id, isAvailable }),
      )
      if (isChanged)
        await recordChange(ctx, {
          action: 'kitchen.menu',
          entity: { type: 'location', id: location.id, label: location.code },
          websiteId,
          locationId: location.id,
          before: { dish: product.sku, isAvailable: !isAvailable },
          after: { dish: product.sku, isAvailable },
        })
      else noChange(ctx)
      return { locationId: location.id }
    },
  },
  MoveTicketPayload: {
    ticket: async ({ orderId }: { orderId: number }, _: unknown, ctx: AdminContext) => {
      const ticket = await visibleTicket(ctx, orderId)
      return ticket && (await ticketShape(ctx, ticket))
    },
  },
  MoveStopPayload: {
    stop: async ({ orderId }: { orderId: number }, _: unknown, ctx: AdminContext) => {
      const ticket = await visibleTicket(ctx, orderId)
      const [address] = await selectStopAddresses(ctx.app.sql, [orderId])
      const courier = (await selectCouriers(ctx.app.sql, [orderId])).get(orderId)
      return ticket && address ? stopShape(await ticketShape(ctx, ticket), address, courier) : null
    },
  },
  CourierRoundPayload: {
    round: async (payload: { locationId: number }, _: unknown, ctx: AdminContext) =>
      await roundOf(ctx, String(payload.locationId)),
  },
  KitchenBoardPayload: {
    board: async (payload: { locationId: number }, _: unknown, ctx: AdminContext) =>
      await boardOf(ctx, String(payload.locationId)),
  },
}

async function roundOf(ctx: AdminContext, locationId: string) {
  const location = await visibleLocation(ctx, locationId)
  const board = await readBoard(ctx.app, location, ctx.language)
  const delivered = board.tickets.filter(({ method }) => method === 'delivery')
  const couriers = await selectCouriers(
    ctx.app.sql,
    delivered.map(({ id }) => id),
  )
  const tickets = delivered.filter(({ id }) => isOwnStop(ctx, couriers.get(id)))
  const addresses = await selectStopAddresses(
    ctx.app.sql,
    tickets.map(({ id }) => id),
  )
  return await roundShape(ctx, { ...board, tickets }, { addresses, couriers })
}

async function boardOf(ctx: AdminContext, locationId: string) {
  const location = await visibleLocation(ctx, locationId)
  return await boardShape(ctx, await readBoard(ctx.app, location, ctx.language))
}

/** What couriers may change: from what is ready to what is brought. */
const courierStates: ReadonlySet<StateShape> = new Set(['READY', 'OUT', 'HANDED_OVER'])

const states: Readonly<Record<StateShape, TicketState>> = {
  NEW: 'new',
  PREPARING: 'preparing',
  READY: 'ready',
  OUT: 'out',
  HANDED_OVER: 'handed_over',
}

async function move(ctx: AdminContext, args: Pick<MutationMoveTicketArgs, 'orderId' | 'from' | 'to'>) {
  const orderId = rowId(ctx, args.orderId)
  const place = await selectTicketPlace(ctx.app.sql, orderId)
  if (!place?.locationId || !covers(ctx.staff, place)) throw new RecordNotFoundError(ctx.language)
  const [from, to] = [states[args.from], states[args.to]]
  const result = await inTransaction(ctx.app.sql, (tx) => moveTicket(tx, ctx.app, { orderId, from, to }))
  if ('refusal' in result) throw conflictOf(ctx, result.refusal)
  if (result.isMoved)
    await recordChange(ctx, {
      action: 'order.prepare',
      entity: { type: 'order', id: orderId, label: place.number },
      websiteId: place.websiteId,
      locationId: place.locationId,
      before: { preparation: from },
      after: { preparation: to },
    })
  else noChange(ctx)
  return { orderId, locationId: place.locationId }
}

function conflictOf({ app, language }: AdminContext, { reason, state, status, by, at }: MoveRefusal) {
  const field = reason === 'status' ? 'status' : 'state'
  const value = reason === 'status' ? status : stateShape(state)
  return new ConflictError([{ field, value, by: by ?? '', at: (at ?? app.now()).toISOString() }], language)
}

async function visibleTicket(ctx: AdminContext, orderId: number): Promise<Ticket | null> {
  const place = await selectTicketPlace(ctx.app.sql, orderId)
  if (!place || !covers(ctx.staff, place)) return null
  const storeId = storeOfStaff(ctx.app, place.websiteId, ctx.language)
  return (await selectTicket(ctx.app.sql, orderId, { storeId })) ?? null
}
