import type { Queryable } from '../platform/database.ts'
import type { Store } from '../stores/index.ts'

export type AgreementRow = { id: number; name: string; checkboxText: string; content: string }

/** Agreements that have to be accepted before ordering, in the language of a store view. */
export async function selectAgreements(
  sql: Queryable,
  { website, language }: Store,
): Promise<AgreementRow[]> {
  return await sql<AgreementRow[]>`
    select id, names ->> ${language} as name, checkbox_texts ->> ${language} as "checkboxText",
           contents ->> ${language} as content
      from checkout_agreement where website_id = ${website.id} order by position, id`
}
