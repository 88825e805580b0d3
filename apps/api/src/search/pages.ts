import type { SearchedPage } from '@comptoir/contract/generated/types'
import { withoutTags } from '@comptoir/rules/html-text'
import { searchedPosts } from '../blog/index.ts'
import { storeCategories, type Snapshot } from '../catalogue/index.ts'
import { searchedTexts } from '../content/index.ts'
import type { RequestContext } from '../platform/context.ts'
import { selectSynonyms } from './synonyms.sql.ts'
import { TextIndex } from './text-index.ts'
import type { SearchableText } from './text-analyzer.ts'

const weights = { category: 10, page: 8, question: 7, post: 6, context: 2, text: 1 }

type Page = { page: SearchedPage; texts: SearchableText[]; publishTime: Date | null }
type Pages = { all: readonly Page[]; index: TextIndex }

/** By store view. A change of content or of categories makes new indexes. */
const indexes = new WeakMap<Snapshot['content'], Map<number, Promise<Pages>>>()

/** Categories, pages, questions and published posts that contain every word of the query, best first. */
export async function findPages(ctx: RequestContext, query: string, limit: number): Promise<SearchedPage[]> {
  const { all, index } = await pagesOf(ctx)
  const now = ctx.app.now()
  const isOut = (place: number) => {
    const publishTime = all[place]?.publishTime ?? null
    return publishTime === null || publishTime <= now
  }
  return index
    .find(query)
    .best(limit, isOut)
    .flatMap((place) => all[place]?.page ?? [])
}

function pagesOf(ctx: RequestContext): Promise<Pages> {
  const { content } = ctx.app.catalogue.snapshot
  let byStore = indexes.get(content)
  if (!byStore) indexes.set(content, (byStore = new Map()))
  const known = byStore.get(ctx.store.id)
  if (known) return known
  const pages = readPages(ctx)
  byStore.set(ctx.store.id, pages)
  pages.catch(() => byStore.delete(ctx.store.id))
  return pages
}

async function readPages(ctx: RequestContext): Promise<Pages> {
  const { id, language, website } = ctx.store
  const [pages, articles, synonyms] = await Promise.all([
    searchedTexts(ctx.app.sql, { id, language, websiteId: website.id }),
    searchedPosts(ctx.app.sql, { websiteId: website.id, language }),
    selectSynonyms(ctx.app.sql, id),
  ])
  const written = pages.map(({ kind, title, theme, path, anchor, text }): Page => {
    const address = anchor ? `${path}#${anchor}` : path
    const weight = kind === 'PAGE' ? weights.page : weights.question
    return {
      page: { kind, title, context: theme, path: address },
      texts: [...titleTexts(title, weight, theme), read(withoutMarkup(text), weights.text)],
      publishTime: null,
    }
  })
  const posts = articles.map(({ title, path, text, publishTime }): Page => ({
    page: { kind: 'POST', title, context: null, path },
    texts: [...titleTexts(title, weights.post, null), read(withoutMarkup(text), weights.text)],
    publishTime,
  }))
  const categories = storeCategories(ctx).map(({ name, parent, path, description }): Page => ({
    page: { kind: 'CATEGORY', title: name, context: parent, path },
    texts: [...titleTexts(name, weights.category, parent), read(withoutMarkup(description), weights.text)],
    publishTime: null,
  }))
  // Hits with equal scores are returned last to first.
  const all = [...categories, ...written, ...posts].toReversed()
  const index = await TextIndex.build({
    language,
    synonyms,
    count: all.length,
    textsOf: async (places) => places.map((place) => all[place]?.texts ?? []),
  })
  return { all, index }
}

const read = (text: string, weight: number): SearchableText => ({ text, weight, isShown: true })

function titleTexts(title: string, weight: number, context: string | null): SearchableText[] {
  return [read(title, weight), read(context ?? '', weights.context)]
}

const withoutMarkup = (html: string) => withoutTags(html, ' ')
