import { Marked } from 'marked'
import { sanitiseHtml } from '../platform/html.ts'

const marked = new Marked({
  gfm: true,
  renderer: {
    // `## Title {#anchor}` gives a heading an address.
    heading({ tokens, depth }) {
      const text = this.parser.parseInline(tokens)
      const [, title = text, id] = /^(.*?)\s*\{#([a-z0-9-]+)\}$/.exec(text) ?? []
      return `<h${depth}${id ? ` id="${id}"` : ''}>${title}</h${depth}>\n`
    },
    // On a phone a row becomes a card, whose cells need the names of their columns.
    table({ header, rows }) {
      const heads = header.map(({ text, tokens }) => ({ text, html: this.parser.parseInline(tokens) }))
      const head = heads.map(({ html }) => (html ? `<th scope="col">${html}</th>` : '<td></td>')).join('')
      const body = rows.map((cells) => {
        const row = cells.map(({ tokens }, column) => {
          const label = heads[column]?.text
          return `<td${label ? ` data-l="${label.replaceAll('"', '&quot;')}"` : ''}>${this.parser.parseInline(tokens)}</td>`
        })
        return `<tr>${row.join('')}</tr>`
      })
      return `<table><thead><tr>${head}</tr></thead><tbody>${body.join('\n')}</tbody></table>\n`
    },
  },
})

/** Markdown, with HTML where Markdown has no words, as HTML that may be shown as it is. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(text, { async: false }))
}
