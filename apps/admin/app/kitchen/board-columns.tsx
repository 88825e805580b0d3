import {
  columnsOf,
  minutesLate,
  mostPressing,
  startBy,
  toBringOut,
  type Column,
  type TicketState,
} from '@comptoir/rules/kitchen'
import { MINUTE_MS } from '@comptoir/rules/duration'
import { m } from '../paraglide/messages.js'
import { clockText } from '../platform/clock.ts'
import type { Board, Ticket } from './board.ts'
import { TicketCard } from './ticket-card.tsx'

interface ColumnsProps {
  readonly tickets: readonly Ticket[]
  readonly now: number
  readonly timeZone: string
  /** Ids of tickets that came in since the page was opened. */
  readonly arrived: ReadonlySet<string>
  readonly unavailable: Board['unavailable']
  readonly onMove: (ticket: Ticket, to: TicketState) => void
  readonly onPutBack: (dish: Board['unavailable'][number]) => void
}

/** Slots of which what is to be made is summed: as many as are cooked at once. */
const summedSlots = 3

/** The board: a column for each slot, late ones first, and what to bring out in sum at the end. */
export function BoardColumns(props: ColumnsProps) {
  const { tickets, now, timeZone } = props
  const columns = columnsOf(tickets, now)
  const pressing = mostPressing(tickets, now)
  const places = new Map(columns.flatMap((column) => column.tickets).map((one, index) => [one.id, index + 1]))
  return (
    <div className="k-board">
      {columns.map((column) => (
        <section
          key={`${column.kind} ${column.startsAt}`}
          className={column.kind === 'late' ? 'k-col late' : 'k-col'}
          aria-label={titleOf(column, timeZone)}
        >
          <ColumnHead column={column} now={now} timeZone={timeZone} />
          <ol className="tickets">
            {column.tickets.map((ticket) => {
              const place = places.get(ticket.id) ?? 0
              return (
                <TicketCard
                  key={ticket.id}
                  ticket={ticket}
                  now={now}
                  isPressing={ticket === pressing}
                  isNew={props.arrived.has(ticket.id)}
                  place={place <= 9 ? place : undefined}
                  onMove={props.onMove}
                />
              )
            })}
          </ol>
        </section>
      ))}
      {columns.length === 0 && (
        <section className="k-col k-empty">
          <p>{m.kitchen_all_done()}</p>
        </section>
      )}
      <Sums {...props} columns={columns} />
    </div>
  )
}

function titleOf({ kind, startsAt }: Column, timeZone: string): string {
  return kind === 'waiting' ? m.kitchen_waiting() : clockText(startsAt, timeZone)
}

function ColumnHead({ column, now, timeZone }: { column: Column<Ticket>; now: number; timeZone: string }) {
  const { kind, tickets } = column
  const ready = tickets.filter(({ state }) => state === 'ready').length
  const count = m.kitchen_orders({ count: tickets.length })
  return (
    <header>
      <h2>{titleOf(column, timeZone)}</h2>
      <p>
        <b>{headline(column, now, timeZone)}</b>
        {kind !== 'waiting' && ready > 0 ? m.kitchen_orders_ready({ orders: count, count: ready }) : count}
      </p>
    </header>
  )
}

function headline({ kind, startsAt, tickets }: Column<Ticket>, now: number, timeZone: string): string {
  if (kind === 'late') return lateText(Math.max(...tickets.map((one) => minutesLate(one, now))))
  if (kind === 'waiting') return m.kitchen_to_collect()
  const open = tickets.filter(({ state }) => state === 'new')
  const begin = Math.min(...open.map(startBy))
  if (open.length > 0 && begin > now) return m.kitchen_start_at({ time: clockText(begin, timeZone) })
  return m.kitchen_in({ count: Math.max(0, Math.ceil((startsAt - now) / MINUTE_MS)) })
}

/** In minutes, as long as they tell something. */
function lateText(minutes: number): string {
  if (minutes < 120) return m.kitchen_late({ count: minutes })
  const hours = Math.floor(minutes / 60)
  return hours < 48
    ? m.kitchen_late_hours({ count: hours })
    : m.kitchen_late_days({ count: Math.floor(hours / 24) })
}

function Sums({
  columns,
  timeZone,
  unavailable,
  onPutBack,
}: ColumnsProps & { columns: readonly Column<Ticket>[] }) {
  const cooked = columns.filter(({ kind }) => kind !== 'waiting').slice(0, summedSlots)
  const times = cooked.map(({ startsAt }) => clockText(startsAt, timeZone))
  const sums = toBringOut(cooked.flatMap(({ tickets }) => tickets))
  return (
    <section className="k-col sums-k" aria-labelledby="sums">
      <header>
        <h2 id="sums">{m.kitchen_bring_out()}</h2>
        <p>
          <b>{times.join(' · ')}</b>
          {m.kitchen_all_orders()}
        </p>
      </header>
      <ul className="out">
        {sums.map(({ key, name, quantity }) => (
          <li key={key}>
            <b>{quantity}</b>
            {name}
          </li>
        ))}
      </ul>
      {unavailable.length > 0 && (
        <div className="help">
          <p>{m.kitchen_off_here()}</p>
          <ul className="plain-list">
            {unavailable.map((dish) => (
              <li key={dish.productId}>
                {dish.name}{' '}
                <button type="button" className="link" onClick={() => onPutBack(dish)}>
                  {m.kitchen_put_back()}
                  <span className="vh">{dish.name}</span>
                </button>
              </li>
            ))}
          </ul>
        </div>
      )}
    </section>
  )
}
