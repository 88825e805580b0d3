import { EditorContent, useEditor, useEditorState, type Editor } from '@tiptap/react'
import type { Node as Doc } from '@tiptap/pm/model'
import { useEffect, useMemo, useRef, useState } from 'react'
import { docOf, fits as fitsSchema, htmlOf } from './rich-text-html.ts'
import { LinkField } from './rich-text-link-field.tsx'
import { cleanPaste } from './rich-text-paste.ts'
import { extensions, schema, type HeadingLevel } from './rich-text-schema.ts'
import { toolbarState } from './rich-text-state.ts'
import { RichTextToolbar } from './rich-text-toolbar.tsx'

/** Whether the editor can hold a text without losing anything of it. */
export const fits = (html: string): boolean => fitsSchema(html, schema())

export interface RichTextEditorProps {
  readonly value: string
  readonly onChange: (html: string) => void
  /** Attributes of the element that is typed in, which name and describe it. */
  readonly attributes: Readonly<Record<string, string>>
  readonly levels: readonly HeadingLevel[]
  readonly label: string
  readonly readOnly: boolean
  readonly onBlur: (() => void) | undefined
  readonly onSource: () => void
}

/** The text as it looks, with a toolbar. The caller has seen that it `fits`. */
export function RichTextEditor(props: RichTextEditorProps) {
  const { value, onChange, attributes, levels, label, readOnly, onBlur, onSource } = props
  const [isLinking, setLinking] = useState(false)
  const labelId = attributes['aria-labelledby'] ?? ''
  const sync = useRef(new Sync(value))
  const editorProps = useMemo(
    () => ({
      attributes,
      transformPastedHTML: (html: string) => cleanPaste(html, levels),
      handleDOMEvents: {
        keydown: (_view: unknown, event: KeyboardEvent) => {
          if ((event.ctrlKey || event.metaKey) && event.shiftKey && event.key.toLowerCase() === 'l') {
            event.preventDefault()
            setLinking(true)
            return true
          }
          // The focus leaves the field, also in a list or a table.
          return event.key === 'Tab'
        },
      },
    }),
    [attributes, levels],
  )
  const [initial] = useState(() => ({
    extensions: extensions(),
    content: docOf(value, schema()).toJSON() as object,
  }))
  const editor = useEditor({
    ...initial,
    editable: !readOnly,
    injectCSS: false,
    editorProps,
    onBlur: () => onBlur?.(),
    onUpdate: (update) => onChange(sync.current.typed(update.editor)),
  })
  useEffect(() => sync.current.given(editor, value), [editor, value])
  useEffect(() => {
    // Browsers focus only controls of their own for a label.
    const named = document.getElementById(labelId)
    const focus = () => editor.commands.focus()
    named?.addEventListener('click', focus)
    return () => named?.removeEventListener('click', focus)
  }, [editor, labelId])
  const state = useEditorState({ editor, selector: (context) => toolbarState(context.editor) })
  return (
    <>
      <RichTextToolbar
        editor={editor}
        state={state}
        levels={levels}
        label={label}
        controls={attributes.id ?? ''}
        readOnly={readOnly}
        onLink={() => setLinking(true)}
        onSource={onSource}
      />
      {isLinking && <LinkField editor={editor} href={state.href} onClose={() => setLinking(false)} />}
      <EditorContent editor={editor} />
    </>
  )
}

/** Keeps editor and value the same in both directions, without a change where nobody typed. */
class Sync {
  /** What was typed and has not come back yet, so that an older value does not replace what was typed since. */
  #pending: string[] = []
  #value: string
  /** What stands for the value that was given: typing back to it gives that very value, however it is spelt. */
  #doc: Doc | undefined

  constructor(value: string) {
    this.#value = value
  }

  typed({ state: { doc } }: Editor): string {
    const html = this.#doc && doc.eq(this.#doc) ? this.#value : htmlOf(doc)
    this.#pending.push(html)
    return html
  }

  given(editor: Editor, value: string): void {
    const index = this.#pending.indexOf(value)
    if (index >= 0) {
      this.#pending.splice(0, index + 1)
      return
    }
    this.#pending = []
    this.#value = value
    this.#doc = docOf(value, editor.schema)
    if (!editor.state.doc.eq(this.#doc))
      editor.commands.setContent(this.#doc.toJSON() as object, { emitUpdate: false })
  }
}
