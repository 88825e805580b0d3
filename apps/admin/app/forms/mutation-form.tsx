import { createContext, use, useEffect, useEffectEvent, useRef, useState, type ReactNode } from 'react'
import { flushSync } from 'react-dom'
import { useFetcher } from 'react-router'
import { useSession } from '../layout/session-dialog.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { ActionResult } from '../platform/action-result.ts'
import { Button, type ButtonProps } from '../ui/button.tsx'
import { FormProblems, ProblemSummary } from '../ui/form-problems.tsx'
import { Note } from '../ui/note.tsx'
import { FailureNote } from './failure-note.tsx'
import { randomKey } from './random-key.ts'
import { useFormDraft } from './use-form-draft.ts'

interface FormState {
  readonly isBusy: boolean
}

const StateContext = createContext<FormState>({ isBusy: false })

export interface MutationFormProps<Data> {
  /** Route whose action receives it; this page's when absent. */
  readonly action?: string
  /** Which deed of the action. */
  readonly intent?: string
  /** Version of the record that the page shows. */
  readonly version?: string
  /** Name under which the browser keeps what is typed: `order-42-note`. Without it nothing is kept. */
  readonly draft?: string
  /** Names of the fields, for conflicts. */
  readonly labels?: Readonly<Record<string, string>>
  /** Empties the form after each success: for forms that add something. A `key` that changes would keep the draft. */
  readonly clears?: boolean
  /** Called once after it was saved. */
  readonly onDone?: (data: Data) => void
  readonly className?: string
  readonly children: ReactNode
}

/**
 * A form that changes something through the admin API. It sends a key that stays the same over retries, so that a second
 * press changes nothing twice, and the version on which it is based. It shows problems at their fields, what a colleague
 * changed meanwhile, and what is safe when the server fails; when the session has ended it asks for the password and sends
 * again. Its action returns an ActionResult (`adminMutation`).
 */
export function MutationForm<Data = unknown>(props: MutationFormProps<Data>) {
  const {
    action,
    intent,
    version = '',
    draft,
    labels = {},
    clears = false,
    onDone,
    className = 'stack',
    children,
  } = props
  const fetcher = useFetcher<ActionResult<Data>>()
  const form = useRef<HTMLFormElement>(null)
  const kept = useFormDraft(form, draft, version)
  const [rebased, setRebased] = useState<string>()
  const key = useRef<{ readonly text: string; readonly after: ActionResult<Data> | undefined }>(undefined)
  const session = useSession()
  const formats = useFormats()
  const { data: result, state } = fetcher
  const isBusy = state !== 'idle'
  // A draft is based on the version of its time, until the person has seen what was changed since.
  const based = rebased === version ? version : kept.version

  const onResult = useEffectEvent((answer: ActionResult<Data>) => {
    if (answer.ok) {
      kept.remove()
      if (clears) form.current?.reset()
      onDone?.(answer.data)
    } else if (answer.needs) {
      session.ask(answer.needs, () => form.current?.requestSubmit())
    }
  })
  useEffect(() => {
    if (state === 'idle' && result) onResult(result)
  }, [state, result])

  const failure = result && !result.ok && !result.needs ? result : undefined
  return (
    <fetcher.Form
      method="post"
      action={action}
      ref={form}
      className={className}
      noValidate
      onSubmit={(event) => {
        if (isBusy) {
          event.preventDefault()
          return
        }
        // Every try of one deed has the same key; a deed after a success is another one.
        if (!key.current || (result?.ok && key.current.after !== result))
          key.current = { text: randomKey(), after: result }
        const field = event.currentTarget.elements.namedItem('idempotencyKey')
        if (field instanceof HTMLInputElement) field.value = key.current.text
      }}
    >
      {intent && <input type="hidden" name="intent" value={intent} />}
      <input type="hidden" name="idempotencyKey" defaultValue="" />
      <input type="hidden" name="version" value={based} />
      {kept.restoredAt !== undefined && (
        <Note
          kind="info"
          icon="pen"
          title={m.form_restored({ at: formats.moment(new Date(kept.restoredAt).toISOString()) })}
          action={
            <Button
              small
              onClick={() => {
                kept.remove()
                form.current?.reset()
              }}
            >
              {m.form_discard()}
            </Button>
          }
        >
          {m.form_restored_text()}
        </Note>
      )}
      <FormProblems problems={failure?.problems ?? []}>
        <ProblemSummary />
        {failure && (
          <FailureNote
            failure={failure}
            labels={labels}
            onKeepMine={() => {
              // The hidden field must hold the new version first.
              flushSync(() => setRebased(version))
              form.current?.requestSubmit()
            }}
            onTakeTheirs={() => {
              kept.remove()
              setRebased(version)
              form.current?.reset()
            }}
          />
        )}
        <StateContext value={{ isBusy }}>{children}</StateContext>
      </FormProblems>
    </fetcher.Form>
  )
}

interface SubmitButtonProps extends Omit<ButtonProps, 'busy' | 'type'> {
  readonly busy?: string
  /** What must end first, in words: the amount that the person agrees to may still change. */
  readonly waitsFor?: string | false
}

/** The button that sends a MutationForm; says what runs while it does. */
export function SubmitButton({ children, busy, waitsFor = false, ...rest }: SubmitButtonProps) {
  const { isBusy } = use(StateContext)
  return (
    <Button {...rest} type="submit" busy={isBusy ? (busy ?? m.form_saving()) : waitsFor}>
      {children}
    </Button>
  )
}
