import type { Queryable, Transaction } from '../platform/database.ts'
import type { WebsiteFile } from './website-file.ts'

type Agreement = WebsiteFile['agreements'][number]

export async function selectAgreementTexts(sql: Queryable, websiteId: number): Promise<Agreement[]> {
  return await sql<Agreement[]>`
    select code, names as name, checkbox_texts as checkbox, contents as content
      from checkout_agreement where website_id = ${websiteId} order by position, id`
}

export async function upsertAgreement(
  tx: Transaction,
  websiteId: number,
  { code, name, checkbox, content, position }: Agreement & { position: number },
): Promise<void> {
  await tx`
    insert into checkout_agreement (website_id, code, names, checkbox_texts, contents, position)
    values (${websiteId}, ${code}, ${tx.json(name)}, ${tx.json(checkbox)}, ${tx.json(content)}, ${position})
    on conflict (website_id, code) do update
       set names = excluded.names, checkbox_texts = excluded.checkbox_texts, contents = excluded.contents,
           position = excluded.position`
}

export async function deleteOtherAgreements(
  tx: Transaction,
  websiteId: number,
  codes: readonly string[],
): Promise<void> {
  await tx`delete from checkout_agreement where website_id = ${websiteId} and code <> all(${[...codes]})`
}
