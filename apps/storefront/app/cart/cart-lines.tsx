import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { useEffect, useRef } from 'react'
import { Form, Link, useSubmit } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { StockLine } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartRefusal } from './cart-changes.server.ts'
import type { LineView } from './cart-view.ts'
import { LineOptions } from './line-options-list.tsx'
import { LinePicture } from './line-picture.tsx'
import { href } from '../platform/routes.ts'

/** How the forms of a cart are sent; the page's own go where the page is. */
export interface CartWay {
  readonly action?: string
  readonly navigate?: false
  readonly fetcherKey?: string
}

/** Every line in one form: buttons change one line, the button below all of them, as typing does with script. */
export function CartLines({
  language,
  lines,
  deliveryDay,
  refusal,
  busy,
  way = {},
}: {
  language: Language
  lines: readonly LineView[]
  deliveryDay: string | undefined
  refusal: CartRefusal | undefined
  busy: boolean
  way?: CartWay
}) {
  return (
    <Form method="post" preventScrollReset aria-label={m.cart_lines()} aria-busy={busy || undefined} {...way}>
      <input type="hidden" name="intent" value="update" />
      {/* Enter in a field presses the first button of a form: it must be the one that keeps what was typed. */}
      <button className="vh" tabIndex={-1} aria-hidden="true" />
      <ul className="lines">
        {lines.map((line) => (
          <CartLine
            key={line.uid}
            language={language}
            line={line}
            deliveryDay={deliveryDay}
            refusal={refusal}
            way={way}
          />
        ))}
      </ul>
      {!way.fetcherKey && (
        <p className="row between pt-5">
          <Link className="link tap" to={href(language, 'home')}>
            {m.cart_continue()}
          </Link>
          <Button small>{m.cart_update()}</Button>
        </p>
      )}
    </Form>
  )
}

function CartLine({
  language,
  line,
  deliveryDay,
  refusal,
  way,
}: {
  language: Language
  line: LineView
  deliveryDay: string | undefined
  refusal: CartRefusal | undefined
  way: CartWay
}) {
  const id = `q-${line.uid}`
  const error = refusal?.lines?.[line.uid] ?? line.problem
  return (
    <li className="line">
      <LinePicture picture={line.picture} />
      <div>
        <h2>
          <Link to={pathIn(language, line.path)}>{line.name}</Link>
        </h2>
        <LineFacts language={language} line={line} />
        {line.inStock && !error && (
          <StockLine state="in">
            {deliveryDay ? m.cart_in_stock_day({ day: deliveryDay }) : m.cart_in_stock()}
          </StockLine>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <div className="acts">
        <LineQuantity id={id} line={line} refusal={refusal} invalid={error !== undefined} way={way} />
        <button className="link tap" name="remove" value={line.uid}>
          {m.cart_remove()}
          <span className="vh"> {line.name}</span>
        </button>
        <p className="sum">
          <span className="price">{formatMoney(line.row, language)}</span>
        </p>
      </div>
      {refusal?.asked?.includes(line.uid) && <AskRemoval line={line} />}
    </li>
  )
}

/** Nobody means none by every zero he types (decisions D-2). */
function AskRemoval({ line: { uid, quantity, name } }: { line: LineView }) {
  return (
    <div className="ask-removal" role="alert">
      <p>{m.cart_ask_removal({ name })}</p>
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

/**
 * Chosen options, lot and price of one; nothing when there is nothing to say. A line that is `reckoned` shows so many
 * times the price of one beside it.
 */
export function LineFacts({
  language,
  line,
  reckoned = false,
}: {
  language: Language
  line: LineView
  reckoned?: boolean
}) {
  const price = formatMoney(line.unit, language)
  const facts = [
    ...(line.lot > 1 && !reckoned ? [m.cart_lot({ lot: line.lot, price })] : []),
    ...(line.lot === 1 && line.quantity > 1 && !reckoned ? [m.cart_each({ price })] : []),
    ...(line.eco > 0 ? [m.cart_eco({ amount: formatMoney(line.eco * line.quantity, language) })] : []),
  ]
  return (
    <>
      <LineOptions options={line.options} />
      {facts.length > 0 && <p className="help">{facts.join(' · ')}</p>}
    </>
  )
}

/** The buttons move by the lot and submit the form, so that they work without script. */
function LineQuantity({
  id,
  line,
  refusal,
  invalid,
  way,
}: {
  id: string
  line: LineView
  refusal: CartRefusal | undefined
  invalid: boolean
  way: CartWay
}) {
  const submit = useSubmit()
  const { uid, lot, quantity, min, max, name } = line
  const shown = refusal?.typed?.[uid] ?? String(quantity)
  const field = useAnswered(shown, quantity, refusal)
  const step = (to: number) => `${uid}=${to}`
  return (
    <div className="qty">
      <button
        name="set"
        value={step(quantity - lot)}
        disabled={quantity - lot < min}
        aria-label={lot > 1 ? m.cart_less_lot({ name }) : m.cart_less({ name })}
      >
        <Icon name="minus" className="i-s" />
      </button>
      <input
        ref={field}
        id={id}
        name={`quantity:${uid}`}
        type="number"
        inputMode="numeric"
        defaultValue={shown}
        step="any"
        aria-label={lot > 1 ? m.cart_quantity_lot({ name, lot }) : m.cart_quantity({ name })}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        onBlur={({ currentTarget: { form, value } }) => {
          if (form && value !== shown) void submit(form, { preventScrollReset: true, ...way })
        }}
      />
      <button
        name="set"
        value={step(quantity + lot)}
        disabled={quantity + lot > max}
        aria-label={lot > 1 ? m.cart_more_lot({ name }) : m.cart_more({ name })}
      >
        <Icon name="plus" className="i-s" />
      </button>
    </div>
  )
}

/**
 * The field of a quantity: every answer of the shop puts its own value back (decisions D-2), but what was typed before
 * script ran stays.
 */
function useAnswered(shown: string, quantity: number, refusal: CartRefusal | undefined) {
  const field = useRef<HTMLInputElement>(null)
  const answer = useRef({ quantity, refusal })
  useEffect(() => {
    const last = answer.current
    answer.current = { quantity, refusal }
    const isNew = last.quantity !== quantity || (refusal !== undefined && last.refusal !== refusal)
    if (isNew && field.current) field.current.value = shown
  }, [shown, quantity, refusal])
  return field
}
