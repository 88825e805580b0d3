import type { Queryable } from '../platform/database.ts'
import { selectSection } from './export.sql.ts'
import { sections } from './inventory.ts'
import { insertRequest } from './requests.sql.ts'

/** Everything the shop knows of a customer, as a JSON document (GDPR art. 15 and 20); that it was asked for is logged. */
export async function exportPersonalData(
  sql: Queryable,
  { websiteId, customerId }: { websiteId: number; customerId: number },
  at: Date,
): Promise<string> {
  await insertRequest(sql, { websiteId, customerId, kind: 'export', state: 'done', at, dueAt: null })
  const known: Record<string, unknown> = { exported_at: at.toISOString() }
  for (const section of sections) known[section.name] = await selectSection(sql, section, customerId)
  return JSON.stringify(known, null, 2)
}
