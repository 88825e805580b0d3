import { fulfilmentFacts } from '../fulfilment/order-fulfilment.ts'
import * as m from '../paraglide/messages.js'
import { Facts } from '../ui/facts.tsx'
import type { OrderDetailsView, ParcelView } from './order-details-view.ts'
import type { OrderAddressView } from './order-view.ts'

/** History, delivery address and parcels of an order. */
export function OrderDelivery({ order }: { order: OrderDetailsView }) {
  const { shipping, method, deliveryDay, fulfilment, history, parcels } = order
  return (
    <section>
      <h2>{fulfilment ? m.order_fulfilment() : m.order_delivery()}</h2>
      <div className="halves mt-5">
        <ol className="track" aria-label={m.order_history()}>
          {history.map(({ title, moment }, index) => (
            <li
              key={`${title}${moment}`}
              className="done"
              aria-current={index === history.length - 1 ? 'step' : undefined}
            >
              <b>{title}</b>
              {moment}
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

function Parcel({ parcel: { title, items, tracking } }: { parcel: ParcelView }) {
  return (
    <li className="panel open">
      <p>
        <b>{title}</b>
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

export function AddressBlock({ address: { name, lines, telephone } }: { address: OrderAddressView }) {
  return (
    <address>
      <b>{name}</b>
      {[...lines, ...(telephone ? [telephone] : [])].map((line) => (
        <span key={line}>
          <br />
          {line}
        </span>
      ))}
    </address>
  )
}
