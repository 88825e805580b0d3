import type { InputHTMLAttributes, ReactNode, SelectHTMLAttributes, TextareaHTMLAttributes } from 'react'
import { Icon } from './icon.tsx'

interface FieldText {
  readonly name: string
  readonly label: ReactNode
  /** Said after the label of a field that may stay empty. */
  readonly optional?: string | undefined
  readonly help?: ReactNode
  /** What is wrong and how to put it right. */
  readonly error?: string | undefined
  readonly className?: string | undefined
  /** Another id than the name, when two forms of a page have the same field. */
  readonly id?: string | undefined
}

/** Label, control, help and error wired together; every field of every form goes through here. */
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

/** What the field around a control takes, and what the control itself does. */
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

/** A box or a radio button with its words beside it; `count` stands at the end. */
export function CheckField({
  name,
  label,
  error,
  help,
  count,
  id = name,
  type = 'checkbox',
  ...input
}: {
  name: string
  label: ReactNode
  error?: string | undefined
  help?: ReactNode
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
