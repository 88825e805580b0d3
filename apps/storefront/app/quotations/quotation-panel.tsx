import type { Language } from '@comptoir/rules/language'
import { Form, Link, useNavigation } from 'react-router'
import { ReasonDialog } from '../forms/reason-dialog.tsx'
import type { Values } from '../forms/form-rules.ts'
import * as m from '../paraglide/messages.js'
import { Badge } from '../ui/badge.tsx'
import { Button } from '../ui/button.tsx'
import { ErrorSummary, type FormErrors } from '../ui/error-summary.tsx'
import { CheckField, TextField } from '../ui/field.tsx'
import { Icon } from '../ui/icon.tsx'
import { quotationLabel } from './quotation-label.ts'
import type { QuotationView } from './quotation-view.ts'
import { href } from '../platform/routes.ts'

/** Quotation data of the order page. */
export interface QuotationDetails extends QuotationView {
  /** What the shop wrote with its answer. */
  readonly message: string | undefined
  readonly canAccept: boolean
  readonly canDecline: boolean
  readonly methods: readonly { readonly code: string; readonly title: string }[]
  readonly reference: string
}

/** Errors by field id and submitted values. */
export interface QuotationErrors {
  readonly errors: FormErrors
  readonly values: Values
}

interface PanelProps {
  readonly language: Language
  readonly number: string
  readonly quotation: QuotationDetails
  readonly termsPath: string | undefined
  readonly actionData: QuotationErrors | undefined
}

const TEXTS: Readonly<Record<QuotationView['state'], () => string>> = {
  requested: m.quotation_requested_text,
  ready: m.quotation_ready_text,
  accepted: m.quotation_accepted_text,
  canceled: m.quotation_canceled_text,
  expired: m.quotation_expired_text,
}

/** State of a quotation, its document, and the forms to accept or decline it. */
export function QuotationPanel({ language, number, quotation, termsPath, actionData }: PanelProps) {
  const { state, badge, validUntil, message, canAccept, canDecline } = quotation
  return (
    <section className="panel stack gy-4" aria-labelledby="quotation">
      <div className="row between">
        <h2 className="h3 ref" id="quotation">
          {m.quotation_title({ number })}
        </h2>
        <Badge kind={badge}>{quotationLabel(state)}</Badge>
      </div>
      <p>{m.quotation_valid_until({ day: validUntil })}</p>
      {message && <p>{message}</p>}
      <p className="help">{TEXTS[state]()}</p>
      {canAccept && <AcceptForm quotation={quotation} termsPath={termsPath} actionData={actionData} />}
      <div className="row between">
        {state !== 'requested' && (
          <a className="link tap" href={href(language, 'quotationFile', { number })} download>
            <Icon name="page" />
            {m.quotation_pdf()}
          </a>
        )}
        {canDecline && (
          <ReasonDialog
            intent="refuse"
            label={m.quotation_decline()}
            question={m.quotation_decline_question()}
            text={m.quotation_decline_text()}
            keep={m.quotation_keep()}
          />
        )}
      </div>
    </section>
  )
}

function AcceptForm({
  quotation: { methods, reference },
  termsPath,
  actionData,
}: Pick<PanelProps, 'quotation' | 'termsPath' | 'actionData'>) {
  const busy = useNavigation().formData?.get('intent') === 'accept'
  const [only] = methods
  return (
    <Form method="post" className="stack gy-4">
      <ErrorSummary title={m.checkout_error_title()} errors={actionData?.errors} />
      <input type="hidden" name="intent" value="accept" />
      {methods.length > 1 ? (
        <fieldset>
          <legend className="label">{m.checkout_payment_method()}</legend>
          {methods.map(({ code, title }) => (
            <label className="check" key={code}>
              <input type="radio" name="payment" value={code} defaultChecked={code === only?.code} />
              <span>{title}</span>
            </label>
          ))}
        </fieldset>
      ) : (
        only && <input type="hidden" name="payment" value={only.code} />
      )}
      <TextField
        name="reference"
        label={m.checkout_reference()}
        optional={m.form_optional()}
        error={actionData?.errors['reference']}
        maxLength={64}
        autoComplete="off"
        defaultValue={actionData?.values['reference'] ?? reference}
      />
      <div>
        <CheckField
          name="terms"
          error={actionData?.errors['terms']}
          label={
            <>
              {m.checkout_terms()}{' '}
              {termsPath ? <Link to={termsPath}>{m.checkout_terms_link()}</Link> : m.checkout_terms_link()}.
            </>
          }
        />
      </div>
      <Button kind="primary" wide busy={busy}>
        {m.quotation_accept()}
      </Button>
    </Form>
  )
}
