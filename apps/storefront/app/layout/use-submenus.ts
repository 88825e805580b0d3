import { useEffect, useEffectEvent, useRef, useState, type PointerEvent, type RefObject } from 'react'
import { useLocation, useNavigate } from 'react-router'
import { loadSubmenu, type Submenu } from './load-submenu.ts'

/** Milliseconds that a mouse rests on a link before its submenu opens, and is away before it closes. */
const OPEN_DELAY = 150
const CLOSE_DELAY = 300

interface Open {
  readonly address: string
  readonly submenu: Submenu
  /** Key of the navigation during which it opened: the next one closes it. */
  readonly at: string
}

/**
 * The open submenu of a navigation: one at a time. A press or a resting mouse opens it; Escape, a press elsewhere, leaving
 * and every navigation close it. `address` says where a submenu is loaded from, `page` its category's page, which a press
 * opens instead when it cannot be loaded.
 */
export function useSubmenus(nav: RefObject<HTMLElement | null>) {
  const { key } = useLocation()
  const navigate = useNavigate()
  const [shown, setShown] = useState<Open>()
  const open = shown?.at === key ? shown : undefined
  const timer = useRef(0)
  const wanted = useRef<string>(undefined)
  /** Whether a press opened it, which leaving does not undo. */
  const isPinned = useRef(false)
  const later = (delay: number, run: () => void) => {
    clearTimeout(timer.current)
    timer.current = window.setTimeout(run, delay)
  }
  const close = () => {
    clearTimeout(timer.current)
    wanted.current = undefined
    setShown(undefined)
  }
  const show = async (address: string) => {
    wanted.current = address
    const submenu = await loadSubmenu(address)
    if (wanted.current !== address) return true
    if (submenu) setShown({ address, submenu, at: key })
    return submenu !== undefined
  }
  const closeNow = useEffectEvent(close)
  useEffect(() => () => clearTimeout(timer.current), [])
  useEffect(() => {
    if (!open) return
    const controller = new AbortController()
    const { signal } = controller
    const onKey = (event: KeyboardEvent) => {
      if (event.key !== 'Escape') return
      const button = nav.current?.querySelector<HTMLElement>('[aria-expanded="true"]')
      if (nav.current?.contains(document.activeElement)) button?.focus()
      closeNow()
    }
    const onPress = ({ target }: Event) => {
      if (target instanceof Node && !nav.current?.contains(target)) closeNow()
    }
    document.addEventListener('keydown', onKey, { signal })
    document.addEventListener('pointerdown', onPress, { signal })
    return () => controller.abort()
  }, [open, nav])
  return {
    of: (address: string) => (open?.address === address ? open.submenu : undefined),
    close,
    toggle: async (address: string, page: string) => {
      clearTimeout(timer.current)
      if (open?.address === address && isPinned.current) return close()
      isPinned.current = true
      if (!(await show(address))) void navigate(page)
    },
    onEnter: ({ pointerType }: PointerEvent, address: string) => {
      if (pointerType !== 'mouse') return
      clearTimeout(timer.current)
      if (open && (isPinned.current || open.address === address)) return
      isPinned.current = false
      void loadSubmenu(address)
      later(OPEN_DELAY, () => void show(address))
    },
    onLeave: ({ pointerType }: PointerEvent) => {
      if (pointerType === 'mouse' && !isPinned.current) later(CLOSE_DELAY, close)
    },
  }
}
