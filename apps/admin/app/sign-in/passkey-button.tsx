import { useEffect, useState, useSyncExternalStore } from 'react'
import { useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'

/** What the route answers to `passkey-start`. */
interface Ceremony {
  readonly ceremony?: { readonly ceremony: string; readonly options: unknown } | undefined
}

const never = () => () => undefined
const hasPasskeys = () => 'PublicKeyCredential' in window

/** Signs in with a passkey of this device; absent in browsers that have none. */
export function PasskeyButton({ next }: { next: string }) {
  const start = useFetcher<Ceremony>()
  const finish = useFetcher()
  const isPossible = useSyncExternalStore(never, hasPasskeys, () => false)
  const [hasFailed, setFailed] = useState(false)
  const ceremony = start.data?.ceremony
  const { submit } = finish
  useEffect(() => {
    if (!ceremony) return
    const answer = async () => {
      const response = await askDevice(ceremony.options)
      await submit(
        { intent: 'passkey-finish', ceremony: ceremony.ceremony, response: JSON.stringify(response), next },
        { method: 'post' },
      )
    }
    answer().catch((error: unknown) => {
      console.debug('The device gave no passkey', error)
      setFailed(true)
    })
  }, [ceremony, submit, next])
  if (!isPossible) return null
  const isBusy = start.state !== 'idle' || finish.state !== 'idle'
  return (
    <>
      <p className="row or">
        <span>{m.sign_in_or()}</span>
      </p>
      {hasFailed && <Note kind="warn" live title={m.sign_in_no_passkey()} />}
      <Button
        full
        icon="key"
        busy={isBusy ? m.session_checking() : false}
        onClick={() => {
          setFailed(false)
          void start.submit({ intent: 'passkey-start' }, { method: 'post' })
        }}
      >
        {m.sign_in_passkey()}
      </Button>
    </>
  )
}

async function askDevice(options: unknown): Promise<unknown> {
  const publicKey = PublicKeyCredential.parseRequestOptionsFromJSON(
    options as PublicKeyCredentialRequestOptionsJSON,
  )
  const credential = await navigator.credentials.get({ publicKey })
  if (!(credential instanceof PublicKeyCredential)) throw new Error('There is no passkey.')
  return credential.toJSON()
}
