import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

export interface NoteProps {
  readonly kind: 'ok' | 'info' | 'warn' | 'bad'
  readonly title: ReactNode
  /** One sentence. */
  readonly children?: ReactNode
  /** One way out: a small button or a link. */
  readonly action?: ReactNode
  readonly icon?: IconName
  /** Says it at once to screen readers: for what an action caused. */
  readonly live?: boolean
}

const ICONS: Readonly<Record<NoteProps['kind'], IconName>> = {
  ok: 'check',
  info: 'info',
  warn: 'warning',
  bad: 'warning',
}

/** A message in the page, at its cause. */
export function Note({ kind, title, children, action, icon = ICONS[kind], live = false }: NoteProps) {
  return (
    <div className={`note ${kind}`} role={live ? (kind === 'bad' ? 'alert' : 'status') : undefined}>
      <Icon name={icon} />
      <div>
        <b>{title}</b>
        {children && <p>{children}</p>}
      </div>
      {action && <div className="acts">{action}</div>}
    </div>
  )
}
