import type { Route } from './+types/category'
import { breadcrumbData } from '../layout/breadcrumb-data.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { ListPage } from './list-page.tsx'
import { listMeta } from './list-meta.ts'
import { blogCategory } from './list.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => listMeta(loaderData)

export async function loader({ context, params, request }: Route.LoaderArgs) {
  const page = await blogCategory(context, params.category, new URL(request.url).searchParams)
  const { structuredData, publicUrl } = context.get(scopeContext)
  structuredData.push(breadcrumbData(page.crumbs, publicUrl))
  return page
}

export default function BlogCategory({ loaderData }: Route.ComponentProps) {
  return <ListPage page={loaderData} />
}
