import { useState, type MouseEvent } from 'react'
import { useLocation } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { pathIn } from '../platform/seo.ts'

/** Opens the mini cart in the place of a link to the cart. */
export type OpenCart = (event: MouseEvent<HTMLAnchorElement>) => void

/** Whether the mini cart is open: every navigation closes it, and it never opens on the cart page (spec 000 §2). */
export function useMiniCart(language: Language) {
  const { key, pathname } = useLocation()
  const [openAt, setOpenAt] = useState<string>()
  const isCart = pathname === pathIn(language, 'panier')
  const openCart: OpenCart = (event) => {
    const { button, metaKey, ctrlKey, shiftKey, altKey } = event
    if (button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
    event.preventDefault()
    setOpenAt(key)
  }
  return {
    open: !isCart && openAt === key,
    openCart: isCart ? undefined : openCart,
    closeCart: () => setOpenAt(undefined),
  }
}
