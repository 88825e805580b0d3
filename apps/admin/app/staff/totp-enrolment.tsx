import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'
import type { QrCode } from './qr.server.ts'
import type { NewCodes } from './recovery-codes.tsx'

/** What starting the enrolment of an app gives back. */
export interface Enrolment {
  readonly secret: string
  readonly qr: QrCode
}

/** The QR code for an authenticator app, the secret to type, and the first code. */
export function TotpEnrolment({
  enrolment: { secret, qr },
  onDone,
  onCancel,
}: {
  enrolment: Enrolment
  onDone: (codes: NewCodes) => void
  onCancel: () => void
}) {
  const typed = secret.match(/.{1,4}/g)?.join(' ') ?? secret
  return (
    <MutationForm<NewCodes> intent="totp-finish" onDone={onDone}>
      <p>{m.staff_scan()}</p>
      <svg
        className="qr"
        viewBox={`0 0 ${qr.size} ${qr.size}`}
        width="184"
        height="184"
        shapeRendering="crispEdges"
      >
        <title>{m.staff_qr()}</title>
        <rect width={qr.size} height={qr.size} fill="#fff" />
        <path d={qr.path} fill="#000" />
      </svg>
      <p className="help">
        {m.staff_type_secret()} <span className="code">{typed}</span>
      </p>
      <Field name="code" label={m.session_code()}>
        <Input isCode width="w12" inputMode="numeric" autoComplete="one-time-code" maxLength={7} required />
      </Field>
      <div className="row">
        <SubmitButton variant="primary" busy={m.session_checking()}>
          {m.staff_check_code()}
        </SubmitButton>
        <Button onClick={onCancel}>{m.staff_cancel()}</Button>
      </div>
    </MutationForm>
  )
}
