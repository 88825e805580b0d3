import type { StepAhead } from '@comptoir/rules/order-status'
import { appointmentText } from '../fulfilment/appointment.ts'
import { fulfilmentFacts } from '../fulfilment/fulfilment-facts.ts'
import * as m from '../paraglide/messages.js'
import { Facts } from '../ui/facts.tsx'
import { deliveryDetailLines } from './delivery-details.ts'
import type { OrderDetailsView, OrderEvent, ParcelView } from './order-details-view.ts'
import { OrderFollowing } from './order-following.tsx'
import type { OrderAddressView } from './order-view.ts'

/** How often the page asks about what a kitchen makes, and about parcels. */
const MEAL_MS = 15_000
const PARCEL_MS = 60_000

/** History, delivery address and parcels of an order. */
export function OrderDelivery({
  order,
  progressPath,
  calendarPath,
}: {
  order: OrderDetailsView
  progressPath: string
  calendarPath: string
}) {
  const { shipping, method, appointment, deliveryDay, fulfilment, history, ahead, parcels, progress } = order
  const last = history.at(-1)
  return (
    <section>
      <h2>{fulfilment ? m.order_fulfilment() : m.order_delivery()}</h2>
      <OrderFollowing
        progress={progress}
        path={progressPath}
        everyMs={fulfilment ? MEAL_MS : PARCEL_MS}
        step={last ? eventTitle(last) : ''}
      />
      <div className="halves mt-5">
        <ol className="track" aria-label={m.order_history()}>
          {history.map((event, index) => (
            <li
              key={`${event.type}${event.at}`}
              className="done"
              aria-current={index === history.length - 1 ? 'step' : undefined}
            >
              <b>{eventTitle(event)}</b>
              {eventTime(event.moment)}
            </li>
          ))}
          {ahead.map((step) => (
            <li key={step} className="ahead">
              <b>{AHEAD_TITLES[step]()}</b>
              {m.order_ahead()}
            </li>
          ))}
        </ol>
        <div className="stack gy-4">
          {fulfilment && (
            <dl className="pairs">
              <Facts facts={fulfilmentFacts(fulfilment)} />
            </dl>
          )}
          {shipping && <AddressBlock address={shipping} />}
          {!fulfilment && (
            <p>
              {method}
              {appointment && (
                <>
                  <br />
                  {m.order_delivery_day({ day: appointmentText(appointment) })}
                  <br />
                  <a className="link tap" href={calendarPath} download>
                    {m.appointment_add_to_calendar()}
                  </a>
                </>
              )}
              {deliveryDay && parcels.length === 0 && (
                <>
                  <br />
                  {m.order_delivery_day({ day: deliveryDay })}
                </>
              )}
            </p>
          )}
        </div>
      </div>
      {parcels.length > 0 && (
        <ul className="stack gy-3 mt-5">
          {parcels.map((parcel) => (
            <Parcel key={parcel.id} parcel={parcel} />
          ))}
        </ul>
      )}
    </section>
  )
}

const EVENT_TITLES: Readonly<Record<Exclude<OrderEvent['type'], 'refunded'>, () => string>> = {
  quotation_requested: m.quotation_event_requested,
  placed: m.order_event_placed,
  invoiced: m.order_event_invoiced,
  confirmed: m.order_event_confirmed,
  preparing: m.order_event_preparing,
  ready: m.order_event_ready,
  out: m.order_event_out,
  delivered: m.order_event_delivered,
  handed_over: m.order_event_handed_over,
  shipped: m.order_event_shipped,
  withdrawn: m.order_event_withdrawn,
  cancelled: m.order_event_cancelled,
}

const AHEAD_TITLES: Readonly<Record<StepAhead, () => string>> = {
  confirmed: m.order_ahead_confirmed,
  preparing: m.order_ahead_preparing,
  ready: m.order_ahead_ready,
  out: m.order_ahead_out,
  shipped: m.order_ahead_shipped,
  handed_over: m.order_ahead_handed_over,
}

const eventTime = ({ day, time }: OrderEvent['moment']): string =>
  time === undefined ? day : m.order_date_time({ day, time })

const eventTitle = (event: OrderEvent): string =>
  event.type === 'refunded' ? m.order_event_refunded({ amount: event.amount }) : EVENT_TITLES[event.type]()

function Parcel({ parcel: { day, isHandedOver, items, tracking } }: { parcel: ParcelView }) {
  return (
    <li className="panel open">
      <p>
        <b>{isHandedOver ? m.order_handed_over({ day }) : m.order_parcel({ day })}</b>
        <br />
        {items}
      </p>
      {tracking.map(({ carrier, number, url }) => (
        <p key={number} className="row g-5">
          <span>{[carrier, number].filter(Boolean).join(' · ')}</span>
          {url && (
            <a className="link tap" href={url} rel="noreferrer">
              {m.order_track()}
              <span className="vh"> {number}</span>
            </a>
          )}
        </p>
      ))}
    </li>
  )
}

export function AddressBlock({
  address: { name, lines, details, telephone },
}: {
  address: OrderAddressView
}) {
  return (
    <address>
      <b>{name}</b>
      {[...lines, ...deliveryDetailLines(details), ...(telephone ? [telephone] : [])].map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </address>
  )
}
