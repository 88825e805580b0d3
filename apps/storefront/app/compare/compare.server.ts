import {
  comparedRows,
  MOST_COMPARED,
  readCompared,
  TooManyComparedError,
  withCompared,
  withoutCompared,
  writeCompared,
} from '@comptoir/rules/comparison'
import { replace, type RouterContextProvider } from 'react-router'
import { attributeTexts, type AttributeText } from '../catalogue/attributes.ts'
import { cardOf } from '../catalogue/card.ts'
import { notFound } from '../content/page.server.ts'
import { CompareDocument, type CompareQuery } from '../generated/graphql.ts'
import { comparedSkus, storeCompared } from '../layout/compared.server.ts'
import * as m from '../paraglide/messages.js'
import { commerce } from '../platform/commerce.server.ts'
import { ROUTES, href } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { samePath, seoOf } from '../platform/seo.ts'
import { session } from '../platform/session.server.ts'
import { visitor } from '../platform/visitor.server.ts'
import { readCompareForm, type CompareInput } from './compare-form.ts'

type Context = Readonly<RouterContextProvider>

/** Prefix of the descriptive attributes. */
const DESCRIPTIVE = /^aay_/

/** Products of the query (`?skus=`), else those of the visitor's cookie; a 404 where the shop has no comparison. */
export async function comparePage(context: Context, search: URLSearchParams) {
  const { site, language, publicUrl } = context.get(scopeContext)
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
    seo: seoOf({
      title: m.compare_title(),
      brand: site.brand,
      publicUrl,
      language,
      alternates: samePath(ROUTES.compare),
      noindex: true,
    }),
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

/** Adds or removes a product and redirects back. */
export async function compareAction(context: Context, request: Request) {
  const { site, language } = context.get(scopeContext)
  if (!site.features['compare']) throw await notFound(context)
  const input = readCompareForm(await request.formData())
  if (!input) throw new Response('Bad Request', { status: 400 })
  const path = href(language, 'compare')
  // Changing a shared comparison makes it the visitor's own.
  const shared = new URL(request.url).searchParams.get('skus')
  try {
    storeCompared(context, applyInput(shared === null ? comparedSkus(context) : readCompared(shared), input))
  } catch (error) {
    if (!(error instanceof TooManyComparedError)) throw error
    const link = { label: m.compare_see(), to: path }
    session(context).flash({ kind: 'error', message: m.compare_full(), link })
  }
  return replace(input.from ?? path, 303)
}

function applyInput(skus: readonly string[], { intent, sku }: CompareInput): string[] {
  if (intent === 'clear') return []
  return intent === 'add' ? withCompared(skus, sku) : withoutCompared(skus, sku)
}
