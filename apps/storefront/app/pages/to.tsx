import type { ReactNode } from 'react'
import { Link } from 'react-router'

/** Addresses of the shop change the page without a reload; others are documents of their own. */
export function To({ to, className, children }: { to: string; className?: string; children: ReactNode }) {
  if (to.startsWith('/'))
    return (
      <Link to={to} className={className}>
        {children}
      </Link>
    )
  return (
    <a href={to} className={className} rel={to.startsWith('https:') ? 'noopener noreferrer' : undefined}>
      {children}
    </a>
  )
}
