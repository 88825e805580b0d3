import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { WebhookDeliveryFragment } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Note } from '../ui/note.tsx'
import type { loader } from './delivery.ts'

/** Milliseconds after which the answer is read again. */
const INTERVAL = 1000

/** What an address answered to the event that tries it, once it has. */
export function TestAnswer({ url, sent }: { url: string; sent: WebhookDeliveryFragment }) {
  const { load, data } = useFetcher<typeof loader>({ key: `webhook-test-${sent.id}` })
  const { number } = useFormats()
  const { state, lastStatus, lastError, lastDurationMs } = data ?? sent
  const isWaiting = state === 'WAITING'
  useEffect(() => {
    if (!isWaiting) return undefined
    const timer = setInterval(() => void load(`/webhook-delivery/${sent.id}`), INTERVAL)
    return () => clearInterval(timer)
  }, [isWaiting, load, sent.id])
  if (isWaiting)
    return (
      <Note kind="info" icon="clock" live title={m.webhooks_test_sent({ url })}>
        {m.webhooks_test_waits()}
      </Note>
    )
  const time = m.webhooks_milliseconds({ count: number(lastDurationMs ?? 0) })
  if (state === 'DELIVERED')
    return (
      <Note kind="ok" live title={m.webhooks_test_ok({ url })}>
        {m.webhooks_test_answer({ status: lastStatus ?? 0, time })}
      </Note>
    )
  return (
    <Note kind="bad" live title={m.webhooks_test_bad({ url })}>
      {typeof lastStatus === 'number' && `${m.webhooks_test_answer({ status: lastStatus, time })} `}
      <span className="code">{lastError}</span>
    </Note>
  )
}
