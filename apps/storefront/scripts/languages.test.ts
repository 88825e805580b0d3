import { mkdtemp, readdir, readFile, rm, writeFile } from 'node:fs/promises'
import { tmpdir } from 'node:os'
import { join } from 'node:path'
import { expect, onTestFinished, test } from 'vitest'
import { inEachLanguage, separateLanguages, spokenIn } from './languages.ts'

const message = `
import * as registry from '../registry.js'
import { getLocale } from '../runtime.js'
const fr_hello = (i) => { return \`Bonjour \${i.name}\` };
const en_hello = (i) => { return \`Hello \${i.name}\` };
const it_hello = (i) => { return \`Buongiorno \${i.name}\` };
const hello = ((inputs, options = {}) => {
  const locale = options.locale ?? getLocale()
  return locale === "en" ? en_hello(inputs) : locale === "it" ? it_hello(inputs) : fr_hello(inputs)
});
export { hello as "say_hello" }
`

test('a message says its words in the language of the script, and knows no other', () => {
  const choice = inEachLanguage(message)
  expect(choice).toContain('export { hello as "say_hello" }')
  const italian = spokenIn('it', choice)
  expect(italian).toContain('Buongiorno ${i.name}')
  expect(italian).not.toMatch(/Bonjour|Hello|getLocale\(/)
})

test('a message that lacks a language fails the build', () => {
  expect(() => inEachLanguage(message.replace('en_hello =', 'en_bye ='))).toThrow('hello')
})

test('scripts with words, and those that name them, are written once a language; the others are shared', async () => {
  const folder = await mkdtemp(join(tmpdir(), 'languages-'))
  onTestFinished(() => rm(folder, { recursive: true }))
  await writeFile(join(folder, 'words-1.js'), 'var a=__inLanguage(()=>`oui`,()=>`yes`,()=>`sì`);export{a}')
  await writeFile(join(folder, 'page-2.js'), 'import{a}from"./words-1.js";import"./shared-3.js";a()')
  await writeFile(join(folder, 'shared-3.js'), 'export{}')
  await separateLanguages(folder)
  expect((await readdir(folder)).toSorted()).toEqual([
    'page-2.en.js',
    'page-2.fr.js',
    'page-2.it.js',
    'shared-3.js',
    'words-1.en.js',
    'words-1.fr.js',
    'words-1.it.js',
  ])
  const read = (name: string) => readFile(join(folder, name), 'utf8')
  expect(await read('words-1.en.js')).toBe('var a=()=>`yes`;export{a}')
  expect(await read('page-2.it.js')).toBe('import{a}from"./words-1.it.js";import"./shared-3.js";a()')
})
