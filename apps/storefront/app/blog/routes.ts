import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { ROUTES } from '../platform/routes.ts'

/** Decisions B-3. */
export const blogRoutes: RouteConfigEntry[] = [
  route(ROUTES.blog, 'blog/blog.tsx'),
  route(ROUTES.blogCategory, 'blog/category.tsx'),
  route(ROUTES.blogTag, 'blog/tag.tsx'),
  route(ROUTES.blogFeed, 'blog/feed.ts'),
  route(ROUTES.blogPost, 'blog/post.tsx'),
]
