import type { WebhookDeliveryFragment } from '../generated/graphql.ts'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { stateOfDelivery } from './webhook-texts.ts'

/** What was sent to an address, beside what came back. */
export function RequestAndAnswer({ url, delivery }: { url: string; delivery: WebhookDeliveryFragment }) {
  const formats = useFormats()
  const { lastStatus, lastError, lastDurationMs, lastAttemptAt, attempts } = delivery
  const address = URL.parse(url)
  const facts = [
    typeof lastStatus === 'number' ? String(lastStatus) : m.webhooks_no_answer(),
    typeof lastDurationMs === 'number'
      ? m.webhooks_milliseconds({ count: formats.number(lastDurationMs) })
      : '',
    lastAttemptAt ? formats.moment(lastAttemptAt) : '',
  ]
  return (
    <div className="two">
      <section className="stack tight" aria-label={m.webhooks_request()}>
        <p className="strong">{m.webhooks_request()}</p>
        <pre className="code box">
          {[
            `POST ${address?.pathname ?? url}${address?.search ?? ''}`,
            `host: ${address?.host ?? ''}`,
            'content-type: application/json',
            `webhook-id: ${delivery.eventId}`,
            'webhook-timestamp: …',
            'webhook-signature: v1,…',
            '',
            delivery.body,
          ].join('\n')}
        </pre>
      </section>
      <section className="stack tight" aria-label={m.webhooks_answer()}>
        <p className="strong">{m.webhooks_answer()}</p>
        <pre className="code box">
          {attempts === 0
            ? m.webhooks_waits()
            : [
                facts.filter(Boolean).join(', '),
                stateOfDelivery(delivery, formats).text,
                ...(lastError ? ['', lastError] : []),
              ].join('\n')}
        </pre>
      </section>
    </div>
  )
}
