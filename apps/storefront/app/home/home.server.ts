import type { RouterContextProvider } from 'react-router'
import { cardOf, type Card } from '../catalogue/card.ts'
import { HomeProductsDocument } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { samePath, seoOf } from '../platform/seo.ts'
import { visitor } from '../platform/visitor.server.ts'

/** What the home page shows: the site's texts, and the products they name in the order they name them. */
export async function homeData(context: Readonly<RouterContextProvider>) {
  const { site, language, publicUrl } = context.get(scopeContext)
  const { home, meta } = site.languages[language]
  const skus = home.sections.flatMap((section) => (section.type === 'products' ? section.skus : []))
  const alternates = samePath('')
  return {
    home,
    cards: await cardsOf(context, skus),
    alternates,
    seo: seoOf({ ...meta, brand: site.brand, publicUrl, language, alternates }),
  }
}

export type HomeData = Awaited<ReturnType<typeof homeData>>

async function cardsOf(context: Readonly<RouterContextProvider>, skus: readonly string[]): Promise<Card[]> {
  if (skus.length === 0) return []
  const [{ products }, { kind }] = await Promise.all([
    commerce(context).query(HomeProductsDocument, { skus: [...skus] }),
    visitor(context),
  ])
  const found = (products?.items ?? []).flatMap((one) => (one ? [cardOf(one, { kind, display: kind })] : []))
  return skus.flatMap((sku) => found.find((card) => card.sku === sku) ?? [])
}
