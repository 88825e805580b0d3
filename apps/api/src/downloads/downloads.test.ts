import { mkdir, mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { cartWith, notificationFields, notify, orderRow, paris, place } from '../../test/checkout.ts'
import { ImportReport, importDownloadFiles, importProducts } from '../import/index.ts'
import { ordersCommand, renderOrderMails } from '../orders/index.ts'
import { DiskStore } from '../platform/media-store/disk-store.ts'

let shop: TestApi
let dataDir: string
let as: string
let other: string

const header =
  'sku,store_view_code,product_type,product_websites,name,tax_class_name,price,qty,is_in_stock,downloadable_links,downloadable_samples'
const links = [
  'group_title=Fichiers, purchased_separately=1, title=Plan, price=10.00, downloads=2, file=plans/plan.pdf, sample=plans/extrait.txt, sortorder=2',
  'group_title=Fichiers, title=Notice, price=5.00, downloads=unlimited, shareable=1, file=notice.pdf, sortorder=1',
].join('|')
const whole = 'title=Guide,downloads=1,file=guide.pdf|title=Ailleurs,url=https://files.example/a.zip'

beforeAll(async () => {
  dataDir = await mkdtemp(path.join(tmpdir(), 'downloads-'))
  const from = path.join(dataDir, 'source')
  await mkdir(path.join(from, 'plans'), { recursive: true })
  for (const file of ['plans/plan.pdf', 'plans/extrait.txt', 'notice.pdf', 'guide.pdf'])
    await writeFile(path.join(from, file), `content of ${file}`)
  await writeFile(path.join(dataDir, 'secret.txt'), 'secret')
  const file = path.join(dataDir, 'products.csv')
  await writeFile(
    file,
    [
      header,
      `DL-PLANS,,downloadable,fontaines,Plans,standard,20.00,9999,1,"${links}","title=Aperçu,file=plans/extrait.txt"`,
      'DL-PLANS,it,,,Disegni,,,,,"group_title=File, title=Istruzioni, sortorder=1|title=Disegno, sortorder=2",title=Anteprima',
      `DL-GUIDE,,downloadable,fontaines,Guide,standard,30.00,9999,1,"${whole}",`,
    ].join('\n'),
  )
  shop = await createTestApi({
    settings: { dataDir },
    prepare: async (sql) => {
      const report = await importProducts(sql, file)
      await importDownloadFiles(sql, { from, media: new DiskStore(dataDir) }, report)
      const own = report.problems.filter(({ message }) => message.includes('DL-'))
      if (own.length > 0) throw new Error(JSON.stringify(own))
    },
  })
  as = await shop.signIn()
  other = await shop.signIn('professionnel@example.com')
})
afterAll(async () => {
  await shop.close()
  await rm(dataDir, { recursive: true })
})

type Link = { id: number; uid: string; title: string; price: number; sample_url: string | null }
type Product = {
  __typename: string
  links_title: string
  links_purchased_separately: number
  downloadable_product_links: Link[]
  downloadable_product_samples: { title: string; sample_url: string }[]
}

const productOf = async (sku: string, store = 'fr'): Promise<Product> => {
  const { data } = await shop.send<{ products: { items: Product[] } }>(
    `query ($sku: String!) { products(filter: { sku: { eq: $sku } }) { items { __typename ... on DownloadableProduct {
      links_title links_purchased_separately
      downloadable_product_links { id uid title sort_order price number_of_downloads is_shareable link_type sample_url sample_type }
      downloadable_product_samples { id title sample_url sample_type }
    } } } }`,
    { sku },
    { store },
  )
  return data.products.items[0] ?? expect.fail(`no ${sku}`)
}

type Line = { __typename: string; links: { title: string; price: number }[]; samples: { title: string }[] }
type Cart = { is_virtual: boolean; itemsV2: { items: Line[] }; prices: { grand_total: { value: number } } }
const cartFields = `is_virtual prices { grand_total { value } } itemsV2 { items { __typename
  ... on DownloadableCartItem { links { title price } samples { title } } } }`

const add = async (sku: string, uids: readonly string[], quantity = 1, visitor: { as?: string } = { as }) => {
  const made = await shop.send<{ createEmptyCart: string }>('mutation { createEmptyCart }', {}, visitor)
  const id = made.data.createEmptyCart
  const { data } = await shop.send<{
    addProductsToCart: { cart: Cart; user_errors: { code: string; message: string }[] }
  }>(
    `mutation ($id: String!, $items: [CartItemInput!]!) {
      addProductsToCart(cartId: $id, cartItems: $items) { cart { ${cartFields} } user_errors { code message } }
    }`,
    { id, items: [{ sku, quantity, selected_options: uids }] },
    visitor,
  )
  return { id, ...data.addProductsToCart }
}

const checkOut = async (id: string, visitor: { as?: string } = { as }) => {
  const { errors } = await shop.send(
    `mutation ($id: String!, $address: CartAddressInput!) {
      ${visitor.as ? '' : 'setGuestEmailOnCart(input: { cart_id: $id, email: "guest@example.com" }) { cart { id } }'}
      setBillingAddressOnCart(input: { cart_id: $id, billing_address: { address: $address } }) { cart { id } }
      setPaymentMethodOnCart(input: { cart_id: $id, payment_method: { code: "payzen_standard" } }) { cart { id } }
    }`,
    { id, address: { ...paris, save_in_address_book: false } },
    visitor,
  )
  expect(errors).toBeUndefined()
}

const order = async (sku: string, uids: readonly string[] = [], quantity = 1): Promise<string> => {
  const { id, user_errors } = await add(sku, uids, quantity)
  expect(user_errors).toEqual([])
  await checkOut(id)
  const { order: done, errors } = await place(shop, id, { as })
  return done?.order_number ?? expect.fail(errors[0]?.message)
}

let transactions = 0
const pay = async (number: string) => {
  const { grandTotal } = await orderRow(shop, number)
  const transaction = String(++transactions).padStart(6, '0')
  expect(
    await notify(shop, notificationFields(number, grandTotal, { vads_trans_id: transaction })),
  ).toMatchObject({
    status: 200,
  })
}

type Bought = {
  date: string
  download_url: string
  order_increment_id: string
  remaining_downloads: string
  status: string
}
const bought = async (number: string, token = as) => {
  const { data } = await shop.send<{ customerDownloadableProducts: { items: Bought[] } }>(
    '{ customerDownloadableProducts { items { date download_url order_increment_id remaining_downloads status } } }',
    {},
    { as: token },
  )
  return data.customerDownloadableProducts.items.filter((item) => item.order_increment_id === number)
}
const states = async (number: string) =>
  (await bought(number)).map(({ status, remaining_downloads }) => [status, remaining_downloads])

const get = async (url: string, token?: string, method: 'GET' | 'HEAD' = 'GET') => {
  const answer = await shop.api.server.inject({
    method,
    url: new URL(url, 'http://localhost').pathname,
    headers: token === undefined ? {} : { authorization: `Bearer ${token}` },
  })
  return { status: answer.statusCode, body: answer.body, headers: answer.headers }
}

test('a downloadable product shows its links, their prices and samples in each language', async () => {
  const product = await productOf('DL-PLANS')
  expect(product).toMatchObject({
    __typename: 'DownloadableProduct',
    links_title: 'Fichiers',
    links_purchased_separately: 1,
    downloadable_product_links: [
      {
        title: 'Notice',
        price: 6,
        number_of_downloads: 0,
        is_shareable: true,
        link_type: 'FILE',
        sample_url: null,
      },
      { title: 'Plan', price: 12, number_of_downloads: 2, is_shareable: false, sample_type: 'FILE' },
    ],
    downloadable_product_samples: [{ title: 'Aperçu', sample_type: 'FILE' }],
  })
  const [notice, plan] = product.downloadable_product_links
  expect(Buffer.from(notice?.uid ?? '', 'base64').toString()).toBe(`downloadable/${notice?.id}`)
  expect(await productOf('DL-PLANS', 'it')).toMatchObject({
    links_title: 'File',
    downloadable_product_links: [{ title: 'Istruzioni' }, { title: 'Disegno' }],
    downloadable_product_samples: [{ title: 'Anteprima' }],
  })
  for (const url of [plan?.sample_url, product.downloadable_product_samples[0]?.sample_url]) {
    const sample = await get(url ?? '')
    expect(sample).toMatchObject({ status: 200, body: 'content of plans/extrait.txt' })
    expect(sample.headers).toMatchObject({
      'content-type': 'text/plain; charset=utf-8',
      'content-disposition': 'attachment; filename="extrait.txt"',
    })
  }
})

test('only samples are served without a purchase', async () => {
  const { downloadable_product_links: own } = await productOf('DL-PLANS')
  const notice = own.find(({ title }) => title === 'Notice')
  const addresses = [
    `/downloadable/download/linkSample/link_id/${notice?.id}`,
    '/downloadable/download/linkSample/link_id/999999',
    '/downloadable/download/linkSample/link_id/1%20or%201',
    '/downloadable/download/sample/sample_id/..%2f..%2fsecret.txt',
    '/downloadable/download/link/id/..%2F..%2Fsecret.txt',
    `/downloadable/download/link/id/${'a'.repeat(32)}`,
    '/downloads/notice.pdf',
    '/media/../downloads/notice.pdf',
  ]
  const found: string[] = []
  for (const address of addresses)
    for (const token of [undefined, as]) if ((await get(address, token)).status !== 404) found.push(address)
  expect(found).toEqual([])
})

test('selected links add to the price, and at least one is selected', async () => {
  const [notice, plan] = (await productOf('DL-PLANS')).downloadable_product_links
  const missing = await add('DL-PLANS', [])
  expect(missing.user_errors).toMatchObject([{ message: 'Please specify product link(s).' }])
  const unknown = await add('DL-PLANS', [Buffer.from('downloadable/999999').toString('base64')])
  expect(unknown.user_errors).toHaveLength(1)
  const { cart } = await add('DL-PLANS', [plan?.uid ?? ''], 2, {})
  expect(cart).toMatchObject({
    is_virtual: true,
    itemsV2: {
      items: [
        {
          __typename: 'DownloadableCartItem',
          links: [{ title: 'Plan', price: 12 }],
          samples: [{ title: 'Aperçu' }],
        },
      ],
    },
    prices: { grand_total: { value: 72 } },
  })
  const id = await cartWith(shop, { sku: 'VSQ-CLAIR' })
  const { data } = await shop.send<{ addDownloadableProductsToCart: { cart: Cart } }>(
    `mutation ($input: AddDownloadableProductsToCartInput) { addDownloadableProductsToCart(input: $input) { cart { ${cartFields} } } }`,
    {
      input: {
        cart_id: id,
        cart_items: [
          {
            data: { sku: 'DL-PLANS', quantity: 1 },
            downloadable_product_links: [{ link_id: notice?.id }, { link_id: plan?.id }],
          },
        ],
      },
    },
  )
  const { cart: mixed } = data.addDownloadableProductsToCart
  expect(mixed.is_virtual).toBe(false)
  expect(mixed.itemsV2.items[1]?.links.map(({ title }) => title)).toEqual(['Notice', 'Plan'])
})

test('links that are not sold one by one belong to the product', async () => {
  const { cart } = await add('DL-GUIDE', [], 1, {})
  expect(cart.itemsV2.items[0]?.links.map(({ title }) => title)).toEqual(['Guide', 'Ailleurs'])
  expect(cart.prices.grand_total.value).toBe(36)
})

test('guests cannot order links that need a sign-in', async () => {
  const { id } = await add('DL-GUIDE', [], 1, {})
  await checkOut(id, {})
  const { errors } = await place(shop, id)
  expect(errors).toMatchObject([
    {
      code: 'UNABLE_TO_PLACE_ORDER',
      message: 'Guest checkout is not allowed. Register a customer account or login with existing one.',
    },
  ])
})

test('buyers download what they have paid, as often as they bought, and nobody else does', async () => {
  const [, plan] = (await productOf('DL-PLANS')).downloadable_product_links
  const number = await order('DL-PLANS', [plan?.uid ?? ''], 2)
  expect(await states(number)).toEqual([['pending_payment', '4']])
  const [link] = await bought(number)
  const url = link?.download_url ?? ''
  expect(link?.date).toMatch(/^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/)
  expect(await bought(number, other)).toEqual([])
  expect((await get(url, as)).status).toBe(403)
  await pay(number)
  expect(await states(number)).toEqual([['available', '4']])

  expect((await get(url)).status).toBe(401)
  expect((await get(url, 'wrong')).status).toBe(401)
  expect((await get(url, other)).status).toBe(404)
  expect((await get(url, as, 'HEAD')).status).toBe(404)
  expect(await states(number)).toEqual([['available', '4']])

  const file = await get(url, as)
  expect(file).toMatchObject({ status: 200, body: 'content of plans/plan.pdf' })
  expect(file.headers).toMatchObject({
    'content-type': 'application/pdf',
    'content-disposition': 'attachment; filename="plan.pdf"',
    'content-length': '25',
    'cache-control': 'private, no-store',
    'x-content-type-options': 'nosniff',
  })
  const answers = await Promise.all(Array.from({ length: 6 }, () => get(url, as)))
  expect(answers.map(({ status }) => status).toSorted((a, b) => a - b)).toEqual([
    200, 200, 200, 410, 410, 410,
  ])
  expect(await states(number)).toEqual([['expired', '0']])
})

test('shareable links need no sign-in, and have no limit unless they name one', async () => {
  const [notice] = (await productOf('DL-PLANS')).downloadable_product_links
  const number = await order('DL-PLANS', [notice?.uid ?? ''])
  await pay(number)
  const [link] = await bought(number)
  for (const token of [undefined, other, as])
    expect(await get(link?.download_url ?? '', token)).toMatchObject({
      status: 200,
      body: 'content of notice.pdf',
    })
  expect(await states(number)).toEqual([['available', 'Unlimited']])
})

test('guests order shareable links, whose addresses are mailed with the confirmation', async () => {
  const [notice] = (await productOf('DL-PLANS')).downloadable_product_links
  const { id } = await add('DL-PLANS', [notice?.uid ?? ''], 1, {})
  await checkOut(id, {})
  const { order: done } = await place(shop, id)
  const number = done?.order_number ?? expect.fail('no order')
  await pay(number)
  await renderOrderMails(shop.api.app)
  const [mail] = await shop.sql<{ plain: string; html: string }[]>`
    select plain, html from mail m join sales_order o on o.id = m.order_id
     where o.number = ${number} and m.kind = 'order_confirmation'`
  expect(mail?.plain).toMatch(/Télécharger\u00a0: Notice\n/)
  const [url = ''] = /http\S*\/downloadable\/download\/link\/id\/[\w-]{32}/.exec(mail?.plain ?? '') ?? []
  expect(mail?.html).toContain(url)
  expect(await get(url)).toMatchObject({ status: 200, body: 'content of notice.pdf' })
})

test('addresses elsewhere are told only to buyers', async () => {
  const number = await order('DL-GUIDE')
  await pay(number)
  const [, elsewhere] = await bought(number)
  const answer = await get(elsewhere?.download_url ?? '', as)
  expect([answer.status, answer.headers.location]).toEqual([303, 'https://files.example/a.zip'])
})

test('orders, invoices and credit notes name the links, and a refund ends the access', async () => {
  const number = await order('DL-GUIDE', [], 2)
  await pay(number)
  const [guide] = await bought(number)
  await ordersCommand(shop.api.app, ['refund', number], new Map([['items', 'DL-GUIDE:1']]))
  expect(await states(number)).toEqual([
    ['available', '1'],
    ['available', 'Unlimited'],
  ])
  await ordersCommand(shop.api.app, ['refund', number], new Map())
  expect((await states(number)).map(([status]) => status)).toEqual(['expired', 'expired'])
  expect((await get(guide?.download_url ?? '', as)).status).toBe(410)

  const fields = '__typename ... on DownloadableOrderItem { downloadable_links { title sort_order } }'
  const { data } = await shop.send<{ customer: { orders: { items: unknown[] } } }>(
    `query ($number: String!) { customer { orders(filter: { number: { eq: $number } }) { items {
      is_virtual items { ${fields} }
      invoices { items { __typename ... on DownloadableInvoiceItem { downloadable_links { title } } } }
      credit_memos { items { __typename ... on DownloadableCreditMemoItem { downloadable_links { title } } } }
      shipments { id }
    } } } }`,
    { number },
    { as },
  )
  const titles = [{ title: 'Guide' }, { title: 'Ailleurs' }]
  const credit = { items: [{ __typename: 'DownloadableCreditMemoItem', downloadable_links: titles }] }
  expect(data.customer.orders.items).toMatchObject([
    {
      is_virtual: true,
      items: [{ __typename: 'DownloadableOrderItem', downloadable_links: titles }],
      invoices: [{ items: [{ __typename: 'DownloadableInvoiceItem', downloadable_links: titles }] }],
      credit_memos: [credit, credit],
      shipments: [],
    },
  ])
})

test('a cancelled order gives no access', async () => {
  const number = await order('DL-GUIDE')
  await ordersCommand(shop.api.app, ['cancel', number], new Map())
  expect((await states(number)).map(([status]) => status)).toEqual(['expired', 'expired'])
})

test('a file that is missing is no download', async () => {
  const number = await order('DL-GUIDE')
  await pay(number)
  await shop.sql`update order_item_download set file = 'gone.pdf' where file = 'guide.pdf'`
  try {
    const [guide] = await bought(number)
    expect((await get(guide?.download_url ?? '', as)).status).toBe(404)
    expect((await states(number))[0]).toEqual(['available', '1'])
  } finally {
    await shop.sql`update order_item_download set file = 'guide.pdf' where file = 'gone.pdf'`
  }
})

test('guests have no downloads', async () => {
  const { status, errors } = await shop.send('{ customerDownloadableProducts { items { status } } }')
  expect([status, errors?.[0]?.message]).toEqual([403, "The current customer isn't authorized."])
})

test('an import replaces links, keeps their ids, and reports what cannot be sold', async () => {
  const before = await productOf('DL-PLANS')
  const rows = [
    'title=Plan,price=11.00,file=plans/plan.pdf',
    'title=Plan,file=a.pdf',
    'title=Secret,file=../secret.txt',
    'title=Nowhere',
    'title=Web,url=javascript:alert(1)',
    'title=Free,price=free,file=a.pdf',
    'title=Many,downloads=many,file=a.pdf',
    'file=a.pdf',
  ]
  const file = path.join(dataDir, 'again.csv')
  const imported = async (text: string) => {
    await writeFile(file, `${header},gift_message_available\n${text}`)
    return (await importProducts(shop.sql, file)).problems.map(({ message }) => message)
  }
  expect(
    await imported(`DL-BAD,,downloadable,fontaines,Mauvais,standard,20.00,9999,1,"${rows.join('|')}",,No`),
  ).toEqual([
    '"Plan" stands twice.',
    'an entry has no title=.',
    '"Secret": "../secret.txt" is no file name: use letters, digits, ".", "_" and "-".',
    '"Nowhere": name a file= or a url=.',
    '"Web": name a file= or a url=.',
    '"Free": the price "free" is not an amount: write it like 8.50.',
    '"Many": downloads is a whole number or unlimited, not "many".',
  ])
  expect(
    await imported('DL-SIMPLE,,simple,fontaines,Simple,standard,20.00,9999,1,"title=A,file=a.pdf",,Yes'),
  ).toEqual(['only a downloadable product has them: set product_type.'])
  const flags = await shop.sql<{ sku: string; flag: string }[]>`
    select sku, attribute_values->>'gift_message_available' as flag
      from product_values join product p on p.id = product_id
     where sku in ('DL-BAD', 'DL-SIMPLE') and store_id = 0 order by sku`
  expect(flags.map(({ flag }) => flag)).toEqual(['0', '1'])
  // The second is left out: the others keep their translations.
  const three = 'title=Un,file=notice.pdf|title=Deux,file=../b.pdf|title=Trois,file=notice.pdf'
  await imported(
    `DL-THREE,,downloadable,fontaines,Trois,standard,20.00,9999,1,"${three}",,\n` +
      'DL-THREE,it,,,Tre,,,,,title=Uno|title=Due|title=Tre,,',
  )
  const translated = await shop.sql<{ title: string; it: string }[]>`
    select admin_title as title, titles->>'it' as it from downloadable_link l join product p on p.id = l.product_id
     where sku = 'DL-THREE' order by position`
  expect(translated).toEqual([
    { title: 'Un', it: 'Uno' },
    { title: 'Trois', it: 'Tre' },
  ])
  await imported(
    'DL-PLANS,,downloadable,fontaines,Plans,standard,20.00,9999,1,"title=Plan,file=plans/plan.pdf",,',
  )
  await shop.api.app.catalogue.refresh()
  const after = await productOf('DL-PLANS')
  expect(after.downloadable_product_links).toMatchObject([
    { id: before.downloadable_product_links[1]?.id, title: 'Plan', price: 0, number_of_downloads: 0 },
  ])
  expect(after.downloadable_product_samples).toHaveLength(1)
  const report = new ImportReport(file)
  await rm(path.join(dataDir, 'downloads', 'guide.pdf'))
  await importDownloadFiles(shop.sql, { media: shop.api.app.media }, report)
  const own = report.problems.map(({ message }) => message).filter((message) => message.includes('DL-'))
  expect(own).toEqual([
    'the file "guide.pdf" of DL-GUIDE is not there: import again with --downloads FOLDER. It cannot be downloaded.',
  ])
})
