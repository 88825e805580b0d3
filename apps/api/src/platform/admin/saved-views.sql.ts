import type { JsonValue, Queryable } from '../database.ts'

export type SavedViewRecord = {
  id: number
  list: string
  name: string
  /** Null for a view of the team. */
  staffId: number | null
  definition: unknown
}

/** The team's views of a list and one's own, by name. */
export async function selectViews(
  sql: Queryable,
  list: string,
  staffId: number | null,
): Promise<SavedViewRecord[]> {
  return await sql<SavedViewRecord[]>`
    select id, list, name, staff_id as "staffId", definition from saved_view
     where list = ${list} and (staff_id is null or staff_id = ${staffId}::integer) order by name, id`
}

export async function selectView(sql: Queryable, id: number): Promise<SavedViewRecord | undefined> {
  const [row] = await sql<SavedViewRecord[]>`
    select id, list, name, staff_id as "staffId", definition from saved_view where id = ${id}`
  return row
}

/** Returns its id. */
export async function insertView(
  sql: Queryable,
  view: Omit<SavedViewRecord, 'id' | 'definition'> & { definition: JsonValue; at: Date },
): Promise<number> {
  const [row] = await sql<{ id: number }[]>`
    insert into saved_view (list, name, staff_id, definition, created_at)
    values (${view.list}, ${view.name}, ${view.staffId}, ${sql.json(view.definition)}, ${view.at}) returning id`
  if (!row) throw new Error('The view was not stored.')
  return row.id
}

export async function updateView(
  sql: Queryable,
  id: number,
  view: { name: string; staffId: number | null; definition: JsonValue },
): Promise<void> {
  await sql`
    update saved_view set name = ${view.name}, staff_id = ${view.staffId}, definition = ${sql.json(view.definition)}
     where id = ${id}`
}

export async function removeView(sql: Queryable, id: number): Promise<void> {
  await sql`delete from saved_view where id = ${id}`
}
