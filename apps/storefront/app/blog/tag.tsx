import type { Route } from './+types/tag'
import { metaOf } from '../platform/seo.ts'
import { ListPage } from './list-page.tsx'
import { blogTag } from './list.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  return await blogTag(context, params.tag, new URL(request.url).searchParams)
}

export default function BlogTag({ loaderData }: Route.ComponentProps) {
  return <ListPage page={loaderData} />
}
