import { createContext, useContext, useRef, type ReactNode } from 'react'
import { Form as RouterForm, useNavigation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { countOf, ErrorSummary, type FormErrors } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { useResultFocus } from '../platform/use-result-focus.ts'
import type { Values } from './form-rules.ts'
import type { RulesSource } from './use-form-checks.ts'
import { useFormErrors, type FormErrorOptions } from './use-form-errors.ts'
import { useFormDraft } from './use-form-draft.ts'

interface FormState {
  readonly id: string
  readonly values: Values
  readonly errors: FormErrors
  /** Errors of the server's last response; another object for each response. */
  readonly serverErrors: FormErrors | undefined
  readonly busy: boolean
}

const FormContext = createContext<FormState | undefined>(undefined)

/** State of the surrounding form; throws outside a form (spec 001 §8). */
export function useForm(): FormState {
  const form = useContext(FormContext)
  if (!form) throw new Error('must be inside <Form /> component')
  return form
}

/** Id, value and error of a field. */
export function useField(name: string) {
  const { id, values, errors } = useForm()
  return { id: fieldId(id, name), value: values[name], error: errors[name] }
}

const fieldId = (form: string, name: string) => `${form}-${name}`

interface FormProps extends FormErrorOptions {
  /** Unique on the page. */
  readonly id: string
  /** The rules, or what loads them when the form is first used. */
  readonly rules: RulesSource
  /** Submitted values after an error, or prefilled values. */
  readonly values: Values
  /** Validation errors of the server. */
  readonly serverErrors: FormErrors | undefined
  /** Error message for the whole form. */
  readonly message?: string | undefined
  /** Title above the message. */
  readonly title?: string | undefined
  /** Field labels for the error summary. */
  readonly names: Readonly<Record<string, string>>
  /** Key under which this tab stores a draft. */
  readonly draftKey?: string | undefined
  readonly className?: string
  readonly children: ReactNode
}

/**
 * Form that validates fields on blur and submits only when all are valid (spec 001 §5). Without JavaScript, and until what
 * checks it has loaded, the server applies the same rules.
 */
export function Form(props: FormProps) {
  const { id, rules, values, serverErrors, message, title, names, draftKey, className } = props
  const { errorTexts, autoDismiss, children } = props
  const { errors, submitErrors, listeners, onSubmit } = useFormErrors(rules, serverErrors, {
    ...(errorTexts && { errorTexts }),
    ...(autoDismiss && { autoDismiss }),
  })
  const summary = useRef<HTMLDivElement>(null)
  const form = useFormDraft(draftKey)
  const busy = useNavigation().formData?.get('form') === id
  useResultFocus(submitErrors, () => summary.current?.focus())
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
      <div ref={summary} tabIndex={-1} className="form-top">
        <ErrorSummary
          title={m.form_error_summary({ count: countOf(submitErrors) })}
          errors={summaryOf(id, submitErrors, names)}
        />
        {message && (
          <Notice kind="bad" title={title ?? message} role="alert">
            {title && <p>{message}</p>}
          </Notice>
        )}
      </div>
      <input type="hidden" name="form" value={id} />
      <FormContext value={{ id, values, errors, serverErrors, busy }}>{children}</FormContext>
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
