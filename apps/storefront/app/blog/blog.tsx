import type { Route } from './+types/blog'
import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { ListPage } from './list-page.tsx'
import { listMeta } from './list-meta.ts'
import { blogList } from './list.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(loaderData)

export async function loader({ context, request }: Route.LoaderArgs) {
  const page = await blogList(context, new URL(request.url).searchParams)
  const { structuredData, publicUrl } = context.get(scopeContext)
  structuredData.push(breadcrumbData(page.crumbs, publicUrl))
  return page
}

export default function Blog({ loaderData }: Route.ComponentProps) {
  return <ListPage page={loaderData} />
}
