import type { Language } from '@comptoir/rules/language'
import { DAY_MS } from '@comptoir/rules/duration'
import { formatNumber } from '@comptoir/rules/number-format'
import { allows } from '@comptoir/rules/permissions'
import { appointmentUid, placeText } from '../orders/index.ts'
import { noChange, recordChange } from '../platform/admin/audit.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import { showOnce } from '../platform/admin/shown-once.ts'
import { calendarFile, type CalendarEntry } from '../platform/calendar-file.ts'
import type { App } from '../platform/context.ts'
import { messageIn, messageLanguages, SOURCE_LANGUAGE } from '../platform/messages.ts'
import { randomToken, tokenHash } from '../platform/random-token.ts'
import { grantOfAccount, ownAccount } from '../staff/index.ts'
import type { Store } from '../stores/index.ts'
import { selectAppointments } from './agenda.sql.ts'
import { entriesOf, type AgendaEntry } from './entry.ts'
import { deleteFeed, replaceFeed, selectFeed, selectFeedByHash, touchFeed } from './feed.sql.ts'
import type { AgendaFeedRecord } from './feed.sql.ts'
import { weightUnit } from './websites.ts'

/** Name under which a new address is shown once. */
export const AGENDA_FEED_SHOWN = 'agenda feed'

/** Where calendars read an agenda. */
export const FEED_PATH = '/agenda/feed.ics'

const pastDays = 7
const futureDays = 90
/** How often calendars should read it again. */
const refreshSeconds = 900

/** One's own feed of a website; undefined without one, and for an API token. */
export async function ownFeed(
  { app, staff }: AdminContext,
  store: Store,
): Promise<AgendaFeedRecord | undefined> {
  const { staffId } = staff
  return staffId === null ? undefined : await selectFeed(app.sql, { staffId, websiteId: store.website.id })
}

/** Gives the person a feed, whose address the response shows once. Throws PersonNeededError for an API token. */
export async function renewFeed(ctx: AdminContext, store: Store): Promise<void> {
  const { app, staff } = ctx
  const own = await ownAccount(ctx)
  const owner = { staffId: own.id, websiteId: store.website.id }
  const hadOne = (await selectFeed(app.sql, owner)) !== undefined
  const token = randomToken()
  await replaceFeed(app.sql, { ...owner, hash: tokenHash(token), at: app.now() })
  showOnce(staff, AGENDA_FEED_SHOWN, [`${app.settings.publicUrl}${FEED_PATH}?token=${token}`])
  await recordFeed(ctx, store, hadOne ? 'agenda_feed.renew' : 'agenda_feed.create')
}

/** Ends the person's feed. Throws PersonNeededError for an API token. */
export async function revokeFeed(ctx: AdminContext, store: Store): Promise<void> {
  const own = await ownAccount(ctx)
  if (await deleteFeed(ctx.app.sql, { staffId: own.id, websiteId: store.website.id }))
    await recordFeed(ctx, store, 'agenda_feed.revoke')
  else noChange(ctx)
}

async function recordFeed(ctx: AdminContext, { website }: Store, action: string): Promise<void> {
  const { staffId, name } = ctx.staff
  const entity = { type: 'agenda_feed', id: `${staffId} ${website.id}`, label: `${website.code} ${name}` }
  await recordChange(ctx, { action, entity, websiteId: website.id })
}

/**
 * The calendar file of a feed's secret, in the person's language; undefined for an unknown secret, and while the person
 * may not see the orders of the website, whole.
 */
export async function readFeed(app: App, token: string): Promise<string | undefined> {
  const hash = tokenHash(token)
  const feed = await selectFeedByHash(app.sql, hash)
  const grant = feed && (await grantOfAccount(app, feed.staffId))
  if (!grant || !allows(grant, 'orders.view', { websiteId: feed.websiteId })) return undefined
  const store = app.stores.defaultOf(feed.websiteId)
  const language = messageLanguages.find((one) => one === grant.language) ?? SOURCE_LANGUAGE
  const now = app.now()
  await touchFeed(app.sql, hash, now)
  const at = (days: number) => new Date(now.getTime() + days * DAY_MS)
  const period = { websiteId: feed.websiteId, from: at(-pastDays), to: at(futureDays) }
  const entries = entriesOf(store, await selectAppointments(app.sql, period), language)
  const name = messageIn(language, 'agenda_feed_name', { shop: store.website.name })
  return calendarFile(
    entries.flatMap((entry) => eventOf(app, store, entry, language)),
    { at: now, name, refreshSeconds },
  )
}

/** What those who deliver need, and no more: neither e-mail nor amounts. */
function eventOf(app: App, store: Store, entry: AgendaEntry, language: Language): CalendarEntry[] {
  const { number, sequence, startsAt, endsAt, customer, company, city, telephone, weight } = entry
  if (!startsAt || !endsAt) return []
  const lines = [
    messageIn(language, 'agenda_feed_order', { order: number }),
    company,
    telephone,
    ...entry.goods,
    ...entry.fittings.map((fitting) => messageIn(language, 'agenda_feed_fitting', { fitting })),
    weight === null ? null : `${formatNumber(weight, language)} ${weightUnit(store)}`,
    ...entry.remarks,
    `${app.settings.adminUrl}/orders/${number}`,
  ]
  return [
    {
      uid: appointmentUid(app, number),
      sequence,
      startsAt,
      endsAt,
      title: messageIn(language, 'agenda_feed_title', { customer, city }),
      description: lines.filter(Boolean).join('\n'),
      place: placeText(entry),
    },
  ]
}
