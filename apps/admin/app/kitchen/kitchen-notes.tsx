import { m } from '../paraglide/messages.js'
import { clockText } from '../platform/clock.ts'
import { ConnectionNote } from '../layout/connection-note.tsx'
import { Button } from '../ui/button.tsx'
import { stateOf, type KitchenDeed, type Refusal } from './board.ts'
import type { Kitchen } from './use-kitchen.ts'

/** What the page says about itself: no connection, presses that wait, presses that came too late. */
export function KitchenNotes({ kitchen, timeZone }: { kitchen: Kitchen; timeZone: string }) {
  const { queue, dismissRefusals } = kitchen
  return (
    <ConnectionNote
      queue={queue}
      timeZone={timeZone}
      refusals={queue.refused.map(({ deed, refusal }) => refusalText(deed.input, refusal, timeZone))}
      onDismiss={dismissRefusals}
    />
  )
}

/** The last press, and the button that takes it back. */
export function LastPress({ kitchen: { last, undo } }: { kitchen: Kitchen }) {
  return (
    <div aria-live="polite">
      {last && (
        <div className="float">
          <span>{doneText(last)}</span>
          <Button small variant="quiet" keys="U" onClick={undo}>
            {m.kitchen_undo()}
          </Button>
        </div>
      )}
    </div>
  )
}

function doneText(deed: KitchenDeed): string {
  if (deed.kind === 'menu')
    return deed.isAvailable
      ? m.kitchen_done_back({ name: deed.name })
      : m.kitchen_done_off({ name: deed.name })
  return m.kitchen_done({ number: deed.shortNumber, state: stateText(deed.to) })
}

function refusalText(deed: KitchenDeed, { message, by, at, state }: Refusal, timeZone: string): string {
  if (deed.kind === 'menu' || by === null || at === null || state === null) return message
  return m.kitchen_faster({
    number: deed.shortNumber,
    name: by,
    time: clockText(at, timeZone),
    state: stateText(stateOf(state)),
  })
}

function stateText(state: ReturnType<typeof stateOf>): string {
  return {
    new: m.kitchen_state_new(),
    preparing: m.kitchen_state_preparing(),
    ready: m.kitchen_state_ready(),
    out: m.kitchen_state_out(),
    handed_over: m.kitchen_state_handed_over(),
  }[state]
}
