import { HOUR_MS } from '@comptoir/rules/duration'
import type { TicketState } from '@comptoir/rules/kitchen'
import { useState } from 'react'
import { pendingInputs, type QueueState } from '../platform/live/deed-queue.ts'
import { useLive } from '../platform/live/use-live.ts'
import {
  dependsOn,
  pressOf,
  withDeeds,
  type Board,
  type KitchenDeed,
  type Refusal,
  type Ticket,
} from './board.ts'
import { chime } from './chime.ts'

export interface Kitchen {
  readonly board: Board
  readonly tickets: readonly Ticket[]
  readonly unavailable: Board['unavailable']
  readonly queue: QueueState<KitchenDeed, Refusal>
  /** Ids of tickets that came in since the page was opened, and nobody has touched. */
  readonly arrived: ReadonlySet<string>
  /** The last press, for the undo; null after another one. */
  readonly last: KitchenDeed | null
  readonly move: (ticket: Ticket, to: TicketState) => void
  readonly setDish: (dish: { productId: string; name: string }, isAvailable: boolean) => void
  readonly undo: () => void
  readonly dismissRefusals: () => void
}

/** The board of a location, kept up to date; presses are shown at once and reach the server when it can be reached. */
export function useKitchen(first: Board, { hasSound }: { hasSound: boolean }): Kitchen {
  const { id } = first.location
  const [known, setKnown] = useState<ReadonlySet<string>>(() => new Set(idsOf(first)))
  const [arrived, setArrived] = useState<ReadonlySet<string>>(new Set())
  const [last, setLast] = useState<KitchenDeed | null>(null)
  const onData = (next: Board) => {
    const came = next.tickets.filter((ticket) => !known.has(ticket.id))
    if (came.length === 0) return
    const ids = came.map((ticket) => ticket.id)
    setKnown(new Set([...known, ...ids]))
    setArrived(new Set([...arrived, ...ids]))
    const soon = Date.parse(next.now) + HOUR_MS
    if (hasSound && came.some(({ startsAt }) => Date.parse(startsAt) < soon)) chime()
  }
  const { data, queue, pendingNow, add, dismissRefusals } = useLive<Board, KitchenDeed, Refusal>({
    first,
    url: `/kitchen/${id}/board`,
    events: `/events?location=${id}`,
    dependsOn,
    onData,
  })
  const press = (deed: KitchenDeed) => {
    setLast(deed)
    add(deed)
  }
  return {
    board: data,
    ...withDeeds(data, pendingInputs(queue)),
    queue,
    arrived,
    last,
    move: (ticket, to) => {
      const deed = pressOf(ticket, to, pendingNow())
      if (deed) press(deed)
      setArrived((ids) => new Set([...ids].filter((one) => one !== ticket.id)))
    },
    setDish: ({ productId, name }, isAvailable) => press({ kind: 'menu', productId, name, isAvailable }),
    undo: () => {
      if (!last) return
      add(opposite(last))
      setLast(null)
    },
    dismissRefusals,
  }
}

const idsOf = ({ tickets }: Board) => tickets.map((ticket) => ticket.id)

function opposite(deed: KitchenDeed): KitchenDeed {
  return deed.kind === 'move'
    ? { ...deed, from: deed.to, to: deed.from }
    : { ...deed, isAvailable: !deed.isAvailable }
}
