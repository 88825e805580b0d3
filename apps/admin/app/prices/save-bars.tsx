import { m } from '../paraglide/messages.js'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button } from '../ui/button.tsx'
import { Glyph } from '../ui/state.tsx'

interface SaveBarProps {
  readonly count: number
  /** Fields without a possible value. */
  readonly invalid: number
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** Counts the changed prices, and saves all of them or none. */
export function SaveBar({ count, invalid, isBusy, onDiscard, onSave }: SaveBarProps) {
  return (
    <FloatingBar label={m.price_unsaved()} isFull>
      <b>{m.price_changed({ count })}</b>
      {invalid > 0 && (
        <output className="float-bad">
          <Glyph kind="bad" />
          {m.price_invalid({ count: invalid })}
        </output>
      )}
      <span className="acts">
        <Button onClick={onDiscard}>{m.form_discard()}</Button>
        {invalid === 0 && count > 0 && (
          <Button
            variant="primary"
            keys={`${m.key_ctrl()} S`}
            busy={isBusy && m.form_saving()}
            onClick={onSave}
          >
            {m.price_save_count({ count })}
          </Button>
        )}
      </span>
    </FloatingBar>
  )
}

/** Says what was saved, and takes it back. */
export function SavedBar({
  count,
  isBusy,
  onUndo,
}: Pick<SaveBarProps, 'count' | 'isBusy'> & { onUndo: () => void }) {
  return (
    <FloatingBar label={m.price_saved_label()}>
      <output>{m.price_saved({ count })}</output>
      <Button icon="undo" busy={isBusy && m.form_saving()} onClick={onUndo}>
        {m.price_take_back()}
      </Button>
    </FloatingBar>
  )
}
