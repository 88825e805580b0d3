import { useEffect, useId, useMemo, useRef, useState } from 'react'
import { m } from '../paraglide/messages.js'
import { useFieldProps } from '../ui/field.tsx'
import type { RichTextEditorProps } from './rich-text-editor.tsx'

type Parts = typeof import('./rich-text-editor.tsx')

let loading: Promise<Parts> | undefined
let loaded: Parts | undefined

/** The editor has its own file, which only pages with such a text load. */
async function load(): Promise<Parts> {
  loading ??= import('./rich-text-editor.tsx')
  loaded = await loading
  return loaded
}

const LEVELS = [3, 4] as const

interface RichTextProps extends Pick<RichTextEditorProps, 'value' | 'onChange' | 'label'> {
  readonly lang?: string | undefined
  readonly readOnly?: boolean
  readonly isChanged?: boolean
  /** Taken from the source language. */
  readonly isInherited?: boolean
  readonly onBlur?: () => void
  /** Levels of headings that the page of the shop has below this text's own. */
  readonly levels?: RichTextEditorProps['levels']
}

/**
 * A text with headings, lists and links, inside of a `Field`: as it looks, or as HTML. HTML that the editor cannot hold without
 * losing something is shown as such. Without scripts, and until the editor is loaded, it is a text area.
 */
export function RichText(props: RichTextProps) {
  const {
    value,
    onChange,
    label,
    lang,
    readOnly = false,
    isChanged,
    isInherited,
    onBlur,
    levels = LEVELS,
  } = props
  const { name, id, ...wired } = useFieldProps()
  const describedBy = wired['aria-describedby']
  const isInvalid = wired['aria-invalid'] ?? false
  const reason = useId()
  const area = useRef<HTMLTextAreaElement>(null)
  const [parts, setParts] = useState(loaded)
  const [wantsSource, setWantsSource] = useState(false)
  // Nobody who types already loses the cursor.
  const [isEarly, setEarly] = useState(false)
  const [own, setOwn] = useState<string>()
  const doesFit = useMemo(() => value === own || (parts?.fits(value) ?? true), [parts, value, own])
  useEffect(() => {
    let isGone = false
    const show = async () => {
      const found = await load()
      if (isGone) return
      if (document.activeElement === area.current) setEarly(true)
      setParts(found)
    }
    show().catch((error: unknown) => console.debug('The editor is not there; the text area stays', error))
    return () => {
      isGone = true
    }
  }, [])
  const looks = ['rich', isInvalid && 'bad', isChanged && 'changed', isInherited && 'from-fr']
    .filter(Boolean)
    .join(' ')
  const attributes = useMemo(
    () => ({
      id,
      'data-name': name,
      role: 'textbox',
      'aria-multiline': 'true',
      'aria-labelledby': `${id}-label`,
      ...(describedBy && { 'aria-describedby': describedBy }),
      ...(isInvalid && { 'aria-invalid': 'true' }),
      ...(readOnly && { 'aria-readonly': 'true', tabindex: '0' }),
      ...(lang && { lang }),
      class: `area ${looks}`,
    }),
    [id, name, describedBy, isInvalid, readOnly, lang, looks],
  )
  if (parts && doesFit && !wantsSource && !isEarly)
    return (
      <div className="rich-text">
        <parts.RichTextEditor
          value={value}
          attributes={attributes}
          levels={levels}
          label={label}
          readOnly={readOnly}
          onBlur={onBlur}
          onSource={() => setWantsSource(true)}
          onChange={(html) => {
            setOwn(html)
            onChange(html)
          }}
        />
      </div>
    )
  const isKept = parts !== undefined && !doesFit
  return (
    <div className="rich-text">
      <div className="bar-rich">
        {parts && (
          <button
            type="button"
            className="in-words"
            aria-disabled={!doesFit || undefined}
            aria-describedby={isKept ? reason : undefined}
            onClick={() => doesFit && setWantsSource(false)}
          >
            {m.rich_text_formatted()}
          </button>
        )}
      </div>
      <textarea
        ref={area}
        id={id}
        name={name}
        aria-describedby={[describedBy, isKept && reason].filter(Boolean).join(' ') || undefined}
        aria-invalid={isInvalid || undefined}
        className={`area ${looks}`}
        lang={lang}
        readOnly={readOnly}
        spellCheck={parts ? false : undefined}
        value={value}
        onFocus={() => parts || setEarly(true)}
        onBlur={() => {
          setEarly(false)
          onBlur?.()
        }}
        onChange={({ target }) => {
          // Who mends the source is not taken away from it.
          if (parts && !isEarly) setWantsSource(true)
          onChange(target.value)
        }}
      />
      {isKept && (
        <p className="help" id={reason}>
          {m.rich_text_kept()}
        </p>
      )}
    </div>
  )
}
