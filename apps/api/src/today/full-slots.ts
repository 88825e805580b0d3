import { textIn } from '@comptoir/rules/language'
import { covers } from '@comptoir/rules/permissions'
import { fullSlots } from '../fulfilment/index.ts'
import { locationsOf } from '../locations/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { foundOf, mostExamples, type Found } from './waiting.ts'

/** Slots of today and tomorrow that are nearly full, at the points of sale of the person, the earliest first. */
export async function findFullSlots(ctx: AdminContext): Promise<Found> {
  const { all } = await locationsOf(ctx.app)
  const own = all.filter(({ id, websiteId }) => covers(ctx.staff, { websiteId, locationId: id }))
  const slots = await fullSlots(ctx.app, own)
  const examples = slots.slice(0, mostExamples).map(({ location, startsAt, left }) => ({
    entityType: 'location',
    entityId: String(location.id),
    label: textIn(location.titles, ctx.language),
    quantity: left,
    at: startsAt,
  }))
  return foundOf(examples, { count: slots.length, oldestAt: null })
}
