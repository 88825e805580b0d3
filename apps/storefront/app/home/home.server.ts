import type { RouterContextProvider } from 'react-router'
import { postCardOf } from '../blog/post-card.ts'
import { cardOf } from '../catalogue/card.ts'
import { pictureOf } from '../content/pictures.ts'
import { HomePageDocument, type PictureFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { configuredHead } from '../platform/screen-seo.server.ts'
import { samePath, seoOf } from '../platform/seo.ts'
import { socialCard } from '../platform/social-card.ts'
import { organisationData, websiteData } from '../platform/structured-data.ts'
import type { SitePicture } from '../platform/site-picture.ts'
import type { HomeTexts } from '../platform/site.ts'
import { visitor } from '../platform/visitor.server.ts'
import { ROUTES } from '../platform/routes.ts'
import type { PictureSets } from './site-picture.tsx'
import { textsOf } from '../platform/site-texts.ts'

/** Data of the home page: the site's texts, and the products of its sections in their order. */
export async function homeData(context: Readonly<RouterContextProvider>) {
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  const { home, meta } = textsOf({ site, language })
  const skus = home.sections.flatMap((section) => (section.type === 'products' ? section.skus : []))
  const files = picturesOf(home).map(({ file }) => file)
  const posts = postCount(home)
  const [found, { kind }, configured] = await Promise.all([
    commerce(context).query(HomePageDocument, { skus, files, posts, withPosts: posts > 0 }),
    visitor(context),
    configuredHead(context, 'home'),
  ])
  const cards = (found.products?.items ?? []).flatMap((one) =>
    one ? [cardOf(one, { kind, display: kind })] : [],
  )
  const alternates = samePath(ROUTES.home)
  scope.structuredData.push(organisationData(scope), websiteData(scope))
  return {
    home,
    cards: skus.flatMap((sku) => cards.find((card) => card.sku === sku) ?? []),
    pictures: setsOf(found.pictures),
    posts: (found.blogPosts?.items ?? []).map((post) => postCardOf(post, scope)),
    alternates,
    seo: seoOf({
      title: configured?.title ?? meta.title,
      description: configured?.description ?? meta.description,
      noindex: configured?.indexable === false,
      site,
      publicUrl,
      language,
      alternates,
      card: socialCard(scope, 'website'),
    }),
  }
}

export type HomeData = Awaited<ReturnType<typeof homeData>>

const postCount = ({ sections }: HomeTexts): number =>
  Math.max(0, ...sections.map((section) => (section.type === 'posts' ? (section.count ?? 0) : 0)))

function picturesOf({ hero, sections }: HomeTexts): SitePicture[] {
  const all = sections.flatMap((section) => {
    if (section.type === 'category-tiles') return section.items.map(({ picture }) => picture)
    return 'picture' in section ? [section.picture] : []
  })
  return [hero.picture, ...all].flatMap((picture) => picture ?? [])
}

function setsOf(pictures: readonly (PictureFragment & { file?: string | null })[]): PictureSets {
  return Object.fromEntries(
    pictures.flatMap((picture) => {
      const data = pictureOf(picture, '')
      return picture.file && data ? [[picture.file, data]] : []
    }),
  )
}
