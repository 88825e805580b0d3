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
/** `url` is the name of a picture. */
export type Slide = { url: string; alt: string; title: string | null; text: string | null }

/** A block of a page as it is stored (spec 001 §3). */
export type PageBlock = {
  identifier: string
  type: BlockType
  isActive: boolean
  cssClass: string | null
  title: string | null
  subtitle: string | null
  /** Sanitised HTML. */
  text: string | null
  /** Names of the categories on the way, as imports write them. */
  categoryPath: string | null
  /** What that path leads to, with the address after the language; found when the page is imported. */
  category: { id: number; name: string; path: string | null } | null
  buttonLabel: string | null
  buttonLink: string | null
  skus: string[]
  form: string | null
  faq: FaqCategory[] | null
  carousel: Slide[] | null
  /** Name of a picture, or address of a video. */
  url: string | null
  autoplay: boolean
  loop: boolean
  customFields: { key: string; value: string }[]
}

/** Name of the picture that stands for a video before it plays. */
export const posterOf = ({ customFields }: PageBlock): string | null =>
  customFields.find(({ key }) => key === 'poster')?.value ?? null

/** What a block names that must exist. */
export type Reference = {
  kind: 'category' | 'product' | 'form' | 'picture'
  name: string
  line: number
  column?: number
}
