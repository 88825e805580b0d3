import type { SlotClosureInput } from '@comptoir/contract/generated/admin'
import { addDays } from '@comptoir/rules/calendar'
import { endOfDay, startOfDay } from '@comptoir/rules/slots'
import { methodOf, visibleLocation, type Location } from '../locations/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { invalidField, RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import type { ClosureInput } from './calendar.ts'
import { selectSlotClosure, type SlotClosure } from './calendar.sql.ts'

const mostClosedDays = 366

export function dayOf(ctx: AdminContext, field: string, text: string): string {
  if (!/^\d{4}-\d\d-\d\d$/.test(text) || Number.isNaN(Date.parse(`${text}T00:00:00Z`)))
    throw invalidField(ctx.language, field, 'slots_day_invalid')
  return text
}

export function instantOf(ctx: AdminContext, field: string, text: string): Date {
  const instant = new Date(text)
  if (Number.isNaN(instant.getTime())) throw invalidField(ctx.language, field, 'slots_time_invalid')
  return instant
}

export const isTimeOfDay = (text: string): boolean => /^(?:[01]\d|2[0-3]):[0-5]\d$/.test(text)

/** What to close, from the input. Throws InvalidInputError. */
export function closureOf(ctx: AdminContext, { timezone }: Location, input: SlotClosureInput): ClosureInput {
  const { firstDay, lastDay, startsAt, endsAt } = input
  const reason = input.reason?.trim().slice(0, 200)
  const common = {
    method: input.method ? methodOf(input.method) : null,
    reasons: reason ? Object.fromEntries(ctx.app.stores.all.map(({ language }) => [language, reason])) : {},
  }
  if (firstDay) {
    const days = {
      firstDay: dayOf(ctx, 'firstDay', firstDay),
      lastDay: dayOf(ctx, 'lastDay', lastDay ?? firstDay),
    }
    const isOver = endOfDay(days.lastDay, timezone) <= ctx.app.now()
    if (days.lastDay < days.firstDay || isOver || days.lastDay > addDays(days.firstDay, mostClosedDays))
      throw invalidField(ctx.language, 'lastDay', 'slots_period_invalid')
    // Shoppers read the reason of whole days: without one there is nothing to read.
    return reason ? { ...common, ...days } : { ...common, ...wholeDays(timezone, days) }
  }
  const period = {
    startsAt: instantOf(ctx, 'startsAt', startsAt ?? ''),
    endsAt: instantOf(ctx, 'endsAt', endsAt ?? ''),
  }
  if (period.startsAt >= period.endsAt || period.endsAt <= ctx.app.now())
    throw invalidField(ctx.language, 'endsAt', 'slots_period_invalid')
  return { ...common, ...period }
}

/** The period of whole days, both included. */
export function wholeDays(timezone: string, { firstDay, lastDay }: { firstDay: string; lastDay: string }) {
  return { startsAt: startOfDay(firstDay, timezone), endsAt: endOfDay(lastDay, timezone) }
}

/** A closure of a location that the person may see. Throws RecordNotFoundError. */
export async function visibleClosure(
  ctx: AdminContext,
  id: string,
): Promise<{ closure: SlotClosure; location: Location }> {
  const closure = await selectSlotClosure(ctx.app.sql, rowId(ctx, id))
  if (!closure) throw new RecordNotFoundError(ctx.language)
  return { closure, location: await visibleLocation(ctx, closure.locationId) }
}
