import { html, type Html } from './html.ts'
import { heading, layout } from './layout.ts'
import { languageOf } from './messages.ts'
import { messagesOf } from './translations.ts'
import { returnKind, type Outcome } from './outcome.ts'
import { returnFields } from './result-fields.ts'
import { summary } from './payment-pages.ts'
import type { Transaction } from './transactions.ts'

/** How the browser goes back to the shop: by this address, or by posting these fields to it. */
interface Return {
  readonly method: 'GET' | 'POST'
  readonly address: string
  readonly fields: Readonly<Record<string, string>>
}

/** The way back of a decided payment, after `vads_return_mode`: signed query, signed form, or no fields. */
export function returnOf(transaction: Transaction, outcome: Outcome, key: string): Return {
  const { returnMode, returnUrls } = transaction.request
  const address = returnUrls[returnKind(outcome)]
  if (returnMode === 'NONE') return { method: 'GET', address, fields: {} }
  const fields = returnFields(transaction, outcome, key)
  if (returnMode === 'POST') return { method: 'POST', address, fields }
  const url = new URL(address)
  for (const [name, value] of Object.entries(fields)) url.searchParams.append(name, value)
  return { method: 'GET', address: url.href, fields: {} }
}

/** Origins the browser may be sent to when the payment is decided, for the page's `form-action`. */
export function returnOrigins(transaction: Transaction): string[] {
  return [...new Set(Object.values(transaction.request.returnUrls).map((url) => new URL(url).origin))]
}

/**
 * A decided payment and the way back. `automatic` adds the script that posts the form at once;
 * the button does the same without script.
 */
export function returnPage(
  transaction: Transaction,
  outcome: Outcome,
  back: Return,
  automatic: boolean,
): Html {
  const language = languageOf(transaction.request.language)
  const messages = messagesOf(language)
  const label = messages.back(transaction.request.merchant)
  const content = html`${heading(messages.kicker, messages.outcomes[outcome.status])}
    <div class="panel">
      ${summary(transaction, messages)}
      <div class="acts">
        ${back.method === 'POST' ? returnForm(back, label, automatic) : html`<a class="btn primary block" href="${back.address}">${label}</a>`}
      </div>
    </div>
    <p class="help">${messages.backHelp}</p>`
  return layout(
    language,
    messages,
    content,
    automatic ? html`<script src="/assets/return.js" defer></script>` : undefined,
  )
}

function returnForm(back: Return, label: string, automatic: boolean): Html {
  const fields = Object.entries(back.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<form method="post" action="${back.address}" ${automatic && html`data-return`}>
    ${fields}<button class="btn primary block">${label}</button>
  </form>`
}
