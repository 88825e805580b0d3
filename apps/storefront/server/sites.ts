import type { FastifyInstance } from 'fastify'
import type { IncomingMessage, RequestListener } from 'node:http'
import { basename } from 'node:path'
import { setTimeout as delay } from 'node:timers/promises'
import type { Telemetry } from '@comptoir/http-server/telemetry/telemetry'
import type { GraphqlTransport } from '@comptoir/rules/graphql-transport'
import * as v from 'valibot'
import { loadBuild, type StorefrontBuild } from './build.ts'
import { createStorefront } from './create.ts'
import { SettingsError, type StorefrontSettings } from './settings.ts'
import { networkTransport } from './transport.ts'

const QUERY = JSON.stringify({ query: '{ storefronts { website_code url } }' })

const answerSchema = v.object({
  data: v.object({
    storefronts: v.array(v.object({ website_code: v.string(), url: v.pipe(v.string(), v.url()) })),
  }),
})

/** Milliseconds until the API is asked again after a failure. */
const PAUSE = 1000

export interface SitesOptions {
  readonly settings: StorefrontSettings
  readonly build?: StorefrontBuild
  readonly telemetry?: Telemetry
  /** Called when the API does not answer; the start goes on when it does. */
  readonly onWait?: (error: unknown) => void
}

/**
 * Serves the sites of `settings.siteDirs` from one process: a request is for the site whose address, of which the API
 * tells, has its host. Health checks may have any host; another host gets 421. Throws SettingsError when a site has no
 * address, or two have the same.
 */
export async function createSites({
  settings,
  build,
  onWait,
  telemetry,
}: SitesOptions): Promise<FastifyInstance> {
  const addresses = await askAddresses(networkTransport(settings.commerceEndpoint), onWait)
  const shared = build ?? (await loadBuild())
  const sites = new Map<string, RequestListener>()
  const dispatch = (request: IncomingMessage): RequestListener | undefined => {
    const site = sites.get((request.headers.host ?? '').toLowerCase())
    return site ?? (HEALTH.has(request.url ?? '') ? undefined : misdirected)
  }
  const apps: FastifyInstance[] = []
  for (const siteDir of settings.siteDirs) {
    const publicUrl = addressOf(basename(siteDir), addresses)
    const { host } = new URL(publicUrl)
    if (sites.has(host)) throw new SettingsError(`Two sites of SITES have the address ${publicUrl}.`)
    const app = await createStorefront({
      settings: { ...settings, siteDir, publicUrl },
      build: shared,
      ...(telemetry && { telemetry }),
      ...(apps.length === 0 && { dispatch }),
    })
    sites.set(host, (request, response) => app.routing(request, response))
    apps.push(app)
  }
  const [first, ...others] = apps
  if (!first) throw new SettingsError('SITES must name at least one site.')
  first.addHook('onClose', async () => {
    await Promise.all(others.map((app) => app.close()))
  })
  await Promise.all(apps.map((app) => app.ready()))
  return first
}

const HEALTH = new Set(['/healthz', '/readyz'])

const misdirected: RequestListener = (_request, response) => {
  response.writeHead(421, { 'content-type': 'text/plain' }).end('No shop has this address.\n')
}

async function askAddresses(
  transport: GraphqlTransport,
  onWait: SitesOptions['onWait'],
): Promise<ReadonlyMap<string, string>> {
  for (;;) {
    try {
      const { body } = await transport({ body: QUERY, headers: { 'content-type': 'application/json' } })
      const { storefronts } = v.parse(answerSchema, JSON.parse(body)).data
      return new Map(storefronts.map(({ website_code: code, url }) => [code, url]))
    } catch (error) {
      onWait?.(error)
      await delay(PAUSE)
    }
  }
}

function addressOf(code: string, addresses: ReadonlyMap<string, string>): string {
  const address = addresses.get(code)
  if (address === undefined)
    throw new SettingsError(
      `The commerce API knows no address of the website "${code}": set its storefront_url (npm run comptoir -- settings ${code} config.storefront_url), or remove it from SITES.`,
    )
  if (process.env['NODE_ENV'] === 'production' && !address.startsWith('https:'))
    throw new SettingsError(`The address of the website "${code}" must be https, not ${address}.`)
  return address
}
