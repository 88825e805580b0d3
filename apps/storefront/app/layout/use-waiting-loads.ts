import { useEffect, useState } from 'react'
import { connection, isOnline } from '../platform/connection.ts'

/**
 * Keeps links and forms that load a whole document until there is a connection: the browser would replace the page by
 * an error. Those of the router wait in its middleware (root.tsx). Returns whether one is kept.
 */
export function useWaitingLoads(): boolean {
  const [isWaiting, setWaiting] = useState(false)
  useEffect(() => {
    let last: (() => void) | undefined
    const keep = (event: Event, load: () => void) => {
      event.preventDefault()
      if (!last) void connection().then(() => last?.())
      last = () => {
        last = undefined
        setWaiting(false)
        load()
      }
      setWaiting(true)
    }
    const onClick = (event: MouseEvent) => {
      const { button, metaKey, ctrlKey, shiftKey, altKey, defaultPrevented, target } = event
      if (isOnline() || defaultPrevented || button !== 0 || metaKey || ctrlKey || shiftKey || altKey) return
      const link = target instanceof Element ? target.closest('a') : null
      if (link && loadsDocument(link)) keep(event, () => location.assign(link.href))
    }
    const onSubmit = (event: SubmitEvent) => {
      const { defaultPrevented, target, submitter } = event
      if (isOnline() || defaultPrevented || !(target instanceof HTMLFormElement)) return
      if (target.method !== 'dialog') keep(event, () => target.requestSubmit(submitter))
    }
    // After React's handlers, which prevent the default of what they handle.
    addEventListener('click', onClick)
    addEventListener('submit', onSubmit)
    return () => {
      last = undefined
      removeEventListener('click', onClick)
      removeEventListener('submit', onSubmit)
    }
  }, [])
  return isWaiting
}

/** Not an anchor of the page, a mail, a telephone number, a download or another window. */
function loadsDocument({
  href,
  target,
  origin,
  pathname,
  search,
  hash,
  protocol,
}: HTMLAnchorElement): boolean {
  const isAnchor =
    hash !== '' && origin === location.origin && pathname === location.pathname && search === location.search
  return href !== '' && /^https?:$/.test(protocol) && (target === '' || target === '_self') && !isAnchor
}
