import { Form, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { CURRENCY } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import type { RootData } from './root-data.server.ts'
import { useReloadOfOtherChoice } from './use-reload-of-other-choice.ts'

/** Chooses one of several currencies; the document is loaded anew, because all its amounts change. */
export function CurrencySwitch({ data }: { data: Pick<RootData, 'currency' | 'currencies' | 'language'> }) {
  const { currency, currencies, language } = data
  return currencies.length > 1 ? (
    <CurrencyForm currency={currency} currencies={currencies} action={href(language, 'currency')} />
  ) : null
}

interface Choice {
  readonly currency: string
  readonly currencies: readonly string[]
  readonly action: string
}

function CurrencyForm({ currency, currencies, action }: Choice) {
  const { pathname, search } = useLocation()
  useReloadOfOtherChoice(CURRENCY, currency, currencies)
  return (
    <Form method="post" action={action} reloadDocument className="row" aria-label={m.layout_currency()}>
      <input type="hidden" name="back" value={pathname + search} />
      {currencies.map((code) =>
        code === currency ? (
          <strong key={code}>{code}</strong>
        ) : (
          <button key={code} className="link" name="currency" value={code}>
            {code}
          </button>
        ),
      )}
    </Form>
  )
}
