import type { Editor } from '@tiptap/react'
import { useRef, useState, type FocusEvent, type KeyboardEvent, type ReactNode } from 'react'
import { useKeyText } from '../layout/key.tsx'
import { m } from '../paraglide/messages.js'
import { Icon, type IconName } from '../ui/icon.tsx'
import type { HeadingLevel } from './rich-text-schema.ts'
import { toolAfter, type LineKind, type ToolbarState } from './rich-text-state.ts'

interface Tool {
  readonly name: string
  readonly label: string
  /** Without one the label is written. */
  readonly icon?: IconName
  readonly letter?: ReactNode
  /** As `useShortcut` writes them. */
  readonly keys?: string
  /** Absent for what is no state. */
  readonly isPressed?: boolean
  readonly isOff?: boolean
  readonly run: () => void
}

interface ToolbarProps {
  readonly editor: Editor
  readonly state: ToolbarState
  readonly levels: readonly HeadingLevel[]
  /** Of the text that it is for. */
  readonly label: string
  readonly controls: string
  /** Only the source can be seen. */
  readonly readOnly: boolean
  readonly onLink: () => void
  /** The button that shows the source. */
  readonly onSource: () => void
}

/** One stop of the Tab key; arrows move between the tools. */
export function RichTextToolbar(props: ToolbarProps) {
  const { editor, state, levels, label, controls, readOnly, onLink, onSource } = props
  const keyText = useKeyText()
  const bar = useRef<HTMLDivElement>(null)
  const [current, setCurrent] = useState('')
  const source: Tool = { name: 'source', label: m.rich_text_source(), run: onSource }
  const tools = readOnly
    ? [source]
    : [...toolsOf(editor, state, onLink), source, ...placeTools(editor, state)]
  const names = [...(readOnly ? [] : ['line']), ...tools.map(({ name }) => name)]
  // Tools for lists and tables go when the cursor leaves them.
  const stop = names.includes(current) ? current : (names[0] ?? '')
  const move = (event: KeyboardEvent) => {
    const next = toolAfter(event.key, names.indexOf(stop), names.length)
    if (next === undefined || event.ctrlKey || event.metaKey || event.altKey) return
    event.preventDefault()
    bar.current?.querySelectorAll<HTMLElement>('select, button')[next]?.focus()
  }
  const keep = ({ target }: FocusEvent) => setCurrent(target.getAttribute('data-tool') ?? '')
  return (
    <div
      ref={bar}
      role="toolbar"
      tabIndex={-1}
      className="bar-rich"
      aria-label={m.rich_text_toolbar({ label })}
      aria-controls={controls}
      onKeyDown={move}
      onFocus={keep}
    >
      {!readOnly && (
        <select
          aria-label={m.rich_text_line()}
          data-tool="line"
          tabIndex={stop === 'line' ? 0 : -1}
          value={state.line}
          onChange={({ target }) => setLine(editor, target.value)}
        >
          {lineChoices(levels, state.line).map(({ value, text }) => (
            <option key={value} value={value}>
              {text}
            </option>
          ))}
        </select>
      )}
      {tools.map(({ name, label: text, icon, letter, keys, isPressed, isOff = false, run }) => (
        <button
          key={name}
          type="button"
          data-tool={name}
          tabIndex={stop === name ? 0 : -1}
          className={icon || letter ? undefined : 'in-words'}
          aria-label={icon || letter ? text : undefined}
          title={keys ? `${text} (${keyText(keys)})` : icon || letter ? text : undefined}
          aria-keyshortcuts={keys?.replace('mod', 'Control').replace('shift', 'Shift')}
          aria-pressed={isPressed}
          aria-disabled={isOff || undefined}
          // The focus stays in the text for the mouse.
          onMouseDown={(event) => event.preventDefault()}
          onClick={() => isOff || run()}
        >
          {icon ? <Icon name={icon} /> : (letter ?? text)}
        </button>
      ))}
    </div>
  )
}

/** The levels that are offered, and one that the text has already. */
function lineChoices(levels: readonly HeadingLevel[], line: LineKind) {
  const names = [() => m.rich_text_heading(), () => m.rich_text_subheading()]
  const offered = levels.map((level, index) => ({
    value: `h${level}`,
    text: names[index]?.() ?? m.rich_text_heading_level({ level }),
  }))
  const isKnown = line === 'paragraph' || offered.some(({ value }) => value === line)
  return [
    { value: 'paragraph', text: m.rich_text_paragraph() },
    ...offered,
    ...(isKnown ? [] : [{ value: line, text: m.rich_text_heading_level({ level: line.slice(1) }) }]),
  ]
}

function setLine(editor: Editor, line: string): void {
  if (line === 'paragraph') editor.commands.setParagraph()
  else editor.commands.setHeading({ level: Number(line.slice(1)) as HeadingLevel })
}

function toolsOf(editor: Editor, state: ToolbarState, onLink: () => void): Tool[] {
  const { commands } = editor
  return [
    {
      name: 'bold',
      label: m.rich_text_bold(),
      letter: <b>{m.rich_text_bold_letter()}</b>,
      keys: 'mod+b',
      isPressed: state.isBold,
      run: () => commands.toggleBold(),
    },
    {
      name: 'italic',
      label: m.rich_text_italic(),
      letter: <i>{m.rich_text_italic_letter()}</i>,
      keys: 'mod+i',
      isPressed: state.isItalic,
      run: () => commands.toggleItalic(),
    },
    {
      name: 'bullets',
      label: m.rich_text_bullets(),
      icon: 'bullets',
      keys: 'mod+shift+8',
      isPressed: state.isBulletList,
      run: () => commands.toggleBulletList(),
    },
    {
      name: 'numbers',
      label: m.rich_text_numbers(),
      icon: 'numbers',
      keys: 'mod+shift+7',
      isPressed: state.isOrderedList,
      run: () => commands.toggleOrderedList(),
    },
    {
      name: 'quote',
      label: m.rich_text_quote(),
      icon: 'quote',
      keys: 'mod+shift+b',
      isPressed: state.isQuote,
      run: () => commands.toggleBlockquote(),
    },
    {
      name: 'link',
      label: m.rich_text_link(),
      icon: 'link',
      keys: 'mod+shift+l',
      isPressed: state.href !== undefined,
      run: onLink,
    },
    {
      name: 'undo',
      label: m.rich_text_undo(),
      icon: 'undo',
      keys: 'mod+z',
      isOff: !state.canUndo,
      run: () => commands.undo(),
    },
    {
      name: 'redo',
      label: m.rich_text_redo(),
      icon: 'redo',
      keys: 'mod+shift+z',
      isOff: !state.canRedo,
      run: () => commands.redo(),
    },
  ]
}

/** What only a list or a table has. */
const placeTools = (editor: Editor, state: ToolbarState): Tool[] => [
  ...(state.isBulletList || state.isOrderedList ? listTools(editor) : []),
  ...(state.isTable ? tableTools(editor) : []),
]

const listTools = (editor: Editor): Tool[] => [
  {
    name: 'sink',
    label: m.rich_text_sink(),
    isOff: !editor.can().sinkListItem('listItem'),
    run: () => editor.commands.sinkListItem('listItem'),
  },
  { name: 'lift', label: m.rich_text_lift(), run: () => editor.commands.liftListItem('listItem') },
]

const tableTools = ({ commands }: Editor): Tool[] => [
  { name: 'add-row', label: m.rich_text_add_row(), run: () => commands.addRowAfter() },
  { name: 'add-column', label: m.rich_text_add_column(), run: () => commands.addColumnAfter() },
  { name: 'remove-row', label: m.rich_text_remove_row(), run: () => commands.deleteRow() },
  { name: 'remove-column', label: m.rich_text_remove_column(), run: () => commands.deleteColumn() },
]
