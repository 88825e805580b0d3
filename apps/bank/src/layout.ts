import { html, type Html } from './html.ts'
import type { Messages } from './messages.ts'

/** The HTML document around a page's content. */
export function layout(language: string, messages: Messages, content: Html, script?: Html): Html {
  return html`<!doctype html>
    <html lang="${language}">
      <head>
        <meta charset="utf-8" />
        <meta name="viewport" content="width=device-width, initial-scale=1, viewport-fit=cover" />
        <meta name="robots" content="noindex" />
        <title>${messages.title}</title>
        <link rel="icon" href="/assets/icon.svg" />
        <link rel="stylesheet" href="/assets/bank.css" />
        ${script}
      </head>
      <body>
        <a class="skip" href="#content">${messages.skip}</a>
        <aside class="band" aria-label="${messages.warningLabel}">
          <div class="wrap">
            <p>${WARNING_ICON}<span>${messages.warning}</span></p>
          </div>
        </aside>
        <main id="content"><div class="wrap bank stack">${content}</div></main>
      </body>
    </html>`
}

/** The page's first heading, below a line of small text. */
export function heading(kicker: string, title: string): Html {
  return html`<div>
    <p class="help">${kicker}</p>
    <h1>${title}</h1>
  </div>`
}

/** A term and its description in a `dl`. */
export function pair(term: string, value: string | Html): Html {
  return html`<div>
    <dt>${term}</dt>
    <dd>${value}</dd>
  </div>`
}

const WARNING_ICON = html`<svg class="i" viewBox="0 0 20 20" aria-hidden="true">
  <path d="M10 3 18 16.500H2z" />
  <path d="M10 8v4M10 14.200v.1" />
</svg>`

export const ERROR_ICON = html`<svg class="i i-s" viewBox="0 0 20 20" aria-hidden="true">
  <circle cx="10" cy="10" r="7.500" />
  <path d="M10 6v5M10 13.700v.1" />
</svg>`

export const CHECK_ICON = html`<svg class="i i-s" viewBox="0 0 20 20" aria-hidden="true">
  <path d="m4 10.500 4 4 8-9" />
</svg>`
