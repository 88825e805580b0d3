import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { loader } from './counts.ts'

/** Milliseconds after which the counts are read again. */
const INTERVAL = 60_000

/** What is to be done, by the code of the navigation's entry. Read after the page, so that no page waits for it. */
export function useCounts(): Readonly<Record<string, number>> {
  const { load, data } = useFetcher<typeof loader>({ key: 'counts' })
  useEffect(() => {
    const read = () => {
      if (document.visibilityState === 'visible') void load('/counts')
    }
    read()
    const timer = setInterval(read, INTERVAL)
    return () => clearInterval(timer)
  }, [load])
  return data ?? {}
}
