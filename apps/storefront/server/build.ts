import { readdir, readFile } from 'node:fs/promises'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import type { createRequestHandler, RouterContextProvider, ServerBuild } from 'react-router'
import type { Language } from '@comptoir/rules/language'
import { LANGUAGES } from '../app/platform/language.ts'
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
  const clientDir = join(FOLDER, 'client')
  const scripts = new Set(await readdir(join(clientDir, 'assets')))
  const handlerIn = (language: Language) =>
    entry.createRequestHandler({ ...build, assets: assetsIn(language, build.assets, scripts) }, 'production')
  const handlers = new Map(LANGUAGES.map((language) => [language, handlerIn(language)]))
  return {
    clientDir,
    render: async (request, scope) => {
      const handle = handlers.get(scope.language)
      if (!handle) throw new Error(`Nothing renders the language ${scope.language}.`)
      return entry.withLanguage(scope.language, () => handle(request, entry.createLoadContext(scope)))
    },
  }
}

/** The addresses of all scripts for one language; those with words have a file for each (scripts/languages.ts). */
function assetsIn(
  language: Language,
  assets: ServerBuild['assets'],
  scripts: ReadonlySet<string>,
): ServerBuild['assets'] {
  const text = JSON.stringify(assets).replaceAll(/([\w.-]+)\.js\b/g, (name, stem: string) => {
    const spoken = `${stem}.${language}.js`
    return scripts.has(spoken) ? spoken : name
  })
  return JSON.parse(text)
}
