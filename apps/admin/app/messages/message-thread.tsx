import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import type { MessageRecord } from './message-record.ts'

/** Answers and notes, the oldest first. */
export function MessageThread({ entries }: { entries: MessageRecord['entries'] }) {
  const formats = useFormats()
  if (entries.length === 0) return null
  return (
    <section aria-label={m.message_thread()}>
      <ol className="time">
        {entries.map(({ id, kind, author, text, at }) => (
          <li key={id} className={kind === 'ANSWER' ? 'now' : undefined}>
            <time dateTime={at}>{formats.moment(at)}</time>
            <span className="dot" />
            <span>
              <b>
                {kind === 'ANSWER'
                  ? m.message_wrote_answer({ name: author })
                  : m.message_wrote_note({ name: author })}
              </b>
              <span className="block pre">{text}</span>
            </span>
          </li>
        ))}
      </ol>
    </section>
  )
}
