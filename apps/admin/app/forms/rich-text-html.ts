import { DOMParser as DocumentParser, DOMSerializer, type Node as Doc, type Schema } from '@tiptap/pm/model'
import { relOf } from './rich-text-link.ts'

const BLOCKS = new Set(
  [
    'p h1 h2 h3 h4 h5 h6 ul ol li dl dt dd blockquote pre hr address figure figcaption details summary div',
    'section article aside header footer main nav form fieldset table caption colgroup col thead tbody tfoot tr th td',
  ].flatMap((line) => line.split(' ')),
)
/** Elements that hold lines of text only. */
const LINES = new Set(['p', 'h1', 'h2', 'h3', 'h4', 'h5', 'h6'])
const SYNONYMS: Readonly<Record<string, string>> = { b: 'strong', i: 'em', del: 's', strike: 's' }

/** The elements of a text; styles and scripts in it do nothing. */
export function bodyOf(html: string): HTMLElement {
  return new DOMParser().parseFromString(`<body>${withoutStyles(html)}`, 'text/html').body
}

/**
 * Renames styles, elements and attributes, before anything reads the text: the content policy blocks them and reports each.
 * What was styled is still seen to be.
 */
function withoutStyles(html: string): string {
  let text = ''
  let from = 0
  for (;;) {
    const start = html.indexOf('<', from)
    const end = start < 0 ? -1 : html.indexOf('>', start)
    if (end < 0) return text + html.slice(from)
    const tag = html.slice(start, end).replace(/^<(\/?)style\b/i, '<$1x-style')
    // Not within the values of attributes.
    const parts = tag.split(/("[^"]*"?|'[^']*'?)/)
    const renamed = parts.map((part, at) =>
      at % 2 === 1 ? part : part.replaceAll(/\sstyle\b/gi, ' data-style'),
    )
    text += html.slice(from, start) + renamed.join('')
    from = end
  }
}

/** The document of a text. What the schema does not know is left out: see `fits`. */
export const docOf = (html: string, schema: Schema): Doc =>
  DocumentParser.fromSchema(schema).parse(bodyOf(html))

/** A document as HTML, in the form in which the API stores it; an empty one is an empty text. */
export function htmlOf(doc: Doc): string {
  if (doc.textContent === '' && doc.content.content.every(({ type }) => type.name === 'paragraph')) {
    let isBlank = true
    doc.descendants((node) => {
      if (!node.isText && node.type.name !== 'paragraph') isBlank = false
    })
    if (isBlank) return ''
  }
  const root = document.createElement('div')
  DOMSerializer.fromSchema(doc.type.schema).serializeFragment(doc.content, { document }, root)
  for (const cell of root.querySelectorAll('li, td, th')) unwrapLine(cell)
  for (const table of root.querySelectorAll('table')) setHead(table)
  for (const link of root.querySelectorAll('a')) {
    const rel = relOf(link.getAttribute('href') ?? '')
    link.removeAttribute('rel')
    if (rel !== null) link.setAttribute('rel', rel)
  }
  return root.innerHTML
    .replaceAll('&nbsp;', '\u00a0')
    .replaceAll('<br>', '<br />')
    .replaceAll('<hr>', '<hr />')
}

/** An item or a cell with one paragraph has its text without one, as people write it. */
function unwrapLine(element: Element): void {
  const [first, ...rest] = element.children
  if (first?.tagName !== 'P' || first.attributes.length > 0) return
  if (rest.every(({ tagName }) => tagName === 'UL' || tagName === 'OL'))
    first.replaceWith(...first.childNodes)
}

/** First rows of nothing but heads are the head of the table. */
function setHead(table: HTMLTableElement): void {
  const rows = [...table.rows]
  const count = rows.findIndex((row) => !isHead(row))
  if (count <= 0) return
  const head = document.createElement('thead')
  head.append(...rows.slice(0, count))
  table.prepend(head)
}

const isHead = (row: HTMLTableRowElement) =>
  row.cells.length > 0 && [...row.cells].every(({ tagName }) => tagName === 'TH')

/** Whether the editor can hold a text: whether what it makes of it means the same. */
export const fits = (html: string, schema: Schema): boolean =>
  canonical(html) === canonical(htmlOf(docOf(html, schema)))

/** What a text means, whatever its spelling: white space, synonyms such as `b`, and what the API adds make no difference. */
function canonical(html: string): string {
  const text = blocksOf(bodyOf(html))
  return text.replaceAll('<p></p>', '') === '' ? '' : text
}

/** Lines that stand without a paragraph are one. */
function blocksOf(parent: Element): string {
  let text = ''
  let line: Node[] = []
  const endLine = () => {
    const inline = lineOf(line)
    if (inline !== '') text += `<p>${inline}</p>`
    line = []
  }
  for (const node of parent.childNodes) {
    if (node instanceof Element && BLOCKS.has(node.localName)) {
      endLine()
      text += blockOf(node)
    } else line.push(node)
  }
  endLine()
  return text
}

function blockOf(element: Element): string {
  const name = element.localName
  const inner =
    name === 'table'
      ? tableOf(element as HTMLTableElement)
      : LINES.has(name)
        ? lineOf([...element.childNodes])
        : blocksOf(element)
  return `<${name}${attributesOf(element)}>${inner}</${name}>`
}

function tableOf(table: HTMLTableElement): string {
  const rows = [...table.rows]
  const body = rows.findIndex((row) => !isHead(row))
  const heads = body < 0 ? 0 : body
  const others = [...table.querySelectorAll(':scope > :not(thead, tbody), :scope > * > :not(tr)')]
  return [
    ...others.map((one) => blockOf(one)),
    ...[...table.querySelectorAll(':scope > thead, :scope > tbody')].map((one) => attributesOf(one)),
    ...rows.map((row, index) => {
      const isInHead = row.parentElement?.localName === 'thead' || index < heads
      return `${isInHead ? 'head' : ''}${blockOf(row)}`
    }),
  ].join('')
}

type Piece = { text: string; readonly marks: string }

/** Text with its marks, in an order that does not depend on how they are nested. */
function lineOf(nodes: readonly Node[]): string {
  const pieces: Piece[] = []
  const add = (text: string, marks: readonly string[]) => {
    const all = [...new Set(marks)].toSorted().join('')
    const last = pieces.at(-1)
    const own =
      last === undefined || last.text.endsWith(' ') || last.text.endsWith('<br>') ? text.trimStart() : text
    // A space belongs to no mark that shows.
    if (own === '') return
    if (last?.marks === all) last.text += own
    else pieces.push({ text: own, marks: all })
  }
  const walk = (node: Node, marks: readonly string[]) => {
    if (node instanceof Text) {
      add(node.data.replaceAll(/[ \t\r\n\f]+/g, ' ').replaceAll('<', '&lt;'), marks)
      return
    }
    if (!(node instanceof Element)) {
      add(`<!>`, marks)
      return
    }
    const name = SYNONYMS[node.localName] ?? node.localName
    const attributes = attributesOf(node)
    if (name === 'br' && attributes === '') {
      const last = pieces.at(-1)
      if (last) last.text = last.text.trimEnd()
      add('<br>', [])
    } else if (BLOCKS.has(name)) add(blockOf(node), marks)
    else if (node.childNodes.length === 0) add(`<${name}${attributes}>`, marks)
    else {
      // A span that says nothing is none.
      const own = name === 'span' && attributes === '' ? [] : [`<${name}${attributes}>`]
      for (const child of node.childNodes) walk(child, [...marks, ...own])
    }
  }
  for (const node of nodes) walk(node, [])
  const last = pieces.at(-1)
  if (last) last.text = last.text.trimEnd()
  return pieces
    .filter(({ text }) => text !== '')
    .map(({ text, marks }) => `{${marks}}${text}`)
    .join('')
}

/** Attributes by name, without those that the API writes itself and those that say nothing. */
function attributesOf(element: Element): string {
  const name = element.localName
  return [...element.attributes]
    .filter(
      (one) =>
        !(name === 'a' && one.name === 'rel') &&
        !(name === 'table' && one.name === 'class' && one.value === 'table cards-on-phone') &&
        !(['colspan', 'rowspan', 'start'].includes(one.name) && one.value === '1'),
    )
    .map((one) => ` ${one.name}=${JSON.stringify(one.value)}`)
    .toSorted()
    .join('')
}
