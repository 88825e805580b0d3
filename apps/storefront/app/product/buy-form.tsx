import { Form } from 'react-router'
import { PriceLines } from '../catalogue/price-block.tsx'
import { CompareToggle } from '../catalogue/compare-toggle.tsx'
import { DietMarks } from '../catalogue/diet-marks.tsx'
import { StockWords } from '../catalogue/stock-words.tsx'
import * as m from '../paraglide/messages.js'
import { trustedHtml } from '../platform/trusted-html.ts'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary } from '../ui/error-summary.tsx'
import { BuyRow } from './buy-row.tsx'
import { optionField } from '../catalogue/chosen-options.ts'
import { fieldId } from './composition.ts'
import { MemberTable } from './member-table.tsx'
import { OptionField } from './option-field.tsx'
import { PartField } from './part-field.tsx'
import type { ProductPageData } from './product.server.ts'
import { Promises } from './promises.tsx'
import type { Composed } from './use-composed.ts'

interface BuyFormProps {
  readonly id: string
  readonly page: ProductPageData
  readonly composed: Composed
}

/** Name, price, choices and the way to the cart; what is sent comes back to the page, which says what is missing. */
export function BuyForm({ id, page, composed }: BuyFormProps) {
  const { card, members } = page
  const { form, price, stock, refresh, errors } = composed
  return (
    <div className="buy">
      <Form
        ref={form}
        method="post"
        action={page.path}
        id={id}
        className="buy-choices"
        data-buys={card.sku}
        preventScrollReset
        onChange={refresh}
      >
        {/* Enter in a field presses the first button of a form: it must not be the one that only works out the price. */}
        <button className="vh" tabIndex={-1} aria-hidden="true" />
        <input type="hidden" name="sku" value={card.sku} />
        <Badges page={page} percentOff={price?.before?.percentOff} />
        <h1>{card.name}</h1>
        {page.lead && (
          <div className="lead" dangerouslySetInnerHTML={trustedHtml(page.lead)} suppressHydrationWarning />
        )}
        {page.food && <DietMarks marks={page.food.marks} />}
        <ErrorSummary title={composed.title} errors={namedErrors(page, errors)} />
        <div className="price-block" aria-live="polite">
          <PriceLines price={price} big />
          {page.range && <p className="help">{page.range}</p>}
          {page.notes.map((note) => (
            <p key={note} className="help">
              {note}
            </p>
          ))}
          <StockWords stock={stock} />
        </div>
        <Choices page={page} composed={composed} />
        {members.length > 0 && (
          <MemberTable
            table={page.table}
            members={members}
            start={composed.start}
            errors={errors}
            onChange={refresh}
          />
        )}
        <BuyRow page={page} composed={composed} />
      </Form>
      <CompareToggle sku={card.sku} name={card.name} />
      <Promises promises={page.promises} out={stock.state === 'out'} />
    </div>
  )
}

/** Each error with the name of its field, for the summary stands apart from them. */
function namedErrors(page: ProductPageData, errors: Composed['errors']): Composed['errors'] {
  const options = page.options.map(({ code, label }) => ({ name: optionField(code), label }))
  const fields = [...options, ...page.parts, ...page.members]
  const labels = new Map(fields.map(({ name, label }) => [fieldId(name), label]))
  const named = Object.entries(errors).map(([id, text]) => {
    const label = labels.get(id)
    return [id, label ? m.product_option({ label, value: text }) : text]
  })
  return Object.fromEntries(named)
}

/** What is chosen of it; without script a button works out the price. */
function Choices({ page, composed }: Pick<BuyFormProps, 'page' | 'composed'>) {
  const { options, variants, parts, members, words } = page
  const { selection, base, start, now, errorOf, clash, stock } = composed
  const last = options.at(-1)
  const problemOf = (option: (typeof options)[number]) => {
    if (clash) return option === last ? words.clash : undefined
    const isDone = options.every(({ code }) => selection[code]) && stock.state !== 'out'
    return isDone ? undefined : errorOf(optionField(option.code))
  }
  return (
    <>
      {options.map((option) => (
        <OptionField
          key={option.code}
          {...{ option, variants, selection }}
          start={start.get(optionField(option.code))}
          error={problemOf(option)}
          words={words.options}
        />
      ))}
      {(composed.price ? parts : []).map((part) => (
        <PartField key={part.name} {...{ part, base, start, now }} error={errorOf(part.name)} />
      ))}
      {composed.price && options.length + parts.length + members.length > 0 && (
        <p className="without-script">
          <Button small type="submit" name="update" value="1">
            {words.update}
          </Button>
        </p>
      )}
    </>
  )
}

function Badges({
  page: { card, meal },
  percentOff,
}: {
  page: ProductPageData
  percentOff: number | undefined
}) {
  if (percentOff === undefined && !card.isNew && !meal) return null
  return (
    <div className="row gap-2">
      {percentOff !== undefined && <Badge kind="promo">{m.price_percent({ percent: percentOff })}</Badge>}
      {card.isNew && <Badge kind="new">{m.card_new()}</Badge>}
      {meal && <Badge kind="calm">{meal}</Badge>}
    </div>
  )
}
