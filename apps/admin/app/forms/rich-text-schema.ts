import { getSchema, Extension, Mark, type AnyExtension } from '@tiptap/react'
import { Table, TableCell, TableHeader, TableRow } from '@tiptap/extension-table'
import { Plugin } from '@tiptap/pm/state'
import { Decoration, DecorationSet } from '@tiptap/pm/view'
import StarterKit from '@tiptap/starter-kit'
import { isAllowedLink } from './rich-text-link.ts'

/** A level of a heading; the page has its own h1. */
export type HeadingLevel = 2 | 3 | 4
const LEVELS: HeadingLevel[] = [2, 3, 4]

/** Marks without a button that texts may have and keep: the API allows them. */
const keptMarks = ['s', 'sub', 'sup', 'small', 'mark', 'code', 'cite', 'q'].map((tag) =>
  Mark.create({
    name: tag,
    parseHTML: () => [{ tag }],
    renderHTML: () => [tag, 0],
  }),
)

/** Spans of cells, and an attribute that the API keeps for them. `colwidth` is only what the library expects. */
const cellAttributes = (own: string) => ({
  colspan: { default: 1 },
  rowspan: { default: 1 },
  colwidth: { default: null, rendered: false },
  [own]: { default: null },
})

const tables = [
  // The library would write widths, as styles.
  Table.extend({ renderHTML: () => ['table', ['tbody', 0]] }),
  TableRow,
  TableCell.extend({ addAttributes: () => cellAttributes('data-l') }),
  TableHeader.extend({ addAttributes: () => cellAttributes('scope') }),
]

/** The selected text stays marked while the focus is in the toolbar. */
const KeptSelection = Extension.create({
  name: 'keptSelection',
  addProseMirrorPlugins() {
    const { editor } = this
    return [
      new Plugin({
        props: {
          decorations: ({ doc, selection: { from, to, empty } }) =>
            empty || editor.isFocused
              ? null
              : DecorationSet.create(doc, [Decoration.inline(from, to, { class: 'kept-selection' })]),
        },
      }),
    ]
  },
})

export const extensions = (): AnyExtension[] => [
  StarterKit.configure({
    heading: { levels: LEVELS },
    link: {
      autolink: false,
      openOnClick: false,
      defaultProtocol: 'https',
      HTMLAttributes: { target: null, rel: null, class: null },
      isAllowedUri: isAllowedLink,
    },
    code: false,
    codeBlock: false,
    dropcursor: { class: 'drop-cursor', color: false },
    strike: false,
    trailingNode: false,
    underline: false,
  }),
  ...keptMarks,
  ...tables,
  KeptSelection,
]

let known: ReturnType<typeof getSchema> | undefined

/** What the editor can hold. */
export const schema = () => (known ??= getSchema(extensions()))
