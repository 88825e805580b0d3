import type { Sql } from '../apps/api/src/platform/database.ts'

/**
 * Adds accounts to the first website, one in seven of a company, and gives each the order of its number (`addOrders`),
 * where there is one. One in a thousand companies waits for approval.
 */
export async function addCustomers(sql: Sql, count: number): Promise<void> {
  await sql.begin(async (tx) => {
    await tx`set local statement_timeout = 0`
    await tx`
      insert into customer (website_id, group_id, email, password_hash, firstname, lastname, pad_company, professional_state,
                            telephone, created_at, email_verified_at)
      select 1, case when n % 7 = 0 then 2 else 1 end, 'buyer' || n || '@example.com', '', 'Camille' || n % 500,
             'Martin' || n % 5000, case when n % 7 = 0 then 'Company ' || n end,
             case when n % 7 = 0 then case when n % 7000 = 0 then 'waiting' else 'confirmed' end end,
             '06' || lpad(n::text, 8, '0'), timestamptz '2026-11-24 12:00Z' - n * interval '1 minute', now()
        from generate_series(1, ${count}::integer) as n`
    await tx`
      update sales_order o set customer_id = c.id
        from customer c
       where o.customer_id is null and c.website_id = 1 and lower(c.email) = lower(o.email)`
  })
  await sql`vacuum analyze`
}
