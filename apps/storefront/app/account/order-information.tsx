import type { Language } from '@comptoir/rules/language'
import { Form, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Facts } from '../ui/facts.tsx'
import { Icon } from '../ui/icon.tsx'
import type { OrderDetailsView } from './order-details-view.ts'
import { orderStatusLabel, paymentStateLabel } from './order-status-label.ts'
import { isOffer } from './order-view.ts'
import { ReasonDialog } from '../forms/reason-dialog.tsx'
import { href } from '../platform/routes.ts'

/** Status, documents and actions of an order. */
export function OrderInformation({ order, language }: { order: OrderDetailsView; language: Language }) {
  const { badge, payment, paymentMethod, placed, purchaseOrder, comment, documents, number } = order
  const paid = [paymentStateLabel(payment), paymentMethod].filter(Boolean).join(' · ')
  const facts = [
    ...(isOffer(order) ? [] : [{ label: m.order_payment(), fact: paid }]),
    {
      label: isOffer(order) ? m.quotation_requested_on() : m.order_placed(),
      fact: m.order_date_time(placed),
    },
    ...(purchaseOrder ? [{ label: m.order_purchase_order(), fact: purchaseOrder }] : []),
    ...(comment ? [{ label: m.order_comment(), fact: comment }] : []),
  ]
  return (
    <div className="panel open">
      <dl className="pairs">
        <div>
          <dt>{m.order_status()}</dt>
          <dd>
            <Badge kind={badge}>{orderStatusLabel(order)}</Badge>
          </dd>
        </div>
        <Facts facts={facts} />
      </dl>
      <div className="row g-5 mt-4 order-actions">
        {order.canReorder && <Reorder />}
        {documents.map((document) => (
          <a
            key={document.number}
            className="link tap"
            href={href(language, 'orderDocument', { number, document: document.number })}
            download
          >
            <Icon name="page" />
            {documentLabel(document)}
          </a>
        ))}
        {order.canCancel && (
          <ReasonDialog
            intent="cancel"
            label={m.order_cancel()}
            question={m.order_cancel_question({ number })}
            text={m.order_cancel_text()}
            keep={m.order_keep()}
          />
        )}
      </div>
    </div>
  )
}

function documentLabel({ type, number }: OrderDetailsView['documents'][number]): string {
  return type === 'invoice' ? m.order_invoice({ number }) : m.order_credit_note({ number })
}

function Reorder() {
  const busy = useNavigation().formData?.get('intent') === 'reorder'
  return (
    <Form method="post">
      <Button small name="intent" value="reorder" busy={busy}>
        {m.order_reorder()}
      </Button>
    </Form>
  )
}
