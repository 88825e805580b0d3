import { fastifyStatic } from '@fastify/static'
import type { FastifyInstance } from 'fastify'
import { access } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { MessageLanguage } from '../app/platform/language.ts'
import type { RequestScope } from '../app/platform/scope.ts'
import { SettingsError } from './settings.ts'

/** What app/entry.server.tsx exports beside the renderer. */
interface Entry {
  readonly createRequestHandler: typeof createRequestHandler
  readonly createLoadContext: (scope: RequestScope) => RouterContextProvider
  readonly withLanguage: <T>(language: MessageLanguage, work: () => T) => T
}

export type Render = (request: Request, scope: RequestScope) => Promise<Response>

export interface AdminBuild {
  /** Registers the routes of scripts and styles for browsers. */
  readonly serveAssets: (app: FastifyInstance) => Promise<void>
  /** Loads what renders pages, if that was not done yet: the first page waits for it otherwise. */
  readonly load: () => Promise<void>
  readonly render: Render
}

const FOLDER = join(import.meta.dirname, '../build')

/**
 * What `react-router build` wrote, whose program is loaded when it is needed: most shops that run in one process are started
 * without the back office being opened. Throws SettingsError when nothing was written.
 */
export async function findBuild(): Promise<AdminBuild> {
  const file = join(FOLDER, 'server/index.js')
  await access(file).catch(() => {
    throw new SettingsError('The back office is not built: run "react-router build" in apps/admin first.')
  })
  let loading: Promise<Render> | undefined
  const loaded = () => {
    loading ??= import(pathToFileURL(file).href).then((build: ServerBuild) => rendererOf(build, 'production'))
    return loading
  }
  return {
    load: async () => void (await loaded()),
    render: async (request, scope) => (await loaded())(request, scope),
    serveAssets: async (app) => {
      await app.register(fastifyStatic, {
        root: join(FOLDER, 'client/assets'),
        prefix: '/assets/',
        decorateReply: false,
        immutable: true,
        maxAge: '365d',
      })
    },
  }
}

/** Renders pages of a build, each in the language of its request. */
export function rendererOf(build: ServerBuild, mode: 'production' | 'development'): Render {
  const entry = build.entry.module as typeof build.entry.module & Entry
  const handle = entry.createRequestHandler(build, mode)
  return (request, scope) =>
    entry.withLanguage(scope.language, () => handle(request, entry.createLoadContext(scope)))
}
