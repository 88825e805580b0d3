import type { Route } from './+types/events'
import { adminFile } from '../platform/admin-api.server.ts'

/** The server-sent events of a point of sale, passed on from the API. */
export async function loader({ request, context }: Route.LoaderArgs): Promise<Response> {
  const location = new URL(request.url).searchParams.get('location') ?? ''
  const { body, status } = await adminFile(context, `/admin/events?${new URLSearchParams({ location })}`)
  return new Response(body, {
    status,
    headers: {
      'content-type': 'text/event-stream; charset=utf-8',
      // A compressor would keep events back until it has a block of them.
      'content-encoding': 'identity',
      'cache-control': 'no-store, no-transform',
    },
  })
}
