import { covers } from '@comptoir/rules/permissions'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { RecordNotFoundError } from '../platform/admin/errors.ts'
import { rowId } from '../platform/admin/resolvers.ts'
import { selectTeamEntries, type TeamEntry } from './sales.sql.ts'
import { figuresOfWeek, salesOfDay, type WebsitePlace } from './sales.ts'
import { tasksOf } from './tasks.ts'
import type { Found, TaskExample } from './waiting.ts'

type Today = { place: WebsitePlace }

const teamEntries = 6

/** What needs a person, and how the day goes. */
export const todayAdmin: AdminResolverMap = {
  Query: {
    today: (_: unknown, { websiteId }: { websiteId: string }, ctx: AdminContext): Today => {
      const id = rowId(ctx, websiteId)
      const store = ctx.app.stores.all.find(({ website }) => website.id === id)
      if (!store || (ctx.staff.websiteIds && !ctx.staff.websiteIds.includes(id)))
        throw new RecordNotFoundError(ctx.language)
      const { timezone: timeZone } = store.settings
      return { place: { websiteId: id, timeZone, currency: store.website.currency } }
    },
  },
  Today: {
    tasks: async ({ place }: Today, _: unknown, ctx: AdminContext) =>
      await tasksOf({
        ...ctx,
        timeZone: place.timeZone,
        seesAllWebsites: ctx.staff.websiteIds === null && ctx.staff.locationIds === null,
        staff: { ...ctx.staff, websiteIds: [place.websiteId] },
      }),
    sales: async ({ place }: Today, _: unknown, ctx: AdminContext) =>
      covers(ctx.staff, place) ? await salesOfDay(ctx, place) : null,
    week: async ({ place }: Today, _: unknown, ctx: AdminContext) =>
      covers(ctx.staff, place) ? await figuresOfWeek(ctx, place) : null,
    team: async ({ place }: Today, _: unknown, ctx: AdminContext) =>
      covers(ctx.staff, place) ? await selectTeamEntries(ctx.app.sql, place.websiteId, teamEntries) : null,
  },
  Task: { oldestAt: ({ oldestAt }: Found) => oldestAt?.toISOString() ?? null },
  TaskExample: {
    at: ({ at }: TaskExample) => at?.toISOString() ?? null,
    amount: ({ amount, currency }: TaskExample) => moneyOf(amount, currency),
    expected: ({ expected, currency }: TaskExample) => moneyOf(expected, currency),
  },
  TeamDeed: { at: ({ at }: TeamEntry) => at.toISOString() },
}

const moneyOf = (amount: number | null, currency: string | null) =>
  amount === null || currency === null ? null : { amount, currency }
