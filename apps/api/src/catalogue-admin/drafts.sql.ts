import type { JsonValue, Queryable } from '../platform/database.ts'

type DraftRow = { editedAt: Date; changes: JsonValue }

export async function selectDraft(
  sql: Queryable,
  productId: number,
  staffId: number,
): Promise<DraftRow | undefined> {
  const [row] = await sql<DraftRow[]>`
    select edited_at as "editedAt", changes from product_draft
     where product_id = ${productId} and staff_id = ${staffId}`
  return row
}

/** An older draft, of another tab or a request that came late, replaces no newer one. */
export async function upsertDraft(
  sql: Queryable,
  draft: DraftRow & { productId: number; staffId: number },
): Promise<void> {
  await sql`
    insert into product_draft (product_id, staff_id, changes, edited_at)
    values (${draft.productId}, ${draft.staffId}, ${sql.json(draft.changes)}, ${draft.editedAt})
    on conflict (product_id, staff_id) do update set changes = excluded.changes, edited_at = excluded.edited_at
     where product_draft.edited_at <= excluded.edited_at`
}

export async function deleteDraft(sql: Queryable, productId: number, staffId: number): Promise<void> {
  await sql`delete from product_draft where product_id = ${productId} and staff_id = ${staffId}`
}

export type WorkOnProduct = { id: number; draftsBy: string[]; scheduledAt: Date | null }

/** Who has a draft of products, and when the next scheduled change of each is published. */
export async function selectWorkOn(
  sql: Queryable,
  ids: readonly number[],
): Promise<Map<number, WorkOnProduct>> {
  const rows = await sql<WorkOnProduct[]>`
    select p.id,
           array(select s.name from product_draft d join staff s on s.id = d.staff_id
                  where d.product_id = p.id order by s.name) as "draftsBy",
           (select min(a.due_at) from pending_action a
             where a.entity_type = 'product' and a.entity_id = p.id::text and a.kind = 'product.publish'
               and a.state = 'waiting') as "scheduledAt"
      from unnest(${[...ids]}::int[]) as p (id)`
  return new Map(rows.map((row) => [row.id, row]))
}
