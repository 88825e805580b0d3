import { PASSWORD_MAX } from '@comptoir/rules/password'
import { useLayoutEffect, useRef, useState, type ReactNode } from 'react'
import { useField, useForm } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import { Field } from '../ui/field.tsx'
import { useHydrated } from '../platform/use-hydrated.ts'

/** Password field with a "show" button, which is shown with JavaScript only. */
export function PasswordField({
  name,
  label,
  autoComplete,
  className,
  children,
  onChange,
}: {
  name: string
  label: string
  autoComplete: 'current-password' | 'new-password'
  className?: string
  /** Rendered below the field, such as the rules of a new password. */
  children?: ReactNode
  onChange?: (value: string) => void
}) {
  const { id, error } = useField(name)
  const { serverErrors } = useForm()
  const [shown, setShown] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  const lastErrors = useRef(serverErrors)
  useLayoutEffect(() => {
    const isRejected = serverErrors !== undefined && serverErrors !== lastErrors.current
    lastErrors.current = serverErrors
    // As on the page without JavaScript: the password was wrong, or is asked for again.
    if (isRejected && autoComplete === 'current-password' && input.current) input.current.value = ''
  }, [serverErrors, autoComplete])
  const script = useHydrated()
  return (
    <div className={className}>
      <Field id={id} name={name} label={label} error={error}>
        {(wiring) => (
          <div className={script ? 'joined' : undefined}>
            <input
              className="input"
              type={shown ? 'text' : 'password'}
              autoComplete={autoComplete}
              maxLength={PASSWORD_MAX}
              required
              // Text typed before hydration.
              ref={(element) => {
                input.current = element
                if (element?.value) onChange?.(element.value)
              }}
              onChange={(event) => onChange?.(event.currentTarget.value)}
              {...wiring}
            />
            {script && (
              <button
                type="button"
                className="btn secondary"
                aria-controls={wiring.id}
                aria-pressed={shown}
                onClick={() => setShown(!shown)}
              >
                {m.form_show()}
                <span className="vh"> {m.form_show_password()}</span>
              </button>
            )}
          </div>
        )}
      </Field>
      {children && <div className="mt-2">{children}</div>}
    </div>
  )
}
