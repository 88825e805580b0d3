import { useEffect, useEffectEvent, useRef } from 'react'
import { m } from '../paraglide/messages.js'
import { Button } from '../ui/button.tsx'

interface MoreRowsProps {
  readonly hasMore: boolean
  readonly isLoading: boolean
  readonly onMore: () => void
}

/** Loads further rows when the end of the list comes near, or by its button. */
export function MoreRows({ hasMore, isLoading, onMore }: MoreRowsProps) {
  const end = useRef<HTMLDivElement>(null)
  const load = useEffectEvent(onMore)
  useEffect(() => {
    if (!end.current || !hasMore || isLoading) return undefined
    const observer = new IntersectionObserver(
      ([entry]) => {
        if (entry?.isIntersecting) load()
      },
      { rootMargin: '600px' },
    )
    observer.observe(end.current)
    return () => observer.disconnect()
  }, [hasMore, isLoading])
  if (!hasMore) return null
  return (
    <div ref={end} className="row mt">
      <Button small onClick={onMore} busy={isLoading ? m.ui_loading() : false}>
        {m.list_more()}
      </Button>
    </div>
  )
}
