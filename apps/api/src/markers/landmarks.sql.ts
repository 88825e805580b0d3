import type { Landmark } from '@comptoir/rules/landmark'
import type { Queryable, Transaction } from '../platform/database.ts'

/** The landmarks of a point of sale's marker; undefined for one without a marker. */
export async function selectLandmarks(sql: Queryable, locationId: number): Promise<Landmark[] | undefined> {
  const [row] = await sql<{ landmarks: Landmark[] }[]>`
    select m.landmarks from location l join marker m on m.id = l.marker_id where l.id = ${locationId}`
  return row?.landmarks
}

/** Locks the marker, so that what is recorded as before a change is what the change replaces. */
export async function replaceLandmarks(
  tx: Transaction,
  locationId: number,
  landmarks: readonly Landmark[],
): Promise<Landmark[] | undefined> {
  const [row] = await tx<{ id: number; landmarks: Landmark[] }[]>`
    select m.id, m.landmarks from location l join marker m on m.id = l.marker_id where l.id = ${locationId}
       for update of m`
  if (!row) return undefined
  await tx`update marker set landmarks = ${tx.json([...landmarks])}, updated_at = now() where id = ${row.id}`
  return row.landmarks
}
