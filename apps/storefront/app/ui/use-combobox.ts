import { useEffect, useState, type RefObject } from 'react'

const STEPS: Readonly<Record<string, number>> = { ArrowDown: 1, ArrowUp: -1 }
const NONE = -1

/**
 * Makes a field with a list of links or buttons a combobox (WAI-ARIA). Returns the index of the active one, -1 for none.
 * They have the role `option` and the ids `<listId>-<index>`. `contents` identifies those shown, undefined while the list
 * is closed; none of new contents is active. `close` runs when the focus or a press leaves `scope`, the field's form by
 * default, and also while the list is closed, so that it can drop a pending list.
 */
export function useCombobox({
  field,
  list,
  listId,
  contents,
  close,
  scope,
}: {
  field: RefObject<HTMLInputElement | null>
  list: RefObject<HTMLElement | null>
  listId: string
  contents: unknown
  close: () => void
  scope?: RefObject<HTMLElement | null>
}): number {
  const [selection, setSelection] = useState<{ contents: unknown; index: number }>()
  const isOpen = contents !== undefined
  const active = isOpen && selection?.contents === contents ? selection.index : NONE
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
    const dismiss = () => {
      setSelection(undefined)
      close()
    }
    const onKey = (event: KeyboardEvent) => {
      if (event.isComposing) return
      const all = options()
      const step = STEPS[event.key]
      if (event.key === 'Escape') dismiss()
      else if (step && all.length > 0) {
        // The field itself is one more position.
        const positions = all.length + 1
        setSelection({ contents, index: ((active + 1 + step + positions) % positions) - 1 })
      } else if (event.key === 'Enter' && all[active]) all[active].click()
      else return
      if (all.length > 0) event.preventDefault()
    }
    const onInput = () => setSelection(undefined)
    const onLeave = ({ target }: Event) => {
      const within = scope ? scope.current : input?.form
      if (!(target instanceof Node && within?.contains(target))) dismiss()
    }
    input?.addEventListener('keydown', onKey)
    input?.addEventListener('input', onInput)
    input?.form?.addEventListener('submit', dismiss)
    document.addEventListener('pointerdown', onLeave)
    document.addEventListener('focusin', onLeave)
    return () => {
      input?.removeEventListener('keydown', onKey)
      input?.removeEventListener('input', onInput)
      input?.form?.removeEventListener('submit', dismiss)
      document.removeEventListener('pointerdown', onLeave)
      document.removeEventListener('focusin', onLeave)
    }
  })
  return active
}
