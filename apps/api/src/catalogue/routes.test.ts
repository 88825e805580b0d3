import { mkdtemp, rm, writeFile } from 'node:fs/promises'
import os from 'node:os'
import path from 'node:path'
import { afterAll, beforeAll, describe, expect, it } from 'vitest'
import { createTestApi, type TestApi } from '../../test/api.ts'
import { importProducts } from '../import/index.ts'

let shop: TestApi
let folder: string
beforeAll(async () => {
  shop = await createTestApi()
  folder = await mkdtemp(path.join(os.tmpdir(), 'comptoir-routes-'))
})
afterAll(async () => {
  await shop.close()
  await rm(folder, { recursive: true, force: true })
})

const header =
  'sku,store_view_code,product_type,categories,product_websites,name,tax_class_name,visibility,price,url_key,product_online,qty,is_in_stock'

async function importRows(...rows: string[]): Promise<void> {
  const file = path.join(folder, 'products.csv')
  await writeFile(file, [header, ...rows].join('\n'))
  expect((await importProducts(shop.sql, file)).problems).toEqual([])
  await shop.api.app.catalogue.refresh()
}

const jug = (urlKey: string, online = 1) => [
  `JUG,,simple,Vasque/Accessoires,fontaines,Broc,standard,"Catalog, Search",10.00,${urlKey},${online},5,1`,
  `JUG,en,,,,Jug,,,,${urlKey}-en,,,`,
]

type Resolved = {
  urlResolver: { redirectCode: number; relative_url: string; type: string; sku: string | null } | null
  route: { redirect_code: number; relative_url: string; sku?: string } | null
}

async function resolve(url: string, store = 'fr') {
  const query = `query ($url: String!) {
    urlResolver(url: $url) { redirectCode relative_url type sku }
    route(url: $url) { redirect_code relative_url ... on ProductInterface { sku } } }`
  const { data, errors } = await shop.send<Resolved>(query, { url }, { store })
  expect(errors).toBeUndefined()
  return data
}

/** Target and status of a URL; both queries must agree. */
async function leadsTo(url: string, store = 'fr'): Promise<[string, number] | null> {
  const { urlResolver, route } = await resolve(url, store)
  expect(route && [route.relative_url, route.redirect_code]).toEqual(
    urlResolver && [urlResolver.relative_url, urlResolver.redirectCode],
  )
  return urlResolver && [urlResolver.relative_url, urlResolver.redirectCode]
}

describe('the URL of a product', () => {
  it('redirects to the newest URL after each import that changed it', async () => {
    await importRows(...jug('broc'))
    await importRows(...jug('broc-bleu'))
    await importRows(...jug('broc-vert'))
    for (const url of ['broc', 'broc.html', 'broc-bleu.html'])
      expect(await leadsTo(url)).toEqual(['broc-vert.html', 301])
    expect(await leadsTo('broc-vert')).toEqual(['broc-vert.html', 0])
    expect(await leadsTo('broc-bleu-en.html', 'en')).toEqual(['broc-vert-en.html', 301])
  })

  it('can return to an earlier value', async () => {
    await importRows(...jug('broc'))
    expect(await leadsTo('broc.html')).toEqual(['broc.html', 0])
    expect(await leadsTo('broc-vert.html')).toEqual(['broc.html', 301])
  })

  it('of another language redirects temporarily to this language', async () => {
    expect(await leadsTo('broc-en.html', 'fr')).toEqual(['broc.html', 302])
    expect(await leadsTo('broc.html', 'it')).toEqual(['broc.html', 0])
    expect(await leadsTo('broc.html', 'en')).toEqual(['broc-en.html', 302])
  })

  it('keeps temporary redirects', async () => {
    await shop.sql`
      insert into url_rewrite (store_id, request_path, entity_type, entity_id, redirect_code, target_path)
      select store_id, 'offre-du-moment', entity_type, entity_id, 302, request_path
        from url_rewrite where request_path = 'broc.html' and store_id = (select id from store where code = 'fr')`
    await importRows(...jug('broc'))
    expect(await leadsTo('offre-du-moment')).toEqual(['broc.html', 302])
  })

  it('that redirects gives way to a category with the same path', async () => {
    await shop.sql`
      insert into url_rewrite (store_id, request_path, entity_type, entity_id, redirect_code, target_path)
      select c.store_id, c.request_path || '.html', p.entity_type, p.entity_id, 301, p.request_path
        from url_rewrite c join url_rewrite p on p.store_id = c.store_id and p.request_path = 'broc.html'
       where c.request_path = 'accessoires' and c.entity_type = 'CATEGORY'`
    expect(await resolve('accessoires')).toMatchObject({ urlResolver: { type: 'CATEGORY', redirectCode: 0 } })
  })

  it('is not found on the other website or when the product is disabled', async () => {
    const sushi = shop.api.app.stores.all.find(({ website }) => website.code === 'sushi')
    expect(await leadsTo('broc.html', sushi?.code)).toBeNull()
    await importRows(...jug('broc', 2))
    for (const url of ['broc', 'broc.html', 'broc-vert.html', 'broc-en.html'])
      expect(await leadsTo(url)).toBeNull()
  })
})
