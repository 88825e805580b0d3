import { Link } from 'react-router'
import { Icon } from '../ui/icon.tsx'
import type { BuyerPromise } from './promises.server.ts'

export function Promises({ promises }: { promises: readonly BuyerPromise[] }) {
  return (
    <ul className="promises">
      {promises.map(({ icon, title, text, link }) => (
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
