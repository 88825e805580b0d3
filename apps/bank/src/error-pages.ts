import type { FormError } from './form.ts'
import { html, type Html } from './html.ts'
import { heading, layout, pair } from './layout.ts'
import type { Language } from './messages.ts'
import { messagesOf } from './translations.ts'

/** A refused payment form, with PayZen's result 30 and the code of the field. */
export function formErrorPage(error: FormError, language: Language): Html {
  const messages = messagesOf(language)
  const content = html`${heading(messages.errorKicker, messages.errorHeading)}
    <div class="panel stack">
      <p>${messages.faults[error.fault]}</p>
      <dl class="pairs">
        ${pair(messages.errorCode, `30-${error.code}`)} ${pair(messages.errorField, error.field)}
        ${error.expected !== '' && pair(messages.errorExpected, error.expected)}
      </dl>
    </div>
    <p class="help">${messages.errorHelp}</p>`
  return layout(language, messages, content)
}

type Problem = 'notFound' | 'foreign' | 'failed'

/** Any other request that cannot be served, with a way on. */
export function problemPage(problem: Problem, language: Language): Html {
  const messages = messagesOf(language)
  const content = html`${heading(messages.kicker, messages[`${problem}Heading`])}
    <p>${messages[`${problem}Help`]}</p>
    <p><a class="btn secondary" href="/">${messages.toLog}</a></p>`
  return layout(language, messages, content)
}
