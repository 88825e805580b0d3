import type { Language } from '@comptoir/rules/language'
import { existsSync } from 'node:fs'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import {
  picturesIn,
  readFrontMatter,
  readEntries,
  renderMarkdown,
  type Entry,
  type Reference,
} from '../content/index.ts'

export type CategoryFile = {
  file: string
  identifier: string
  language: Language
  categoryUrl: string
  title: string
  metaTitle: string | null
  metaDescription: string | null
  content: string
  position: number
}

export type PostFile = {
  file: string
  identifier: string
  language: Language
  postUrl: string
  title: string
  publishTime: string
  author: string | null
  categories: string[]
  /** Titles. */
  tags: string[]
  featuredImage: string | null
  featuredImageAlt: string | null
  shortContent: string
  content: string
  metaTitle: string | null
  metaDescription: string | null
  eventStart: string | null
  eventEnd: string | null
  eventPlace: string | null
  customerName: string | null
  customerRole: string | null
  references: Reference[]
  /** Line of `categories`, for later problems. */
  categoriesLine: number
}

type Problems = string[]

const metaKeys = ['meta_title', 'meta_description']
const categoryKeys = ['identifier', 'category_url', 'title', 'position', ...metaKeys]
const eventKeys = ['event_start', 'event_end', 'event_place']
const postKeys = [
  'identifier',
  'post_url',
  'title',
  'publish_time',
  'author',
  'categories',
  'tags',
  'featured_image',
  'featured_image_alt',
  'short_content',
  'customer_name',
  'customer_role',
  ...eventKeys,
  ...metaKeys,
]
const urlPattern = /^[a-z0-9][a-z0-9-]*$/
const timePattern = /^\d{4}-\d\d-\d\d \d\d:\d\d:\d\d$/

/** Where the files of a blog are; those that name no language are in `language`. */
type Folder = { path: string; language: Language }

/** The blog's categories, by file name. */
export async function readCategoryFiles(folder: Folder, problems: Problems): Promise<CategoryFile[]> {
  return await readFolder(folder, categoryKeys, problems, (head, body) => ({
    file: head.file,
    identifier: head.identifier,
    language: head.language,
    categoryUrl: head.url('category_url'),
    title: head.text('title') ?? '',
    metaTitle: head.text('meta_title'),
    metaDescription: head.text('meta_description'),
    content: renderMarkdown(body.text),
    position: head.count('position'),
  }))
}

/** The blog's posts, by file name. */
export async function readPostFiles(folder: Folder, problems: Problems): Promise<PostFile[]> {
  return await readFolder(folder, postKeys, problems, (head, body) => {
    const featuredImage = head.text('featured_image')
    const event = head.time('event_start')
    if (featuredImage && !head.text('featured_image_alt'))
      head.problem('featured_image', 'say in featured_image_alt what the picture shows')
    if (!event && (head.text('event_end') ?? head.text('event_place')))
      head.problem('event_place', 'an event needs event_start')
    if (head.text('customer_role') && !head.text('customer_name'))
      head.problem('customer_role', 'name the customer in customer_name')
    return {
      file: head.file,
      identifier: head.identifier,
      language: head.language,
      postUrl: head.url('post_url'),
      title: head.text('title') ?? '',
      publishTime: head.time('publish_time') ?? head.missing('publish_time'),
      author: head.text('author'),
      categories: head.list('categories'),
      categoriesLine: head.line('categories'),
      tags: head.list('tags'),
      featuredImage,
      featuredImageAlt: head.text('featured_image_alt'),
      shortContent: renderMarkdown(head.text('short_content') ?? head.missing('short_content')),
      content: renderMarkdown(body.text),
      metaTitle: head.text('meta_title'),
      metaDescription: head.text('meta_description'),
      eventStart: event,
      eventEnd: head.time('event_end'),
      eventPlace: head.text('event_place'),
      customerName: head.text('customer_name'),
      customerRole: head.text('customer_role'),
      references: [
        ...(featuredImage
          ? [{ kind: 'picture' as const, name: featuredImage, line: head.line('featured_image') }]
          : []),
        ...picturesIn(body.text, body.line),
      ],
    }
  })
}

async function readFolder<Parsed>(
  { path: folder, language: first }: Folder,
  known: readonly string[],
  problems: Problems,
  parse: (head: Head, body: { text: string; line: number }) => Parsed,
): Promise<Parsed[]> {
  if (!existsSync(folder)) return []
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const parsed: Parsed[] = []
  for (const name of names) {
    const file = `${path.basename(folder)}/${name}`
    const [identifier = '', language = first] = path.parse(name).name.split('.')
    if (!urlPattern.test(identifier)) problems.push(`${file}:1: name the file with a-z, 0-9 and - only`)
    const matter = await readFrontMatter(await readFile(path.join(folder, name), 'utf8'))
    const entries = readEntries({ file, identifier, matter, known }, problems)
    if (matter.body.trim() === '') problems.push(`${file}:${matter.bodyLine}: the text is missing`)
    parsed.push(
      parse(new Head({ file, identifier, language }, entries, problems), {
        text: matter.body,
        line: matter.bodyLine,
      }),
    )
  }
  return parsed
}

/** Typed access to the front matter of one file. */
class Head {
  readonly file: string
  readonly identifier: string
  readonly language: Language
  readonly #entries: ReadonlyMap<string, Entry>
  readonly #problems: Problems

  constructor(
    { file, identifier, language }: { file: string; identifier: string; language: Language },
    entries: ReadonlyMap<string, Entry>,
    problems: Problems,
  ) {
    this.file = file
    this.identifier = identifier
    this.language = language
    this.#entries = entries
    this.#problems = problems
  }

  line(key: string): number {
    return this.#entries.get(key)?.line ?? 1
  }

  problem(key: string, message: string): void {
    this.#problems.push(`${this.file}:${this.line(key)}: ${message}`)
  }

  missing(key: string): string {
    if (!this.text(key)) this.problem(key, `${key} is missing`)
    return ''
  }

  text(key: string): string | null {
    return this.#entries.get(key)?.value || null
  }

  list(key: string): string[] {
    const parts = (this.text(key) ?? '').split(',').map((part) => part.trim())
    return [...new Set(parts.filter(Boolean))]
  }

  count(key: string): number {
    const written = this.text(key) ?? '0'
    if (!/^\d{1,6}$/.test(written)) this.problem(key, `${key} must be a whole number`)
    return Number.parseInt(written, 10) || 0
  }

  url(key: string): string {
    const written = this.text(key)
    if (!written) return this.missing(key)
    if (!urlPattern.test(written)) this.problem(key, `${key} may hold a-z, 0-9 and - only`)
    return written
  }

  /** A UTC time in PostgreSQL's format. */
  time(key: string): string | null {
    const written = this.text(key)
    if (!written) return null
    const time = timePattern.test(written) ? new Date(`${written.replace(' ', 'T')}Z`) : undefined
    if (!time || Number.isNaN(time.getTime()) || time.toISOString().slice(0, 10) !== written.slice(0, 10)) {
      this.problem(key, `${key} must be a time in UTC such as 2026-03-14 09:00:00`)
      return null
    }
    return time.toISOString()
  }
}
