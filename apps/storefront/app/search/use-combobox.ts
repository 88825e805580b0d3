import { useEffect, useState, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const NONE = -1

/**
 * Makes a field with a list of links below it a combobox (WAI-ARIA): the place of the link the arrows have chosen, -1
 * for none. The links are options named `<listId>-<place>`.
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
        // One place more than there are options: the field itself.
        const places = all.length + 1
        setChosen(((active + 1 + step + places) % places) - 1)
      } else if (event.key === 'Escape') close()
      else if (event.key === 'Enter' && active !== NONE) all[active]?.click()
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
