import type { IncomingMessage } from 'node:http'
import { hostname } from 'node:os'
import type { TelemetrySettings } from '@comptoir/rules/telemetry-settings'
import type { Span } from '@opentelemetry/api'
import { BrowserTraces, type BrowserTracesOptions } from './browser-traces.ts'
import { MetricRegistry } from './metrics.ts'
import { serveMetrics } from './metrics-server.ts'
import { measureProcess } from './process-metrics.ts'
import { RequestLog } from './request-log.ts'
import type { SpanOptions, Tracing } from './tracing.ts'
import { Visitors } from './visitors.ts'

type Options = {
  /** Name of the process in traces and lines, such as `api`. */
  service: string
  /** Stands in every line about a request, and in traces. */
  base?: Readonly<Record<string, string>>
  logLevel: string
  /** Whether an address is that of a proxy or storefront of the shop. */
  trusts: (address: string | undefined) => boolean
  /** Where traces begin in browsers. */
  browserTraces?: BrowserTracesOptions
  /** Receives lines about requests; standard output by default. */
  write?: ((text: string) => void) | undefined
}

/** Levels at which lines about requests are written. */
const levelsWithInfo = new Set(['info', 'debug', 'trace'])

/** What a process tells about itself. All of it is off by default, and costs next to nothing then. */
export class Telemetry {
  readonly metrics: MetricRegistry
  readonly tracing: Tracing | undefined
  readonly requestLog: RequestLog | undefined
  readonly visitors: Visitors | undefined
  /** Whether an address may continue a trace of its own. */
  readonly trusts: (address: string | undefined) => boolean
  readonly browserTraces: BrowserTraces | undefined
  readonly #ends: (() => void | Promise<void>)[] = []

  constructor(
    parts: Partial<
      Pick<Telemetry, 'metrics' | 'tracing' | 'requestLog' | 'visitors' | 'trusts' | 'browserTraces'>
    > = {},
  ) {
    this.metrics = parts.metrics ?? new MetricRegistry(false)
    this.tracing = parts.tracing
    this.requestLog = parts.requestLog
    this.visitors = parts.visitors
    this.trusts = parts.trusts ?? (() => false)
    this.browserTraces = parts.browserTraces
  }

  /** What traces a request; undefined where it gets no span. */
  tracingOf(request: IncomingMessage): Tracing | undefined {
    return this.browserTraces?.isTraced(request) === false ? undefined : this.tracing
  }

  /** The `traceparent` that a request continues: that of a trusted caller, or of a browser where traces begin there. */
  parentOf(request: IncomingMessage): string | undefined {
    const header = request.headers['traceparent']
    if (typeof header !== 'string') return undefined
    if (this.browserTraces) return this.browserTraces.parentOf(request, header)
    return this.trusts(request.socket.remoteAddress) ? header : undefined
  }

  /** Whether anything of requests is recorded. */
  get isOn(): boolean {
    return this.metrics.isOn || this.tracing !== undefined || this.requestLog !== undefined
  }

  /** Runs `work` in a span where traces are sent. */
  async span<Result>(
    name: string,
    options: SpanOptions,
    work: (span?: Span) => Promise<Result>,
  ): Promise<Result> {
    return this.tracing ? await this.tracing.during(name, options, work) : await work()
  }

  onClose(end: () => void | Promise<void>): void {
    this.#ends.push(end)
  }

  /** Sends and writes what is left. */
  async close(): Promise<void> {
    this.requestLog?.flush()
    for (const end of this.#ends.splice(0)) await end()
  }
}

/** The telemetry of a process by its settings. */
export async function openTelemetry(settings: TelemetrySettings, options: Options): Promise<Telemetry> {
  const { otlpEndpoint, metricsPort, logsRequests, visitorKey } = settings
  const { service, base = {}, logLevel, trusts, write = (text) => void process.stdout.write(text) } = options
  const { browserTraces } = options
  const metrics = new MetricRegistry(otlpEndpoint !== undefined || metricsPort !== undefined)
  const sending =
    otlpEndpoint === undefined
      ? undefined
      : (await import('./otlp.ts')).sendOverOtlp({
          endpoint: otlpEndpoint,
          sampleRatio: settings.sampleRatio,
          registry: metrics,
          attributes: {
            'service.namespace': 'comptoir',
            'service.name': `comptoir-${service}`,
            'service.instance.id': `${hostname()}-${process.pid}`,
            ...base,
          },
          browserAttributes: {
            'service.namespace': 'comptoir',
            'service.name': 'comptoir-browser',
            ...base,
          },
        })
  const isLogging = logsRequests && levelsWithInfo.has(logLevel)
  const telemetry = new Telemetry({
    metrics,
    tracing: sending?.tracing,
    requestLog: isLogging ? new RequestLog(write, { app: service, ...base }) : undefined,
    visitors: isLogging ? new Visitors(visitorKey, trusts) : undefined,
    trusts,
    browserTraces: sending && browserTraces && new BrowserTraces(sending.tracing, trusts, browserTraces),
  })
  if (sending) telemetry.onClose(sending.close)
  if (metrics.isOn) telemetry.onClose(measureProcess(metrics))
  return telemetry
}

/** Opens the port of `/metrics` where one is set; it closes with the telemetry. Resolves with the port. */
export async function openMetricsPort(
  telemetry: Telemetry,
  { metricsPort, metricsHost }: TelemetrySettings,
): Promise<number | undefined> {
  if (metricsPort === undefined) return undefined
  const { port, close } = await serveMetrics(telemetry.metrics, { host: metricsHost, port: metricsPort })
  telemetry.onClose(close)
  return port
}
