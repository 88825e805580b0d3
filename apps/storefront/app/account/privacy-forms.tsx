import { FormCheck, SendButton } from '../forms/form-fields.tsx'
import { Form } from '../forms/form.tsx'
import * as m from '../paraglide/messages.js'
import type { FormErrors } from '../ui/error-summary.tsx'
import { Notice } from '../ui/notice.tsx'
import { PasswordField } from './password-field.tsx'
import { ANONYMISE, anonymiseRules, DELETION, deletionRules, CANCEL_DELETION } from './privacy-rules.ts'

interface FormErrorProps {
  readonly actionData: { readonly errors: FormErrors; readonly message?: string | undefined } | undefined
}

/** Collapsed by default, so that it is not opened by accident. */
export function AnonymiseForm({ actionData }: FormErrorProps) {
  return (
    <details className="fold" open={actionData !== undefined}>
      <summary>{m.privacy_anonymise_title()}</summary>
      <Form
        id={ANONYMISE}
        className="stack gy-4 measure"
        rules={anonymiseRules}
        errorTexts={{ understood: m.privacy_understood_error() }}
        names={{ current_password: m.privacy_password() }}
        values={{}}
        serverErrors={actionData?.errors}
        message={actionData?.message}
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

export function DeletionForm({ actionData }: FormErrorProps) {
  return (
    <details className="fold" open={actionData !== undefined}>
      <summary>{m.privacy_delete_title()}</summary>
      <Form
        id={DELETION}
        className="stack gy-4 measure"
        rules={deletionRules}
        errorTexts={{ understood: m.privacy_understood_error() }}
        names={{}}
        values={{}}
        serverErrors={actionData?.errors}
        title={m.privacy_delete_rejected_title()}
        message={actionData?.message}
      >
        <div>
          <FormCheck name="understood" label={m.privacy_delete_understood()} />
        </div>
        <SendButton kind="danger">{m.privacy_delete_submit()}</SendButton>
      </Form>
    </details>
  )
}

/** Customers can cancel the deletion until it happens (decisions K-11). */
export function CancelDeletionForm({ deletedOn }: { deletedOn: string }) {
  return (
    <Notice title={m.privacy_delete_scheduled({ day: deletedOn })}>
      <p>{m.privacy_delete_scheduled_text()}</p>
      <Form id={CANCEL_DELETION} rules={{}} names={{}} values={{}} serverErrors={undefined}>
        <SendButton kind="link">{m.privacy_delete_cancel()}</SendButton>
      </Form>
    </Notice>
  )
}
