import { useEffect, useEffectEvent, useRef } from 'react'
import { useFetcher } from 'react-router'
import { randomKey } from '../forms/random-key.ts'
import { useSession } from '../layout/session-dialog.tsx'
import type { ActionResult } from '../platform/action-result.ts'

type Done<Input, Data> = (data: Data, sent: Input) => void

/**
 * Sends JSON to the action of a route, under a key that stays the same over retries of the same input, so that nothing happens
 * twice. When the session has ended it asks for the password and sends again.
 */
export function useSave<Input extends object, Data>(action: string, onDone: Done<Input, Data>) {
  const fetcher = useFetcher<ActionResult<Data>>()
  const session = useSession()
  const last = useRef<{ text: string; key: string; input: Input }>(undefined)
  const { data: result, state } = fetcher
  const send = (input: Input) => {
    if (fetcher.state !== 'idle') return
    const text = JSON.stringify(input)
    const isRetry = last.current?.text === text && result?.ok !== true
    last.current = { text, input, key: isRetry && last.current ? last.current.key : randomKey() }
    const body = JSON.stringify({ ...input, idempotencyKey: last.current.key })
    void fetcher.submit(body, { method: 'post', action, encType: 'application/json' })
  }
  const onResult = useEffectEvent((answer: ActionResult<Data>) => {
    const sent = last.current?.input
    if (!sent) return
    if (answer.ok) onDone(answer.data, sent)
    else if (answer.needs) session.ask(answer.needs, () => send(sent))
  })
  useEffect(() => {
    if (state === 'idle' && result) onResult(result)
  }, [state, result])
  return {
    send,
    isBusy: state !== 'idle',
    failure: result && !result.ok && !result.needs ? result : undefined,
  }
}
