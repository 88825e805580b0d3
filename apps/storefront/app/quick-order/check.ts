import type { Route } from './+types/check'
import { checkQuickOrder, checkRows } from './quick-order.server.ts'
import { readRow } from './read-form.ts'

/** What a typed row is, as JSON, for a page that is open. */
export async function loader({ context, request }: Route.LoaderArgs) {
  await checkQuickOrder(context)
  const row = readRow(new URL(request.url).searchParams)
  const [line] = await checkRows(context, [row])
  return Response.json(line?.row ?? row, { headers: { 'x-robots-tag': 'noindex' } })
}
