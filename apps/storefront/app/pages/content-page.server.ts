import type { RouterContextProvider } from 'react-router'
import { anchorsOf, type Anchor } from '../content/anchors.ts'
import { notFound, cmsPage, type Page } from '../content/page.server.ts'
import type { BlockFragment } from '../generated/graphql.ts'
import { directionsTo } from '../platform/directions.ts'
import { patternOf } from '../platform/routes.ts'
import { scopeContext } from '../platform/scope.ts'
import { configuredHead } from '../platform/screen-seo.server.ts'
import { seoOf, type Alternates, type SocialPicture } from '../platform/seo.ts'
import type { Section, SiteLanguage } from '../platform/site.ts'
import { socialCard } from '../platform/social-card.ts'
import { faqData, type AnsweredQuestion } from '../platform/structured-data.ts'
import { sectionsData } from '../sections/sections.server.ts'
import { blockViews } from './blocks.server.ts'
import type { BlockView } from './blocks.ts'
import { emptyBlock } from './empty-block.ts'
import { textsOf } from '../platform/site-texts.ts'

/** Where the page was found. */
type ResolvedPage = { readonly uid: string; readonly alternates: Alternates }

/** A page of the editors at an address the API resolved; a 404 response is thrown when it went away since. */
export async function contentPage(
  context: Readonly<RouterContextProvider>,
  resolved: ResolvedPage,
  search: URLSearchParams,
) {
  const page = await cmsPage(context, { id: Number(atob(resolved.uid)) })
  if (!page) throw await notFound(context)
  const scope = context.get(scopeContext)
  const { site, language, publicUrl } = scope
  const isContact = resolved.alternates[language] === patternOf(language, 'contact')
  const configured = isContact ? await configuredHead(context, 'contact') : undefined
  const heading = page.content_heading ?? page.title ?? ''
  const blocks = blocksOf(page)
  const asked =
    countQuestions(blocks) < MANY_QUESTIONS ? undefined : (search.get('q') ?? '').trim().slice(0, 100)
  const texts = textsOf({ site, language })
  const chosen = texts.pages?.[page.identifier ?? '']?.sections ?? []
  const [views, sections] = await Promise.all([
    blockViews(context, blocks, search, asked ?? ''),
    chosen.length > 0 ? sectionsData(context, chosen) : undefined,
  ])
  scope.structuredData.push(...faqData([...questionsIn(blocks), ...questionsOf(chosen)]))
  return {
    heading,
    className: page.css_class ?? undefined,
    blocks: views,
    sections,
    faq: asked === undefined ? undefined : { words: asked, found: countFound(views) },
    anchors: views.flatMap(anchorsIn),
    hasCookieTables: resolved.alternates[language] === patternOf(language, 'cookiePolicy'),
    map: isContact ? mapOf(texts, scope.mapDirections) : undefined,
    crumbs: [{ label: page.title ?? heading }],
    alternates: resolved.alternates,
    seo: seoOf({
      title: configured?.title ?? page.processed_metadata?.title ?? heading,
      description: configured?.description ?? page.processed_metadata?.description,
      site,
      publicUrl,
      language,
      alternates: resolved.alternates,
      noindex: (page.noindex ?? false) || configured?.indexable === false || Boolean(asked),
      canonicalAnyway: Boolean(asked),
      card: socialCard(scope, 'website', pictureIn(views)),
    }),
  }
}

/** The shop's address in one line with the way to it. */
function mapOf({ address, mapLink }: SiteLanguage, mapDirections: string) {
  if (!address) return undefined
  const line = `${address.street}, ${address.postcode} ${address.city}`
  const directions = directionsTo(line, mapDirections)
  return { address: line, directions: mapLink ? { ...directions, to: mapLink } : directions }
}

/** From how many questions on a page has a search of its own. */
const MANY_QUESTIONS = 8

/** Of a page without blocks its text, for shops that have none. */
function blocksOf({ page_builder: blocks, content }: Page): readonly BlockFragment[] {
  if (blocks && blocks.length > 0) return blocks
  return content ? [{ ...emptyBlock('text'), text: content }] : []
}

const questionsIn = (blocks: readonly BlockFragment[]): AnsweredQuestion[] =>
  blocks.flatMap(({ faq }) => faq?.categories ?? []).flatMap(({ questions }) => questions)

const questionsOf = (sections: readonly Section[]): AnsweredQuestion[] =>
  sections.flatMap((section) =>
    section.type === 'faq' ? section.items.map(({ question, answer }) => ({ title: question, answer })) : [],
  )

/** The first picture of a page, by which it is known where it is shared. */
function pictureIn(views: readonly BlockView[]): SocialPicture | undefined {
  const pictures = views.flatMap((view) => {
    if (view.type === 'carousel') return view.slides.map(({ picture }) => picture)
    return view.type === 'image' ? [view.picture] : []
  })
  return pictures[0] && { src: pictures[0].src, alt: pictures[0].alt }
}

const countQuestions = (blocks: readonly BlockFragment[]): number =>
  sum(blocks.flatMap(({ faq }) => faq?.categories ?? []))

const countFound = (views: readonly BlockView[]): number =>
  sum(views.flatMap((view) => (view.type === 'faq' ? view.groups : [])))

const sum = (groups: readonly { questions: readonly unknown[] }[]): number =>
  groups.reduce((total, { questions }) => total + questions.length, 0)

/** The parts of a block that have an address: its title, the themes of its questions, the headings of its text. */
function anchorsIn(view: BlockView): Anchor[] {
  const own = view.id && view.title && view.type !== 'faq' ? [{ id: view.id, title: view.title }] : []
  const themes = view.type === 'faq' ? view.groups.map(({ id, title }) => ({ id, title })) : []
  return [...own, ...anchorsOf(view.html ?? ''), ...themes]
}

export type ContentPageData = Awaited<ReturnType<typeof contentPage>>
