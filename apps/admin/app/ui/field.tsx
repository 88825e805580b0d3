import { createContext, use, useId, type ComponentProps, type ReactNode } from 'react'
import { useProblem } from './form-problems.tsx'
import { Glyph } from './state.tsx'
import { useUiTexts } from './ui-texts.tsx'

interface Wiring {
  readonly id: string
  readonly name: string
  readonly describedBy: string | undefined
  readonly isInvalid: boolean
}

const WiringContext = createContext<Wiring | undefined>(undefined)

export interface FieldProps {
  /** Name in the form, by which problems of the API find the field. */
  readonly name: string
  readonly label: ReactNode
  readonly help?: ReactNode
  /** A mistake that the page found; those of the API come from the form. */
  readonly error?: string | undefined
  readonly optional?: boolean
  /** Hides the label from sight where a table's head repeats it. */
  readonly hidesLabel?: boolean
  readonly children: ReactNode
}

/** Label above, help and mistake below, wired to the one control inside. */
export function Field({
  name,
  label,
  help,
  error,
  optional = false,
  hidesLabel = false,
  children,
}: FieldProps) {
  const id = useId()
  const problem = useProblem(name)
  const mistake = error ?? problem
  const describedBy = [help && `${id}-help`, mistake && `${id}-error`].filter(Boolean).join(' ') || undefined
  const { optional: word } = useUiTexts()
  return (
    <div className="field">
      <label id={`${id}-label`} className={hidesLabel ? 'vh' : 'label'} htmlFor={id}>
        {label}
        {optional && <span className="opt"> ({word})</span>}
      </label>
      <WiringContext value={{ id, name, describedBy, isInvalid: mistake !== undefined }}>
        {children}
      </WiringContext>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {mistake && (
        <p className="err" id={`${id}-error`}>
          <Glyph kind="bad" />
          {mistake}
        </p>
      )}
    </div>
  )
}

/** What a control inside of a Field gets: id, name and the texts that describe it. The label has the id with `-label`. */
export function useFieldProps() {
  const wiring = use(WiringContext)
  if (!wiring) throw new Error('A control stands outside of a Field.')
  return {
    id: wiring.id,
    name: wiring.name,
    'aria-describedby': wiring.describedBy,
    'aria-invalid': wiring.isInvalid || undefined,
  }
}

const classes = (base: string, isInvalid: boolean | undefined, ...more: (string | false | undefined)[]) =>
  [base, isInvalid && 'bad', ...more].filter(Boolean).join(' ')

/** Width by content: code, price, a text of a line, or the whole column. */
type FieldWidth = 'w4' | 'w6' | 'w8' | 'w12'

interface ControlLooks {
  readonly width?: FieldWidth | undefined
  readonly isChanged?: boolean
  /** Taken from the source language. */
  readonly isInherited?: boolean
}

/** A line of text. `numeric` puts figures at the end; `unit` stands behind it; `isCode` is one large code. */
export function Input({
  width,
  isChanged,
  isInherited,
  numeric = false,
  isCode = false,
  unit,
  ...rest
}: ControlLooks & { numeric?: boolean; isCode?: boolean; unit?: ReactNode } & Omit<
    ComponentProps<'input'>,
    'className' | 'width'
  >) {
  const wired = useFieldProps()
  const input = (
    <input
      autoComplete="off"
      inputMode={numeric ? 'decimal' : undefined}
      {...wired}
      {...rest}
      className={classes(
        'input',
        wired['aria-invalid'],
        numeric && 'n',
        isCode && 'code-in',
        !unit && width,
        !unit && isChanged && 'changed',
        isInherited && 'from-fr',
      )}
    />
  )
  if (!unit) return input
  return (
    <div className={classes('unit', false, width, isChanged && 'changed')}>
      {input}
      <span>{unit}</span>
    </div>
  )
}

/** Several lines of text; grows with what is typed. */
export function Area({
  isChanged,
  isInherited,
  ...rest
}: ControlLooks & Omit<ComponentProps<'textarea'>, 'className'>) {
  const wired = useFieldProps()
  return (
    <textarea
      {...wired}
      {...rest}
      className={classes('area', wired['aria-invalid'], isChanged && 'changed', isInherited && 'from-fr')}
    />
  )
}

export interface Choice {
  readonly value: string
  readonly label: string
}

/** One of up to 12 choices. */
export function Select({
  choices,
  width,
  isChanged,
  isInherited: _isInherited,
  ...rest
}: ControlLooks & { choices: readonly Choice[] } & Omit<ComponentProps<'select'>, 'className' | 'children'>) {
  const wired = useFieldProps()
  return (
    <select
      {...wired}
      {...rest}
      className={classes('select', wired['aria-invalid'], width, isChanged && 'changed')}
    >
      {choices.map(({ value, label }) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </select>
  )
}

/** A box to tick, or with `type="radio"` one of several. */
export function Check({
  children,
  help,
  type = 'checkbox',
  ...rest
}: { children: ReactNode; help?: ReactNode; type?: 'checkbox' | 'radio' } & Omit<
  ComponentProps<'input'>,
  'className' | 'type' | 'children'
>) {
  return (
    <label className="check">
      <input {...rest} type={type} />
      <span>
        {children}
        {help && (
          <>
            <br />
            <span className="help">{help}</span>
          </>
        )}
      </span>
    </label>
  )
}

/** Two to four choices of which one is always pressed, such as a density or a period. */
export function Segment<Value extends string>({
  label,
  choices,
  value,
  onChange,
  small = false,
}: {
  label: string
  choices: readonly { readonly value: Value; readonly label: string }[]
  value: Value
  onChange: (value: Value) => void
  small?: boolean
}) {
  return (
    <fieldset className={small ? 'segment s' : 'segment'} aria-label={label}>
      {choices.map((choice) => (
        <button
          key={choice.value}
          type="button"
          aria-pressed={choice.value === value}
          onClick={() => onChange(choice.value)}
        >
          {choice.label}
        </button>
      ))}
    </fieldset>
  )
}
