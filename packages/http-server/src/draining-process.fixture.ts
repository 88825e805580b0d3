import { stopSettings } from '@comptoir/rules/stop-settings'
import { stopOnSignals } from './stop-on-signals.ts'
import { createHttpServer } from './text-server.ts'

/**
 * A process with a server, started by the test: prints its port, answers `/slow` when it is sent a message, `/stream` never
 * ends, and `CLOSING=never` makes its end hang.
 */
const settings = stopSettings((message) => new Error(message)).read(process.env)
const server = createHttpServer({ forceCloseConnections: 'idle' })
const go = Promise.withResolvers<string>()
server.get('/healthz', () => 'ok')
server.get('/readyz', () => 'ready')
server.get('/slow', async () => await go.promise)
process.on('message', () => go.resolve('slow'))
server.get('/stream', (_request, reply) => {
  reply.type('text/event-stream').send(new ReadableStream({ start: (stream) => stream.enqueue('open\n') }))
})
server.addHook('onRequest', async ({ url }) => {
  process.send?.({ started: url })
})
stopOnSignals({
  settings,
  servers: [server.server],
  onDrain: () => process.send?.({ draining: true }),
  close: async () => {
    process.send?.({ closing: true })
    await (process.env['CLOSING'] === 'never' ? new Promise(() => undefined) : server.close())
  },
  log: {
    info: (message) => process.send?.({ info: message }),
    error: (_details, message) => process.send?.({ error: message }),
  },
})
const address = await server.listen({ port: 0, host: '127.0.0.1' })
process.send?.({ port: Number(new URL(address).port) })
