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
  },
})

/** Markdown, with HTML where Markdown has no words, as HTML that may be shown as it is. */
export function renderMarkdown(text: string): string {
  return sanitiseHtml(marked.parse(text, { async: false }))
}
