import { route, type RouteConfigEntry } from '@react-router/dev/routes'

/** Decisions B-3. */
export const blogRoutes: RouteConfigEntry[] = [
  route('blog', 'blog/blog.tsx'),
  route('blog/categorie/:category', 'blog/category.tsx'),
  route('blog/:post', 'blog/post.tsx'),
]
