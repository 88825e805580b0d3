import { graphqlTransport } from '@comptoir/http-server/graphql-transport'
import { serveMedia } from '@comptoir/http-server/media'
import { redactedLogStream } from '@comptoir/http-server/redacted-log'
import { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import { createHttpServer } from '@comptoir/http-server/text-server'
import { HTTP_LIMITS } from '@comptoir/rules/http-limits'
import { trustsAddress } from '@comptoir/rules/network-address'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import compress from '@fastify/compress'
import helmet from '@fastify/helmet'
import { LogController, type FastifyInstance } from 'fastify'
import { constants } from 'node:zlib'
import { findBuild, type AdminBuild } from './build.ts'
import { servePages } from './pages.ts'
import { securityHeaders } from './security.ts'
import type { AdminSettings } from './settings.ts'

export interface AdminOptions {
  readonly settings: AdminSettings
  /** Transport to the admin API; HTTP when absent. */
  readonly transport?: GraphqlTransport
  /** Folder of the catalogue's images; they are fetched from the commerce API when absent. */
  readonly mediaDir?: string | undefined
  /** What renders pages; the production build when absent. */
  readonly build?: AdminBuild
  /** Whether the gallery of parts is shown at /parts. */
  readonly showsParts?: boolean
  /** What the process tells about itself; nothing when absent. */
  readonly telemetry?: Telemetry
}

/** Pages are compressed per response, where a higher quality costs more time than it saves. */
const FAST_BROTLI = { params: { [constants.BROTLI_PARAM_QUALITY]: 4 } }

/** Bytes of a posted form: pictures and spreadsheets are uploaded. */
const MAX_BODY = 16 * 1024 * 1024

const READY_QUERY = JSON.stringify({ query: '{ __typename }' })

/** Creates the server of the back office; it does not listen yet. Throws SettingsError when there is no build. */
export async function createAdmin(options: AdminOptions): Promise<FastifyInstance> {
  const { settings } = options
  const build = options.build ?? (await findBuild())
  const transport = options.transport ?? graphqlTransport(`${settings.commerceEndpoint}/admin/graphql`)
  const app = createHttpServer(
    {
      logger: { level: settings.logLevel, base: { app: 'admin' }, stream: redactedLogStream() },
      logController: new LogController({ disableRequestLogging: true }),
      trustProxy: trustsAddress(settings.trustedProxies),
      routerOptions: { maxParamLength: 2000 },
      forceCloseConnections: 'idle',
    },
    HTTP_LIMITS,
    { maxBody: MAX_BODY, telemetry: options.telemetry ?? new Telemetry() },
  )
  app.addHook('onSend', async (_request, reply) => void reply.header('x-robots-tag', 'noindex, nofollow'))
  await app.register(helmet, securityHeaders(settings))
  await app.register(compress, {
    threshold: 1024,
    encodings: ['br', 'gzip'],
    brotliOptions: FAST_BROTLI,
    globalDecompression: false,
  })
  await build.serveAssets(app)
  await serveMedia(app, { mediaDir: options.mediaDir, endpoint: settings.commerceEndpoint })
  app.get('/healthz', () => ({ status: 'ok' }))
  app.get('/readyz', async (request, reply) => {
    await build.load()
    const headers = { 'content-type': 'application/json' }
    const answer = await transport({ body: READY_QUERY, headers }).catch((error: unknown) => {
      request.log.warn({ err: error }, 'The admin API cannot be reached')
    })
    // Any answer of the API will do: it refuses what has no session.
    const ready = answer !== undefined && answer.status < 500 && answer.status !== 404
    return reply.code(ready ? 200 : 503).send({ status: ready ? 'ready' : 'admin API not reachable' })
  })
  app.get('/robots.txt', (_request, reply) => reply.type('text/plain').send('User-agent: *\nDisallow: /\n'))
  servePages(app, {
    build,
    settings,
    transport,
    isDevelopment: options.showsParts ?? settings.isDevelopment ?? false,
  })
  return app
}
