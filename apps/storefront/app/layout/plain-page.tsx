import type { ReactNode } from 'react'
import { PageBreadcrumbs } from './page-breadcrumbs.tsx'

/** Page with a title and one narrow column, for a single form or message. */
export function PlainPage({
  title,
  lead,
  children,
}: {
  title: string
  lead?: string | undefined
  children: ReactNode
}) {
  return (
    <>
      <div className="wrap section-tight">
        <PageBreadcrumbs crumbs={[{ label: title }]} />
        <div className="list-head">
          <h1>{title}</h1>
          {lead && <p className="lead">{lead}</p>}
        </div>
      </div>
      <div className="wrap cart">
        <div className="measure stack gy-5">{children}</div>
      </div>
    </>
  )
}
