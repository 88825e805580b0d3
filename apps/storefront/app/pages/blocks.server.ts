import type { RouterContextProvider } from 'react-router'
import { cardOf } from '../catalogue/card.ts'
import { siteForm } from '../forms/site-form.server.ts'
import { BlockCategoriesDocument, BlockProductsDocument, type BlockFragment } from '../generated/graphql.ts'
import { commerce } from '../platform/commerce.server.ts'
import { scopeContext } from '../platform/scope.ts'
import { visitor } from '../platform/visitor.server.ts'
import { pathHref } from '../platform/routes.ts'
import { blockView, type BlockView, type Named } from './blocks.ts'

type Context = Readonly<RouterContextProvider>

/**
 * The blocks of a page with what they name; `search` is that of the page. A block of a type that is not known is
 * left out, and the log says so (decisions J-4).
 */
export async function blockViews(
  context: Context,
  blocks: readonly BlockFragment[],
  search: URLSearchParams,
  words: string,
): Promise<BlockView[]> {
  const { language, log } = context.get(scopeContext)
  const shown = blocks.filter(({ is_active }) => is_active)
  const [cards, categories, forms] = await Promise.all([
    cardsOf(context, shown),
    categoriesOf(context, shown),
    formsOf(context, shown, search),
  ])
  const texts = shown.map(({ text }) => text ?? '').join('')
  const anchors = new Set([...texts.matchAll(/ id="([^"]+)"/g)].map(([, id = '']) => id))
  for (const { identifier } of shown) anchors.add(identifier)
  const named: Named = {
    cards,
    categories,
    forms,
    pathOf: (path) => pathHref(language, path),
    words,
    anchors,
  }
  const skipped = (block: BlockFragment) => (type: string) =>
    log.warn({ block: block.identifier, type }, 'A page has a block of a type that is not known')
  return shown.flatMap((block) => blockView(block, named, skipped(block)) ?? [])
}

async function cardsOf(context: Context, blocks: readonly BlockFragment[]) {
  const skus = [...new Set(blocks.flatMap((block) => (block.type === 'products' ? block.skus : [])))]
  if (skus.length === 0) return []
  const [{ products }, audience] = await Promise.all([
    commerce(context).query(BlockProductsDocument, { skus, count: skus.length }),
    visitor(context),
  ])
  return (products?.items ?? []).flatMap((one) => (one ? [cardOf(one, audience)] : []))
}

async function categoriesOf(
  context: Context,
  blocks: readonly BlockFragment[],
): Promise<Named['categories']> {
  const ids = blocks.flatMap(({ type, category_id: id }) => (type === 'category' && id ? [String(id)] : []))
  if (ids.length === 0) return new Map()
  const { categoryList } = await commerce(context).query(BlockCategoriesDocument, { ids })
  return new Map(
    (categoryList ?? []).flatMap((one) =>
      one?.id ? [[one.id, one.optimized_image ?? undefined] as const] : [],
    ),
  )
}

async function formsOf(context: Context, blocks: readonly BlockFragment[], search: URLSearchParams) {
  const names = blocks.flatMap(({ type, form }) => (type === 'form' && form ? [form] : []))
  const found = names.map(async (name) => [name, await siteForm(context, name, search)] as const)
  return new Map(await Promise.all(found))
}
