import { MOST_CAPACITY } from '@comptoir/rules/slot-calendar'
import type { Location } from '../locations/index.ts'
import { noChange, recordChange, type RecordedChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { inTransaction, type JsonValue } from '../platform/database.ts'
import { invalidField } from '../platform/admin/errors.ts'
import { isTimeOfDay } from './admin-input.ts'
import {
  changeCapacity,
  changeSpecialHours,
  closeSlots,
  reopenSlots,
  type CapacityChange,
  type ClosureInput,
} from './calendar.ts'
import type { SlotClosure, SpecialHours } from './calendar.sql.ts'
import type { FulfilmentChoice } from './slots.ts'

const mostSlots = 500

/**
 * Gives slots capacities and writes the audit log, one field a slot, so that changes of other slots stand beside it.
 * Returns what changed. Throws InvalidInputError.
 */
export async function setCapacity(
  ctx: AdminContext,
  choice: FulfilmentChoice,
  changes: readonly { starts: readonly Date[]; capacity: number | null }[],
): Promise<CapacityChange[]> {
  const isPossible = ({ capacity }: { capacity: number | null }) =>
    capacity === null || (capacity >= 0 && capacity <= MOST_CAPACITY)
  if (!changes.every(isPossible)) throw invalidField(ctx.language, 'capacity', 'slots_capacity_invalid')
  const count = changes.reduce((sum, { starts }) => sum + starts.length, 0)
  if (count === 0 || count > mostSlots) throw invalidField(ctx.language, 'startsAt', 'slots_too_many')
  const changed = await inTransaction(ctx.app.sql, async (tx) => {
    const done: CapacityChange[] = []
    for (const change of changes) done.push(...(await changeCapacity(tx, ctx.app, choice, change)))
    return done
  })
  if (changed.length === 0) noChange(ctx)
  else {
    const named = (value: (change: CapacityChange) => number) =>
      Object.fromEntries(changed.map((one) => [capacityName(choice.method, one.startsAt), value(one)]))
    await recordChange(ctx, {
      ...changeOf(choice.location, 'slots.capacity'),
      before: named(({ before }) => before),
      after: named(({ after }) => after),
    })
  }
  return changed
}

/** The field of a slot's capacity in the audit log. */
const capacityName = (method: string, startsAt: Date) => `capacity ${method} ${startsAt.toISOString()}`

/** Closes slots and writes the audit log. Returns the id of the closure. */
export async function close(ctx: AdminContext, location: Location, input: ClosureInput): Promise<number> {
  const { closure, orders } = await inTransaction(ctx.app.sql, (tx) =>
    closeSlots(tx, ctx.app, location, input),
  )
  await recordChange(ctx, {
    ...changeOf(location, 'slots.close'),
    after: { ...recordOf(closure), orders: orders.length },
  })
  return closure.id
}

/** Ends a closure and writes the audit log. */
export async function reopen(ctx: AdminContext, location: Location, closure: SlotClosure): Promise<void> {
  await inTransaction(ctx.app.sql, (tx) => reopenSlots(tx, closure))
  await recordChange(ctx, { ...changeOf(location, 'slots.reopen'), before: recordOf(closure) })
}

/** A closure as the audit log has it: a field of its own, so that others stand beside it. */
const recordOf = ({ id, ...closure }: SlotClosure): Record<string, JsonValue> => ({
  [`closure ${id}`]: {
    method: closure.method,
    from: closure.startsAt.toISOString(),
    to: closure.endsAt.toISOString(),
    firstDay: closure.firstDay,
    lastDay: closure.lastDay,
    reasons: { ...closure.reasons },
  },
})

/** Gives a day other hours, or with none those of its weekday, and writes the audit log. Throws InvalidInputError. */
export async function setHours(
  ctx: AdminContext,
  location: Location,
  day: string,
  wanted: readonly Omit<SpecialHours, 'day'>[],
): Promise<void> {
  const spans = wanted
    .map(({ opens, closes }) => ({ opens, closes }))
    .toSorted((a, b) => a.opens.localeCompare(b.opens))
  spans.forEach((span, index) => {
    const last = spans[index - 1]
    const isTime = isTimeOfDay(span.opens) && (isTimeOfDay(span.closes) || span.closes === '24:00')
    if (!isTime || span.opens >= span.closes || (last && span.opens < last.closes))
      throw invalidField(ctx.language, `spans.${index}`, 'slots_hours_invalid')
  })
  const before = await inTransaction(ctx.app.sql, (tx) => changeSpecialHours(tx, location, day, spans))
  await recordChange(ctx, {
    ...changeOf(location, 'slots.hours'),
    before: { [`hours ${day}`]: textsOf(before) },
    after: { [`hours ${day}`]: textsOf(spans) },
  })
}

/** Spans as the audit log has them: `11:30-14:00`. */
export const textsOf = (spans: readonly Omit<SpecialHours, 'day'>[]): string[] =>
  spans.map(({ opens, closes }) => `${opens}-${closes}`)

const changeOf = (
  { id, code, websiteId }: Location,
  action: string,
): Pick<RecordedChange, 'action' | 'entity' | 'websiteId' | 'locationId'> => ({
  action,
  entity: { type: 'location', id, label: code },
  websiteId,
  locationId: id,
})
