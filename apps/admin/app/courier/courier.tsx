import { useState } from 'react'
import type { Route } from './+types/courier'
import { CourierRoundDocument, CouriersDocument, RoundViewerDocument } from '../generated/graphql.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { clockText, moneyText } from '../platform/clock.ts'
import { ConnectionNote } from '../layout/connection-note.tsx'
import { pendingInputs } from '../platform/live/deed-queue.ts'
import { useLive } from '../platform/live/use-live.ts'
import { useNow } from '../platform/live/use-now.ts'
import {
  deedOf,
  dependsOn,
  isShown,
  numbersOf,
  stopsWith,
  type Courier,
  type MoveDeed,
  type Round,
  type Shown,
  type Stop,
  type StopDeed,
  type StopRefusal,
} from './round.ts'
import { RoundPlan } from './round-plan.tsx'
import { StopCard } from './stop-card.tsx'

export async function loader({ context, params }: Route.LoaderArgs) {
  const { locationId } = params
  const [{ me }, { courierRound }] = await Promise.all([
    adminQuery(context, RoundViewerDocument),
    adminQuery(context, CourierRoundDocument, { locationId }),
  ])
  const mayPlan = me.permissions.includes('slots.edit')
  const couriers = mayPlan ? (await adminQuery(context, CouriersDocument, { locationId })).couriers : null
  return { round: courierRound, me: me.id ?? '', couriers }
}

export default function CourierPage({ loaderData }: Route.ComponentProps) {
  const { me, couriers } = loaderData
  const { round, queue, stops: all, move, assign, dismissRefusals } = useRound(loaderData.round)
  const [shown, setShown] = useState<Shown>(() =>
    loaderData.round.stops.some((stop) => stop.courier?.id === me) ? me : 'all',
  )
  const stops = all.filter((stop) => isShown(stop, shown))
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
      <RoundPlan
        shown={shown}
        onShow={setShown}
        stops={all.filter(({ ticket }) => ticket.state !== 'HANDED_OVER')}
        visible={open}
        me={me}
        couriers={couriers}
        onAssign={assign}
      />
      <ConnectionNote
        queue={queue}
        timeZone={timeZone}
        refusals={queue.refused.map(({ deed, refusal }) => `${numbersOf(deed.input)}: ${refusal.message}`)}
        onDismiss={dismissRefusals}
      />
      <ol className="tickets">
        {open.map((stop) => (
          <StopCard
            key={stop.ticket.id}
            stop={stop}
            timeZone={timeZone}
            isFirst={stop === first}
            couriers={couriers}
            onAssign={(courier) => assign([stop], courier)}
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
                couriers={null}
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
  const move = ({ ticket }: Stop, to: MoveDeed['to']) =>
    add({ kind: 'move', orderId: ticket.id, shortNumber: ticket.shortNumber, from: ticket.state, to })
  const assign = (given: readonly Stop[], courier: Courier | null) =>
    add({
      kind: 'assign',
      orderIds: given.map(({ ticket }) => ticket.id),
      shortNumbers: given.map(({ ticket }) => ticket.shortNumber),
      courier,
    })
  return { round: data, stops, move, assign, queue, dismissRefusals }
}
