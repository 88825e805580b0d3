import { languageAmong, type SiteFiles } from './read-site.ts'

/** Parts that a language may leave out. */
const OPTIONAL = new Set(['blog', 'stores', 'pages'])

/** Keys whose values are no words. */
const CODES = new Set(['category', 'code', 'language', 'layout', 'picture', 'side', 'type'])

/** Texts of site.json, website.json and content/ that a language of the site lacks. */
export function wordProblems(files: SiteFiles): string[] {
  return [...siteWords(files), ...websiteWords(files), ...contentWords(files)]
}

/** Texts by their path; links are left out, since a language may lead to fewer pages. */
function textsIn(value: unknown, path: readonly string[] = []): [string, string][] {
  if (typeof value === 'string') return [[path.join('.'), value]]
  if (typeof value !== 'object' || value === null || ('label' in value && 'path' in value)) return []
  return Object.entries(value).flatMap(([key, inner]) =>
    CODES.has(key) || (path.length === 0 && OPTIONAL.has(key)) ? [] : textsIn(inner, [...path, key]),
  )
}

function siteWords({ site, siteAt, languages }: SiteFiles): string[] {
  const texts = languages.map((language) => [language, new Map(textsIn(site.languages[language]))] as const)
  const paths = new Set(texts.flatMap(([, own]) => [...own.keys()]))
  return texts.flatMap(([language, own]) =>
    [...paths].flatMap((path) => {
      // An empty path is the home page, an empty alternative text a picture that only decorates.
      const mayBeEmpty = /(?:^|\.)(?:path|alt)$/.test(path)
      const problem = own.has(path) ? (own.get(path) || mayBeEmpty ? undefined : 'is empty') : 'is missing'
      return problem === undefined ? [] : [`${siteAt(`languages.${language}.${path}`)} ${problem}`]
    }),
  )
}

function websiteWords({ website, websiteAt, languages }: SiteFiles): string[] {
  const lacking = (value: unknown, path: string): string[] => {
    if (typeof value !== 'object' || value === null) return []
    const entries = Object.entries(value)
    if (!isLocalised(entries, languages))
      return entries.flatMap(([key, inner]) => lacking(inner, path === '' ? key : `${path}.${key}`))
    return languages
      .filter((language) => !(entries.find(([key]) => key === language)?.[1] ?? ''))
      .map((language) => `${websiteAt(`${path}.${language}`)} is missing`)
  }
  return lacking(website, '')
}

/** Whether the keys are languages and the values texts. */
const isLocalised = (entries: readonly [string, unknown][], languages: readonly string[]): boolean =>
  entries.some(([key]) => languages.includes(key)) &&
  entries.every(([key, text]) => /^[a-z]{2}$/.test(key) && typeof text === 'string')

function contentWords({ content, languages }: SiteFiles): string[] {
  const known = new Map<string, Set<string>>()
  for (const { file } of content) {
    const [, folder, identifier, code] = /^(pages|blocks|mails)\/([^./]+)\.([^./]+)\.md$/.exec(file) ?? []
    if (!folder || !identifier || !code) continue
    const name = `${folder}/${identifier}`
    known.set(name, (known.get(name) ?? new Set()).add(code))
  }
  return [...known].flatMap(([name, codes]) =>
    codes.has('default')
      ? []
      : languages
          .filter((language) => ![...codes].some((code) => languageAmong([language], code)))
          .map((language) => `content/${name}.${language}.md is missing`),
  )
}
