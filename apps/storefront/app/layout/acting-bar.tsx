import { Form } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'
import type { RootData } from './root-data.server.ts'

/** Says on every page that a member of staff acts for the customer, with a button that ends it. */
export function ActingBar({
  acting,
  language,
}: {
  acting: NonNullable<RootData['acting']>
  language: Language
}) {
  return (
    <aside className="acting-bar" aria-label={m.acting_bar()}>
      <p>
        <strong>{m.acting_for({ customer: acting.customer })}</strong> {m.acting_by({ staff: acting.staff })}
      </p>
      <Form method="post" action={href(language, 'logout')}>
        <button className="link tap">{m.acting_end()}</button>
      </Form>
    </aside>
  )
}
