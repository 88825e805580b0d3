import { comparedRows, MOST_COMPARED, readCompared, writeCompared } from '@comptoir/rules/comparison'
import type { RouterContextProvider } from 'react-router'
import { attributeTexts, type AttributeText } from '../catalogue/attributes.ts'
import { cardOf } from '../catalogue/card.ts'
import { notFound } from '../content/page.server.ts'
import { CompareDocument, type CompareQuery } from '../generated/graphql.ts'
import { comparedSkus } from '../layout/compared.server.ts'
import { commerce } from '../platform/commerce.server.ts'
import { href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { compareSeo } from './seo.server.ts'

type Context = Readonly<RouterContextProvider>

/** Products of the query (`?skus=`), else those of the visitor's cookie; a 404 where the shop has no comparison. */
export async function comparePage(context: Context, search: URLSearchParams) {
  const { site, language } = context.get(scopeContext)
  if (!site.features['compare']) throw await notFound(context)
  const skus = search.has('skus') ? readCompared(search.get('skus')) : comparedSkus(context)
  const { products, comparable } = await comparedOf(context, skus)
  const audience = await visitor(context)
  const path = href(language, 'compare')
  return {
    path,
    cards: products.map((product) => cardOf(product, audience)),
    rows: comparedRows(products.map((product) => attributeRows(product, comparable))),
    share: `${path}?skus=${writeCompared(products.map(({ sku }) => sku ?? ''))}`,
    seo: compareSeo(context),
  }
}

export type ComparePageData = Awaited<ReturnType<typeof comparePage>>

type Product = NonNullable<NonNullable<NonNullable<CompareQuery['products']>['items']>[number]>

/** The comparable attributes of a product: fixed ones and the values of its configurable options. */
function attributeRows(product: Product, comparable: ReadonlySet<string>): AttributeText[] {
  const options = 'configurable_options' in product ? (product.configurable_options ?? []) : []
  const choices = options.map((option) => ({
    code: option?.attribute_code ?? '',
    label: option?.label ?? '',
    values: (option?.values ?? []).flatMap((value) => value?.store_label ?? []),
  }))
  const chosen = new Set(choices.map(({ code }) => code))
  const fixed = attributeTexts(product.details?.items).filter(({ code }) => !chosen.has(code))
  return [...fixed, ...choices].filter(({ code }) => comparable.has(code))
}

/** Products in the order of the skus, without missing ones, and the codes of the shop's comparable attributes. */
async function comparedOf(context: Context, skus: readonly string[]) {
  if (skus.length === 0) return { products: [], comparable: new Set<string>() }
  const { products, attributesList } = await commerce(context).query(CompareDocument, {
    skus: [...skus],
    limit: MOST_COMPARED,
  })
  const found = (products?.items ?? []).flatMap((product) => product ?? [])
  return {
    products: skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? []),
    comparable: new Set((attributesList?.items ?? []).flatMap((attribute) => attribute?.code ?? [])),
  }
}
