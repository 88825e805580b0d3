import { describe, expect, it } from 'vitest'
import { MetricRegistry } from './metrics.ts'
import { prometheusName, prometheusText } from './prometheus-text.ts'

const duration = {
  name: 'http.server.request.duration',
  unit: 's',
  description: 'Time.',
  labels: ['http.route'],
} as const
const orders = {
  name: 'comptoir.orders.placed',
  unit: '{order}',
  description: 'Orders.',
  labels: ['website'],
} as const

async function textOf(registry: MetricRegistry): Promise<string> {
  return prometheusText(await registry.collect())
}

describe('A registry', () => {
  it('prints counters, histograms and what it observes', async () => {
    const registry = new MetricRegistry(true)
    registry.counter(orders).add(2, 'main "shop"\n')
    const histogram = registry.histogram(duration, [0.1, 1])
    for (const seconds of [0.05, 0.1, 0.5, 3]) histogram.record(seconds, '/graphql')
    const memory = {
      name: 'process.memory.usage',
      unit: 'By',
      description: 'Memory.',
      kind: 'gauge',
    } as const
    registry.observe(memory, () => [{ value: 12 }])
    expect(await textOf(registry)).toBe(
      [
        '# HELP comptoir_orders_placed_total Orders.',
        '# TYPE comptoir_orders_placed_total counter',
        'comptoir_orders_placed_total{website="main \\"shop\\"\\n"} 2',
        '# HELP http_server_request_duration_seconds Time.',
        '# TYPE http_server_request_duration_seconds histogram',
        'http_server_request_duration_seconds_bucket{http_route="/graphql",le="0.1"} 2',
        'http_server_request_duration_seconds_bucket{http_route="/graphql",le="1"} 3',
        'http_server_request_duration_seconds_bucket{http_route="/graphql",le="+Inf"} 4',
        'http_server_request_duration_seconds_sum{http_route="/graphql"} 3.65',
        'http_server_request_duration_seconds_count{http_route="/graphql"} 4',
        '# HELP process_memory_usage_bytes Memory.',
        '# TYPE process_memory_usage_bytes gauge',
        'process_memory_usage_bytes 12',
        '',
      ].join('\n'),
    )
  })

  it('has one instrument of a name, and adds up what several sources observe', async () => {
    const registry = new MetricRegistry(true)
    registry.counter(orders).add(1, 'a')
    registry.counter(orders).add(1, 'a')
    const active = { name: 'active', unit: '{request}', description: '', kind: 'gauge' } as const
    registry.observe(active, () => [{ value: 1 }])
    registry.observe(active, () => [{ value: 2 }, { labels: { site: 'b' }, value: 5 }])
    const text = await textOf(registry)
    expect(text).toContain('comptoir_orders_placed_total{website="a"} 2\n')
    expect(text).toContain('active 3\nactive{site="b"} 5\n')
  })

  it('keeps a bounded number of series', async () => {
    const registry = new MetricRegistry(true)
    const counter = registry.counter(orders)
    for (let at = 0; at < 1500; at++) counter.add(1, `website ${at}`)
    const lines = (await textOf(registry)).split('\n').filter((line) => line.startsWith('comptoir_orders'))
    expect(lines).toHaveLength(1001)
    expect(lines.at(-1)).toBe('comptoir_orders_placed_total{otel_metric_overflow="true"} 500')
  })

  it('leaves out a source that fails, and goes on', async () => {
    const failures: string[] = []
    const registry = new MetricRegistry(true, (_error, metric) => failures.push(metric))
    const described = { unit: 's', description: '', kind: 'gauge' } as const
    registry.observe({ ...described, name: 'bad' }, async () => await Promise.reject(new Error('away')))
    registry.observe({ ...described, name: 'good' }, () => [{ value: 1 }])
    expect(await textOf(registry)).toContain('good_seconds 1')
    expect(failures).toEqual(['bad'])
  })

  it('counts nothing while nobody reads', async () => {
    const registry = new MetricRegistry(false)
    registry.counter(orders).add(1, 'a')
    registry.histogram(duration).record(1, '/')
    registry.observe({ name: 'x', unit: 's', description: '', kind: 'gauge' }, () => [{ value: 1 }])
    expect((await registry.collect()).map(({ readings }) => readings.length)).toEqual([0, 0])
  })
})

it.each([
  ['http.server.request.duration', 's', 'histogram', 'http_server_request_duration_seconds'],
  ['process.cpu.time', 's', 'counter', 'process_cpu_time_seconds_total'],
  ['comptoir.cache.size', 'By', 'gauge', 'comptoir_cache_size_bytes'],
  ['nodejs.eventloop.utilization', '1', 'gauge', 'nodejs_eventloop_utilization_ratio'],
  ['comptoir.jobs.put_aside', '{row}', 'gauge', 'comptoir_jobs_put_aside'],
] as const)('%s in %s is a %s called %s', (name, unit, kind, expected) => {
  expect(prometheusName({ name, unit, kind })).toBe(expected)
})
