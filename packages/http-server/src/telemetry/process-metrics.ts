import { monitorEventLoopDelay, performance } from 'node:perf_hooks'
import type { MetricRegistry } from './metrics.ts'

/** The delay of the event loop is that of the last whole window of so many milliseconds: readers do not disturb each other. */
const windowMs = 15_000
const resolutionMs = 10
const toSeconds = 1e-9

type Delay = Record<'mean' | 'p50' | 'p99' | 'max', number>

/** Event loop, memory and CPU of the process. Returns the function that ends the measurement. */
export function measureProcess(registry: MetricRegistry): () => void {
  const histogram = monitorEventLoopDelay({ resolution: resolutionMs })
  histogram.enable()
  const read = (): Delay => ({
    mean: secondsOf(histogram.mean),
    p50: secondsOf(histogram.percentile(50)),
    p99: secondsOf(histogram.percentile(99)),
    max: secondsOf(histogram.max),
  })
  let last: Delay | undefined
  let utilizationBefore = performance.eventLoopUtilization()
  let utilization: number | undefined
  const timer = setInterval(() => {
    last = read()
    histogram.reset()
    const now = performance.eventLoopUtilization()
    utilization = performance.eventLoopUtilization(now, utilizationBefore).utilization
    utilizationBefore = now
  }, windowMs).unref()

  const gauge = (name: string, unit: string, description: string, value: () => number) =>
    registry.observe({ name, unit, description, kind: 'gauge' }, () => [{ value: value() }])
  for (const which of ['mean', 'p50', 'p99', 'max'] as const)
    gauge(`nodejs.eventloop.delay.${which}`, 's', 'Delay of the event loop.', () => (last ?? read())[which])
  gauge(
    'nodejs.eventloop.utilization',
    '1',
    'Share of the time in which the event loop was busy.',
    () => utilization ?? performance.eventLoopUtilization(utilizationBefore).utilization,
  )
  gauge('process.memory.usage', 'By', 'Memory of the process.', () => process.memoryUsage.rss())
  gauge('v8js.memory.heap.used', 'By', 'Memory of objects.', () => process.memoryUsage().heapUsed)
  gauge('process.uptime', 's', 'Time since the start.', () => process.uptime())
  registry.observe(
    { name: 'process.cpu.time', unit: 's', description: 'CPU time of the process.', kind: 'counter' },
    () => {
      const { user, system } = process.cpuUsage()
      return [
        { labels: { 'cpu.mode': 'user' }, value: user / 1e6 },
        { labels: { 'cpu.mode': 'system' }, value: system / 1e6 },
      ]
    },
  )
  return () => {
    clearInterval(timer)
    histogram.disable()
  }
}

/** In seconds, without the interval at which the delay is looked at. */
function secondsOf(nanoseconds: number): number {
  const seconds = nanoseconds * toSeconds - resolutionMs / 1000
  return Number.isFinite(seconds) ? Math.max(0, seconds) : 0
}
