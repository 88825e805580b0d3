import type { RouterContextProvider } from 'react-router'
import { postCardOf, type PostCard } from '../blog/post-card.ts'
import { cardOf, type Card } from '../catalogue/card.ts'
import { pictureOf } from '../content/pictures.ts'
import { SectionsDocument, type PictureFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import type { SitePicture } from '../platform/site-picture.ts'
import type { Section } from '../platform/site.ts'
import { visitor } from '../platform/visitor.server.ts'
import type { PictureSets } from './site-picture.tsx'

/** Sections and what they name: products in their order, pictures by file name, the newest posts. */
export interface SectionsData {
  readonly sections: readonly Section[]
  readonly cards: readonly Card[]
  readonly pictures: PictureSets
  readonly posts: readonly PostCard[]
}

/** Loads what sections name; `others` are further pictures of the page. */
export async function sectionsData(
  context: Readonly<RouterContextProvider>,
  sections: readonly Section[],
  others: readonly (SitePicture | undefined)[] = [],
): Promise<SectionsData> {
  const scope = context.get(scopeContext)
  const skus = sections.flatMap((section) => (section.type === 'products' ? section.skus : []))
  const files = [...others, ...sections.flatMap(picturesOf)].flatMap((picture) => picture?.file ?? [])
  const posts = Math.max(0, ...sections.map((one) => (one.type === 'posts' ? (one.count ?? 0) : 0)))
  if (skus.length + files.length + posts === 0) return { sections, cards: [], pictures: {}, posts: [] }
  const [found, audience] = await Promise.all([
    commerce(context).query(SectionsDocument, { skus, files, posts, withPosts: posts > 0 }),
    visitor(context),
  ])
  const cards = (found.products?.items ?? []).flatMap((one) => (one ? [cardOf(one, audience)] : []))
  return {
    sections,
    cards: skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []),
    pictures: setsOf(found.pictures),
    posts: (found.blogPosts?.items ?? []).map((post) => postCardOf(post, scope)),
  }
}

function picturesOf(section: Section): (SitePicture | undefined)[] {
  if (section.type === 'category-tiles' || section.type === 'gallery')
    return section.items.map(({ picture }) => picture)
  return 'picture' in section ? [section.picture] : []
}

function setsOf(pictures: readonly (PictureFragment & { file?: string | null })[]): PictureSets {
  return Object.fromEntries(
    pictures.flatMap((picture) => {
      const data = pictureOf(picture, '')
      return picture.file && data ? [[picture.file, data]] : []
    }),
  )
}
