import { openMetricsPort, openTelemetry, Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import type { MetricRegistry } from '@comptoir/http-server/telemetry/metrics'
import { trustsAddress } from '@comptoir/rules/network-address'
import type { FastifyBaseLogger } from 'fastify'
import type { PoolStatistics } from './database-pool.ts'
import type { ApiSettings } from './settings.ts'
import { StatementSummaries, type ObserveStatement } from './statements.ts'

export { exchangeOf } from '@comptoir/http-server/telemetry/exchanges'
export { openMetricsPort, Telemetry }

/** What the API counts, beside the requests of its server. */
export type ApiTelemetry = Telemetry & ReturnType<typeof instrumentsOf>

/** A name that no metric distinguishes, as the semantic conventions write it. */
export const OTHER = '_OTHER'

function instrumentsOf(metrics: MetricRegistry) {
  return {
    operations: metrics.histogram({
      name: 'comptoir.graphql.operation.duration',
      unit: 's',
      description: 'Time of an operation of GraphQL, whether it ran or its response was ready.',
      labels: ['graphql.operation.type', 'graphql.operation.name', 'comptoir.outcome'],
    }),
    statements: metrics.histogram({
      name: 'db.client.operation.duration',
      unit: 's',
      description: 'Time of a statement on its connection.',
      labels: ['db.system.name', 'db.operation.name'],
    }),
    jobs: metrics.histogram(
      {
        name: 'comptoir.job.duration',
        unit: 's',
        description: 'Time of a run of a background job.',
        labels: ['comptoir.job', 'comptoir.outcome'],
      },
      [0.01, 0.1, 1, 5, 15, 60, 300, 600],
    ),
    mails: metrics.counter({
      name: 'comptoir.mail.attempts',
      unit: '{mail}',
      description: 'Attempts to hand a mail over to the mail server.',
      labels: ['comptoir.outcome'],
    }),
    providerCalls: metrics.histogram({
      name: 'comptoir.payment.provider.duration',
      unit: 's',
      description: 'Time of a call of a payment provider.',
      labels: ['comptoir.payment.operation', 'comptoir.outcome'],
    }),
    orders: metrics.counter({
      name: 'comptoir.orders.placed',
      unit: '{order}',
      description: 'Orders that were placed, without quotations.',
      labels: ['comptoir.website'],
    }),
  }
}

/** Telemetry that is off, as commands have it. */
export const noTelemetry = (): ApiTelemetry => withInstruments(new Telemetry())

const withInstruments = (telemetry: Telemetry): ApiTelemetry =>
  Object.assign(telemetry, instrumentsOf(telemetry.metrics))

/** The telemetry of a process: `service` is `api` or `worker`; `writeLog` receives lines instead of standard output. */
export async function openApiTelemetry(
  settings: ApiSettings,
  service: 'api' | 'worker',
  writeLog?: (line: string) => void,
): Promise<ApiTelemetry> {
  return withInstruments(
    await openTelemetry(settings.telemetry, {
      service,
      logLevel: settings.logLevel,
      trusts: trustsAddress(settings.trustedProxies),
      write: writeLog,
    }),
  )
}

/** Characters of a statement in the log and in traces. */
const longestText = 1000

/** Measures and traces statements, and logs slow ones: their texts, which hold no values. */
export function observeStatements(
  { tracing, metrics, statements }: ApiTelemetry,
  { slowMs, log }: { slowMs: number; log: Pick<FastifyBaseLogger, 'warn'> },
): ObserveStatement {
  const summaries = new StatementSummaries()
  const textOf = (text: string) => text.replaceAll(/\s+/g, ' ').trim().slice(0, longestText)
  return async (query, run) => {
    const at = performance.now()
    const traced = () => {
      if (!tracing?.traceId) return run()
      const { operation, table } = summaries.of(query.text)
      const attributes = {
        'db.system.name': 'postgresql',
        'db.operation.name': operation,
        'db.query.text': textOf(query.text),
      }
      const name = table === undefined ? operation : `${operation} ${table}`
      return tracing.during(name, { kind: 'client', attributes }, run)
    }
    try {
      return await traced()
    } finally {
      const ms = performance.now() - at
      if (metrics.isOn) statements.record(ms / 1000, 'postgresql', summaries.of(query.text).operation)
      if (slowMs > 0 && ms > slowMs)
        log.warn(
          { ms: Math.round(ms), query: textOf(query.text), ...traceOf(tracing?.traceId) },
          'A statement was slow',
        )
    }
  }
}

const traceOf = (traceId: string | undefined) => (traceId === undefined ? {} : { traceId })

/** Shows the pool of a process: connections in use and idle, and who waits for one. */
export function observePool(metrics: MetricRegistry, statistics: () => PoolStatistics): void {
  const pool = { 'db.client.connection.pool.name': 'shop' }
  metrics.observe(
    {
      name: 'db.client.connection.count',
      unit: '{connection}',
      description: 'Connections to the database.',
      kind: 'gauge',
    },
    () => {
      const { used, open } = statistics()
      return [
        { labels: { ...pool, 'db.client.connection.state': 'used' }, value: used },
        { labels: { ...pool, 'db.client.connection.state': 'idle' }, value: Math.max(0, open - used) },
      ]
    },
  )
  metrics.observe(
    {
      name: 'db.client.connection.max',
      unit: '{connection}',
      description: 'Connections at most.',
      kind: 'gauge',
    },
    () => [{ labels: pool, value: statistics().most }],
  )
  metrics.observe(
    {
      name: 'db.client.connection.pending_requests',
      unit: '{request}',
      description: 'Statements and transactions that wait for a connection.',
      kind: 'gauge',
    },
    () => [{ labels: pool, value: statistics().waiting }],
  )
  metrics.observe(
    {
      name: 'db.client.connection.timeouts',
      unit: '{timeout}',
      description: 'Waits for a connection that were given up or refused.',
      kind: 'counter',
    },
    () => [{ labels: pool, value: statistics().refused }],
  )
}
