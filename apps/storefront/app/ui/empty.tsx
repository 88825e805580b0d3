import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** Empty state: one sentence and one link or button. */
export function Empty({
  icon,
  title,
  text,
  children,
}: {
  icon: IconName
  title: string
  text: string
  children?: ReactNode
}) {
  return (
    <div className="empty">
      <Icon name={icon} />
      <h2>{title}</h2>
      <p>{text}</p>
      {children}
    </div>
  )
}
