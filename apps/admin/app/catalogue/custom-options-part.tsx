import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Card, CardPart } from '../ui/card.tsx'
import { CustomOptionFields } from './custom-option.tsx'
import type { EditorStore } from './editor-stores.ts'
import { changedAt, newCustomOption, type CustomOption } from './option-entries.ts'
import type { SheetFormat } from './sheet-columns.ts'
import type { Editor } from './use-editor.ts'

type CustomOptionsPartProps = {
  readonly editor: Editor
  readonly stores: readonly EditorStore[]
  readonly format: SheetFormat
}

/** What shoppers choose or write when they buy the product, in order. */
export function CustomOptionsPart({ editor, stores, format }: CustomOptionsPartProps) {
  const options = editor.list('customOptions') as unknown as readonly CustomOption[]
  const set = (next: readonly CustomOption[]) => editor.set('customOptions', next)
  return (
    <Card
      id="options"
      title={m.product_part_options()}
      fact={m.option_count({ count: options.length })}
      actions={
        <Button small icon="plus" onClick={() => set([...options, newCustomOption()])}>
          {m.option_add()}
        </Button>
      }
    >
      {options.length === 0 && (
        <CardPart>
          <p className="muted">{m.option_empty()}</p>
        </CardPart>
      )}
      {options.map((option, at) => (
        <CardPart key={option.id ?? `new-${at}`}>
          <CustomOptionFields
            options={options}
            at={at}
            stores={stores}
            format={format}
            onChange={(change) => set(changedAt(options, at, change))}
            onReplace={set}
          />
        </CardPart>
      ))}
    </Card>
  )
}
