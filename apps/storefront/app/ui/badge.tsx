import type { ReactNode } from 'react'

export type BadgeKind = 'new' | 'promo' | 'ok' | 'warning' | 'danger' | 'neutral' | 'info'

/** One word on a fact; the colour repeats it. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return <span className={`badge ${kind}`}>{children}</span>
}

/** Words on availability with their dot. */
export function StockLine({ state, children }: { state: 'in' | 'low' | 'out'; children: ReactNode }) {
  return <p className={state === 'in' ? 'stock' : `stock ${state}`}>{children}</p>
}
