import { html, type Html } from './html.ts'
import { heading, layout } from './layout.ts'
import { languageOf, messagesOf } from './messages.ts'
import { returnUrlType, type PaymentResult } from './payment-result.ts'
import { returnFields } from './result-fields.ts'
import { summary } from './payment-pages.ts'
import type { Transaction } from './transactions.ts'

/** The request with which the browser returns to the shop. */
interface ReturnRequest {
  readonly method: 'GET' | 'POST'
  readonly url: string
  readonly fields: Readonly<Record<string, string>>
}

/** The return of a decided payment, by `vads_return_mode`: a signed query, a signed form, or no fields. */
export function createReturnRequest(
  transaction: Transaction,
  result: PaymentResult,
  key: string,
): ReturnRequest {
  const { returnMode, returnUrls } = transaction.request
  const url = returnUrls[returnUrlType(result)]
  if (returnMode === 'NONE') return { method: 'GET', url, fields: {} }
  const fields = returnFields(transaction, result, key)
  if (returnMode === 'POST') return { method: 'POST', url, fields }
  const withQuery = new URL(url)
  for (const [name, value] of Object.entries(fields)) withQuery.searchParams.append(name, value)
  return { method: 'GET', url: withQuery.href, fields: {} }
}

/** Origins that the payment may return to, for the page's `form-action`. */
export function returnOrigins(transaction: Transaction): string[] {
  return [...new Set(Object.values(transaction.request.returnUrls).map((url) => new URL(url).origin))]
}

/** The page of a decided payment, with a link or form to return. `automatic` adds a script that submits the form. */
export function returnPage(
  transaction: Transaction,
  result: PaymentResult,
  returnRequest: ReturnRequest,
  automatic: boolean,
): Html {
  const language = languageOf(transaction.request.language)
  const messages = messagesOf(language)
  const label = messages.returnTo.replace('{merchant}', () => transaction.request.merchant)
  const content = html`${heading(messages.kicker, messages.statuses[result.status])}
    <div class="panel">
      ${summary(transaction, messages)}
      <div class="actions">
        ${returnRequest.method === 'POST' ? returnForm(returnRequest, label, automatic) : html`<a class="btn primary block" href="${returnRequest.url}">${label}</a>`}
      </div>
    </div>
    <p class="help">${messages.returnHelp}</p>`
  return layout(
    language,
    messages,
    content,
    automatic ? html`<script src="/assets/return.js" defer></script>` : undefined,
  )
}

function returnForm(returnRequest: ReturnRequest, label: string, automatic: boolean): Html {
  const fields = Object.entries(returnRequest.fields).map(
    ([name, value]) => html`<input type="hidden" name="${name}" value="${value}" />`,
  )
  return html`<form method="post" action="${returnRequest.url}" ${automatic && html`data-return`}>
    ${fields}<button class="btn primary block">${label}</button>
  </form>`
}
