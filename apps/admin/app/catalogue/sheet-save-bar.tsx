import { SaveBar } from '../forms/save-bar.tsx'
import { useShortcut } from '../layout/shortcuts.tsx'
import { useFormats } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { isInvalid } from './sheet-columns.ts'
import type { CellDoubt } from './sheet-warnings.ts'
import type { Sheet } from './use-sheet.ts'

type SheetBarProps = {
  readonly sheet: Sheet
  readonly doubts: readonly CellDoubt[]
  readonly currency: string
  readonly isBusy: boolean
  readonly onSave: () => void
  /** Opens the changes beside what is live. */
  readonly onReview?: () => void
}

/** Names the unsaved changes of the sheet, the first doubt about them, and saves all of them or none. */
export function SheetSaveBar({ sheet, doubts, currency, isBusy, onSave, onReview }: SheetBarProps) {
  const values = sheet.edits.size
  const products = new Set([...sheet.edits.keys()].map((key) => key.split(' ')[0])).size
  const invalid = [...sheet.edits.values()].filter(({ value }) => isInvalid(value)).length
  const [doubt] = doubts
  const text = useDoubtText(currency)
  useShortcut('mod+s', m.sheet_save(), onSave, values === 0)
  if (values === 0) return null
  return (
    <SaveBar
      label={m.sheet_unsaved()}
      changed={m.sheet_changed({
        values: m.sheet_values({ count: values }),
        products: m.sheet_products({ count: products }),
      })}
      doubt={
        invalid > 0
          ? { kind: 'bad', text: m.sheet_invalid({ count: invalid }) }
          : doubt && { kind: 'warn', text: text(doubt) }
      }
      isBusy={isBusy}
      onDiscard={sheet.discard}
      save={m.sheet_save()}
      onSave={onSave}
    >
      {onReview && <Button onClick={onReview}>{m.review_open()}</Button>}
    </SaveBar>
  )
}

function useDoubtText(currency: string): (doubt: CellDoubt) => string {
  const formats = useFormats()
  const money = (amount: number) => formats.money({ amount, currency })
  return ({ row: { name }, doubt, value }) => {
    switch (doubt.kind) {
      case 'not_lower':
        return m.sheet_not_lower({ name })
      case 'above_lowest':
        return m.sheet_above_lowest({ name, value: money(Number(value)), lowest: money(doubt.lowest) })
      case 'far':
        return m.sheet_far({ name, value: money(Number(value)), before: money(doubt.before) })
      case 'days':
        return m.sheet_days({ name })
    }
  }
}
