import { addDays, type Day } from '@comptoir/rules/calendar'

/** What of the agenda is shown. */
export interface AgendaAddress {
  readonly day: Day
  readonly view: 'day' | 'week'
  readonly kind: 'DELIVERY' | 'FITTING' | null
  /** Code of a zone. */
  readonly zone: string | null
  /** Number of the order whose appointment is moved. */
  readonly order: string | null
}

/** What the query of an address shows; without one the day of today. */
export function readAgendaAddress(query: URLSearchParams, today: Day): AgendaAddress {
  const day = query.get('day') ?? ''
  const kind = query.get('kind')
  const isDay = /^\d{4}-\d\d-\d\d$/.test(day) && !Number.isNaN(Date.parse(`${day}T00:00:00Z`))
  return {
    day: isDay ? day : day === 'tomorrow' ? addDays(today, 1) : today,
    view: query.get('view') === 'week' ? 'week' : 'day',
    kind: kind === 'delivery' ? 'DELIVERY' : kind === 'fitting' ? 'FITTING' : null,
    zone: query.get('zone') || null,
    order: query.get('order')?.slice(0, 40) || null,
  }
}

/** The address of an agenda. */
export function agendaPath({ day, view, kind, zone, order }: AgendaAddress): string {
  const query = new URLSearchParams({ day })
  if (view === 'week') query.set('view', view)
  if (kind) query.set('kind', kind.toLowerCase())
  if (zone) query.set('zone', zone)
  if (order) query.set('order', order)
  return `/appointments?${query}`
}

interface Filtered {
  readonly kind: 'DELIVERY' | 'FITTING'
  readonly zone?: string | null | undefined
}

/** Whether an appointment is one of those that the address asks for. */
export const isShown = (entry: Filtered, { kind, zone }: Pick<AgendaAddress, 'kind' | 'zone'>): boolean =>
  (!kind || entry.kind === kind) && (!zone || entry.zone === zone)
