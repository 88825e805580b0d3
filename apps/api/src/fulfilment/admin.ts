import type {
  MutationChangeSlotCapacityArgs,
  MutationCloseSlotsArgs,
  MutationReopenSlotsArgs,
  MutationSetSpecialHoursArgs,
  MutationWriteToClosedSlotsArgs,
  QuerySlotCalendarArgs,
  QuerySlotOrdersArgs,
} from '@comptoir/contract/generated/admin'
import { MOST_CAPACITY } from '@comptoir/rules/slot-calendar'
import { methodOf, visibleLocation, type Location } from '../locations/index.ts'
import { noChange, recordChange, type RecordedChange } from '../platform/admin/audit.ts'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { defer } from '../platform/admin/pending-actions.ts'
import { inTransaction } from '../platform/database.ts'
import {
  closureOf,
  dayOf,
  instantOf,
  isTimeOfDay,
  problem,
  visibleClosure,
  wholeDays,
} from './admin-input.ts'
import { calendarShape, closureShape, ordersShape } from './admin-shapes.ts'
import {
  changeCapacity,
  changeSpecialHours,
  closeSlots,
  reopenSlots,
  slotCalendar,
  type OrderInSlot,
} from './calendar.ts'
import { selectOrdersInSlots, selectSlotClosures, type SlotClosure } from './calendar.sql.ts'
import type { SlotMessage } from './write-to-orders.ts'

const mostDays = 14
const mostSlots = 500
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
      const method = methodOf(args.method)
      const { capacity = null, startsAt } = args
      if (capacity !== null && (capacity < 0 || capacity > MOST_CAPACITY))
        throw problem(ctx, 'capacity', 'slots_capacity_invalid')
      if (startsAt.length === 0 || startsAt.length > mostSlots)
        throw problem(ctx, 'startsAt', 'slots_too_many')
      const starts = startsAt.map((text) => instantOf(ctx, 'startsAt', text))
      const changed = await inTransaction(ctx.app.sql, (tx) =>
        changeCapacity(tx, ctx.app, { location, method }, { starts, capacity }),
      )
      const slots = changed.map((one) => ({ ...one, startsAt: one.startsAt.toISOString() }))
      if (slots.length === 0) noChange(ctx)
      else
        await recordChange(ctx, {
          ...changeOf(location, 'slots.capacity'),
          before: { method, capacities: slots.map((one) => [one.startsAt, one.before]) },
          after: { method, capacities: slots.map((one) => [one.startsAt, one.after]) },
        })
      return { changed: slots }
    },
    closeSlots: async (_: unknown, args: MutationCloseSlotsArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      const input = closureOf(ctx, location, args.closure)
      const { closure, orders } = await inTransaction(ctx.app.sql, (tx) =>
        closeSlots(tx, ctx.app, location, input),
      )
      const { id, method, startsAt, endsAt, reasons } = closure
      await recordChange(ctx, {
        ...changeOf(location, 'slots.close'),
        after: {
          closure: id,
          method,
          from: startsAt,
          to: endsAt,
          reasons: { ...reasons },
          orders: orders.length,
        },
      })
      return { closureId: id }
    },
    reopenSlots: async (_: unknown, args: MutationReopenSlotsArgs, ctx: AdminContext) => {
      const { closure, location } = await visibleClosure(ctx, args.closureId)
      await inTransaction(ctx.app.sql, (tx) => reopenSlots(tx, closure))
      const { id, method, startsAt, endsAt } = closure
      await recordChange(ctx, {
        ...changeOf(location, 'slots.reopen'),
        before: { closure: id, method, from: startsAt, to: endsAt },
      })
      return { id: String(id) }
    },
    setSpecialHours: async (_: unknown, args: MutationSetSpecialHoursArgs, ctx: AdminContext) => {
      const location = await visibleLocation(ctx, args.locationId)
      const day = dayOf(ctx, 'day', args.day)
      const spans = args.spans.toSorted((a, b) => a.opens.localeCompare(b.opens))
      spans.forEach((span, index) => {
        const last = spans[index - 1]
        const isTime = isTimeOfDay(span.opens) && (isTimeOfDay(span.closes) || span.closes === '24:00')
        if (!isTime || span.opens >= span.closes || (last && span.opens < last.closes))
          throw problem(ctx, `spans.${index}`, 'slots_hours_invalid')
      })
      await inTransaction(ctx.app.sql, (tx) => changeSpecialHours(tx, location, day, spans))
      await recordChange(ctx, {
        ...changeOf(location, 'slots.hours'),
        after: { day, hours: spans.map(({ opens, closes }) => `${opens}-${closes}`) },
      })
      return { day, locationId: location.id }
    },
    writeToClosedSlots: async (_: unknown, args: MutationWriteToClosedSlotsArgs, ctx: AdminContext) => {
      const { closure, location } = await visibleClosure(ctx, args.closureId)
      const message = args.message.trim()
      if (message === '' || message.length > mostMessage)
        throw problem(ctx, 'message', 'slots_message_invalid')
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

const changeOf = (
  { id, code, websiteId }: Location,
  action: string,
): Pick<RecordedChange, 'action' | 'entity' | 'websiteId' | 'locationId'> => ({
  action,
  entity: { type: 'location', id, label: code },
  websiteId,
  locationId: id,
})

async function ordersOf({ app }: AdminContext, closure: SlotClosure): Promise<OrderInSlot[]> {
  const { locationId, method, startsAt: from, endsAt: to } = closure
  return await selectOrdersInSlots(app.sql, { locationId, method, from, to })
}
