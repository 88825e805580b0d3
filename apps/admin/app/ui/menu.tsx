import { useRef, type ReactNode } from 'react'

const GAP = 4
const EDGE = 8

/** A menu of at most 7 lines; the button that opens it names its `id` as `popoverTarget`. It closes after a choice. */
export function Menu({ id, children }: { id: string; children: ReactNode }) {
  const ref = useRef<HTMLDivElement>(null)
  return (
    // oxlint-disable-next-line jsx-a11y/click-events-have-key-events, jsx-a11y/no-static-element-interactions -- The click of a button inside, by mouse or key, bubbles here.
    <div
      className="menu"
      id={id}
      popover="auto"
      ref={ref}
      onToggle={({ newState }) => {
        if (newState === 'open' && ref.current) place(ref.current)
      }}
      onClick={(event) => {
        if (event.target instanceof Element && event.target.closest('a, button')) ref.current?.hidePopover()
      }}
    >
      {children}
    </div>
  )
}

/** Puts a menu below its button, or above it where there is more room, within the window. */
function place(menu: HTMLElement): void {
  const button = document.querySelector(`[popovertarget="${CSS.escape(menu.id)}"]:not([hidden])`)
  if (!button) return
  const at = button.getBoundingClientRect()
  const { offsetWidth: width, offsetHeight: height } = menu
  const below = at.bottom + GAP
  const top = below + height > innerHeight - EDGE ? Math.max(EDGE, at.top - GAP - height) : below
  const start = Math.min(at.left, innerWidth - EDGE - width)
  Object.assign(menu.style, {
    position: 'fixed',
    inset: 'auto',
    top: `${top}px`,
    left: `${Math.max(EDGE, start)}px`,
  })
}
