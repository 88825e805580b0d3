import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

interface EmptyProps {
  readonly icon: IconName
  readonly title: string
  readonly children?: ReactNode
  /** One button. */
  readonly action?: ReactNode
}

/** Nothing to show: nothing yet, nothing found, or all is done. Its sentence says which, and its button leads on. */
export function Empty({ icon, title, children, action }: EmptyProps) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2 className="h3">{title}</h2>
      {children && <p className="muted">{children}</p>}
      {action && <div className="acts">{action}</div>}
    </div>
  )
}

/** A part that failed alone: what is safe, the incident's number and the way out are in its sentence. */
export function ErrorPart(props: Omit<EmptyProps, 'icon'>) {
  return <Empty icon="warning" {...props} />
}
