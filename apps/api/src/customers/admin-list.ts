import { withEach } from '../platform/admin/list-conditions.ts'
import type { List } from '../platform/admin/list.ts'
import { withinScope } from '../platform/admin/scope.ts'
import type { Queryable } from '../platform/database.ts'

/** Fewer digits are part of too many numbers. */
const fewestDigits = 6

/**
 * Words of names and e-mails by their beginning, numbers of companies; a telephone number by its last nine digits, an
 * order by its whole number.
 */
function found(sql: Queryable, text: string) {
  const words = plainWords(text)
  const wanted = words.map(queryOf).join(' & ')
  const digits = text.replaceAll(/\D/g, '')
  const isNumber = digits.length >= fewestDigits && /^[\d\s+().-]+$/.test(text)
  if (!isNumber) {
    if (!wanted) return sql`false`
    const isFound = sql`search @@ ${wanted}::tsquery`
    // What few have is looked up by its index first; many matches are met soon in the order of the list.
    const isRare = /[@\d]/.test(text)
    return isRare
      ? sql`s.customer_id in (select id from customer where ${isFound} offset 0)`
      : sql`c.${isFound}`
  }
  const telephone = sql`telephone_digits(${digits})`
  return sql`c.id in (
    select id from customer where search @@ ${`'${digits}':*`}::tsquery
    union select id from customer where telephone is not null and telephone_digits(telephone) = ${telephone}
    union select id from customer where pad_telephone is not null and telephone_digits(pad_telephone) = ${telephone}
    union select customer_id from customer_address
           where telephone is not null and telephone_digits(telephone) = ${telephone}
    union select customer_id from sales_order where number = ${digits})`
}

/**
 * The query of a word by its beginning. PostgreSQL takes the start of some e-mails for a number (5e36@example.com), and has
 * their parts only.
 */
function queryOf(word: string): string {
  const start = `'${word}':*`
  if (!word.includes('@')) return start
  const parts = word.split(/[@.\-_+]+/).filter(Boolean)
  return parts.length > 1 ? `(${start} | (${parts.map((part) => `'${part}'`).join(' <-> ')}:*))` : start
}

/** The words of a text as the index has them: in lower case, without accents and signs of its queries. */
function plainWords(text: string): string[] {
  const plain = text.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase().replaceAll('ø', 'o')
  return plain
    .split(/[\s'’]+/)
    .map((word) => word.replaceAll('\\', ''))
    .filter(Boolean)
}

/** What a row shows of other tables, and what it is looked for by. */
const withRest = (sql: Queryable) => sql`
  left join customer_group g on g.id = c.group_id
  left join website w on w.id = c.website_id
  left join sales_order last on last.id = s.last_order_id`

/** What kind of customer a group has. */
const kindOf = (sql: Queryable, group = 'customer_group') =>
  sql`case when ${sql(group)}.visitor_kind = 'b2b' then 'PROFESSIONAL' else 'PRIVATE' end`

// No join, which counting the list would have to read.
const deletionDueAt = (sql: Queryable) => sql`
  (select due_at from privacy_request p where p.customer_id = c.id and kind = 'deletion' and state = 'waiting')`

/** Columns of the statistic of a customer. */
const ofStatistic: ReadonlySet<string> = new Set(['orders', 'spent', 'lastOrderAt', 'lastOrderNumber'])

/** The list of customers; see `customers` of the schema. */
export const customerList: List = {
  name: 'customers',
  permission: 'customers.view',
  from: (sql) => sql`customer_statistic s join customer c on c.id = s.customer_id ${withRest(sql)}`,
  // Every customer has a statistic. The planner drops the outer join where no condition needs it.
  countedFrom: (sql, { filters, search }) =>
    search || filters?.some(({ field }) => !ofStatistic.has(field))
      ? sql`customer c left join customer_statistic s on s.customer_id = c.id ${withRest(sql)}`
      : sql`customer_statistic s left join customer c on c.id = s.customer_id ${withRest(sql)}`,
  id: (sql) => sql`s.customer_id`,
  scope: (sql, { staff }) => withinScope(sql, staff, sql`c.website_id`),
  search: found,
  sort: { field: 'lastOrderAt', direction: 'DESC' },
  names: { entityType: 'customer', label: 'name', details: ['contact', 'email'] },
  columns: {
    name: {
      type: 'TEXT',
      value: (sql) => sql`coalesce(nullif(c.pad_company, ''), c.firstname || ' ' || c.lastname)`,
      isSortable: true,
    },
    contact: {
      type: 'TEXT',
      value: (sql) => sql`case when c.pad_company <> '' then c.firstname || ' ' || c.lastname end`,
    },
    city: {
      type: 'TEXT',
      value: (sql) => sql`(
        select city from customer_address a where a.customer_id = c.id
         order by a.is_default_shipping desc, a.is_default_billing desc, a.id limit 1)`,
    },
    email: { type: 'TEXT', value: (sql) => sql`c.email`, isSortable: true },
    telephone: { type: 'TEXT', value: (sql) => sql`coalesce(c.telephone, c.pad_telephone)` },
    websiteId: {
      type: 'CHOICE',
      value: (sql) => sql`c.website_id::text`,
      filter: (sql, { op, values }) => {
        const ids = values.filter((value) => /^\d{1,4}$/.test(value)).map(Number)
        const isIn = sql`c.website_id = any(${ids}::smallint[])`
        return op === 'NE' || op === 'NOT_IN' ? sql`not ${isIn}` : isIn
      },
    },
    kind: {
      type: 'CHOICE',
      value: (sql) => kindOf(sql, 'g'),
      choices: ['PRIVATE', 'PROFESSIONAL'],
      // By the groups of the kind, which are few, without looking at the group of every customer.
      filter: (sql, filter) =>
        withEach(
          sql,
          filter,
          (kinds) => sql`
            c.group_id in (select id from customer_group where ${kindOf(sql)} = any(${kinds}::text[]))`,
        ),
    },
    group: { type: 'CHOICE', value: (sql) => sql`g.code` },
    approval: {
      type: 'CHOICE',
      value: (sql) => sql`upper(c.professional_state)`,
      choices: ['WAITING', 'CONFIRMED', 'REFUSED'],
      filter: (sql, { op, values: [value = ''] }) => {
        if (op === 'EMPTY') return sql`c.professional_state is null`
        return sql`c.professional_state = ${value.toLowerCase()}`
      },
    },
    orders: { type: 'NUMBER', value: (sql) => sql`s.orders`, isSortable: true },
    spent: { type: 'MONEY', value: (sql) => sql`s.spent`, isSortable: true },
    currency: { type: 'TEXT', value: (sql) => sql`w.currency` },
    lastOrderAt: { type: 'TIME', value: (sql) => sql`s.last_order_at`, isSortable: true, isNullable: true },
    lastOrderNumber: { type: 'TEXT', value: (sql) => sql`last.number`, permission: 'orders.view' },
    deletionDueAt: { type: 'TIME', value: deletionDueAt },
    isDisabled: { type: 'BOOLEAN', value: (sql) => sql`(c.disabled_at is not null)` },
    createdAt: { type: 'TIME', value: (sql) => sql`c.created_at`, isSortable: true },
  },
}
