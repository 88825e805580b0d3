import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

interface FieldText {
  readonly name: string
  readonly label: ReactNode
  /** Text after the label of an optional field. */
  readonly optional?: string | undefined
  readonly help?: ReactNode
  /** Error text with the correction. */
  readonly error?: string | undefined
  readonly className?: string | undefined
  /** Id other than the name, when two forms of a page have the same field. */
  readonly id?: string | undefined
}

/** Label, control, help and error, connected by ids; used for all fields of all forms. */
export function Field({
  name,
  label,
  optional,
  help,
  error,
  className,
  id = name,
  children,
}: FieldText & { children: (wiring: Wiring) => ReactNode }) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <div className={className ? `field ${className}` : 'field'}>
      <label htmlFor={id}>
        {label}
        {optional && <span className="opt"> {optional}</span>}
      </label>
      {children({
        id,
        name,
        'aria-invalid': error ? true : undefined,
        'aria-describedby': describedBy || undefined,
      })}
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </div>
  )
}

interface Wiring {
  readonly id: string
  readonly name: string
  readonly 'aria-invalid': true | undefined
  readonly 'aria-describedby': string | undefined
}

export function FieldError({ id, children }: { id: string; children: ReactNode }) {
  return (
    <p className="error" id={id}>
      <Icon name="warning" />
      <span>{children}</span>
    </p>
  )
}

type Control<Attributes> = FieldText & Omit<Attributes, keyof FieldText | 'className'>

/** Props of the field around a control, and of the control itself. */
function partsOf<Props extends FieldText>(props: Props) {
  const { name, label, optional, help, error, className, id, ...control } = props
  return { field: { name, label, optional, help, error, className, id }, control }
}

export function TextField(props: Control<InputHTMLAttributes<HTMLInputElement>>) {
  const { field, control } = partsOf(props)
  return <Field {...field}>{(wiring) => <input className="input" {...control} {...wiring} />}</Field>
}

export function TextArea(props: Control<TextareaHTMLAttributes<HTMLTextAreaElement>>) {
  const { field, control } = partsOf(props)
  return <Field {...field}>{(wiring) => <textarea className="textarea" {...control} {...wiring} />}</Field>
}

export function SelectField(props: Control<SelectHTMLAttributes<HTMLSelectElement>>) {
  const { field, control } = partsOf(props)
  return <Field {...field}>{(wiring) => <select className="select" {...control} {...wiring} />}</Field>
}

/** A checkbox or radio button with its label beside it, after its `picture`; `count` is shown at the end. */
export function CheckField({
  name,
  label,
  error,
  help,
  picture,
  count,
  id = name,
  type = 'checkbox',
  ...input
}: {
  name: string
  label: ReactNode
  error?: string | undefined
  help?: ReactNode
  picture?: ReactNode
  count?: number | undefined
  id?: string
  type?: 'checkbox' | 'radio'
} & Omit<InputHTMLAttributes<HTMLInputElement>, 'type'>) {
  const describedBy = [help && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <>
      <label className="check">
        <input
          type={type}
          id={id}
          name={name}
          aria-invalid={error ? true : undefined}
          aria-describedby={describedBy || undefined}
          {...input}
        />
        {picture}
        <span>{label}</span>
        {count !== undefined && <span className="n">{count}</span>}
      </label>
      {help && (
        <p className="help" id={`${id}-help`}>
          {help}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </>
  )
}
