import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import type { BuyerPromise } from './promises.server.ts'

/** Delivery is not promised of what is out of stock as it was chosen. */
export function Promises({ promises, out }: { promises: readonly BuyerPromise[]; out: boolean }) {
  const kept = promises.filter(({ icon }) => !out || icon !== 'truck')
  return (
    <ul className="promises">
      {kept.map(({ icon, title, text, link }) => (
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
