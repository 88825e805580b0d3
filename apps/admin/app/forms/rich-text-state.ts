import type { HeadingLevel } from './rich-text-schema.ts'

/** What the line of the cursor is, as the toolbar chooses it. */
export type LineKind = 'paragraph' | `h${HeadingLevel}`

export interface ToolbarState {
  readonly line: LineKind
  readonly isBold: boolean
  readonly isItalic: boolean
  readonly isBulletList: boolean
  readonly isOrderedList: boolean
  readonly isQuote: boolean
  readonly isTable: boolean
  /** The link at the cursor. */
  readonly href: string | undefined
  readonly canUndo: boolean
  readonly canRedo: boolean
}

/** The part of an editor that tells its state. */
interface Told {
  readonly isActive: (name: string, attributes?: object) => boolean
  readonly getAttributes: (name: string) => Readonly<Record<string, unknown>>
  readonly can: () => { readonly undo: () => boolean; readonly redo: () => boolean }
}

/** What is pressed and what is possible at the cursor. */
export function toolbarState(editor: Told): ToolbarState {
  const { href } = editor.getAttributes('link')
  const level = ([2, 3, 4] as const).find((one) => editor.isActive('heading', { level: one }))
  return {
    line: level === undefined ? 'paragraph' : `h${level}`,
    isBold: editor.isActive('bold'),
    isItalic: editor.isActive('italic'),
    isBulletList: editor.isActive('bulletList'),
    isOrderedList: editor.isActive('orderedList'),
    isQuote: editor.isActive('blockquote'),
    isTable: editor.isActive('table'),
    href: typeof href === 'string' && editor.isActive('link') ? href : undefined,
    canUndo: editor.can().undo(),
    canRedo: editor.can().redo(),
  }
}

/** The tool that a key moves the focus to in a toolbar, undefined for other keys. */
export function toolAfter(key: string, current: number, count: number): number | undefined {
  switch (key) {
    case 'ArrowRight':
      return (current + 1) % count
    case 'ArrowLeft':
      return (current - 1 + count) % count
    case 'Home':
      return 0
    case 'End':
      return count - 1
    default:
      return undefined
  }
}
