import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '../platform/money.ts'
import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import * as m from '../paraglide/messages.js'
import { StockLine } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { QuantityInput, writeQuantity } from '../ui/quantity-input.tsx'
import type { CartErrors } from './cart-change-actions.server.ts'
import type { LineView } from './cart-view.ts'
import { LineFacts } from './line-facts.tsx'
import { LinePicture } from './line-picture.tsx'
import { discountLabel } from './totals.tsx'
import { href, pathHref } from '../platform/routes.ts'
import './cart-lines.css'

/** Where and how forms are submitted; by default to the current page. */
export interface FormTarget {
  readonly action?: string
  readonly navigate?: false
  readonly fetcherKey?: string
}

/** All lines in one form: the buttons of a line change that line, the one below changes all. */
export function CartLines({
  language,
  lines,
  deliveryDay,
  errors,
  busy,
  formTarget = {},
}: {
  language: Language
  lines: readonly LineView[]
  deliveryDay: string | undefined
  errors: CartErrors | undefined
  busy: boolean
  formTarget?: FormTarget
}) {
  return (
    <Form
      method="post"
      preventScrollReset
      aria-label={m.cart_lines()}
      aria-busy={busy || undefined}
      {...formTarget}
    >
      <input type="hidden" name="intent" value="update" />
      {/* Enter submits with the first button of a form, which must be the one that saves typed quantities. */}
      <button className="vh" tabIndex={-1} aria-hidden="true" />
      <ul className="lines">
        {lines.map((line) => (
          <CartLine
            key={line.uid}
            language={language}
            line={line}
            deliveryDay={deliveryDay}
            errors={errors}
            formTarget={formTarget}
          />
        ))}
      </ul>
      {!formTarget.fetcherKey && (
        <p className="row between pt-5">
          <Link className="link tap" to={href(language, 'home')}>
            {m.cart_continue()}
          </Link>
          {/* With scripts each change of a quantity is saved at once. */}
          <span className="without-script">
            <Button small>{m.cart_update()}</Button>
          </span>
        </p>
      )}
    </Form>
  )
}

function CartLine({
  language,
  line,
  deliveryDay,
  errors,
  formTarget,
}: {
  language: Language
  line: LineView
  deliveryDay: string | undefined
  errors: CartErrors | undefined
  formTarget: FormTarget
}) {
  const id = `q-${line.uid}`
  const error = errors?.lines?.[line.uid] ?? line.problem
  return (
    <li className="line">
      <LinePicture picture={line.picture} />
      <div>
        <h2>
          <Link to={pathHref(language, line.path)}>{line.name}</Link>
        </h2>
        <LineFacts language={language} line={line} />
        <LineDiscounts language={language} line={line} />
        {line.inStock && !error && (
          <StockLine state="in">
            {deliveryDay ? m.cart_in_stock_day({ day: deliveryDay }) : m.cart_in_stock()}
          </StockLine>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <div className="actions">
        {line.isGift ? (
          <p>{m.cart_gift({ count: line.quantity })}</p>
        ) : (
          <LineQuantity
            id={id}
            line={line}
            errors={errors}
            invalid={error !== undefined}
            formTarget={formTarget}
          />
        )}
        <button className="link tap" name="remove" value={line.uid}>
          {m.cart_remove()}
          <span className="vh"> {line.name}</span>
        </button>
        <p className="sum">
          {/* Here it moves nothing when the quantity becomes more than one. */}
          {line.lot === 1 && line.quantity > 1 && (
            <span className="help">{m.cart_each({ price: formatMoney(line.unit, language) })} </span>
          )}
          <span className="price">{formatMoney(line.row, language)}</span>
        </p>
      </div>
      {errors?.confirmRemoval?.includes(line.uid) && <ConfirmRemoval line={line} />}
    </li>
  )
}

/** What promotions take off the line, with the reason. */
function LineDiscounts({ language, line: { discounts } }: { language: Language; line: LineView }) {
  return discounts.map((one) => (
    <p className="help" key={discountLabel(one)}>
      {discountLabel(one)} <b>− {formatMoney(one.amount, language)}</b>
    </p>
  ))
}

/** A typed 0 may be a mistake, so removal is confirmed (decisions D-2). */
function ConfirmRemoval({ line: { uid, quantity, name } }: { line: LineView }) {
  return (
    <div className="confirm-removal" role="alert">
      <p>{m.cart_removal_question({ name })}</p>
      <p className="row tight">
        <Button small kind="danger" name="remove" value={uid}>
          {m.cart_remove()}
          <span className="vh"> {name}</span>
        </Button>
        <Button small name="set" value={`${uid}=${quantity}`}>
          {m.cart_keep({ count: quantity })}
          <span className="vh"> {name}</span>
        </Button>
      </p>
    </div>
  )
}

/** The buttons step by the lot size and submit the form, so that they work without JavaScript. */
function LineQuantity({
  id,
  line,
  errors,
  invalid,
  formTarget,
}: {
  id: string
  line: LineView
  errors: CartErrors | undefined
  invalid: boolean
  formTarget: FormTarget
}) {
  const submit = useSubmit()
  const { uid, lot, quantity, min, max, name } = line
  const shown = errors?.typed?.[uid] ?? String(quantity)
  const field = useServerValue(shown, quantity, errors)
  const step = (to: number) => `${uid}=${to}`
  return (
    <div className="qty">
      <button
        name="set"
        value={step(quantity - lot)}
        disabled={quantity - lot < min}
        aria-label={lot > 1 ? m.cart_quantity_decrease_lot({ name }) : m.cart_quantity_decrease({ name })}
      >
        <Icon name="minus" className="i-s" />
      </button>
      <QuantityInput
        ref={field}
        id={id}
        name={`quantity:${uid}`}
        defaultValue={shown}
        step={lot}
        min={min}
        max={max}
        aria-label={lot > 1 ? m.cart_quantity_lot({ name, lot }) : m.cart_quantity({ name })}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        onBlur={({ currentTarget: { form, value } }) => {
          if (form && value !== shown) void submit(form, { preventScrollReset: true, ...formTarget })
        }}
      />
      <button
        name="set"
        value={step(quantity + lot)}
        disabled={quantity + lot > max}
        aria-label={lot > 1 ? m.cart_quantity_increase_lot({ name }) : m.cart_quantity_increase({ name })}
      >
        <Icon name="plus" className="i-s" />
      </button>
    </div>
  )
}

/**
 * Resets the quantity field to the server's value after each response (decisions D-2), but keeps what was typed
 * before hydration.
 */
function useServerValue(shown: string, quantity: number, errors: CartErrors | undefined) {
  const field = useRef<HTMLInputElement>(null)
  const answer = useRef({ quantity, errors })
  useEffect(() => {
    const last = answer.current
    answer.current = { quantity, errors }
    const isNew = last.quantity !== quantity || (errors !== undefined && last.errors !== errors)
    if (isNew && field.current) writeQuantity(field.current, shown)
  }, [shown, quantity, errors])
  return field
}
