import * as api from '@opentelemetry/api'
import { OTLPMetricExporter } from '@opentelemetry/exporter-metrics-otlp-http'
import { OTLPTraceExporter } from '@opentelemetry/exporter-trace-otlp-http'
import { resourceFromAttributes } from '@opentelemetry/resources'
import {
  AggregationTemporality,
  DataPointType,
  MeterProvider,
  PeriodicExportingMetricReader,
  type MetricData,
  type MetricProducer,
} from '@opentelemetry/sdk-metrics'
import {
  BatchSpanProcessor,
  ParentBasedSampler,
  SamplingDecision,
  TraceIdRatioBasedSampler,
  TracerProvider,
  type SpanProcessor,
} from '@opentelemetry/sdk-trace'
import type { Metric, MetricRegistry } from './metrics.ts'
import { Tracing, type ReportedSpan } from './tracing.ts'

type Options = {
  /** Base address of the collector. */
  endpoint: string
  sampleRatio: number
  attributes: Readonly<Record<string, string>>
  /** Those of spans that browsers report. */
  browserAttributes: Readonly<Record<string, string>>
  registry: MetricRegistry
}

const exportTimeoutMs = 5000
const stopMs = 2000
const scope = { name: 'comptoir' }

/** Sends traces and metrics to a collector; this module loads the libraries. `close` sends what is left. */
export function sendOverOtlp({ endpoint, sampleRatio, attributes, browserAttributes, registry }: Options): {
  tracing: Tracing
  close: () => Promise<void>
} {
  const resource = resourceFromAttributes(attributes)
  const share = new TraceIdRatioBasedSampler(sampleRatio)
  const processor = new BatchSpanProcessor({
    exporter: new OTLPTraceExporter({ url: `${endpoint}/v1/traces`, timeoutMillis: exportTimeoutMs }),
  })
  const traces = new TracerProvider({
    resource,
    sampler: new ParentBasedSampler({ root: share }),
    spanProcessors: [processor],
  })
  const reader = new PeriodicExportingMetricReader({
    exporter: new OTLPMetricExporter({ url: `${endpoint}/v1/metrics`, timeoutMillis: exportTimeoutMs }),
    exportTimeoutMillis: exportTimeoutMs,
    metricProducers: [producerOf(registry, resource)],
  })
  const metrics = new MeterProvider({ resource, readers: [reader] })
  return {
    tracing: new Tracing(api, {
      tracer: traces.getTracer(scope.name),
      startReported: reporter(processor, browserAttributes),
      records: (traceId) =>
        share.shouldSample(api.ROOT_CONTEXT, traceId).decision === SamplingDecision.RECORD_AND_SAMPLED,
    }),
    close: async () => {
      const ends = Promise.allSettled([traces.shutdown(), metrics.shutdown()])
      let timer: NodeJS.Timeout | undefined
      // A collector that is away must not keep the process.
      await Promise.race([ends, new Promise<void>((late) => (timer = setTimeout(late, stopMs)))])
      clearTimeout(timer)
    },
  }
}

/** Begins spans with ids that are given, of another service, and sends them with the others. */
function reporter(processor: SpanProcessor, attributes: Options['browserAttributes']) {
  const ids = { traceId: '', spanId: '' }
  const provider = new TracerProvider({
    resource: resourceFromAttributes(attributes),
    idGenerator: { generateTraceId: () => ids.traceId, generateSpanId: () => ids.spanId },
    spanProcessors: [processor],
  })
  const tracer = provider.getTracer(scope.name)
  return ({ traceId, spanId, name }: ReportedSpan, options: api.SpanOptions, context: api.Context) => {
    Object.assign(ids, { traceId, spanId })
    return tracer.startSpan(name, options, context)
  }
}

/** The metrics of a registry in the form of the library, which sends them. */
function producerOf(
  registry: MetricRegistry,
  resource: ReturnType<typeof resourceFromAttributes>,
): MetricProducer {
  const startTime = timeOf(Date.now())
  return {
    collect: async () => {
      const endTime = timeOf(Date.now())
      const metrics = (await registry.collect()).map((metric) => dataOf(metric, { startTime, endTime }))
      return { resourceMetrics: { resource, scopeMetrics: [{ scope, metrics }] }, errors: [] }
    },
  }
}

type Times = { startTime: api.HrTime; endTime: api.HrTime }

const timeOf = (ms: number): api.HrTime => [Math.floor(ms / 1000), (ms % 1000) * 1e6]

function dataOf(metric: Metric, times: Times): MetricData {
  const { name, unit, description } = metric
  const base = {
    descriptor: { name, unit, description, valueType: api.ValueType.DOUBLE },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  }
  if (metric.kind === 'histogram')
    return {
      ...base,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: metric.readings.map(({ labels, count, sum, buckets }) => ({
        ...times,
        attributes: labels,
        value: { count, sum, buckets: { boundaries: [...metric.bounds], counts: [...buckets] } },
      })),
    }
  const dataPoints = metric.readings.map(({ labels = {}, value }) => ({
    ...times,
    attributes: labels,
    value,
  }))
  if (metric.kind === 'gauge') return { ...base, dataPointType: DataPointType.GAUGE, dataPoints }
  return { ...base, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints }
}
