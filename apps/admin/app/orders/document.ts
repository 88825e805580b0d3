import type { Route } from './+types/document'
import { adminFile } from '../platform/admin-api.server.ts'

/** An invoice or credit note as PDF. */
export async function loader({ params, context }: Route.LoaderArgs) {
  const { number, id } = params
  return await adminFile(
    context,
    `/admin/orders/${encodeURIComponent(number)}/documents/${encodeURIComponent(id)}`,
  )
}
