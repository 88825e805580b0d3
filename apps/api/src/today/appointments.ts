import { appointmentsOfDay, ordersToSchedule } from '../agenda/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { foundOf, mostExamples, type Found } from './waiting.ts'

/** The appointments of a day, 0 is today, the earliest first; those that are done do not count. */
export const findAppointments =
  (offset: number) =>
  async (ctx: AdminContext): Promise<Found> => {
    const open = (await appointmentsOfDay(ctx, offset)).filter(
      ({ work }) => work !== 'shipped' && work !== 'handed_over',
    )
    const examples = open.slice(0, mostExamples).map(({ number, firstname, lastname, city, startsAt }) => ({
      entityType: 'order',
      entityId: number,
      label: `${firstname} ${lastname}`,
      detail: city,
      at: startsAt,
    }))
    return foundOf(examples, { count: open.length, oldestAt: null })
  }

/** The orders whose appointment is still to be agreed, the oldest first. */
export async function findOrdersToSchedule(ctx: AdminContext): Promise<Found> {
  const { count, rows } = await ordersToSchedule(ctx, mostExamples)
  const examples = rows.map(({ number, firstname, lastname, placedAt }) => ({
    entityType: 'order',
    entityId: number,
    label: number,
    detail: `${firstname} ${lastname}`,
    at: placedAt,
  }))
  return foundOf(examples, { count, oldestAt: rows[0]?.placedAt ?? null })
}
