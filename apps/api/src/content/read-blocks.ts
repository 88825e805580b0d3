import { blockTypes, type BlockType, type PageBlock, type Reference } from './block.ts'
import { readDirectives, type Directive, type Problem } from './directives.ts'
import { readFaq, readSlides } from './block-lists.ts'
import { sanitiseHtml } from '../platform/html.ts'
import { picturesIn, renderMarkdown } from './markdown.ts'

/** Required and optional attributes of each block type, in addition to the common ones. */
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
/** Attributes of some block type. On other types they are errors, not custom fields. */
const knownAttributes = new Set(
  Object.values(attributesOf).flatMap(({ required, optional }) => [...required, ...optional]),
)
/** Stored as custom fields, because a block has no column for them. */
const storedAsField = new Set(['alt', 'poster', 'captions'])
const booleans = ['is_active', 'autoplay', 'loop']
const address = /^(?:\/|#|https:\/\/|mailto:|tel:)/

export type ReadBlocks = { blocks: PageBlock[]; references: Reference[] }

/**
 * Parses the body of a page into blocks. Markdown between directives becomes a `text` block. `firstLine` is
 * the line of the file on which the body starts. Adds errors to `problems`.
 */
export function readBlocks(body: string, firstLine: number, problems: Problem[]): ReadBlocks {
  const references = picturesIn(body, firstLine)
  const taken = new Set<string>()
  const blocks = readDirectives(body, firstLine, problems).flatMap((directive, index) => {
    if (!isBlockType(directive.type)) {
      const known = blockTypes.join(', ')
      if (directive.type)
        problems.push({ line: directive.line, message: `:::${directive.type} is not known, use ${known}` })
      return []
    }
    checkAttributes(directive, directive.type, problems)
    const identifier = directive.identifier ?? `${directive.type}-${index + 1}`
    if (taken.has(identifier))
      problems.push({ line: directive.line, message: `#${identifier} names two blocks: choose another name` })
    taken.add(identifier)
    references.push(...referencesOf(directive))
    return [readBlock(directive, directive.type, identifier, problems)]
  })
  return { blocks, references }
}

const isBlockType = (type: string): type is BlockType => (blockTypes as readonly string[]).includes(type)

function readBlock(
  directive: Directive,
  type: BlockType,
  identifier: string,
  problems: Problem[],
): PageBlock {
  const value = (key: string) => directive.attributes.get(key)?.value || null
  const known = new Set([...common, ...knownAttributes].filter((key) => !storedAsField.has(key)))
  const hasText = type !== 'faq' && type !== 'carousel' && directive.body.trim() !== ''
  return {
    identifier,
    type,
    isActive: value('is_active') !== 'false',
    cssClass: value('css_class'),
    title: value('title'),
    subtitle: value('subtitle'),
    text: hasText ? (type === 'html' ? sanitiseHtml(directive.body) : renderMarkdown(directive.body)) : null,
    categoryPath: value('path'),
    category: null,
    buttonLabel: value('label') ?? value('button'),
    buttonLink: value('link'),
    skus: listOf(value('skus')),
    form: value('form'),
    faq: type === 'faq' ? readFaq(directive, problems) : null,
    carousel: type === 'carousel' ? readSlides(directive, problems) : null,
    url: value('url'),
    autoplay: value('autoplay') === 'true',
    loop: value('loop') === 'true',
    customFields: [...directive.attributes].flatMap(([key, attribute]) =>
      known.has(key) ? [] : [{ key, value: attribute.value }],
    ),
  }
}

const listOf = (value: string | null): string[] =>
  (value ?? '')
    .split(',')
    .map((part) => part.trim())
    .filter(Boolean)

function checkAttributes(directive: Directive, type: BlockType, problems: Problem[]): void {
  const { required, optional } = attributesOf[type]
  for (const key of required) {
    if (!directive.attributes.get(key)?.value)
      problems.push({ line: directive.line, message: `:::${type} needs ${key}="…"` })
  }
  for (const [key, { value, line, column }] of directive.attributes) {
    const isOwn = common.includes(key) || required.includes(key) || optional.includes(key)
    if (knownAttributes.has(key) && !isOwn)
      problems.push({ line, column, message: `:::${type} has no ${key}: remove it` })
    if (booleans.includes(key) && !['true', 'false'].includes(value))
      problems.push({ line, column, message: `${key} must be true or false` })
    if (key === 'link' && !address.test(value))
      problems.push({ line, column, message: `link must be an address such as /fr/contact or https://…` })
  }
}

function referencesOf({ type, attributes }: Directive): Reference[] {
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
