import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { routesWithoutPrefix } from '../app/platform/language-prefix.ts'
import { routesIn } from '../app/platform/routes.ts'
import type { RequestScope } from '../app/platform/scope.ts'
import { SettingsError } from './settings.ts'

/** What app/entry.server.tsx exports beside the renderer. */
export interface Entry {
  readonly createRequestHandler: typeof createRequestHandler
  readonly createLoadContext: (scope: RequestScope) => RouterContextProvider
  readonly withLanguage: <T>(language: Language, work: () => T) => T
  readonly withLanguagePrefix: <T>(hasPrefix: boolean, work: () => T) => T
  readonly withPageFormats: <T>(scope: RequestScope, work: () => T) => T
}

export interface StorefrontBuild {
  /** Registers the routes of scripts and styles for browsers. */
  readonly serveAssets: (app: FastifyInstance) => Promise<void>
  /** Source maps of the scripts, which are never served; a development server has none. */
  readonly sourceMapsDir?: string
  readonly render: Render
  /** Whatever is asked for, the shop says that it cannot read the address: status 400. */
  readonly refuse: Render
  /** Whatever is asked for, the shop says that it is back in a moment: status 503. */
  readonly renderBusy: Render
}

export type Render = (request: Request, scope: RequestScope) => Promise<Response>

/** Body of the response to a request in this scope. */
export async function bodyOf(answer: Response, { page }: RequestScope): Promise<Buffer | null> {
  return answer.body ? Buffer.from(await answer.arrayBuffer()) : (page.html ?? null)
}

const FOLDER = join(import.meta.dirname, '../build')

/** Loads what `react-router build` wrote; one build serves every site. */
export async function loadBuild(): Promise<StorefrontBuild> {
  const file = join(FOLDER, 'server/index.js')
  await readFile(file).catch(() => {
    throw new SettingsError('The storefront is not built: run "react-router build" in apps/storefront first.')
  })
  const build: ServerBuild = await import(pathToFileURL(file).href)
  const entry = build.entry.module as typeof build.entry.module & Entry
  // Each language has scripts of its own (scripts/browser-files.ts).
  const assetsByLanguage: Readonly<Record<Language, ServerBuild['assets']>> = JSON.parse(
    await readFile(join(FOLDER, 'assets.json'), 'utf8'),
  )
  const rendererOf = (routes: ServerBuild['routes']): Render => {
    const handlers = new Map(
      Object.entries(assetsByLanguage).map(([language, assets]) => {
        const prefixed = { ...build, routes: routesIn(language, routes), assets }
        return [
          language,
          {
            prefixed: entry.createRequestHandler(prefixed, 'production'),
            bare: entry.createRequestHandler(withoutPrefix(prefixed), 'production'),
          },
        ]
      }),
    )
    return async (request, scope) => {
      const both = handlers.get(scope.language)
      if (!both) throw new Error(`The build has no scripts in the language ${scope.language}.`)
      const { languagePrefix } = scope.site
      const handle = languagePrefix ? both.prefixed : both.bare
      return entry.withLanguage(scope.language, () =>
        entry.withLanguagePrefix(languagePrefix, () =>
          entry.withPageFormats(scope, () => handle(request, entry.createLoadContext(scope))),
        ),
      )
    }
  }
  const serveAssets = async (app: FastifyInstance) => {
    await app.register(fastifyStatic, {
      root: join(FOLDER, 'client/assets'),
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
  }
  return {
    serveAssets,
    sourceMapsDir: join(FOLDER, 'source-maps'),
    render: rendererOf(build.routes),
    refuse: rendererOf(refusing(build.routes)),
    renderBusy: rendererOf(refusing(build.routes, 503)),
  }
}

/** The build for a site whose addresses name no language. */
export function withoutPrefix(build: ServerBuild): ServerBuild {
  const { routes, assets } = build
  return {
    ...build,
    routes: routesWithoutPrefix(routes),
    assets: { ...assets, routes: routesWithoutPrefix(assets.routes) },
  }
}

/** The same routes, of which all but the shop around them refuse to answer. */
export function refusing(routes: ServerBuild['routes'], status = 400): ServerBuild['routes'] {
  const refuse = () => {
    throw new Response(null, { status })
  }
  const refused = Object.entries(routes).map(([id, route]) => {
    if (!route?.parentId) return [id, route] as const
    // With a component of its own even a file is answered with a page.
    const module = {
      ...route.module,
      loader: refuse,
      action: refuse,
      default: route.module.default ?? refuse,
    }
    return [id, { ...route, module }] as const
  })
  return Object.fromEntries(refused)
}
