import { createContext, useContext, useEffect, useRef, type ReactNode } from 'react'
import { Form as RouterForm, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { countOf, ErrorSummary, type FormErrors } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import type { FormRules, Values } from './form-rules.ts'
import { useFormErrors, type FormErrorOptions } from './use-form-errors.ts'
import { useKeptForm } from './use-kept-form.ts'

interface Filled {
  readonly id: string
  readonly values: Values
  readonly errors: FormErrors
  readonly busy: boolean
}

const FilledContext = createContext<Filled | undefined>(undefined)

/** What the form around knows; spec 001 §8: a field outside a form is a mistake of the page. */
export function useForm(): Filled {
  const form = useContext(FilledContext)
  if (!form) throw new Error('must be inside <Form /> component')
  return form
}

/** What a field of the form shows: its id on the page, what it was filled with, what is wrong with it. */
export function useField(name: string) {
  const { id, values, errors } = useForm()
  return { id: fieldId(id, name), value: values[name], error: errors[name] }
}

const fieldId = (form: string, name: string) => `${form}-${name}`

interface FormProps extends FormErrorOptions {
  /** Not the same as that of another form of the page. */
  readonly id: string
  readonly rules: FormRules
  /** What it was filled with when the server refused it, or what is known before. */
  readonly values: Values
  /** What the server found. */
  readonly refused: FormErrors | undefined
  /** What the server says of the whole. */
  readonly message?: string | undefined
  /** Stands above the message. */
  readonly title?: string | undefined
  /** Names of the fields, for the summary, which stands apart from them. */
  readonly names: Readonly<Record<string, string>>
  /** Name under which this tab keeps what was typed. */
  readonly keep?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A form whose fields are checked when they are left, and which is sent only when all are right (spec 001 §5).
 * Without script the server does the same by the same rules.
 */
export function Form(props: FormProps) {
  const { id, rules, values, refused, message, title, names, keep, className } = props
  const { own, dismissing, children } = props
  const { errors, missed, listeners, onSubmit } = useFormErrors(rules, refused, {
    ...(own && { own }),
    ...(dismissing && { dismissing }),
  })
  const top = useRef<HTMLDivElement>(null)
  const form = useKeptForm(keep)
  const busy = useNavigation().formData?.get('form') === id
  useEffect(() => {
    if (missed) top.current?.focus()
  }, [missed])
  return (
    <RouterForm
      ref={form}
      method="post"
      id={id}
      className={className}
      noValidate
      {...listeners}
      onSubmit={onSubmit}
    >
      <div ref={top} tabIndex={-1} className="form-top">
        <ErrorSummary
          title={m.form_error_summary({ count: countOf(missed) })}
          errors={summaryOf(id, missed, names)}
        />
        {message && (
          <Notice kind="bad" title={title ?? message} role="alert">
            {title && <p>{message}</p>}
          </Notice>
        )}
      </div>
      <input type="hidden" name="form" value={id} />
      <FilledContext value={{ id, values, errors, busy }}>{children}</FilledContext>
    </RouterForm>
  )
}

function summaryOf(form: string, errors: FormErrors | undefined, names: FormProps['names']): FormErrors {
  const entries = Object.entries(errors ?? {}).map(([field, text]) => {
    const name = names[field]
    return [fieldId(form, field), name && text ? m.form_error_named({ name, text }) : text] as const
  })
  return Object.fromEntries(entries)
}
