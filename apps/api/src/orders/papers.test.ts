import { mkdtemp, rm } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import sharp from 'sharp'
import { afterAll, beforeAll, describe, expect, it, onTestFinished, vi } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, checkOut, notificationFields, notify, orderRow, place } from '../../test/checkout.ts'
import { outbox, type OutboxMail } from '../../test/outbox.ts'
import { pdfPictures } from '../../test/pdf-text.ts'
import { root } from '../../test/settings.ts'
import { encodePictures } from '../catalogue/index.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'

const sku = 'VSQ-CLAIR'
const professional = 'professionnel@example.com'
let shop: TestApi
let dataDir: string

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'papers-'))
  shop = await createTestApi({
    now: () => new Date('2026-03-02T09:00:00Z'),
    settings: { dataDir, publicUrl: 'https://api.example.com' },
  })
  const media = await shop.sql<{ file: string }[]>`
    select m.file from product_media m join product p on p.id = m.product_id where p.sku = ${sku}`
  const from = path.join(root, 'sites/fontaines/pictures')
  const files = media.map(({ file }) => file)
  await encodePictures(shop.sql, files, { from, media: new DiskStore(dataDir) })
})
afterAll(async () => {
  await shop.close()
  await rm(dataDir, { recursive: true })
})

/** A paid order of a cartridge, whose picture is encoded, and another product, whose picture is not. */
async function confirmation(email: string, store = 'en'): Promise<OutboxMail> {
  const cart = await cartWith(shop, { sku, quantity: 2 }, { store })
  await shop.send(
    `mutation ($id: String!) {
      addProductsToCart(cartId: $id, cartItems: [{ sku: "VSQ-NET", quantity: 1 }]) { user_errors { message } }
    }`,
    { id: cart },
    { store },
  )
  await checkOut(shop, cart, { store })
  await shop.send(
    'mutation ($id: String!, $email: String!) { setGuestEmailOnCart(input: { cart_id: $id, email: $email }) { cart { id } } }',
    { id: cart, email },
    { store },
  )
  const number = (await place(shop, cart, { store })).order?.order_number ?? ''
  const { grandTotal } = await orderRow(shop, number)
  await notify(shop, notificationFields(number, grandTotal, { vads_trans_id: number.slice(-6) }))
  const [mail] = await outbox(shop, email)
  return mail ?? expect.fail('no mail')
}

const picturesOf = ({ html }: OutboxMail) =>
  [...html.matchAll(/<img\b[^>]*>/g)].map(([tag]) =>
    Object.fromEntries(
      [...tag.matchAll(/\b(src|alt|width|height)="([^"]*)"/g)].map(([, name = '', value = '']) => [
        name,
        value,
      ]),
    ),
  )

async function served(url: string) {
  const answer = await shop.api.server.inject(new URL(url).pathname)
  expect(answer.statusCode).toBe(200)
  const { format, width, height } = await sharp(answer.rawPayload).metadata()
  return { format, width, height }
}

describe('a mail', () => {
  it('shows the shop’s logo and a picture of each line that has one, at public addresses', async () => {
    const mail = await confirmation('papers@example.com')
    const [logo, line, ...others] = picturesOf(mail)
    expect(others).toEqual([])
    expect(logo).toMatchObject({ width: '40', height: '40', alt: '' })
    expect(logo?.src).toMatch(/^https:\/\/api\.example\.com\/media\/logo\/[0-9a-f]{16}\.png$/)
    expect(line).toMatchObject({ width: '64', height: '64', alt: '' })
    expect(line?.src).toMatch(/^https:\/\/api\.example\.com\/media\/catalog\/product\/.+\.jpg$/)
    expect(await served(logo?.src ?? '')).toEqual({ format: 'png', width: 120, height: 120 })
    expect(await served(line?.src ?? '')).toEqual({ format: 'jpeg', width: 144, height: 144 })
    expect(mail.plain).not.toContain('/media/')
    expect(mail.plain).toContain('2 × Clair cartridge')
  })

  it('keeps telephone numbers on one line, and links them without spaces', async () => {
    const { html, plain } = await confirmation('telephone@example.com')
    expect(html).toContain('call +33\u00a01\u00a099\u00a000\u00a000\u00a048.')
    expect(html).toContain('href="tel:+33199000048"')
    expect(html).not.toContain('99 00 00')
    expect(plain).not.toContain('\u00a099')
  })

  it('reads the drawn logo once', async () => {
    await confirmation('once@example.com')
    const reading = vi.spyOn(shop.api.app.media, 'read')
    onTestFinished(() => reading.mockRestore())
    expect(picturesOf(await confirmation('twice@example.com'))[0]?.src).toContain('/media/logo/')
    expect(reading.mock.calls.flat().filter((key) => key.startsWith('media/logo/'))).toEqual([])
  })

  it('is written without a logo that cannot be drawn', async () => {
    const [{ site, ...file } = { site: 0 }] = await shop.sql<{ site: number; content: Buffer }[]>`
      select website_id as site, content from site_file f join website w on w.id = f.website_id
       where w.code = 'fontaines' and path = 'look/logo.svg'`
    const write = async (content: Buffer) =>
      await shop.sql`
        update site_file set content = ${content} where website_id = ${site} and path = 'look/logo.svg'`
    await write(Buffer.from('no drawing'))
    expect(picturesOf(await confirmation('broken@example.com'))).toHaveLength(1)
    await write((file as { content: Buffer }).content)
  })

  it('says the name with the logo that holds it', async () => {
    const change = async (holds: boolean) =>
      await shop.sql`
        update website set site = jsonb_set(site::jsonb, '{look,logo,holdsName}', to_jsonb(${holds}::boolean))::json
         where code = 'fontaines'`
    await change(true)
    const mail = await confirmation('holds@example.com')
    expect(picturesOf(mail)[0]).toMatchObject({ alt: 'Vasque' })
    expect(mail.html).not.toMatch(/<h1[^>]*>Vasque<\/h1>/)
    await change(false)
  })
})

describe('a document', () => {
  it('shows the logo; a quotation shows its lines, too', async () => {
    const as = await shop.signIn(professional)
    const cart = await cartWith(shop, { sku, quantity: 6 }, { as })
    await checkOut(shop, cart, { as })
    type Asked = { placeOrder: { order: { order_number: string } | null } }
    const { data: asked } = await shop.send<Asked>(
      'mutation ($id: String!) { placeOrder(input: { cart_id: $id, is_quotation: true }) { order { order_number } } }',
      { id: cart },
      { as },
    )
    type Pdf = { customer: { orders: { items: { quotation: { pdf: { content: string } } }[] } } }
    const { data } = await shop.send<Pdf>(
      `query ($number: String!) {
        customer { orders(filter: { number: { eq: $number } }) { items { quotation { pdf { content } } } } }
      }`,
      { number: asked.placeOrder.order?.order_number ?? '' },
      { as },
    )
    const pdf = Buffer.from(data.customer.orders.items[0]?.quotation.pdf.content ?? '', 'base64')
    expect(pdfPictures(pdf)).toEqual([
      { width: 120, height: 120 },
      { width: 144, height: 144 },
    ])
  })

  it('of what was bought shows the logo alone', async () => {
    await confirmation('invoice@example.com')
    const [{ token } = { token: '' }] = await shop.sql<{ token: string }[]>`
      select token from sales_order where email = 'invoice@example.com'`
    type Papers = { guestOrderByToken: { invoices: { pdf: { content: string } }[] } }
    const { data } = await shop.send<Papers>(
      'query ($token: String!) { guestOrderByToken(input: { token: $token }) { invoices { pdf { content } } } }',
      { token },
    )
    const pdf = Buffer.from(data.guestOrderByToken.invoices[0]?.pdf.content ?? '', 'base64')
    expect(pdfPictures(pdf)).toEqual([{ width: 120, height: 120 }])
  })
})
