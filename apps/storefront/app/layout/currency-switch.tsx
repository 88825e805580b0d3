import { useEffect } from 'react'
import { Form, useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { CURRENCY } from '../platform/cookies.ts'
import { href } from '../platform/routes.ts'
import type { RootData } from './root-data.server.ts'

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
  useReloadOfOtherCurrency(currency, currencies)
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

/** Another window may have chosen another currency: what is loaded next would be in that one. */
function useReloadOfOtherCurrency(currency: string, currencies: readonly string[]): void {
  useEffect(() => {
    const check = () => {
      const chosen = document.cookie
        .split('; ')
        .find((one) => one.startsWith(`${CURRENCY}=`))
        ?.slice(CURRENCY.length + 1)
      const shown = chosen !== undefined && currencies.includes(chosen) ? chosen : currencies[0]
      if (shown !== currency) location.reload()
    }
    addEventListener('focus', check)
    document.addEventListener('visibilitychange', check)
    return () => {
      removeEventListener('focus', check)
      document.removeEventListener('visibilitychange', check)
    }
  }, [currency, currencies])
}
