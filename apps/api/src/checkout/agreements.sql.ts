import type { Queryable } from '../platform/database.ts'

export type AgreementRow = { id: number; name: string; checkboxText: string; content: string }

/** Agreements that have to be accepted before ordering in a store view. */
export async function selectAgreements(sql: Queryable, storeId: number): Promise<AgreementRow[]> {
  return await sql<AgreementRow[]>`
    select id, name, checkbox_text as "checkboxText", content
      from checkout_agreement where store_id = ${storeId} order by id`
}
