import type { ButtonHTMLAttributes, MouseEvent, ReactNode } from 'react'
import { Link, type LinkProps } from 'react-router'

/** `primary`: the next step, once a screen. `accent`: asks for a quotation. `danger`: deletes. `link`: looks like a link. */
type ButtonKind = 'primary' | 'secondary' | 'accent' | 'danger' | 'link'

interface Look {
  readonly kind?: ButtonKind
  readonly small?: boolean
  readonly wide?: boolean
  readonly className?: string | undefined
  readonly children: ReactNode
}

function classes({ kind = 'secondary', small, wide, className }: Omit<Look, 'children'>): string {
  const shape = kind === 'link' ? 'link tap' : `btn ${kind}`
  return [shape, small && 'small', wide && 'wide', className].filter(Boolean).join(' ')
}

const refuse = (event: MouseEvent) => event.preventDefault()

/** `busy` shows progress and ignores further clicks; the button keeps the focus. */
export function Button({
  kind,
  small,
  wide,
  busy,
  onClick,
  className,
  ...props
}: Look & { busy?: boolean } & ButtonHTMLAttributes<HTMLButtonElement>) {
  const look = classes({ kind, small, wide, className })
  return (
    <button
      className={look}
      aria-busy={busy || undefined}
      aria-disabled={busy || undefined}
      onClick={busy ? refuse : onClick}
      {...props}
    />
  )
}

export function ButtonLink({ kind, small, wide, className, ...props }: Look & LinkProps) {
  return <Link className={classes({ kind, small, wide, className })} {...props} />
}
