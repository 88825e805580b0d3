import { monitorEventLoopDelay } from 'node:perf_hooks'

/** What a process under attack used since the last question. */
export type Usage = {
  /** Longest time in which the event loop answered nobody, in milliseconds; waiting for a core counts too. */
  longestPauseMs: number
  /** Longest time that the main thread itself computed without a break, in milliseconds of CPU. */
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

process.on('message', () => {
  const used = { longestPauseMs: delay.max / 1e6, longestWorkMs }
  globalThis.gc?.()
  const { rss, heapUsed, external } = process.memoryUsage()
  const usage: Usage = { ...used, rssMb: rss / 1024 ** 2, heapMb: (heapUsed + external) / 1024 ** 2 }
  process.send?.(usage)
  // The collection that was asked for is not the program's own work.
  setImmediate(() => {
    delay.reset()
    last = mainThreadMs()
    longestWorkMs = 0
  })
})
delay.enable()
// Listening for questions must not keep a program alive that has ended its work.
process.channel?.unref()
