import { withoutTags } from '@comptoir/rules/html-text'
import { fold, uniqueSlug, slugOf } from '../platform/slug.ts'

/** A stretch of a question, and whether it is what was searched. */
type Stretch = readonly [text: string, isHit: boolean]

export interface FaqQuestion {
  /** Its anchor. */
  readonly id: string
  readonly title: readonly Stretch[]
  /** HTML. */
  readonly answer: string
}

export interface FaqGroup {
  readonly id: string
  readonly title: string
  readonly questions: readonly FaqQuestion[]
}

interface Category {
  readonly identifier: string
  readonly title: string
  readonly questions: readonly { readonly title: string; readonly answer: string }[]
}

/**
 * The themes of a FAQ with the questions in which every word of `words` occurs, whatever its accents, case and ending;
 * all of them where nothing is searched. Addresses of questions do not change with the search; `taken` holds those of
 * the page.
 */
export function faqGroups(
  categories: readonly Category[],
  words: string,
  taken: Set<string> = new Set(),
): FaqGroup[] {
  const stems = stemsOf(words)
  for (const { identifier } of categories) taken.add(identifier)
  return categories.flatMap(({ identifier, title, questions }) => {
    const named = questions.map((question) => ({
      ...question,
      id: uniqueSlug(slugOf(question.title), taken),
    }))
    const found = named.filter((question) => answers(question, stems))
    if (found.length === 0) return []
    const shown = found.map((one) => ({ id: one.id, title: hits(one.title, stems), answer: one.answer }))
    return [{ id: identifier, title, questions: shown }]
  })
}

const WORD = /[\p{L}\p{N}]+/gu

/** Common stem of singular and plural: a long word without its last letters. */
function stemsOf(words: string): string[] {
  return (fold(words).match(WORD) ?? [])
    .filter((word) => word.length > 1)
    .map((word) => (word.length > 7 ? word.slice(0, -2) : word.length > 4 ? word.slice(0, -1) : word))
}

function answers({ title, answer }: { title: string; answer: string }, stems: readonly string[]): boolean {
  if (stems.length === 0) return true
  const words = fold(`${title} ${withoutTags(answer, ' ').replaceAll(/&\w+;/g, ' ')}`).match(WORD) ?? []
  return stems.every((stem) => words.some((word) => word.startsWith(stem)))
}

function hits(title: string, stems: readonly string[]): Stretch[] {
  if (stems.length === 0) return [[title, false]]
  return title
    .split(/([\p{L}\p{N}]+)/u)
    .filter(Boolean)
    .map((part) => [part, stems.some((stem) => fold(part).startsWith(stem))])
}
