import { passwordMatches } from '../platform/password.ts'
import type { App } from '../platform/context.ts'
import { connect, inTransaction, type Queryable } from '../platform/database.ts'
import { CommandError, SettingsError } from '../platform/errors.ts'
import type { ApiSettings } from '../platform/settings.ts'

export const demoUsage = `  demo remove                                    the demo people with their orders, before a shop sells`

/** The password of every demo customer and every demo account of the back office, as in the README. */
const publishedPassword = 'Comptoir2026'

type Person = { id: number; email: string; passwordHash: string }

/** Customers or staff with reserved domains of RFC 2606, which all demo files use. */
async function selectCandidates(sql: Queryable, table: 'customer' | 'staff'): Promise<Person[]> {
  return await sql<Person[]>`
    select id, email, password_hash as "passwordHash" from ${sql(table)}
     where email ~* '[@.](example|example\\.(com|net|org))$' order by id`
}

/** Those who can sign in with the published password. */
async function selectDemoPeople(sql: Queryable, table: 'customer' | 'staff'): Promise<Person[]> {
  const candidates = await selectCandidates(sql, table)
  const known = await Promise.all(
    candidates.map(({ passwordHash }) => passwordMatches(passwordHash, publishedPassword)),
  )
  return candidates.filter((_, index) => known[index])
}

/** Throws SettingsError when a demo customer or a demo account of the back office has the published password. */
export async function refuseDemoPeople({ databaseLimits }: ApiSettings, databaseUrl: string): Promise<void> {
  const sql = connect(databaseUrl, 1, databaseLimits)
  try {
    for (const { email, passwordHash } of [
      ...(await selectCandidates(sql, 'staff')),
      ...(await selectCandidates(sql, 'customer')),
    ]) {
      if (!(await passwordMatches(passwordHash, publishedPassword))) continue
      throw new SettingsError(
        `DATABASE_URL names a database with demo people (${email}), whose password everybody knows: remove them with npm run comptoir -- demo remove.`,
      )
    }
  } finally {
    await sql.end({ timeout: 5 })
  }
}

/** `demo remove`: deletes demo customers and staff with the published password, and the data of the customers. */
export async function demoCommand(app: App, words: readonly string[]): Promise<string> {
  if (words[0] !== 'remove') throw new CommandError(`Use:\n${demoUsage}`)
  const people = await selectDemoPeople(app.sql, 'customer')
  const staff = await selectDemoPeople(app.sql, 'staff')
  if (people.length === 0 && staff.length === 0) return 'There are no demo people.'
  const ids = people.map(({ id }) => id)
  const emails = people.map(({ email }) => email.toLowerCase())
  const orders = await inTransaction(app.sql, async (tx) => {
    const rows = await tx<
      { id: number }[]
    >`select id from sales_order where customer_id = any(${ids}) for update`
    const orderIds = rows.map(({ id }) => id)
    await tx`
      delete from order_document_item i using order_document d
       where d.id = i.document_id and d.order_id = any(${orderIds})`
    await tx`
      delete from order_document_tax t using order_document d
       where d.id = t.document_id and d.order_id = any(${orderIds})`
    await tx`delete from order_document where order_id = any(${orderIds})`
    await tx`delete from mail where order_id = any(${orderIds}) or lower(recipient) = any(${emails})`
    await tx`delete from sales_order where id = any(${orderIds})`
    await tx`delete from newsletter_subscriber where lower(email) = any(${emails})`
    await tx`delete from customer where id = any(${ids})`
    await tx`delete from staff where id = any(${staff.map(({ id }) => id)})`
    return orderIds.length
  })
  return `${people.length} demo customers and their ${orders} orders were removed, and ${staff.length} accounts of the back office.`
}
