import type { ReactNode } from 'react'
import { Trail } from './trail.tsx'

/** A page of few words with one form: a title, and one column. */
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
