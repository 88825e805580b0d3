import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useKeptFocus } from '../ui/use-kept-focus.ts'
import type { CartRefusal } from './cart-changes.server.ts'
import type { CartWay } from './cart-lines.tsx'

/** One code at a time (decisions D-11): the field for it, or the code and how to take it off. */
export function CouponForm({
  applied,
  refusal,
  way = {},
}: {
  applied: string | undefined
  refusal: CartRefusal['coupon']
  way?: CartWay
}) {
  // The mini cart says what became of it, and has the focus there.
  const form = useKeptFocus<HTMLFormElement>(way.fetcherKey ? '' : applied)
  if (applied) {
    return (
      <Form method="post" preventScrollReset className="row between" ref={form} tabIndex={-1} {...way}>
        <Badge kind="ok">
          <Icon name="check" className="i-s" />
          {m.cart_coupon_is_applied({ code: applied })}
        </Badge>
        <button className="link tap" name="intent" value="uncoupon">
          {m.cart_coupon_remove()}
        </button>
      </Form>
    )
  }
  return (
    <Form method="post" preventScrollReset ref={form} tabIndex={-1} {...way}>
      <Field name="code" label={m.cart_coupon()} error={refusal?.text}>
        {(wiring) => (
          <div className="joined">
            <input
              className="input"
              defaultValue={refusal?.typed}
              maxLength={50}
              autoComplete="off"
              autoCapitalize="characters"
              {...wiring}
            />
            <Button name="intent" value="coupon">
              {m.cart_coupon_apply()}
            </Button>
          </div>
        )}
      </Field>
    </Form>
  )
}
