import { expect } from '@playwright/test'
import { connect } from '../apps/api/src/platform/database.ts'
import { databaseUrl } from './changing-shop.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

type Found = { id: number; name: string; path: string }

/**
 * Recommends two products with one of the fountain shop that the catalogue links to nothing, as the daily count does, and
 * takes it back after `use`.
 */
async function withRecommendations(use: (product: Found, others: Found[]) => Promise<void>): Promise<void> {
  const sql = connect(await databaseUrl(), 1)
  const announce = async (id: number) => {
    await sql`select catalogue_changed('details', ${[id]})`
  }
  try {
    const [product, ...others] = await sql<Found[]>`
      select p.id, v.attribute_values ->> 'name' as name, r.request_path as path
        from product p
        join store s on s.code = 'fr'
        join product_website w on w.product_id = p.id and w.website_id = s.website_id
        join product_values v on v.product_id = p.id and v.store_id = 0
        join stock_item i on i.product_id = p.id and i.is_in_stock and i.quantity > 20
        join url_rewrite r on r.entity_type = 'PRODUCT' and r.entity_id = p.id and r.redirect_code = 0 and r.store_id = s.id
       where p.type = 'simple' and p.visibility = 4 and p.is_enabled
         and not exists (select from product_link l where l.product_id = p.id)
       order by p.id limit 3`
    if (!product || others.length < 2) throw new Error('The shop links every product to others.')
    await sql`delete from bought_together where product_id = ${product.id}`
    for (const [position, { id }] of others.entries())
      await sql`
        insert into bought_together (website_id, product_id, other_id, position)
        select website_id, ${product.id}, ${id}, ${position} from store where code = 'fr'`
    await announce(product.id)
    await use(product, others)
    await sql`delete from bought_together where product_id = ${product.id}`
    await announce(product.id)
  } finally {
    await sql.end()
  }
}

test('What was bought with a product stands on its page and in the cart', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await withRecommendations(async (product, others) => {
    const heading = page.getByRole('heading', { name: message('product_related') })
    const row = page.locator('section').filter({ has: heading })
    // Every process shows the change within a second.
    await expect(async () => {
      await shopper.open(product.path)
      for (const { name } of others) await expect(row).toContainText(name, { timeout: 1000 })
    }).toPass()
    await shopper.addToCart()
    await shopper.goToCart()
    const suggested = page.getByRole('main')
    await expect(suggested.getByRole('heading', { level: 2, name: message('cart_crosssell') })).toBeVisible()
    for (const { name } of others) await expect(suggested).toContainText(name)
  })
})
