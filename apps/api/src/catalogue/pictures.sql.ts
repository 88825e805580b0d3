import type { Queryable } from '../platform/database.ts'
import type { Picture } from './picture-sizes.ts'

export async function selectPictureHashes(sql: Queryable): Promise<Map<string, string>> {
  const rows = await sql<{ file: string; content_hash: string }[]>`select file, content_hash from picture`
  return new Map(rows.map((row) => [row.file, row.content_hash]))
}

export type PictureRow = Picture & { colour: string }

export async function selectPictures(sql: Queryable, files: readonly string[]): Promise<PictureRow[]> {
  return await sql<PictureRow[]>`
    select file, width, height, colour, content_hash as "contentHash" from picture where file = any(${[...files]})`
}

export async function upsertPicture(sql: Queryable, picture: PictureRow): Promise<void> {
  const { file, width, height, colour, contentHash } = picture
  await sql`
    insert into picture (file, width, height, colour, content_hash)
    values (${file}, ${width}, ${height}, ${colour}, ${contentHash})
    on conflict (file) do update
       set width = excluded.width, height = excluded.height, colour = excluded.colour,
           content_hash = excluded.content_hash`
}

export async function deletePictureRows(sql: Queryable, files: readonly string[]): Promise<void> {
  await sql`delete from picture where file = any(${[...files]})`
}

/** A picture whose sizes are still to be encoded, with the folder of its original. */
export type WaitingPicture = PictureRow & { id: number; folder: string }

export async function insertWaitingPicture(sql: Queryable, file: string, folder: string): Promise<void> {
  await sql`
    insert into waiting_picture (file, folder) values (${file}, ${folder})
    on conflict (file) do update set folder = excluded.folder`
}

/** Every picture, and whether it is still to be encoded. */
export async function selectAllPictures(sql: Queryable): Promise<(Picture & { isWaiting: boolean })[]> {
  return await sql<(Picture & { isWaiting: boolean })[]>`
    select p.file, p.width, p.height, p.content_hash as "contentHash", w.id is not null as "isWaiting"
      from picture p left join waiting_picture w using (file) order by p.file`
}

/** The most urgent first. */
export async function selectWaitingPictures(sql: Queryable, limit: number): Promise<WaitingPicture[]> {
  return await sql<WaitingPicture[]>`
    select w.id, w.folder, file, p.width, p.height, p.colour, p.content_hash as "contentHash"
      from waiting_picture w join picture p using (file) order by w.id limit ${limit}`
}

/** Waiting pictures whose content hash begins with `start`. */
export async function selectWaitingByHash(sql: Queryable, start: string): Promise<WaitingPicture[]> {
  return await sql<WaitingPicture[]>`
    select w.id, w.folder, file, p.width, p.height, p.colour, p.content_hash as "contentHash"
      from waiting_picture w join picture p using (file) where starts_with(p.content_hash, ${start})`
}

/** Whether it was still there. */
export async function deleteWaitingPicture(sql: Queryable, id: number): Promise<boolean> {
  const rows = await sql`delete from waiting_picture where id = ${id} returning id`
  return rows.length > 0
}

export type ItemPicture = Picture & { itemId: number }

/** The main picture of each order item's variant, or else of its product. */
export async function selectItemPictures(sql: Queryable, itemIds: readonly number[]): Promise<ItemPicture[]> {
  return await sql<ItemPicture[]>`
    select i.id as "itemId", p.file, p.width, p.height, p.content_hash as "contentHash"
      from order_item i
      cross join lateral (
        select c.file, c.width, c.height, c.content_hash
          from product_media m join picture c on c.file = m.file
         where m.product_id in (i.variant_id, i.product_id)
         order by m.product_id = i.variant_id desc nulls last, 'image' = any(m.roles) desc, m.position, m.id limit 1) p
     where i.id = any(${[...itemIds]})`
}
