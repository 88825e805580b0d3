import { Marked } from 'marked'
import { sanitiseHtml } from '../platform/html.ts'
import type { Reference } from './block.ts'

/** Prefix of picture names in stored HTML. `showPictures` replaces it by the URL. */
export const pictureMark = '/media/picture/'

const quoted = (text: string) => text.replaceAll('"', '&quot;')

/** `bar.webp`: an original picture of the site. */
const isPictureName = (address: string) => /^[\w][\w.-]*\.(?:webp|jpe?g|png)$/i.test(address)

const marked = new Marked({
  gfm: true,
  renderer: {
    // `## Title {#anchor}` sets the id of a heading.
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      const { title, anchor: id } = titleWithAnchor(text)
      return `<h${depth}${id ? ` id="${id}"` : ''}>${title}</h${depth}>\n`
    },
    // A bare file name is a picture of the site; its URL is inserted when the text is read.
    image({ href, text, title }) {
      const src = isPictureName(href) ? pictureMark + href : href
      const named = title ? ` title="${quoted(title)}"` : ''
      return `<img src="${quoted(src)}" alt="${quoted(text)}"${named}>`
    },
    // On phones a row becomes a card, whose cells need the names of their columns.
    table({ header, rows }) {
      const heads = header.map(({ text, tokens }) => ({ text, html: this.parser.parseInline(tokens) }))
      const head = heads.map(({ html }) => (html ? `<th scope="col">${html}</th>` : '<td></td>')).join('')
      const body = rows.map((cells) => {
        const row = cells.map(({ tokens }, column) => {
          const label = heads[column]?.text
          return `<td${label ? ` data-l="${quoted(label)}"` : ''}>${this.parser.parseInline(tokens)}</td>`
        })
        return `<tr>${row.join('')}</tr>`
      })
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>\n`
    },
  },
})

/** Renders Markdown, which may contain HTML, as sanitised HTML. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(text, { async: false }))
}

/**
 * The site's pictures that a Markdown text shows. `firstLine` is the line of the file on which the text
 * starts.
 */
export function picturesIn(markdown: string, firstLine: number): Reference[] {
  return markdown.split('\n').flatMap((text, index) =>
    [...text.matchAll(/!\[[^\]]*\]\(([^)\s]+)/g)].flatMap(({ 1: name = '', index: at, 0: whole }) => {
      const column = at + whole.length - name.length + 1
      return isPictureName(name) ? [{ kind: 'picture' as const, name, line: firstLine + index, column }] : []
    }),
  )
}

/** Splits `Title {#anchor}`. */
export function titleWithAnchor(written: string): { title: string; anchor: string | undefined } {
  const found = /\{#([a-z0-9-]+)\}$/.exec(written)
  return { title: found ? written.slice(0, found.index).trimEnd() : written, anchor: found?.[1] }
}
