import { readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { join } from 'node:path'
import { type ESTree, parseAst, Visitor } from 'vite'
import type { Language } from '@comptoir/rules/language'
import { LANGUAGES } from '../app/platform/language.ts'

/** Stands in the scripts for a choice of language, which is made once they are minified. */
const CHOICE = '__inLanguage'

type Part = { readonly start: number; readonly end: number }
const textOf = (code: string, { start, end }: Part) => code.slice(start, end)

/** A compiled message as one call, whose arguments are the functions of its languages. */
export function inEachLanguage(code: string): string {
  const constants = parseAst(code).body.flatMap(constantIn)
  const message = constants.pop()
  const choices = LANGUAGES.map((language) =>
    constants.find(({ name }) => name === `${language}_${message?.name}`),
  )
  if (!message || choices.includes(undefined))
    throw new Error(`The message ${message?.name} is not there in every language.`)
  const call = choices.map((choice) => choice && textOf(code, choice.value)).join(', ')
  return [
    code.slice(0, constants[0]?.whole.start),
    code.slice(message.whole.start, message.value.start),
    `/* @__PURE__ */ ${CHOICE}(${call})`,
    code.slice(message.value.end),
  ].join('')
}

function constantIn(part: ESTree.Program['body'][number]) {
  const declaration = part.type === 'ExportNamedDeclaration' ? part.declaration : part
  if (declaration?.type !== 'VariableDeclaration') return []
  return declaration.declarations.flatMap(({ id, init }) =>
    id.type === 'Identifier' && init ? [{ name: id.name, whole: part, value: init }] : [],
  )
}

/** A minified script with the words of one language only. */
export function spokenIn(language: Language, code: string): string {
  const choices: { whole: Part; chosen: Part }[] = []
  new Visitor({
    CallExpression: (call) => {
      const chosen = call.arguments[LANGUAGES.indexOf(language)]
      if (call.callee.type === 'Identifier' && call.callee.name === CHOICE && chosen)
        choices.push({ whole: call, chosen })
    },
  }).visit(parseAst(code))
  return choices
    .toSorted((a, b) => b.whole.start - a.whole.start)
    .reduce(
      (text, { whole, chosen }) => text.slice(0, whole.start) + textOf(code, chosen) + text.slice(whole.end),
      code,
    )
}

/**
 * Replaces each script that holds words by one for each language: `page-1a2b.js` by `page-1a2b.fr.js` and its
 * sisters, and so every script that names such a one. The others are shared by all languages.
 */
export async function separateLanguages(folder: string): Promise<void> {
  const names = (await readdir(folder)).filter((name) => name.endsWith('.js'))
  const scripts = new Map(
    await Promise.all(names.map(async (name) => [name, await readFile(join(folder, name), 'utf8')] as const)),
  )
  const spoken = spokenNames(scripts)
  for (const name of spoken) {
    const code = scripts.get(name) ?? ''
    for (const language of LANGUAGES) {
      const text = spokenIn(language, code).replaceAll(/(?<![\w.-])[\w.-]+\.js\b/g, (other) =>
        spoken.has(other) ? inLanguage(language, other) : other,
      )
      await writeFile(join(folder, inLanguage(language, name)), text)
    }
    await rm(join(folder, name))
  }
}

/** Name of a script in one language. */
const inLanguage = (language: Language, name: string) => name.replace(/\.js$/, `.${language}.js`)

/** Scripts that hold words, and those that name one of them. */
function spokenNames(scripts: ReadonlyMap<string, string>): Set<string> {
  const spoken = new Set<string>()
  let before = -1
  while (spoken.size > before) {
    before = spoken.size
    for (const [name, code] of scripts)
      if (code.includes(`${CHOICE}(`) || [...spoken].some((other) => code.includes(other))) spoken.add(name)
  }
  return spoken
}
