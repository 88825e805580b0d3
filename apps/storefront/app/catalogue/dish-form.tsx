import type { FormEvent } from 'react'
import { Form, useFetcher, useLocation } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { useFocusFallback } from '../ui/use-focus-fallback.ts'
import type { Card } from './card.ts'
import { dishId } from './dish-id.ts'
import './dish.css'

/** Answer of the cart to a change. */
interface Changed {
  readonly errors?: { readonly page?: string; readonly lines?: Readonly<Record<string, string>> }
}

/** Adds a dish from its card, and changes how many are in the cart; without JavaScript the page comes back at the dish. */
export function DishForm({ card: { sku, name, price } }: { card: Card }) {
  const { language, basket, selectionRequired } = useShop()
  const { pathname, search } = useLocation()
  const change = useFetcher<Changed>({ key: `dish ${sku}` })
  const line = basket?.lines.find((one) => one.sku === sku)
  const lot = price?.lot?.size ?? 1
  const quantity = quantityAfter(change.formData, line?.quantity ?? 0, lot)
  const more = useFocusFallback<HTMLButtonElement>(quantity)
  const { errors } = change.data ?? {}
  const error = change.state === 'idle' ? (errors?.page ?? (line && errors?.lines?.[line.uid])) : undefined
  const onSubmit = (event: FormEvent<HTMLFormElement>) => {
    // The panel with places and times continues with the form itself.
    if (selectionRequired) return
    event.preventDefault()
    const { submitter } = event.nativeEvent as SubmitEvent
    const form = new FormData(event.currentTarget, submitter)
    void change.submit(form, { method: 'post', action: href(language, 'miniCart') })
  }
  return (
    <>
      <Form
        method="post"
        action={href(language, 'cart')}
        className={quantity > 0 ? 'add qty' : 'add'}
        data-buys={sku}
        preventScrollReset
        onSubmit={onSubmit}
      >
        <input type="hidden" name="intent" value="add" />
        <input type="hidden" name="sku" value={sku} />
        <input type="hidden" name="quantity" value={lot} />
        <input type="hidden" name="from" value={`${pathname}${search}#${dishId(sku)}`} />
        {quantity > 0 && (
          <>
            <button
              {...buttonFor(line?.uid, quantity - lot)}
              disabled={!line}
              aria-label={m.cart_quantity_decrease({ name })}
            >
              <Icon name="minus" className="i-s" />
            </button>
            <span className="dish-quantity">{quantity}</span>
          </>
        )}
        <button
          key="more"
          ref={more}
          {...buttonFor(line?.uid, quantity + lot)}
          className={quantity > 0 ? undefined : 'btn secondary small'}
          aria-label={quantity > 0 ? m.cart_quantity_increase({ name }) : undefined}
          aria-describedby={error ? `${dishId(sku)}-error` : undefined}
        >
          <Icon name="plus" className="i-s" />
          {quantity === 0 && (
            <>
              {m.card_add()}
              <span className="vh"> {name}</span>
            </>
          )}
        </button>
      </Form>
      {error && (
        <div role="alert">
          <FieldError id={`${dishId(sku)}-error`}>{error}</FieldError>
        </div>
      )}
    </>
  )
}

/** What the button posts: a quantity of the line, its removal, or nothing, which adds the dish. */
function buttonFor(uid: string | undefined, quantity: number) {
  if (!uid) return {}
  return quantity > 0 ? { name: 'set', value: `${uid}=${quantity}` } : { name: 'remove', value: uid }
}

/** The quantity once a change that is under way is done. */
function quantityAfter(form: FormData | undefined, current: number, lot: number): number {
  if (!form) return current
  if (form.has('remove')) return 0
  const set = form.get('set')
  return typeof set === 'string' ? Number(set.slice(set.lastIndexOf('=') + 1)) : current + lot
}
