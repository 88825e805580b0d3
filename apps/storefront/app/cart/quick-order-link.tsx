import { Link } from 'react-router'
import { useShop } from '../layout/use-shop.ts'
import * as m from '../paraglide/messages.js'
import { href } from '../platform/routes.ts'

/** Leads professionals to the order by SKU; renders nothing for others, and where there is none. */
export function QuickOrderLink() {
  const { language, features, kind, needsLocation } = useShop()
  if (kind !== 'b2b' || !features['quickOrder'] || needsLocation) return null
  return (
    <Link className="link tap" to={href(language, 'quickOrder')}>
      {m.quick_order_link()}
    </Link>
  )
}
