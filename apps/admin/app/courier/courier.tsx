import type { Route } from './+types/courier'
import { CourierRoundDocument } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { clockText, moneyText } from '../platform/clock.ts'
import { ConnectionNote } from '../layout/connection-note.tsx'
import { pendingInputs } from '../platform/live/deed-queue.ts'
import { useLive } from '../platform/live/use-live.ts'
import { useNow } from '../platform/live/use-now.ts'
import { deedOf, stopsWith, type Round, type Stop, type StopDeed, type StopRefusal } from './round.ts'
import { StopCard } from './stop-card.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { courierRound } = await adminQuery(context, CourierRoundDocument, { locationId: params.locationId })
  return { round: courierRound }
}

export default function CourierPage({ loaderData }: Route.ComponentProps) {
  const { round, queue, stops, move, dismissRefusals } = useRound(loaderData.round)
  const now = useNow(round.now)
  const { timeZone, title } = round.location
  const open = stops.filter(({ ticket }) => ticket.state !== 'HANDED_OVER')
  const done = stops.filter(({ ticket }) => ticket.state === 'HANDED_OVER')
  const first = open.find(({ ticket }) => deedOf(ticket.state)) ?? open[0]
  const vouchers = open.reduce((sum, { ticket }) => sum + ticket.voucherAmount.amount, 0)
  const currency = open[0]?.ticket.voucherAmount.currency ?? ''
  const facts = m.courier_facts({ location: title, count: open.length })
  return (
    <main id="content" className="kitchen courier" tabIndex={-1}>
      <title>{m.courier_page({ location: title })}</title>
      <div className="k-bar">
        <h1>{m.courier_title()}</h1>
        <p className="clock">
          <b>{clockText(now, timeZone)}</b>
          <span>
            {vouchers > 0
              ? `${facts}, ${m.courier_vouchers({ amount: moneyText({ amount: vouchers, currency }) })}`
              : facts}
          </span>
        </p>
      </div>
      <ConnectionNote
        queue={queue}
        timeZone={timeZone}
        refusals={queue.refused.map(({ deed, refusal }) => `${deed.input.shortNumber}: ${refusal.message}`)}
        onDismiss={dismissRefusals}
      />
      <ol className="tickets">
        {open.map((stop) => (
          <StopCard
            key={stop.ticket.id}
            stop={stop}
            timeZone={timeZone}
            isFirst={stop === first}
            onMove={(to) => move(stop, to)}
          />
        ))}
      </ol>
      {open.length === 0 && <p className="center pad">{m.courier_empty()}</p>}
      {done.length > 0 && (
        <>
          <h2 className="pad">{m.courier_done()}</h2>
          <ol className="tickets">
            {done.map((stop) => (
              <StopCard
                key={stop.ticket.id}
                stop={stop}
                timeZone={timeZone}
                isFirst={false}
                onMove={(to) => move(stop, to)}
              />
            ))}
          </ol>
        </>
      )}
      <p className="help center pad">{m.courier_offline()}</p>
    </main>
  )
}

const dependsOn = (later: StopDeed, refused: StopDeed) => later.orderId === refused.orderId

/** The round of a point of sale, kept up to date; presses are shown at once and sent when the server can be reached. */
function useRound(first: Round) {
  const { id } = first.location
  const { data, queue, add, dismissRefusals } = useLive<Round, StopDeed, StopRefusal>({
    first,
    url: `/courier/${id}/round`,
    events: `/events?location=${id}`,
    dependsOn,
  })
  const stops = stopsWith(data, pendingInputs(queue))
  const move = ({ ticket }: Stop, to: StopDeed['to']) =>
    add({ orderId: ticket.id, shortNumber: ticket.shortNumber, from: ticket.state, to })
  return { round: data, stops, move, queue, dismissRefusals }
}
