import type { Route } from './+types/tickets-file'
import { adminFile } from '../platform/admin-api.server.ts'

/** Tickets in one PDF: those of the orders that the address names, else all that are to be made. */
export async function loader({ request, context, params }: Route.LoaderArgs): Promise<Response> {
  const ids = new URL(request.url).searchParams.getAll('id').join(',')
  const path = `/admin/kitchen/${encodeURIComponent(params.locationId)}/tickets.pdf`
  return await adminFile(context, `${path}?${new URLSearchParams({ ids })}`)
}
