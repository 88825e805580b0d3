import { m } from '../paraglide/messages.js'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button } from '../ui/button.tsx'
import type { SavedProducts } from './products.server.ts'
import { useSave } from './use-save.ts'

type SavedBarProps = {
  /** The route that takes changes back. */
  readonly path: string
  /** What was saved, in the audit log. */
  readonly entry: string
  readonly count: number
  readonly onDone: () => void
}

/** Says what was saved, and takes it back. */
export function SavedBar({ path, entry, count, onDone }: SavedBarProps) {
  const undo = useSave<{ intent: 'undo'; entry: string }, SavedProducts>(path, onDone)
  return (
    <FloatingBar label={m.sheet_saved_label()}>
      <output>{undo.failure ? undo.failure.message || m.form_failed() : m.sheet_saved({ count })}</output>
      <Button
        icon="undo"
        busy={undo.isBusy && m.form_saving()}
        onClick={() => undo.send({ intent: 'undo', entry })}
      >
        {m.sheet_take_back()}
      </Button>
    </FloatingBar>
  )
}
