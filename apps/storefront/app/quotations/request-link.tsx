import type { Language } from '@comptoir/rules/language'
import { Link } from 'react-router'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'

/** Link to request a quotation for the cart, for eligible visitors. */
export function RequestQuotationLink({ language, canAsk }: { language: Language; canAsk: boolean }) {
  if (!canAsk) return null
  return (
    <p className="help">
      <Link className="link" to={href(language, 'quotationRequest')}>
        {m.quotation_request()}
      </Link>
      {` ${m.quotation_request_help()}`}
    </p>
  )
}
