import type { Editor } from '@tiptap/react'
import { useEffect, useId, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'
import { Field, Input } from '../ui/field.tsx'
import { linkFrom, relOf } from './rich-text-link.ts'

interface LinkFieldProps {
  readonly editor: Editor
  /** The link at the cursor. */
  readonly href: string | undefined
  readonly onClose: () => void
}

/** Asks where the selected text leads; without a selection the address itself is written. */
export function LinkField({ editor, href, onClose }: LinkFieldProps) {
  const name = useId()
  const [typed, setTyped] = useState(href ?? '')
  const [isWrong, setWrong] = useState(false)
  const input = useRef<HTMLInputElement>(null)
  useEffect(() => input.current?.focus(), [])
  const close = () => {
    onClose()
    editor.commands.focus()
  }
  const set = () => {
    const link = linkFrom(typed)
    if (link === undefined) {
      setWrong(true)
      return
    }
    const mark = { type: 'link', attrs: { href: link, rel: relOf(link) } }
    const chain = editor.chain().focus().extendMarkRange('link')
    if (editor.state.selection.empty && href === undefined)
      chain.insertContent({ type: 'text', text: typed.trim(), marks: [mark] }).run()
    else chain.setLink(mark.attrs).run()
    onClose()
  }
  const remove = () => {
    editor.chain().focus().extendMarkRange('link').unsetLink().run()
    onClose()
  }
  return (
    <fieldset className="rich-link" aria-label={m.rich_text_link()}>
      <Field
        name={name}
        label={m.rich_text_link_address()}
        help={m.rich_text_link_help()}
        error={isWrong ? m.rich_text_link_wrong() : undefined}
      >
        <Input
          ref={input}
          inputMode="url"
          value={typed}
          onChange={({ target }) => {
            setTyped(target.value)
            setWrong(false)
          }}
          onKeyDown={(event) => {
            if (event.key !== 'Enter' && event.key !== 'Escape') return
            // Neither is the form around it sent nor a dialog closed.
            event.preventDefault()
            event.stopPropagation()
            if (event.key === 'Enter') set()
            else close()
          }}
        />
      </Field>
      <div className="row">
        <Button small onClick={set}>
          {m.rich_text_link_set()}
        </Button>
        {href !== undefined && (
          <Button small onClick={remove}>
            {m.rich_text_link_remove()}
          </Button>
        )}
        <Button small variant="quiet" onClick={close}>
          {m.rich_text_link_close()}
        </Button>
      </div>
    </fieldset>
  )
}
