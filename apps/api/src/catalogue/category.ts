import type { Picture } from './picture-sizes.ts'

export type CategoryText = {
  name?: string
  urlKey?: string
  description?: string
  metaTitle?: string
  metaDescription?: string
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
  /** Identifier of the block shown above the products. */
  readonly landingPage: string | null
  readonly b2b_show_prices: boolean
  readonly b2c_show_prices: boolean
  readonly show_texts_for_b2b: boolean
  readonly createdAt: Date
  readonly updatedAt: Date
  /** By language; `default` for the rest. */
  readonly texts: Map<string, CategoryText>
  /** Root first, this one last. */
  readonly path: Category[]
  /** By position. */
  readonly children: Category[]
}

/** A text in a language, else in the default scope, else in French (decisions A-7). */
export function categoryText(category: Category, language: string, field: keyof CategoryText): string {
  const { texts } = category
  return texts.get(language)?.[field] ?? texts.get('default')?.[field] ?? texts.get('fr')?.[field] ?? ''
}

export function categoryName(category: Category, language: string): string {
  return categoryText(category, language, 'name') || category.adminName
}

/** Parents' url keys and its own, joined; the root counts for nothing. */
export function categoryUrlPath(category: Category, language: string): string {
  return category.path
    .slice(1)
    .map((part) => categoryText(part, language, 'urlKey'))
    .join('/')
}

/** The category and everything below it. */
export function withDescendants(category: Category): Category[] {
  return [category, ...category.children.flatMap(withDescendants)]
}

/** Whether it and all above it are switched on. */
export function isReachable(category: Category): boolean {
  return category.path.every((part) => part.isActive)
}
