import { isFulfilmentMethod, type FulfilmentMethod } from '@comptoir/rules/fulfilment'
import type { Localised } from '@comptoir/rules/language'
import { visibleLocation } from '../locations/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { expectValues, type AuditRecord, type RestoreHandlers } from '../platform/admin/restore.ts'
import type { JsonValue } from '../platform/database.ts'
import { InputError } from '../platform/errors.ts'
import { messageIn } from '../platform/messages.ts'
import { close, setCapacity, setHours, textsOf } from './admin-changes.ts'
import { selectSlotClosures, selectSpecialHours } from './calendar.sql.ts'

const textOf = (value: JsonValue | undefined) => (typeof value === 'string' ? value : '')

async function restoreCapacity(ctx: AdminContext, { entity, before }: AuditRecord): Promise<void> {
  const location = await visibleLocation(ctx, entity.id)
  const slots = Object.entries(before ?? {}).map(([field, value]) => {
    const [, method = '', startsAt = ''] = field.split(' ')
    return { method, starts: [new Date(startsAt)], capacity: typeof value === 'number' ? value : null }
  })
  const method = slots[0]?.method ?? ''
  if (!isFulfilmentMethod(method)) throw unreadable(ctx)
  await setCapacity(ctx, { location, method }, slots)
}

async function restoreHours(ctx: AdminContext, entry: AuditRecord): Promise<void> {
  const location = await visibleLocation(ctx, entry.entity.id)
  for (const [field, value] of Object.entries(entry.before ?? {})) {
    const day = field.slice('hours '.length)
    const now = textsOf(await selectSpecialHours(ctx.app.sql, location.id, day))
    expectValues(ctx, entry, { [field]: now })
    const texts = Array.isArray(value) ? value.map(textOf) : []
    const spans = texts.map((text) => {
      const [opens = '', closes = ''] = text.split('-')
      return { opens, closes }
    })
    await setHours(ctx, location, day, spans)
  }
}

/** Closes again what was opened, unless it is closed already. */
async function restoreClosure(ctx: AdminContext, { entity, before }: AuditRecord): Promise<void> {
  const location = await visibleLocation(ctx, entity.id)
  const [closure] = Object.values(before ?? {})
  if (typeof closure !== 'object' || closure === null || Array.isArray(closure)) throw unreadable(ctx)
  const { method, from, to, firstDay, lastDay, reasons } = closure as Readonly<Record<string, JsonValue>>
  const period = { startsAt: new Date(textOf(from)), endsAt: new Date(textOf(to)) }
  if (period.endsAt <= ctx.app.now()) throw new InputError(messageIn(ctx.language, 'slots_period_invalid'))
  const closures = await selectSlotClosures(ctx.app.sql, location.id, ctx.app.now())
  const isSame = (one: { startsAt: Date; endsAt: Date; method: FulfilmentMethod | null }) =>
    one.startsAt.getTime() === period.startsAt.getTime() &&
    one.endsAt.getTime() === period.endsAt.getTime() &&
    one.method === method
  if (closures.some(isSame)) throw new InputError(messageIn(ctx.language, 'audit_restore_again'))
  const common = {
    method: isFulfilmentMethod(textOf(method)) ? (method as FulfilmentMethod) : null,
    reasons: { ...(reasons as Partial<Localised>) },
  }
  const isDays = typeof firstDay === 'string'
  await close(
    ctx,
    location,
    isDays ? { ...common, firstDay, lastDay: textOf(lastDay) } : { ...common, ...period },
  )
}

/** An entry from before its values were kept in a form that can be brought back. */
const unreadable = (ctx: AdminContext) => new InputError(messageIn(ctx.language, 'audit_restore_impossible'))

/** What brings capacities, hours and closures of points of sale back; a closure itself is opened in the calendar. */
export const slotRestore: RestoreHandlers = {
  'slots.capacity': { permission: 'slots.edit', restore: restoreCapacity },
  'slots.hours': { permission: 'slots.edit', restore: restoreHours },
  'slots.reopen': { permission: 'slots.edit', restore: restoreClosure },
}
