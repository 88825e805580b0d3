import { Link } from 'react-router'
import { m } from '../paraglide/messages.js'

const tabs = [
  { code: 'tiers', to: '/prices', label: () => m.price_tiers() },
  { code: 'scheduled', to: '/prices/scheduled', label: () => m.price_scheduled() },
  { code: 'why', to: '/prices/why', label: () => m.price_title() },
] as const

/** The pages about prices. */
export function PriceTabs({ at }: { at: (typeof tabs)[number]['code'] }) {
  return (
    <nav className="views" aria-label={m.price_lists()}>
      {tabs.map(({ code, to, label }) => (
        <Link key={code} to={to} aria-current={code === at ? 'page' : undefined}>
          {label()}
        </Link>
      ))}
    </nav>
  )
}
