import type { Queryable } from '../platform/database.ts'

export type ReplyTemplateFields = { websiteId: number; language: string; name: string; text: string }
export type ReplyTemplateRecord = ReplyTemplateFields & { id: number }

const selection = (sql: Queryable) =>
  sql`select id, website_id as "websiteId", language, name, text from reply_template`

/** Those of the websites, of all without `websiteIds`; of one language where it is given. */
export async function selectTemplates(
  sql: Queryable,
  { websiteIds, language }: { websiteIds: readonly number[] | null; language: string | null },
): Promise<ReplyTemplateRecord[]> {
  return await sql<ReplyTemplateRecord[]>`
    ${selection(sql)}
     where (${websiteIds === null} or website_id = any(${[...(websiteIds ?? [])]}::int[]))
       and (${language}::text is null or language = ${language})
     order by website_id, language, lower(name), id limit 1000`
}

export async function selectTemplate(sql: Queryable, id: number): Promise<ReplyTemplateRecord | undefined> {
  const [row] = await sql<ReplyTemplateRecord[]>`${selection(sql)} where id = ${id}`
  return row
}

/** Returns its id; undefined when the name is taken. */
export async function insertTemplate(
  sql: Queryable,
  { websiteId, language, name, text }: ReplyTemplateFields,
): Promise<number | undefined> {
  const [row] = await sql<{ id: number }[]>`
    insert into reply_template (website_id, language, name, text)
    values (${websiteId}, ${language}, ${name}, ${text}) on conflict do nothing returning id`
  return row?.id
}

/** Returns false when the name is taken. */
export async function updateTemplate(
  sql: Queryable,
  id: number,
  { websiteId, language, name, text }: ReplyTemplateFields,
): Promise<boolean> {
  const { count } = await sql`
    update reply_template
       set website_id = ${websiteId}, language = ${language}, name = ${name}, text = ${text}
     where id = ${id}
       and not exists (select from reply_template other
                        where other.website_id = ${websiteId} and other.language = ${language}
                          and lower(other.name) = lower(${name}) and other.id <> ${id})`
  return count > 0
}

export async function deleteTemplate(sql: Queryable, id: number): Promise<void> {
  await sql`delete from reply_template where id = ${id}`
}
