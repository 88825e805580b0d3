import { expect } from '@playwright/test'
import { openCollector, type CollectedSpan } from '@comptoir/http-server/telemetry/collector.fixture'
import { addresses, ports } from './addresses.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

// This shop sends traces.
test.use({ baseURL: addresses.proofOfWork })

/** Names of the spans of a trace below the one without a parent, each with its service and indented below its own parent. */
function treeOf(spans: readonly CollectedSpan[], traceId: string): string[] {
  const ofTrace = spans.filter((span) => span.traceId === traceId)
  const below = (parent: string | undefined, depth: number): string[] =>
    ofTrace
      .filter(({ parentSpanId }) => (parentSpanId || undefined) === parent)
      .flatMap(({ service, name, spanId }) => [
        `${'  '.repeat(depth)}${String(service)}: ${name}`,
        ...below(spanId, depth + 1),
      ])
  return below(undefined, 0)
}

test('Operators follow what a shopper does from the browser to the database', async ({ page }) => {
  const { spans, close } = await openCollector(ports.collector)
  try {
    const shopper = new Shopper(page, 'fr')
    await shopper.open('comptoir-3.html?autre=cartouche')
    await shopper.waitForHydration()
    await shopper.addToCart()
    const tree = () => {
      const added = spans.find(({ name }) => name === 'submit product')
      return added ? treeOf(spans, added.traceId).join('\n') : ''
    }
    // Each process sends its spans every few seconds.
    await expect
      .poll(tree)
      .toMatch(
        /^comptoir-browser: submit product\n {2}comptoir-storefront: POST product\.data\n(?:.*\n)*? +comptoir-storefront: POST CreateCart\n +comptoir-api: POST \/graphql\n +comptoir-api: mutation CreateCart\n +comptoir-api: insert cart$/m,
      )
    const load = () => spans.find(({ name }) => name === 'load product')
    await expect.poll(load).toBeTruthy()
    expect(load()?.attributes).toMatchObject({ 'comptoir.action': 'load', 'http.response.status_code': 200 })
    const served = spans.find(({ spanId }) => spanId === load()?.parentSpanId)
    expect(served).toMatchObject({
      service: 'comptoir-storefront',
      name: 'GET product',
      traceId: load()?.traceId,
    })
    expect(JSON.stringify(spans)).not.toMatch(/cartouche|comptoir-3/)
  } finally {
    await close()
  }
})

test('A shop that sends no traces names no script for it', async ({ request }) => {
  const scripts = async (address: string) =>
    [...(await (await request.get(`${address}/fr`)).text()).matchAll(/<script[^>]* src="[^"]+"/g)].length
  expect(await scripts(addresses.fontaines)).toBe(1)
  expect(await scripts(addresses.proofOfWork)).toBe(2)
})
