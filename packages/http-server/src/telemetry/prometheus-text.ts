import type { Labels, Metric } from './metrics.ts'

/** Content type of version 0.0.4 of the text format. */
export const PROMETHEUS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

const unitSuffix: Readonly<Record<string, string>> = { s: '_seconds', By: '_bytes' }

/** The name of a metric in Prometheus, as OpenTelemetry's specification translates it. */
export function prometheusName({ name, unit, kind }: Pick<Metric, 'name' | 'unit' | 'kind'>): string {
  const suffix = unit === '1' && kind === 'gauge' ? '_ratio' : (unitSuffix[unit] ?? '')
  const plain = name.replaceAll(/[^a-zA-Z0-9_:]/g, '_')
  return plain + (plain.endsWith(suffix) ? '' : suffix) + (kind === 'counter' ? '_total' : '')
}

/** Metrics in the text format of Prometheus; those without a series yet are described, too. */
export function prometheusText(metrics: readonly Metric[]): string {
  return metrics
    .map((metric) => {
      const name = prometheusName(metric)
      const head = `# HELP ${name} ${escaped(metric.description)}\n# TYPE ${name} ${metric.kind}\n`
      return head + linesOf(name, metric).join('')
    })
    .join('')
}

function linesOf(name: string, metric: Metric): string[] {
  if (metric.kind !== 'histogram')
    return metric.readings.map(({ labels = {}, value }) => line(name, labels, value))
  return metric.readings.flatMap(({ labels, count, sum, buckets }) => {
    let below = 0
    return [
      ...buckets.map((inBucket, index) => {
        below += inBucket
        return line(`${name}_bucket`, { ...labels, le: String(metric.bounds[index] ?? '+Inf') }, below)
      }),
      line(`${name}_sum`, labels, sum),
      line(`${name}_count`, labels, count),
    ]
  })
}

function line(name: string, labels: Labels, value: number): string {
  const written = Object.entries(labels).map(
    ([label, text]) => `${label.replaceAll(/[^a-zA-Z0-9_]/g, '_')}="${escaped(text).replaceAll('"', '\\"')}"`,
  )
  return `${name}${written.length > 0 ? `{${written.join(',')}}` : ''} ${value}\n`
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('\n', '\\n')
