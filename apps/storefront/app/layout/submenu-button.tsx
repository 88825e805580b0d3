import * as m from '../paraglide/messages.js'
import { Icon } from '../ui/icon.tsx'

/** Opens the submenu beside its link. Without JavaScript it is absent: the page of the link lists the same. */
export function SubmenuButton({
  name,
  controls,
  isOpen,
  onToggle,
  onReach,
}: {
  name: string
  /** Id of the submenu. */
  controls: string
  isOpen: boolean
  onToggle: () => void
  /** The button has the focus: what it opens may be loaded. */
  onReach: () => void
}) {
  return (
    <button
      type="button"
      className="more"
      aria-label={m.layout_subcategories({ name })}
      aria-expanded={isOpen}
      aria-controls={isOpen ? controls : undefined}
      onClick={onToggle}
      onFocus={onReach}
    >
      <Icon name="next" />
    </button>
  )
}
