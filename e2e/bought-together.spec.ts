import { expect } from '@playwright/test'
import { connect } from '../apps/api/src/platform/database.ts'
import { databaseUrl } from './changing-shop.ts'
import { Shopper } from './shopper.ts'
import { test } from './test.ts'

const PRODUCT = 'VSQ-MINI'
/** The catalogue links neither with the product, and they stand in other categories. */
const OTHERS = ['VSQ-BOU60', 'VSQ-DET']

/** Recommends the others with the product, as the daily count does, and takes it back after `use`. */
async function withRecommendations(use: (others: { name: string }[]) => Promise<void>): Promise<void> {
  const sql = connect(await databaseUrl(), 1)
  const forget = async () => {
    await sql`delete from bought_together where product_id = (select id from product where sku = ${PRODUCT})`
  }
  const announce = async () => {
    await sql`select catalogue_changed('details', array_agg(id)) from product where sku = ${PRODUCT}`
  }
  try {
    await forget()
    for (const [position, sku] of OTHERS.entries())
      await sql`
        insert into bought_together (website_id, product_id, other_id, position)
        select g.website_id, one.id, other.id, ${position}
          from store s join store_group g on g.id = s.group_id, product one, product other
         where s.code = 'fr' and one.sku = ${PRODUCT} and other.sku = ${sku}`
    await announce()
    await use(
      await sql`
        select v.attribute_values ->> 'name' as name
          from product p join product_values v on v.product_id = p.id and v.store_id = 0
         where p.sku = any (${OTHERS})`,
    )
    await forget()
    await announce()
  } finally {
    await sql.end()
  }
}

test('What was bought with a product stands on its page and in the cart', async ({ page }) => {
  const shopper = new Shopper(page, 'fr')
  const { message } = shopper
  await withRecommendations(async (others) => {
    const heading = page.getByRole('heading', { name: message('product_related') })
    const row = page.locator('section').filter({ has: heading })
    // Every process shows the change within a second.
    await expect(async () => {
      await shopper.open('cartouche-mini.html')
      for (const { name } of others) await expect(row).toContainText(name, { timeout: 1000 })
    }).toPass()
    await shopper.addToCart()
    await shopper.goToCart()
    const suggested = page.getByRole('main')
    await expect(suggested.getByRole('heading', { level: 2, name: message('cart_crosssell') })).toBeVisible()
    for (const { name } of others) await expect(suggested).toContainText(name)
  })
})
