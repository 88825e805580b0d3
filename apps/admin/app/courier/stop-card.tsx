import { m } from '../paraglide/messages.js'
import { clockText, moneyText } from '../platform/clock.ts'
import { Button, buttonClass } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { State } from '../ui/state.tsx'
import { CourierSelect } from './round-plan.tsx'
import { backOf, deedOf, wayTo, type Courier, type MoveDeed, type Stop } from './round.ts'

interface StopCardProps {
  readonly stop: Stop
  readonly timeZone: string
  /** The one gold button of the screen. */
  readonly isFirst: boolean
  /** Those who can get the stop; null for people who do not plan rounds. */
  readonly couriers: readonly Courier[] | null
  readonly onAssign?: (courier: Courier | null) => void
  readonly onMove: (to: MoveDeed['to']) => void
}

/** A stop of the round: where, what to check before the door, and one deed. */
export function StopCard({ stop, timeZone, isFirst, couriers, onAssign, onMove }: StopCardProps) {
  const { ticket, company, street, postcode, city, telephone } = stop
  const deed = deedOf(ticket.state)
  const back = backOf(ticket.state)
  const name = company ?? ticket.firstName
  return (
    <li className="ticket" data-ticket={ticket.shortNumber}>
      <header>
        <b>{ticket.shortNumber}</b>
        <span>{name}</span>
        <span className="mode">
          <Icon name="clock" />
          {m.courier_slot({
            from: clockText(ticket.startsAt, timeZone),
            to: clockText(ticket.endsAt, timeZone),
          })}
        </span>
      </header>
      {(ticket.state === 'NEW' || ticket.state === 'PREPARING') && (
        <p className="tstate">
          <State kind="half">{m.courier_not_ready()}</State>
        </p>
      )}
      {ticket.state === 'READY' && (
        <p className="tstate">
          <State kind="done">{m.courier_at_counter()}</State>
        </p>
      )}
      {ticket.voucherAmount.amount > 0 && (
        <p className="tstate">
          <State kind="warn">
            {m.kitchen_vouchers({ amount: moneyText(ticket.voucherAmount), count: ticket.voucherCount })}
          </State>
        </p>
      )}
      {ticket.needsAgeCheck && (
        <p className="tstate">
          <State kind="warn">{m.kitchen_age()}</State>
        </p>
      )}
      <address className="drop">
        {street.join(', ')}, {postcode} {city}
        <Door stop={stop} />
      </address>
      <p className="tstate muted">
        <Icon name="bag" />
        {ticket.lines.map((line) => `${line.quantity} ${line.name}`).join(', ')}
      </p>
      {couriers && onAssign && (
        <p className="tstate">
          <CourierSelect
            couriers={couriers}
            value={stop.courier ?? null}
            label={m.courier_of_stop({ number: ticket.shortNumber })}
            onChoose={onAssign}
          />
        </p>
      )}
      <footer>
        {deed && (
          <Button className="big" variant={isFirst ? 'primary' : undefined} onClick={() => onMove(deed)}>
            {deed === 'OUT' ? m.courier_take() : m.courier_hand_over()}
            <span className="vh">{m.kitchen_of_ticket({ number: ticket.shortNumber })}</span>
          </Button>
        )}
        {back && (
          <button
            type="button"
            className={`${buttonClass({}, true)} big`}
            aria-label={m.courier_back({ number: ticket.shortNumber })}
            onClick={() => onMove(back)}
          >
            <Icon name="undo" />
          </button>
        )}
        <a
          className={`${buttonClass({ variant: !deed && isFirst ? 'primary' : undefined }, deed !== null)} big`}
          href={wayTo(stop)}
          aria-label={deed ? m.courier_go() : undefined}
        >
          <Icon name="place" />
          {deed ? null : m.courier_go()}
        </a>
        {telephone && (
          <a
            className={`${buttonClass({}, true)} big`}
            href={`tel:${telephone.replaceAll(/[^\d+]/g, '')}`}
            aria-label={m.courier_call({ name })}
          >
            <Icon name="phone" />
          </a>
        )}
      </footer>
    </li>
  )
}

/** How to get to the door, and what to do there. */
function Door({ stop }: { stop: Stop }) {
  const arrival = { ring: m.courier_ring(), call: m.courier_phone(), leave: m.courier_leave() }
  const onArrival = Object.entries(arrival).find(([code]) => code === stop.onArrival)?.[1]
  const parts = [
    stop.doorCode && m.courier_code({ code: stop.doorCode }),
    stop.floor && m.courier_floor({ floor: stop.floor }),
    stop.apartment && m.courier_apartment({ apartment: stop.apartment }),
    onArrival,
    stop.instructions,
  ].filter(Boolean)
  if (parts.length === 0) return null
  return (
    <>
      <br />
      {parts.join(', ')}
    </>
  )
}
