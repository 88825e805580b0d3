import { useRef, useState } from 'react'
import { MutationForm, SubmitButton } from '../forms/mutation-form.tsx'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import type { NewCodes } from './recovery-codes.tsx'

interface Started {
  readonly startPasskeyEnrolment: {
    readonly ceremony: { readonly ceremony: string; readonly options: unknown }
  }
}

interface Made {
  readonly ceremony: string
  readonly response: string
}

/** Makes a passkey on this device or on a security key, then keeps it under a name. */
export function PasskeyEnrolment({
  onDone,
  onCancel,
}: {
  onDone: (codes: NewCodes) => void
  onCancel: () => void
}) {
  const [made, setMade] = useState<Made>()
  const [hasFailed, setFailed] = useState(false)
  const name = useRef<HTMLInputElement>(null)
  const create = ({ startPasskeyEnrolment: { ceremony } }: Started) => {
    makePasskey(ceremony.options)
      .then((response) => setMade({ ceremony: ceremony.ceremony, response: JSON.stringify(response) }))
      .catch((error: unknown) => {
        console.debug('The device made no passkey', error)
        setFailed(true)
      })
  }
  return (
    <>
      {hasFailed && <Note kind="warn" live title={m.staff_passkey_failed()} />}
      {made ? (
        <MutationForm<NewCodes> intent="passkey-finish" onDone={onDone}>
          <input type="hidden" name="ceremony" value={made.ceremony} />
          <input type="hidden" name="response" value={made.response} />
          <Field name="name" label={m.staff_passkey_name()} help={m.staff_passkey_name_help()}>
            <Input ref={name} required maxLength={60} />
          </Field>
          <div className="row">
            <SubmitButton variant="primary">{m.staff_save()}</SubmitButton>
            <Button onClick={onCancel}>{m.staff_cancel()}</Button>
          </div>
        </MutationForm>
      ) : (
        <MutationForm<Started> intent="passkey-start" className="row" onDone={create}>
          <SubmitButton small variant="primary" icon="key">
            {m.staff_make_passkey()}
          </SubmitButton>
          <Button small onClick={onCancel}>
            {m.staff_cancel()}
          </Button>
        </MutationForm>
      )}
    </>
  )
}

async function makePasskey(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseCreationOptionsFromJSON(
    options as PublicKeyCredentialCreationOptionsJSON,
  )
  const credential = await navigator.credentials.create({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('No passkey was made.')
  return credential.toJSON()
}
