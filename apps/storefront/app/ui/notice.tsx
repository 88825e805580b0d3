import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export type NoticeKind = 'info' | 'ok' | 'warn' | 'bad'

const ICONS: Readonly<Record<NoticeKind, IconName>> = {
  info: 'info',
  ok: 'check',
  warn: 'warning',
  bad: 'warning',
}

/** A message that stays on the page, with an icon for its kind. */
export function Notice({
  kind = 'info',
  title,
  role,
  children,
}: {
  kind?: NoticeKind
  title?: string
  role?: 'alert' | 'status'
  children?: ReactNode
}) {
  return (
    <div className={`notice ${kind}`} role={role}>
      <Icon name={ICONS[kind]} />
      <div>
        {title && <h2>{title}</h2>}
        {children}
      </div>
    </div>
  )
}
