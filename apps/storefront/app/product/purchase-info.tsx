import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import type { PurchaseInfoItem } from './purchase-info.server.ts'

/** Delivery and other terms below the buy button; without delivery when the selected variant is out of stock. */
export function PurchaseInfo({
  items,
  isOutOfStock,
}: {
  items: readonly PurchaseInfoItem[]
  isOutOfStock: boolean
}) {
  const shown = items.filter(({ icon }) => !isOutOfStock || icon !== 'truck')
  return (
    <ul className="icon-list">
      {shown.map(({ icon, title, text, link }) => (
        <li key={title}>
          <Icon name={icon} />
          <span>
            <strong>{title}</strong>
            {text}
            {link && (
              <Link className="link" to={link.to}>
                {link.label}
              </Link>
            )}
          </span>
        </li>
      ))}
    </ul>
  )
}
