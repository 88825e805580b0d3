import { useEffect, useRef, type RefObject } from 'react'
import { useNavigate } from 'react-router'

/**
 * Client-side navigation for plain links inside an element, without scrolling. Many plain links render much faster on the server
 * than as many `Link`s.
 */
export function useDelegatedLinks<Kind extends HTMLElement>(): RefObject<Kind | null> {
  const ref = useRef<Kind>(null)
  const navigate = useNavigate()
  useEffect(() => {
    const element = ref.current
    const onClick = (event: MouseEvent) => {
      const link = event.target instanceof Element && event.target.closest('a')
      const isPlain =
        event.button === 0 && !event.metaKey && !event.ctrlKey && !event.shiftKey && !event.altKey
      if (!link || !isPlain) return
      event.preventDefault()
      void navigate(link.pathname + link.search, { preventScrollReset: true })
    }
    element?.addEventListener('click', onClick)
    return () => element?.removeEventListener('click', onClick)
  }, [navigate])
  return ref
}
