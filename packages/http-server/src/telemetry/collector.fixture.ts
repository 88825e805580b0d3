import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type CollectedSpan = {
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, unknown>
}

type Sent = {
  resourceSpans?: {
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes'> & { attributes: Attribute[] })[] }[]
  }[]
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[]
}
type Attribute = { key: string; value: Record<string, unknown> }

/** A collector that keeps what it gets in OTLP over HTTP. */
export async function openCollector() {
  const spans: CollectedSpan[] = []
  const metrics = new Set<string>()
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent
    for (const span of sent.resourceSpans?.flatMap((one) => one.scopeSpans).flatMap((one) => one.spans) ?? [])
      spans.push({
        ...span,
        attributes: Object.fromEntries(
          span.attributes.map(({ key, value }) => [key, Object.values(value)[0]]),
        ),
      })
    for (const one of sent.resourceMetrics
      ?.flatMap((all) => all.scopeMetrics)
      .flatMap((all) => all.metrics) ?? [])
      metrics.add(one.name)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(0, '127.0.0.1')
  await once(server, 'listening')
  return {
    endpoint: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    spans,
    metrics,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
