import { useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { href } from '../platform/routes.ts'

/**
 * Adds a product to the comparison or removes it; renders nothing without the compare feature. A plain form, as lists have many of
 * them; the compare bar submits it without a reload.
 */
export function CompareToggle({ sku, name }: { sku: string; name: string }) {
  const { language, features, compared } = useShop()
  const { pathname, search } = useLocation()
  if (!features['compare']) return null
  const chosen = compared.includes(sku)
  const id = `compare-${sku.replaceAll(/[^\w-]/g, '_')}`
  return (
    <form method="post" action={href(language, 'compare')} className="compare-toggle" id={id}>
      <input type="hidden" name="compare" value={sku} />
      <input type="hidden" name="from" value={pathname + search} />
      <noscript>
        <input type="hidden" name="at" value={id} />
      </noscript>
      <button
        className="check"
        type="submit"
        name="intent"
        value={chosen ? 'remove' : 'add'}
        aria-pressed={chosen}
      >
        <i aria-hidden="true" />
        <span>
          {m.compare_add()}
          <span className="vh"> {name}</span>
        </span>
      </button>
    </form>
  )
}
