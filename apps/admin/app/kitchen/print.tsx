import type { Route } from './+types/print'
import { m } from '../paraglide/messages.js'
import { clockText, moneyText } from '../platform/clock.ts'
import { Button } from '../ui/button.tsx'
import { ticketOf } from './board.ts'
import { readBoardPage } from './board.server.ts'
import { Remark, TicketLines } from './ticket-card.tsx'

/** The tickets of a board, or those that the address names, for a printer of 80 mm. */
export async function loader({ request, context, params }: Route.LoaderArgs) {
  const { board } = await readBoardPage(context, params.locationId)
  const wanted = new URL(request.url).searchParams.getAll('id')
  const open = board.tickets.filter(({ state }) => state !== 'HANDED_OVER' && state !== 'OUT')
  return { board, tickets: wanted.length > 0 ? open.filter(({ id }) => wanted.includes(id)) : open }
}

export default function PrintTickets({ loaderData: { board, tickets } }: Route.ComponentProps) {
  const { timeZone, title } = board.location
  return (
    <main id="content" className="print-tickets" tabIndex={-1}>
      <title>{m.kitchen_page({ location: title })}</title>
      <div className="row no-print">
        <h1>{title}</h1>
        <Button variant="primary" icon="print" onClick={() => print()}>
          {m.kitchen_print()}
        </Button>
      </div>
      {tickets.length === 0 && <p className="muted">{m.kitchen_all_done()}</p>}
      {tickets.map((shown) => {
        const ticket = ticketOf(shown)
        return (
          <article key={shown.id} className="print-ticket">
            <header>
              <b>{shown.shortNumber}</b>
              <span>{shown.firstName}</span>
            </header>
            <p>
              <b>{clockText(shown.startsAt, timeZone)}</b>{' '}
              {ticket.method === 'pickup' ? m.kitchen_pickup() : m.kitchen_delivery()}
            </p>
            <Remark ticket={ticket} />
            <TicketLines ticket={ticket} />
            {shown.voucherAmount.amount > 0 && (
              <p>
                {m.kitchen_vouchers({ amount: moneyText(shown.voucherAmount), count: shown.voucherCount })}
              </p>
            )}
            {shown.cutlery > 0 && <p>{m.kitchen_cutlery({ count: shown.cutlery })}</p>}
            {shown.needsAgeCheck && <p>{m.kitchen_age()}</p>}
            <p className="print-number">{shown.number}</p>
          </article>
        )
      })}
    </main>
  )
}
