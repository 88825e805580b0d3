import type { MouseEvent, ReactNode } from 'react'
import { ownMap, type Directions } from '../platform/directions.ts'

/** A link to the way to a place: with scripts in the visitor's own map where their system has one, else in the shop's. */
export function DirectionsLink({
  directions: { to, place },
  className,
  children,
}: {
  directions: Directions
  className: string
  children: ReactNode
}) {
  // At the click, so that the page is the same for all visitors, and a copied link works everywhere.
  const lead = (event: MouseEvent<HTMLAnchorElement>) => {
    const own = ownMap(navigator.userAgent, place)
    if (own === undefined || event.metaKey || event.ctrlKey) return
    event.preventDefault()
    window.location.assign(own)
  }
  return (
    <a className={className} href={to} rel="noreferrer" onClick={lead}>
      {children}
    </a>
  )
}
