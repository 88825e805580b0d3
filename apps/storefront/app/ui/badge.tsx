import type { ReactNode } from 'react'

export type BadgeKind = 'new' | 'promo' | 'ok' | 'warning' | 'danger' | 'neutral' | 'info'

/** A short label; its colour repeats the meaning of the text. */
export function Badge({ kind, children }: { kind: BadgeKind; children: ReactNode }) {
  return <span className={`badge ${kind}`}>{children}</span>
}

/** Availability text with a coloured dot. */
export function StockLine({ state, children }: { state: 'in' | 'low' | 'out'; children: ReactNode }) {
  return <p className={state === 'in' ? 'stock' : `stock ${state}`}>{children}</p>
}
