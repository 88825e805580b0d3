import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Note } from '../ui/note.tsx'
import { clockText } from '../platform/clock.ts'
import type { QueueState } from '../platform/live/deed-queue.ts'

interface ConnectionNoteProps {
  readonly queue: Pick<QueueState<unknown, unknown>, 'awaySince' | 'waiting' | 'isSignedOut'>
  readonly timeZone: string
  /** Deeds that came too late, in words. */
  readonly refusals: readonly string[]
  readonly onDismiss: () => void
}

/** What a page that works without a connection says about it: since when, how many deeds wait, which came too late. */
export function ConnectionNote({ queue, timeZone, refusals, onDismiss }: ConnectionNoteProps) {
  const { awaySince, waiting, isSignedOut } = queue
  return (
    <div className="k-notes" aria-live="polite">
      {awaySince !== null && (
        <Note kind="warn" title={m.live_away({ time: clockText(awaySince, timeZone) })}>
          {waiting.length > 0 ? m.live_waiting({ count: waiting.length }) : m.live_away_text()}
        </Note>
      )}
      {isSignedOut && (
        <Note
          kind="warn"
          title={m.live_signed_out()}
          action={
            <a className="btn s" href="/sign-in">
              {m.live_sign_in()}
            </a>
          }
        >
          {m.live_waiting({ count: waiting.length })}
        </Note>
      )}
      {refusals.length > 0 && (
        <Note
          kind="bad"
          title={m.live_refused({ count: refusals.length })}
          action={
            <Button small onClick={onDismiss}>
              {m.live_understood()}
            </Button>
          }
        >
          {refusals.map((text) => (
            <span key={text} className="block">
              {text}
            </span>
          ))}
        </Note>
      )}
    </div>
  )
}
