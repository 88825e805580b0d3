import { isPrivateHost, isWeakSecret, STRONG_SECRET } from './deployment.ts'
import { defineSetting, type Environment, type SettingDescription } from './setting.ts'

/** What a process tells about itself: metrics, traces and a line for each request. */
export interface TelemetrySettings {
  /** Base address of a collector that understands OTLP over HTTP; undefined sends nothing. */
  readonly otlpEndpoint: string | undefined
  /** Share of the traces that begin here and are recorded, from 0 to 1. */
  readonly sampleRatio: number
  /** Where `/metrics` is; undefined opens no port. */
  readonly metricsPort: number | undefined
  readonly metricsHost: string
  readonly logsRequests: boolean
  /** Makes the pseudonyms of visitors; undefined lets each process choose a key of its own. */
  readonly visitorKey: string | undefined
}

const name = {
  endpoint: 'OTEL_EXPORTER_OTLP_ENDPOINT',
  ratio: 'OTEL_TRACES_SAMPLER_ARG',
  port: 'METRICS_PORT',
  key: 'VISITOR_KEY',
} as const

/** The settings of every server's telemetry; `fail` makes the error of a wrong value. */
export function telemetrySettings(fail: (message: string) => Error): {
  definitions: readonly SettingDescription[]
  read: (env: Environment) => TelemetrySettings
} {
  const endpoint = defineSetting<string | undefined>({
    name: name.endpoint,
    fallback: undefined,
    description:
      'Base address of an OpenTelemetry collector (OTLP over HTTP, such as `http://127.0.0.1:4318`) that gets traces and metrics. Without it nothing is traced ([telemetry](operating.md#telemetry)).',
    parse: (text) => {
      if (/^https?:$/.test(URL.parse(text)?.protocol ?? '')) return text.replace(/(?<!\/)\/+$/, '')
      throw fail(`${name.endpoint} must be an http or https address, not "${text}".`)
    },
  })
  const ratio = defineSetting({
    name: name.ratio,
    fallback: 1,
    description: 'Share of traces that are recorded, from 0 to 1, of those that begin in this process.',
    parse: (text) => {
      const value = Number(text)
      if (text.trim() !== '' && value >= 0 && value <= 1) return value
      throw fail(`${name.ratio} must be a number from 0 to 1, not "${text}".`)
    },
  })
  const port = defineSetting<number | undefined>({
    name: name.port,
    fallback: undefined,
    description:
      'Port of its own for `/metrics` in the text format of Prometheus. Without it nothing is measured, unless a collector is set. Do not publish it.',
    parse: (text) => {
      const value = Number(text)
      if (Number.isInteger(value) && value >= 0 && value <= 65_535) return value
      throw fail(`${name.port} must be a number from 0 to 65535, not "${text}".`)
    },
  })
  const host = defineSetting({
    name: 'METRICS_HOST',
    fallback: '127.0.0.1',
    description: 'Address on which `METRICS_PORT` listens: one that only Prometheus reaches.',
    parse: (text) => text,
  })
  const requestLog = defineSetting({
    name: 'REQUEST_LOG',
    fallback: false,
    defaultText: '`1` in production, else `0`',
    description: 'Whether each request gets a line in the log, where `LOG_LEVEL` is `info` or more.',
    parse: (text) => {
      if (text === '0' || text === '1') return text === '1'
      throw fail(`REQUEST_LOG must be 1 or 0, but is "${text}".`)
    },
  })
  const key = defineSetting<string | undefined>({
    name: name.key,
    fallback: undefined,
    isSecret: true,
    description:
      'Secret of the pseudonyms of visitors in the log, which change every day. With the same one in every process a visitor has the same pseudonym in all; without it each process has its own.',
    parse: (text) => text,
  })
  return {
    definitions: [endpoint, ratio, port, host, requestLog, key],
    read: (env) => {
      const isProduction = env['NODE_ENV'] === 'production'
      const settings = {
        otlpEndpoint: endpoint.read(env),
        sampleRatio: ratio.read(env),
        metricsPort: port.read(env),
        metricsHost: host.read(env),
        logsRequests: requestLog.read(env, isProduction),
        visitorKey: key.read(env),
      }
      if (isProduction) requireSafe(settings, fail)
      return settings
    },
  }
}

function requireSafe(
  { otlpEndpoint, visitorKey }: TelemetrySettings,
  fail: (message: string) => Error,
): void {
  const address = otlpEndpoint === undefined ? undefined : new URL(otlpEndpoint)
  if (address?.protocol === 'http:' && !isPrivateHost(address.hostname))
    throw fail(`${name.endpoint} must be https, or http within a private network.`)
  if (visitorKey !== undefined && isWeakSecret(visitorKey))
    throw fail(`${name.key} must be ${STRONG_SECRET}, or not set.`)
}
