/** A text of editors as it was imported: `pages/faq.fr.md`. */
export type SourceFile = { path: string; body: string; changedAt: Date }

/** What is wrong with a text in a language. */
export type Lack = { what: string; language: string; why: string }

const named = /^((?:pages|blocks)\/[a-z0-9-]+)\.(default|[a-z]{2})\.md$/

/**
 * What the pages and blocks of a website lack in each language: texts that are not there, that are older than the one
 * in the shop's `own` language, or that have other parts than it.
 */
export function fileLacks(files: readonly SourceFile[], languages: readonly string[], own: string): Lack[] {
  const texts = new Map<string, Map<string, SourceFile>>()
  for (const file of files) {
    const [, name, language] = named.exec(file.path) ?? []
    if (!name || !language) continue
    const inLanguages = texts.get(name) ?? new Map<string, SourceFile>()
    texts.set(name, inLanguages.set(language, file))
  }
  return [...texts].flatMap(([name, inLanguages]) => lacksOf(name, inLanguages, languages, own))
}

function lacksOf(
  name: string,
  texts: ReadonlyMap<string, SourceFile>,
  languages: readonly string[],
  own: string,
): Lack[] {
  const first = texts.get(own) ?? texts.get('default')
  return languages.flatMap((language) => {
    const what = `${name}.${language}.md`
    const text = texts.get(language)
    if (!text) return texts.has('default') ? [] : [{ what, language, why: 'is missing' }]
    if (!first || text === first) return []
    const reasons = [olderThan(text, first), otherParts(text, first)].flatMap((why) => why ?? [])
    return reasons.map((why) => ({ what, language, why }))
  })
}

const day = (date: Date) => date.toISOString().slice(0, 10)

function olderThan(text: SourceFile, first: SourceFile): string | undefined {
  if (text.changedAt >= first.changedAt) return undefined
  return `is older (${day(text.changedAt)}) than ${first.path} (${day(first.changedAt)})`
}

const parts = [
  { name: 'blocks', pattern: /^:::[a-z]/gm },
  { name: 'headings', pattern: /^#{2,4} /gm },
]

function otherParts(text: SourceFile, first: SourceFile): string | undefined {
  for (const { name, pattern } of parts) {
    const [own, wanted] = [text, first].map(({ body }) => body.match(pattern)?.length ?? 0)
    if (own !== wanted) return `has ${own} ${name}, ${first.path} has ${wanted}`
  }
  return undefined
}
