import type { ReactNode } from 'react'
import type { Facet } from './facets.server.ts'

const OPEN_FACETS = 4

/** The first facets are open, and all in which something is chosen. */
export function foldOpen({ options }: Facet, index: number): boolean {
  return index < OPEN_FACETS || options.some(({ chosen }) => chosen)
}

/** One filter that folds. */
export function Fold({ title, open, children }: { title: string; open: boolean; children: ReactNode }) {
  return (
    <details className="fold" open={open}>
      <summary>{title}</summary>
      <div>{children}</div>
    </details>
  )
}
