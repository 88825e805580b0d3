import type { FormError } from './payment-form.ts'
import { html, type Html } from './html.ts'
import { heading, layout, pair } from './layout.ts'
import { messagesOf } from './messages.ts'

/** Page for an invalid payment form, with PayZen's result 30 and the code of the field. */
export function formErrorPage(error: FormError, language: string): Html {
  const messages = messagesOf(language)
  const content = html`${heading(messages.errorKicker, messages.errorHeading)}
    <div class="panel stack">
      <p>${messages.formErrors[error.reason]}</p>
      <dl class="pairs">
        ${pair(messages.errorCode, `30-${error.code}`)} ${pair(messages.errorField, error.field)}
        ${error.expected !== '' && pair(messages.errorExpected, error.expected)}
      </dl>
    </div>
    <p class="help">${messages.errorHelp}</p>`
  return layout(language, messages, content)
}

type ErrorType = 'notFound' | 'crossSite' | 'failed'

/** Page for any other failed request. */
export function errorPage(error: ErrorType, language: string): Html {
  const messages = messagesOf(language)
  const content = html`${heading(messages.kicker, messages[`${error}Heading`])}
    <p>${messages[`${error}Help`]}</p>
    <p><a class="btn secondary" href="/">${messages.logLink}</a></p>`
  return layout(language, messages, content)
}
