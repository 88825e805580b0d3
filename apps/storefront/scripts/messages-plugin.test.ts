import { expect, test } from 'vitest'
import { inLanguage } from './messages-plugin.ts'

const message = `
import { getLocale } from '../runtime.js'
const fr_hello = (i) => { return \`Bonjour \${i.name}\` };
const en_hello = (i) => { return \`Hello \${i.name}\` };
const hello = /** @type {Message} */ ((inputs, options = {}) => {
  const locale = options.locale ?? getLocale()
  return locale === "en" ? en_hello(inputs) : fr_hello(inputs)
});
export { hello as "say_hello" }
`

test('replaces a message by the function of the language', () => {
  expect(inLanguage('en', message)).toMatch(
    /const hello = .*en_hello\)?;\s+export \{ hello as "say_hello" \}/,
  )
})

test('fails the build when a language lacks a message', () => {
  expect(() => inLanguage('it', message)).toThrow('hello is missing in the language it')
})
