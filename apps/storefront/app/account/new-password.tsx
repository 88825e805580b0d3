import { passwordChecks, type PasswordCheck } from '@comptoir/rules/password'
import { useState } from 'react'
import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'
import { PasswordField } from './password-field.tsx'
import { useHydrated } from '../platform/use-hydrated.ts'

const SHOWN: Readonly<Partial<Record<PasswordCheck, () => string>>> = {
  length: m.form_rule_length,
  upper: m.form_rule_upper,
  lower: m.form_rule_lower,
  digit: m.form_rule_digit,
}

/** A new password, and the same once more. */
export function NewPasswords({ label, className }: { label: string; className?: string }) {
  return (
    <>
      <NewPassword name="new_password" label={label} />
      <PasswordField
        name="new_password_confirmation"
        label={m.form_password_again()}
        autoComplete="new-password"
        className={className}
      />
    </>
  )
}

/** A new password with its rules; with JavaScript each rule shows whether it is met (spec 000 §5). */
export function NewPassword({ name, label }: { name: string; label: string }) {
  const [typed, setTyped] = useState('')
  const script = useHydrated()
  return (
    <PasswordField name={name} label={label} autoComplete="new-password" className="full" onChange={setTyped}>
      <ul className="rules" aria-label={m.form_rules()}>
        {passwordChecks(typed).map(({ key, met }) => {
          const text = SHOWN[key]
          if (!text) return null
          return (
            <li key={key} className={script && met ? 'met' : undefined}>
              <Icon name={script && met ? 'check' : 'dot'} />
              <span>
                {text()}
                {script && <span className="vh">, {met ? m.form_rule_met() : m.form_rule_missing()}</span>}
              </span>
            </li>
          )
        })}
      </ul>
    </PasswordField>
  )
}
