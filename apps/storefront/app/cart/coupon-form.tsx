import { Form } from 'react-router'
import * as m from '../paraglide/messages.js'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { Field } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import type { CartErrors } from './cart-change-actions.server.ts'
import type { FormTarget } from './cart-lines.tsx'

/** One coupon at a time (decisions D-11): shows the field, or the applied code with a remove button. */
export function CouponForm({
  applied,
  error,
  formTarget = {},
}: {
  applied: string | undefined
  error: CartErrors['coupon']
  formTarget?: FormTarget
}) {
  // The mini cart moves the focus to its result message instead.
  const form = useFocusFallback<HTMLFormElement>(formTarget.fetcherKey ? '' : applied)
  if (applied) {
    return (
      <Form method="post" preventScrollReset className="row between" ref={form} tabIndex={-1} {...formTarget}>
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
    <Form method="post" preventScrollReset ref={form} tabIndex={-1} {...formTarget}>
      <Field name="code" label={m.cart_coupon()} error={error?.text}>
        {(wiring) => (
          <div className="joined">
            <input
              className="input"
              defaultValue={error?.typed}
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
