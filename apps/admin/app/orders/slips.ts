import type { Route } from './+types/slips'
import { adminFile } from '../platform/admin-api.server.ts'

/** Picking slips or packing slips of several orders in one PDF. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const { searchParams } = new URL(request.url)
  const asked = new URLSearchParams({
    ids: searchParams.getAll('id').join(','),
    kind: searchParams.get('kind') ?? 'picking',
  })
  return await adminFile(context, `/admin/orders/slips.pdf?${asked}`)
}
