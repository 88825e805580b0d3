import { useState } from 'react'
import { useNavigate } from 'react-router'
import type { Route } from './+types/order'
import { OrderCarriersDocument, OrderDocument } from '../generated/graphql.ts'
import { readMutation } from '../forms/mutation-input.ts'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { adminQuery } from '../platform/admin-api.server.ts'
import { Page } from '../ui/page.tsx'
import { State } from '../ui/state.tsx'
import { AddressDrawer } from './address-drawer.tsx'
import { Deeds, type Deed } from './deeds.tsx'
import { DeedDialog } from './deed-dialog.tsx'
import { MessageDrawer } from './message-drawer.tsx'
import { useNeighbours } from './neighbours.ts'
import { orderAction } from './order-action.server.ts'
import { OrderDocuments } from './order-documents.tsx'
import { OrderLines } from './order-lines.tsx'
import { OrderSide } from './order-side.tsx'
import { OrderTimeline } from './order-timeline.tsx'
import { ShipDrawer } from './ship-drawer.tsx'
import { PaymentState, WorkState } from './states.tsx'

export async function loader({ params, context }: Route.LoaderArgs) {
  const { order, orderAssignees } = await adminQuery(context, OrderDocument, { number: params.number })
  const { carriers } = order.actions.ship
    ? await adminQuery(context, OrderCarriersDocument, { orderId: order.id })
    : { carriers: [] }
  return { order, assignees: orderAssignees, carriers }
}

export async function action({ request, context }: Route.ActionArgs) {
  return await orderAction(context, await readMutation(request))
}

/** One order: its lines, payment and documents, what happened, its customer and everything that can be done with it. */
export default function OrderPage({ loaderData: { order, assignees, carriers } }: Route.ComponentProps) {
  const formats = useFormats()
  // Another order starts with nothing open.
  const [opened, setOpened] = useState<{ order: string; deed: Deed }>()
  const deed = opened?.order === order.id ? opened.deed : undefined
  const open = (next: Deed | undefined) => setOpened(next && { order: order.id, deed: next })
  const close = () => open(undefined)
  useNeighbourKeys(order.number)
  const shippable = order.lines.filter(({ isShippable }) => isShippable)
  const shipped = shippable.filter(({ quantityLeft }) => quantityLeft === 0)
  return (
    <Page
      title={order.number}
      isReference
      back={{ to: '/orders', label: m.orders_title() }}
      states={
        <>
          <WorkState work={order.work} shipped={shipped.length} shippable={shippable.length} />
          {order.outstanding.amount > 0 ? (
            <State kind="warn">{m.order_outstanding({ amount: formats.money(order.outstanding) })}</State>
          ) : (
            <PaymentState payment={order.payment} amount={formats.money(order.totals.total)} />
          )}
        </>
      }
      actions={<Deeds order={order} open={open} />}
      facts={m.order_facts({
        at: formats.moment(order.placedAt),
        shop: order.websiteName,
        kind: order.customerKind === 'B2B' ? m.orders_professional() : m.orders_person(),
        status: order.customerStatus,
      })}
    >
      <title>{`${order.number} | Comptoir`}</title>
      <div className="with-side">
        <div className="stack">
          <OrderLines order={order} />
          <OrderDocuments order={order} />
          <OrderTimeline order={order} open={open} />
        </div>
        <OrderSide order={order} assignees={assignees} open={open} />
      </div>
      <ShipDrawer order={order} carriers={carriers} isOpen={deed === 'ship'} onClose={close} />
      <MessageDrawer order={order} isOpen={deed === 'message'} onClose={close} />
      <AddressDrawer
        order={order}
        kind={deed === 'billing-address' ? 'BILLING' : 'SHIPPING'}
        isOpen={deed === 'billing-address' || deed === 'shipping-address'}
        onClose={close}
      />
      <DeedDialog order={order} deed={deed} onClose={close} />
    </Page>
  )
}

/** J and K go to the next and the previous order of the list from which this one was opened. */
function useNeighbourKeys(number: string): void {
  const navigate = useNavigate()
  const neighbours = useNeighbours(number)
  const go = (to: string | undefined) => to && void navigate(`/orders/${to}`)
  useShortcut('j', m.order_next(), () => go(neighbours?.next), !neighbours?.next)
  useShortcut('k', m.order_previous(), () => go(neighbours?.previous), !neighbours?.previous)
}
