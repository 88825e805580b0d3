import { useEffect } from 'react'
import { useFetcher } from 'react-router'
import type { TryRequest, TryResult } from './try.ts'

const PAUSE_MS = 400

/** The amounts of the answer as it is typed, a moment after it was last changed. */
export function useTried(request: TryRequest): TryResult | undefined {
  const { submit, data } = useFetcher<TryResult>()
  const asked = JSON.stringify(request)
  useEffect(() => {
    const timer = setTimeout(
      () => void submit(asked, { method: 'post', action: '/quotations/try', encType: 'application/json' }),
      PAUSE_MS,
    )
    return () => clearTimeout(timer)
  }, [asked, submit])
  return data
}
