import type { Route } from './+types/store'
import { metaOf } from '../platform/seo.ts'
import { StorePage } from './store-page.tsx'
import { storePage } from './store-page.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, params }: Route.LoaderArgs) {
  return await storePage(context, params.store)
}

export default function Store({ loaderData }: Route.ComponentProps) {
  return <StorePage page={loaderData} />
}
