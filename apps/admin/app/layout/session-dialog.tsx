import {
  createContext,
  use,
  useCallback,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
  type ReactNode,
} from 'react'
import { useFetcher } from 'react-router'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Dialog } from '../ui/dialog.tsx'
import { Check, Field, Input } from '../ui/field.tsx'
import { Note } from '../ui/note.tsx'
import { useFrame } from './use-frame.ts'

/** Why the password is asked for: the session ended, or the deed is sensitive. */
type Reason = 'sign-in' | 'password'

interface Session {
  /** Asks for the password over the page, then goes on. */
  readonly ask: (reason: Reason, goOn: () => void) => void
}

/** What the route of the sign-in page answers to this dialog. */
interface StepResult {
  readonly step: 'password' | 'code' | 'done'
  readonly message?: string | undefined
}

const SessionContext = createContext<Session | undefined>(undefined)

export function useSession(): Session {
  const session = use(SessionContext)
  if (!session) throw new Error('The frame is missing around this component.')
  return session
}

/** Asks for the password when the session has ended or a deed needs it; the page and what was typed stay. */
export function SessionDialog({ children }: { children: ReactNode }) {
  const [asked, setAsked] = useState<{ reason: Reason; goOn: () => void }>()
  const ask = useCallback((reason: Reason, goOn: () => void) => setAsked({ reason, goOn }), [])
  const session = useMemo(() => ({ ask }), [ask])
  return (
    <SessionContext value={session}>
      {children}
      {asked && (
        <PasswordDialog
          reason={asked.reason}
          onClose={() => setAsked(undefined)}
          onDone={() => {
            setAsked(undefined)
            asked.goOn()
          }}
        />
      )}
    </SessionContext>
  )
}

function PasswordDialog({
  reason,
  onClose,
  onDone,
}: {
  reason: Reason
  onClose: () => void
  onDone: () => void
}) {
  const { me } = useFrame()
  const fetcher = useFetcher<StepResult>()
  const { data: result, state } = fetcher
  const formId = useId()
  const done = useRef(false)
  useEffect(() => {
    if (state !== 'idle' || result?.step !== 'done' || done.current) return
    done.current = true
    onDone()
  }, [state, result, onDone])
  const asksForCode = result?.step === 'code'
  const isEnded = reason === 'sign-in'
  return (
    <Dialog
      isOpen
      onClose={onClose}
      title={isEnded ? m.session_ended_title() : m.session_password_title()}
      actions={
        <>
          <Button onClick={onClose}>{m.session_later()}</Button>
          <Button
            variant="primary"
            type="submit"
            form={formId}
            busy={state === 'idle' ? false : m.session_checking()}
          >
            {m.session_go_on()}
          </Button>
        </>
      }
    >
      <p>{isEnded ? m.session_ended_text() : m.session_password_text()}</p>
      <fetcher.Form
        method="post"
        action={isEnded ? '/sign-in' : '/confirm-password'}
        id={formId}
        className="stack"
      >
        {result?.message && <Note kind="bad" live title={result.message} />}
        <input type="hidden" name="dialog" value={asksForCode ? 'code' : 'password'} />
        <input type="hidden" name="email" value={me.email} autoComplete="username" />
        {asksForCode ? (
          <>
            <Field name="code" label={m.session_code()}>
              <Input key="code" inputMode="numeric" autoComplete="one-time-code" maxLength={6} />
            </Field>
            <Check name="remember" value="1">
              {m.session_remember()}
            </Check>
          </>
        ) : (
          <Field name="password" label={m.session_password()}>
            <Input key="password" type="password" autoComplete="current-password" />
          </Field>
        )}
      </fetcher.Form>
    </Dialog>
  )
}
