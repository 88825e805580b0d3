import { readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import type { RequestScope } from '../app/platform/scope.ts'
import { SettingsError } from './settings.ts'

/** What app/entry.server.tsx exports beside the renderer. */
interface Entry {
  readonly createRequestHandler: typeof createRequestHandler
  readonly createLoadContext: (scope: RequestScope) => RouterContextProvider
  readonly withLanguage: <T>(language: Language, work: () => T) => T
}

export interface StorefrontBuild {
  /** Files for the browser. */
  readonly clientDir: string
  readonly render: (request: Request, scope: RequestScope) => Promise<Response>
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
  const handle = entry.createRequestHandler(build, 'production')
  return {
    clientDir: join(FOLDER, 'client'),
    render: (request, scope) =>
      entry.withLanguage(scope.language, () => handle(request, entry.createLoadContext(scope))),
  }
}
