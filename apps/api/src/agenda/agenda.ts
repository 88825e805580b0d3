import type { Agenda, AgendaEntry as EntryShape, AgendaWindow } from '@comptoir/contract/generated/admin'
import { isWithoutAppointments } from '@comptoir/rules/appointment'
import { addDays, localTime, timeOf, type Day } from '@comptoir/rules/calendar'
import { endOfDay, startOfDay } from '@comptoir/rules/slots'
import { appointmentLoads } from '../fulfilment/index.ts'
import type { AdminContext } from '../platform/admin/context.ts'
import type { Store } from '../stores/index.ts'
import { selectAppointments, selectUnscheduled, type Needing } from './agenda.sql.ts'
import { entriesOf, type AgendaEntry } from './entry.ts'
import { appointmentMethods, calendarOf, methodTitle, weightUnit, zoneNames } from './websites.ts'

const mostUnscheduled = 50

/** Some days of a website with their windows, and what is in them. */
export async function readAgenda(
  ctx: AdminContext,
  store: Store,
  { from, days }: { from: Day; days: number },
): Promise<Agenda> {
  const { app, language } = ctx
  const { timezone } = store.settings
  const methods = appointmentMethods(store)
  const range = Array.from({ length: days }, (_, index) => addDays(from, index))
  const last = range.at(-1) ?? from
  const period = { from: startOfDay(from, timezone), to: endOfDay(last, timezone) }
  const rows = await selectAppointments(app.sql, { websiteId: store.website.id, ...period })
  const entries = entriesOf(store, rows, language)
  const planned = await Promise.all(methods.map(({ series }) => windowsOf(ctx, series, range)))
  const windows = withEntries(planned.flat(), entries, timezone)
  const waiting = await selectUnscheduled(app.sql, store.website.id, needingOf(store), mostUnscheduled)
  return {
    today: localTime(app.now(), timezone).day,
    weightUnit: weightUnit(store),
    zones: zoneNames(store, language),
    methods: methods.map(({ method, series }) => ({
      key: series.method,
      title: methodTitle(method, language),
    })),
    days: range.map((day) => ({
      day,
      isClosed: methods.every(({ series }) => isWithoutAppointments(series.terms, day, calendarOf(store))),
      windows: windows.filter((one) => one.day === day),
    })),
    unscheduled: entriesOf(store, waiting, language).map(entryShape),
  }
}

type DayWindow = AgendaWindow & { day: Day }

async function windowsOf(
  { app }: AdminContext,
  series: Parameters<typeof appointmentLoads>[1],
  days: readonly Day[],
): Promise<DayWindow[]> {
  const loads = await appointmentLoads(app, series, days)
  return loads.map(({ day, time, endTime, startsAt, sold, held, capacity }) => ({
    method: series.method,
    day,
    time,
    endTime,
    startsAt: startsAt.toISOString(),
    capacity,
    free: Math.max(0, capacity - sold - held),
    appointments: [],
  }))
}

/** The windows with their appointments; one whose window is no longer planned gets a window of its own. */
function withEntries(
  planned: readonly DayWindow[],
  entries: readonly AgendaEntry[],
  timeZone: string,
): DayWindow[] {
  const keyOf = ({ method, day, time, endTime }: Pick<DayWindow, 'method' | 'day' | 'time' | 'endTime'>) =>
    [method, day, time, endTime].join(' ')
  const known = new Map(planned.map((window) => [keyOf(window), { ...window }]))
  for (const entry of entries) {
    if (!entry.startsAt || !entry.endsAt) continue
    const { day, ...start } = localTime(entry.startsAt, timeZone)
    const window: DayWindow = {
      method: entry.shippingMethod,
      day,
      time: timeOf(start),
      endTime: timeOf(localTime(entry.endsAt, timeZone)),
      startsAt: entry.startsAt.toISOString(),
      capacity: null,
      free: null,
      appointments: [],
    }
    const own = known.get(keyOf(window)) ?? window
    known.set(keyOf(own), { ...own, appointments: [...own.appointments, entryShape(entry)] })
  }
  return [...known.values()].toSorted((a, b) => a.startsAt.localeCompare(b.startsAt))
}

/** When the website's orders need an appointment. */
export function needingOf(store: Store): Needing[] {
  return appointmentMethods(store).map(({ series: { method, terms } }) => ({
    method,
    fromWeight: terms.fromWeight ?? null,
    optionSkus: terms.optionSkus ?? [],
  }))
}

function entryShape(entry: AgendaEntry): EntryShape {
  const { id, number, kind, customer, company, street, postcode, city, country, zone, telephone } = entry
  const { remarks, goods, fittings, weight, work, placedAt } = entry
  return {
    id: String(id),
    number,
    kind,
    customer,
    company,
    street,
    postcode,
    city,
    country,
    zone,
    telephone,
    remarks,
    goods,
    fittings,
    weight,
    work: work.toUpperCase() as EntryShape['work'],
    placedAt: placedAt.toISOString(),
  }
}
