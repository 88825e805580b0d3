import { monitorEventLoopDelay } from 'node:perf_hooks'

/** Resource usage of a process since the last measurement. */
export type Usage = {
  /** Longest pause of the event loop in milliseconds, including time spent waiting for a core. */
  longestPauseMs: number
  /** Longest uninterrupted work of the main thread, in milliseconds of CPU time. */
  longestWorkMs: number
  /** Resident memory, and what JavaScript holds after garbage collection, in MB. */
  rssMb: number
  heapMb: number
}

/** Loaded before the program (`node --import`), so that the program runs as it does in production. */
const delay = monitorEventLoopDelay({ resolution: 1 })
let longestWorkMs = 0
let last = mainThreadMs()
setInterval(() => {
  const now = mainThreadMs()
  longestWorkMs = Math.max(longestWorkMs, now - last)
  last = now
}, 1).unref()

function mainThreadMs(): number {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}

/** `usage` reads all measures and restarts them; `heap` reads memory only, without ending a measurement. */
process.on('message', (question) => {
  const used = { longestPauseMs: delay.max / 1e6, longestWorkMs }
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const usage: Usage = { ...used, rssMb: rss / 1024 ** 2, heapMb: (heapUsed + external) / 1024 ** 2 }
  process.send?.(usage)
  // Do not count the garbage collection requested above.
  last = mainThreadMs()
  if (question === 'heap') return
  setImmediate(() => {
    delay.reset()
    longestWorkMs = 0
  })
})
delay.enable()
// The message channel must not keep the process alive.
process.channel?.unref()
