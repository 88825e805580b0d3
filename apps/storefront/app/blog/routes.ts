import { route, type RouteConfigEntry } from '@react-router/dev/routes'
import { FEED_PATH } from './paths.ts'

/** Decisions B-3. */
export const blogRoutes: RouteConfigEntry[] = [
  route('blog', 'blog/blog.tsx'),
  route('blog/categorie/:category', 'blog/category.tsx'),
  route('blog/etiquette/:tag', 'blog/tag.tsx'),
  route(FEED_PATH, 'blog/feed.ts'),
  route('blog/:post', 'blog/post.tsx'),
]
