import type { Queryable } from '../platform/database.ts'

export type RewriteTarget = {
  request_path: string
  entity_type: 'PRODUCT' | 'CATEGORY' | 'CMS_PAGE'
  entity_id: number
  redirect_code: 0 | 301 | 302
  target_path: string | null
}

/** URL rewrites of the paths in a store view. */
export async function selectRewrites(
  sql: Queryable,
  storeId: number,
  paths: string[],
): Promise<RewriteTarget[]> {
  return await sql<RewriteTarget[]>`
    select request_path, entity_type, entity_id, redirect_code, target_path
      from url_rewrite where store_id = ${storeId} and request_path = any(${paths})`
}

/** The canonical URL of an entity in a store view; empty when it has none. */
export async function selectAddresses(
  sql: Queryable,
  storeId: number,
  { entity_type, entity_id }: Pick<RewriteTarget, 'entity_type' | 'entity_id'>,
): Promise<RewriteTarget[]> {
  return await sql<RewriteTarget[]>`
    select request_path, entity_type, entity_id, redirect_code, target_path
      from url_rewrite
     where store_id = ${storeId} and entity_type = ${entity_type} and entity_id = ${entity_id} and redirect_code = 0
     limit 1`
}
