import type { ReactNode } from 'react'
import { m } from '../paraglide/messages.js'

/** The page around the forms of signing in. */
export function Gate({ title, foot, children }: { title: string; foot: ReactNode; children: ReactNode }) {
  return (
    <main id="content" className="gate">
      <title>{`${title} | Comptoir`}</title>
      <div className="gate-in">
        <p className="gate-logo">
          Comptoir<small>{m.layout_workspace()}</small>
        </p>
        {children}
        <p className="help center">{foot}</p>
      </div>
    </main>
  )
}
