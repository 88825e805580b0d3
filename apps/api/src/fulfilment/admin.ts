import type {
  MutationChangeSlotCapacityArgs,
  MutationCloseSlotsArgs,
  MutationReopenSlotsArgs,
  MutationSetSpecialHoursArgs,
  MutationWriteToClosedSlotsArgs,
  QuerySlotCalendarArgs,
  QuerySlotOrdersArgs,
} from '@comptoir/contract/generated/admin'
import { methodOf, visibleLocation } from '../locations/index.ts'
import { invalidField } from '../platform/admin/errors.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { demandFilledIn } from '../platform/admin/open-placeholders.ts'
import { defer } from '../platform/admin/pending-actions.ts'
import { closureOf, dayOf, instantOf, visibleClosure, wholeDays } from './admin-input.ts'
import { calendarShape, closureShape, ordersShape } from './admin-shapes.ts'
import { close, reopen, setCapacity, setHours } from './admin-changes.ts'
import { slotCalendar, type OrderInSlot } from './calendar.ts'
import { selectOrdersInSlots, selectSlotClosures, type SlotClosure } from './calendar.sql.ts'
import type { SlotMessage } from './write-to-orders.ts'

const mostDays = 14
const mostMessage = 2000

export const fulfilmentAdmin: AdminResolverMap = {
  Query: {
    slotCalendar: async (_: unknown, args: QuerySlotCalendarArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      const method = methodOf(args.method)
      const from = dayOf(ctx, 'from', args.from)
      const days = Math.max(1, Math.min(mostDays, args.days ?? 7))
      const calendar = await slotCalendar(ctx.app, { location, method }, { from, days })
      const closures = await selectSlotClosures(ctx.app.sql, location.id, ctx.app.now())
      return await calendarShape(ctx, { location, method, days: calendar, closures })
    },
    slotOrders: async (_: unknown, args: QuerySlotOrdersArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      const range = {
        locationId: location.id,
        method: args.method ? methodOf(args.method) : null,
        from: instantOf(ctx, 'from', args.from),
        to: instantOf(ctx, 'to', args.to),
      }
      return await ordersShape(ctx, await selectOrdersInSlots(ctx.app.sql, range))
    },
  },
  Mutation: {
    changeSlotCapacity: async (_: unknown, args: MutationChangeSlotCapacityArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      const { capacity = null, startsAt } = args
      const change = { capacity, starts: startsAt.map((text) => instantOf(ctx, 'startsAt', text)) }
      const changed = await setCapacity(ctx, { location, method: methodOf(args.method) }, [change])
      return { changed: changed.map((one) => ({ ...one, startsAt: one.startsAt.toISOString() })) }
    },
    closeSlots: async (_: unknown, args: MutationCloseSlotsArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      return { closureId: await close(ctx, location, closureOf(ctx, location, args.closure)) }
    },
    reopenSlots: async (_: unknown, args: MutationReopenSlotsArgs, ctx: AdminContext) => {
      const { closure, location } = await visibleClosure(ctx, args.closureId)
      await reopen(ctx, location, closure)
      return { id: String(closure.id) }
    },
    setSpecialHours: async (_: unknown, args: MutationSetSpecialHoursArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      const day = dayOf(ctx, 'day', args.day)
      await setHours(ctx, location, day, args.spans)
      return { day, locationId: location.id }
    },
    writeToClosedSlots: async (_: unknown, args: MutationWriteToClosedSlotsArgs, ctx: AdminContext) => {
      const { closure, location } = await visibleClosure(ctx, args.closureId)
      const message = args.message.trim()
      if (message === '' || message.length > mostMessage)
        throw invalidField(ctx.language, 'message', 'slots_message_invalid')
      demandFilledIn(ctx.language, 'message', message)
      const orders = await ordersOf(ctx, closure)
      const id = await defer(ctx, {
        kind: 'slots.write',
        entity: { type: 'location', id: location.id, label: location.code },
        websiteId: location.websiteId,
        locationId: location.id,
        input: { closureId: closure.id, message } satisfies SlotMessage,
        summary: { message, orders: orders.length },
      })
      return { id: String(id) }
    },
  },
  SlotClosurePayload: {
    closure: async ({ closureId }: { closureId: number }, _: unknown, ctx: AdminContext) => {
      const { closure } = await visibleClosure(ctx, String(closureId))
      return await closureShape(ctx, closure)
    },
    orders: async ({ closureId }: { closureId: number }, _: unknown, ctx: AdminContext) => {
      const { closure } = await visibleClosure(ctx, String(closureId))
      return await ordersShape(ctx, await ordersOf(ctx, closure))
    },
  },
  SpecialHoursPayload: {
    orders: async (payload: { day: string; locationId: number }, _: unknown, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, payload.locationId)
      const { day } = payload
      const { startsAt: from, endsAt: to } = wholeDays(location.timezone, { firstDay: day, lastDay: day })
      const range = { locationId: location.id, method: null, from, to }
      return await ordersShape(ctx, await selectOrdersInSlots(ctx.app.sql, range))
    },
  },
}

async function ordersOf({ app }: AdminContext, closure: SlotClosure): Promise<OrderInSlot[]> {
  const { locationId, method, startsAt: from, endsAt: to } = closure
  return await selectOrdersInSlots(app.sql, { locationId, method, from, to })
}
