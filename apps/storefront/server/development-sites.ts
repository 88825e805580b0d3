import { isLoopbackHost } from '@comptoir/rules/deployment'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import type { FastifyInstance } from 'fastify'
import { sep } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import { createStorefront } from './create.ts'
import { startDevelopment } from './development.ts'
import { SettingsError, type StorefrontSettings } from './settings.ts'
import { networkTransport } from './transport.ts'

export interface DevelopmentSites {
  /** Folder of the app's sources. */
  readonly appDir: string
  readonly socketPort: number
  readonly mediaDir: string | undefined
  readonly sites: readonly StorefrontSettings[]
}

/** Milliseconds between the first and the last file of one save. */
const TOGETHER = 50
/** Milliseconds the API may take to start again. */
const API_START = 15_000

/**
 * Serves sites with Vite, each on its port; a site whose files change is read again and its pages reload. Returns what
 * closes them all.
 */
export async function serveInDevelopment(options: DevelopmentSites): Promise<() => Promise<void>> {
  const { appDir, socketPort, mediaDir, sites } = options
  const host = sites[0]?.host ?? 'localhost'
  const { vite, build } = await startDevelopment({
    appDir,
    socket: { host: isLoopbackHost(host) ? host : undefined, port: socketPort },
  })
  const running = new Map<string, FastifyInstance>()
  const open = async (settings: StorefrontSettings) => {
    const app = await createStorefront({
      settings: { ...settings, isDevelopment: true },
      transport: acrossRestarts(networkTransport(settings.commerceEndpoint)),
      mediaDir,
      build,
    })
    await running.get(settings.siteDir)?.close()
    running.set(settings.siteDir, app)
    await app.listen({ host: settings.host, port: settings.port })
  }
  await Promise.all(sites.map(open))

  const changed = new Set<StorefrontSettings>()
  let timer: NodeJS.Timeout | undefined
  const reopen = async () => {
    const reopened = [...changed].map(open)
    changed.clear()
    await Promise.all(reopened)
    vite.ws.send({ type: 'full-reload' })
  }
  vite.watcher.add(sites.map(({ siteDir }) => siteDir))
  vite.watcher.on('all', (_event, file) => {
    const site = sites.find(({ siteDir }) => file.startsWith(siteDir + sep))
    if (!site) return
    changed.add(site)
    clearTimeout(timer)
    timer = setTimeout(() => {
      reopen().catch((error: unknown) => {
        const text = error instanceof SettingsError ? error.message : String(error)
        vite.config.logger.error(text, { timestamp: true })
      })
    }, TOGETHER)
  })

  return async () => {
    clearTimeout(timer)
    await vite.close()
    await Promise.all([...running.values()].map((app) => app.close()))
  }
}

/** Calls the API again while nothing listens on its port: it is starting again after a change. */
function acrossRestarts(transport: GraphqlTransport): GraphqlTransport {
  return async (request) => {
    const started = performance.now()
    for (;;) {
      try {
        return await transport(request)
      } catch (error) {
        if (!isRefused(error) || performance.now() - started > API_START) throw error
        await delay(50)
      }
    }
  }
}

/** A refused connection has sent nothing, so that even a mutation can be sent again. */
function isRefused(error: unknown): boolean {
  const cause = error instanceof Error ? error.cause : undefined
  return cause instanceof Error && 'code' in cause && cause.code === 'ECONNREFUSED'
}
