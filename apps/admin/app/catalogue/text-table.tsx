import { m } from '../paraglide/messages.js'
import type { EditorStore } from './editor-stores.ts'
import type { Editor } from './use-editor.ts'

/** A text of a product; `rows` is 0 for one line. */
export type TextField = { readonly code: string; readonly label: string; readonly rows: number }

type TextTableProps = {
  readonly editor: Editor
  readonly stores: readonly EditorStore[]
  readonly fields: readonly TextField[]
}

/** Texts of store views side by side: fields down, languages across, the source first. */
export function TextTable({ editor, stores, fields }: TextTableProps) {
  return (
    <table className="langs">
      <thead>
        <tr>
          <th>
            <span className="vh">{m.product_text_field()}</span>
          </th>
          {stores.map((store) => (
            <th scope="col" key={store.code} lang={store.language}>
              {store.name}
              {store.code === 'default' && <small>{m.product_text_source()}</small>}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {fields.map(({ code, label, rows }) => (
          <tr key={code}>
            <th scope="row">{label}</th>
            {stores.map((store) => (
              <td key={store.code}>
                <TextCell
                  editor={editor}
                  code={code}
                  store={store}
                  rows={rows}
                  label={`${label}, ${store.name}`}
                />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  )
}

/** Whether a store view has no text of its own. */
export const isInherited = (editor: Editor, code: string, store: EditorStore): boolean =>
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
