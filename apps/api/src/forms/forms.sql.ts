import type { Queryable, Transaction } from '../platform/database.ts'
import { parse } from 'valibot'
import { formFile, type FormFile } from './form-file.ts'

export type FormRow = { id: number; definition: FormFile }

/** A form of the website; settings missing in forms of earlier versions have their defaults. */
export async function selectForm(
  sql: Queryable,
  websiteId: number,
  by: { id: number } | { identifier: string },
): Promise<FormRow | undefined> {
  const isNamed = 'id' in by ? sql`id = ${by.id}` : sql`identifier = ${by.identifier}`
  const [row] = await sql<{ id: number; definition: unknown }[]>`
    select id, definition from form where website_id = ${websiteId} and ${isNamed}`
  return row && { id: row.id, definition: parse(formFile, row.definition) }
}

export async function selectFormIdentifiers(sql: Queryable, websiteId: number): Promise<string[]> {
  const rows = await sql<{ identifier: string }[]>`
    select identifier from form where website_id = ${websiteId} order by identifier`
  return rows.map(({ identifier }) => identifier)
}

/** Inserts new forms and updates changed ones; returns how many. */
export async function upsertForms(
  tx: Transaction,
  websiteId: number,
  forms: readonly FormFile[],
): Promise<number> {
  const rows = forms.map((form) => ({
    website_id: websiteId,
    identifier: form.identifier,
    definition: tx.json(form),
  }))
  const changed = await tx`
    insert into form ${tx(rows)}
    on conflict (website_id, identifier) do update set definition = excluded.definition
    where form.definition is distinct from excluded.definition returning 1`
  return changed.count
}
