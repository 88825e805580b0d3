import { expect } from 'vitest'
import { newKey, type TestStaff } from './admin.ts'
import type { TestApi } from './api.ts'

/** What bringing a record back would change. */
type Preview = {
  isPossible: boolean
  reason: string | null
  fields: { field: string; current: unknown; restored: unknown; changedBy: string | null }[]
}

/** The newest entry of a record in the audit log. */
export async function entryOf(
  { sql }: Pick<TestApi, 'sql'>,
  action: string,
  entityId: string,
): Promise<string> {
  const [row] = await sql<{ id: string }[]>`
    select id::text from audit_entry where action = ${action} and entity_id = ${entityId} order by id desc limit 1`
  return row?.id ?? expect.fail(`no ${action} of ${entityId}`)
}

export async function previewRestore(staff: TestStaff, id: string): Promise<Preview> {
  const { data } = await staff.send<{ auditRestore: Preview }>(
    'query ($id: ID!) { auditRestore(id: $id) { isPossible reason fields { field current restored changedBy } } }',
    { id },
  )
  return data.auditRestore
}

export const restoreEntry = async (staff: TestStaff, id: string) =>
  await staff.send(
    'mutation ($key: ID!, $id: ID!) { restoreAuditEntry(idempotencyKey: $key, id: $id) { entry { id } } }',
    { key: newKey(), id },
  )
