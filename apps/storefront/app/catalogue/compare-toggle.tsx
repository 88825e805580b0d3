import { useLocation } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useShop } from '../layout/use-shop.ts'
import { href } from '../platform/routes.ts'

/**
 * Puts a product among those that are compared, or takes it off again; nothing where the shop does not compare. A plain
 * form, for lists have many; the comparison's bar spares it the reload.
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
