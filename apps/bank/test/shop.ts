import { createServer, type IncomingMessage, type ServerResponse } from 'node:http'
import type { AddressInfo } from 'node:net'
import type { FastifyInstance } from 'fastify'
import type { Scheduler } from '../src/scheduler.ts'
import { createBank } from '../src/server.ts'
import { readSettings, type BankSettings } from '../src/settings.ts'
import { signed } from '../src/signature.ts'

export const KEY = 'key-of-the-tests'

/** A scheduler whose time moves only when a test says so. */
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

  get waiting(): number {
    return this.#jobs.length
  }

  /** Moves time on and ends when the jobs due are done. */
  async advance(ms: number): Promise<void> {
    this.#now += ms
    const due = this.#jobs.filter((entry) => entry.at <= this.#now)
    this.#jobs = this.#jobs.filter((entry) => entry.at > this.#now)
    for (const { job } of due) await job()
  }
}

/** A shop that only listens to notifications, and answers what the test wants. */
export class Shop {
  readonly notifications: Record<string, string>[] = []
  status = 200
  answer = 'OK'
  readonly #server = createServer((request, response) => void this.#take(request, response))

  async #take(request: IncomingMessage, response: ServerResponse): Promise<void> {
    this.notifications.push(Object.fromEntries(new URLSearchParams(await readBody(request))))
    response.writeHead(this.status, { location: 'http://localhost/elsewhere' }).end(this.answer)
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

/** The fields a shop sends to have 3 122.00 € paid. */
export function fieldsOf(shop: Shop, changes: Record<string, string> = {}): Record<string, string> {
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

/** A bank with a shop and a scheduler, and the steps a shopper takes. */
export class World {
  readonly shop = new Shop()
  readonly scheduler = new ManualScheduler()
  #bank: FastifyInstance | undefined

  async open(changes: Partial<BankSettings> = {}): Promise<void> {
    await this.shop.open()
    this.#bank = await createBank(settingsForTests(changes), this.scheduler)
  }

  async close(): Promise<void> {
    await this.#bank?.close()
    await this.shop.close()
  }

  get bank(): FastifyInstance {
    if (this.#bank === undefined) throw new Error('The bank is not open')
    return this.#bank
  }

  async post(url: string, form: Record<string, string>, headers: Record<string, string> = {}) {
    return this.bank.inject({
      method: 'POST',
      url,
      headers: { 'content-type': 'application/x-www-form-urlencoded', ...headers },
      payload: new URLSearchParams(form).toString(),
    })
  }

  async submit(changes: Record<string, string> = {}) {
    return this.post('/vads-payment/', signed(fieldsOf(this.shop, changes), KEY))
  }

  /** Submits a payment form and returns the path of its page. */
  async start(changes: Record<string, string> = {}): Promise<string> {
    const response = await this.submit(changes)
    return String(response.headers.location)
  }

  async decide(path: string, decision: string, changes: Record<string, string> = {}) {
    const card = { number: '4970 1000 0000 0055', expiry: '12/28', cvv: '123', answer: 'accept' }
    return this.post(path, { ...card, ...changes, decision })
  }
}

/** The fields in the query of a return address. */
export function queryOf(location: unknown): Record<string, string> {
  return Object.fromEntries(new URL(String(location)).searchParams)
}
