import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { ReplyChoice } from '../forms/reply-choice.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Drawer } from '../ui/dialog.tsx'
import { Area, Field, Input } from '../ui/field.tsx'
import type { OrderDetails } from './order-details.ts'

/** A message to the customer, in the mail of the shop in their language. */
export function MessageDrawer({
  order,
  isOpen,
  onClose,
}: {
  order: OrderDetails
  isOpen: boolean
  onClose: () => void
}) {
  return (
    <Drawer isOpen={isOpen} onClose={onClose} title={m.order_message()}>
      <MutationForm intent="message" onDone={onClose} draft={`order-${order.id}-message`}>
        <input type="hidden" name="id" value={order.id} />
        <p className="muted">
          {m.order_message_to({ email: order.customer.email, language: order.language.toUpperCase() })}
        </p>
        <Field name="subject" label={m.order_subject()}>
          <Input maxLength={150} defaultValue={m.order_message_subject({ number: order.number })} />
        </Field>
        <ReplyChoice
          field="text"
          websiteId={order.websiteId}
          language={order.language}
          customerName={order.customer.name}
          orderNumber={order.number}
        />
        <Field name="text" label={m.order_text()} help={m.order_text_help()}>
          <Area rows={8} maxLength={4000} />
        </Field>
        <div className="acts">
          <Button onClick={onClose}>{m.order_not_now()}</Button>
          <SubmitButton variant="primary">{m.order_send()}</SubmitButton>
        </div>
      </MutationForm>
    </Drawer>
  )
}
