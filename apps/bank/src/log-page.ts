import { html, type Html } from './html.ts'
import { heading, layout, pair } from './layout.ts'
import { formatAmount, formatTime, type Language, type Messages } from './messages.ts'
import { messagesOf } from './translations.ts'
import { isPending, type TransStatus } from './outcome.ts'
import { pathOf } from './payment-pages.ts'
import type { Attempt, Transaction } from './transactions.ts'

const TONES: Readonly<Record<TransStatus, string>> = {
  AUTHORISED: 'ok',
  AUTHORISED_TO_VALIDATE: 'wait',
  WAITING_AUTHORISATION: 'wait',
  WAITING_FOR_PAYMENT: 'wait',
  REFUSED: 'stop',
  ABANDONED: 'calm',
  CANCELLED: 'calm',
}

/** The bank's back office: recent payments, the shop's answers, and what an operator may do to test it. */
export function logPage(transactions: readonly Transaction[], language: Language): Html {
  const messages = messagesOf(language)
  const list = html`<ul class="log">
    ${transactions.map((transaction) => entry(transaction, messages))}
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

function entry(transaction: Transaction, messages: Messages): Html {
  const { request, attempts } = transaction
  return html`<li class="panel">
    <div class="entry-head">
      <h2>${messages.order} ${request.orderId}</h2>
      ${badge(transaction, messages)}
    </div>
    <dl class="pairs mt-3">
      ${pair(messages.amount, formatAmount(request.amount, messages))}
      ${pair(messages.merchant, request.merchant)} ${pair(messages.transaction, request.transId)}
      ${pair(messages.logTime, formatTime(transaction.openedAt, messages))}
    </dl>
    ${notifications(attempts, messages)} ${actions(transaction, messages)}
  </li>`
}

/** The last answer is always in sight; the whole list opens by itself when that answer is bad. */
function notifications(attempts: readonly Attempt[], messages: Messages): Html {
  const last = attempts.at(-1)
  if (last === undefined) return html`<p class="help mt-3">${messages.logNone}</p>`
  return html`<details class="fold" ${!last.ok && html`open`}>
    <summary>
      <span>${messages.logNotifications} (${attempts.length}) ${answerBadge(last, messages)}</span>
    </summary>
    <ul class="tries">
      ${attempts.map((attempt) => tried(attempt, messages))}
    </ul>
  </details>`
}

function answerBadge(attempt: Attempt, messages: Messages): Html {
  const status = attempt.status === undefined ? messages.logNoAnswer : String(attempt.status)
  return html`<span class="badge ${attempt.ok ? 'ok' : 'stop'}">${status}</span>`
}

function badge(transaction: Transaction, messages: Messages): Html {
  const { outcome } = transaction
  if (outcome === undefined) return html`<a href="${pathOf(transaction)}">${messages.logOpen}</a>`
  return html`<span class="badge ${TONES[outcome.status]}">${messages.outcomes[outcome.status]}</span>`
}

function tried(attempt: Attempt, messages: Messages): Html {
  return html`<li>
    <b>${attempt.source}</b> ${formatTime(attempt.at, messages)} ${answerBadge(attempt, messages)}
    ${attempt.answer}
  </li>`
}

function actions(transaction: Transaction, messages: Messages): Html | undefined {
  if (transaction.outcome === undefined) return undefined
  const pending = isPending(transaction.outcome)
  return html`<div class="row mt-4">
    ${action(transaction, 'replay', messages.replay)}
    ${pending && action(transaction, 'validate', messages.validate)}
    ${pending && action(transaction, 'cancel', messages.cancel)}
  </div>`
}

function action(transaction: Transaction, verb: string, label: string): Html {
  const order = html`<span class="vh"> (${transaction.request.orderId})</span>`
  return html`<form method="post" action="/transactions/${transaction.uuid}/${verb}">
    <button class="btn secondary small">${label}${order}</button>
  </form>`
}
