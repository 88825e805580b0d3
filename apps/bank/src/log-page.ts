import { html, type Html } from './html.ts'
import { heading, layout, pair } from './layout.ts'
import { formatAmount, formatTime, messagesOf, type Messages } from './messages.ts'
import { isPending, type TransactionStatus } from './payment-result.ts'
import { pathOf } from './payment-pages.ts'
import { REFUND_TROUBLES } from './refunds.ts'
import type { Attempt, Transaction } from './transactions.ts'

const TONES: Readonly<Record<TransactionStatus, string>> = {
  AUTHORISED: 'success',
  CAPTURED: 'success',
  AUTHORISED_TO_VALIDATE: 'warning',
  WAITING_AUTHORISATION: 'warning',
  WAITING_FOR_PAYMENT: 'warning',
  REFUSED: 'error',
  ABANDONED: 'neutral',
  CANCELLED: 'neutral',
}

/** The bank's back office: recent payments, their notifications, and actions to test the shop with. */
export function logPage(transactions: readonly Transaction[], language: string): Html {
  const messages = messagesOf(language)
  const list = html`<ul class="log">
    ${transactions.map((transaction) => transactionItem(transaction, messages))}
  </ul>`
  const content = html`${heading(messages.kicker, messages.logHeading)}
  ${
    transactions.length === 0
      ? html`<p>${messages.logEmpty}</p>`
      : html`<p>${messages.logHelp}</p>
          ${list}`
  }`
  return layout(language, messages, content)
}

function transactionItem(transaction: Transaction, messages: Messages): Html {
  const { request, attempts } = transaction
  return html`<li class="panel">
    <div class="entry-head">
      <h2>${messages.order} ${request.orderId}</h2>
      ${badge(transaction, messages)}
    </div>
    <dl class="pairs mt-3">
      ${pair(messages.amount, formatAmount({ ...request, amount: transaction.amount }, messages))}
      ${pair(messages.merchant, request.merchant)} ${pair(messages.transaction, request.transId)}
      ${pair(messages.logTime, formatTime(transaction.openedAt, messages))}
      ${transaction.refunds.map(({ amount, at }) =>
        pair(
          messages.refunded,
          `${formatAmount({ ...request, amount }, messages)}, ${formatTime(at, messages)}`,
        ),
      )}
    </dl>
    ${notifications(attempts, messages)} ${actions(transaction, messages)}
  </li>`
}

/** Shows the status of the last attempt; the list is open when that attempt failed. */
function notifications(attempts: readonly Attempt[], messages: Messages): Html {
  const last = attempts.at(-1)
  if (last === undefined) return html`<p class="help mt-3">${messages.logNone}</p>`
  return html`<details class="fold" ${!last.ok && html`open`}>
    <summary>
      <span>${messages.logNotifications} (${attempts.length}) ${responseBadge(last, messages)}</span>
    </summary>
    <ul class="attempts">
      ${attempts.map((attempt) => attemptItem(attempt, messages))}
    </ul>
  </details>`
}

function responseBadge(attempt: Attempt, messages: Messages): Html {
  const status = attempt.status === undefined ? messages.logNoResponse : String(attempt.status)
  return html`<span class="badge ${attempt.ok ? 'success' : 'error'}">${status}</span>`
}

function badge(transaction: Transaction, messages: Messages): Html {
  const { result } = transaction
  if (result === undefined) return html`<a href="${pathOf(transaction)}">${messages.logOpen}</a>`
  return html`<span class="badge ${TONES[result.status]}">${messages.statuses[result.status]}</span>`
}

function attemptItem(attempt: Attempt, messages: Messages): Html {
  return html`<li>
    <b>${attempt.source}</b> ${formatTime(attempt.at, messages)} ${responseBadge(attempt, messages)}
    ${attempt.response}
  </li>`
}

function actions(transaction: Transaction, messages: Messages): Html | undefined {
  if (transaction.result === undefined) return undefined
  const pending = isPending(transaction.result)
  return html`<div class="row mt-4">
      ${action(transaction, 'replay', messages.replay)}
      ${pending && action(transaction, 'validate', messages.validate)}
      ${pending && action(transaction, 'cancel', messages.cancel)}
      ${transaction.result.status === 'AUTHORISED' && action(transaction, 'capture', messages.capture)}
      ${transaction.trouble === undefined && REFUND_TROUBLES.map((one) => action(transaction, one, messages.troubles[one]))}
    </div>
    ${transaction.trouble && html`<p class="help mt-3">${messages.nextRefund} ${messages.troubles[transaction.trouble]}</p>`}`
}

function action(transaction: Transaction, verb: string, label: string): Html {
  const order = html`<span class="vh"> (${transaction.request.orderId})</span>`
  return html`<form method="post" action="/transactions/${transaction.uuid}/${verb}">
    <button class="btn secondary small">${label}${order}</button>
  </form>`
}
