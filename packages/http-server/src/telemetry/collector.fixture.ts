import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import { json } from 'node:stream/consumers'

export type CollectedSpan = {
  /** Name of the service that it is of. */
  service: unknown
  traceId: string
  spanId: string
  parentSpanId?: string
  name: string
  kind: number
  attributes: Record<string, unknown>
}

type Sent = {
  resourceSpans?: {
    resource: { attributes: Attribute[] }
    scopeSpans: { spans: (Omit<CollectedSpan, 'attributes' | 'service'> & { attributes: Attribute[] })[] }[]
  }[]
  resourceMetrics?: { scopeMetrics: { metrics: { name: string }[] }[] }[]
}
type Attribute = { key: string; value: Record<string, unknown> }

const valuesOf = (attributes: readonly Attribute[]): Record<string, unknown> =>
  Object.fromEntries(attributes.map(({ key, value }) => [key, Object.values(value)[0]]))

/** A collector that keeps what it gets in OTLP over HTTP; on a free port unless told. */
export async function openCollector(port = 0) {
  const spans: CollectedSpan[] = []
  const metrics = new Set<string>()
  const server = createServer(async (request, response) => {
    const sent = (await json(request)) as Sent
    for (const { resource, scopeSpans } of sent.resourceSpans ?? [])
      for (const span of scopeSpans.flatMap((one) => one.spans))
        spans.push({
          ...span,
          service: valuesOf(resource.attributes)['service.name'],
          attributes: valuesOf(span.attributes),
        })
    for (const one of sent.resourceMetrics
      ?.flatMap((all) => all.scopeMetrics)
      .flatMap((all) => all.metrics) ?? [])
      metrics.add(one.name)
    response.writeHead(200, { 'content-type': 'application/json' }).end('{}')
  })
  server.listen(port, '127.0.0.1')
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
