import type { Language } from '@comptoir/rules/language'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'

/** The way to a quotation of what is in the cart, for those it is made for. */
export function AskForQuotation({ language, canAsk }: { language: Language; canAsk: boolean }) {
  if (!canAsk) return null
  return (
    <p className="help">
      <Link className="link" to={href(language, 'quotationRequest')}>
        {m.quotation_ask()}
      </Link>
      {` ${m.quotation_ask_help()}`}
    </p>
  )
}
