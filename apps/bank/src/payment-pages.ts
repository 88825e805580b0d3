import { formatCardNumber, TEST_CARDS, type CardInput, type CardField } from './cards.ts'
import { html, type Html } from './html.ts'
import { CHECK_ICON, ERROR_ICON, heading, layout, pair } from './layout.ts'
import { formatAmount, languageOf, messagesOf, type Messages } from './messages.ts'
import { SCENARIOS, type Scenario } from './payment-result.ts'
import type { Transaction } from './transactions.ts'

interface CardPageState {
  readonly cardInput: CardInput
  readonly scenario: Scenario
  readonly invalidFields: readonly CardField[]
}

/** The payment page: the amount, the card form and the scenario to simulate. */
export function cardPage(transaction: Transaction, state: CardPageState): Html {
  const { request } = transaction
  const language = languageOf(request.language)
  const messages = messagesOf(language)
  const content = html`${heading(messages.kicker, messages.heading)}
    ${state.invalidFields.length > 0 && errorSummary(messages, state.invalidFields)}
    <form class="panel" method="post" action="${pathOf(transaction)}" autocomplete="off">
      ${summary(transaction, messages)} ${cardFields(messages, state)}
      <fieldset class="mt-6">
        <legend class="label">${messages.scenarioHeading}</legend>
        <div class="choices">
          ${SCENARIOS.map((scenario) => scenarioOption(messages, scenario, scenario === state.scenario))}
        </div>
      </fieldset>
      <div class="actions">
        <button class="btn primary block" name="decision" value="pay">
          ${messages.pay.replace('{amount}', () => formatAmount(request, messages))}
        </button>
        <button class="btn secondary block" name="decision" value="refuse">${messages.refuse}</button>
        <button class="btn plain block" name="decision" value="abandon">
          ${messages.abandon.replace('{merchant}', () => request.merchant)}
        </button>
      </div>
    </form>
    ${cardList(messages)} ${sentFields(transaction, messages)}
    <p class="help">${messages.expiryNotice}</p>`
  return layout(language, messages, content)
}

/** The 3-D Secure page. */
export function challengePage(transaction: Transaction): Html {
  const language = languageOf(transaction.request.language)
  const messages = messagesOf(language)
  const content = html`${heading(messages.kicker, messages.challengeHeading)}
    <form class="panel" method="post" action="${pathOf(transaction)}">
      ${summary(transaction, messages)}
      <p class="mt-5">${messages.challengeHelp}</p>
      <div class="actions">
        <button class="btn primary block" name="decision" value="pass">${messages.challengePass}</button>
        <button class="btn secondary block" name="decision" value="fail">${messages.challengeFail}</button>
        <button class="btn plain block" name="decision" value="abandon">
          ${messages.abandon.replace('{merchant}', () => transaction.request.merchant)}
        </button>
      </div>
    </form>`
  return layout(language, messages, content)
}

/** Path of a payment's pages. */
export function pathOf(transaction: Transaction): string {
  return `/vads-payment/${transaction.uuid}`
}

/** Merchant, order, transaction, mode and amount of a payment. */
export function summary(transaction: Transaction, messages: Messages): Html {
  const { request } = transaction
  return html`<dl class="pairs">
      ${pair(messages.merchant, request.merchant)} ${pair(messages.order, request.orderId)}
      ${pair(messages.transaction, request.transId)}
      ${pair(messages.mode, html`<span class="badge">TEST</span>`)}
    </dl>
    <dl class="total mt-5">
      <dt>${messages.amount}</dt>
      <dd>${formatAmount(request, messages)}</dd>
    </dl>`
}

function cardFields(messages: Messages, { cardInput, invalidFields }: CardPageState): Html {
  return html`<fieldset class="mt-6">
    <legend class="label">${messages.cardHeading}</legend>
    <p class="help">${messages.cardHelp}</p>
    <div class="fields">
      ${input(messages, 'number', cardInput, invalidFields)}
      ${input(messages, 'expiry', cardInput, invalidFields)}
      ${input(messages, 'cvv', cardInput, invalidFields)}
    </div>
    <datalist id="cards">
      ${TEST_CARDS.map((card) => html`<option value="${formatCardNumber(card.number)}">${messages.cardBehaviours[card.behaviour]}</option>`)}
    </datalist>
  </fieldset>`
}

function input(
  messages: Messages,
  field: CardField,
  cardInput: CardInput,
  invalidFields: readonly CardField[],
): Html {
  const isInvalid = invalidFields.includes(field)
  const help = field === 'expiry' ? messages.expiryHelp : undefined
  const described = [isInvalid && `${field}-error`, help && `${field}-help`].filter(Boolean).join(' ')
  return html`<div class="${field === 'number' ? 'field full' : 'field'}">
    <label class="label" for="${field}">${messages.cardFields[field]}</label>
    <input
      class="input"
      id="${field}"
      name="${field}"
      value="${cardInput[field]}"
      inputmode="${field === 'expiry' ? 'text' : 'numeric'}"
      maxlength="24"
      autocomplete="off"
      ${field === 'number' && html`list="cards"`}
      ${described !== '' && html`aria-describedby="${described}"`}
      ${isInvalid && html`aria-invalid="true"`}
    />
    ${help !== undefined && html`<p class="help" id="${field}-help">${help}</p>`}
    ${isInvalid && html`<p class="error" id="${field}-error">${ERROR_ICON}<span>${messages.cardErrors[field]}</span></p>`}
  </div>`
}

function errorSummary(messages: Messages, invalidFields: readonly CardField[]): Html {
  return html`<div class="notice" role="alert">
    <h2>${messages.cardErrorSummary}</h2>
    <ul>
      ${invalidFields.map((field) => html`<li><a href="#${field}">${messages.cardFields[field]}</a></li>`)}
    </ul>
  </div>`
}

function scenarioOption(messages: Messages, scenario: Scenario, checked: boolean): Html {
  const [label, help] = messages.scenarios[scenario]
  return html`<label class="choice">
    <input type="radio" name="scenario" value="${scenario}" ${checked && html`checked`} />
    <span><b>${label}</b> <small>${help}</small></span>
  </label>`
}

function cardList(messages: Messages): Html {
  const rows = TEST_CARDS.map(
    (card) =>
      html`<tr>
        <th scope="row">${formatCardNumber(card.number)} <span class="help">${card.brand}</span></th>
        <td>${messages.cardBehaviours[card.behaviour]}</td>
      </tr>`,
  )
  return html`<details class="fold">
    <summary>${messages.cardList}</summary>
    <table class="table">
      <caption class="vh">
        ${messages.cardList}
      </caption>
      <tbody>
        ${rows}
      </tbody>
    </table>
  </details>`
}

function sentFields(transaction: Transaction, messages: Messages): Html {
  const rows = Object.entries(transaction.request.fields).map(
    ([name, value]) =>
      html`<tr>
        <th scope="row">${name}</th>
        <td>${value}</td>
      </tr>`,
  )
  return html`<details class="fold">
    <summary>${messages.sentFields}</summary>
    <table class="table">
      <caption class="vh">
        ${messages.sentCaption}
      </caption>
      <tbody>
        ${rows}
        <tr>
          <th scope="row">signature</th>
          <td><span class="badge success">${CHECK_ICON}${messages.signatureValid}</span></td>
        </tr>
      </tbody>
    </table>
  </details>`
}
