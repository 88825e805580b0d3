import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { isLanguageCode, type Language } from '@comptoir/rules/language'
import type { PageBlock, Reference } from './block.ts'
import type { Problem } from './directives.ts'
import { readFrontMatter, type FrontMatter } from './front-matter.ts'
import { readEntries } from './front-matter-entries.ts'
import { picturesIn, renderMarkdown } from './markdown.ts'
import { readBlocks } from './read-blocks.ts'

/** A language, or `default` for languages without a text. */
type Scope = Language

/** A page in one language. */
export type PageText = {
  identifier: string
  urlKey: string
  title: string
  contentHeading: string | null
  /** All blocks as sanitised HTML. */
  content: string
  blocks: PageBlock[]
  cssClass: string | null
  metaTitle: string | null
  metaDescription: string | null
  metaKeywords: string | null
  pageLayout: string
  noindex: boolean
}

/** A page as read from its file. `content` is rendered after the references are resolved. */
export type PageFile = Omit<PageText, 'content'> & {
  file: string
  language: Scope
  references: Reference[]
  /** Line of url_key, for later problems. */
  urlKeyLine: number
}

export type BlockFile = {
  file: string
  identifier: string
  language: Scope
  title: string
  content: string
  references: Reference[]
}

/** Problems so far, as `file:line: sentence`. */
type Problems = string[]

const fileName = /^([a-z0-9][a-z0-9_-]*)\.([a-zA-Z-]+)\.md$/
const urlKey = /^[a-z0-9][a-z0-9-]*(?:\/[a-z0-9][a-z0-9-]*)*$/
const metaKeys = ['meta_title', 'meta_description', 'meta_keywords']
const pageKeys = [
  'identifier',
  'url_key',
  'title',
  'content_heading',
  'page_layout',
  'css_class',
  'noindex',
  ...metaKeys,
]

/** All pages of a folder, by file name. */
export async function readPageFiles(folder: string, problems: Problems): Promise<PageFile[]> {
  return readFolder(folder, problems, (source) => {
    const head = readEntries({ ...source, known: pageKeys }, problems)
    const text = (key: string) => head.get(key)?.value || null
    const key = head.get('url_key')
    if (!key?.value) problems.push(`${source.file}:1: url_key is missing`)
    else if (!urlKey.test(key.value))
      problems.push(`${source.file}:${key.line}: url_key may hold a-z, 0-9, - and / only`)
    const noindex = head.get('noindex')
    if (noindex && !['true', 'false'].includes(noindex.value))
      problems.push(`${source.file}:${noindex.line}: noindex must be true or false`)
    return {
      ...named(source),
      ...readBody(source, problems),
      cssClass: text('css_class'),
      urlKey: key?.value ?? '',
      urlKeyLine: key?.line ?? 1,
      title: text('title') ?? '',
      contentHeading: text('content_heading'),
      metaTitle: text('meta_title'),
      metaDescription: text('meta_description'),
      metaKeywords: text('meta_keywords'),
      pageLayout: text('page_layout') ?? '1column',
      noindex: noindex?.value === 'true',
    }
  })
}

/** All blocks of a folder, by file name. */
export async function readBlockFiles(folder: string, problems: Problems): Promise<BlockFile[]> {
  return readFolder(folder, problems, (source) => {
    const head = readEntries({ ...source, known: ['identifier', 'title'] }, problems)
    const { body, bodyLine } = source.matter
    const content = renderMarkdown(body)
    return {
      ...named(source),
      title: head.get('title')?.value ?? '',
      content,
      references: picturesIn(body, bodyLine),
    }
  })
}

function readBody({ file, matter }: Source, problems: Problems) {
  const found: Problem[] = []
  const body = readBlocks(matter.body, matter.bodyLine, found)
  for (const { line, column, message } of found)
    problems.push(`${file}:${line}${column ? `:${column}` : ''}: ${message}`)
  return body
}

type Source = { file: string; identifier: string; language: Scope; matter: FrontMatter }

const named = ({ file, identifier, language }: Source) => ({ file, identifier, language })

async function readFolder<Parsed>(
  folder: string,
  problems: Problems,
  parse: (source: Source) => Parsed,
): Promise<Parsed[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const parsed: Parsed[] = []
  for (const file of names) {
    const [, identifier, language] = fileName.exec(file) ?? []
    if (!identifier || !language || !(language === 'default' || isLanguageCode(language))) {
      problems.push(`${file}:1: name the file <identifier>.<language, or default>.md, such as about.en.md`)
      continue
    }
    const matter = await readFrontMatter(await readFile(path.join(folder, file), 'utf8'))
    parsed.push(parse({ file, identifier, language, matter }))
  }
  return parsed
}
