import { useEffect, useState, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const NONE = -1

/**
 * Makes a field with a list of links a combobox (WAI-ARIA). Returns the index of the active link, -1 for none. The links have the
 * ids `<listId>-<index>`.
 */
export function useCombobox({
  field,
  list,
  listId,
  isOpen,
  close,
}: {
  field: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLElement | null>
  listId: string
  isOpen: boolean
  close: () => void
}): number {
  const [chosen, setChosen] = useState(NONE)
  const active = isOpen ? chosen : NONE
  useEffect(() => {
    const input = field.current
    input?.setAttribute('role', 'combobox')
    input?.setAttribute('aria-autocomplete', 'list')
    input?.setAttribute('aria-expanded', String(isOpen))
    input?.setAttribute('aria-controls', isOpen ? listId : '')
    const option = active === NONE ? '' : `${listId}-${active}`
    input?.setAttribute('aria-activedescendant', option)
    if (option) document.getElementById(option)?.scrollIntoView({ block: 'nearest' })
  }, [field, listId, isOpen, active])
  useEffect(() => {
    const input = field.current
    const options = () => [...(list.current?.querySelectorAll<HTMLElement>('[role="option"]') ?? [])]
    const onKey = (event: KeyboardEvent) => {
      const all = options()
      const step = STEPS[event.key]
      if (all.length === 0 || event.isComposing) return
      if (step) {
        // The field itself is one more position.
        const positions = all.length + 1
        setChosen(((active + 1 + step + positions) % positions) - 1)
      } else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && all[active]) all[active].click()
      else return
      event.preventDefault()
    }
    const onInput = () => setChosen(NONE)
    const onLeave = ({ target }: Event) => {
      if (!(target instanceof Node && input?.form?.contains(target))) close()
    }
    input?.addEventListener('keydown', onKey)
    input?.addEventListener('input', onInput)
    input?.form?.addEventListener('submit', close)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      input?.removeEventListener('keydown', onKey)
      input?.removeEventListener('input', onInput)
      input?.form?.removeEventListener('submit', close)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  })
  return active
}
