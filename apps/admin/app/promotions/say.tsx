import { decimalText, toMinorUnits } from '@comptoir/rules/money'
import { Fragment, useId, useState, type ReactNode } from 'react'
import { m } from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

export interface SayChoice {
  readonly value: string
  readonly label: string
}

/**
 * A sentence whose variable words are fields. `text` is the message with each of the names in braces, so that languages
 * order the fields as they need.
 */
export function Sentence({ text, fields }: { text: string; fields: Readonly<Record<string, ReactNode>> }) {
  const parts = text.split(/\{(\w+)\}/)
  return (
    <span className="sentence">
      {parts.map((part, index) => (
        // Parts of a sentence have no other identity than their place.
        <Fragment key={`${index} ${part}`}>{index % 2 === 0 ? part : fields[part]}</Fragment>
      ))}
    </span>
  )
}

/** A word of a sentence that is one of several. */
export function SaySelect({
  label,
  value,
  choices,
  onChange,
}: {
  label: string
  value: string
  choices: readonly SayChoice[]
  onChange: (value: string) => void
}) {
  const known = choices.some((choice) => choice.value === value)
  return (
    <select
      className="say"
      aria-label={label}
      value={value}
      onChange={(event) => onChange(event.target.value)}
    >
      {!known && <option value={value}>{value || m.promo_say_choose()}</option>}
      {choices.map((choice) => (
        <option key={choice.value} value={choice.value}>
          {choice.label}
        </option>
      ))}
    </select>
  )
}

interface NumberProps {
  readonly label: string
  readonly value: number | null | undefined
  readonly onChange: (value: number | null) => void
  /** How many of the kept units make one of the written: 100 for hundredths of percent. */
  readonly scale?: number
}

/** A number of a sentence; null while it is none. */
export function SayNumber({ label, value, onChange, scale = 1 }: NumberProps) {
  return (
    <TypedNumber
      label={label}
      value={value}
      textOf={(number) => String(number / scale)}
      read={(text) => Math.round(Number(text) * scale)}
      onChange={onChange}
    />
  )
}

/** An amount of a sentence, in minor units of a currency. */
export function SayMoney({ label, value, currency, onChange }: NumberProps & { currency: string }) {
  return (
    <>
      <TypedNumber
        label={label}
        value={value}
        textOf={(amount) => decimalText(amount, currency)}
        read={(text) => toMinorUnits(text, currency)}
        onChange={onChange}
        isWide
      />{' '}
      {currency}
    </>
  )
}

function TypedNumber({
  label,
  value,
  textOf,
  read,
  onChange,
  isWide = false,
}: {
  label: string
  value: number | null | undefined
  textOf: (value: number) => string
  read: (text: string) => number
  onChange: (value: number | null) => void
  isWide?: boolean
}) {
  const [text, setText] = useState(() => shown(value, textOf))
  const [last, setLast] = useState(value)
  // The value was changed by something else, such as discarding the draft.
  if (value !== last && value !== valueOf(text, read)) {
    setLast(value)
    setText(shown(value, textOf))
  } else if (value !== last) setLast(value)
  return (
    <input
      className={isWide ? 'say n w6' : 'say n w4'}
      inputMode="decimal"
      autoComplete="off"
      aria-label={label}
      aria-invalid={value === null || undefined}
      value={text}
      onChange={({ target }) => {
        setText(target.value)
        onChange(valueOf(target.value, read))
      }}
    />
  )
}

const shown = (value: number | null | undefined, textOf: (value: number) => string): string =>
  typeof value === 'number' ? textOf(value) : ''

function valueOf(text: string, read: (text: string) => number): number | null {
  const plain = text.trim().replaceAll(/\s/g, '').replace(',', '.')
  if (!/^\d+(\.\d+)?$/.test(plain)) return null
  try {
    const value = read(plain)
    return Number.isSafeInteger(value) ? value : null
  } catch {
    return null
  }
}

/** Texts of a sentence: chosen ones where there are choices, else written ones, separated by commas. */
export function SayValues({
  label,
  values,
  choices,
  onChange,
}: {
  label: string
  values: readonly string[]
  choices: readonly SayChoice[] | null | undefined
  onChange: (values: string[]) => void
}) {
  if (!choices) return <WrittenValues label={label} values={values} onChange={onChange} />
  const labelOf = (value: string) => choices.find((choice) => choice.value === value)?.label ?? value
  const left = choices.filter(({ value }) => !values.includes(value))
  return (
    <>
      {values.map((value) => (
        <span className="chip" key={value}>
          <b>{labelOf(value)}</b>
          <button
            type="button"
            aria-label={m.promo_say_remove_value({ value: labelOf(value) })}
            onClick={() => onChange(values.filter((one) => one !== value))}
          >
            <Icon name="cross" />
          </button>
        </span>
      ))}
      {left.length > 0 && (
        <select
          className="say"
          aria-label={label}
          value=""
          onChange={({ target }) => onChange([...values, target.value])}
        >
          <option value="">{values.length === 0 ? m.promo_say_choose() : m.promo_say_add_value()}</option>
          {left.map((choice) => (
            <option key={choice.value} value={choice.value}>
              {choice.label}
            </option>
          ))}
        </select>
      )}
    </>
  )
}

function WrittenValues({
  label,
  values,
  onChange,
}: {
  label: string
  values: readonly string[]
  onChange: (values: string[]) => void
}) {
  const id = useId()
  const [text, setText] = useState(values.join(', '))
  // The values were changed by something else, such as discarding the draft.
  if (String(listOf(text)) !== String(values)) setText(values.join(', '))
  return (
    <>
      <input
        className="say w12"
        aria-label={label}
        aria-describedby={id}
        autoComplete="off"
        value={text}
        onChange={({ target }) => {
          setText(target.value)
          onChange(listOf(target.value))
        }}
      />
      <span className="vh" id={id}>
        {m.promo_say_several()}
      </span>
    </>
  )
}

const listOf = (text: string): string[] =>
  text
    .split(',')
    .map((one) => one.trim())
    .filter(Boolean)
