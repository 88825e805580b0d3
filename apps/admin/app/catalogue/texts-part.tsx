import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Card } from '../ui/card.tsx'
import { Segment } from '../ui/field.tsx'
import { State } from '../ui/state.tsx'
import type { EditorStore } from './editor-stores.ts'
import { lacksText, TextTable, type TextField } from './text-table.tsx'
import type { Editor } from './use-editor.ts'

const textFields = (): TextField[] => [
  { code: 'name', label: m.product_text_name(), kind: 'line' },
  { code: 'short_description', label: m.product_text_short(), kind: 'html' },
  { code: 'description', label: m.product_text_long(), kind: 'html' },
]

/** The texts of all languages side by side; one that is taken from the source says so, typing makes it one's own. */
export function TextsPart({ editor, stores }: { editor: Editor; stores: readonly EditorStore[] }) {
  const counts = [...new Set([1, Math.min(2, stores.length), Math.min(3, stores.length), stores.length])].map(
    String,
  )
  const [count, setCount] = useState(String(Math.min(3, stores.length)))
  const fields = textFields()
  const shown = stores.slice(0, Number(count))
  const missing = stores.slice(1).flatMap((store) => {
    const lacks = fields.filter(
      ({ code }) => lacksText(editor, code, store) && editor.text(`${code}@default`) !== '',
    )
    return lacks.length > 0 ? [m.product_text_missing({ language: store.name, count: lacks.length })] : []
  })
  return (
    <Card
      id="texts"
      title={m.product_part_texts()}
      actions={
        <>
          {missing.length > 0 && <State kind="warn">{missing.join(' · ')}</State>}
          {stores.length > 1 && (
            <Segment
              small
              label={m.product_text_languages()}
              value={count}
              choices={counts.map((value) => ({
                value,
                label: stores
                  .slice(0, Number(value))
                  .map(({ language }) => language)
                  .join(', '),
              }))}
              onChange={setCount}
            />
          )}
        </>
      }
    >
      <TextTable editor={editor} stores={shown} fields={fields} />
    </Card>
  )
}
