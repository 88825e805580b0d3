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

/** Prefix of the descriptive attributes. */
const DESCRIPTIVE = /^aay_/

/** Products of the query (`?skus=`), else those of the visitor's cookie; a 404 where the shop has no comparison. */
export async function comparePage(context: Context, search: URLSearchParams) {
  const { site, language } = context.get(scopeContext)
  if (!site.features['compare']) throw await notFound(context)
  const skus = search.has('skus') ? readCompared(search.get('skus')) : comparedSkus(context)
  const products = await productsOf(context, skus)
  const { kind } = await visitor(context)
  const path = href(language, 'compare')
  return {
    path,
    cards: products.map((product) => cardOf(product, { kind, display: kind })),
    rows: comparedRows(products.map(attributeRows)),
    share: `${path}?skus=${writeCompared(products.map(({ sku }) => sku ?? ''))}`,
    seo: compareSeo(context),
  }
}

export type ComparePageData = Awaited<ReturnType<typeof comparePage>>

type Product = NonNullable<NonNullable<NonNullable<CompareQuery['products']>['items']>[number]>

/** Attribute rows of a product: fixed attributes and the values of its configurable options. */
function attributeRows(product: Product): AttributeText[] {
  const options = 'configurable_options' in product ? (product.configurable_options ?? []) : []
  const choices = options.map((option) => ({
    code: option?.attribute_code ?? '',
    label: option?.label ?? '',
    values: (option?.values ?? []).flatMap((value) => value?.store_label ?? []),
  }))
  const chosen = new Set(choices.map(({ code }) => code))
  const fixed = attributeTexts(product.details?.items).filter(({ code }) => !chosen.has(code))
  return [...fixed, ...choices].filter(({ code }) => DESCRIPTIVE.test(code))
}

/** Products in the order of the skus; missing ones are left out. */
async function productsOf(context: Context, skus: readonly string[]) {
  if (skus.length === 0) return []
  const { products } = await commerce(context).query(CompareDocument, {
    skus: [...skus],
    limit: MOST_COMPARED,
  })
  const found = (products?.items ?? []).flatMap((product) => product ?? [])
  return skus.flatMap((sku) => found.find((product) => product.sku === sku) ?? [])
}
