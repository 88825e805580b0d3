import type { Queryable, Transaction } from '../platform/database.ts'

/** Notes a picture that belongs to no review yet. */
export async function insertPicture(sql: Queryable, file: string, at: Date): Promise<void> {
  await sql`insert into review_picture (file, created_at) values (${file}, ${at})`
}

/** Gives pictures of no review to a review, in their order; returns how many there were. */
export async function attachPictures(
  tx: Transaction,
  reviewId: number,
  files: readonly string[],
): Promise<number> {
  const { count } = await tx`
    update review_picture p set review_id = ${reviewId}, position = given.place
      from unnest(${[...files]}::text[]) with ordinality as given (file, place)
     where p.file = given.file and p.review_id is null`
  return count
}

type AttachedPicture = { id: number; file: string; productId: number; isShown: boolean }

/** Pictures of reviews that are not encoded yet, or of one of them. */
export async function selectUnencoded(sql: Queryable, limit: number): Promise<AttachedPicture[]> {
  return await sql<AttachedPicture[]>`
    select p.id, p.file, r.product_id as "productId", r.status = 'approved' as "isShown"
      from review_picture p join product_review r on r.id = p.review_id
     where not exists (select from picture e where e.file = p.file)
     order by p.id limit ${limit}`
}

/** Files of pictures whose reviews are gone, or were never sent. */
export async function selectAbandoned(sql: Queryable, before: Date, limit: number): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    select file from review_picture where review_id is null and created_at < ${before} order by id limit ${limit}`
  return rows.map(({ file }) => file)
}

export async function deletePictureOfReview(sql: Queryable, file: string): Promise<void> {
  await sql`delete from review_picture where file = ${file}`
}
