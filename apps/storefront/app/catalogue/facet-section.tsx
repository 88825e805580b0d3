import type { ReactNode } from 'react'
import type { Facet } from './facets.server.ts'

const OPEN_FACETS = 4

/** The first facets are open, and those with a selected value. */
export function isFacetOpen({ options }: Facet, index: number): boolean {
  return index < OPEN_FACETS || options.some(({ chosen }) => chosen)
}

/** Collapsible filter. */
export function FacetSection({
  title,
  open,
  children,
}: {
  title: string
  open: boolean
  children: ReactNode
}) {
  return (
    <details className="fold" open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
