import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, expect, test } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importProducts } from '../import/index.ts'
import { contents, listOwner } from './wishlists.fixture.ts'

let shop: TestApi
let folder: string

const links =
  'purchased_separately=1,title=Plan,price=10.00,file=plan.pdf|title=Notice,price=5.00,file=notice.pdf'
const columns =
  'sku,product_type,product_websites,name,tax_class_name,price,qty,is_in_stock,downloadable_links,downloadable_samples'

beforeAll(async () => {
  folder = await mkdtemp(path.join(tmpdir(), 'wishlists-'))
  const file = path.join(folder, 'products.csv')
  const product = `DL-PLANS,downloadable,fontaines,Plans,standard,20.00,9999,1,"${links}","title=Aperçu,file=extrait.txt"`
  await writeFile(file, `${columns}\n${product}`)
  shop = await createTestApi({
    prepare: async (sql) => {
      const { problems } = await importProducts(sql, file)
      if (problems.length > 0) throw new Error(JSON.stringify(problems))
    },
  })
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true })
})

test('the links of a downloadable product may be selected later, and move to the cart', async () => {
  const person = listOwner(shop, { as: await shop.signIn() })
  const { data } = await person.send<{
    products: { items: { downloadable_product_links: { uid: string; title: string }[] }[] }
  }>(
    '{ products(filter: { sku: { eq: "DL-PLANS" } }) { items { ... on DownloadableProduct { downloadable_product_links { uid title } } } } }',
  )
  const uidOf = (title: string) =>
    data.products.items[0]?.downloadable_product_links.find((link) => link.title === title)?.uid ??
    expect.fail(`no ${title}`)
  const { wishlist } = await person.add({ sku: 'DL-PLANS', quantity: 1 })
  const [open] = wishlist.items_v2.items
  expect(open).toMatchObject({
    __typename: 'DownloadableWishlistItem',
    links_v2: [],
    samples: [{ title: 'Aperçu' }],
  })
  const id = open?.id ?? ''
  expect((await person.move()).add_wishlist_items_to_cart_user_errors).toMatchObject([
    { code: 'UNDEFINED', message: 'Please specify product link(s).' },
  ])

  const select = async (...titles: string[]) => {
    const changed = await person.update({ wishlist_item_id: id, selected_options: titles.map(uidOf) })
    expect(changed.user_errors).toEqual([])
    return changed.wishlist.items_v2.items[0]?.links_v2
  }
  expect(await select('Plan', 'Notice')).toEqual([{ title: 'Plan' }, { title: 'Notice' }])
  // A new selection replaces the other.
  expect(await select('Notice')).toEqual([{ title: 'Notice' }])
  const moved = await person.move()
  expect([moved.status, contents(moved.wishlist)]).toEqual([true, []])
  const cart = await person.send<unknown>(
    '{ customerCart { items { quantity ... on DownloadableCartItem { links { title } } } } }',
  )
  expect(cart.data).toEqual({ customerCart: { items: [{ quantity: 1, links: [{ title: 'Notice' }] }] } })
})
