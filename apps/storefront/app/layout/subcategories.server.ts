import type { RouterContextProvider } from 'react-router'
import { pictureOf } from '../content/pictures.ts'
import { SubcategoriesDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { pathHref } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import type { SubmenuLink } from './submenu-links.tsx'

/** Subcategories in the menu of the category with this path, in order; none for a path without a category. */
export async function subcategories(
  context: Readonly<RouterContextProvider>,
  path: string,
): Promise<SubmenuLink[]> {
  const { language } = context.get(scopeContext)
  const { categoryList } = await commerce(context).query(SubcategoriesDocument, { path })
  return (categoryList?.[0]?.children ?? [])
    .flatMap((child) => (child?.include_in_menu ? [child] : []))
    .toSorted((a, b) => (a.position ?? 0) - (b.position ?? 0))
    .map(({ name, url_path: below, optimized_image: image }) => {
      // Its name stands below the picture.
      const picture = pictureOf(image ? { ...image, label: null } : undefined, '')
      return { label: name ?? '', to: pathHref(language, below ?? ''), ...(picture && { picture }) }
    })
}
