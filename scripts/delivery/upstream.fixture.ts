import { stopOnSignals } from '@comptoir/http-server/stop-on-signals'
import { createHttpServer } from '@comptoir/http-server/text-server'
import { readTrustedNetworks, trustsAddress } from '@comptoir/rules/network-address'
import { stopSettings } from '@comptoir/rules/stop-settings'

/** A process behind the proxy, with the server and the stopping of the shop: answers what it knows of each request. */
const trusted = readTrustedNetworks('loopback')
if ('problem' in trusted) throw new Error(trusted.problem)
const server = createHttpServer({ trustProxy: trustsAddress(trusted.networks) })
server.get('/readyz', () => ({ status: 'ready' }))
server.all('/*', ({ ip, protocol, host, url }) => {
  return { pid: process.pid, ip, protocol, host, url }
})
stopOnSignals({
  settings: stopSettings((message) => new Error(message)).read(process.env),
  servers: [server.server],
  onDrain: () => process.send?.({ isDraining: true }),
  close: async () => await server.close(),
  log: { info: () => undefined, error: () => undefined },
})
const address = await server.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: Number(new URL(address).port) })
