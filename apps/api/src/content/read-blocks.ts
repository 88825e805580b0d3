import { blockTypes, type BlockType, type PageBlock, type Reference } from './block.ts'
import { readFences, type Fence, type Problem } from './fences.ts'
import { readFaq, readSlides } from './block-lists.ts'
import { sanitiseHtml } from '../platform/html.ts'
import { picturesIn, renderMarkdown } from './markdown.ts'

/** What each type cannot do without, and what it may hold besides what all may. */
const attributesOf: Record<BlockType, { required: readonly string[]; optional: readonly string[] }> = {
  text: { required: [], optional: [] },
  html: { required: [], optional: [] },
  separator: { required: [], optional: [] },
  image: { required: ['url', 'alt'], optional: ['link'] },
  button: { required: ['label', 'link'], optional: [] },
  category: { required: ['path'], optional: ['button'] },
  products: { required: ['skus'], optional: ['button', 'link'] },
  form: { required: ['form'], optional: [] },
  faq: { required: [], optional: [] },
  carousel: { required: [], optional: ['autoplay', 'loop'] },
  video: { required: ['url'], optional: ['autoplay', 'loop', 'poster', 'captions'] },
}
const common = ['title', 'subtitle', 'css_class', 'is_active']
/** Names that mean something to some type: elsewhere they are mistakes, not fields of one's own. */
const meaningful = new Set(
  Object.values(attributesOf).flatMap(({ required, optional }) => [...required, ...optional]),
)
/** Kept among the own fields, since the block has no place of its own for them. */
const keptAsField = new Set(['alt', 'poster', 'captions'])
const booleans = ['is_active', 'autoplay', 'loop']
const address = /^(?:\/|#|https:\/\/|mailto:|tel:)/

export type ReadBlocks = { blocks: PageBlock[]; references: Reference[] }

/**
 * Reads the body of a page as blocks; the Markdown between fences is a `text` block. `firstLine` is the line of the
 * file on which the body starts. Problems go to `problems`.
 */
export function readBlocks(body: string, firstLine: number, problems: Problem[]): ReadBlocks {
  const references = picturesIn(body, firstLine)
  const taken = new Set<string>()
  const blocks = readFences(body, firstLine, problems).flatMap((fence, index) => {
    if (!isBlockType(fence.type)) {
      const known = blockTypes.join(', ')
      if (fence.type)
        problems.push({ line: fence.line, message: `:::${fence.type} is not known, use ${known}` })
      return []
    }
    checkAttributes(fence, fence.type, problems)
    const identifier = fence.identifier ?? `${fence.type}-${index + 1}`
    if (taken.has(identifier))
      problems.push({ line: fence.line, message: `#${identifier} names two blocks: choose another name` })
    taken.add(identifier)
    references.push(...referencesOf(fence))
    return [readBlock(fence, fence.type, identifier, problems)]
  })
  return { blocks, references }
}

const isBlockType = (type: string): type is BlockType => (blockTypes as readonly string[]).includes(type)

function readBlock(fence: Fence, type: BlockType, identifier: string, problems: Problem[]): PageBlock {
  const value = (key: string) => fence.attributes.get(key)?.value || null
  const known = new Set([...common, ...meaningful].filter((key) => !keptAsField.has(key)))
  const hasText = type !== 'faq' && type !== 'carousel' && fence.body.trim() !== ''
  return {
    identifier,
    type,
    isActive: value('is_active') !== 'false',
    cssClass: value('css_class'),
    title: value('title'),
    subtitle: value('subtitle'),
    text: hasText ? (type === 'html' ? sanitiseHtml(fence.body) : renderMarkdown(fence.body)) : null,
    categoryPath: value('path'),
    category: null,
    buttonLabel: value('label') ?? value('button'),
    buttonLink: value('link'),
    skus: listOf(value('skus')),
    form: value('form'),
    faq: type === 'faq' ? readFaq(fence, problems) : null,
    carousel: type === 'carousel' ? readSlides(fence, problems) : null,
    url: value('url'),
    autoplay: value('autoplay') === 'true',
    loop: value('loop') === 'true',
    customFields: [...fence.attributes].flatMap(([key, attribute]) =>
      known.has(key) ? [] : [{ key, value: attribute.value }],
    ),
  }
}

const listOf = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function checkAttributes(fence: Fence, type: BlockType, problems: Problem[]): void {
  const { required, optional } = attributesOf[type]
  for (const key of required) {
    if (!fence.attributes.get(key)?.value)
      problems.push({ line: fence.line, message: `:::${type} needs ${key}="…"` })
  }
  for (const [key, { value, line, column }] of fence.attributes) {
    const isOwn = common.includes(key) || required.includes(key) || optional.includes(key)
    if (meaningful.has(key) && !isOwn)
      problems.push({ line, column, message: `:::${type} has no ${key}: remove it` })
    if (booleans.includes(key) && !['true', 'false'].includes(value))
      problems.push({ line, column, message: `${key} must be true or false` })
    if (key === 'link' && !address.test(value))
      problems.push({ line, column, message: `link must be an address such as /fr/contact or https://…` })
  }
}

function referencesOf({ type, attributes }: Fence): Reference[] {
  const named = (kind: Reference['kind'], key: string, names: (value: string) => string[]) => {
    const attribute = attributes.get(key)
    if (!attribute?.value) return []
    const { line, column } = attribute
    return names(attribute.value).map((name) => ({ kind, name, line, column }))
  }
  const whole = (value: string) => [value]
  return [
    ...named('category', 'path', whole),
    ...named('product', 'skus', listOf),
    ...named('form', 'form', whole),
    ...(type === 'image' ? named('picture', 'url', whole) : []),
    ...named('picture', 'poster', whole),
  ]
}
