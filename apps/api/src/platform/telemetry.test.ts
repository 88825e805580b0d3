import { execFile } from 'node:child_process'
import { readFileSync, readdirSync } from 'node:fs'
import path from 'node:path'
import { promisify } from 'node:util'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { parse } from 'yaml'
import { openCollector } from '@comptoir/http-server/telemetry/collector.fixture'
import { freePort } from './ports.ts'
import { createTestDatabase } from '../../test/api.ts'
import { findPrometheus, startPrometheus, type Prometheus } from '../../test/prometheus.ts'
import { startRole, untilReady, type RoleProcess } from '../../test/role-process.ts'
import { root } from '../../test/settings.ts'
import { waitUntil } from '../../test/wait-until.ts'

const monitoring = path.join(root, 'deploy/monitoring')
const programs = findPrometheus()
const traceId = '4bf92f3577b34da6a3ce929d0e0e4736'
const listing =
  'query Listing { products(filter: { price: { from: "0" } }, pageSize: 3) { total_count items { sku name } } }'

type Rule = { alert?: string; expr: string; annotations?: { summary: string; runbook: string } }
const { groups }: { groups: { rules: Rule[] }[] } = parse(
  readFileSync(path.join(monitoring, 'rules.yaml'), 'utf8'),
)
const rules = groups.flatMap((group) => group.rules)
const alerts = rules.filter(({ alert }) => alert !== undefined)

type Panel = {
  id: number
  type: string
  title: string
  gridPos: Record<'x' | 'y' | 'w' | 'h', number>
  datasource: { type: string; uid: string }
  targets: { refId: string; expr: string }[]
}
type Dashboard = {
  uid: string
  title: string
  schemaVersion: number
  templating: { list: { name: string; type: string }[] }
  panels: Panel[]
}
const dashboards = readdirSync(path.join(monitoring, 'dashboards')).map((name): [string, Dashboard] => [
  name,
  JSON.parse(readFileSync(path.join(monitoring, 'dashboards', name), 'utf8')),
])
const expressions = [
  ...rules.map(({ expr }) => expr),
  ...dashboards.flatMap(([, { panels }]) => panels.flatMap(({ targets }) => targets.map(({ expr }) => expr))),
]

/** Rows of docs/metrics.md: name of Prometheus, kind and processes. */
const listed = [
  ...readFileSync(path.join(root, 'docs/metrics.md'), 'utf8').matchAll(
    /^\| `(\w+)` \| (counter|gauge|histogram) \| ([^|]+) \|/gm,
  ),
].map(([, name = '', kind = '', processes = '']) => ({ name, kind, processes: processes.trim().split(', ') }))

let database: Awaited<ReturnType<typeof createTestDatabase>>
let collector: Awaited<ReturnType<typeof openCollector>>
let prometheus: Prometheus | undefined
let api: RoleProcess
let metricsPort: number

beforeAll(async () => {
  database = await createTestDatabase()
  collector = await openCollector()
  metricsPort = await freePort()
  const started = startRole('apps/api/src/main.ts', {
    DATABASE_URL: database.url,
    LOG_LEVEL: 'info',
    REQUEST_LOG: '1',
    SLOW_QUERY_MS: '1',
    METRICS_PORT: String(metricsPort),
    OTEL_EXPORTER_OTLP_ENDPOINT: collector.endpoint,
  })
  prometheus = programs && (await startPrometheus(programs, { api: `127.0.0.1:${metricsPort}` }))
  api = await started
  await untilReady(api)
})
afterAll(async () => {
  api.signal('SIGKILL')
  await api.ended
  await prometheus?.close()
  await collector.close()
  await database.drop()
})

async function ask(headers: Record<string, string> = {}) {
  const answer = await fetch(`${api.origin}/graphql`, {
    method: 'POST',
    headers: { 'content-type': 'application/json', connection: 'close', ...headers },
    body: JSON.stringify({ query: listing, operationName: 'Listing' }),
  })
  return { status: answer.status, headers: answer.headers, text: await answer.text() }
}

const metricsText = async () =>
  await (await fetch(`http://127.0.0.1:${metricsPort}/metrics`, { headers: { connection: 'close' } })).text()

describe('A running API', () => {
  it('answers as without telemetry, and only its own port has metrics', async () => {
    const first = await ask({
      traceparent: `00-${traceId}-00f067aa0ba902b7-01`,
      'x-forwarded-for': '203.0.113.9',
    })
    // The second comes from the cache of responses, and is known from then on.
    expect((await ask()).text).toBe(first.text)
    const repeated = await ask()
    expect(first.status).toBe(200)
    expect(repeated.text).toBe(first.text)
    expect(first.headers.get('server-timing')).toContain(`00-${traceId}-`)
    // Answered before the framework: the header of the first would be of another trace.
    expect(repeated.headers.get('server-timing')).toBeNull()
    expect(await api.status('/metrics')).toBe(404)
  })

  it('prints exactly the metrics of docs/metrics.md', async () => {
    const printed = [...(await metricsText()).matchAll(/^# TYPE (\w+) (\w+)$/gm)].map(
      ([, name, kind]) => `${name} ${kind}`,
    )
    const expected = listed
      .filter(({ processes }) => processes.includes('API'))
      .map(({ name, kind }) => `${name} ${kind}`)
    expect(printed.toSorted()).toEqual(expected.toSorted())
  })

  it('says which operations ran and what waits in the shop', async () => {
    for (let at = 0; at < 10; at++) await ask()
    const text = await metricsText()
    expect(text).toMatch(
      /^http_server_request_duration_seconds_count\{http_request_method="POST",http_route="\/graphql",http_response_status_code="200"\} \d/m,
    )
    const operations =
      /^comptoir_graphql_operation_duration_seconds_count\{graphql_operation_type="query",graphql_operation_name="(\w+)",comptoir_outcome="(\w+)"\}/gm
    expect([...text.matchAll(operations)].map(([, name, outcome]) => `${name} ${outcome}`)).toEqual([
      '_OTHER ok',
      '_OTHER cached',
      'Listing cached',
    ])
    expect(text).toMatch(/^comptoir_index_products \d{2}/m)
    expect(text).toMatch(/^comptoir_mails\{comptoir_state="failed"\} 0$/m)
    expect(text).toMatch(/^db_client_connection_max\{.*\} 10$/m)
    expect(text).toMatch(/^comptoir_cache_requests_total\{comptoir_cache="known responses",.*"hit"\} [1-9]/m)
  })

  it.skipIf(!programs)(
    'is scraped by Prometheus, which fires no alert and understands every query',
    async () => {
      const up = async () => (await prometheus?.query('up{job="api"}'))?.[0]?.value === 1
      await waitUntil('Prometheus has scraped the API', up, { pauseMs: 100 })
      const answers = await Promise.all(
        expressions.map(
          async (expression) =>
            await prometheus?.query(
              expression
                .replaceAll('$__rate_interval', '1m')
                .replaceAll('$job', '.*')
                .replaceAll('${datasource}', ''),
            ),
        ),
      )
      expect(answers).toHaveLength(expressions.length)
      expect((await prometheus?.query('comptoir_index_products'))?.[0]).toMatchObject({
        labels: { job: 'api' },
      })
      expect(await prometheus?.query('ALERTS{alertstate="firing"}')).toEqual([])
    },
  )

  it('ends with its lines written and its traces sent', async () => {
    api.signal('SIGTERM')
    const { code, output } = await api.ended
    expect(code).toBe(0)
    const lines = output.split('\n').flatMap((line): Record<string, unknown>[] => {
      return line.startsWith('{') ? [JSON.parse(line)] : []
    })
    const requests = lines.filter(({ msg, route }) => msg === 'Request' && route === '/graphql')
    expect(requests[0]).toMatchObject({
      app: 'api',
      method: 'POST',
      operation: 'Listing',
      status: 200,
      traceId,
    })
    for (const one of requests.slice(1))
      expect(one).toMatchObject({ operation: 'Listing', cache: 'hit', status: 200 })
    expect(requests[1]?.['visitor']).not.toBe(requests[0]?.['visitor'])
    expect(requests[0]).not.toHaveProperty('cache')
    expect(output).not.toContain('203.0.113.9')
    expect(lines.some(({ msg, query }) => msg === 'A statement was slow' && /^\w/.test(String(query)))).toBe(
      true,
    )
    const ofTrace = collector.spans.filter((span) => span.traceId === traceId)
    const server = ofTrace.find(({ name }) => name === 'POST /graphql')
    expect(server).toMatchObject({ parentSpanId: '00f067aa0ba902b7' })
    const operation = ofTrace.find(({ name }) => name === 'query Listing')
    expect(operation).toMatchObject({ parentSpanId: server?.spanId })
    expect(collector.metrics.has('comptoir.index.products')).toBe(true)
    const jobs = collector.spans.find(({ name }) => name.startsWith('job '))
    if (jobs) expect(jobs).not.toHaveProperty('parentSpanId', server?.spanId)
  })
})

describe('Alerts', () => {
  it.skipIf(!programs)('are valid, and fire when they should', async () => {
    const promtool = programs?.promtool ?? ''
    const run = promisify(execFile)
    await run(promtool, ['check', 'rules', path.join(monitoring, 'rules.yaml')])
    await run(promtool, ['check', 'config', path.join(monitoring, 'prometheus.yaml')])
    await run(promtool, ['test', 'rules', 'rules.test.yaml', 'rules.days.test.yaml'], { cwd: monitoring })
  })

  it('each have a test and a runbook', () => {
    const tested = ['rules.test.yaml', 'rules.days.test.yaml'].map((name) =>
      readFileSync(path.join(monitoring, name), 'utf8'),
    )
    const headings = [
      ...readFileSync(path.join(root, 'docs/operating.md'), 'utf8').matchAll(/^#+ (.+)$/gm),
    ].map(([, heading = '']) =>
      heading
        .toLowerCase()
        .replaceAll(/[^\w -]/g, '')
        .replaceAll(' ', '-'),
    )
    const names = alerts.map(({ alert = '' }) => alert)
    expect(names.filter((name) => !tested.join('').includes(`alertname: ${name}\n`))).toEqual([])
    const links = alerts.map(({ annotations }) => annotations?.runbook ?? '')
    expect(links.filter((link) => !headings.includes(link.replace('docs/operating.md#', '')))).toEqual([])
    expect(new Set(links).size).toBe(alerts.length)
  })
})

/** Metrics and recorded series that an expression names: labels and functions are followed by something else. */
function namesIn(expression: string): string[] {
  const bare = expression.replaceAll(/"[^"]*"/g, '').replaceAll(/\b(?:by|without|on)\s*\([^)]*\)/g, '')
  return [
    ...bare
      .replaceAll(/\{[^}]*\}/g, '')
      .matchAll(/\b(?:comptoir|http|db|nodejs|process|v8js|job)[_:][\w:]+/g),
  ].map(([name]) => name)
}

describe('Dashboards and rules', () => {
  const known = new Set([
    ...listed.flatMap(({ name, kind }) =>
      kind === 'histogram' ? ['_bucket', '_count', '_sum'].map((end) => name + end) : [name],
    ),
    ...groups.flatMap((group) =>
      group.rules.flatMap((rule) => ('record' in rule ? [String(rule.record)] : [])),
    ),
  ])

  it('name only metrics that exist', () => {
    expect(expressions.flatMap(namesIn).length).toBeGreaterThan(80)
    expect(expressions.flatMap(namesIn).filter((name) => !known.has(name))).toEqual([])
  })

  it.each(dashboards)('%s has the form that Grafana imports', (_name, dashboard) => {
    const { uid, title, schemaVersion, templating, panels } = dashboard
    expect(uid).toMatch(/^[\w-]{1,40}$/)
    expect(title).not.toBe('')
    expect(schemaVersion).toBeGreaterThanOrEqual(36)
    expect(templating.list[0]).toMatchObject({ name: 'datasource', type: 'datasource' })
    expect(new Set(panels.map(({ id }) => id)).size).toBe(panels.length)
    for (const { type, title: of, gridPos, datasource, targets } of panels) {
      expect(['timeseries', 'stat']).toContain(type)
      expect(of).not.toBe('')
      expect(datasource).toEqual({ type: 'prometheus', uid: '${datasource}' })
      expect(gridPos.x + gridPos.w).toBeLessThanOrEqual(24)
      expect(targets.map(({ refId }) => refId)).toEqual(['A', 'B', 'C', 'D'].slice(0, targets.length))
      const overlaps = panels.filter(
        (other) =>
          other.gridPos !== gridPos &&
          other.gridPos.x < gridPos.x + gridPos.w &&
          gridPos.x < other.gridPos.x + other.gridPos.w &&
          other.gridPos.y < gridPos.y + gridPos.h &&
          gridPos.y < other.gridPos.y + other.gridPos.h,
      )
      expect(overlaps).toEqual([])
    }
  })
})
