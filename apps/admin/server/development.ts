import type { FastifyInstance } from 'fastify'
import { join, resolve } from 'node:path'
import type { ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { rendererOf, type AdminBuild, type Render } from './build.ts'
import { createAdmin } from './create.ts'
import type { AdminSettings } from './settings.ts'

const REPOSITORY = resolve(import.meta.dirname, '../../..')
const SERVER_BUILD = 'virtual:react-router/server-build'

interface DevelopmentOptions {
  readonly settings: AdminSettings
  /** Where Vite's WebSocket listens. */
  readonly socketPort: number
  readonly mediaDir: string | undefined
}

/** Serves the back office with Vite, which updates pages without a restart. Returns what closes it. */
export async function serveInDevelopment(options: DevelopmentOptions): Promise<() => Promise<void>> {
  const appDir = join(REPOSITORY, 'apps/admin')
  const vite = await createServer({
    root: appDir,
    configFile: join(appDir, 'vite.config.ts'),
    server: {
      middlewareMode: true,
      ws: { port: options.socketPort, host: options.settings.host },
      fs: { allow: [REPOSITORY] },
    },
  })
  const app = await createAdmin({
    settings: { ...options.settings, isDevelopment: true },
    mediaDir: options.mediaDir,
    build: developmentBuild(vite),
  })
  await app.listen({ host: options.settings.host, port: options.settings.port })
  return async () => {
    await vite.close()
    await app.close()
  }
}

function developmentBuild(vite: ViteDevServer): AdminBuild {
  return {
    serveAssets: async (app) => serveModules(app, vite),
    load: async () => undefined,
    render: developmentRenderer(vite),
  }
}

/** Vite answers requests for modules, styles and files; all others go on to the back office. */
function serveModules(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error))
  })
}

function developmentRenderer(vite: ViteDevServer): Render {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules of the server.')
  let last: { build: ServerBuild; render: Render } | undefined
  return async (request, scope) => {
    try {
      // Vite evaluates again what has changed since the last request, and only that.
      const build = await ssr.runner.import<ServerBuild>(SERVER_BUILD)
      if (last?.build !== build) last = { build, render: rendererOf(build, 'development') }
      return await last.render(request, scope)
    } catch (error) {
      const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
      vite.config.logger.error(text, { timestamp: true })
      return new Response(text, { status: 500, headers: { 'content-type': 'text/plain; charset=utf-8' } })
    }
  }
}
