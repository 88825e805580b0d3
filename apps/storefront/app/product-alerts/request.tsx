import { Link } from 'react-router'
import type { Route } from './+types/request'
import { FormText, SendButton } from '../forms/form-fields.tsx'
import { valuesOf } from '../forms/form-rules.ts'
import { Form } from '../forms/form.tsx'
import { PlainPage } from '../layout/plain-page.tsx'
import * as m from '../paraglide/messages.js'
import { metaOf } from '../platform/seo.ts'
import { useFormResult } from '../platform/use-form-result.ts'
import { Picture } from '../ui/picture.tsx'
import { alertRules } from './alert-rules.ts'
import { requestAlert } from './request-actions.server.ts'
import { alertPage } from './request.server.ts'
import './product-alerts.css'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return await alertPage(context, params.sku, new URL(request.url).searchParams)
}

export async function action({ context, params, request }: Route.ActionArgs) {
  const { searchParams: search } = new URL(request.url)
  return await requestAlert(context, params.sku, { search, values: valuesOf(await request.formData()) })
}

const HEADS = {
  stock: () => ({ title: m.alert_stock_title(), lead: m.alert_stock_lead() }),
  price: () => ({ title: m.alert_price_title(), lead: m.alert_price_lead() }),
}

/** Asks for an e-mail to which the shop writes once: when the product is back, or costs less. */
export default function RequestAlert({ loaderData }: Route.ComponentProps) {
  const { kind, name, path, picture, email, privacyPath } = loaderData
  const result = useFormResult<typeof action>()
  const label = m.alert_email()
  return (
    <PlainPage {...HEADS[kind]()}>
      <p className="alert-product">
        {picture && <Picture picture={picture} sizes="6rem" />}
        <Link className="link tap" to={path}>
          {name}
        </Link>
      </p>
      <Form
        id="alert"
        className="stack gy-5"
        rules={alertRules}
        names={{ email: label }}
        values={result?.values ?? { email }}
        serverErrors={result?.errors}
        message={result?.message}
      >
        <FormText
          name="email"
          label={label}
          type="email"
          autoComplete="email"
          maxLength={254}
          // The confirmed address of an account needs no link.
          help={email === '' && m.alert_email_help()}
          required
        />
        <div>
          <SendButton kind="primary">{m.alert_submit()}</SendButton>
        </div>
        <p className="help">
          {m.alert_privacy()} {privacyPath && <Link to={privacyPath}>{m.form_privacy_link()}</Link>}
        </p>
      </Form>
    </PlainPage>
  )
}
