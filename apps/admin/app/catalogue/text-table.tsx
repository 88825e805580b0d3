import { RichText } from '../forms/rich-text.tsx'
import { useAllowed } from '../layout/use-frame.ts'
import { m } from '../paraglide/messages.js'
import { Area, Field, Input } from '../ui/field.tsx'
import type { EditorStore } from './editor-stores.ts'
import type { Editor } from './use-editor.ts'

/** A text of a product: a line, lines, or HTML. */
export type TextField = {
  readonly code: string
  readonly label: string
  readonly kind: 'line' | 'lines' | 'html'
}

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
        {fields.map(({ code, label, kind }) => (
          <tr key={code}>
            <th scope="row">{label}</th>
            {stores.map((store) => (
              <td key={store.code}>
                <TextCell
                  editor={editor}
                  code={code}
                  store={store}
                  kind={kind}
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
  readonly kind: TextField['kind']
  readonly label: string
}

function TextCell({ editor, code, store, kind, label }: TextCellProps) {
  const readOnly = !useAllowed()('catalogue.edit')
  const field = `${code}@${store.code}`
  const source = editor.text(`${code}@default`)
  const isTaken = isInherited(editor, code, store) && source !== ''
  const set = (text: string) => {
    // Emptying a text gives back the one of the source, and so does typing back to it.
    const isSource = store.code !== 'default' && text === source && editor.stored(field) === null
    editor.set(field, isSource || (text === '' && store.code !== 'default') ? null : text)
  }
  const shared = {
    readOnly,
    lang: isTaken ? undefined : store.language,
    value: isTaken ? source : editor.text(field),
    isChanged: editor.isChanged(field),
    isInherited: isTaken,
  }
  const typed = ({ target }: { target: { value: string } }) => set(target.value)
  return (
    <Field
      name={field}
      label={isTaken ? m.product_text_taken_label({ label }) : label}
      hidesLabel
      help={isTaken ? m.product_text_taken() : undefined}
    >
      {kind === 'line' && <Input {...shared} onChange={typed} />}
      {kind === 'lines' && <Area {...shared} rows={2} onChange={typed} />}
      {kind === 'html' && <RichText {...shared} label={label} onChange={set} />}
    </Field>
  )
}
