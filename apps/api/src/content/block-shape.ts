import type { PageBuilderBlock } from '@comptoir/contract/generated/types'
import { posterOf, type PageBlock } from './block.ts'
import { insertPictures, type Pictures } from './insert-pictures.ts'

/** File names of pictures that blocks show outside of their texts. */
export function picturesNamedBy(blocks: readonly PageBlock[]): string[] {
  return blocks.flatMap((block) =>
    [pictureOf(block) ?? [], (block.carousel ?? []).map(({ url }) => url)].flat(),
  )
}

/** The picture of an image block, or the poster of a video. */
const pictureOf = (block: PageBlock): string | null => (block.type === 'image' ? block.url : posterOf(block))

/** The HTML texts of blocks, which may contain pictures. */
export function textsOf(blocks: readonly PageBlock[]): string[] {
  return blocks.flatMap(({ text, faq, carousel }) => [
    text ?? '',
    ...(faq ?? []).flatMap(({ questions }) => questions.map(({ answer }) => answer)),
    ...(carousel ?? []).map((slide) => slide.text ?? ''),
  ])
}

/** A block in the contract's format (spec 001 §3). */
export function blockShape(block: PageBlock, pictures: Pictures): PageBuilderBlock {
  const shown = (html: string | null) => (html === null ? null : insertPictures(html, pictures))
  const image = pictures.get(pictureOf(block) ?? '')
  return {
    identifier: block.identifier,
    is_active: block.isActive,
    css_class: block.cssClass,
    type: block.type,
    title: block.title,
    subtitle: block.subtitle,
    text: shown(block.text),
    category_id: block.category?.id ?? null,
    category_name: block.category?.name ?? null,
    category_path: block.category?.path ?? null,
    button_label: block.buttonLabel,
    button_link: block.buttonLink,
    skus: block.skus,
    form: block.form,
    faq: block.faq && {
      categories: block.faq.map(({ identifier, title, questions }) => ({
        identifier,
        title,
        questions: questions.map((question) => ({
          ...question,
          answer: insertPictures(question.answer, pictures),
        })),
      })),
    },
    carousel: block.carousel && {
      slides: block.carousel.map((slide) => {
        const picture = pictures.get(slide.url) ?? null
        return { ...slide, text: shown(slide.text), url: picture?.large ?? null, image: picture }
      }),
    },
    url: block.type === 'image' ? (image?.large ?? null) : block.url,
    image: image ?? null,
    autoplay: block.autoplay,
    loop: block.loop,
    custom_fields: block.customFields,
  }
}
