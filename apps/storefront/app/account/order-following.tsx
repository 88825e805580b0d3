import { useEffect, useState } from 'react'
import { useLocation, useRevalidator } from 'react-router'
import * as m from '../paraglide/messages.js'
import { useHydrated } from '../platform/use-hydrated.ts'
import { followOrder } from './follow-order.ts'
import type { ProgressView } from './order-progress-view.ts'

/**
 * Keeps the page of an order current until the order has ended, and reads its new step to screen readers. Where the page
 * cannot follow, without JavaScript for one, it says when it was loaded.
 */
export function OrderFollowing({
  progress,
  path,
  everyMs,
  step,
}: {
  progress: ProgressView
  path: string
  everyMs: number
  /** What happened last. */
  step: string
}) {
  const isFollowing = useFollowing(progress, path, everyMs)
  const news = useNews(step)
  return (
    <>
      {progress.isOpen && (
        <p className="help">{isFollowing ? m.order_follows() : <AsOf {...progress.asOf} />}</p>
      )}
      <output className="vh">{news && m.order_news({ step: news })}</output>
    </>
  )
}

function AsOf({ day, time }: ProgressView['asOf']) {
  const { pathname, search } = useLocation()
  return (
    <>
      {m.order_as_of({ day, time })}{' '}
      <a className="link" href={pathname + search}>
        {m.order_load_again()}
      </a>
    </>
  )
}

function useFollowing({ key, isOpen }: ProgressView, path: string, everyMs: number): boolean {
  const { revalidate } = useRevalidator()
  const [isGone, setIsGone] = useState(false)
  const isFollowing = isOpen && !isGone
  useEffect(() => {
    if (!isFollowing) return undefined
    const onChange = () => void revalidate()
    return followOrder({ path, key, everyMs, onChange, onGone: () => setIsGone(true) })
  }, [isFollowing, path, key, everyMs, revalidate])
  return useHydrated() && isFollowing
}

/** The text once it is another one than before; nothing on a page that was just opened. */
function useNews(text: string): string {
  const [last, setLast] = useState({ text, isNews: false })
  if (last.text !== text) setLast({ text, isNews: true })
  return last.isNews ? last.text : ''
}
