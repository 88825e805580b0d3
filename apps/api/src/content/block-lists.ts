import type { FaqCategory, Slide } from './block.ts'
import type { Directive, Problem } from './directives.ts'
import { renderMarkdown, titleWithAnchor } from './markdown.ts'

type OpenQuestion = { title: string; line: number; lines: string[] }
type OpenCategory = { title: string; identifier: string; line: number; questions: OpenQuestion[] }

/** `## Theme {#anchor}` starts a theme, `### Question` a question; the following Markdown is the answer. */
export function readFaq(directive: Directive, problems: Problem[]): FaqCategory[] {
  const categories = cutFaq(directive, problems)
  if (categories.length === 0)
    problems.push({
      line: directive.line,
      message: 'a faq needs a theme: write "## Theme", then "### Question"',
    })
  for (const { title, line, questions } of categories) {
    if (questions.length === 0) problems.push({ line, message: `the theme "${title}" has no "### Question"` })
    for (const question of questions) {
      if (question.lines.join('').trim() === '')
        problems.push({ line: question.line, message: `"${question.title}" has no answer: write it below` })
    }
  }
  return categories.map(({ identifier, title, questions }) => ({
    identifier,
    title,
    questions: questions.map((question) => ({
      title: question.title,
      answer: renderMarkdown(question.lines.join('\n')),
    })),
  }))
}

function cutFaq(directive: Directive, problems: Problem[]): OpenCategory[] {
  const categories: OpenCategory[] = []
  for (const [index, text] of directive.body.split('\n').entries()) {
    const line = directive.bodyLine + index
    const [, marks, title = ''] = /^(###?)\s+(\S.*)$/.exec(text.trimEnd()) ?? []
    const category = categories.at(-1)
    const question = category?.questions.at(-1)
    if (marks === '##') categories.push({ ...namedTheme(title), line, questions: [] })
    else if (marks === '###' && category) category.questions.push({ title, line, lines: [] })
    else if (question) question.lines.push(text)
    else if (text.trim() !== '')
      problems.push({ line, message: 'a faq starts with "## Theme", then "### Question", then the answer' })
  }
  return categories
}

function namedTheme(written: string): { title: string; identifier: string } {
  const { title, anchor } = titleWithAnchor(written)
  return { title, identifier: anchor ?? slugOf(title) }
}

/** Converts a title to an anchor: letters without accents, digits and hyphens. */
export function slugOf(title: string): string {
  const plain = title.normalize('NFD').replaceAll(/\p{M}/gu, '').toLowerCase()
  return plain.replaceAll(/[^a-z0-9]+/g, '-').replaceAll(/^-|-$/g, '')
}

const slidePattern = /^!\[([^\]]*)\]\((\S+?)(?:\s+"([^"]*)")?\)\s*$/

/** A line of `![alt](picture.webp "caption")` starts a slide; the following Markdown is its text. */
export function readSlides(directive: Directive, problems: Problem[]): Slide[] {
  const slides: (Omit<Slide, 'text'> & { lines: string[] })[] = []
  for (const [index, text] of directive.body.split('\n').entries()) {
    const line = directive.bodyLine + index
    const [, alt, url, title = null] = slidePattern.exec(text) ?? []
    if (alt !== undefined && url !== undefined) {
      if (!alt) problems.push({ line, message: `say what the picture ${url} shows: ![text](${url})` })
      slides.push({ url, alt, title, lines: [] })
    } else if (slides.length > 0) slides.at(-1)?.lines.push(text)
    else if (text.trim() !== '')
      problems.push({ line, message: 'a carousel starts with ![alt text](picture.webp "caption")' })
  }
  if (slides.length === 0)
    problems.push({
      line: directive.line,
      message: 'a carousel needs a line of ![alt text](picture.webp "caption")',
    })
  return slides.map(({ url, alt, title, lines }) => {
    const text = lines.join('\n').trim()
    return { url, alt, title, text: text ? renderMarkdown(text) : null }
  })
}
