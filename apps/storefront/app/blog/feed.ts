import type { LoaderFunctionArgs } from 'react-router'
import { feedOf } from './feed.server.ts'
import { xmlResponse } from '../platform/xml.ts'

/** The newest posts as RSS. Throws a redirect to the home page when the language has no blog. */
export async function loader({ context }: LoaderFunctionArgs) {
  const response = xmlResponse(await feedOf(context))
  response.headers.set('content-type', 'application/rss+xml; charset=utf-8')
  return response
}
