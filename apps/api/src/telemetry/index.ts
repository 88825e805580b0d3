import type { App } from '../platform/context.ts'
import { observeShopFigures } from './shop-figures.ts'

/** Shows the caches and the index of a process; of one with jobs also what waits and fails in the whole shop. */
export function observeShop(app: App, { hasJobs }: { hasJobs: boolean }): void {
  const { telemetry, caches, catalogue } = app
  const { metrics } = telemetry
  if (!metrics.isOn) return
  const ofCaches = (figure: 'hits' | 'misses' | 'bytes' | 'budget' | 'entries') =>
    caches.statistics().map((cache) => ({ labels: { 'comptoir.cache': cache.name }, value: cache[figure] }))
  metrics.observe(
    {
      name: 'comptoir.cache.requests',
      unit: '{request}',
      description: 'What caches were asked for, by whether they had it.',
      kind: 'counter',
    },
    () =>
      (['hits', 'misses'] as const).flatMap((figure) =>
        ofCaches(figure).map(({ labels, value }) => ({
          labels: { ...labels, 'comptoir.cache.result': figure === 'hits' ? 'hit' : 'miss' },
          value,
        })),
      ),
  )
  const gauge = (
    name: string,
    unit: string,
    description: string,
    read: Parameters<typeof metrics.observe>[1],
  ) => metrics.observe({ name, unit, description, kind: 'gauge' }, read)
  gauge('comptoir.cache.size', 'By', 'Estimated size of what a cache holds.', () => ofCaches('bytes'))
  gauge('comptoir.cache.limit', 'By', 'Largest size of a cache.', () => ofCaches('budget'))
  gauge('comptoir.cache.entries', '{entry}', 'Entries of a cache.', () => ofCaches('entries'))
  gauge(
    'comptoir.index.age',
    's',
    'How long ago the index was known to show all that the database has.',
    () => [{ value: catalogue.ageMs / 1000 }],
  )
  gauge('comptoir.index.products', '{product}', 'Products of the index.', () => [
    { value: catalogue.snapshot.products.size },
  ])
  gauge('comptoir.index.size', 'By', 'Size of the records of products in the index.', () => [
    { value: catalogue.snapshot.products.bytes },
  ])
  gauge('comptoir.index.version', '{change}', 'Version of the data that responses show.', () => [
    { value: catalogue.version },
  ])
  if (hasJobs) observeShopFigures(app)
}
