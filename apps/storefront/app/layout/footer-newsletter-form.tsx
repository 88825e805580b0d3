import { Form } from 'react-router'
import type { FormField } from '../forms/on-leave.ts'
import { PrivacyPolicyLabel } from '../forms/privacy-policy-label.tsx'
import { useFieldValidity } from '../forms/use-field-validity.ts'
import * as m from '../paraglide/messages.js'
import { useShop } from './use-shop.ts'
import { Button } from '../ui/button.tsx'
import { CheckField, Field } from '../ui/field.tsx'
import { href } from '../platform/routes.ts'

function errorTextOf({ type, validity }: FormField): string {
  if (type === 'checkbox') return m.newsletter_privacy_error()
  return validity.valueMissing ? m.error_required() : m.error_invalidEmail()
}

/**
 * Newsletter form in the footer. Uses the browser's constraints to keep the form rules out of every page's scripts;
 * the newsletter page shows the server's errors.
 */
export function FooterNewsletterForm() {
  const { language } = useShop()
  const { errors, listeners } = useFieldValidity(errorTextOf)
  return (
    <Form method="post" action={href(language, 'newsletter')} className="stack gy-2" {...listeners}>
      <Field id="footer-newsletter-email" name="email" label={m.newsletter_email()} error={errors['email']}>
        {(wiring) => (
          <div className="joined">
            <input className="input" type="email" autoComplete="email" maxLength={254} required {...wiring} />
            <Button>{m.newsletter_submit()}</Button>
          </div>
        )}
      </Field>
      <div className="help">
        <CheckField
          id="footer-newsletter-privacy"
          name="privacy"
          required
          label={<PrivacyPolicyLabel />}
          error={errors['privacy']}
        />
      </div>
    </Form>
  )
}
