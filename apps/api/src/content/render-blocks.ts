import { posterOf, type PageBlock, type FaqCategory, type Slide } from './block.ts'
import { pictureMark } from './markdown.ts'
import { sanitiseHtml } from '../platform/html.ts'
import { escapeHtml } from '../platform/escape-html.ts'

/** Resolved categories by path and products by SKU. */
export type Destinations = {
  categories: ReadonlyMap<string, Destination>
  products: ReadonlyMap<string, Destination>
}

/** `path` is the URL path after the language, `address` the full path; null without a page. */
type Destination = { id: number; name: string; path: string | null; address: string | null }

/**
 * All blocks as one HTML text, for clients that only read Magento's `content`. A form becomes a placeholder.
 */
export function renderBlocks(blocks: readonly PageBlock[], destinations: Destinations): string {
  const parts = blocks.filter(({ isActive }) => isActive).map((block) => renderBlock(block, destinations))
  return parts.filter(Boolean).join('\n')
}

function renderBlock(block: PageBlock, destinations: Destinations): string {
  if (block.type === 'form') return formPlaceholder(block)
  const inner = renderers[block.type](block, destinations)
  const id = isNumbered(block) ? '' : ` id="${escapeHtml(block.identifier)}"`
  // A block without a title is reached too.
  const title = block.title ? `<h2${id}>${escapeHtml(block.title)}</h2>` : id && `<div${id}></div>`
  const subtitle = block.subtitle ? `<p>${escapeHtml(block.subtitle)}</p>` : ''
  return sanitiseHtml([title, subtitle, inner].filter(Boolean).join('\n'))
}

/** An empty element that clients replace by the form. */
function formPlaceholder({ form, title }: PageBlock): string {
  const named = title ? ` data-title="${escapeHtml(title)}"` : ''
  return `<section data-form="${escapeHtml(form ?? '')}"${named}></section>`
}

/** Generated identifiers are not used as anchors, because they change with the order of blocks. */
const isNumbered = ({ type, identifier }: PageBlock) => new RegExp(`^${type}-\\d+$`).test(identifier)

const renderers: Record<PageBlock['type'], (block: PageBlock, destinations: Destinations) => string> = {
  text: ({ text }) => text ?? '',
  html: ({ text }) => text ?? '',
  form: () => '',
  separator: () => '<hr>',
  image: (block) => linked(figure(block.url ?? '', altOf(block), block.text ?? ''), block.buttonLink),
  button: ({ text, buttonLabel, buttonLink }) => (text ?? '') + link(buttonLabel ?? '', buttonLink),
  category: ({ text, categoryPath, buttonLabel }, { categories }) => {
    const target = categories.get(categoryPath ?? '')
    return (text ?? '') + link(buttonLabel ?? target?.name ?? '', target?.address ?? null)
  },
  products: ({ text, skus, buttonLabel, buttonLink }, { products }) => {
    const items = skus
      .flatMap((sku) => products.get(sku) ?? [])
      .map((item) => `<li>${anchor(item.name, item.address)}</li>`)
    return `${text ?? ''}<ul>${items.join('')}</ul>${buttonLink ? link(buttonLabel ?? '', buttonLink) : ''}`
  },
  faq: ({ faq, title }) => (faq ?? []).map((category) => renderFaq(category, title ? 'h3' : 'h2')).join('\n'),
  carousel: ({ carousel }) =>
    `<ul>${(carousel ?? []).map((slide) => `<li>${renderSlide(slide)}</li>`).join('')}</ul>`,
  video: (block) => {
    const { text, url, title } = block
    const poster = posterOf(block)
    return (text ?? '') + (poster ? linked(figure(poster, '', ''), url) : '') + link(title ?? url ?? '', url)
  },
}

const altOf = ({ customFields }: PageBlock) => customFields.find(({ key }) => key === 'alt')?.value ?? ''

function anchor(label: string, address: string | null): string {
  return address ? `<a href="${escapeHtml(address)}">${escapeHtml(label)}</a>` : escapeHtml(label)
}

const link = (label: string, address: string | null) => (label ? `<p>${anchor(label, address)}</p>` : '')

const linked = (html: string, address: string | null) =>
  address ? `<a href="${escapeHtml(address)}">${html}</a>` : html

function figure(file: string, alt: string, caption: string): string {
  const image = `<img src="${escapeHtml(pictureMark + file)}" alt="${escapeHtml(alt)}">`
  return `<figure>${image}${caption ? `<figcaption>${caption}</figcaption>` : ''}</figure>`
}

const renderSlide = ({ url, alt, title, text }: Slide) =>
  figure(url, alt, [title ? `<p><strong>${escapeHtml(title)}</strong></p>` : '', text ?? ''].join(''))

function renderFaq({ identifier, title, questions }: FaqCategory, heading: 'h2' | 'h3'): string {
  const folds = questions.map(
    (question) => `<details><summary>${escapeHtml(question.title)}</summary>${question.answer}</details>`,
  )
  return [`<${heading} id="${identifier}">${escapeHtml(title)}</${heading}>`, ...folds].join('\n')
}
