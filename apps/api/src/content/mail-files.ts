import { isLanguageCode, type Language } from '@comptoir/rules/language'
import { readdir, readFile } from 'node:fs/promises'
import path from 'node:path'
import { readFrontMatter } from './front-matter.ts'
import { readEntries } from './front-matter-entries.ts'
import { mailIdentifiers, placeholdersIn, placeholdersOf } from './mail-placeholders.ts'
import { renderMarkdown } from './markdown.ts'

/** A mail template in one language, with `{{name}}` placeholders. */
export type MailFile = {
  file: string
  identifier: string
  language: Language
  subject: string
  preheader: string
  /** Sanitised HTML. */
  html: string
  plain: string
}

const fileName = /^([a-z][a-z0-9_]*)\.([a-zA-Z-]+)\.md$/

/** The mail templates of a folder. Each must exist in all of the languages, with the same placeholders. */
export async function readMailFiles(
  { folder, languages }: { folder: string; languages: readonly Language[] },
  problems: string[],
): Promise<MailFile[]> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.md')).toSorted()
  const mails: MailFile[] = []
  const used = new Map<string, Set<string>>()
  for (const file of names) {
    const [, identifier = '', language = ''] = fileName.exec(file) ?? []
    if (!isLanguageCode(language)) problems.push(`${file}:1: name the file <identifier>.<language>.md`)
    else if (!mailIdentifiers.includes(identifier))
      problems.push(
        `${file}:1: the shop sends no mail ${identifier}, use one of ${mailIdentifiers.join(', ')}`,
      )
    else {
      const text = await readFile(path.join(folder, file), 'utf8')
      used.set(file, checkPlaceholders(file, identifier, text, problems))
      mails.push(await readMail({ file, identifier, language }, text, problems))
    }
  }
  checkLanguages({ mails, languages }, used, problems)
  return mails
}

async function readMail(
  named: Pick<MailFile, 'file' | 'identifier' | 'language'>,
  text: string,
  problems: string[],
): Promise<MailFile> {
  const { file, identifier } = named
  const matter = await readFrontMatter(text)
  const entries = readEntries(
    { file, identifier, matter, known: ['identifier', 'subject', 'preheader'] },
    problems,
  )
  const entry = (key: string) => {
    const value = entries.get(key)?.value
    if (!value) problems.push(`${file}:1: ${key} is missing`)
    return value ?? ''
  }
  if (matter.body.trim() === '') problems.push(`${file}:${matter.bodyLine}: the text is missing`)
  // Markdown encodes the braces of a placeholder in a link.
  const html = renderMarkdown(matter.body).replaceAll(/%7B%7B(\w+)%7D%7D/g, '{{$1}}')
  return {
    ...named,
    subject: entry('subject'),
    preheader: entry('preheader'),
    html,
    plain: plainText(matter.body),
  }
}

function checkPlaceholders(file: string, identifier: string, text: string, problems: string[]): Set<string> {
  const known = placeholdersOf(identifier)
  for (const [index, line] of text.split('\n').entries()) {
    for (const name of placeholdersIn(line)) {
      if (!known.includes(name)) {
        const place = `${file}:${index + 1}:${line.indexOf(name) + 1}`
        problems.push(`${place}: {{${name}}} is not filled in here, use ${known.join(', ')}`)
      }
    }
  }
  return new Set(placeholdersIn(text))
}

function checkLanguages(
  { mails, languages }: { mails: readonly MailFile[]; languages: readonly Language[] },
  used: ReadonlyMap<string, ReadonlySet<string>>,
  problems: string[],
): void {
  for (const [identifier, texts] of Map.groupBy(mails, (mail) => mail.identifier)) {
    for (const language of languages) {
      if (!texts.some((mail) => mail.language === language))
        problems.push(`${identifier}.${language}.md:1: this language is missing, add the file`)
    }
    const all = new Set(texts.flatMap(({ file }) => [...(used.get(file) ?? [])]))
    for (const { file } of texts) {
      const missing = [...all].filter((name) => !used.get(file)?.has(name))
      if (missing.length > 0)
        problems.push(
          `${file}:1: other languages say ${missing.map((name) => `{{${name}}}`).join(', ')}: say it here too`,
        )
    }
  }
}

/** The Markdown as plain text. */
function plainText(markdown: string): string {
  return markdown
    .replaceAll(/\[([^[\]]*)\]\(([^()\s]*)(?:\s[^()]*)?\)/g, '$1: $2')
    .replaceAll(/(\*\*|__)(.+?)\1/g, '$2')
    .replaceAll(/^#{1,6}\s+/gm, '')
    .replaceAll(/\n{3,}/g, '\n\n')
    .trim()
}
