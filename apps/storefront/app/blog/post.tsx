import type { Route } from './+types/post'
import { scopeContext } from '../platform/scope.ts'
import { metaOf } from '../platform/seo.ts'
import { PostPage } from './post-page.tsx'
import { blogPost } from './post.server.ts'
import { postData } from './structured-data.server.ts'

export const meta: Route.MetaFunction = ({ loaderData }) => metaOf(loaderData?.seo)

export async function loader({ context, params }: Route.LoaderArgs) {
  const page = await blogPost(context, params.post)
  const scope = context.get(scopeContext)
  scope.structuredData.push(...postData(page, scope))
  return page
}

export default function BlogPost({ loaderData }: Route.ComponentProps) {
  return <PostPage page={loaderData} />
}
