import type { Queryable } from '../platform/database.ts'
import { selectSection } from './export.sql.ts'
import { sections } from './inventory.ts'
import { insertRequest } from './requests.sql.ts'

/** Exports all personal data of a customer as JSON (GDPR art. 15 and 20), and records the request. */
export async function exportPersonalData(
  sql: Queryable,
  customer: { websiteId: number; customerId: number },
  at: Date,
): Promise<string> {
  await recordExport(sql, customer, at)
  return await personalDataOf(sql, customer.customerId, at)
}

export async function recordExport(
  sql: Queryable,
  { websiteId, customerId }: { websiteId: number; customerId: number },
  at: Date,
): Promise<void> {
  await insertRequest(sql, { websiteId, customerId, kind: 'export', state: 'done', at, dueAt: null })
}

/** All personal data of a customer, as a JSON document. */
export async function personalDataOf(sql: Queryable, customerId: number, at: Date): Promise<string> {
  const data: Record<string, unknown> = { exported_at: at.toISOString() }
  for (const section of sections) data[section.name] = await selectSection(sql, section, customerId)
  return JSON.stringify(data, null, 2)
}
