import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { useFrame } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Area, Field, Input } from '../ui/field.tsx'
import type { Deed } from './deeds.tsx'
import type { OrderDetails } from './order-details.ts'

type Small = Exclude<Deed, 'ship' | 'message' | 'billing-address' | 'shipping-address'>

const TITLES: Readonly<Record<Small, () => string>> = {
  cancel: () => m.order_cancel(),
  deliver: () => m.order_deliver(),
  hold: () => m.order_hold(),
  release: () => m.order_release(),
  paid: () => m.order_mark_paid(),
  confirm: () => m.order_confirm(),
  invoice: () => m.order_invoice(),
}

/** What happens, in a sentence. */
const CONSEQUENCES: Readonly<Record<Small, () => string>> = {
  cancel: () => m.order_cancel_consequence(),
  deliver: () => m.order_deliver_consequence(),
  hold: () => m.order_hold_consequence(),
  release: () => m.order_release_consequence(),
  paid: () => m.order_paid_consequence(),
  confirm: () => m.order_confirm_consequence(),
  invoice: () => m.order_invoice_consequence(),
}

const isSmall = (deed: Deed | undefined): deed is Small => deed !== undefined && Object.hasOwn(TITLES, deed)

/** A deed that needs a sentence or one value first. */
export function DeedDialog({
  order,
  deed,
  onClose,
}: {
  order: OrderDetails
  deed: Deed | undefined
  onClose: () => void
}) {
  const { now } = useFrame()
  if (!isSmall(deed)) return null
  return (
    <Dialog isOpen onClose={onClose} title={TITLES[deed]()}>
      <MutationForm intent={deed} version={order.version} onDone={onClose}>
        <input type="hidden" name="id" value={order.id} />
        <p>{CONSEQUENCES[deed]()}</p>
        {deed === 'cancel' && (
          <Field name="reason" label={m.order_reason()} help={m.order_reason_help()}>
            <Area rows={2} maxLength={250} />
          </Field>
        )}
        {deed === 'deliver' && (
          <Field name="day" label={m.order_delivered_on()}>
            <Input type="date" width="w12" defaultValue={now.slice(0, 10)} max={now.slice(0, 10)} />
          </Field>
        )}
        <div className="acts">
          <Button onClick={onClose}>{m.order_not_now()}</Button>
          <SubmitButton variant={deed === 'cancel' ? 'danger' : 'primary'}>{TITLES[deed]()}</SubmitButton>
        </div>
      </MutationForm>
    </Dialog>
  )
}
