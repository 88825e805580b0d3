import type { Card } from '../catalogue/card.ts'
import { pictureOf } from '../content/pictures.ts'
import type { SiteFormData } from '../forms/site-form.server.ts'
import type { BlockFragment, PictureFragment } from '../generated/graphql.ts'
import type { PictureData } from '../ui/picture.tsx'
import { faqGroups, type FaqGroup } from './faq.ts'
import { localImages } from '../content/local-images.ts'
import { videoOf, type Video } from '../moving-media/video.ts'

/** A button of an editor; its address is whole, with the language. */
export interface BlockLink {
  readonly label: string
  readonly to: string
}

export interface Slide {
  readonly picture: PictureData
  readonly title: string | undefined
  /** HTML. */
  readonly html: string | undefined
}

/** What all blocks have: an anchor where they are named, a title, and HTML above what they show. */
interface Common {
  readonly id?: string
  readonly className?: string
  readonly title?: string
  readonly subtitle?: string
  readonly html?: string
}

/** A block of a page as it is shown (decisions J-4). */
export type BlockView = Common &
  (
    | { readonly type: 'text' | 'separator' }
    | { readonly type: 'image'; readonly picture: PictureData; readonly to: string | undefined }
    | { readonly type: 'button'; readonly link: BlockLink }
    | { readonly type: 'category'; readonly link: BlockLink; readonly picture: PictureData | undefined }
    | { readonly type: 'products'; readonly cards: readonly Card[]; readonly link: BlockLink | undefined }
    | { readonly type: 'form'; readonly form: SiteFormData }
    | { readonly type: 'faq'; readonly groups: readonly FaqGroup[] }
    | { readonly type: 'carousel'; readonly slides: readonly Slide[] }
    | {
        readonly type: 'video'
        readonly video: Video
        readonly poster: PictureData | undefined
        /** Address of a WebVTT file, in the language of the page. */
        readonly captions: string | undefined
      }
  )

/** What blocks name, as the page loaded it. */
export interface Named {
  readonly cards: readonly Card[]
  /** By the id of the category. */
  readonly categories: ReadonlyMap<number, PictureFragment | undefined>
  readonly forms: ReadonlyMap<string, SiteFormData | undefined>
  /** Address of a path of the API in the page's language. */
  readonly pathOf: (path: string) => string
  /** What is searched in the questions. */
  readonly words: string
  /** Anchors that the page has already. */
  readonly anchors: Set<string>
}

/**
 * A block as it is shown; undefined for one that is switched off or has nothing to show, and for a type that is not
 * known here, which goes to `unknown`.
 */
export function blockView(
  block: BlockFragment,
  named: Named,
  unknown: (type: string) => void,
): BlockView | undefined {
  if (!block.is_active) return undefined
  const common = commonOf(block)
  switch (block.type) {
    case 'text':
    case 'html':
      return common.html || common.title ? { ...common, type: 'text' } : undefined
    case 'separator':
      return { ...common, type: 'separator' }
    case 'image':
      return imageOf(block, common)
    case 'button':
      return withLink(block, (link) => ({ ...common, type: 'button', link }))
    case 'category':
      return categoryOf(block, common, named)
    case 'products':
      return productsOf(block, common, named)
    case 'form': {
      const form = named.forms.get(block.form ?? '')
      return form && { ...common, type: 'form', form }
    }
    case 'faq':
      return faqOf(block, common, named)
    case 'carousel':
      return carouselOf(block, common)
    case 'video': {
      const video = videoOf(block.url ?? '', block)
      if (!video) return undefined
      return {
        ...common,
        type: 'video',
        video,
        poster: pictured(block.image, ''),
        captions: ownField(block, 'captions'),
      }
    }
    default:
      unknown(block.type)
      return undefined
  }
}

function commonOf({ identifier, type, css_class, title, subtitle, text }: BlockFragment): Common {
  // A generated name is no anchor: it changes when a block is inserted before it.
  const isNumbered = new RegExp(`^${type}-\\d+$`).test(identifier)
  return {
    ...(!isNumbered && { id: identifier }),
    ...(css_class && { className: css_class }),
    ...(title && { title }),
    ...(subtitle && { subtitle }),
    ...(text && { html: localImages(text) }),
  }
}

const pictured = (image: PictureFragment | null | undefined, alt: string): PictureData | undefined => {
  const picture = pictureOf(image ?? undefined, alt)
  return picture && { ...picture, alt }
}

const ownField = ({ custom_fields: fields }: BlockFragment, name: string): string | undefined =>
  fields.find(({ key }) => key === name)?.value

function withLink(
  { button_label: label, button_link: to }: BlockFragment,
  show: (link: BlockLink) => BlockView,
): BlockView | undefined {
  return label && to ? show({ label, to }) : undefined
}

function imageOf(block: BlockFragment, common: Common): BlockView | undefined {
  const picture = pictured(block.image, ownField(block, 'alt') ?? '')
  return picture && { ...common, type: 'image', picture, to: block.button_link ?? undefined }
}

function categoryOf(block: BlockFragment, common: Common, { categories, pathOf }: Named) {
  const { category_id: id, category_name: name, category_path: path, button_label: label } = block
  if (!name || !path) return undefined
  const picture = pictured(categories.get(id ?? 0), '')
  return { ...common, type: 'category' as const, link: { label: label ?? name, to: pathOf(path) }, picture }
}

function productsOf(block: BlockFragment, common: Common, { cards: all }: Named): BlockView | undefined {
  const cards = block.skus.flatMap((sku) => all.find((card) => card.sku === sku) ?? [])
  const { button_label: label, button_link: to } = block
  const link = label && to ? { label, to } : undefined
  return cards.length > 0 ? { ...common, type: 'products', cards, link } : undefined
}

function faqOf(block: BlockFragment, common: Common, { words, anchors }: Named): BlockView {
  const groups = faqGroups(block.faq?.categories ?? [], words, anchors).map((group) => ({
    ...group,
    questions: group.questions.map((one) => ({ ...one, answer: localImages(one.answer) })),
  }))
  return { ...common, type: 'faq', groups }
}

function carouselOf(block: BlockFragment, common: Common): BlockView | undefined {
  const slides = (block.carousel?.slides ?? []).flatMap(({ image, alt, title, text }) => {
    const picture = pictured(image, alt ?? '')
    return picture ? [{ picture, title: title ?? undefined, html: text ? localImages(text) : undefined }] : []
  })
  return slides.length > 0 ? { ...common, type: 'carousel', slides } : undefined
}
