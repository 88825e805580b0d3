import type { Queryable } from '../platform/database.ts'

export async function selectMediaFiles(sql: Queryable): Promise<string[]> {
  const rows = await sql<{ file: string }[]>`select distinct file from product_media`
  return rows.map(({ file }) => file)
}

const namedSkus = 3

/** Pictures of products that are not encoded, each with the first product that uses it. */
export async function selectMediaWithoutPicture(sql: Queryable): Promise<{ file: string; skus: string[] }[]> {
  return await sql<{ file: string; skus: string[] }[]>`
    select m.file, (array_agg(p.sku order by p.sku))[1:${namedSkus}] as skus
      from product_media m join product p on p.id = m.product_id left join picture e on e.file = m.file
     where e.file is null
     group by m.file order by m.file`
}
