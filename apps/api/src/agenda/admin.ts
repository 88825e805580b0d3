import type {
  AgendaFeed,
  MutationSetAppointmentTermsArgs,
  QueryAgendaArgs,
  QueryAppointmentsOutsideArgs,
} from '@comptoir/contract/generated/admin'
import type { AdminContext, AdminResolverMap } from '../platform/admin/context.ts'
import { invalidField } from '../platform/admin/errors.ts'
import { shownOnce } from '../platform/admin/shown-once.ts'
import type { Store } from '../stores/index.ts'
import { readAgenda } from './agenda.ts'
import { AGENDA_FEED_SHOWN, ownFeed, renewFeed, revokeFeed } from './feed.ts'
import { changeTerms, readAppointmentMethod, readAppointmentSettings, wouldBeOutside } from './settings.ts'
import { visibleStore } from './websites.ts'

const mostDays = 14

type OfWebsite = { websiteId: string }
type OfMethod = OfWebsite & { method: string }

/** Appointments for staff: their agenda, its address for calendars, and when they are offered. */
export const agendaAdmin: AdminResolverMap = {
  Query: {
    agenda: async (_: unknown, args: QueryAgendaArgs, ctx: AdminContext) => {
      const store = visibleStore(ctx, args.websiteId)
      const days = Math.max(1, Math.min(mostDays, args.days ?? 7))
      return await readAgenda(ctx, store, { from: dayOf(ctx, args.from), days })
    },
    agendaFeed: async (_: unknown, args: OfWebsite, ctx: AdminContext) =>
      await feedShape(ctx, visibleStore(ctx, args.websiteId)),
    appointmentSettings: async (_: unknown, args: OfWebsite, ctx: AdminContext) =>
      await readAppointmentSettings(ctx, visibleStore(ctx, args.websiteId)),
    appointmentsOutside: async (_: unknown, args: QueryAppointmentsOutsideArgs, ctx: AdminContext) => {
      const { method, terms = null } = args
      return await wouldBeOutside(ctx, visibleStore(ctx, args.websiteId), { method, terms })
    },
  },
  Mutation: {
    setAppointmentTerms: async (_: unknown, args: MutationSetAppointmentTermsArgs, ctx: AdminContext) => {
      const { websiteId, method, version, terms = null } = args
      await changeTerms(ctx, visibleStore(ctx, websiteId), { method, version, terms })
      return { websiteId, method }
    },
    renewAgendaFeed: async (_: unknown, { websiteId }: OfWebsite, ctx: AdminContext) => {
      await renewFeed(ctx, visibleStore(ctx, websiteId))
      return { websiteId }
    },
    revokeAgendaFeed: async (_: unknown, { websiteId }: OfWebsite, ctx: AdminContext) => {
      await revokeFeed(ctx, visibleStore(ctx, websiteId))
      return { websiteId }
    },
  },
  AppointmentTermsPayload: {
    method: async ({ websiteId, method }: OfMethod, _: unknown, ctx: AdminContext) =>
      await readAppointmentMethod(ctx, visibleStore(ctx, websiteId), method),
  },
  AgendaFeedPayload: {
    feed: async ({ websiteId }: OfWebsite, _: unknown, ctx: AdminContext) =>
      await feedShape(ctx, visibleStore(ctx, websiteId)),
    address: (_: unknown, __: unknown, { staff }: AdminContext) =>
      shownOnce(staff, AGENDA_FEED_SHOWN)?.[0] ?? null,
  },
}

async function feedShape(ctx: AdminContext, store: Store): Promise<AgendaFeed | null> {
  const feed = await ownFeed(ctx, store)
  if (!feed) return null
  return { createdAt: feed.createdAt.toISOString(), lastReadAt: feed.lastReadAt?.toISOString() ?? null }
}

function dayOf({ language }: AdminContext, text: string): string {
  const isDay = /^\d{4}-\d\d-\d\d$/.test(text) && !Number.isNaN(Date.parse(`${text}T00:00:00Z`))
  if (!isDay) throw invalidField(language, 'from', 'agenda_day')
  return text
}
