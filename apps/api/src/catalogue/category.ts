import type { Picture } from './picture-sizes.ts'

export type CategoryText = {
  name?: string
  urlKey?: string
  description?: string
  metaTitle?: string
  metaDescription?: string
  h1Title?: string
  h2Title?: string
}

export type Category = {
  readonly id: number
  readonly parentId: number | null
  readonly level: number
  readonly position: number
  readonly isActive: boolean
  readonly isAnchor: boolean
  readonly includeInMenu: boolean
  readonly adminName: string
  readonly image: (Picture & { colour: string | null }) | null
  /** Identifier of the CMS block shown above the products. */
  readonly landingPage: string | null
  readonly b2b_show_prices: boolean
  readonly b2c_show_prices: boolean
  readonly show_texts_for_b2b: boolean
  /** Admin values of options by attribute code, which every listing of the category asks for (decisions L-4). */
  readonly hiddenFilters: Readonly<Record<string, readonly string[]>>
  readonly createdAt: Date
  readonly updatedAt: Date
  /** By language; `default` is the fallback. */
  readonly texts: Map<string, CategoryText>
  /** From the root category to this one. */
  readonly path: Category[]
  /** By position. */
  readonly children: Category[]
}

/** A text in the language, else in the default scope (decisions A-7). */
export function categoryText(category: Category, language: string, field: keyof CategoryText): string {
  const { texts } = category
  return texts.get(language)?.[field] ?? texts.get('default')?.[field] ?? ''
}

export function categoryName(category: Category, language: string): string {
  return categoryText(category, language, 'name') || category.adminName
}

/** URL keys from below the root to this category, joined with slashes. */
export function categoryUrlPath(category: Category, language: string): string {
  return category.path
    .slice(1)
    .map((part) => categoryText(part, language, 'urlKey'))
    .join('/')
}

/** The category and all its descendants. */
export function withDescendants(category: Category): Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}

/** Whether the category and all its ancestors are active. */
export function isReachable(category: Category): boolean {
  return category.path.every((part) => part.isActive)
}
