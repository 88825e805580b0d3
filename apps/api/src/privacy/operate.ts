import type { Sql } from '../platform/database.ts'
import { exportPersonalData } from './export.ts'
import { forgetAccount } from './forget.ts'
import { selectAccount, selectDeletions } from './requests.sql.ts'

/** The deletions that customers of a website wait for, a line each. */
export async function listDeletions(sql: Sql, website: string): Promise<string[]> {
  const day = (date: Date) => date.toISOString().slice(0, 10)
  const waiting = await selectDeletions(sql, { website })
  return waiting.map(
    ({ email, requestedAt, dueAt }) => `${email}  asked ${day(requestedAt)}, due ${day(dueAt)}`,
  )
}

/** Deletes an account at once; throws OpenOrdersError. Answers false when there is no such account. */
export async function deleteNow(sql: Sql, website: string, email: string, at: Date): Promise<boolean> {
  const account = await selectAccount(sql, website, email)
  if (!account) return false
  await sql.begin((tx) => forgetAccount(tx, account.customerId, { language: 'en', at }))
  return true
}

/** What the shop knows of a customer, as JSON; undefined when there is no such account. */
export async function exportFor(
  sql: Sql,
  website: string,
  email: string,
  at: Date,
): Promise<string | undefined> {
  const account = await selectAccount(sql, website, email)
  return account && (await exportPersonalData(sql, account, at))
}
