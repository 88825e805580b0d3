import type { Sql, Transaction } from '../platform/database.ts'
import { announceIds } from './changes.sql.ts'
import { recordPrices } from './record-prices.ts'

/** Products whose prices begin in one transaction, which does not hold up others for long. */
const atOnce = 500

/**
 * Makes scheduled prices whose day has begun the prices of their products, with their history, and tells all processes. Special
 * prices stay. Several processes may do it at the same time.
 */
export async function beginScheduledPrices(sql: Sql, day: string): Promise<void> {
  let begun = atOnce
  while (begun === atOnce) begun = await sql.begin((tx) => beginSome(tx, day))
}

async function beginSome(tx: Transaction, day: string): Promise<number> {
  const due = await tx<{ id: number }[]>`
    select id from product
     where exists (select from scheduled_price s where s.product_id = product.id and s.first_day <= ${day})
     order by id limit ${atOnce} for no key update skip locked`
  if (due.length === 0) return 0
  const ids = due.map(({ id }) => id)
  await tx`
    with due as (delete from scheduled_price
                  where product_id = any(${ids}::int[]) and first_day <= ${day} returning *),
    latest as (select distinct on (product_id, website_id, currency) * from due
                order by product_id, website_id, currency, first_day desc),
    own as (insert into product_price (product_id, website_id, price)
            select product_id, website_id, price from latest where currency is null
            on conflict (product_id, website_id) do update set price = excluded.price)
    insert into product_currency_price (product_id, website_id, currency, price)
    select product_id, website_id, currency, price from latest where currency is not null
    on conflict (product_id, website_id, currency) do update set price = excluded.price`
  await recordPrices(tx, ids)
  await announceIds(tx, 'prices', ids)
  return ids.length
}

/** The base price that a product has on a day of a website and the list of a currency; null is the website's own. */
export type ScheduledPrice = { websiteId: number; currency: string | null; price: number; firstDay: string }

/** What the base prices of a product will be on a day, where they are to change until then. */
export async function selectScheduled(sql: Sql, productId: number, day: string): Promise<ScheduledPrice[]> {
  return await sql<ScheduledPrice[]>`
    select distinct on (website_id, currency) website_id as "websiteId", currency::text, price,
           first_day::text as "firstDay"
      from scheduled_price where product_id = ${productId} and first_day <= ${day}
     order by website_id, currency, first_day desc`
}
