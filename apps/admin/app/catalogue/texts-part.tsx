import { useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Card } from '../ui/card.tsx'
import { Segment } from '../ui/field.tsx'
import { State } from '../ui/state.tsx'
import type { EditorStore } from './editor-stores.ts'
import type { Editor } from './use-editor.ts'

const FIELDS = [
  { code: 'name', label: () => m.product_text_name(), rows: 0 },
  { code: 'short_description', label: () => m.product_text_short(), rows: 2 },
  { code: 'description', label: () => m.product_text_long(), rows: 6 },
] as const

/** The texts of all languages side by side; one that is taken from the source says so, typing makes it one's own. */
export function TextsPart({ editor, stores }: { editor: Editor; stores: readonly EditorStore[] }) {
  const [count, setCount] = useState<'1' | '2' | '3'>(stores.length > 2 ? '3' : stores.length > 1 ? '2' : '1')
  const shown = stores.slice(0, Number(count))
  const missing = stores.slice(1).flatMap((store) => {
    const lacks = FIELDS.filter(
      ({ code }) => isInherited(editor, code, store) && editor.text(`${code}@default`) !== '',
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
              choices={(['1', '2', '3'] as const)
                .filter((one) => Number(one) <= Math.max(2, stores.length))
                .map((value) => ({
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
      <table className="langs">
        <thead>
          <tr>
            <th>
              <span className="vh">{m.product_text_field()}</span>
            </th>
            {shown.map((store) => (
              <th scope="col" key={store.code} lang={store.language}>
                {store.name}
                {store.code === 'default' && <small>{m.product_text_source()}</small>}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {FIELDS.map(({ code, label, rows }) => (
            <tr key={code}>
              <th scope="row">{label()}</th>
              {shown.map((store) => (
                <td key={store.code}>
                  <TextCell
                    editor={editor}
                    code={code}
                    store={store}
                    rows={rows}
                    label={`${label()}, ${store.name}`}
                  />
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </Card>
  )
}

const isInherited = (editor: Editor, code: string, store: EditorStore): boolean =>
  store.code !== 'default' && editor.text(`${code}@${store.code}`) === ''

type TextCellProps = {
  readonly editor: Editor
  readonly code: string
  readonly store: EditorStore
  readonly rows: number
  readonly label: string
}

function TextCell({ editor, code, store, rows, label }: TextCellProps) {
  const field = `${code}@${store.code}`
  const inherits = isInherited(editor, code, store)
  const own = editor.text(field)
  const source = editor.text(`${code}@default`)
  const isTaken = inherits && source !== ''
  const classes = [isTaken && 'from-fr', editor.isChanged(field) && 'changed']
  const shared = {
    'aria-label': isTaken ? m.product_text_taken_label({ label }) : label,
    lang: isTaken ? undefined : store.language,
    value: isTaken ? source : own,
    onChange: ({ target }: { target: { value: string } }) =>
      // Emptying a text gives back the one of the source.
      editor.set(field, target.value === '' && store.code !== 'default' ? null : target.value),
  }
  return (
    <>
      {rows === 0 ? (
        <input {...shared} className={['input', ...classes].filter(Boolean).join(' ')} />
      ) : (
        <textarea
          {...shared}
          rows={rows}
          className={['area', rows > 4 && 'rich', ...classes].filter(Boolean).join(' ')}
        />
      )}
      {isTaken && <p className="small muted">{m.product_text_taken()}</p>}
    </>
  )
}
