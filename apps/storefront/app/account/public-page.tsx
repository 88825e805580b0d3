import type { ReactNode } from 'react'
import { Trail } from '../layout/trail.tsx'

/** A page about an account that needs no account: no menu beside it (spec 000 §2). */
export function PublicPage({
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
        <Trail crumbs={[{ label: title }]} />
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
