import { RichText } from '../forms/rich-text.tsx'
import { useInherited } from '../forms/use-inherited.ts'
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
    <div className="scroll-x">
      <table className={stores.length > 3 ? 'langs wide' : 'langs'}>
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
    </div>
  )
}

/** Whether a store view has no text of its own. */
export const lacksText = (editor: Editor, code: string, store: EditorStore): boolean =>
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
  const isSource = store.code === 'default'
  const stored = editor.stored(field)
  const { value, isInherited, type, onBlur } = useInherited({
    own: editor.text(field),
    stored: typeof stored === 'string' ? stored : '',
    source: isSource ? '' : editor.text(`${code}@default`),
    set: (text) => editor.set(field, text === '' && !isSource ? null : text),
  })
  const shared = {
    readOnly,
    lang: isInherited ? undefined : store.language,
    value,
    isChanged: editor.isChanged(field),
    isInherited,
    onBlur,
  }
  const typed = ({ target }: { target: { value: string } }) => type(target.value)
  return (
    <Field
      name={field}
      label={isInherited ? m.product_text_taken_label({ label }) : label}
      hidesLabel
      help={isInherited ? m.product_text_taken() : undefined}
    >
      {kind === 'line' && <Input {...shared} onChange={typed} />}
      {kind === 'lines' && <Area {...shared} rows={2} onChange={typed} />}
      {kind === 'html' && <RichText {...shared} label={label} onChange={type} />}
    </Field>
  )
}
