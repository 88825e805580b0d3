import type { Cents } from '@comptoir/rules/money'
import type { Queryable, Transaction } from '../platform/database.ts'

/** Buyer who uses a rule; a guest is identified by the email address alone. */
export type Buyer = { customerId: number | null; email: string | null }

/** What an order used of a rule; `amount` in minor units of the website's own currency. */
export type RuleUse = {
  ruleId: number
  couponId: number | null
  amount: Cents
  /** The rule has a limit of uses, of amounts or per customer. */
  isLimited: boolean
}

/** What is left of a rule. */
export type RuleBudget = {
  ruleId: number
  usesLeft: number | null
  amountLeft: Cents | null
  /** Orders of the buyer that used it; cancelled ones gave it back. */
  usedByCustomer: number
}

/** What is left of rules and of the rule of a coupon; rules without a limit may be absent. */
export async function selectBudgets(
  sql: Queryable,
  { ruleIds, couponId }: { ruleIds: readonly number[]; couponId: number | null },
  buyer: Buyer,
): Promise<RuleBudget[]> {
  return await sql<RuleBudget[]>`
    select id as "ruleId", max_uses - uses as "usesLeft", max_amount - amount_used as "amountLeft",
           case when uses_per_customer is null then 0 else (${usesOf(sql, buyer)}) end as "usedByCustomer"
      from cart_rule
     where id = any(${ruleIds}::integer[]) or id = (select rule_id from coupon where id = ${couponId}::int)`
}

/** Whether the buyer has ordered before; cancelled orders do not count. */
export async function hasOrdered(sql: Queryable, { customerId, email }: Buyer): Promise<boolean> {
  const [row] = await sql<[{ found: boolean }]>`
    select exists (select from sales_order
                    where status <> 'canceled'
                      and (customer_id = ${customerId}::int or lower(email) = lower(${email}::text))) as found`
  return row.found
}

/** Orders of a buyer that used the row that the statement names `cart_rule`. */
const usesOf = (sql: Queryable, { customerId, email }: Buyer) => sql`
  select count(*)::int from cart_rule_use u join sales_order o on o.id = u.order_id
   where u.rule_id = cart_rule.id and o.status <> 'canceled'
     and (o.customer_id = ${customerId}::int or lower(o.email) = lower(${email}::text))`

/**
 * Uses rules and their coupon for an order; false when one of them has nothing left, and then the transaction has to be
 * rolled back. Limited rules stay locked until it ends, in the order of their ids, to avoid deadlocks.
 */
export async function takeRuleUses(
  tx: Transaction,
  uses: readonly RuleUse[],
  buyer: Buyer,
): Promise<boolean> {
  const limited = uses.filter(({ isLimited }) => isLimited)
  const couponIds = uses.flatMap(({ couponId }) => couponId ?? [])
  const [hasBudget, hasCoupons] = await Promise.all([
    limited.length === 0 || takeBudgets(tx, limited, buyer),
    couponIds.length === 0 || takeCoupons(tx, couponIds),
  ])
  return hasBudget && hasCoupons
}

async function takeBudgets(tx: Transaction, uses: readonly RuleUse[], buyer: Buyer): Promise<boolean> {
  const ids = uses.map(({ ruleId }) => ruleId)
  const rules = await tx<{ isLeft: boolean; usesPerCustomer: number | null }[]>`
    with wanted as (
      select * from unnest(${ids}::integer[], ${uses.map(({ amount }) => amount)}::integer[]) as wanted (id, amount)
    ), locked as materialized (
      select id, amount, uses_per_customer,
             (max_uses is null or uses < max_uses) and (max_amount is null or amount_used + amount <= max_amount) as is_left
        from cart_rule join wanted using (id) order by id for update of cart_rule
    ), taken as (
      update cart_rule set uses = uses + 1, amount_used = amount_used + locked.amount from locked
       where cart_rule.id = locked.id and not exists (select from locked one where not one.is_left))
    select is_left as "isLeft", uses_per_customer as "usesPerCustomer" from locked`
  if (rules.length < ids.length || rules.some(({ isLeft }) => !isLeft)) return false
  if (rules.every(({ usesPerCustomer }) => usesPerCustomer === null)) return true
  // A statement of its own sees the orders of those that held the locks before.
  const [row] = await tx<[{ isLeft: boolean }]>`
    select not exists (select from cart_rule
                        where id = any(${ids}::integer[]) and (${usesOf(tx, buyer)}) >= uses_per_customer) as "isLeft"`
  return row.isLeft
}

async function takeCoupons(tx: Transaction, ids: readonly number[]): Promise<boolean> {
  const taken = await tx<{ id: number }[]>`
    with taken as (
      update coupon set uses = uses + 1 where id = any(${ids}::integer[]) and uses < max_uses returning id)
    select id from taken
    union select id from coupon where id = any(${ids}::integer[]) and max_uses is null`
  return taken.length === new Set(ids).size
}

/** Records which rules an order used. */
export async function insertRuleUses(
  tx: Transaction,
  orderId: number,
  uses: readonly RuleUse[],
): Promise<void> {
  if (uses.length === 0) return
  const rows = uses.map(({ ruleId, couponId, amount }) => {
    return { order_id: orderId, rule_id: ruleId, coupon_id: couponId, amount }
  })
  await tx`insert into cart_rule_use ${tx(rows)}`
}

/** Gives back what a cancelled order used; rules and coupons without a limit do not change. */
export async function returnRuleUses(tx: Transaction, orderId: number): Promise<void> {
  await tx`
    with used as (
      select rule_id, coupon_id, amount from cart_rule_use where order_id = ${orderId}
    ), locked as materialized (
      select id, amount from cart_rule join used on rule_id = id
       where max_uses is not null or max_amount is not null order by id for update of cart_rule
    ), returned as (
      update cart_rule set uses = uses - 1, amount_used = amount_used - locked.amount from locked
       where cart_rule.id = locked.id)
    update coupon set uses = uses - 1 from used where coupon.id = used.coupon_id and max_uses is not null`
}
