import { Link } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'

/** Leads to the order by SKU; renders nothing where there is none. */
export function QuickOrderLink() {
  const { language, features, needsLocation } = useShop()
  if (!features['quickOrder'] || needsLocation) return null
  return (
    <Link className="link tap" to={href(language, 'quickOrder')}>
      {m.quick_order_link()}
    </Link>
  )
}
