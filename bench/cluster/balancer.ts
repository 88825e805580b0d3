import { getCACertificates, setDefaultCACertificates } from 'node:tls'
import { waitUntil } from '../../apps/api/test/wait-until.ts'
import { freePort } from '../../apps/api/src/platform/ports.ts'
import { startCaddy } from '../../scripts/delivery/caddy.ts'

/** The addresses of the shop in front of its processes, chosen before these start. */
export type Addresses = { shop: string; api: string; httpsPort: number; internalPort: number }

/** Caddy as it is delivered, in front of the processes. */
export type Balancer = {
  /** The API for storefronts. */
  internal: string
  /** Waits until a storefront answers through it. */
  open: () => Promise<void>
  stop: () => Promise<void>
}

export async function chooseAddresses(): Promise<Addresses> {
  const [httpsPort, internalPort] = [await freePort(), await freePort()]
  return {
    shop: `https://localhost:${httpsPort}`,
    api: `https://127.0.0.1:${httpsPort}`,
    httpsPort,
    internalPort,
  }
}

/** Starts Caddy in front of these processes; this process trusts its certificates from then on. */
export async function startBalancer(
  { shop, api, httpsPort, internalPort }: Addresses,
  { apis, storefronts }: { apis: readonly string[]; storefronts: readonly string[] },
): Promise<Balancer> {
  const hosts = (origins: readonly string[]) => origins.map((origin) => new URL(origin).host).join(' ')
  const caddy = await startCaddy(
    {
      SHOP_DOMAIN: new URL(shop).hostname,
      API_DOMAIN: new URL(api).hostname,
      ADMIN_DOMAIN: 'office.localhost',
      STOREFRONTS: hosts(storefronts),
      APIS: hosts(apis),
      INTERNAL_PORT: String(internalPort),
    },
    httpsPort,
  )
  const internal = `http://127.0.0.1:${internalPort}`
  const answers = (what: string, isReady: () => Promise<boolean>) =>
    waitUntil(what, isReady, { seconds: 60, pauseMs: 50 })
  try {
    await answers('Caddy answers', async () => (await fetch(`${internal}/healthz`)).ok)
    await answers('Caddy has an authority', async () => {
      setDefaultCACertificates([...getCACertificates('default'), await caddy.authority()])
      return true
    })
  } catch (error) {
    await caddy.stop()
    throw error
  }
  return {
    internal,
    open: () => answers('a storefront answers', async () => (await fetch(`${shop}/fr`)).ok),
    stop: caddy.stop,
  }
}
