import { FormCheck, SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import { ANONYMISE, anonymiseRules, DELETION, KEEP } from './privacy-rules.ts'

interface Refused {
  readonly refusal: { readonly errors: FormErrors; readonly message?: string | undefined } | undefined
}

/** Closed to begin with: nobody comes here by accident. */
export function AnonymiseForm({ refusal }: Refused) {
  return (
    <details className="fold" open={refusal !== undefined}>
      <summary>{m.privacy_anonymise_title()}</summary>
      <Form
        id={ANONYMISE}
        className="stack gy-4 measure"
        rules={anonymiseRules}
        own={{ understood: m.privacy_understood_error() }}
        names={{ current_password: m.privacy_password() }}
        values={{}}
        refused={refusal?.errors}
        message={refusal?.message}
      >
        <PasswordField name="current_password" label={m.privacy_password()} autoComplete="current-password" />
        <div>
          <FormCheck name="understood" label={m.privacy_understood()} />
        </div>
        <SendButton kind="danger">{m.privacy_anonymise_submit()}</SendButton>
      </Form>
    </details>
  )
}

export function DeletionForm({ refusal }: Refused) {
  return (
    <Form
      id={DELETION}
      className="stack gy-4"
      rules={{}}
      names={{}}
      values={{}}
      refused={refusal?.errors}
      title={m.privacy_delete_refused_title()}
      message={refusal?.message}
    >
      <SendButton kind="danger">{m.privacy_delete_submit()}</SendButton>
    </Form>
  )
}

/** Until the account is deleted its customer can change their mind (decisions K-11). */
export function KeepForm({ deletedOn }: { deletedOn: string }) {
  return (
    <Notice title={m.privacy_deleted_on({ day: deletedOn })}>
      <p>{m.privacy_deleted_text()}</p>
      <Form id={KEEP} rules={{}} names={{}} values={{}} refused={undefined}>
        <SendButton kind="link">{m.privacy_keep()}</SendButton>
      </Form>
    </Notice>
  )
}
