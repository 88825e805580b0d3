import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Scheduler } from '../src/scheduler.ts'
import { createBank } from '../src/server.ts'
import { readSettings, type BankSettings } from '../src/settings.ts'
import { withSignature } from '../src/signature.ts'

export const KEY = 'key-of-the-tests'

/** A scheduler whose time moves only when a test advances it. */
export class ManualScheduler implements Scheduler {
  #now = Date.UTC(2026, 10, 21, 9, 30)
  #jobs: { readonly at: number; readonly job: () => Promise<void> }[] = []

  now(): Date {
    return new Date(this.#now)
  }

  after(ms: number, job: () => Promise<void>): () => void {
    const entry = { at: this.#now + ms, job }
    this.#jobs.push(entry)
    return () => {
      this.#jobs = this.#jobs.filter((other) => other !== entry)
    }
  }

  get pendingJobs(): number {
    return this.#jobs.length
  }

  /** Advances the time and runs the jobs that are due. */
  async advance(ms: number): Promise<void> {
    this.#now += ms
    const due = this.#jobs.filter((entry) => entry.at <= this.#now)
    this.#jobs = this.#jobs.filter((entry) => entry.at > this.#now)
    for (const { job } of due) await job()
  }
}

/** A shop that records notifications, with a configurable response. */
export class MockShop {
  readonly notifications: Record<string, string>[] = []
  status = 200
  response = 'OK'
  readonly #server = createServer((request, response) => void this.#receive(request, response))

  async #receive(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.notifications.push(Object.fromEntries(new URLSearchParams(await readBody(request))))
    response.writeHead(this.status, { location: 'http://localhost/elsewhere' }).end(this.response)
  }

  async open(): Promise<void> {
    await new Promise<void>((resolve) => void this.#server.listen(0, '127.0.0.1', resolve))
  }

  async close(): Promise<void> {
    this.#server.closeAllConnections()
    await new Promise<void>((resolve) => void this.#server.close(() => resolve()))
  }

  get origin(): string {
    const { port } = this.#server.address() as AddressInfo
    return `http://127.0.0.1:${port}`
  }
}

async function readBody(request: IncomingMessage): Promise<string> {
  const chunks: Buffer[] = []
  for await (const chunk of request) chunks.push(Buffer.from(chunk))
  return Buffer.concat(chunks).toString('utf8')
}

export function settingsForTests(changes: Partial<BankSettings> = {}): BankSettings {
  return { ...readSettings({ PAYZEN_KEY: KEY, LOG_LEVEL: 'silent' }), ...changes }
}

/** The fields of a payment form for 3 122.00 €. */
export function fieldsOf(shop: MockShop, changes: Record<string, string> = {}): Record<string, string> {
  return {
    vads_version: 'V2',
    vads_page_action: 'PAYMENT',
    vads_action_mode: 'INTERACTIVE',
    vads_payment_config: 'SINGLE',
    vads_site_id: '12345678',
    vads_ctx_mode: 'TEST',
    vads_trans_id: '482a01',
    vads_trans_date: '20261121093000',
    vads_amount: '312200',
    vads_currency: '978',
    vads_order_id: '000000482',
    vads_cust_email: 'particulier@example.com',
    vads_language: 'fr',
    vads_shop_name: 'Vasque',
    vads_return_mode: 'GET',
    vads_url_return: `${shop.origin}/checkout/payzen?store=fr`,
    vads_url_check: `${shop.origin}/payzen/payment/check`,
    ...changes,
  }
}

/** A bank with a mock shop and a manual scheduler, and the steps of a shopper. */
export class TestBank {
  readonly shop = new MockShop()
  readonly scheduler = new ManualScheduler()
  #app: FastifyInstance | undefined

  async open(changes: Partial<BankSettings> = {}): Promise<void> {
    await this.shop.open()
    this.#app = await createBank(settingsForTests(changes), this.scheduler)
  }

  async close(): Promise<void> {
    await this.#app?.close()
    await this.shop.close()
  }

  get app(): FastifyInstance {
    if (this.#app === undefined) throw new Error('The bank is not open')
    return this.#app
  }

  async post(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    return this.app.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    })
  }

  async submit(changes: Record<string, string> = {}) {
    return this.post('/vads-payment/', withSignature(fieldsOf(this.shop, changes), KEY))
  }

  /** Submits a payment form and returns the path of its page. */
  async start(changes: Record<string, string> = {}): Promise<string> {
    const response = await this.submit(changes)
    return String(response.headers.location)
  }

  async decide(path: string, decision: string, changes: Record<string, string> = {}) {
    const card = { number: '4970 1000 0000 0055', expiry: '12/28', cvv: '123', scenario: 'accept' }
    return this.post(path, { ...card, ...changes, decision })
  }
}

/** The query parameters of a URL. */
export function queryOf(location: unknown): Record<string, string> {
  return Object.fromEntries(new URL(String(location)).searchParams)
}
