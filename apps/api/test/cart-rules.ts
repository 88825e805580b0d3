import { saveCartRule, type NewCartRule } from '../src/promotions/index.ts'
import type { Sql } from '../src/platform/database.ts'

type Given = Pick<NewCartRule, 'code' | 'action'> & Partial<NewCartRule>

/** Adds a rule to a website, or changes it; it applies by itself unless it needs a coupon. Returns its id. */
export async function addCartRule(sql: Sql, rule: Given, website = 'fontaines'): Promise<number> {
  return await sql.begin(async (tx) => {
    const [row] = await tx<[{ id: number }]>`select id from website where code = ${website}`
    const id = await saveCartRule(tx, row.id, {
      name: rule.code,
      labels: {},
      isActive: true,
      startsAt: null,
      endsAt: null,
      priority: 0,
      condition: null,
      needsCoupon: false,
      stopsFurtherRules: false,
      isExclusive: false,
      group: null,
      maxUses: null,
      usesPerCustomer: null,
      maxAmount: null,
      ...rule,
    })
    if (rule.needsCoupon)
      await tx`
        insert into coupon (website_id, rule_id, code) values (${row.id}, ${id}, ${rule.code})
        on conflict (website_id, upper(code)) do update set rule_id = excluded.rule_id`
    return id
  })
}

/** Adds a rule with a coupon of its code. */
export async function addCoupon(sql: Sql, rule: Given, website?: string): Promise<number> {
  return await addCartRule(sql, { ...rule, needsCoupon: true }, website)
}
