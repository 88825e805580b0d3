import { SaveBar } from '../forms/save-bar.tsx'
import { m } from '../paraglide/messages.js'
import { FloatingBar } from '../ui/bar-stack.tsx'
import { Button } from '../ui/button.tsx'

interface PriceBarProps {
  readonly count: number
  /** Fields without a possible value. */
  readonly invalid: number
  readonly isBusy: boolean
  readonly onDiscard: () => void
  readonly onSave: () => void
}

/** Counts the changed prices, and saves all of them or none. */
export function PriceSaveBar({ count, invalid, isBusy, onDiscard, onSave }: PriceBarProps) {
  return (
    <SaveBar
      label={m.price_unsaved()}
      changed={m.price_changed({ count })}
      doubt={invalid > 0 ? { kind: 'bad', text: m.price_invalid({ count: invalid }) } : undefined}
      isBusy={isBusy}
      onDiscard={onDiscard}
      save={m.price_save_count({ count })}
      onSave={invalid === 0 && count > 0 ? onSave : undefined}
    />
  )
}

/** Says what was saved, and takes it back. */
export function SavedBar({
  count,
  isBusy,
  onUndo,
}: Pick<PriceBarProps, 'count' | 'isBusy'> & { onUndo: () => void }) {
  return (
    <FloatingBar label={m.price_saved_label()}>
      <output>{m.price_saved({ count })}</output>
      <Button icon="undo" busy={isBusy && m.form_saving()} onClick={onUndo}>
        {m.price_take_back()}
      </Button>
    </FloatingBar>
  )
}
