import type { Language } from '@comptoir/rules/language'
import { formatMoney } from '@comptoir/rules/money'
import { Form, Link, useSubmit } from 'react-router'
import * as m from '../paraglide/messages.js'
import { pathIn } from '../platform/seo.ts'
import { StockLine } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import type { CartRefusal } from './cart-actions.server.ts'
import type { LineView } from './cart-view.ts'
import { LineOptions } from './line-options-list.tsx'
import { LinePicture } from './line-picture.tsx'

/** Every line in one form: buttons change one line, the button below all of them, as typing does with script. */
export function CartLines({
  language,
  lines,
  deliveryDay,
  refusal,
  busy,
}: {
  language: Language
  lines: readonly LineView[]
  deliveryDay: string | undefined
  refusal: CartRefusal | undefined
  busy: boolean
}) {
  return (
    <Form method="post" preventScrollReset aria-label={m.cart_lines()}>
      {/* Enter in a field presses the first button of a form: it must be the one that keeps what was typed. */}
      <button className="vh" name="intent" value="update" tabIndex={-1} aria-hidden="true" />
      <ul className="lines">
        {lines.map((line) => (
          <CartLine
            key={`${line.uid} ${line.quantity}`}
            language={language}
            line={line}
            deliveryDay={deliveryDay}
            error={refusal?.lines?.[line.uid] ?? line.problem}
            typed={refusal?.typed?.[line.uid]}
          />
        ))}
      </ul>
      <p className="row between pt-5">
        <Link className="link tap" to={pathIn(language, '')}>
          {m.cart_continue()}
        </Link>
        <Button small name="intent" value="update" busy={busy}>
          {m.cart_update()}
        </Button>
      </p>
    </Form>
  )
}

function CartLine({
  language,
  line,
  deliveryDay,
  error,
  typed,
}: {
  language: Language
  line: LineView
  deliveryDay: string | undefined
  error: string | undefined
  typed: string | undefined
}) {
  const id = `q-${line.uid}`
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
        <LineQuantity id={id} line={line} typed={typed} invalid={error !== undefined} />
        <button className="link tap" name="remove" value={line.uid}>
          {m.cart_remove()}
          <span className="vh"> {line.name}</span>
        </button>
        <p className="sum">
          <span className="price">{formatMoney(line.row, language)}</span>
        </p>
      </div>
    </li>
  )
}

/** Chosen options, lot and price of one; nothing when there is nothing to say. */
export function LineFacts({ language, line }: { language: Language; line: LineView }) {
  const unit = formatMoney(line.unit, language)
  const facts = [
    ...(line.lot > 1 ? [m.cart_lot({ lot: line.lot, price: unit })] : []),
    ...(line.lot === 1 && line.quantity > 1 ? [m.cart_each({ price: unit })] : []),
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
  typed,
  invalid,
}: {
  id: string
  line: LineView
  typed: string | undefined
  invalid: boolean
}) {
  const submit = useSubmit()
  const { uid, lot, quantity, min, max, name } = line
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
        id={id}
        name={`quantity:${uid}`}
        type="number"
        inputMode="numeric"
        defaultValue={typed ?? quantity}
        step="any"
        aria-label={lot > 1 ? m.cart_quantity_lot({ name, lot }) : m.cart_quantity({ name })}
        aria-invalid={invalid || undefined}
        aria-describedby={invalid ? `${id}-error` : undefined}
        onBlur={({ currentTarget: { form, value } }) => {
          if (form && value !== String(quantity)) void submit(form, { preventScrollReset: true })
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
