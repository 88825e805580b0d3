import type { ReactNode } from 'react'
import { Icon, type IconName } from './icon.tsx'

/** What stands where nothing is: one sentence and one way on. */
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
