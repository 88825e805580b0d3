import { distanceBetween, type Point } from './distance.ts'
import { MINUTE_MS } from './duration.ts'
import type { FulfilmentMethod } from './fulfilment.ts'

/**
 * How far an order of a point of sale is. `out` is on its way to the customer: only what is delivered gets there, and the
 * kitchen has nothing left to do with it.
 */
export type TicketState = 'new' | 'preparing' | 'ready' | 'out' | 'handed_over'

/** The states that an order of a point of sale goes through, in their order. */
export const TICKET_STEPS = {
  pickup: ['new', 'preparing', 'ready', 'handed_over'],
  delivery: ['new', 'preparing', 'ready', 'out', 'handed_over'],
} as const satisfies Readonly<Record<FulfilmentMethod, readonly TicketState[]>>

const STEPS: Readonly<Record<FulfilmentMethod, readonly TicketState[]>> = TICKET_STEPS

/** What one press changes a ticket to; null after the last step. */
export function nextStep(method: FulfilmentMethod, state: TicketState): TicketState | null {
  const steps = STEPS[method]
  return steps[steps.indexOf(state) + 1] ?? null
}

/** What the other button changes a ticket to; null before the first step. */
export function previousStep(method: FulfilmentMethod, state: TicketState): TicketState | null {
  const steps = STEPS[method]
  return steps[steps.indexOf(state) - 1] ?? null
}

/** Whether a ticket of this method can be in the state. */
export function hasStep(method: FulfilmentMethod, state: TicketState): boolean {
  return STEPS[method].includes(state)
}

/** The fields of a ticket that rules need; times are in milliseconds since 1970. */
export interface Ticket {
  readonly id: string
  readonly method: FulfilmentMethod
  readonly state: TicketState
  /** Of the slot. */
  readonly startsAt: number
  readonly endsAt: number
  /** Minutes that the dishes need at least. */
  readonly minutes: number
  readonly lines: readonly { readonly key: string; readonly name: string; readonly quantity: number }[]
}

const isCooking = ({ state }: Ticket) => state === 'new' || state === 'preparing'

/** When a ticket becomes late: not ready when its slot begins or, once it waits for a courier, not brought when it ends. */
export function dueAt({ method, state, startsAt, endsAt }: Ticket): number | null {
  if (state === 'new' || state === 'preparing') return startsAt
  return method === 'delivery' && state !== 'handed_over' ? endsAt : null
}

export function isLate(ticket: Ticket, now: number): boolean {
  const due = dueAt(ticket)
  return due !== null && now >= due + MINUTE_MS
}

/** Whole minutes by which a ticket is late; 0 for one that is not. */
export function minutesLate(ticket: Ticket, now: number): number {
  const due = dueAt(ticket)
  return due === null ? 0 : Math.max(0, Math.floor((now - due) / MINUTE_MS))
}

/** When the kitchen has to begin so that the ticket is ready for its slot. */
export function startBy({ startsAt, minutes }: Pick<Ticket, 'startsAt' | 'minutes'>): number {
  return startsAt - minutes * MINUTE_MS
}

const bySlot = (a: Ticket, b: Ticket) =>
  a.startsAt - b.startsAt || a.id.localeCompare(b.id, 'en', { numeric: true })

/** The ticket that needs a hand first: late ones, then those whose cooking has to begin earliest. */
export function mostPressing<Kind extends Ticket>(tickets: readonly Kind[], now: number): Kind | undefined {
  const rank = (ticket: Kind) => (isLate(ticket, now) ? 0 : isCooking(ticket) ? 1 : 2)
  return tickets
    .filter(({ state }) => state !== 'handed_over' && state !== 'out')
    .toSorted((a, b) => rank(a) - rank(b) || startBy(a) - startBy(b) || bySlot(a, b))[0]
}

/** A column of the board. */
export interface Column<Kind extends Ticket = Ticket> {
  /** `late` and `waiting` hold tickets of several slots: overdue ones, and ready ones whose slot has begun. */
  readonly kind: 'late' | 'slot' | 'waiting'
  readonly startsAt: number
  /** Ready ones last. */
  readonly tickets: readonly Kind[]
}

/** The columns of the board: what is late, then a column for each slot to come, then what waits to be collected. */
export function columnsOf<Kind extends Ticket>(tickets: readonly Kind[], now: number): Column<Kind>[] {
  const open = tickets.filter(({ state }) => state !== 'handed_over' && state !== 'out')
  const late = open.filter((ticket) => isLate(ticket, now))
  const rest = open.filter((ticket) => !isLate(ticket, now))
  const waiting = rest.filter((ticket) => !isCooking(ticket) && ticket.startsAt + MINUTE_MS <= now)
  const bySlotStart = Map.groupBy(
    rest.filter((ticket) => !waiting.includes(ticket)),
    ({ startsAt }) => startsAt,
  )
  const columnOf = (kind: Column['kind'], list: readonly Kind[]): Column<Kind>[] => {
    const sorted = list.toSorted((a, b) => Number(!isCooking(a)) - Number(!isCooking(b)) || bySlot(a, b))
    const [first] = list.toSorted(bySlot)
    return first ? [{ kind, startsAt: first.startsAt, tickets: sorted }] : []
  }
  const slots = [...bySlotStart].toSorted(([a], [b]) => a - b).flatMap(([, list]) => columnOf('slot', list))
  return [...columnOf('late', late), ...slots, ...columnOf('waiting', waiting)]
}

/** What is still to be made of tickets, in sum: equal dishes together, the most first. */
export function toBringOut(tickets: readonly Ticket[]): { key: string; name: string; quantity: number }[] {
  const sums = new Map<string, { key: string; name: string; quantity: number }>()
  for (const line of tickets.filter(isCooking).flatMap(({ lines }) => lines)) {
    const known = sums.get(line.key)
    const { key, name } = line
    sums.set(key, { key, name, quantity: (known?.quantity ?? 0) + line.quantity })
  }
  return [...sums.values()].toSorted((a, b) => b.quantity - a.quantity || a.name.localeCompare(b.name))
}

/** The digits of an order's number that people call it by. */
export function shortNumber(number: string): string {
  return number.slice(-3)
}

/**
 * Whether a remark is about an allergy: it has a word that begins like one of `stems`, or names one of the allergens.
 * Accents and case do not matter.
 */
export function isAboutAllergy(
  remark: string,
  { stems, allergens }: { stems: readonly string[]; allergens: readonly string[] },
): boolean {
  const words = foldedWords(remark)
  const starts = stems.flatMap(foldedWords)
  if (words.some((word) => starts.some((stem) => word.startsWith(stem)))) return true
  const text = ` ${words.join(' ')} `
  return allergens.some((name) => {
    const folded = foldedWords(name).join(' ')
    return folded !== '' && text.includes(` ${folded} `)
  })
}

function foldedWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{Mn}/gu, '')
  return plain.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? []
}

/** A stop of a courier. */
export interface Stop {
  readonly id: string
  readonly startsAt: number
  /** Of the address; null where it is not known. */
  readonly point: Point | null
  readonly postcode: string
}

/**
 * The stops of a round: by slot and, within a slot, each time the nearest one to where the courier is, who begins at
 * `from`. Stops without a known place follow in the order of their postcodes.
 */
export function stopsInOrder<Kind extends Stop>(stops: readonly Kind[], from: Point | null): Kind[] {
  const slots = Map.groupBy(stops, ({ startsAt }) => startsAt)
  const ordered: Kind[] = []
  let here = from
  for (const [, list] of [...slots].toSorted(([a], [b]) => a - b)) {
    const left = new Set(
      list.toSorted((a, b) => a.postcode.localeCompare(b.postcode) || a.id.localeCompare(b.id)),
    )
    while (left.size > 0) {
      const next = nearest([...left], here)
      left.delete(next)
      ordered.push(next)
      here = next.point ?? here
    }
  }
  return ordered
}

function nearest<Kind extends Stop>(stops: readonly Kind[], here: Point | null): Kind {
  const far = Number.MAX_VALUE
  const distance = ({ point }: Kind) => (point && here ? distanceBetween(here, point) : far)
  return stops.reduce((best, one) => (distance(one) < distance(best) ? one : best))
}
