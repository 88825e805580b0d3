import { Link } from 'react-router'
import { lazyComponent } from '../platform/lazy-component.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { useHydrated } from '../platform/use-hydrated.ts'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { loadCaptcha } from './captcha-script.ts'
import { SendButton } from './form-fields.tsx'
import { Form } from './form.tsx'
import { SiteField } from './site-field.tsx'
import type { SiteFormData, SiteFormErrors } from './site-form.server.ts'
import { errorTextsOf, siteFormRules } from './site-form-rules.ts'

const CaptchaField = import.meta.env.SSR
  ? (await loadCaptcha()).CaptchaField
  : lazyComponent(async () => (await loadCaptcha()).CaptchaField)

/** Editable form, rendered from its definition in the API (spec 001 §3). */
export function SiteForm({ data }: { data: SiteFormData }) {
  const { telephoneCountry } = useShop()
  const { form, initialValues, product, privacyPath, challenge } = data
  const script = useHydrated()
  const result = useFormResult<SiteFormErrors | undefined>()
  const actionData = result?.form === form.identifier ? result : undefined
  const { fields } = form
  const names = Object.fromEntries(fields.map(({ id, label }) => [id, label ?? '']))
  // A checkbox with a comment already explains how the data is used.
  const hasConsentText = fields.some(({ type, comment }) => type === 'checkbox' && comment)
  const autoDismiss = fields
    .filter(({ css_class }) => css_class?.split(' ').includes('auto-dismiss'))
    .map(({ id }) => id)
  return (
    <Form
      id={form.identifier}
      className={['stack gy-5 site-form', form.css_classes].filter(Boolean).join(' ')}
      rules={siteFormRules(fields, telephoneCountry)}
      errorTexts={errorTextsOf(fields)}
      autoDismiss={autoDismiss}
      names={names}
      values={actionData?.values ?? initialValues}
      serverErrors={actionData?.errors}
      message={actionData?.message}
    >
      {product && (
        <p className="panel">
          {m.form_about()} <Link to={product.path}>{product.name}</Link>
        </p>
      )}
      <div className="fields">
        {fields.map((field) => (
          <SiteField key={field.id} field={field} />
        ))}
      </div>
      {challenge && <CaptchaField challenge={challenge} />}
      <SendButton kind="primary" disabled={challenge && !script}>
        {form.validate_label ?? m.form_send()}
      </SendButton>
      <p className="help">
        {!hasConsentText && m.form_privacy()}{' '}
        {privacyPath && <Link to={privacyPath}>{m.form_privacy_link()}</Link>}
      </p>
    </Form>
  )
}
