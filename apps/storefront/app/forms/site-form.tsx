import { Link, useActionData } from 'react-router'
import { useHydrated } from '../platform/use-hydrated.ts'
import { whenNeeded } from '../platform/when-needed.tsx'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { SendButton } from './form-fields.tsx'
import { Form } from './form.tsx'
import { SiteField } from './site-field.tsx'
import type { SiteFormData, SiteFormRefusal } from './site-form.server.ts'
import { ownTexts, siteFormRules } from './site-form-rules.ts'

/** Asked for by few shops only. */
const Proof = whenNeeded(
  import.meta.env.SSR ? (await import('./proof.tsx')).Proof : undefined,
  async () => (await import('./proof.tsx')).Proof,
)

/** A form of the shop, built from what the API says of it (spec 001 §3). */
export function SiteForm({ data }: { data: SiteFormData }) {
  const { language } = useShop()
  const { form, known, product, privacyPath, challenge } = data
  const script = useHydrated()
  const answer = useActionData<SiteFormRefusal | undefined>()
  const refusal = answer?.form === form.identifier ? answer : undefined
  const { fields } = form
  const names = Object.fromEntries(fields.map(({ id, label }) => [id, label ?? '']))
  // The box to tick mostly tells already what becomes of the data.
  const saysItself = fields.some(({ type, comment }) => type === 'checkbox' && comment)
  const dismissing = fields
    .filter(({ css_class }) => css_class?.split(' ').includes('auto-dismiss'))
    .map(({ id }) => id)
  return (
    <Form
      id={form.identifier}
      className={['stack gy-5 site-form', form.css_classes].filter(Boolean).join(' ')}
      rules={siteFormRules(fields, language)}
      own={ownTexts(fields)}
      dismissing={dismissing}
      names={names}
      values={refusal?.values ?? known}
      refused={refusal?.errors}
      message={refusal?.message}
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
      {challenge && <Proof challenge={challenge} />}
      <SendButton kind="primary" disabled={challenge && !script}>
        {form.validate_label ?? m.form_send()}
      </SendButton>
      <p className="help">
        {!saysItself && m.form_privacy()}{' '}
        {privacyPath && <Link to={privacyPath}>{m.form_privacy_link()}</Link>}
      </p>
    </Form>
  )
}
