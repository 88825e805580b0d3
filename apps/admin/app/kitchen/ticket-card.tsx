import { isLate, nextStep, previousStep, type TicketState } from '@comptoir/rules/kitchen'
import { MINUTE_MS } from '@comptoir/rules/duration'
import { m } from '../paraglide/messages.js'
import { moneyText } from '../platform/clock.ts'
import { buttonClass, Button } from '../ui/button.tsx'
import { Icon } from '../ui/icon.tsx'
import { State, type StateKind } from '../ui/state.tsx'
import type { Ticket } from './board.ts'

interface TicketCardProps {
  readonly ticket: Ticket
  readonly now: number
  /** The one gold button of the screen. */
  readonly isPressing: boolean
  /** Came in since the page was opened. */
  readonly isNew: boolean
  /** 1 to 9: the key that presses its button. */
  readonly place: number | undefined
  readonly onMove: (ticket: Ticket, to: TicketState) => void
}

/** An order on the board: read at a metre, one press a step. */
export function TicketCard({ ticket, now, isPressing, isNew, place, onMove }: TicketCardProps) {
  const { shown, state, method } = ticket
  const next = nextStep(method, state)
  const previous = previousStep(method, state)
  const classes = ['ticket', isLate(ticket, now) && 'hot', state === 'ready' && 'ready', isNew && 'arrived']
  return (
    <li className={classes.filter(Boolean).join(' ')} data-ticket={shown.shortNumber}>
      <header>
        <b>{shown.shortNumber}</b>
        <span>{shown.firstName}</span>
        <span className="mode">
          <Icon name={method === 'pickup' ? 'bag' : 'bicycle'} />
          {method === 'pickup' ? m.kitchen_pickup() : m.kitchen_delivery()}
        </span>
      </header>
      <TicketFacts ticket={ticket} now={now} isNew={isNew} />
      <Remark ticket={ticket} />
      <TicketLines ticket={ticket} />
      <footer>
        {next && (
          <Button
            className="big"
            variant={isPressing ? 'primary' : undefined}
            keys={place === undefined ? undefined : String(place)}
            onClick={() => onMove(ticket, next)}
          >
            {stepText(next)}
            <span className="vh">{m.kitchen_of_ticket({ number: shown.shortNumber })}</span>
          </Button>
        )}
        {previous && (
          <button
            type="button"
            className={`${buttonClass({}, true)} big`}
            aria-label={m.kitchen_back({ number: shown.shortNumber })}
            onClick={() => onMove(ticket, previous)}
          >
            <Icon name="undo" />
          </button>
        )}
      </footer>
    </li>
  )
}

/** The button that leads to a state. */
function stepText(to: TicketState): string {
  if (to === 'preparing') return m.kitchen_start()
  if (to === 'ready') return m.kitchen_ready()
  return to === 'out' ? m.kitchen_take_along() : m.kitchen_hand_over()
}

function TicketFacts({ ticket, now, isNew }: Pick<TicketCardProps, 'ticket' | 'now' | 'isNew'>) {
  const { shown, state } = ticket
  const fact = factOf(ticket, now)
  return (
    <>
      {isNew && state === 'new' && (
        <p className="tstate">
          <State kind="new">{m.kitchen_arrived()}</State>
        </p>
      )}
      {fact && (
        <p className="tstate">
          <State kind={fact.kind}>{fact.text}</State>
        </p>
      )}
      {shown.voucherAmount.amount > 0 && (
        <p className="tstate">
          <State kind="warn">
            {m.kitchen_vouchers({ amount: moneyText(shown.voucherAmount), count: shown.voucherCount })}
          </State>
        </p>
      )}
      {shown.cutlery > 0 && <p className="tstate">{m.kitchen_cutlery({ count: shown.cutlery })}</p>}
      {shown.needsAgeCheck && (
        <p className="tstate">
          <State kind="warn">{m.kitchen_age()}</State>
        </p>
      )}
    </>
  )
}

function factOf({ shown, state }: Ticket, now: number): { kind: StateKind; text: string } | undefined {
  if (state === 'new') return undefined
  const since = shown.stateSince === null ? now : Date.parse(shown.stateSince)
  const minutes = Math.max(0, Math.floor((now - since) / MINUTE_MS))
  const name = shown.stateBy ?? ''
  if (state === 'preparing') {
    const text = name
      ? m.kitchen_preparing_by({ count: minutes, name })
      : m.kitchen_preparing({ count: minutes })
    return { kind: 'half', text }
  }
  return { kind: 'done', text: m.kitchen_ready_since({ count: minutes }) }
}

/** What the customer wrote: about an allergy on red, before the dishes. */
export function Remark({ ticket: { shown } }: { ticket: Ticket }) {
  if (!shown.remark) return null
  if (!shown.isAllergy) return <p className="remark">{shown.remark}</p>
  return (
    <p className="allergy">
      <Icon name="warning" />
      <span>{shown.remark}</span>
    </p>
  )
}

export function TicketLines({ ticket: { shown } }: { ticket: Ticket }) {
  return (
    <ul className="tl">
      {shown.lines.map((line) => (
        <li key={line.id}>
          <b>{line.quantity}</b>
          <span>
            {line.name}
            {line.details.map((detail) => (
              <small key={detail}>{detail}</small>
            ))}
            {line.askedAllergens.length > 0 && (
              <em>{m.kitchen_contains({ allergens: line.askedAllergens.join(', ') })}</em>
            )}
            {shown.isAllergy && line.askedAllergens.length === 0 && line.allergens.length > 0 && (
              <small>{m.kitchen_contains({ allergens: line.allergens.join(', ') })}</small>
            )}
            {line.isUnavailable && <em>{m.kitchen_off_call()}</em>}
          </span>
        </li>
      ))}
    </ul>
  )
}
