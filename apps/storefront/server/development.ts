import { join, resolve } from 'node:path'
import type { Language } from '@comptoir/rules/language'
import type { FastifyInstance } from 'fastify'
import type { ServerBuild } from 'react-router'
import { createServer, isRunnableDevEnvironment, type ViteDevServer } from 'vite'
import { routesIn } from '../app/platform/routes.ts'
import { refusing, withoutPrefix, type Entry, type Render, type StorefrontBuild } from './build.ts'

export interface DevelopmentOptions {
  /** Folder of the app's sources, with vite.config.ts. */
  readonly appDir: string
  /** Where Vite's WebSocket listens; `host` is undefined for all interfaces. */
  readonly socket: { readonly host: string | undefined; readonly port: number }
}

export interface Development {
  readonly vite: ViteDevServer
  readonly build: StorefrontBuild
}

const REPOSITORY = resolve(import.meta.dirname, '../../..')
const SERVER_BUILD = 'virtual:react-router/server-build'

/** Milliseconds within which a page that failed opens its WebSocket. */
const RECENT = 10_000

/**
 * Starts Vite without an HTTP server of its own; every site of the shop serves its modules and renders with it. Errors
 * of the server are shown in Vite's overlay and in the terminal.
 */
export async function startDevelopment({ appDir, socket }: DevelopmentOptions): Promise<Development> {
  const vite = await createServer({
    root: appDir,
    configFile: join(appDir, 'vite.config.ts'),
    server: {
      middlewareMode: true,
      ws: { port: socket.port, ...(socket.host && { host: socket.host }) },
      fs: { allow: [REPOSITORY, appDir] },
    },
  })
  const errors = new ErrorOverlay(vite)
  return {
    vite,
    build: {
      serveAssets: async (app) => serveModules(app, vite),
      render: rendererOf(vite, errors, (build) => build),
      refuse: rendererOf(vite, errors, (build) => ({ ...build, routes: refusing(build.routes) })),
      renderBusy: rendererOf(vite, errors, (build) => ({ ...build, routes: refusing(build.routes, 503) })),
    },
  }
}

/** Vite answers requests for modules, styles and files; all others go on to the shop. */
function serveModules(app: FastifyInstance, vite: ViteDevServer): void {
  app.addHook('onRequest', (request, reply, done) => {
    vite.middlewares(request.raw, reply.raw, (error?: Error) => done(error))
  })
}

function rendererOf(
  vite: ViteDevServer,
  errors: ErrorOverlay,
  change: (build: ServerBuild) => ServerBuild,
): Render {
  const { ssr } = vite.environments
  if (!ssr || !isRunnableDevEnvironment(ssr)) throw new Error('Vite cannot run modules of the server.')
  let last: { build: ServerBuild; render: Render } | undefined
  return async (request, scope) => {
    try {
      // Vite evaluates again what has changed since the last request, and only that.
      const build = await ssr.runner.import<ServerBuild>(SERVER_BUILD)
      if (last?.build !== build) last = { build, render: renderWith(change(build), errors) }
      return await last.render(request, scope)
    } catch (error) {
      errors.show(error)
      return errorPage(error)
    }
  }
}

function renderWith(build: ServerBuild, errors: ErrorOverlay): Render {
  const entry = build.entry.module as typeof build.entry.module & Entry
  const module: typeof entry = {
    ...entry,
    handleError: (error, details) => {
      entry.handleError?.(error, details)
      if (!(error instanceof Response) && !details.request.signal.aborted) errors.show(error)
    },
  }
  const own = { ...build, entry: { ...build.entry, module } }
  const handlers = new Map<Language, ReturnType<typeof handlersOf>>()
  return (request, scope) => {
    const { languagePrefix } = scope.site
    const both = handlers.get(scope.language) ?? handlersOf(entry, own, scope.language)
    handlers.set(scope.language, both)
    const handle = languagePrefix ? both.prefixed : both.bare
    return entry.withLanguage(scope.language, () =>
      entry.withLanguagePrefix(languagePrefix, () =>
        entry.withPageFormats(scope, () => handle(request, entry.createLoadContext(scope))),
      ),
    )
  }
}

/** Handlers with the paths of a language, for sites whose addresses name it and for others. */
function handlersOf({ createRequestHandler }: Entry, build: ServerBuild, language: Language) {
  const { routes, assets } = build
  const prefixed: ServerBuild = {
    ...build,
    routes: routesIn(language, routes),
    assets: { ...assets, routes: routesIn(language, assets.routes) },
  }
  return {
    prefixed: createRequestHandler(prefixed, 'development'),
    bare: createRequestHandler(withoutPrefix(prefixed), 'development'),
  }
}

/** Shows errors of the server in the browser; a page that is still loading is shown its error once it connects. */
class ErrorOverlay {
  readonly #vite: ViteDevServer
  #recent: { error: Error; time: number } | undefined

  constructor(vite: ViteDevServer) {
    this.#vite = vite
    vite.ws.on('vite:client:connect', () => {
      const recent = this.#recent
      this.#recent = undefined
      if (recent && Date.now() - recent.time < RECENT) this.#send(recent.error)
    })
    // A page that could not be rendered has loaded no module: Vite would not know that it must be loaded again.
    vite.watcher.on('change', () => {
      if (this.#recent) vite.ws.send({ type: 'full-reload' })
      this.#recent = undefined
    })
  }

  show(thrown: unknown): void {
    const error = thrown instanceof Error ? thrown : new Error(String(thrown))
    this.#vite.config.logger.error(error.stack ?? error.message, { error, timestamp: true })
    this.#recent = { error, time: Date.now() }
    this.#send(error)
  }

  #send({ message, stack = '' }: Error): void {
    this.#vite.ws.send({ type: 'error', err: { message, stack } })
  }
}

/** What is answered when the modules of the server cannot be loaded; Vite's client loads the page again. */
function errorPage(error: unknown): Response {
  const text = error instanceof Error ? (error.stack ?? error.message) : String(error)
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;')
  const html = `<!DOCTYPE html><title>Error</title><script type="module" src="/@vite/client"></script><pre>${escaped}</pre>`
  return new Response(html, { status: 500, headers: { 'content-type': 'text/html; charset=utf-8' } })
}
