import { nextStep, previousStep, type Ticket as RuleTicket, type TicketState } from '@comptoir/rules/kitchen'
import type { BoardFieldsFragment, TicketFieldsFragment } from '../generated/graphql.ts'

export type Board = BoardFieldsFragment

/** A ticket as the rules of the kitchen read it, with all that the page shows. */
export type Ticket = RuleTicket & { readonly shown: TicketFieldsFragment }

/** What somebody pressed. */
export type KitchenDeed =
  | {
      readonly kind: 'move'
      readonly orderId: string
      readonly shortNumber: string
      readonly from: TicketState
      readonly to: TicketState
    }
  | {
      readonly kind: 'menu'
      readonly productId: string
      readonly name: string
      readonly isAvailable: boolean
    }

/** Why the server refused a deed: who was faster, or a sentence. */
export type Refusal = {
  readonly message: string
  readonly by: string | null
  readonly at: string | null
  /** Where the ticket is. */
  readonly state: TicketFieldsFragment['state'] | null
}

export const stateOf = (state: TicketFieldsFragment['state']): TicketState =>
  state.toLowerCase() as Lowercase<typeof state>

export const stateCode = (state: TicketState): TicketFieldsFragment['state'] =>
  state.toUpperCase() as Uppercase<TicketState>

export function ticketOf(shown: TicketFieldsFragment): Ticket {
  return {
    id: shown.id,
    method: shown.method === 'PICKUP' ? 'pickup' : 'delivery',
    state: stateOf(shown.state),
    startsAt: Date.parse(shown.startsAt),
    endsAt: Date.parse(shown.endsAt),
    minutes: shown.minutes,
    lines: shown.lines.map(({ sku, name, quantity }) => ({ key: sku, name, quantity })),
    shown,
  }
}

/**
 * The deed of a press. One that was faster than the page, which still showed the ticket before the last press, goes on in
 * its direction from where that leads; null where there is nothing further.
 */
export function pressOf(
  { id, method, state, shown: { shortNumber } }: Ticket,
  to: TicketState,
  pending: readonly KitchenDeed[],
): KitchenDeed | null {
  const before = pending.findLast((deed) => deed.kind === 'move' && deed.orderId === id)
  const from = before?.kind === 'move' ? before.to : state
  const step = nextStep(method, state) === to ? nextStep : previousStep
  const target = from === state ? to : step(method, from)
  return target && { kind: 'move', orderId: id, shortNumber, from, to: target }
}

/** The board as it will be when what waits has reached the server. */
export function withDeeds(
  board: Board,
  deeds: readonly KitchenDeed[],
): { tickets: Ticket[]; unavailable: Board['unavailable'] } {
  const moved = new Map(
    deeds.flatMap((deed) => (deed.kind === 'move' ? [[deed.orderId, deed.to] as const] : [])),
  )
  const menu = new Map(
    deeds.flatMap((deed) => (deed.kind === 'menu' ? [[deed.productId, deed] as const] : [])),
  )
  const off = board.unavailable.filter(({ productId }) => menu.get(productId)?.isAvailable !== true)
  const added = [...menu.values()].filter(
    ({ productId, isAvailable }) => !isAvailable && !off.some((one) => one.productId === productId),
  )
  const isOff = (productId: string | null, was: boolean) =>
    productId === null ? was : !(menu.get(productId)?.isAvailable ?? !was)
  return {
    unavailable: [...off, ...added.map(({ productId, name }) => ({ productId, name }))],
    tickets: board.tickets.map((shown) => {
      const lines = shown.lines.map((line) => ({
        ...line,
        isUnavailable: isOff(line.productId, line.isUnavailable),
      }))
      const ticket = ticketOf({ ...shown, lines })
      const state = moved.get(shown.id)
      return state ? { ...ticket, state } : ticket
    }),
  }
}

/** A refused step makes later steps of the same ticket senseless; a dish stands for itself. */
export function dependsOn(later: KitchenDeed, refused: KitchenDeed): boolean {
  return later.kind === 'move' && refused.kind === 'move' && later.orderId === refused.orderId
}
