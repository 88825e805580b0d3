import type { Queryable } from '../platform/database.ts'

export async function selectMediaFiles(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`select distinct file from product_media`
  return rows.map(({ file }) => file)
}

/** The files of pictures that show what options of attributes look like, all or those that are not encoded. */
export async function selectSwatchFiles(sql: Queryable, areLacking = false): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`
    select distinct o.swatch as file from attribute_option o left join picture p on p.file = o.swatch
     where o.swatch ~* '^[^#].*\\.(png|jpe?g|webp|avif)$' ${areLacking ? sql`and p.file is null` : sql``}`
  return rows.map(({ file }) => file)
}

/** Ids of the products that show one of the pictures. */
export async function selectPicturedProducts(sql: Queryable, files: readonly string[]): Promise<number[]> {
  const rows = await sql<{ id: number }[]>`
    select distinct product_id as id from product_media where file = any(${[...files]})`
  return rows.map(({ id }) => id)
}

const namedSkus = 3

/** Pictures of a website's products, or of all, that are not encoded, each with the first products that use it. */
export async function selectMediaWithoutPicture(
  sql: Queryable,
  website: string | undefined,
): Promise<{ file: string; skus: string[] }[]> {
  const isSold = sql`
    exists (select from product_website pw join website w on w.id = pw.website_id
             where pw.product_id = p.id and w.code = ${website ?? ''})`
  return await sql<{ file: string; skus: string[] }[]>`
    select m.file, (array_agg(p.sku order by p.sku))[1:${namedSkus}] as skus
      from product_media m join product p on p.id = m.product_id left join picture e on e.file = m.file
     where e.file is null ${website === undefined ? sql`` : sql`and ${isSold}`}
     group by m.file order by m.file`
}
