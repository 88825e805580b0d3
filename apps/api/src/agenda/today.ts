import { addDays, localTime } from '@comptoir/rules/calendar'
import { covers } from '@comptoir/rules/permissions'
import { endOfDay, startOfDay } from '@comptoir/rules/slots'
import type { AdminContext } from '../platform/admin/context.ts'
import type { Store } from '../stores/index.ts'
import { needingOf } from './agenda.ts'
import { selectAppointments, selectUnscheduled, type AgendaRow } from './agenda.sql.ts'

/** The websites whose appointments the person may see. */
function storesOfAgenda({ app, staff }: AdminContext): Store[] {
  const ids = [...new Set(app.stores.all.map(({ website }) => website.id))]
  return ids
    .filter((websiteId) => covers(staff, { websiteId }))
    .map((websiteId) => app.stores.defaultOf(websiteId))
}

/** The appointments of a day, 0 is today, of the websites that the person may see. */
export async function appointmentsOfDay(ctx: AdminContext, offset: number): Promise<AgendaRow[]> {
  const found = storesOfAgenda(ctx).map(async ({ website, settings: { timezone } }) => {
    const day = addDays(localTime(ctx.app.now(), timezone).day, offset)
    const period = { from: startOfDay(day, timezone), to: endOfDay(day, timezone) }
    return await selectAppointments(ctx.app.sql, { websiteId: website.id, ...period })
  })
  return (await Promise.all(found)).flat()
}

/** The orders that need an appointment and have none, the oldest first, and how many they are. */
export async function ordersToSchedule(
  ctx: AdminContext,
  limit: number,
): Promise<{ count: number; rows: AgendaRow[] }> {
  const found = await Promise.all(
    storesOfAgenda(ctx).map((store) =>
      selectUnscheduled(ctx.app.sql, store.website.id, needingOf(store), limit),
    ),
  )
  return {
    count: found.reduce((sum, rows) => sum + (rows[0]?.total ?? 0), 0),
    rows: found
      .flat()
      .toSorted((a, b) => a.placedAt.getTime() - b.placedAt.getTime())
      .slice(0, limit),
  }
}
