import * as m from '../paraglide/messages.js'
import { CheckField, FieldError, SelectField, TextArea, TextField } from '../ui/field.tsx'
import { useField } from './form.tsx'
import type { SiteFormField } from './site-form-rules.ts'

/** Field of an editable form, by its type (decisions J-1); unknown types are not rendered. */
export function SiteField({ field }: { field: SiteFormField }) {
  if (field.css_class === 'honeypot') return <HoneypotField field={field} />
  switch (field.type) {
    case 'hidden':
      return <HiddenField field={field} />
    case 'checkbox':
      return <CheckboxField field={field} />
    case 'radio':
      return <RadioField field={field} />
    case 'select':
      return <SiteSelectField field={field} />
    case 'textarea':
      return <TextAreaField field={field} />
    case 'text':
    case 'email':
    case 'tel':
    case 'number':
    case 'url':
    case 'date':
      return <InputField field={field} />
    default:
      return null
  }
}

interface Props {
  readonly field: SiteFormField
}

/** Full width unless the field has the class `half`. */
const widthOf = ({ css_class }: SiteFormField) =>
  css_class?.split(' ').includes('half') ? undefined : 'full'

function useFieldProps(field: SiteFormField) {
  const { id, error } = useField(field.id)
  const { comment } = field
  return {
    id,
    error,
    name: field.id,
    ...labelOf(field),
    help: comment ?? undefined,
    className: widthOf(field),
    required: field.required,
    autoFocus: field.autofocus ?? undefined,
    autoComplete: field.autocomplete ?? undefined,
  }
}

/** Editors write `(optional)` into the label; it is rendered in a lighter style. */
function labelOf({ label }: SiteFormField) {
  const text = label ?? ''
  const optional = m.form_optional()
  if (!text.endsWith(optional)) return { label: text }
  return { label: text.slice(0, -optional.length).trimEnd(), optional }
}

function useTextProps(field: SiteFormField) {
  const { value } = useField(field.id)
  return {
    defaultValue: value ?? field.value ?? '',
    placeholder: field.placeholder ?? undefined,
    autoCapitalize: field.autocapitalize ?? undefined,
    minLength: field.minlength ?? undefined,
    maxLength: field.maxlength ?? undefined,
  }
}

function TextAreaField({ field }: Props) {
  return <TextArea {...useFieldProps(field)} {...useTextProps(field)} rows={6} />
}

function InputField({ field }: Props) {
  const { type, step, min, max } = field
  const isWhole = step === 1
  return (
    <TextField
      {...useFieldProps(field)}
      {...useTextProps(field)}
      type={type}
      inputMode={type === 'number' ? (isWhole ? 'numeric' : 'decimal') : undefined}
      step={type === 'number' ? (step ?? 'any') : undefined}
      min={min ?? undefined}
      max={max ?? undefined}
    />
  )
}

function HiddenField({ field }: Props) {
  const { value } = useField(field.id)
  return <input type="hidden" name={field.id} value={value ?? field.value ?? ''} readOnly />
}

/** Honeypot: hidden from people, filled in by bots. */
function HoneypotField({ field }: Props) {
  const { id } = useField(field.id)
  return (
    <div className="honeypot" aria-hidden="true">
      <label htmlFor={id}>{field.label}</label>
      <input id={id} name={field.id} tabIndex={-1} autoComplete="off" />
    </div>
  )
}

function SiteSelectField({ field }: Props) {
  const { value } = useField(field.id)
  return (
    <SelectField {...useFieldProps(field)} defaultValue={value ?? field.value ?? ''}>
      <option value="" disabled>
        {field.placeholder ?? m.form_choose()}
      </option>
      {!field.required && <option value="">{m.form_choose_none()}</option>}
      {field.options.map((option) => (
        <option key={option.value} value={option.value}>
          {option.label}
        </option>
      ))}
    </SelectField>
  )
}

function RadioField({ field }: Props) {
  const { id, value, error } = useField(field.id)
  const { label, comment, required, options, css_class } = field
  const selected = value ?? field.value
  const describedBy = [comment && `${id}-help`, error && `${id}-error`].filter(Boolean).join(' ')
  return (
    <fieldset
      role="radiogroup"
      className="field full"
      aria-required={required || undefined}
      aria-invalid={error ? true : undefined}
      aria-describedby={describedBy || undefined}
    >
      <legend>{label}</legend>
      <div className={css_class?.split(' ').includes('cards') ? 'choices two' : undefined}>
        {options.map((option, index) => (
          <label key={option.value} className={css_class?.split(' ').includes('cards') ? 'choice' : 'check'}>
            <input
              type="radio"
              id={index === 0 ? id : undefined}
              name={field.id}
              value={option.value}
              defaultChecked={option.value === selected}
              required={required}
            />
            <OptionText text={option.label ?? option.value} />
          </label>
        ))}
      </div>
      {comment && (
        <p className="help" id={`${id}-help`}>
          {comment}
        </p>
      )}
      {error && <FieldError id={`${id}-error`}>{error}</FieldError>}
    </fieldset>
  )
}

/** Renders `An hotel: rooms, lobby` as a name with a description below. */
function OptionText({ text }: { text: string }) {
  const colon = text.search(/:\s/)
  const name = text.slice(0, Math.max(colon, 0)).trim()
  const meaning = text.slice(colon + 1).trim()
  if (!name || !meaning) return <span>{text}</span>
  return (
    <span>
      <b>{name}</b> <small>{meaning}</small>
    </span>
  )
}

function CheckboxField({ field }: Props) {
  const { id, value, error } = useField(field.id)
  const { label, comment, required } = field
  return (
    <div className="full">
      <CheckField
        id={id}
        name={field.id}
        label={label ?? ''}
        help={comment ?? undefined}
        value="1"
        required={required}
        defaultChecked={value === '1' || value === 'on'}
        error={error}
      />
    </div>
  )
}
