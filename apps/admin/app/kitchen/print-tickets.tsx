import { columnsOf } from '@comptoir/rules/kitchen'
import { useState } from 'react'
import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'
import { clockText } from '../platform/clock.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import type { Ticket } from './board.ts'

interface PrintTicketsProps {
  readonly locationId: string
  readonly tickets: readonly Ticket[]
  readonly now: number
  readonly timeZone: string
  readonly onClose: () => void
}

/** Chooses tickets and opens them as one PDF; those that nobody has begun are chosen at first. */
export function PrintTickets({ locationId, tickets, now, timeZone, onClose }: PrintTicketsProps) {
  const listed = columnsOf(tickets, now).flatMap((column) => column.tickets)
  const [chosen, setChosen] = useState<ReadonlySet<string>>(
    () => new Set(listed.filter(({ state }) => state === 'new').map(({ id }) => id)),
  )
  const ids = listed.map(({ id }) => id).filter((id) => chosen.has(id))
  const areAll = ids.length === listed.length
  const toggle = (id: string) =>
    setChosen(chosen.has(id) ? new Set([...chosen].filter((one) => one !== id)) : new Set([...chosen, id]))
  const print = () => {
    window.open(ticketsPath(locationId, ids), '_blank', 'noopener')
    onClose()
  }
  return (
    <Drawer
      isOpen
      title={m.kitchen_print()}
      onClose={onClose}
      foot={
        <>
          <Link
            className={buttonClass({ variant: 'quiet' })}
            to={`/kitchen/${locationId}/tickets`}
            target="_blank"
          >
            {m.kitchen_print_page()}
          </Link>
          <Button className="push" variant="primary" icon="print" disabled={ids.length === 0} onClick={print}>
            {m.kitchen_print_count({ count: ids.length })}
          </Button>
        </>
      }
    >
      {listed.length === 0 && <p className="muted">{m.kitchen_all_done()}</p>}
      {listed.length > 0 && (
        <ul className="plain-list stack tight">
          <li>
            <label className="check">
              <input
                type="checkbox"
                checked={areAll}
                onChange={() => setChosen(new Set(areAll ? [] : listed.map(({ id }) => id)))}
              />
              <b>{m.kitchen_print_all()}</b>
            </label>
          </li>
          {listed.map(({ id, shown, method }) => (
            <li key={id}>
              <label className="check">
                <input type="checkbox" checked={chosen.has(id)} onChange={() => toggle(id)} />
                <span>
                  <b>{shown.shortNumber}</b>{' '}
                  {[
                    shown.firstName,
                    clockText(shown.startsAt, timeZone),
                    method === 'pickup' ? m.kitchen_pickup() : m.kitchen_delivery(),
                  ].join(', ')}
                </span>
              </label>
            </li>
          ))}
        </ul>
      )}
    </Drawer>
  )
}

/** Address of tickets as one PDF. */
const ticketsPath = (locationId: string, ids: readonly string[]): string =>
  `/kitchen/${locationId}/tickets.pdf?${new URLSearchParams(ids.map((id) => ['id', id]))}`
