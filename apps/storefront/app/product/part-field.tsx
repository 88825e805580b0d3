import { formatMoney, type Cents } from '@comptoir/rules/money'
import { surchargeOn } from '@comptoir/rules/surcharge'
import type { ReactNode } from 'react'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { FieldError } from '../ui/field.tsx'
import {
  extraOf,
  fieldId,
  lengthOf,
  quantityField,
  type Answers,
  type Choice,
  type Part,
} from './composition.ts'

interface PartProps {
  readonly part: Part
  /** What percentages are of. */
  readonly base: Cents
  /** What the fields begin with. */
  readonly start: Answers
  /** What they hold now; without script the same. */
  readonly now: Answers
  readonly error: string | undefined
}

/** One thing to write or to choose; the price of each choice stands beside it. */
export function PartField(props: PartProps) {
  const { kind } = props.part
  if (kind === 'text' || kind === 'area') return <TextPart {...props} />
  return kind === 'list' ? <ListPart {...props} /> : <CardsPart {...props} />
}

const described = (id: string, error: string | undefined) => ({
  'aria-invalid': error ? true : undefined,
  'aria-describedby': error ? `${id}-error` : undefined,
})

function Problem({ id, children }: { id: string; children: string | undefined }) {
  return children ? <FieldError id={`${id}-error`}>{children}</FieldError> : null
}

/** `+ 35,00 €`, or that it is included; nothing is said of a choice nobody can have for free or for money. */
function useExtra(base: Cents, part: Part) {
  const { language } = useShop()
  const said = (amount: Cents) =>
    amount === 0 ? m.product_included() : m.product_extra({ amount: formatMoney(amount, language) })
  return {
    ofChoice: (choice: Choice) => said(extraOf(part, choice, base)),
    ofText: () => (surchargeOn(part.surcharge, base) === 0 ? '' : said(surchargeOn(part.surcharge, base))),
  }
}

const nameOf = ({ quantity, units, label }: Choice) =>
  quantity > 1 && units === undefined ? `${quantity} × ${label}` : label

function TextPart({ part, base, start, now, error }: PartProps) {
  const id = fieldId(part.name)
  const extra = useExtra(base, part).ofText()
  const control = {
    id,
    name: part.name,
    defaultValue: start.get(part.name) ?? '',
    ...(part.most > 0 && { maxLength: part.most }),
    ...described(id, error),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {part.label} <span className="opt">({[part.hint, extra].filter(Boolean).join(', ')})</span>
      </label>
      {part.kind === 'text' ? (
        <input className="input" type={part.type} {...control} />
      ) : (
        <textarea className="textarea" {...control} />
      )}
      {part.most > 0 && (
        <p className="help">
          {part.help} <span aria-hidden="true">{`${lengthOf(now.get(part.name) ?? '')} / ${part.most}`}</span>
        </p>
      )}
      <Problem id={id}>{error}</Problem>
    </div>
  )
}

function ListPart({ part, base, start, error }: PartProps) {
  const id = fieldId(part.name)
  const extra = useExtra(base, part).ofChoice
  return (
    <div className="field">
      <label htmlFor={id}>
        {part.label} <span className="opt">({part.hint})</span>
      </label>
      <select
        className="select"
        id={id}
        name={part.name}
        defaultValue={start.get(part.name) ?? ''}
        {...described(id, error)}
      >
        <option value="">{part.blank}</option>
        {part.choices.map((choice) => (
          <option key={choice.uid} value={choice.uid} disabled={choice.reason !== undefined}>
            {`${nameOf(choice)} (${choice.reason ?? extra(choice)})`}
          </option>
        ))}
      </select>
      <UnitsOfList part={part} start={start} />
      <Problem id={id}>{error}</Problem>
    </div>
  )
}

function CardsPart({ part, base, start, error }: PartProps) {
  const id = fieldId(part.name)
  const extra = useExtra(base, part).ofChoice
  const chosen = start.getAll(part.name)
  const type = part.kind === 'many' ? 'checkbox' : 'radio'
  const card = (choice: Choice, first: boolean): ReactNode => (
    <label className={choice.picture ? 'pick pic' : 'pick'}>
      <input
        type={type}
        name={part.name}
        value={choice.uid}
        defaultChecked={chosen.includes(choice.uid)}
        disabled={choice.reason !== undefined}
        {...(first && { id, ...described(id, error) })}
      />
      {choice.picture && (
        <img
          src={choice.picture.src}
          width={choice.picture.width}
          height={choice.picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        <b>{nameOf(choice)}</b>
        {(choice.reason ?? choice.facts) && <small>{choice.reason ?? choice.facts}</small>}
      </span>
      <span className="end">{extra(choice)}</span>
    </label>
  )
  return (
    <fieldset className={part.step ? 'set-step' : 'field'}>
      <legend>
        <span className={part.step ? 'h3' : undefined}>{part.label}</span>{' '}
        {part.step ? <small className="opt">{part.hint}</small> : <span className="opt">({part.hint})</span>}
      </legend>
      <div className="picks">
        {part.choices.map((choice, index) => (
          <div key={choice.uid} className="pick-row">
            {card(choice, index === 0)}
            {choice.units !== undefined && choice.reason === undefined && (
              <Units part={part} choice={choice} start={start} />
            )}
          </div>
        ))}
        {part.kind === 'one' && !part.required && (
          <label className="pick">
            <input
              type="radio"
              name={part.name}
              value=""
              defaultChecked={chosen.every((uid) => uid === '')}
            />
            <span>{part.blank}</span>
          </label>
        )}
      </div>
      <Problem id={id}>{error}</Problem>
    </fieldset>
  )
}

function UnitsOfList({ part, start }: { part: Part; start: Answers }) {
  const choice = part.choices.find(({ units }) => units !== undefined)
  return choice ? <Units part={part} choice={choice} start={start} /> : null
}

/** How many of a choice in one unit of the bundle. */
function Units({ part, choice, start }: { part: Part; choice: Choice; start: Answers }) {
  const name = quantityField(part, choice)
  return (
    <input
      className="input units"
      type="number"
      inputMode="numeric"
      min={1}
      name={name}
      defaultValue={start.get(name) ?? choice.quantity}
      aria-label={choice.units}
    />
  )
}
