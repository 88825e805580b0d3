import { useId } from 'react'
import { Form, Link, useNavigation, useSubmit } from 'react-router'
import { LineOptions } from '../cart/line-options-list.tsx'
import { LinePicture } from '../cart/line-picture.tsx'
import { PriceLines } from '../catalogue/price-block.tsx'
import { StockStatus } from '../catalogue/stock-status.tsx'
import * as m from '../paraglide/messages.js'
import { Button, ButtonLink } from '../ui/button.tsx'
import { FieldError } from '../ui/field.tsx'
import { Quantity } from '../ui/quantity.tsx'
import { canBeAdded } from './can-be-added.ts'
import type { FavouriteView } from './favourite-view.server.ts'

interface LineProps {
  readonly favourite: FavouriteView
  readonly error: string | undefined
  readonly withNote: boolean
}

export function FavouriteLine({ favourite, error, withNote }: LineProps) {
  const { card, to, options, isIncomplete } = favourite
  const id = useId()
  return (
    <li className="line favourite">
      <LinePicture picture={card.picture} />
      <div>
        <h2>
          <Link to={to}>{card.name}</Link>
        </h2>
        <LineOptions options={options} />
        <PriceLines price={card.price} unit={card.unit} />
        <StockStatus stock={card.stock} />
        {isIncomplete && card.price && card.stock.state !== 'out' && (
          <p className="help">{m.favourites_incomplete()}</p>
        )}
        {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
      </div>
      <LineForm favourite={favourite} id={id} isWrong={error !== undefined} withNote={withNote} />
    </li>
  )
}

function LineForm({
  favourite,
  id,
  isWrong,
  withNote,
}: {
  favourite: FavouriteView
  id: string
  isWrong: boolean
  withNote: boolean
}) {
  const { card, to, key, quantity } = favourite
  const submit = useSubmit()
  const { formData } = useNavigation()
  const isAdding = formData?.get('intent') === 'cart' && formData.get('key') === key
  const lot = card.price?.lot?.size ?? 1
  const save = (form: HTMLFormElement | null) => {
    if (!form) return
    const fields = new FormData(form)
    fields.set('intent', 'save')
    void submit(fields, { method: 'post', preventScrollReset: true })
  }
  return (
    <Form method="post" className="actions" preventScrollReset aria-label={card.name}>
      <input type="hidden" name="key" value={key} />
      {/* Enter presses the first button: it must be the one that saves. */}
      <button className="vh" name="intent" value="save" tabIndex={-1} aria-hidden="true" />
      {canBeAdded(favourite) ? (
        <>
          <div
            onBlur={({ currentTarget, relatedTarget }) => {
              const form = currentTarget.closest('form')
              const typed = form?.elements.namedItem('quantity')
              const isChanged =
                typed instanceof HTMLInputElement && Number(typed.value) !== Math.max(lot, quantity)
              // A button of the form sends the quantity itself.
              if (isChanged && !form?.contains(relatedTarget)) save(form)
            }}
          >
            <Quantity
              id={`${id}-quantity`}
              value={Math.max(lot, quantity)}
              step={lot}
              invalid={isWrong}
              labels={{
                field: m.favourites_quantity({ name: card.name }),
                less: m.product_quantity_decrease({ count: lot }),
                more: m.product_quantity_increase({ count: lot }),
              }}
            />
          </div>
          <Button small kind="primary" name="intent" value="cart" busy={isAdding}>
            {m.favourites_add()}
            <span className="vh"> {card.name}</span>
          </Button>
        </>
      ) : (
        <ButtonLink small to={to}>
          {m.favourites_see_product()}
          <span className="vh"> {card.name}</span>
        </ButtonLink>
      )}
      <button className="link tap" name="intent" value="remove">
        {m.cart_remove()}
        <span className="vh"> {card.name}</span>
      </button>
      {withNote && <Note favourite={favourite} id={id} />}
    </Form>
  )
}

/** What its owner notes about a favourite, for themselves alone. */
function Note({ favourite: { card, note }, id }: { favourite: FavouriteView; id: string }) {
  return (
    <details className="favourite-note">
      <summary className="link tap">
        {note ? m.favourites_note_edit() : m.favourites_note_add()}
        <span className="vh"> {card.name}</span>
      </summary>
      <label className="vh" htmlFor={`${id}-note`}>
        {m.favourites_note_label({ name: card.name })}
      </label>
      <textarea
        className="textarea"
        id={`${id}-note`}
        name="note"
        rows={3}
        maxLength={1000}
        defaultValue={note}
        placeholder={m.favourites_note_hint()}
      />
      <Button small name="intent" value="save">
        {m.favourites_note_save()}
      </Button>
    </details>
  )
}
