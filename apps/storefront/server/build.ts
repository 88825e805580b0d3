import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { LANGUAGES } from '../app/platform/language.ts'
import type { RequestScope } from '../app/platform/scope.ts'
import { SettingsError } from './settings.ts'

/** What app/entry.server.tsx exports beside the renderer. */
export interface Entry {
  readonly createRequestHandler: typeof createRequestHandler
  readonly createLoadContext: (scope: RequestScope) => RouterContextProvider
  readonly withLanguage: <T>(language: Language, work: () => T) => T
}

export interface StorefrontBuild {
  /** Registers the routes of scripts and styles for browsers. */
  readonly serveAssets: (app: FastifyInstance) => Promise<void>
  readonly render: Render
  /** Whatever is asked for, the shop says that it cannot read the address: status 400. */
  readonly refuse: Render
}

export type Render = (request: Request, scope: RequestScope) => Promise<Response>

const FOLDER = join(import.meta.dirname, '../build')

/** Loads what `react-router build` wrote; one build serves every site. */
export async function loadBuild(): Promise<StorefrontBuild> {
  const file = join(FOLDER, 'server/index.js')
  await readFile(file).catch(() => {
    throw new SettingsError('The storefront is not built: run "react-router build" in apps/storefront first.')
  })
  const build: ServerBuild = await import(pathToFileURL(file).href)
  const entry = build.entry.module as typeof build.entry.module & Entry
  const assetsDir = join(FOLDER, 'client/assets')
  const scripts = new Set(await readdir(assetsDir))
  const spoken = LANGUAGES.map((language) => [language, assetsIn(language, build.assets, scripts)] as const)
  const rendererOf = (routes: ServerBuild['routes']): Render => {
    const handlerWith = (assets: ServerBuild['assets']) =>
      entry.createRequestHandler({ ...build, routes, assets }, 'production')
    const handlers = new Map(spoken.map(([language, assets]) => [language, handlerWith(assets)]))
    return async (request, scope) => {
      const handle = handlers.get(scope.language)
      if (!handle) throw new Error(`Nothing renders the language ${scope.language}.`)
      return entry.withLanguage(scope.language, () => handle(request, entry.createLoadContext(scope)))
    }
  }
  const serveAssets = async (app: FastifyInstance) => {
    await app.register(fastifyStatic, {
      root: assetsDir,
      prefix: '/assets/',
      decorateReply: false,
      preCompressed: true,
      immutable: true,
      maxAge: '365d',
    })
  }
  return { serveAssets, render: rendererOf(build.routes), refuse: rendererOf(refusing(build.routes)) }
}

/** The same routes, of which all but the shop around them refuse to answer. */
export function refusing(routes: ServerBuild['routes']): ServerBuild['routes'] {
  const refuse = () => {
    throw new Response(null, { status: 400 })
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

/** The addresses of all scripts for one language; those with words have a file for each (scripts/languages.ts). */
function assetsIn(
  language: Language,
  assets: ServerBuild['assets'],
  scripts: ReadonlySet<string>,
): ServerBuild['assets'] {
  const text = JSON.stringify(assets).replaceAll(/(?<![\w.-])([\w.-]+)\.js\b/g, (name, stem: string) => {
    const spoken = `${stem}.${language}.js`
    return scripts.has(spoken) ? spoken : name
  })
  return JSON.parse(text)
}
