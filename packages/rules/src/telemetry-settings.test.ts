import { describe, expect, it } from 'vitest'
import { telemetrySettings } from './telemetry-settings.ts'

const { read, definitions } = telemetrySettings((message) => new RangeError(message))

describe('The settings of telemetry', () => {
  it('switch everything off by default, and lines about requests on in production', () => {
    expect(read({})).toEqual({
      otlpEndpoint: undefined,
      sampleRatio: 1,
      metricsPort: undefined,
      metricsHost: '127.0.0.1',
      logsRequests: false,
      visitorKey: undefined,
    })
    expect(read({ NODE_ENV: 'production' }).logsRequests).toBe(true)
    expect(read({ NODE_ENV: 'production', REQUEST_LOG: '0' }).logsRequests).toBe(false)
  })

  it('are read', () => {
    expect(
      read({
        OTEL_EXPORTER_OTLP_ENDPOINT: 'http://collector:4318/',
        OTEL_TRACES_SAMPLER_ARG: '0.1',
        METRICS_PORT: '9401',
      }),
    ).toMatchObject({ otlpEndpoint: 'http://collector:4318', sampleRatio: 0.1, metricsPort: 9401 })
  })

  it.each([
    [{ OTEL_EXPORTER_OTLP_ENDPOINT: 'collector:4318' }, /must be an http or https address/],
    [{ OTEL_TRACES_SAMPLER_ARG: '2' }, /must be a number from 0 to 1/],
    [{ METRICS_PORT: '70000' }, /must be a number from 0 to 65535/],
    [{ REQUEST_LOG: 'yes' }, /must be 1 or 0/],
    [{ NODE_ENV: 'production', OTEL_EXPORTER_OTLP_ENDPOINT: 'http://otel.example' }, /must be https/],
    [{ NODE_ENV: 'production', VISITOR_KEY: 'secret' }, /VISITOR_KEY must be/],
  ])('%o are refused', (env, message) => {
    expect(() => read(env)).toThrow(message)
  })

  it('never show the key of pseudonyms', () => {
    expect(definitions.filter(({ isSecret }) => isSecret).map(({ name }) => name)).toEqual(['VISITOR_KEY'])
  })
})
