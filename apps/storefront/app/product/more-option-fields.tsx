import type { ReactNode } from 'react'
import * as m from '../paraglide/messages.js'
import { fieldId, lengthOf, type OptionValue } from './configuration.ts'
import {
  blankOf,
  errorAttributes,
  hintOf,
  nameOf,
  OptionError,
  useExtra,
  ValueQuantity,
  type ProductOptionProps,
} from './option-parts.tsx'

/** Field of an option that is typed, or whose values stand beside each other. */
export function MoreOptionField(props: ProductOptionProps) {
  const { kind } = props.option
  return kind === 'text' || kind === 'area' ? <TextOption {...props} /> : <ChoiceOption {...props} />
}

function TextOption({ option, base, start, now, error }: ProductOptionProps) {
  const id = fieldId(option.name)
  const extra = useExtra(base, option).ofText()
  const control = {
    id,
    name: option.name,
    defaultValue: start.get(option.name) ?? '',
    ...(option.maxLength > 0 && { maxLength: option.maxLength }),
    ...errorAttributes(id, error),
  }
  return (
    <div className="field">
      <label htmlFor={id}>
        {option.label} <span className="opt">({[hintOf(option), extra].filter(Boolean).join(', ')})</span>
      </label>
      {option.kind === 'text' ? (
        <input className="input" type={option.type} {...control} />
      ) : (
        <textarea className="textarea" {...control} />
      )}
      {option.maxLength > 0 && (
        <p className="help">
          {m.form_at_most({ count: option.maxLength })}{' '}
          <span aria-hidden="true">{`${lengthOf(now.get(option.name) ?? '')} / ${option.maxLength}`}</span>
        </p>
      )}
      <OptionError id={id}>{error}</OptionError>
    </div>
  )
}

function ChoiceOption({ option, base, start, error }: ProductOptionProps) {
  const id = fieldId(option.name)
  const blank = blankOf(option)
  const extra = useExtra(base, option).ofChoice
  const chosen = start.getAll(option.name)
  const type = option.kind === 'many' ? 'checkbox' : 'radio'
  const card = (value: OptionValue, first: boolean): ReactNode => (
    <label className={value.picture ? 'choice pic' : 'choice'}>
      <input
        type={type}
        name={option.name}
        value={value.uid}
        defaultChecked={chosen.includes(value.uid)}
        disabled={value.isOutOfStock}
        {...(first && { id, ...errorAttributes(id, error) })}
      />
      {value.picture && (
        <img
          src={value.picture.src}
          width={value.picture.width}
          height={value.picture.height}
          alt=""
          loading="lazy"
          decoding="async"
        />
      )}
      <span>
        <b>{nameOf(value)}</b>
        {value.isOutOfStock ? <small>{m.stock_out()}</small> : value.facts && <small>{value.facts}</small>}
      </span>
      <span className="end">{extra(value)}</span>
    </label>
  )
  return (
    <fieldset className={option.isBundle ? 'option-step' : 'field'}>
      <legend>
        <span className={option.isBundle ? 'h3' : undefined}>{option.label}</span>{' '}
        {option.isBundle ? (
          <small className="opt">{hintOf(option)}</small>
        ) : (
          <span className="opt">({hintOf(option)})</span>
        )}
      </legend>
      <div className="choices">
        {option.values.map((value, index) => (
          <div key={value.uid} className="choice-row">
            {card(value, index === 0)}
            {value.canChangeQuantity && !value.isOutOfStock && (
              <ValueQuantity option={option} value={value} start={start} />
            )}
          </div>
        ))}
        {option.kind === 'one' && !option.required && blank && (
          <label className="choice">
            <input
              type="radio"
              name={option.name}
              value=""
              defaultChecked={chosen.every((uid) => uid === '')}
            />
            <span>{blank}</span>
          </label>
        )}
      </div>
      <OptionError id={id}>{error}</OptionError>
    </fieldset>
  )
}
