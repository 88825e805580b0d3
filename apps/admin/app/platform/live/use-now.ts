import { useEffect, useState } from 'react'

const stepMs = 10_000

/** The time of the server in milliseconds, which goes on in the page; `at` is when the server said it. */
export function useNow(at: string): number {
  const [now, setNow] = useState(() => Date.parse(at))
  useEffect(() => {
    const start = performance.now()
    const tick = () => setNow(Date.parse(at) + performance.now() - start)
    tick()
    const timer = setInterval(tick, stepMs)
    return () => clearInterval(timer)
  }, [at])
  return now
}
