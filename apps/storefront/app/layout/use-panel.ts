import { useCallback, useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router'

/** Opens a panel instead of following the link to its page. */
export type OpenPanel = (event: MouseEvent<HTMLAnchorElement>) => void

/** State of a panel; every navigation closes it (spec 000 §2). */
export function usePanel() {
  const { key } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const open = () => setOpenAt(key)
  const closePanel = useCallback(() => setOpenAt(undefined), [])
  const openPanel: OpenPanel = (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    open()
  }
  return { isOpen: openAt === key, open, openPanel, closePanel }
}
