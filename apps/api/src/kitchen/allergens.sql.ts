import type { Localised } from '@comptoir/rules/language'
import type { Queryable } from '../platform/database.ts'

/** Names of the options of the attribute `allergens` by id. */
export type AllergenNames = ReadonlyMap<number, Localised>

export async function selectAllergens(sql: Queryable): Promise<AllergenNames> {
  const rows = await sql<{ id: number; labels: Localised }[]>`
    select o.id, o.labels from attribute_option o join attribute a on a.id = o.attribute_id where a.code = 'allergens'`
  return new Map(rows.map(({ id, labels }) => [id, labels]))
}
