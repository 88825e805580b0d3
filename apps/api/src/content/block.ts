/** The types of page-builder blocks (decisions J-4). */
export const blockTypes = [
  'text',
  'image',
  'button',
  'category',
  'products',
  'form',
  'faq',
  'carousel',
  'video',
  'html',
  'separator',
] as const

export type BlockType = (typeof blockTypes)[number]

type FaqQuestion = { title: string; /** HTML. */ answer: string }
export type FaqCategory = { identifier: string; title: string; questions: FaqQuestion[] }
/** `url` is the file name of a picture. */
export type Slide = { url: string; alt: string; title: string | null; text: string | null }

/** A page block as stored (spec 001 §3). */
export type PageBlock = {
  identifier: string
  type: BlockType
  isActive: boolean
  cssClass: string | null
  title: string | null
  subtitle: string | null
  /** Sanitised HTML. */
  text: string | null
  /** Category names joined by slashes, as in import files. */
  categoryPath: string | null
  /** The category at that path, with its URL path after the language; resolved during the import. */
  category: { id: number; name: string; path: string | null } | null
  buttonLabel: string | null
  buttonLink: string | null
  skus: string[]
  form: string | null
  faq: FaqCategory[] | null
  carousel: Slide[] | null
  /** File name of a picture, or URL of a video. */
  url: string | null
  autoplay: boolean
  loop: boolean
  customFields: { key: string; value: string }[]
}

/** File name of the picture shown before a video plays. */
export const posterOf = ({ customFields }: PageBlock): string | null =>
  customFields.find(({ key }) => key === 'poster')?.value ?? null

/** Something that a block refers to and that must exist. */
export type Reference = {
  kind: 'category' | 'product' | 'form' | 'picture'
  name: string
  line: number
  column?: number
}
