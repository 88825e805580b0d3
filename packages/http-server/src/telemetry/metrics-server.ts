import { once } from 'node:events'
import { createServer } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { MetricRegistry } from './metrics.ts'
import { PROMETHEUS_TYPE, prometheusText } from './prometheus-text.ts'

const requestTimeoutMs = 10_000
const mostConnections = 20

/** Serves `/metrics` on a port of its own, which nobody outside reaches. Resolves with its port once it listens. */
export async function serveMetrics(
  registry: MetricRegistry,
  { host, port }: { host: string; port: number },
): Promise<{ port: number; close: () => Promise<void> }> {
  const server = createServer({ requestTimeout: requestTimeoutMs }, (request, response) => {
    if (request.method !== 'GET' || request.url?.split('?', 1)[0] !== '/metrics') {
      response.writeHead(404).end()
      return
    }
    registry.collect().then(
      (metrics) => response.writeHead(200, { 'content-type': PROMETHEUS_TYPE }).end(prometheusText(metrics)),
      () => response.writeHead(500).end(),
    )
  })
  server.maxConnections = mostConnections
  server.listen(port, host)
  await once(server, 'listening')
  server.unref()
  return {
    port: (server.address() as AddressInfo).port,
    close: async () => {
      server.closeAllConnections()
      server.close()
      await once(server, 'close')
    },
  }
}
