import type { ComponentProps, ReactNode } from 'react'
import type { Choice } from './field.tsx'

/** A rule that reads aloud as a sentence; its variable words are fields. */
export function Sentence({ children }: { children: ReactNode }) {
  return <p className="sentence">{children}</p>
}

/** A variable word of a sentence that is one of several; `label` says what it is. */
export function SayChoice({
  label,
  choices,
  ...rest
}: { label: string; choices: readonly Choice[] } & Omit<ComponentProps<'select'>, 'className' | 'children'>) {
  return (
    <select {...rest} className="say" aria-label={label}>
      {choices.map(({ value, label: word }) => (
        <option key={value} value={value}>
          {word}
        </option>
      ))}
    </select>
  )
}

/** A variable word of a sentence that is typed. */
export function SayInput({
  label,
  numeric = false,
  ...rest
}: { label: string; numeric?: boolean } & Omit<ComponentProps<'input'>, 'className'>) {
  return (
    <input
      autoComplete="off"
      inputMode={numeric ? 'decimal' : undefined}
      {...rest}
      className={numeric ? 'say n w6' : 'say'}
      aria-label={label}
    />
  )
}
